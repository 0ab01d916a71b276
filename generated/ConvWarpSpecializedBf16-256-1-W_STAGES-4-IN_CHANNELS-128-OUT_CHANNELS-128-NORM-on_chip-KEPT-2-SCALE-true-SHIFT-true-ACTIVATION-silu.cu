typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(288, 1)
conv_warp_specialized_bf16(
    const __grid_constant__ tensor_map x_map /* bf16 */,
    const __grid_constant__ tensor_map weight_map /* bf16 */,
    const u64 scale /* bf16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
    const u64 shift /* bf16 */,
    const u64 shift_stride0,
    const u64 shift_stride1,
    const u64 shift_stride2,
    const u64 shift_stride3,
    const u64 y /* bf16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 partial /* f32, scratch */,
    const u64 partial_stride0,
    const u64 partial_stride1,
    const u64 partial_stride2,
    const u64 partial_stride3,
    const u64 counters /* u32, counters */,
    const u64 counters_stride0,
    const u64 counters_stride1,
    const u64 counters_stride2,
    const u64 counters_stride3,
    const u32 height,
    const u32 width,
    const u32 groups,
    const u32 all_groups,
    const u32 cta_groups,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
#line 131 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 132 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 133 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 153600u;
    const u32 moments = outputs + 65536u;
    const u32 t7 = moments + 4096u;
#line 126 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 1024u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t10) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t8 + 16u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t8 + 24u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t8 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t8 + 64u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t8 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t8 + 72u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t8 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t8 + 80u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t8 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t8 + 88u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 139 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 8u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t24 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t24));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t27 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t28 = warp_2 & 3u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t29 = index >> 1u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t30 = index & 1u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t31 = t30 << 6u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t32 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t32 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t34 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t35 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t34 ? t35 : 0u;
        const u32 t37 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t37; i += 1u) {
#line 167 "fa-kernels/src/conv/tile_config.rs"
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < 2u; i_2 += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t38 = i << 1u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_3 = t38 + i_2;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot = i_3 & 1u;
                const u32 t41 = slot + 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t42 = t41 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t43 = t8 + t42;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t44 = i_3 >> 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t45 = t44 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t46 = t45 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t43), "r"(t46) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t47 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t48 = t47 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
                const u32 group = t48 + i;
                const u32 sample = group / groups;
                const u32 t51 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
                const u32 number = group - t51;
#line 38 "fa-kernels/src/conv/tiles.rs"
                const u32 t53 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
                const u32 across = t53 >> 3u;
                const u32 t55 = number / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t55 << 5u;
                const u32 t57 = number % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t57 << 3u;
                const bool t59 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
                const u32 t60 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
                const u32 left_2 = t59 ? t60 : 0u;
                const u32 t62 = left_2 < 32u ? left_2 : 32u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t63 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t64 = t63 < 8u ? t63 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t65 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t66 = t8 + t65;
                const u32 t67 = slot * 44032u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to = smem_1 + t67;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t69 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t70 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t71;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t71) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t72 = t71 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t72) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 43520;" :  : "r"(t66) : "memory");
                    const u32 t73 = i_2 << 6u;
#line 61 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t66), "r"(t73), "r"(t69), "r"(t70), "r"(sample) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t74 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t75 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_4 = t74 + t75;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_2 = i_4 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t78 = slot_2 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t79 = t78 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t80 = t8 + t79;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t81 = i_4 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t82 = t81 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t83 = t82 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t83) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t84 = slot_2 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t85 = t84 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t86 = t8 + t85;
                const u32 t87 = slot_2 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_2 = t9 + t87;
                const u32 t89 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t90 = t89 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t91;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t91) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t92 = t91 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t92) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t86) : "memory");
                    const u32 t93 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t86), "r"(t93), "r"(0u), "r"(0u), "r"(t90) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t94 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t95 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t96 = t94 + t95;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = t96 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_3 = i_5 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t99 = slot_3 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t101 = t8 + t100;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t102 = i_5 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t103 = t102 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t104 = t103 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t101), "r"(t104) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t105 = slot_3 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t106 = t105 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t107 = t8 + t106;
                const u32 t108 = slot_3 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_3 = t9 + t108;
                const u32 t110 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t111 = t110 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t112;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t112) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t113 = t112 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t113) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t107) : "memory");
                    const u32 t114 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t107), "r"(t114), "r"(1u), "r"(0u), "r"(t111) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t115 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t116 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t117 = t115 + t116;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t117 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_6 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t120 = slot_4 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t121 = t120 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t122 = t8 + t121;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t123 = i_6 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t124 = t123 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t125 = t124 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t122), "r"(t125) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t126 = slot_4 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t128 = t8 + t127;
                const u32 t129 = slot_4 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t129;
                const u32 t131 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t132 = t131 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t133;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t133) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t134 = t133 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t134) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t128) : "memory");
                    const u32 t135 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t128), "r"(t135), "r"(2u), "r"(0u), "r"(t132) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t136 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t137 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t138 = t136 + t137;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t138 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_7 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t141 = slot_5 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t142 = t141 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t143 = t8 + t142;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t144 = i_7 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t145 = t144 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t146 = t145 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t143), "r"(t146) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t147 = slot_5 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t148 = t147 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t149 = t8 + t148;
                const u32 t150 = slot_5 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t150;
                const u32 t152 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t153 = t152 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t154;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t154) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t155 = t154 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t155) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t149) : "memory");
                    const u32 t156 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t149), "r"(t156), "r"(0u), "r"(1u), "r"(t153) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t157 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t158 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t159 = t157 + t158;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t159 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_8 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t162 = slot_6 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t163 = t162 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = t8 + t163;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t165 = i_8 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t166 = t165 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t167 = t166 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t167) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t168 = slot_6 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t169 = t168 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t170 = t8 + t169;
                const u32 t171 = slot_6 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t171;
                const u32 t173 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t174 = t173 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t175;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t175) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t176 = t175 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t176) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t170) : "memory");
                    const u32 t177 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t170), "r"(t177), "r"(1u), "r"(1u), "r"(t174) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t178 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t179 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t180 = t178 + t179;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t180 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_9 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t183 = slot_7 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t184 = t183 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t185 = t8 + t184;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t186 = i_9 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = t186 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t188 = t187 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t185), "r"(t188) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = slot_7 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t190 = t189 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t191 = t8 + t190;
                const u32 t192 = slot_7 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t192;
                const u32 t194 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t195 = t194 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t196;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t196) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t197 = t196 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t197) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t191) : "memory");
                    const u32 t198 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t191), "r"(t198), "r"(2u), "r"(1u), "r"(t195) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t199 + t200;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t201 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_10 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t204 = slot_8 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t205 = t204 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t206 = t8 + t205;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t207 = i_10 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t208 = t207 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t209 = t208 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t206), "r"(t209) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t210 = slot_8 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = t210 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t8 + t211;
                const u32 t213 = slot_8 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t213;
                const u32 t215 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t216 = t215 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t217;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t217) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t218 = t217 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t218) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t212) : "memory");
                    const u32 t219 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t212), "r"(t219), "r"(0u), "r"(2u), "r"(t216) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t220 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t221 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t222 = t220 + t221;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t222 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_11 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t225 = slot_9 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t226 = t225 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t227 = t8 + t226;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t228 = i_11 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t229 = t228 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t230 = t229 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t227), "r"(t230) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t231 = slot_9 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t232 = t231 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t233 = t8 + t232;
                const u32 t234 = slot_9 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t234;
                const u32 t236 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t237 = t236 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t238;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t238) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t239 = t238 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t239) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t233) : "memory");
                    const u32 t240 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t233), "r"(t240), "r"(1u), "r"(2u), "r"(t237) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t241 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t242 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t243 = t241 + t242;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t243 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_12 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t246 = slot_10 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t247 = t246 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t248 = t8 + t247;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t249 = i_12 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t250 = t249 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t251 = t250 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t248), "r"(t251) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t252 = slot_10 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t253 = t252 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t254 = t8 + t253;
                const u32 t255 = slot_10 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t255;
                const u32 t257 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t258 = t257 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t259;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t259) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t260 = t259 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t260) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t254) : "memory");
                    const u32 t261 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t254), "r"(t261), "r"(2u), "r"(2u), "r"(t258) : "memory");
                }
            }
        }
    } else {
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_2 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_3 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_4 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_5 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_6 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_7 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_8 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_9 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_10 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_11 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_12 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_13 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_14 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_15 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_16 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_17 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_18 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_19 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_20 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_21 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_22 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_23 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_24 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_25 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_26 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_27 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_28 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_29 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_30 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_31 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_32 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_33 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_34 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_35 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_36 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_37 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_38 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_39 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_40 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_41 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_42 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_43 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_44 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_45 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_46 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_47 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_48 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_49 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_50 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_51 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_52 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_53 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_54 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_55 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_56 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_57 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_58 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_59 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_60 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_61 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_62 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_63 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_64 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_65 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_66 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_67 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_68 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_69 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_70 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_71 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_72 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_73 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_74 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_75 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_76 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_77 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_78 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_79 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_80 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_81 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_82 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_83 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_84 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_85 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_86 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_87 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_88 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_89 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_90 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_91 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_92 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_93 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_94 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_95 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_96 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_97 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_98 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_99 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_100 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_101 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_102 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_103 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_104 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_105 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_106 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_107 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_108 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_109 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_110 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_111 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_112 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_113 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_114 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_115 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_116 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_117 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_118 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_119 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_120 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_121 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_122 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_123 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_124 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_125 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_126 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_127 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_128 = 0.0f;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 t262 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t262 << 7u;
#line 199 "fa-kernels/src/conv/work.rs"
        f32 count = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
        f32 mean = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
        f32 squares = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
        f32 count_2 = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
        f32 mean_2 = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
        f32 squares_2 = 0.0f;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t264 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t264 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t266 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t267 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_3 = t266 ? t267 : 0u;
        const u32 t269 = left_3 < cta_groups ? left_3 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t269; i_13 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_41 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_42 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_45 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_46 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_49 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_50 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_53 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_54 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_57 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_58 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_61 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_62 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_65 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_66 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_69 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_70 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_73 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_74 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_77 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_78 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_81 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_82 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_85 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_86 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_89 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_90 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_93 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_94 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_97 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_98 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_101 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_102 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_105 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_106 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_109 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_110 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_113 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_114 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_117 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_118 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_121 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_122 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_125 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_126 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_43 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_44 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_47 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_48 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_51 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_52 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_55 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_56 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_59 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_60 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_63 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_64 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_67 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_68 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_71 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_72 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_75 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_76 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_79 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_80 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_83 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_84 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_87 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_88 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_91 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_92 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_95 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_96 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_99 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_100 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_103 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_104 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_107 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_108 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_111 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_112 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_115 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_116 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_119 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_120 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_123 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_124 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_127 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_128 = 0.0f;
#line 167 "fa-kernels/src/conv/tile_config.rs"
            #pragma unroll 1
            for (u32 i_14 = 0u; i_14 < 2u; i_14 += 1u) {
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t270 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t271 = t270 + i_14;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 i_15 = t271 + t29;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 slot_11 = i_15 & 1u;
                const u32 t274 = slot_11 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t275 = t8 + t274;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t276 = i_15 >> 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t277 = t276 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t275), "r"(t277) : "memory");
                const u32 t278 = slot_11 * 44032u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t279 = smem_1 + t278;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step = i_14 * 9u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t281 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t282 = t281 + step;
                const u32 t283 = t282 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t284 = t283 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t285 = t284 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t286 = t8 + t285;
                const u32 t287 = t282 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t288 = t287 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t286), "r"(t288) : "memory");
                const u32 t289 = t282 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t290 = t289 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t291 = t9 + t290;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t292 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t293 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t294 = t291 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t295 = t294 + t293;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t296 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t297 = t295 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t298 = (u64)t297;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t299 = t298 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t300 = t296 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t301 = (u64)t300;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t302 = t301 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t303 = t295 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t304 = (u64)t303;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t305 = t304 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t306 = t296 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t307 = (u64)t306;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t308 = t307 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t309 = t295 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t310 = (u64)t309;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t311 = t310 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t312 = t296 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t313 = (u64)t312;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t314 = t313 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t315 = t295 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t316 = (u64)t315;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t317 = t316 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t318 = t296 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t319 = (u64)t318;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t320 = t319 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t299), "l"(t302), "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317), "l"(t320) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t321 = 0u < step;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t321) {
                    const u32 t322 = step - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t323 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t324 = t323 + t322;
                    const u32 t325 = t324 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t326 = t325 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t327 = t326 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t328 = t8 + t327;
                    u32 t329;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t329) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t330 = t329 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t330) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t328) : "memory");
                    }
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t331 = i_14 - 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t332 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t333 = t332 + t331;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 i_16 = t333 + t29;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t335 = i_16 & 1u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t336 = t335 + 2u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t337 = t336 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t338 = t8 + t337;
                    u32 t339;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t339) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t340 = t339 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t340) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t338) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t341 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_2 = t341 + 1u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t343 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t344 = t343 + step_2;
                const u32 t345 = t344 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t346 = t345 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t347 = t346 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t348 = t8 + t347;
                const u32 t349 = t344 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t350 = t349 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t348), "r"(t350) : "memory");
                const u32 t351 = t344 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t352 = t351 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t353 = t9 + t352;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t354 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t355 = t354 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t356 = t353 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t357 = t356 + t355;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t358 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t359 = t358 + 8u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t360 = t357 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t361 = (u64)t360;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t362 = t361 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t363 = t359 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t364 = (u64)t363;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t365 = t364 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t366 = t357 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t367 = (u64)t366;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t368 = t367 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t369 = t359 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t370 = (u64)t369;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t371 = t370 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t372 = t357 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t373 = (u64)t372;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t374 = t373 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t375 = t359 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t376 = (u64)t375;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t377 = t376 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t378 = t357 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t379 = (u64)t378;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t380 = t379 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t381 = t359 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t382 = (u64)t381;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t383 = t382 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t384 = 0u < step_2;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t384) {
                    const u32 t385 = step_2 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t386 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t387 = t386 + t385;
                    const u32 t388 = t387 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t389 = t388 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t390 = t389 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t391 = t8 + t390;
                    u32 t392;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t392) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t393 = t392 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t393) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t391) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t394 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_3 = t394 + 2u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t396 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t397 = t396 + step_3;
                const u32 t398 = t397 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t399 = t398 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t400 = t399 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t401 = t8 + t400;
                const u32 t402 = t397 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t403 = t402 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t401), "r"(t403) : "memory");
                const u32 t404 = t397 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t405 = t404 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t406 = t9 + t405;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t407 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t408 = t407 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t409 = t406 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t410 = t409 + t408;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t411 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t412 = t411 + 16u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t413 = t410 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t414 = (u64)t413;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t415 = t414 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t416 = t412 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t417 = (u64)t416;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t418 = t417 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t419 = t410 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t420 = (u64)t419;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t421 = t420 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t422 = t412 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t423 = (u64)t422;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t424 = t423 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t425 = t410 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t426 = (u64)t425;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t427 = t426 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t428 = t412 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t429 = (u64)t428;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t430 = t429 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t431 = t410 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t432 = (u64)t431;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t433 = t432 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t434 = t412 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t435 = (u64)t434;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t436 = t435 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t415), "l"(t418), "l"(t421), "l"(t424), "l"(t427), "l"(t430), "l"(t433), "l"(t436) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t437 = 0u < step_3;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t437) {
                    const u32 t438 = step_3 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t439 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t440 = t439 + t438;
                    const u32 t441 = t440 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t442 = t441 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t443 = t442 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t444 = t8 + t443;
                    u32 t445;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t445) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t446 = t445 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t446) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t444) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t447 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_4 = t447 + 3u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t449 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t450 = t449 + step_4;
                const u32 t451 = t450 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t452 = t451 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t453 = t452 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t454 = t8 + t453;
                const u32 t455 = t450 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t456 = t455 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t454), "r"(t456) : "memory");
                const u32 t457 = t450 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t458 = t457 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t459 = t9 + t458;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t460 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t461 = t460 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t462 = t459 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t463 = t462 + t461;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t464 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t465 = t464 + 80u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t466 = t463 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t467 = (u64)t466;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t468 = t467 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t469 = t465 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t470 = (u64)t469;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t471 = t470 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t472 = t463 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t473 = (u64)t472;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t474 = t473 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t475 = t465 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t476 = (u64)t475;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t477 = t476 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t478 = t463 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t479 = (u64)t478;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t480 = t479 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t481 = t465 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t482 = (u64)t481;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t483 = t482 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t484 = t463 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t485 = (u64)t484;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t486 = t485 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t487 = t465 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t488 = (u64)t487;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t489 = t488 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480), "l"(t483), "l"(t486), "l"(t489) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t490 = 0u < step_4;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t490) {
                    const u32 t491 = step_4 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t492 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t493 = t492 + t491;
                    const u32 t494 = t493 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t495 = t494 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t496 = t495 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t497 = t8 + t496;
                    u32 t498;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t498) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t499 = t498 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t499) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t497) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t500 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_5 = t500 + 4u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t502 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t503 = t502 + step_5;
                const u32 t504 = t503 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t505 = t504 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t506 = t505 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t507 = t8 + t506;
                const u32 t508 = t503 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t509 = t508 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t507), "r"(t509) : "memory");
                const u32 t510 = t503 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t511 = t510 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t512 = t9 + t511;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t513 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t514 = t513 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t515 = t512 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t516 = t515 + t514;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t517 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t518 = t517 + 88u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t519 = t516 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t520 = (u64)t519;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t521 = t520 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t522 = t518 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t523 = (u64)t522;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t524 = t523 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t525 = t516 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t526 = (u64)t525;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t527 = t526 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t528 = t518 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t529 = (u64)t528;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t530 = t529 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t531 = t516 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t532 = (u64)t531;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t533 = t532 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t534 = t518 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t535 = (u64)t534;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t536 = t535 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t537 = t516 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t538 = (u64)t537;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t539 = t538 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t540 = t518 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t541 = (u64)t540;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t542 = t541 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t521), "l"(t524), "l"(t527), "l"(t530), "l"(t533), "l"(t536), "l"(t539), "l"(t542) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t543 = 0u < step_5;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t543) {
                    const u32 t544 = step_5 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t545 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t546 = t545 + t544;
                    const u32 t547 = t546 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t548 = t547 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t549 = t548 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t550 = t8 + t549;
                    u32 t551;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t551) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t552 = t551 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t552) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t550) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t553 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_6 = t553 + 5u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t555 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t556 = t555 + step_6;
                const u32 t557 = t556 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t558 = t557 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t559 = t558 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t560 = t8 + t559;
                const u32 t561 = t556 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t562 = t561 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t560), "r"(t562) : "memory");
                const u32 t563 = t556 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t564 = t563 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t565 = t9 + t564;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t566 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t567 = t566 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t568 = t565 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t569 = t568 + t567;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t570 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t571 = t570 + 96u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t572 = t569 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t573 = (u64)t572;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t574 = t573 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t575 = t571 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t576 = (u64)t575;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t577 = t576 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t578 = t569 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t579 = (u64)t578;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t580 = t579 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t581 = t571 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t582 = (u64)t581;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t583 = t582 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t584 = t569 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t585 = (u64)t584;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t586 = t585 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t587 = t571 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t588 = (u64)t587;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t589 = t588 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t590 = t569 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t591 = (u64)t590;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t592 = t591 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t593 = t571 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t594 = (u64)t593;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t595 = t594 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t574), "l"(t577), "l"(t580), "l"(t583), "l"(t586), "l"(t589), "l"(t592), "l"(t595) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t596 = 0u < step_6;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t596) {
                    const u32 t597 = step_6 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t598 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t599 = t598 + t597;
                    const u32 t600 = t599 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t601 = t600 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t602 = t601 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t603 = t8 + t602;
                    u32 t604;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t604) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t605 = t604 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t605) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t603) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t606 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_7 = t606 + 6u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t608 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t609 = t608 + step_7;
                const u32 t610 = t609 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t611 = t610 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t612 = t611 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t613 = t8 + t612;
                const u32 t614 = t609 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t615 = t614 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t613), "r"(t615) : "memory");
                const u32 t616 = t609 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t617 = t616 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t618 = t9 + t617;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t619 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t620 = t619 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t621 = t618 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t622 = t621 + t620;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t623 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t624 = t623 + 160u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t625 = t622 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t626 = (u64)t625;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t627 = t626 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t628 = t624 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t629 = (u64)t628;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t630 = t629 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t631 = t622 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t632 = (u64)t631;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t633 = t632 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t634 = t624 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t635 = (u64)t634;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t636 = t635 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t637 = t622 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t638 = (u64)t637;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t639 = t638 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t640 = t624 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t641 = (u64)t640;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t642 = t641 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t643 = t622 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t644 = (u64)t643;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t645 = t644 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t646 = t624 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t647 = (u64)t646;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t648 = t647 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t627), "l"(t630), "l"(t633), "l"(t636), "l"(t639), "l"(t642), "l"(t645), "l"(t648) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t649 = 0u < step_7;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t649) {
                    const u32 t650 = step_7 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t651 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t652 = t651 + t650;
                    const u32 t653 = t652 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t654 = t653 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t655 = t654 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t656 = t8 + t655;
                    u32 t657;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t657) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t658 = t657 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t658) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t656) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t659 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_8 = t659 + 7u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t661 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t662 = t661 + step_8;
                const u32 t663 = t662 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t664 = t663 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t665 = t664 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t666 = t8 + t665;
                const u32 t667 = t662 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t668 = t667 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t666), "r"(t668) : "memory");
                const u32 t669 = t662 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t670 = t669 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t671 = t9 + t670;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t672 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t673 = t672 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t674 = t671 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t675 = t674 + t673;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t676 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t677 = t676 + 168u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t678 = t675 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t679 = (u64)t678;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t680 = t679 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t681 = t677 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t682 = (u64)t681;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t683 = t682 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t684 = t675 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t685 = (u64)t684;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t686 = t685 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t687 = t677 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t688 = (u64)t687;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t689 = t688 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t690 = t675 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t691 = (u64)t690;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t692 = t691 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t693 = t677 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t694 = (u64)t693;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t695 = t694 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t696 = t675 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t697 = (u64)t696;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t698 = t697 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t699 = t677 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t700 = (u64)t699;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t701 = t700 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t680), "l"(t683), "l"(t686), "l"(t689), "l"(t692), "l"(t695), "l"(t698), "l"(t701) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t702 = 0u < step_8;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t702) {
                    const u32 t703 = step_8 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t704 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t705 = t704 + t703;
                    const u32 t706 = t705 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t707 = t706 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t708 = t707 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t709 = t8 + t708;
                    u32 t710;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t710) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t711 = t710 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t711) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t709) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t712 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_9 = t712 + 8u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t714 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t715 = t714 + step_9;
                const u32 t716 = t715 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t717 = t716 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t718 = t717 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t719 = t8 + t718;
                const u32 t720 = t715 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t721 = t720 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t719), "r"(t721) : "memory");
                const u32 t722 = t715 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t723 = t722 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t724 = t9 + t723;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t725 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t726 = t725 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t727 = t724 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t728 = t727 + t726;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t729 = t279 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t730 = t729 + 176u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t731 = t728 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t732 = (u64)t731;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t733 = t732 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t734 = t730 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t735 = (u64)t734;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t736 = t735 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t737 = t728 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t738 = (u64)t737;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t739 = t738 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t740 = t730 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t741 = (u64)t740;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t742 = t741 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t743 = t728 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t744 = (u64)t743;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t745 = t744 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t746 = t730 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t747 = (u64)t746;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t748 = t747 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t749 = t728 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t750 = (u64)t749;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t751 = t750 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t752 = t730 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t753 = (u64)t752;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t754 = t753 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t733), "l"(t736), "l"(t739), "l"(t742), "l"(t745), "l"(t748), "l"(t751), "l"(t754) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t755 = 0u < step_9;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t755) {
                    const u32 t756 = step_9 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t757 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t758 = t757 + t756;
                    const u32 t759 = t758 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t760 = t759 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t761 = t760 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t762 = t8 + t761;
                    u32 t763;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t763) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t764 = t763 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t764) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t762) : "memory");
                    }
                }
            }
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t765 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t766 = t765 + 17u;
            const u32 t767 = t766 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t768 = t767 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t769 = t768 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t770 = t8 + t769;
            u32 t771;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t771) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t772 = t771 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t772) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t770) : "memory");
            }
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t773 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t774 = t773 + 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_17 = t774 + t29;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t776 = i_17 & 1u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t777 = t776 + 2u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t778 = t777 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t779 = t8 + t778;
            u32 t780;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t780) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t781 = t780 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t781) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t779) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t782 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t783 = t782 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t783 + i_13;
            const u32 sample_2 = group_2 / groups;
            const u32 t786 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t787 = group_2 - t786;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t787 + t29;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t789 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_2 = t789 >> 3u;
            const u32 t791 = number_2 / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t791 << 5u;
            const u32 t793 = number_2 % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t793 << 3u;
            const bool t795 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t796 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t795 ? t796 : 0u;
            const u32 t798 = left_4 < 32u ? left_4 : 32u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t799 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t800 = t799 < 8u ? t799 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t801 = 0u < i_13;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t801) {
#line 100 "fa-kernels/src/conv/statistics.rs"
                const u32 t802 = i_13 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t803 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t804 = t803 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t805 = t804 + t802;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t805 / groups;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t807 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t808 = t807 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t809 = t808 + i_13;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t810 = t809 / groups;
#line 101 "fa-kernels/src/conv/statistics.rs"
                const bool t811 = t810 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
                if (t811) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const u32 t812 = t27 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const bool t813 = t812 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    if (t813) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t814 = t28 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t815 = t31 + t814;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t816 = t27 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_4 = t815 + t816;
                        const u32 t818 = first_4 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t819 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t820 = t819 + first_4;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t821 = t820 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t821;
                        const f32 t823 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t824 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t825 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t826;
                        asm("mov.b32 %0, %1;" : "=r"(t826) : "f"(t823));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t827;
                        asm("mov.b32 %0, %1;" : "=r"(t827) : "f"(t824));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t828;
                        asm("mov.b32 %0, %1;" : "=r"(t828) : "f"(t825));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t826), "r"(t827), "r"(t828), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t829 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t830 = t829 + t818;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t831 = t830 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t831;
                        const f32 t833 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t834 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t835 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t836;
                        asm("mov.b32 %0, %1;" : "=r"(t836) : "f"(t833));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t837;
                        asm("mov.b32 %0, %1;" : "=r"(t837) : "f"(t834));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t838;
                        asm("mov.b32 %0, %1;" : "=r"(t838) : "f"(t835));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t836), "r"(t837), "r"(t838), "r"(0u) : "memory");
                    }
#line 126 "fa-kernels/src/conv/statistics.rs"
                    count = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    mean = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    squares = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    count_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    mean_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel = threadIdx.x;
                    const bool t840 = channel < 128u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                    if (t840) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t841 = channel << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t842 = moments + t841;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t842) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t843;
                        asm("mov.b32 %0, %1;" : "=f"(t843) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t844;
                        asm("mov.b32 %0, %1;" : "=f"(t844) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t845;
                        asm("mov.b32 %0, %1;" : "=f"(t845) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t846;
                        asm("mov.b32 %0, %1;" : "=f"(t846) : "r"(row_4));
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t847 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t847 << 7u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 t849 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_3 = first_5 + channel;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_2 = t849 + before;
                        const u64 t852 = (u64)index_2;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t853 = t852 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t854 = t853 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t855 = partial + t854;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t856 = (u64)index_3;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t857 = t856 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t858 = t857 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t859 = t855 + t858;
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t860;
                        asm("mov.b32 %0, %1;" : "=r"(t860) : "f"(t843));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t861;
                        asm("mov.b32 %0, %1;" : "=r"(t861) : "f"(t844));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t862;
                        asm("mov.b32 %0, %1;" : "=r"(t862) : "f"(t845));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t859), "r"(t860), "r"(t861), "r"(t862), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t863 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t864 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t865;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(t863), "f"(t864));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t866 = t865 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t867 = t865 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t868;
            asm("mov.b32 %0, %1;" : "=f"(t868) : "r"(t866));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t869;
            asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(t867));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t868;
            acc_2 = t869;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t870 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t871 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t872;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(t870), "f"(t871));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t873 = t872 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t874 = t872 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t875;
            asm("mov.b32 %0, %1;" : "=f"(t875) : "r"(t873));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t876;
            asm("mov.b32 %0, %1;" : "=f"(t876) : "r"(t874));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t875;
            acc_4 = t876;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t877 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t878 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(t877), "f"(t878));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t880 = t879 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t881 = t879 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t882;
            asm("mov.b32 %0, %1;" : "=f"(t882) : "r"(t880));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t883;
            asm("mov.b32 %0, %1;" : "=f"(t883) : "r"(t881));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t882;
            acc_6 = t883;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t884 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t885 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(t884), "f"(t885));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t887 = t886 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t888 = t886 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t889;
            asm("mov.b32 %0, %1;" : "=f"(t889) : "r"(t887));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t890;
            asm("mov.b32 %0, %1;" : "=f"(t890) : "r"(t888));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t889;
            acc_8 = t890;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t891 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t892 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(t891), "f"(t892));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t894 = t893 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t895 = t893 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t896;
            asm("mov.b32 %0, %1;" : "=f"(t896) : "r"(t894));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t897;
            asm("mov.b32 %0, %1;" : "=f"(t897) : "r"(t895));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t896;
            acc_10 = t897;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t898 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t899 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(t898), "f"(t899));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t901 = t900 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t902 = t900 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t903;
            asm("mov.b32 %0, %1;" : "=f"(t903) : "r"(t901));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t904;
            asm("mov.b32 %0, %1;" : "=f"(t904) : "r"(t902));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t903;
            acc_12 = t904;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t905 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t906 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(t905), "f"(t906));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t908 = t907 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t909 = t907 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t910;
            asm("mov.b32 %0, %1;" : "=f"(t910) : "r"(t908));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t911;
            asm("mov.b32 %0, %1;" : "=f"(t911) : "r"(t909));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t910;
            acc_14 = t911;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t912 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t913 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(t912), "f"(t913));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t915 = t914 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t916 = t914 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t917;
            asm("mov.b32 %0, %1;" : "=f"(t917) : "r"(t915));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t918;
            asm("mov.b32 %0, %1;" : "=f"(t918) : "r"(t916));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t917;
            acc_16 = t918;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t919 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t920 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(t919), "f"(t920));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t922 = t921 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t923 = t921 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t924;
            asm("mov.b32 %0, %1;" : "=f"(t924) : "r"(t922));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t925;
            asm("mov.b32 %0, %1;" : "=f"(t925) : "r"(t923));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t924;
            acc_18 = t925;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t926 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t927 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t928;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(t926), "f"(t927));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t929 = t928 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t930 = t928 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t931;
            asm("mov.b32 %0, %1;" : "=f"(t931) : "r"(t929));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t932;
            asm("mov.b32 %0, %1;" : "=f"(t932) : "r"(t930));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t931;
            acc_20 = t932;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t933 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t934 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t935;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(t933), "f"(t934));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t936 = t935 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t937 = t935 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t938;
            asm("mov.b32 %0, %1;" : "=f"(t938) : "r"(t936));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t939;
            asm("mov.b32 %0, %1;" : "=f"(t939) : "r"(t937));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t938;
            acc_22 = t939;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t940 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t941 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t942) : "f"(t940), "f"(t941));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t943 = t942 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t944 = t942 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t945;
            asm("mov.b32 %0, %1;" : "=f"(t945) : "r"(t943));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t946;
            asm("mov.b32 %0, %1;" : "=f"(t946) : "r"(t944));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t945;
            acc_24 = t946;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t947 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t948 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(t947), "f"(t948));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t950 = t949 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t951 = t949 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t952;
            asm("mov.b32 %0, %1;" : "=f"(t952) : "r"(t950));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t953;
            asm("mov.b32 %0, %1;" : "=f"(t953) : "r"(t951));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t952;
            acc_26 = t953;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t954 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t955 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t956;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(t954), "f"(t955));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t957 = t956 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t958 = t956 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t959;
            asm("mov.b32 %0, %1;" : "=f"(t959) : "r"(t957));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t960;
            asm("mov.b32 %0, %1;" : "=f"(t960) : "r"(t958));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t959;
            acc_28 = t960;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t961 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t962 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t963) : "f"(t961), "f"(t962));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t964 = t963 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t965 = t963 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t966;
            asm("mov.b32 %0, %1;" : "=f"(t966) : "r"(t964));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t967;
            asm("mov.b32 %0, %1;" : "=f"(t967) : "r"(t965));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t966;
            acc_30 = t967;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t968 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t969 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t970;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(t968), "f"(t969));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t971 = t970 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t972 = t970 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t973;
            asm("mov.b32 %0, %1;" : "=f"(t973) : "r"(t971));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t974;
            asm("mov.b32 %0, %1;" : "=f"(t974) : "r"(t972));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t973;
            acc_32 = t974;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t975 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t976 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t977;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(t975), "f"(t976));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t978 = t977 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t979 = t977 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t980;
            asm("mov.b32 %0, %1;" : "=f"(t980) : "r"(t978));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t981;
            asm("mov.b32 %0, %1;" : "=f"(t981) : "r"(t979));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t980;
            acc_34 = t981;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t982 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t983 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(t982), "f"(t983));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t985 = t984 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t986 = t984 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t987;
            asm("mov.b32 %0, %1;" : "=f"(t987) : "r"(t985));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t988;
            asm("mov.b32 %0, %1;" : "=f"(t988) : "r"(t986));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t987;
            acc_36 = t988;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t989 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t990 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(t989), "f"(t990));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t992 = t991 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t993 = t991 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t994;
            asm("mov.b32 %0, %1;" : "=f"(t994) : "r"(t992));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t995;
            asm("mov.b32 %0, %1;" : "=f"(t995) : "r"(t993));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t994;
            acc_38 = t995;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t996 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t997 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(t996), "f"(t997));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t999 = t998 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1000 = t998 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1001;
            asm("mov.b32 %0, %1;" : "=f"(t1001) : "r"(t999));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1002;
            asm("mov.b32 %0, %1;" : "=f"(t1002) : "r"(t1000));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t1001;
            acc_40 = t1002;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1003 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1004 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(t1003), "f"(t1004));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1006 = t1005 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1007 = t1005 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1008;
            asm("mov.b32 %0, %1;" : "=f"(t1008) : "r"(t1006));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1009;
            asm("mov.b32 %0, %1;" : "=f"(t1009) : "r"(t1007));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t1008;
            acc_42 = t1009;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1010 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1011 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(t1010), "f"(t1011));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1013 = t1012 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1014 = t1012 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1015;
            asm("mov.b32 %0, %1;" : "=f"(t1015) : "r"(t1013));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1016;
            asm("mov.b32 %0, %1;" : "=f"(t1016) : "r"(t1014));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t1015;
            acc_44 = t1016;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1017 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1018 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(t1017), "f"(t1018));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1020 = t1019 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1021 = t1019 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1022;
            asm("mov.b32 %0, %1;" : "=f"(t1022) : "r"(t1020));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1023;
            asm("mov.b32 %0, %1;" : "=f"(t1023) : "r"(t1021));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t1022;
            acc_46 = t1023;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1024 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1025 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(t1024), "f"(t1025));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1027 = t1026 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1028 = t1026 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1029;
            asm("mov.b32 %0, %1;" : "=f"(t1029) : "r"(t1027));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1030;
            asm("mov.b32 %0, %1;" : "=f"(t1030) : "r"(t1028));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t1029;
            acc_48 = t1030;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1031 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1032 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(t1031), "f"(t1032));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1034 = t1033 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1035 = t1033 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1036;
            asm("mov.b32 %0, %1;" : "=f"(t1036) : "r"(t1034));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1037;
            asm("mov.b32 %0, %1;" : "=f"(t1037) : "r"(t1035));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t1036;
            acc_50 = t1037;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1038 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1039 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(t1038), "f"(t1039));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1041 = t1040 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1042 = t1040 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1043;
            asm("mov.b32 %0, %1;" : "=f"(t1043) : "r"(t1041));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1044;
            asm("mov.b32 %0, %1;" : "=f"(t1044) : "r"(t1042));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t1043;
            acc_52 = t1044;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1045 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1046 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(t1045), "f"(t1046));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1048 = t1047 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1049 = t1047 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1050;
            asm("mov.b32 %0, %1;" : "=f"(t1050) : "r"(t1048));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1051;
            asm("mov.b32 %0, %1;" : "=f"(t1051) : "r"(t1049));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t1050;
            acc_54 = t1051;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1052 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1053 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(t1052), "f"(t1053));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1055 = t1054 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1056 = t1054 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1057;
            asm("mov.b32 %0, %1;" : "=f"(t1057) : "r"(t1055));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1058;
            asm("mov.b32 %0, %1;" : "=f"(t1058) : "r"(t1056));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t1057;
            acc_56 = t1058;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1059 = acc_57;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1060 = acc_58;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(t1059), "f"(t1060));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1062 = t1061 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1063 = t1061 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1064;
            asm("mov.b32 %0, %1;" : "=f"(t1064) : "r"(t1062));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1065;
            asm("mov.b32 %0, %1;" : "=f"(t1065) : "r"(t1063));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t1064;
            acc_58 = t1065;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1066 = acc_59;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1067 = acc_60;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(t1066), "f"(t1067));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1069 = t1068 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1070 = t1068 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1071;
            asm("mov.b32 %0, %1;" : "=f"(t1071) : "r"(t1069));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1072;
            asm("mov.b32 %0, %1;" : "=f"(t1072) : "r"(t1070));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t1071;
            acc_60 = t1072;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1073 = acc_61;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1074 = acc_62;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(t1073), "f"(t1074));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1076 = t1075 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1077 = t1075 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1078;
            asm("mov.b32 %0, %1;" : "=f"(t1078) : "r"(t1076));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1079;
            asm("mov.b32 %0, %1;" : "=f"(t1079) : "r"(t1077));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t1078;
            acc_62 = t1079;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1080 = acc_63;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1081 = acc_64;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(t1080), "f"(t1081));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1083 = t1082 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1084 = t1082 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1085;
            asm("mov.b32 %0, %1;" : "=f"(t1085) : "r"(t1083));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1086;
            asm("mov.b32 %0, %1;" : "=f"(t1086) : "r"(t1084));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t1085;
            acc_64 = t1086;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1087 = acc_65;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1088 = acc_66;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1089;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(t1087), "f"(t1088));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1090 = t1089 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1091 = t1089 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1092;
            asm("mov.b32 %0, %1;" : "=f"(t1092) : "r"(t1090));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1093;
            asm("mov.b32 %0, %1;" : "=f"(t1093) : "r"(t1091));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t1092;
            acc_66 = t1093;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1094 = acc_67;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1095 = acc_68;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1096;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(t1094), "f"(t1095));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1097 = t1096 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1098 = t1096 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1099;
            asm("mov.b32 %0, %1;" : "=f"(t1099) : "r"(t1097));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1100;
            asm("mov.b32 %0, %1;" : "=f"(t1100) : "r"(t1098));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t1099;
            acc_68 = t1100;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1101 = acc_69;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1102 = acc_70;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1103;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(t1101), "f"(t1102));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1104 = t1103 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1105 = t1103 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1106;
            asm("mov.b32 %0, %1;" : "=f"(t1106) : "r"(t1104));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1107;
            asm("mov.b32 %0, %1;" : "=f"(t1107) : "r"(t1105));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t1106;
            acc_70 = t1107;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1108 = acc_71;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1109 = acc_72;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(t1108), "f"(t1109));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1111 = t1110 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1112 = t1110 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1113;
            asm("mov.b32 %0, %1;" : "=f"(t1113) : "r"(t1111));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1114;
            asm("mov.b32 %0, %1;" : "=f"(t1114) : "r"(t1112));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t1113;
            acc_72 = t1114;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1115 = acc_73;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1116 = acc_74;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(t1115), "f"(t1116));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1118 = t1117 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1119 = t1117 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1120;
            asm("mov.b32 %0, %1;" : "=f"(t1120) : "r"(t1118));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1121;
            asm("mov.b32 %0, %1;" : "=f"(t1121) : "r"(t1119));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t1120;
            acc_74 = t1121;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1122 = acc_75;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1123 = acc_76;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(t1122), "f"(t1123));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1125 = t1124 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1126 = t1124 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1127;
            asm("mov.b32 %0, %1;" : "=f"(t1127) : "r"(t1125));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1128;
            asm("mov.b32 %0, %1;" : "=f"(t1128) : "r"(t1126));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t1127;
            acc_76 = t1128;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1129 = acc_77;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1130 = acc_78;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(t1129), "f"(t1130));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1132 = t1131 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1133 = t1131 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1134;
            asm("mov.b32 %0, %1;" : "=f"(t1134) : "r"(t1132));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1135;
            asm("mov.b32 %0, %1;" : "=f"(t1135) : "r"(t1133));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t1134;
            acc_78 = t1135;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1136 = acc_79;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1137 = acc_80;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(t1136), "f"(t1137));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1139 = t1138 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1140 = t1138 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1141;
            asm("mov.b32 %0, %1;" : "=f"(t1141) : "r"(t1139));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1142;
            asm("mov.b32 %0, %1;" : "=f"(t1142) : "r"(t1140));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t1141;
            acc_80 = t1142;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1143 = acc_81;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1144 = acc_82;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1145;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(t1143), "f"(t1144));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1146 = t1145 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1147 = t1145 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1148;
            asm("mov.b32 %0, %1;" : "=f"(t1148) : "r"(t1146));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1149;
            asm("mov.b32 %0, %1;" : "=f"(t1149) : "r"(t1147));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t1148;
            acc_82 = t1149;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1150 = acc_83;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1151 = acc_84;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1152;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(t1150), "f"(t1151));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1153 = t1152 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1154 = t1152 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1155;
            asm("mov.b32 %0, %1;" : "=f"(t1155) : "r"(t1153));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1156;
            asm("mov.b32 %0, %1;" : "=f"(t1156) : "r"(t1154));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t1155;
            acc_84 = t1156;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1157 = acc_85;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1158 = acc_86;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1159;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(t1157), "f"(t1158));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1160 = t1159 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1161 = t1159 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1162;
            asm("mov.b32 %0, %1;" : "=f"(t1162) : "r"(t1160));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1163;
            asm("mov.b32 %0, %1;" : "=f"(t1163) : "r"(t1161));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t1162;
            acc_86 = t1163;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1164 = acc_87;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1165 = acc_88;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(t1164), "f"(t1165));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1167 = t1166 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1168 = t1166 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1169;
            asm("mov.b32 %0, %1;" : "=f"(t1169) : "r"(t1167));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1170;
            asm("mov.b32 %0, %1;" : "=f"(t1170) : "r"(t1168));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t1169;
            acc_88 = t1170;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1171 = acc_89;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1172 = acc_90;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1173;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(t1171), "f"(t1172));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1174 = t1173 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1175 = t1173 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1176;
            asm("mov.b32 %0, %1;" : "=f"(t1176) : "r"(t1174));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1177;
            asm("mov.b32 %0, %1;" : "=f"(t1177) : "r"(t1175));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t1176;
            acc_90 = t1177;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1178 = acc_91;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1179 = acc_92;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(t1178), "f"(t1179));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1181 = t1180 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1182 = t1180 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1183;
            asm("mov.b32 %0, %1;" : "=f"(t1183) : "r"(t1181));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1184;
            asm("mov.b32 %0, %1;" : "=f"(t1184) : "r"(t1182));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t1183;
            acc_92 = t1184;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1185 = acc_93;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1186 = acc_94;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1187;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(t1185), "f"(t1186));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1188 = t1187 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1189 = t1187 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1190;
            asm("mov.b32 %0, %1;" : "=f"(t1190) : "r"(t1188));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1191;
            asm("mov.b32 %0, %1;" : "=f"(t1191) : "r"(t1189));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t1190;
            acc_94 = t1191;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1192 = acc_95;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1193 = acc_96;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1194;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(t1192), "f"(t1193));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1195 = t1194 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1196 = t1194 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1197;
            asm("mov.b32 %0, %1;" : "=f"(t1197) : "r"(t1195));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1198;
            asm("mov.b32 %0, %1;" : "=f"(t1198) : "r"(t1196));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t1197;
            acc_96 = t1198;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1199 = acc_97;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1200 = acc_98;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1201;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1201) : "f"(t1199), "f"(t1200));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1202 = t1201 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1203 = t1201 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1204;
            asm("mov.b32 %0, %1;" : "=f"(t1204) : "r"(t1202));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1205;
            asm("mov.b32 %0, %1;" : "=f"(t1205) : "r"(t1203));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t1204;
            acc_98 = t1205;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1206 = acc_99;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1207 = acc_100;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1208;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1208) : "f"(t1206), "f"(t1207));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1209 = t1208 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1210 = t1208 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1211;
            asm("mov.b32 %0, %1;" : "=f"(t1211) : "r"(t1209));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1212;
            asm("mov.b32 %0, %1;" : "=f"(t1212) : "r"(t1210));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t1211;
            acc_100 = t1212;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1213 = acc_101;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1214 = acc_102;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1215;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1215) : "f"(t1213), "f"(t1214));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1216 = t1215 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1217 = t1215 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1218;
            asm("mov.b32 %0, %1;" : "=f"(t1218) : "r"(t1216));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1219;
            asm("mov.b32 %0, %1;" : "=f"(t1219) : "r"(t1217));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t1218;
            acc_102 = t1219;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1220 = acc_103;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1221 = acc_104;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1222;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(t1220), "f"(t1221));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1223 = t1222 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1224 = t1222 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1225;
            asm("mov.b32 %0, %1;" : "=f"(t1225) : "r"(t1223));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1226;
            asm("mov.b32 %0, %1;" : "=f"(t1226) : "r"(t1224));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t1225;
            acc_104 = t1226;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1227 = acc_105;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1228 = acc_106;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1229;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(t1227), "f"(t1228));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1230 = t1229 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1231 = t1229 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1232;
            asm("mov.b32 %0, %1;" : "=f"(t1232) : "r"(t1230));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1233;
            asm("mov.b32 %0, %1;" : "=f"(t1233) : "r"(t1231));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t1232;
            acc_106 = t1233;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1234 = acc_107;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1235 = acc_108;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1236;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(t1234), "f"(t1235));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1237 = t1236 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1238 = t1236 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1239;
            asm("mov.b32 %0, %1;" : "=f"(t1239) : "r"(t1237));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1240;
            asm("mov.b32 %0, %1;" : "=f"(t1240) : "r"(t1238));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t1239;
            acc_108 = t1240;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1241 = acc_109;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1242 = acc_110;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1243;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(t1241), "f"(t1242));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1244 = t1243 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1245 = t1243 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1246;
            asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(t1244));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1247;
            asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(t1245));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t1246;
            acc_110 = t1247;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1248 = acc_111;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1249 = acc_112;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1250;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(t1248), "f"(t1249));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1251 = t1250 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1252 = t1250 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1253;
            asm("mov.b32 %0, %1;" : "=f"(t1253) : "r"(t1251));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1254;
            asm("mov.b32 %0, %1;" : "=f"(t1254) : "r"(t1252));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t1253;
            acc_112 = t1254;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1255 = acc_113;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1256 = acc_114;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1257;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1257) : "f"(t1255), "f"(t1256));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1258 = t1257 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1259 = t1257 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1260;
            asm("mov.b32 %0, %1;" : "=f"(t1260) : "r"(t1258));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1261;
            asm("mov.b32 %0, %1;" : "=f"(t1261) : "r"(t1259));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t1260;
            acc_114 = t1261;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1262 = acc_115;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1263 = acc_116;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1264;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(t1262), "f"(t1263));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1265 = t1264 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1266 = t1264 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1267;
            asm("mov.b32 %0, %1;" : "=f"(t1267) : "r"(t1265));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1268;
            asm("mov.b32 %0, %1;" : "=f"(t1268) : "r"(t1266));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t1267;
            acc_116 = t1268;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1269 = acc_117;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1270 = acc_118;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1271;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(t1269), "f"(t1270));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1272 = t1271 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1273 = t1271 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1274;
            asm("mov.b32 %0, %1;" : "=f"(t1274) : "r"(t1272));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1275;
            asm("mov.b32 %0, %1;" : "=f"(t1275) : "r"(t1273));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t1274;
            acc_118 = t1275;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1276 = acc_119;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1277 = acc_120;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1278;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(t1276), "f"(t1277));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1279 = t1278 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1280 = t1278 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1281;
            asm("mov.b32 %0, %1;" : "=f"(t1281) : "r"(t1279));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1282;
            asm("mov.b32 %0, %1;" : "=f"(t1282) : "r"(t1280));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t1281;
            acc_120 = t1282;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1283 = acc_121;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1284 = acc_122;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1285;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(t1283), "f"(t1284));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1286 = t1285 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1287 = t1285 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1288;
            asm("mov.b32 %0, %1;" : "=f"(t1288) : "r"(t1286));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1289;
            asm("mov.b32 %0, %1;" : "=f"(t1289) : "r"(t1287));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t1288;
            acc_122 = t1289;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1290 = acc_123;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1291 = acc_124;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1292;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(t1290), "f"(t1291));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1293 = t1292 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1294 = t1292 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1295;
            asm("mov.b32 %0, %1;" : "=f"(t1295) : "r"(t1293));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1296;
            asm("mov.b32 %0, %1;" : "=f"(t1296) : "r"(t1294));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t1295;
            acc_124 = t1296;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1297 = acc_125;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1298 = acc_126;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1299;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(t1297), "f"(t1298));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1300 = t1299 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1301 = t1299 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1302;
            asm("mov.b32 %0, %1;" : "=f"(t1302) : "r"(t1300));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1303;
            asm("mov.b32 %0, %1;" : "=f"(t1303) : "r"(t1301));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t1302;
            acc_126 = t1303;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1304 = acc_127;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1305 = acc_128;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1306;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(t1304), "f"(t1305));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1307 = t1306 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1308 = t1306 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1309;
            asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(t1307));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1310;
            asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(t1308));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t1309;
            acc_128 = t1310;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t1311 = t798 * t800;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const f32 count_3 = (f32)t1311;
            f32 t1313;
            asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(count_3), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t1313));
#line 85 "fa-kernels/src/conv/statistics.rs"
            const u32 t1315 = t798 * t800;
#line 85 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t1315 == 256u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = acc_53;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_57;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_61;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = acc_65;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_69;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_73;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_77;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = acc_81;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_85;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = acc_89;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_93;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = acc_97;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = acc_101;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_105;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = acc_109;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_113;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = acc_117;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_121;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_125;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = t1317 + t1318;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1349 + t1319;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = t1350 + t1320;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1351 + t1321;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = t1352 + t1322;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1353 + t1323;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = t1354 + t1324;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1355 + t1325;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = t1356 + t1326;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = t1357 + t1327;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = t1358 + t1328;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1359 + t1329;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = t1360 + t1330;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1361 + t1331;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = t1362 + t1332;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = t1363 + t1333;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = t1364 + t1334;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1365 + t1335;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1366 + t1336;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1367 + t1337;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = t1368 + t1338;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = t1369 + t1339;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = t1370 + t1340;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1371 + t1341;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = t1372 + t1342;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1373 + t1343;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = t1374 + t1344;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = t1375 + t1345;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = t1376 + t1346;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = t1377 + t1347;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = t1378 + t1348;
                const f32 t1380 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_54;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_58;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_62;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = acc_66;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_70;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_74;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_78;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_82;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_86;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_90;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_94;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = acc_98;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_102;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_106;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_110;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_114;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_118;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = acc_122;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_126;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = t1380 + t1381;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = t1412 + t1382;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1413 + t1383;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = t1414 + t1384;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1415 + t1385;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = t1416 + t1386;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = t1417 + t1387;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = t1418 + t1388;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = t1419 + t1389;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = t1420 + t1390;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = t1421 + t1391;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = t1422 + t1392;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = t1423 + t1393;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = t1424 + t1394;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = t1425 + t1395;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = t1426 + t1396;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = t1427 + t1397;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = t1428 + t1398;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1429 + t1399;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = t1430 + t1400;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1431 + t1401;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = t1432 + t1402;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1433 + t1403;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = t1434 + t1404;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1435 + t1405;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1436 + t1406;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1437 + t1407;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = t1438 + t1408;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = t1439 + t1409;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = t1440 + t1410;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = t1441 + t1411;
                const f32 t1443 = t1379 + t1442;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t1443;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1444 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1444 << 1u;
                const bool columns = first_6 < t800;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1447 = first_6 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1447 < t800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1449 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1449 & columns;
                const f32 t1451 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = exists ? t1452 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1451 + t1453;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1454;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1455 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1455 & columns_2;
                const f32 t1457 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = exists_2 ? t1458 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = t1457 + t1459;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1460;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1461 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1461 & columns;
                const f32 t1463 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = exists_3 ? t1464 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = t1463 + t1465;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1466;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1467 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1467 & columns_2;
                const f32 t1469 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = exists_4 ? t1470 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = t1469 + t1471;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1472;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1473 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1473 & columns;
                const f32 t1475 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = exists_5 ? t1476 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = t1475 + t1477;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1478;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1479 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1479 & columns_2;
                const f32 t1481 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = exists_6 ? t1482 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = t1481 + t1483;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1484;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1485 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1485 & columns;
                const f32 t1487 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_7 ? t1488 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = t1487 + t1489;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1491 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1491 & columns_2;
                const f32 t1493 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = exists_8 ? t1494 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = t1493 + t1495;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1496;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1497 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1497 & columns;
                const f32 t1499 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = exists_9 ? t1500 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = t1499 + t1501;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1502;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1503 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1503 & columns_2;
                const f32 t1505 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = exists_10 ? t1506 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = t1505 + t1507;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1508;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1509 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1509 & columns;
                const f32 t1511 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = exists_11 ? t1512 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = t1511 + t1513;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1515 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1515 & columns_2;
                const f32 t1517 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = exists_12 ? t1518 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = t1517 + t1519;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1520;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1521 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1521 & columns;
                const f32 t1523 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = exists_13 ? t1524 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = t1523 + t1525;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1526;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1527 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1527 & columns_2;
                const f32 t1529 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = exists_14 ? t1530 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = t1529 + t1531;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1532;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1533 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1533 & columns;
                const f32 t1535 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = exists_15 ? t1536 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = t1535 + t1537;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1539 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1539 & columns_2;
                const f32 t1541 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = exists_16 ? t1542 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = t1541 + t1543;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1544;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1545 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1545 & columns;
                const f32 t1547 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = exists_17 ? t1548 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = t1547 + t1549;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1551 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1551 & columns_2;
                const f32 t1553 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = exists_18 ? t1554 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = t1553 + t1555;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1556;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1557 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1557 & columns;
                const f32 t1559 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = exists_19 ? t1560 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = t1559 + t1561;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1563 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1563 & columns_2;
                const f32 t1565 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = exists_20 ? t1566 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = t1565 + t1567;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1569 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1569 & columns;
                const f32 t1571 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = exists_21 ? t1572 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = t1571 + t1573;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1574;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1575 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1575 & columns_2;
                const f32 t1577 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = exists_22 ? t1578 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = t1577 + t1579;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1580;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1581 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1581 & columns;
                const f32 t1583 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = exists_23 ? t1584 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = t1583 + t1585;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1587 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1587 & columns_2;
                const f32 t1589 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = exists_24 ? t1590 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = t1589 + t1591;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1592;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1593 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1593 & columns;
                const f32 t1595 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = exists_25 ? t1596 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = t1595 + t1597;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1598;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1599 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1599 & columns_2;
                const f32 t1601 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = exists_26 ? t1602 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = t1601 + t1603;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1604;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1605 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1605 & columns;
                const f32 t1607 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = exists_27 ? t1608 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = t1607 + t1609;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1611 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1611 & columns_2;
                const f32 t1613 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = exists_28 ? t1614 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = t1613 + t1615;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1616;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1617 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1617 & columns;
                const f32 t1619 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_57;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = exists_29 ? t1620 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = t1619 + t1621;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1622;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1623 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1623 & columns_2;
                const f32 t1625 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_58;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = exists_30 ? t1626 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = t1625 + t1627;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1628;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1629 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1629 & columns;
                const f32 t1631 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_61;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = exists_31 ? t1632 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = t1631 + t1633;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1634;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1635 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1635 & columns_2;
                const f32 t1637 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_62;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = exists_32 ? t1638 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = t1637 + t1639;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1640;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1641 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1641 & columns;
                const f32 t1643 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_65;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = exists_33 ? t1644 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = t1643 + t1645;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1646;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1647 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1647 & columns_2;
                const f32 t1649 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_66;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = exists_34 ? t1650 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = t1649 + t1651;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1652;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1653 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1653 & columns;
                const f32 t1655 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_69;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = exists_35 ? t1656 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = t1655 + t1657;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1658;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1659 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1659 & columns_2;
                const f32 t1661 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_70;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = exists_36 ? t1662 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = t1661 + t1663;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1664;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1665 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1665 & columns;
                const f32 t1667 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_73;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = exists_37 ? t1668 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = t1667 + t1669;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1670;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1671 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1671 & columns_2;
                const f32 t1673 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_74;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = exists_38 ? t1674 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = t1673 + t1675;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1676;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1677 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1677 & columns;
                const f32 t1679 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_77;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = exists_39 ? t1680 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = t1679 + t1681;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1682;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1683 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1683 & columns_2;
                const f32 t1685 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = acc_78;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = exists_40 ? t1686 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = t1685 + t1687;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1688;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1689 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1689 & columns;
                const f32 t1691 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_81;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = exists_41 ? t1692 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = t1691 + t1693;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1694;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1695 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1695 & columns_2;
                const f32 t1697 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = acc_82;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = exists_42 ? t1698 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = t1697 + t1699;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1700;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1701 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1701 & columns;
                const f32 t1703 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = acc_85;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = exists_43 ? t1704 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = t1703 + t1705;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1706;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1707 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1707 & columns_2;
                const f32 t1709 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = acc_86;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = exists_44 ? t1710 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = t1709 + t1711;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1712;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1713 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1713 & columns;
                const f32 t1715 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = acc_89;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = exists_45 ? t1716 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = t1715 + t1717;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1718;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1719 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1719 & columns_2;
                const f32 t1721 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_90;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = exists_46 ? t1722 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = t1721 + t1723;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1724;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1725 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1725 & columns;
                const f32 t1727 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = acc_93;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = exists_47 ? t1728 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = t1727 + t1729;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1730;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1731 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1731 & columns_2;
                const f32 t1733 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = acc_94;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = exists_48 ? t1734 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = t1733 + t1735;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1736;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1737 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1737 & columns;
                const f32 t1739 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = acc_97;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = exists_49 ? t1740 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = t1739 + t1741;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1742;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1743 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1743 & columns_2;
                const f32 t1745 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = acc_98;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = exists_50 ? t1746 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = t1745 + t1747;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1748;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1749 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1749 & columns;
                const f32 t1751 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = exists_51 ? t1752 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = t1751 + t1753;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1754;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1755 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1755 & columns_2;
                const f32 t1757 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = acc_102;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = exists_52 ? t1758 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = t1757 + t1759;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1760;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1761 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1761 & columns;
                const f32 t1763 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_105;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = exists_53 ? t1764 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = t1763 + t1765;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1766;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1767 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1767 & columns_2;
                const f32 t1769 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = acc_106;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = exists_54 ? t1770 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = t1769 + t1771;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1772;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1773 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1773 & columns;
                const f32 t1775 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_109;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = exists_55 ? t1776 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = t1775 + t1777;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1778;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1779 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1779 & columns_2;
                const f32 t1781 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = acc_110;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = exists_56 ? t1782 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = t1781 + t1783;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1784;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1785 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1785 & columns;
                const f32 t1787 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = acc_113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = exists_57 ? t1788 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = t1787 + t1789;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1790;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1791 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1791 & columns_2;
                const f32 t1793 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = acc_114;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = exists_58 ? t1794 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = t1793 + t1795;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1796;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1797 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1797 & columns;
                const f32 t1799 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = acc_117;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = exists_59 ? t1800 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = t1799 + t1801;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1802;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1803 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1803 & columns_2;
                const f32 t1805 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = acc_118;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = exists_60 ? t1806 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = t1805 + t1807;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1808;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1809 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1809 & columns;
                const f32 t1811 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = acc_121;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = exists_61 ? t1812 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = t1811 + t1813;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1814;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1815 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1815 & columns_2;
                const f32 t1817 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = acc_122;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = exists_62 ? t1818 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = t1817 + t1819;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1820;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1821 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1821 & columns;
                const f32 t1823 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = acc_125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = exists_63 ? t1824 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = t1823 + t1825;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1826;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1827 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1827 & columns_2;
                const f32 t1829 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = acc_126;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = exists_64 ? t1830 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = t1829 + t1831;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1832;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1834;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1834) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1834;
            f32 t1836;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1836) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1837 = pair + t1836;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1837 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1839 - mean_3;
                const f32 t1841 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1842 - mean_3;
                const f32 t1844 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1845 - mean_3;
                const f32 t1847 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1848 - mean_3;
                const f32 t1850 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1851 - mean_3;
                const f32 t1853 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1854 - mean_3;
                const f32 t1856 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1857 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1857 - mean_3;
                const f32 t1859 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1860 - mean_3;
                const f32 t1862 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1863 - mean_3;
                const f32 t1865 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1866 - mean_3;
                const f32 t1868 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1869 - mean_3;
                const f32 t1871 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1872 - mean_3;
                const f32 t1874 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1875 - mean_3;
                const f32 t1877 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1878 - mean_3;
                const f32 t1880 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1881 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1881 - mean_3;
                const f32 t1883 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1884 - mean_3;
                const f32 t1886 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1887 - mean_3;
                const f32 t1889 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1890 - mean_3;
                const f32 t1892 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1893 - mean_3;
                const f32 t1895 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1896 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1896 - mean_3;
                const f32 t1898 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1899 - mean_3;
                const f32 t1901 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1902 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1902 - mean_3;
                const f32 t1904 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1905 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1905 - mean_3;
                const f32 t1907 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1908 - mean_3;
                const f32 t1910 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1911 - mean_3;
                const f32 t1913 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1914 - mean_3;
                const f32 t1916 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1917 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1917 - mean_3;
                const f32 t1919 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1920 - mean_3;
                const f32 t1922 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1923 - mean_3;
                const f32 t1925 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1926 - mean_3;
                const f32 t1928 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1929 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1929 - mean_3;
                const f32 t1931 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1932 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1932 - mean_3;
                const f32 t1934 = distance_32 * distance_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = t1841 + t1844;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = t1935 + t1847;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = t1936 + t1850;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = t1937 + t1853;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = t1938 + t1856;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = t1939 + t1859;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = t1940 + t1862;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = t1941 + t1865;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = t1942 + t1868;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = t1943 + t1871;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = t1944 + t1874;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = t1945 + t1877;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = t1946 + t1880;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = t1947 + t1883;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1949 = t1948 + t1886;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1950 = t1949 + t1889;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = t1950 + t1892;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1952 = t1951 + t1895;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = t1952 + t1898;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = t1953 + t1901;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = t1954 + t1904;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = t1955 + t1907;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = t1956 + t1910;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1958 = t1957 + t1913;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = t1958 + t1916;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = t1959 + t1919;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1961 = t1960 + t1922;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = t1961 + t1925;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = t1962 + t1928;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = t1963 + t1931;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = t1964 + t1934;
                const f32 t1966 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1966 - mean_3;
                const f32 t1968 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1969 - mean_3;
                const f32 t1971 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1972 - mean_3;
                const f32 t1974 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1975 - mean_3;
                const f32 t1977 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1978 - mean_3;
                const f32 t1980 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1981 - mean_3;
                const f32 t1983 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1984 - mean_3;
                const f32 t1986 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1987 - mean_3;
                const f32 t1989 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1990 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1990 - mean_3;
                const f32 t1992 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1993 - mean_3;
                const f32 t1995 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1996 - mean_3;
                const f32 t1998 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1999 - mean_3;
                const f32 t2001 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t2002 - mean_3;
                const f32 t2004 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t2005 - mean_3;
                const f32 t2007 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t2008 - mean_3;
                const f32 t2010 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t2011 - mean_3;
                const f32 t2013 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2014 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t2014 - mean_3;
                const f32 t2016 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2017 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t2017 - mean_3;
                const f32 t2019 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t2020 - mean_3;
                const f32 t2022 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t2023 - mean_3;
                const f32 t2025 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t2026 - mean_3;
                const f32 t2028 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t2029 - mean_3;
                const f32 t2031 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t2032 - mean_3;
                const f32 t2034 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t2035 - mean_3;
                const f32 t2037 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2038 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t2038 - mean_3;
                const f32 t2040 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t2041 - mean_3;
                const f32 t2043 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2044 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t2044 - mean_3;
                const f32 t2046 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t2047 - mean_3;
                const f32 t2049 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2050 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t2050 - mean_3;
                const f32 t2052 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t2053 - mean_3;
                const f32 t2055 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2056 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t2056 - mean_3;
                const f32 t2058 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t2059 - mean_3;
                const f32 t2061 = distance_64 * distance_64;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2062 = t1968 + t1971;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = t2062 + t1974;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = t2063 + t1977;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = t2064 + t1980;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = t2065 + t1983;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = t2066 + t1986;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2068 = t2067 + t1989;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2069 = t2068 + t1992;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = t2069 + t1995;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = t2070 + t1998;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = t2071 + t2001;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2073 = t2072 + t2004;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2074 = t2073 + t2007;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2075 = t2074 + t2010;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = t2075 + t2013;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = t2076 + t2016;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2078 = t2077 + t2019;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = t2078 + t2022;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2080 = t2079 + t2025;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2081 = t2080 + t2028;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = t2081 + t2031;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = t2082 + t2034;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2084 = t2083 + t2037;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = t2084 + t2040;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2086 = t2085 + t2043;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2087 = t2086 + t2046;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = t2087 + t2049;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = t2088 + t2052;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = t2089 + t2055;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = t2090 + t2058;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2092 = t2091 + t2061;
                const f32 t2093 = t1965 + t2092;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2093;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2094 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t2094 << 1u;
                const bool columns_3 = first_7 < t800;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2097 = first_7 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t2097 < t800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2099 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t2099 & columns_3;
                const f32 t2101 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2102 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t2102 - mean_3;
                const f32 t2104 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2105 = exists_65 ? t2104 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = t2101 + t2105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2106;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2107 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t2107 & columns_4;
                const f32 t2109 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2110 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t2110 - mean_3;
                const f32 t2112 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = exists_66 ? t2112 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2114 = t2109 + t2113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2114;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2115 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t2115 & columns_3;
                const f32 t2117 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2118 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t2118 - mean_3;
                const f32 t2120 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2121 = exists_67 ? t2120 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2122 = t2117 + t2121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2122;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2123 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t2123 & columns_4;
                const f32 t2125 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t2126 - mean_3;
                const f32 t2128 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = exists_68 ? t2128 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = t2125 + t2129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2130;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2131 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t2131 & columns_3;
                const f32 t2133 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t2134 - mean_3;
                const f32 t2136 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = exists_69 ? t2136 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = t2133 + t2137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2139 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t2139 & columns_4;
                const f32 t2141 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t2142 - mean_3;
                const f32 t2144 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = exists_70 ? t2144 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2146 = t2141 + t2145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2146;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2147 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t2147 & columns_3;
                const f32 t2149 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t2150 - mean_3;
                const f32 t2152 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2153 = exists_71 ? t2152 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = t2149 + t2153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2154;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2155 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t2155 & columns_4;
                const f32 t2157 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2158 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t2158 - mean_3;
                const f32 t2160 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = exists_72 ? t2160 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = t2157 + t2161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2162;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2163 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t2163 & columns_3;
                const f32 t2165 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t2166 - mean_3;
                const f32 t2168 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2169 = exists_73 ? t2168 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2170 = t2165 + t2169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2170;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2171 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t2171 & columns_4;
                const f32 t2173 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t2174 - mean_3;
                const f32 t2176 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2177 = exists_74 ? t2176 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2178 = t2173 + t2177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2178;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2179 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t2179 & columns_3;
                const f32 t2181 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2182 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t2182 - mean_3;
                const f32 t2184 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2185 = exists_75 ? t2184 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2186 = t2181 + t2185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2186;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2187 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t2187 & columns_4;
                const f32 t2189 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2190 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t2190 - mean_3;
                const f32 t2192 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2193 = exists_76 ? t2192 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2194 = t2189 + t2193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2194;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2195 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t2195 & columns_3;
                const f32 t2197 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2198 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t2198 - mean_3;
                const f32 t2200 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2201 = exists_77 ? t2200 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2202 = t2197 + t2201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2202;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2203 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t2203 & columns_4;
                const f32 t2205 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2206 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t2206 - mean_3;
                const f32 t2208 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2209 = exists_78 ? t2208 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2210 = t2205 + t2209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2210;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2211 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t2211 & columns_3;
                const f32 t2213 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2214 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t2214 - mean_3;
                const f32 t2216 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2217 = exists_79 ? t2216 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2218 = t2213 + t2217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2218;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2219 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t2219 & columns_4;
                const f32 t2221 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2222 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t2222 - mean_3;
                const f32 t2224 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2225 = exists_80 ? t2224 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2226 = t2221 + t2225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2226;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2227 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t2227 & columns_3;
                const f32 t2229 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2230 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t2230 - mean_3;
                const f32 t2232 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2233 = exists_81 ? t2232 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2234 = t2229 + t2233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2234;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2235 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t2235 & columns_4;
                const f32 t2237 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2238 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t2238 - mean_3;
                const f32 t2240 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2241 = exists_82 ? t2240 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2242 = t2237 + t2241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2242;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2243 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t2243 & columns_3;
                const f32 t2245 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2246 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t2246 - mean_3;
                const f32 t2248 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2249 = exists_83 ? t2248 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2250 = t2245 + t2249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2250;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2251 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t2251 & columns_4;
                const f32 t2253 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2254 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t2254 - mean_3;
                const f32 t2256 = distance_84 * distance_84;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2257 = exists_84 ? t2256 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2258 = t2253 + t2257;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2258;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2259 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t2259 & columns_3;
                const f32 t2261 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2262 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t2262 - mean_3;
                const f32 t2264 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2265 = exists_85 ? t2264 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2266 = t2261 + t2265;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2266;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2267 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t2267 & columns_4;
                const f32 t2269 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2270 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t2270 - mean_3;
                const f32 t2272 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2273 = exists_86 ? t2272 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2274 = t2269 + t2273;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2274;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2275 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t2275 & columns_3;
                const f32 t2277 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2278 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t2278 - mean_3;
                const f32 t2280 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2281 = exists_87 ? t2280 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2282 = t2277 + t2281;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2282;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2283 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t2283 & columns_4;
                const f32 t2285 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2286 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t2286 - mean_3;
                const f32 t2288 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2289 = exists_88 ? t2288 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2290 = t2285 + t2289;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2290;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2291 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t2291 & columns_3;
                const f32 t2293 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2294 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t2294 - mean_3;
                const f32 t2296 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2297 = exists_89 ? t2296 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2298 = t2293 + t2297;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2298;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2299 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t2299 & columns_4;
                const f32 t2301 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2302 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t2302 - mean_3;
                const f32 t2304 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2305 = exists_90 ? t2304 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2306 = t2301 + t2305;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2306;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2307 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2307 & columns_3;
                const f32 t2309 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2310 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2310 - mean_3;
                const f32 t2312 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2313 = exists_91 ? t2312 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2314 = t2309 + t2313;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2314;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2315 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2315 & columns_4;
                const f32 t2317 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2318 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2318 - mean_3;
                const f32 t2320 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2321 = exists_92 ? t2320 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2322 = t2317 + t2321;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2322;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2323 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2323 & columns_3;
                const f32 t2325 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2326 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2326 - mean_3;
                const f32 t2328 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2329 = exists_93 ? t2328 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2330 = t2325 + t2329;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2330;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2331 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2331 & columns_4;
                const f32 t2333 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2334 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2334 - mean_3;
                const f32 t2336 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2337 = exists_94 ? t2336 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2338 = t2333 + t2337;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2338;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2339 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2339 & columns_3;
                const f32 t2341 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2342 - mean_3;
                const f32 t2344 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2345 = exists_95 ? t2344 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2346 = t2341 + t2345;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2346;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2347 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2347 & columns_4;
                const f32 t2349 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2350 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2350 - mean_3;
                const f32 t2352 = distance_96 * distance_96;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2353 = exists_96 ? t2352 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2354 = t2349 + t2353;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2354;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2355 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2355 & columns_3;
                const f32 t2357 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2358 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2358 - mean_3;
                const f32 t2360 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2361 = exists_97 ? t2360 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2362 = t2357 + t2361;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2362;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2363 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2363 & columns_4;
                const f32 t2365 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2366 - mean_3;
                const f32 t2368 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2369 = exists_98 ? t2368 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2370 = t2365 + t2369;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2370;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2371 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2371 & columns_3;
                const f32 t2373 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2374 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2374 - mean_3;
                const f32 t2376 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = exists_99 ? t2376 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2378 = t2373 + t2377;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2378;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2379 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2379 & columns_4;
                const f32 t2381 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2382 - mean_3;
                const f32 t2384 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2385 = exists_100 ? t2384 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2386 = t2381 + t2385;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2386;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2387 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2387 & columns_3;
                const f32 t2389 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2390 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2390 - mean_3;
                const f32 t2392 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2393 = exists_101 ? t2392 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2394 = t2389 + t2393;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2394;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2395 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2395 & columns_4;
                const f32 t2397 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2398 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2398 - mean_3;
                const f32 t2400 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2401 = exists_102 ? t2400 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2402 = t2397 + t2401;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2402;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2403 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2403 & columns_3;
                const f32 t2405 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2406 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2406 - mean_3;
                const f32 t2408 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2409 = exists_103 ? t2408 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2410 = t2405 + t2409;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2410;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2411 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2411 & columns_4;
                const f32 t2413 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2414 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2414 - mean_3;
                const f32 t2416 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2417 = exists_104 ? t2416 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2418 = t2413 + t2417;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2418;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2419 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2419 & columns_3;
                const f32 t2421 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2422 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2422 - mean_3;
                const f32 t2424 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2425 = exists_105 ? t2424 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2426 = t2421 + t2425;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2426;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2427 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2427 & columns_4;
                const f32 t2429 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2430 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2430 - mean_3;
                const f32 t2432 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2433 = exists_106 ? t2432 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2434 = t2429 + t2433;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2434;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2435 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2435 & columns_3;
                const f32 t2437 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2438 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2438 - mean_3;
                const f32 t2440 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2441 = exists_107 ? t2440 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2442 = t2437 + t2441;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2442;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2443 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2443 & columns_4;
                const f32 t2445 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2446 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2446 - mean_3;
                const f32 t2448 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2449 = exists_108 ? t2448 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2450 = t2445 + t2449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2450;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2451 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2451 & columns_3;
                const f32 t2453 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2454 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2454 - mean_3;
                const f32 t2456 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2457 = exists_109 ? t2456 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2458 = t2453 + t2457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2458;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2459 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2459 & columns_4;
                const f32 t2461 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2462 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2462 - mean_3;
                const f32 t2464 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2465 = exists_110 ? t2464 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2466 = t2461 + t2465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2466;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2467 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2467 & columns_3;
                const f32 t2469 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2470 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2470 - mean_3;
                const f32 t2472 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2473 = exists_111 ? t2472 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2474 = t2469 + t2473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2474;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2475 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2475 & columns_4;
                const f32 t2477 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2478 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2478 - mean_3;
                const f32 t2480 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2481 = exists_112 ? t2480 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2482 = t2477 + t2481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2483 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t2483 & columns_3;
                const f32 t2485 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2486 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t2486 - mean_3;
                const f32 t2488 = distance_113 * distance_113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2489 = exists_113 ? t2488 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2490 = t2485 + t2489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2491 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t2491 & columns_4;
                const f32 t2493 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2494 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t2494 - mean_3;
                const f32 t2496 = distance_114 * distance_114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2497 = exists_114 ? t2496 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2498 = t2493 + t2497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2498;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2499 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t2499 & columns_3;
                const f32 t2501 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2502 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t2502 - mean_3;
                const f32 t2504 = distance_115 * distance_115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = exists_115 ? t2504 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2506 = t2501 + t2505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2507 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t2507 & columns_4;
                const f32 t2509 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2510 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t2510 - mean_3;
                const f32 t2512 = distance_116 * distance_116;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2513 = exists_116 ? t2512 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2514 = t2509 + t2513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2515 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t2515 & columns_3;
                const f32 t2517 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2518 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t2518 - mean_3;
                const f32 t2520 = distance_117 * distance_117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2521 = exists_117 ? t2520 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2522 = t2517 + t2521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2522;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2523 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t2523 & columns_4;
                const f32 t2525 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t2526 - mean_3;
                const f32 t2528 = distance_118 * distance_118;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2529 = exists_118 ? t2528 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2530 = t2525 + t2529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2531 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t2531 & columns_3;
                const f32 t2533 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2534 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t2534 - mean_3;
                const f32 t2536 = distance_119 * distance_119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2537 = exists_119 ? t2536 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2538 = t2533 + t2537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2539 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t2539 & columns_4;
                const f32 t2541 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2542 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t2542 - mean_3;
                const f32 t2544 = distance_120 * distance_120;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2545 = exists_120 ? t2544 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2546 = t2541 + t2545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2546;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2547 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t2547 & columns_3;
                const f32 t2549 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2550 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t2550 - mean_3;
                const f32 t2552 = distance_121 * distance_121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2553 = exists_121 ? t2552 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2554 = t2549 + t2553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2555 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t2555 & columns_4;
                const f32 t2557 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2558 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t2558 - mean_3;
                const f32 t2560 = distance_122 * distance_122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2561 = exists_122 ? t2560 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2562 = t2557 + t2561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2563 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t2563 & columns_3;
                const f32 t2565 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2566 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t2566 - mean_3;
                const f32 t2568 = distance_123 * distance_123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2569 = exists_123 ? t2568 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2570 = t2565 + t2569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2571 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t2571 & columns_4;
                const f32 t2573 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2574 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t2574 - mean_3;
                const f32 t2576 = distance_124 * distance_124;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2577 = exists_124 ? t2576 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2578 = t2573 + t2577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2579 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2579 & columns_3;
                const f32 t2581 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2582 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2582 - mean_3;
                const f32 t2584 = distance_125 * distance_125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2585 = exists_125 ? t2584 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2586 = t2581 + t2585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2587 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2587 & columns_4;
                const f32 t2589 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2590 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2590 - mean_3;
                const f32 t2592 = distance_126 * distance_126;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2593 = exists_126 ? t2592 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2594 = t2589 + t2593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2594;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2595 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2595 & columns_3;
                const f32 t2597 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2598 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2598 - mean_3;
                const f32 t2600 = distance_127 * distance_127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2601 = exists_127 ? t2600 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2602 = t2597 + t2601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2603 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2603 & columns_4;
                const f32 t2605 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2606 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2606 - mean_3;
                const f32 t2608 = distance_128 * distance_128;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2609 = exists_128 ? t2608 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2610 = t2605 + t2609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2610;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t2612;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2612) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t2612;
            f32 t2614;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2614) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t2614;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2616 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2617 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2618 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t2616 + count_3;
            const f32 difference = mean_3 - t2617;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2621;
            asm("max.f32 %0, %1, %2;" : "=f"(t2621) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2622;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2622) : "f"(t2621));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = count_3 * t2622;
            f32 t2624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(difference), "f"(share_2), "f"(t2617));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2625 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2626 = t2625 * t2616;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2627 = t2618 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(t2626), "f"(share_2), "f"(t2627));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count = count_4;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean = t2624;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares = t2628;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2629 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2630 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2631 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2632 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2633 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2634 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2635 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2636 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2637 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2638 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2639 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2640 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2641 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2642 = acc_55;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2643 = acc_59;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2644 = acc_63;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2645 = acc_67;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2646 = acc_71;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2647 = acc_75;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2648 = acc_79;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2649 = acc_83;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2650 = acc_87;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2651 = acc_91;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2652 = acc_95;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2653 = acc_99;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2654 = acc_103;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2655 = acc_107;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2656 = acc_111;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2657 = acc_115;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2658 = acc_119;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2659 = acc_123;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2660 = acc_127;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2661 = t2629 + t2630;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2662 = t2661 + t2631;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2663 = t2662 + t2632;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2664 = t2663 + t2633;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2665 = t2664 + t2634;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2666 = t2665 + t2635;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2667 = t2666 + t2636;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2668 = t2667 + t2637;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2669 = t2668 + t2638;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = t2669 + t2639;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = t2670 + t2640;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = t2671 + t2641;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = t2672 + t2642;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = t2673 + t2643;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = t2674 + t2644;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = t2675 + t2645;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = t2676 + t2646;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = t2677 + t2647;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = t2678 + t2648;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = t2679 + t2649;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2681 = t2680 + t2650;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2682 = t2681 + t2651;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2683 = t2682 + t2652;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2684 = t2683 + t2653;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2685 = t2684 + t2654;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2686 = t2685 + t2655;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2687 = t2686 + t2656;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2688 = t2687 + t2657;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2689 = t2688 + t2658;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = t2689 + t2659;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2691 = t2690 + t2660;
                const f32 t2692 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2693 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2694 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2695 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2696 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2697 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2698 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2699 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2700 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2701 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2703 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2704 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2705 = acc_56;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = acc_60;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2707 = acc_64;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2708 = acc_68;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2709 = acc_72;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = acc_76;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2711 = acc_80;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2712 = acc_84;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2713 = acc_88;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = acc_92;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2715 = acc_96;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2716 = acc_100;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2717 = acc_104;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = acc_108;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2719 = acc_112;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2720 = acc_116;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2721 = acc_120;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = acc_124;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2723 = acc_128;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2724 = t2692 + t2693;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2725 = t2724 + t2694;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = t2725 + t2695;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2727 = t2726 + t2696;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2728 = t2727 + t2697;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2729 = t2728 + t2698;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = t2729 + t2699;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2731 = t2730 + t2700;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2732 = t2731 + t2701;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2733 = t2732 + t2702;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = t2733 + t2703;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2735 = t2734 + t2704;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2736 = t2735 + t2705;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2737 = t2736 + t2706;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = t2737 + t2707;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2739 = t2738 + t2708;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2740 = t2739 + t2709;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2741 = t2740 + t2710;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = t2741 + t2711;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2743 = t2742 + t2712;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2744 = t2743 + t2713;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2745 = t2744 + t2714;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = t2745 + t2715;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2747 = t2746 + t2716;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2748 = t2747 + t2717;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2749 = t2748 + t2718;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = t2749 + t2719;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2751 = t2750 + t2720;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2752 = t2751 + t2721;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2753 = t2752 + t2722;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = t2753 + t2723;
                const f32 t2755 = t2691 + t2754;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2755;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2756 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t2756 << 1u;
                const bool columns_5 = first_8 < t800;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2759 = first_8 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2759 < t800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2761 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2761 & columns_5;
                const f32 t2763 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2764 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2765 = exists_129 ? t2764 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = t2763 + t2765;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2766;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2767 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2767 & columns_6;
                const f32 t2769 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2771 = exists_130 ? t2770 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2772 = t2769 + t2771;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2772;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2773 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2773 & columns_5;
                const f32 t2775 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2776 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2777 = exists_131 ? t2776 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2778 = t2775 + t2777;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2778;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2779 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2779 & columns_6;
                const f32 t2781 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2783 = exists_132 ? t2782 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2784 = t2781 + t2783;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2784;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2785 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2785 & columns_5;
                const f32 t2787 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2788 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2789 = exists_133 ? t2788 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2790 = t2787 + t2789;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2790;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2791 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2791 & columns_6;
                const f32 t2793 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2795 = exists_134 ? t2794 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2796 = t2793 + t2795;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2796;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2797 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2797 & columns_5;
                const f32 t2799 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2800 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2801 = exists_135 ? t2800 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2802 = t2799 + t2801;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2802;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2803 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2803 & columns_6;
                const f32 t2805 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2806 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2807 = exists_136 ? t2806 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2808 = t2805 + t2807;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2808;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2809 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2809 & columns_5;
                const f32 t2811 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2812 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2813 = exists_137 ? t2812 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2814 = t2811 + t2813;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2814;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2815 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2815 & columns_6;
                const f32 t2817 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2818 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2819 = exists_138 ? t2818 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2820 = t2817 + t2819;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2820;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2821 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2821 & columns_5;
                const f32 t2823 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2824 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2825 = exists_139 ? t2824 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2826 = t2823 + t2825;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2826;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2827 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2827 & columns_6;
                const f32 t2829 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2831 = exists_140 ? t2830 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2832 = t2829 + t2831;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2832;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2833 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2833 & columns_5;
                const f32 t2835 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2836 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2837 = exists_141 ? t2836 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2838 = t2835 + t2837;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2838;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2839 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2839 & columns_6;
                const f32 t2841 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2842 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2843 = exists_142 ? t2842 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2844 = t2841 + t2843;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2844;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2845 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2845 & columns_5;
                const f32 t2847 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2848 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2849 = exists_143 ? t2848 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2850 = t2847 + t2849;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2850;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2851 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2851 & columns_6;
                const f32 t2853 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2854 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2855 = exists_144 ? t2854 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2856 = t2853 + t2855;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2856;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2857 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2857 & columns_5;
                const f32 t2859 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2860 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2861 = exists_145 ? t2860 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2862 = t2859 + t2861;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2862;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2863 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2863 & columns_6;
                const f32 t2865 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2866 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2867 = exists_146 ? t2866 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2868 = t2865 + t2867;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2868;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2869 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2869 & columns_5;
                const f32 t2871 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2872 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2873 = exists_147 ? t2872 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2874 = t2871 + t2873;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2874;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2875 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2875 & columns_6;
                const f32 t2877 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2878 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2879 = exists_148 ? t2878 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2880 = t2877 + t2879;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2880;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2881 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2881 & columns_5;
                const f32 t2883 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2884 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2885 = exists_149 ? t2884 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2886 = t2883 + t2885;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2886;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2887 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2887 & columns_6;
                const f32 t2889 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2890 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2891 = exists_150 ? t2890 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2892 = t2889 + t2891;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2892;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2893 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2893 & columns_5;
                const f32 t2895 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2896 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2897 = exists_151 ? t2896 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2898 = t2895 + t2897;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2898;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2899 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2899 & columns_6;
                const f32 t2901 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2902 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2903 = exists_152 ? t2902 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2904 = t2901 + t2903;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2904;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2905 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2905 & columns_5;
                const f32 t2907 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2908 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2909 = exists_153 ? t2908 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2910 = t2907 + t2909;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2910;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2911 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2911 & columns_6;
                const f32 t2913 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2915 = exists_154 ? t2914 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2916 = t2913 + t2915;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2916;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2917 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2917 & columns_5;
                const f32 t2919 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2920 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2921 = exists_155 ? t2920 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2922 = t2919 + t2921;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2922;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2923 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2923 & columns_6;
                const f32 t2925 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2926 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2927 = exists_156 ? t2926 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2928 = t2925 + t2927;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2928;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2929 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t2929 & columns_5;
                const f32 t2931 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2932 = acc_59;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2933 = exists_157 ? t2932 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2934 = t2931 + t2933;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2934;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2935 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t2935 & columns_6;
                const f32 t2937 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2938 = acc_60;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2939 = exists_158 ? t2938 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2940 = t2937 + t2939;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2940;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2941 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t2941 & columns_5;
                const f32 t2943 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2944 = acc_63;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2945 = exists_159 ? t2944 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2946 = t2943 + t2945;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2946;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2947 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t2947 & columns_6;
                const f32 t2949 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2950 = acc_64;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2951 = exists_160 ? t2950 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2952 = t2949 + t2951;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2952;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2953 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t2953 & columns_5;
                const f32 t2955 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2956 = acc_67;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2957 = exists_161 ? t2956 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2958 = t2955 + t2957;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2958;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2959 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t2959 & columns_6;
                const f32 t2961 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2962 = acc_68;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2963 = exists_162 ? t2962 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2964 = t2961 + t2963;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2964;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2965 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t2965 & columns_5;
                const f32 t2967 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2968 = acc_71;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2969 = exists_163 ? t2968 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2970 = t2967 + t2969;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2970;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2971 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t2971 & columns_6;
                const f32 t2973 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2974 = acc_72;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2975 = exists_164 ? t2974 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2976 = t2973 + t2975;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2976;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2977 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t2977 & columns_5;
                const f32 t2979 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2980 = acc_75;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2981 = exists_165 ? t2980 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2982 = t2979 + t2981;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2982;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2983 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t2983 & columns_6;
                const f32 t2985 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2986 = acc_76;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2987 = exists_166 ? t2986 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2988 = t2985 + t2987;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2988;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2989 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t2989 & columns_5;
                const f32 t2991 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2992 = acc_79;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2993 = exists_167 ? t2992 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2994 = t2991 + t2993;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2994;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2995 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t2995 & columns_6;
                const f32 t2997 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = acc_80;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2999 = exists_168 ? t2998 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3000 = t2997 + t2999;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3000;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3001 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t3001 & columns_5;
                const f32 t3003 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3004 = acc_83;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3005 = exists_169 ? t3004 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3006 = t3003 + t3005;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3006;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3007 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t3007 & columns_6;
                const f32 t3009 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3010 = acc_84;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3011 = exists_170 ? t3010 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3012 = t3009 + t3011;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3012;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3013 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t3013 & columns_5;
                const f32 t3015 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3016 = acc_87;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3017 = exists_171 ? t3016 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3018 = t3015 + t3017;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3018;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3019 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t3019 & columns_6;
                const f32 t3021 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3022 = acc_88;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3023 = exists_172 ? t3022 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3024 = t3021 + t3023;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3024;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3025 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t3025 & columns_5;
                const f32 t3027 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3028 = acc_91;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3029 = exists_173 ? t3028 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3030 = t3027 + t3029;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3030;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3031 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t3031 & columns_6;
                const f32 t3033 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3034 = acc_92;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3035 = exists_174 ? t3034 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3036 = t3033 + t3035;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3036;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3037 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t3037 & columns_5;
                const f32 t3039 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3040 = acc_95;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3041 = exists_175 ? t3040 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3042 = t3039 + t3041;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3042;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3043 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t3043 & columns_6;
                const f32 t3045 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3046 = acc_96;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3047 = exists_176 ? t3046 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3048 = t3045 + t3047;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3048;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3049 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t3049 & columns_5;
                const f32 t3051 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3052 = acc_99;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3053 = exists_177 ? t3052 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3054 = t3051 + t3053;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3054;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3055 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t3055 & columns_6;
                const f32 t3057 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3058 = acc_100;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3059 = exists_178 ? t3058 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3060 = t3057 + t3059;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3060;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3061 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t3061 & columns_5;
                const f32 t3063 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3064 = acc_103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3065 = exists_179 ? t3064 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3066 = t3063 + t3065;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3066;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3067 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t3067 & columns_6;
                const f32 t3069 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3070 = acc_104;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3071 = exists_180 ? t3070 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3072 = t3069 + t3071;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3072;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3073 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t3073 & columns_5;
                const f32 t3075 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3076 = acc_107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3077 = exists_181 ? t3076 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3078 = t3075 + t3077;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3078;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3079 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t3079 & columns_6;
                const f32 t3081 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = acc_108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3083 = exists_182 ? t3082 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3084 = t3081 + t3083;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3084;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3085 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t3085 & columns_5;
                const f32 t3087 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3088 = acc_111;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3089 = exists_183 ? t3088 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3090 = t3087 + t3089;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3090;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3091 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t3091 & columns_6;
                const f32 t3093 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3094 = acc_112;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3095 = exists_184 ? t3094 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3096 = t3093 + t3095;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3096;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3097 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t3097 & columns_5;
                const f32 t3099 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3100 = acc_115;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3101 = exists_185 ? t3100 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3102 = t3099 + t3101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3102;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3103 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t3103 & columns_6;
                const f32 t3105 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3106 = acc_116;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3107 = exists_186 ? t3106 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3108 = t3105 + t3107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3108;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3109 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t3109 & columns_5;
                const f32 t3111 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3112 = acc_119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3113 = exists_187 ? t3112 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3114 = t3111 + t3113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3114;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3115 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t3115 & columns_6;
                const f32 t3117 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3118 = acc_120;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3119 = exists_188 ? t3118 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3120 = t3117 + t3119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3120;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3121 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t3121 & columns_5;
                const f32 t3123 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3124 = acc_123;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3125 = exists_189 ? t3124 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3126 = t3123 + t3125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3126;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3127 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t3127 & columns_6;
                const f32 t3129 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3130 = acc_124;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3131 = exists_190 ? t3130 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3132 = t3129 + t3131;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3132;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3133 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t3133 & columns_5;
                const f32 t3135 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3136 = acc_127;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3137 = exists_191 ? t3136 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3138 = t3135 + t3137;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3139 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t3139 & columns_6;
                const f32 t3141 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3142 = acc_128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3143 = exists_192 ? t3142 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3144 = t3141 + t3143;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3144;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t3146;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3146) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t3146;
            f32 t3148;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3148) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t3149 = pair_3 + t3148;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t3149 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t3151 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t3151 - mean_4;
                const f32 t3153 = distance_129 * distance_129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3154 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t3154 - mean_4;
                const f32 t3156 = distance_130 * distance_130;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3157 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t3157 - mean_4;
                const f32 t3159 = distance_131 * distance_131;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3160 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t3160 - mean_4;
                const f32 t3162 = distance_132 * distance_132;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3163 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t3163 - mean_4;
                const f32 t3165 = distance_133 * distance_133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3166 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t3166 - mean_4;
                const f32 t3168 = distance_134 * distance_134;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3169 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t3169 - mean_4;
                const f32 t3171 = distance_135 * distance_135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3172 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t3172 - mean_4;
                const f32 t3174 = distance_136 * distance_136;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3175 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t3175 - mean_4;
                const f32 t3177 = distance_137 * distance_137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3178 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t3178 - mean_4;
                const f32 t3180 = distance_138 * distance_138;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3181 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t3181 - mean_4;
                const f32 t3183 = distance_139 * distance_139;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3184 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t3184 - mean_4;
                const f32 t3186 = distance_140 * distance_140;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3187 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t3187 - mean_4;
                const f32 t3189 = distance_141 * distance_141;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3190 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t3190 - mean_4;
                const f32 t3192 = distance_142 * distance_142;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3193 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t3193 - mean_4;
                const f32 t3195 = distance_143 * distance_143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3196 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t3196 - mean_4;
                const f32 t3198 = distance_144 * distance_144;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3199 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t3199 - mean_4;
                const f32 t3201 = distance_145 * distance_145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3202 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t3202 - mean_4;
                const f32 t3204 = distance_146 * distance_146;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3205 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t3205 - mean_4;
                const f32 t3207 = distance_147 * distance_147;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3208 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t3208 - mean_4;
                const f32 t3210 = distance_148 * distance_148;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3211 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t3211 - mean_4;
                const f32 t3213 = distance_149 * distance_149;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3214 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t3214 - mean_4;
                const f32 t3216 = distance_150 * distance_150;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3217 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t3217 - mean_4;
                const f32 t3219 = distance_151 * distance_151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3220 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t3220 - mean_4;
                const f32 t3222 = distance_152 * distance_152;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3223 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t3223 - mean_4;
                const f32 t3225 = distance_153 * distance_153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3226 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t3226 - mean_4;
                const f32 t3228 = distance_154 * distance_154;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3229 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t3229 - mean_4;
                const f32 t3231 = distance_155 * distance_155;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3232 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t3232 - mean_4;
                const f32 t3234 = distance_156 * distance_156;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3235 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t3235 - mean_4;
                const f32 t3237 = distance_157 * distance_157;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3238 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t3238 - mean_4;
                const f32 t3240 = distance_158 * distance_158;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3241 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t3241 - mean_4;
                const f32 t3243 = distance_159 * distance_159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3244 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t3244 - mean_4;
                const f32 t3246 = distance_160 * distance_160;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3247 = t3153 + t3156;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3248 = t3247 + t3159;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3249 = t3248 + t3162;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3250 = t3249 + t3165;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3251 = t3250 + t3168;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3252 = t3251 + t3171;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3253 = t3252 + t3174;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3254 = t3253 + t3177;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3255 = t3254 + t3180;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3256 = t3255 + t3183;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3257 = t3256 + t3186;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3258 = t3257 + t3189;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3259 = t3258 + t3192;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3260 = t3259 + t3195;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3261 = t3260 + t3198;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3262 = t3261 + t3201;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3263 = t3262 + t3204;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3264 = t3263 + t3207;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3265 = t3264 + t3210;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3266 = t3265 + t3213;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3267 = t3266 + t3216;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3268 = t3267 + t3219;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3269 = t3268 + t3222;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3270 = t3269 + t3225;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3271 = t3270 + t3228;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3272 = t3271 + t3231;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3273 = t3272 + t3234;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3274 = t3273 + t3237;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3275 = t3274 + t3240;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3276 = t3275 + t3243;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3277 = t3276 + t3246;
                const f32 t3278 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t3278 - mean_4;
                const f32 t3280 = distance_161 * distance_161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3281 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t3281 - mean_4;
                const f32 t3283 = distance_162 * distance_162;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3284 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t3284 - mean_4;
                const f32 t3286 = distance_163 * distance_163;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3287 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t3287 - mean_4;
                const f32 t3289 = distance_164 * distance_164;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3290 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t3290 - mean_4;
                const f32 t3292 = distance_165 * distance_165;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3293 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t3293 - mean_4;
                const f32 t3295 = distance_166 * distance_166;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3296 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t3296 - mean_4;
                const f32 t3298 = distance_167 * distance_167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3299 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t3299 - mean_4;
                const f32 t3301 = distance_168 * distance_168;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3302 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t3302 - mean_4;
                const f32 t3304 = distance_169 * distance_169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3305 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t3305 - mean_4;
                const f32 t3307 = distance_170 * distance_170;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3308 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t3308 - mean_4;
                const f32 t3310 = distance_171 * distance_171;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3311 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t3311 - mean_4;
                const f32 t3313 = distance_172 * distance_172;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3314 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t3314 - mean_4;
                const f32 t3316 = distance_173 * distance_173;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3317 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t3317 - mean_4;
                const f32 t3319 = distance_174 * distance_174;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3320 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t3320 - mean_4;
                const f32 t3322 = distance_175 * distance_175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3323 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t3323 - mean_4;
                const f32 t3325 = distance_176 * distance_176;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3326 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t3326 - mean_4;
                const f32 t3328 = distance_177 * distance_177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3329 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t3329 - mean_4;
                const f32 t3331 = distance_178 * distance_178;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3332 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t3332 - mean_4;
                const f32 t3334 = distance_179 * distance_179;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3335 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t3335 - mean_4;
                const f32 t3337 = distance_180 * distance_180;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3338 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t3338 - mean_4;
                const f32 t3340 = distance_181 * distance_181;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3341 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t3341 - mean_4;
                const f32 t3343 = distance_182 * distance_182;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3344 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t3344 - mean_4;
                const f32 t3346 = distance_183 * distance_183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3347 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t3347 - mean_4;
                const f32 t3349 = distance_184 * distance_184;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3350 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t3350 - mean_4;
                const f32 t3352 = distance_185 * distance_185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3353 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t3353 - mean_4;
                const f32 t3355 = distance_186 * distance_186;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3356 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t3356 - mean_4;
                const f32 t3358 = distance_187 * distance_187;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3359 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t3359 - mean_4;
                const f32 t3361 = distance_188 * distance_188;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3362 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t3362 - mean_4;
                const f32 t3364 = distance_189 * distance_189;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3365 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t3365 - mean_4;
                const f32 t3367 = distance_190 * distance_190;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3368 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t3368 - mean_4;
                const f32 t3370 = distance_191 * distance_191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3371 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t3371 - mean_4;
                const f32 t3373 = distance_192 * distance_192;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3374 = t3280 + t3283;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3375 = t3374 + t3286;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3376 = t3375 + t3289;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3377 = t3376 + t3292;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3378 = t3377 + t3295;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3379 = t3378 + t3298;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3380 = t3379 + t3301;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3381 = t3380 + t3304;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3382 = t3381 + t3307;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3383 = t3382 + t3310;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3384 = t3383 + t3313;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3385 = t3384 + t3316;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3386 = t3385 + t3319;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3387 = t3386 + t3322;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3388 = t3387 + t3325;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3389 = t3388 + t3328;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3390 = t3389 + t3331;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3391 = t3390 + t3334;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3392 = t3391 + t3337;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3393 = t3392 + t3340;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3394 = t3393 + t3343;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3395 = t3394 + t3346;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3396 = t3395 + t3349;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3397 = t3396 + t3352;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3398 = t3397 + t3355;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3399 = t3398 + t3358;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3400 = t3399 + t3361;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3401 = t3400 + t3364;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3402 = t3401 + t3367;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3403 = t3402 + t3370;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3404 = t3403 + t3373;
                const f32 t3405 = t3277 + t3404;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3405;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t3406 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t3406 << 1u;
                const bool columns_7 = first_9 < t800;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t3409 = first_9 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t3409 < t800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3411 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t3411 & columns_7;
                const f32 t3413 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3414 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t3414 - mean_4;
                const f32 t3416 = distance_193 * distance_193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3417 = exists_193 ? t3416 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3418 = t3413 + t3417;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3418;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3419 = 0u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t3419 & columns_8;
                const f32 t3421 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3422 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t3422 - mean_4;
                const f32 t3424 = distance_194 * distance_194;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3425 = exists_194 ? t3424 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3426 = t3421 + t3425;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3426;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3427 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t3427 & columns_7;
                const f32 t3429 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3430 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t3430 - mean_4;
                const f32 t3432 = distance_195 * distance_195;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3433 = exists_195 ? t3432 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3434 = t3429 + t3433;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3434;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3435 = 1u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t3435 & columns_8;
                const f32 t3437 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3438 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t3438 - mean_4;
                const f32 t3440 = distance_196 * distance_196;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3441 = exists_196 ? t3440 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3442 = t3437 + t3441;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3442;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3443 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t3443 & columns_7;
                const f32 t3445 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3446 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t3446 - mean_4;
                const f32 t3448 = distance_197 * distance_197;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3449 = exists_197 ? t3448 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3450 = t3445 + t3449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3450;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3451 = 2u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t3451 & columns_8;
                const f32 t3453 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3454 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t3454 - mean_4;
                const f32 t3456 = distance_198 * distance_198;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3457 = exists_198 ? t3456 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3458 = t3453 + t3457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3458;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3459 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t3459 & columns_7;
                const f32 t3461 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3462 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t3462 - mean_4;
                const f32 t3464 = distance_199 * distance_199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3465 = exists_199 ? t3464 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3466 = t3461 + t3465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3466;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3467 = 3u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t3467 & columns_8;
                const f32 t3469 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3470 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t3470 - mean_4;
                const f32 t3472 = distance_200 * distance_200;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3473 = exists_200 ? t3472 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3474 = t3469 + t3473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3474;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3475 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t3475 & columns_7;
                const f32 t3477 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3478 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t3478 - mean_4;
                const f32 t3480 = distance_201 * distance_201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3481 = exists_201 ? t3480 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3482 = t3477 + t3481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3483 = 4u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t3483 & columns_8;
                const f32 t3485 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3486 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t3486 - mean_4;
                const f32 t3488 = distance_202 * distance_202;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3489 = exists_202 ? t3488 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3490 = t3485 + t3489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3491 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t3491 & columns_7;
                const f32 t3493 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3494 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t3494 - mean_4;
                const f32 t3496 = distance_203 * distance_203;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3497 = exists_203 ? t3496 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3498 = t3493 + t3497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3498;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3499 = 5u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t3499 & columns_8;
                const f32 t3501 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3502 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t3502 - mean_4;
                const f32 t3504 = distance_204 * distance_204;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3505 = exists_204 ? t3504 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3506 = t3501 + t3505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3507 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t3507 & columns_7;
                const f32 t3509 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3510 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t3510 - mean_4;
                const f32 t3512 = distance_205 * distance_205;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3513 = exists_205 ? t3512 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3514 = t3509 + t3513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3515 = 6u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t3515 & columns_8;
                const f32 t3517 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3518 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t3518 - mean_4;
                const f32 t3520 = distance_206 * distance_206;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3521 = exists_206 ? t3520 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3522 = t3517 + t3521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3522;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3523 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t3523 & columns_7;
                const f32 t3525 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3526 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t3526 - mean_4;
                const f32 t3528 = distance_207 * distance_207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3529 = exists_207 ? t3528 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3530 = t3525 + t3529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3531 = 7u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t3531 & columns_8;
                const f32 t3533 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3534 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t3534 - mean_4;
                const f32 t3536 = distance_208 * distance_208;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3537 = exists_208 ? t3536 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3538 = t3533 + t3537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3539 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t3539 & columns_7;
                const f32 t3541 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3542 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t3542 - mean_4;
                const f32 t3544 = distance_209 * distance_209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3545 = exists_209 ? t3544 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3546 = t3541 + t3545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3546;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3547 = 8u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t3547 & columns_8;
                const f32 t3549 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3550 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t3550 - mean_4;
                const f32 t3552 = distance_210 * distance_210;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3553 = exists_210 ? t3552 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3554 = t3549 + t3553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3555 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t3555 & columns_7;
                const f32 t3557 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3558 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t3558 - mean_4;
                const f32 t3560 = distance_211 * distance_211;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3561 = exists_211 ? t3560 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3562 = t3557 + t3561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3563 = 9u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t3563 & columns_8;
                const f32 t3565 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3566 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t3566 - mean_4;
                const f32 t3568 = distance_212 * distance_212;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3569 = exists_212 ? t3568 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3570 = t3565 + t3569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3571 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t3571 & columns_7;
                const f32 t3573 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3574 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t3574 - mean_4;
                const f32 t3576 = distance_213 * distance_213;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3577 = exists_213 ? t3576 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3578 = t3573 + t3577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3579 = 10u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t3579 & columns_8;
                const f32 t3581 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3582 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t3582 - mean_4;
                const f32 t3584 = distance_214 * distance_214;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3585 = exists_214 ? t3584 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3586 = t3581 + t3585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3587 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t3587 & columns_7;
                const f32 t3589 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3590 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t3590 - mean_4;
                const f32 t3592 = distance_215 * distance_215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3593 = exists_215 ? t3592 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3594 = t3589 + t3593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3594;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3595 = 11u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t3595 & columns_8;
                const f32 t3597 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3598 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t3598 - mean_4;
                const f32 t3600 = distance_216 * distance_216;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3601 = exists_216 ? t3600 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3602 = t3597 + t3601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3603 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t3603 & columns_7;
                const f32 t3605 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3606 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t3606 - mean_4;
                const f32 t3608 = distance_217 * distance_217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3609 = exists_217 ? t3608 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3610 = t3605 + t3609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3611 = 12u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t3611 & columns_8;
                const f32 t3613 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3614 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t3614 - mean_4;
                const f32 t3616 = distance_218 * distance_218;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3617 = exists_218 ? t3616 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3618 = t3613 + t3617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3618;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3619 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t3619 & columns_7;
                const f32 t3621 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3622 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t3622 - mean_4;
                const f32 t3624 = distance_219 * distance_219;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3625 = exists_219 ? t3624 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3626 = t3621 + t3625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3627 = 13u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t3627 & columns_8;
                const f32 t3629 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3630 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t3630 - mean_4;
                const f32 t3632 = distance_220 * distance_220;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3633 = exists_220 ? t3632 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3634 = t3629 + t3633;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3634;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3635 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t3635 & columns_7;
                const f32 t3637 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3638 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t3638 - mean_4;
                const f32 t3640 = distance_221 * distance_221;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3641 = exists_221 ? t3640 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3642 = t3637 + t3641;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3642;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3643 = 14u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t3643 & columns_8;
                const f32 t3645 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3646 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t3646 - mean_4;
                const f32 t3648 = distance_222 * distance_222;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3649 = exists_222 ? t3648 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3650 = t3645 + t3649;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3650;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3651 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t3651 & columns_7;
                const f32 t3653 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3654 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t3654 - mean_4;
                const f32 t3656 = distance_223 * distance_223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3657 = exists_223 ? t3656 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3658 = t3653 + t3657;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3658;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3659 = 15u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t3659 & columns_8;
                const f32 t3661 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3662 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t3662 - mean_4;
                const f32 t3664 = distance_224 * distance_224;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3665 = exists_224 ? t3664 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3666 = t3661 + t3665;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3666;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3667 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t3667 & columns_7;
                const f32 t3669 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3670 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t3670 - mean_4;
                const f32 t3672 = distance_225 * distance_225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3673 = exists_225 ? t3672 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3674 = t3669 + t3673;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3674;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3675 = 16u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t3675 & columns_8;
                const f32 t3677 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3678 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t3678 - mean_4;
                const f32 t3680 = distance_226 * distance_226;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3681 = exists_226 ? t3680 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3682 = t3677 + t3681;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3682;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3683 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t3683 & columns_7;
                const f32 t3685 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3686 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t3686 - mean_4;
                const f32 t3688 = distance_227 * distance_227;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3689 = exists_227 ? t3688 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3690 = t3685 + t3689;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3690;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3691 = 17u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t3691 & columns_8;
                const f32 t3693 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3694 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t3694 - mean_4;
                const f32 t3696 = distance_228 * distance_228;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3697 = exists_228 ? t3696 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3698 = t3693 + t3697;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3698;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3699 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t3699 & columns_7;
                const f32 t3701 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3702 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t3702 - mean_4;
                const f32 t3704 = distance_229 * distance_229;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3705 = exists_229 ? t3704 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3706 = t3701 + t3705;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3706;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3707 = 18u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t3707 & columns_8;
                const f32 t3709 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3710 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t3710 - mean_4;
                const f32 t3712 = distance_230 * distance_230;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3713 = exists_230 ? t3712 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3714 = t3709 + t3713;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3714;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3715 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t3715 & columns_7;
                const f32 t3717 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3718 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t3718 - mean_4;
                const f32 t3720 = distance_231 * distance_231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3721 = exists_231 ? t3720 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3722 = t3717 + t3721;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3722;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3723 = 19u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t3723 & columns_8;
                const f32 t3725 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3726 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3726 - mean_4;
                const f32 t3728 = distance_232 * distance_232;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3729 = exists_232 ? t3728 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3730 = t3725 + t3729;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3730;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3731 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3731 & columns_7;
                const f32 t3733 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3734 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3734 - mean_4;
                const f32 t3736 = distance_233 * distance_233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3737 = exists_233 ? t3736 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3738 = t3733 + t3737;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3738;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3739 = 20u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3739 & columns_8;
                const f32 t3741 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3742 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3742 - mean_4;
                const f32 t3744 = distance_234 * distance_234;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3745 = exists_234 ? t3744 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3746 = t3741 + t3745;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3746;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3747 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3747 & columns_7;
                const f32 t3749 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3750 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3750 - mean_4;
                const f32 t3752 = distance_235 * distance_235;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3753 = exists_235 ? t3752 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3754 = t3749 + t3753;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3754;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3755 = 21u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3755 & columns_8;
                const f32 t3757 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3758 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3758 - mean_4;
                const f32 t3760 = distance_236 * distance_236;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3761 = exists_236 ? t3760 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3762 = t3757 + t3761;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3762;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3763 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3763 & columns_7;
                const f32 t3765 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3766 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3766 - mean_4;
                const f32 t3768 = distance_237 * distance_237;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3769 = exists_237 ? t3768 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3770 = t3765 + t3769;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3770;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3771 = 22u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3771 & columns_8;
                const f32 t3773 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3774 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3774 - mean_4;
                const f32 t3776 = distance_238 * distance_238;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3777 = exists_238 ? t3776 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3778 = t3773 + t3777;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3778;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3779 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3779 & columns_7;
                const f32 t3781 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3782 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3782 - mean_4;
                const f32 t3784 = distance_239 * distance_239;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3785 = exists_239 ? t3784 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3786 = t3781 + t3785;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3786;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3787 = 23u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3787 & columns_8;
                const f32 t3789 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3790 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3790 - mean_4;
                const f32 t3792 = distance_240 * distance_240;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3793 = exists_240 ? t3792 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3794 = t3789 + t3793;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3795 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3795 & columns_7;
                const f32 t3797 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3798 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3798 - mean_4;
                const f32 t3800 = distance_241 * distance_241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3801 = exists_241 ? t3800 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3802 = t3797 + t3801;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3802;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3803 = 24u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3803 & columns_8;
                const f32 t3805 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3806 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3806 - mean_4;
                const f32 t3808 = distance_242 * distance_242;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3809 = exists_242 ? t3808 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3810 = t3805 + t3809;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3811 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3811 & columns_7;
                const f32 t3813 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3814 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3814 - mean_4;
                const f32 t3816 = distance_243 * distance_243;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3817 = exists_243 ? t3816 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3818 = t3813 + t3817;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3819 = 25u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3819 & columns_8;
                const f32 t3821 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3822 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3822 - mean_4;
                const f32 t3824 = distance_244 * distance_244;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3825 = exists_244 ? t3824 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3826 = t3821 + t3825;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3826;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3827 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3827 & columns_7;
                const f32 t3829 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3830 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3830 - mean_4;
                const f32 t3832 = distance_245 * distance_245;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3833 = exists_245 ? t3832 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3834 = t3829 + t3833;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3834;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3835 = 26u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3835 & columns_8;
                const f32 t3837 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3838 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3838 - mean_4;
                const f32 t3840 = distance_246 * distance_246;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3841 = exists_246 ? t3840 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3842 = t3837 + t3841;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3843 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3843 & columns_7;
                const f32 t3845 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3846 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3846 - mean_4;
                const f32 t3848 = distance_247 * distance_247;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3849 = exists_247 ? t3848 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3850 = t3845 + t3849;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3850;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3851 = 27u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3851 & columns_8;
                const f32 t3853 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3854 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3854 - mean_4;
                const f32 t3856 = distance_248 * distance_248;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3857 = exists_248 ? t3856 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3858 = t3853 + t3857;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3859 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3859 & columns_7;
                const f32 t3861 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3862 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3862 - mean_4;
                const f32 t3864 = distance_249 * distance_249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3865 = exists_249 ? t3864 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3866 = t3861 + t3865;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3867 = 28u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3867 & columns_8;
                const f32 t3869 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3870 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3870 - mean_4;
                const f32 t3872 = distance_250 * distance_250;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3873 = exists_250 ? t3872 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3874 = t3869 + t3873;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3874;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3875 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3875 & columns_7;
                const f32 t3877 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3878 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3878 - mean_4;
                const f32 t3880 = distance_251 * distance_251;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3881 = exists_251 ? t3880 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3882 = t3877 + t3881;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3882;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3883 = 29u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3883 & columns_8;
                const f32 t3885 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3886 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3886 - mean_4;
                const f32 t3888 = distance_252 * distance_252;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3889 = exists_252 ? t3888 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3890 = t3885 + t3889;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3890;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3891 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3891 & columns_7;
                const f32 t3893 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3894 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3894 - mean_4;
                const f32 t3896 = distance_253 * distance_253;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3897 = exists_253 ? t3896 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3898 = t3893 + t3897;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3898;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3899 = 30u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3899 & columns_8;
                const f32 t3901 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3902 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3902 - mean_4;
                const f32 t3904 = distance_254 * distance_254;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3905 = exists_254 ? t3904 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3906 = t3901 + t3905;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3906;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3907 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3907 & columns_7;
                const f32 t3909 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3910 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3910 - mean_4;
                const f32 t3912 = distance_255 * distance_255;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3913 = exists_255 ? t3912 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3914 = t3909 + t3913;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3914;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3915 = 31u < t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3915 & columns_8;
                const f32 t3917 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3918 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3918 - mean_4;
                const f32 t3920 = distance_256 * distance_256;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3921 = exists_256 ? t3920 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3922 = t3917 + t3921;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3922;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t3924;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3924) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t3924;
            f32 t3926;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3926) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t3926;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t3928 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t3929 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t3930 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t3928 + count_3;
            const f32 difference_2 = mean_4 - t3929;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3933;
            asm("max.f32 %0, %1, %2;" : "=f"(t3933) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3934;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3934) : "f"(t3933));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_3 * t3934;
            f32 t3936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3936) : "f"(difference_2), "f"(share_3), "f"(t3929));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3937 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3938 = t3937 * t3928;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3939 = t3930 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t3940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(t3938), "f"(share_3), "f"(t3939));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_5;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t3936;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t3940;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 15u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t3942 = i_13 << 16u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t3942;
            const bool t3944 = i_13 == 1u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t3944 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t3946 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t3947 = i_13 == 1u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t3947) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3948 = t28 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3949 = t27 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3950 = t27 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3951 = t3950 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3952 = t3949 + t3951;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3953 = t3948 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3954 = t27 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3955 = t3954 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3956 = t3953 + t3955;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3957 = t3952 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3958 = t3956 ^ t3957;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3959 = t3952 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3960 = t3958 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3961 = t3959 + t3960;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3962 = t3946 + t3961;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3963) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3964;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3964) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3965) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3966;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3966) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3963), "r"(t3964), "r"(t3965), "r"(t3966) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3967;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3967) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3968;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3968) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3969;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3969) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3970;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3970) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3967), "r"(t3968), "r"(t3969), "r"(t3970) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3971;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3971) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3972;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3972) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3973;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3973) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3974;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3974) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3971), "r"(t3972), "r"(t3973), "r"(t3974) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3975;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3975) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3976;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3976) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3977;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3977) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3978;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3978) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3975), "r"(t3976), "r"(t3977), "r"(t3978) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3979) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3980;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3980) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3981;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3981) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3982;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3982) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3979), "r"(t3980), "r"(t3981), "r"(t3982) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3983) : "f"(acc_41), "f"(acc_42));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3984) : "f"(acc_43), "f"(acc_44));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3985) : "f"(acc_45), "f"(acc_46));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3986) : "f"(acc_47), "f"(acc_48));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3983), "r"(t3984), "r"(t3985), "r"(t3986) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3987) : "f"(acc_49), "f"(acc_50));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3988) : "f"(acc_51), "f"(acc_52));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3989) : "f"(acc_53), "f"(acc_54));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3990) : "f"(acc_55), "f"(acc_56));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3987), "r"(t3988), "r"(t3989), "r"(t3990) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3991) : "f"(acc_57), "f"(acc_58));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3992) : "f"(acc_59), "f"(acc_60));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3993) : "f"(acc_61), "f"(acc_62));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3994) : "f"(acc_63), "f"(acc_64));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3991), "r"(t3992), "r"(t3993), "r"(t3994) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3995) : "f"(acc_65), "f"(acc_66));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3996) : "f"(acc_67), "f"(acc_68));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3997) : "f"(acc_69), "f"(acc_70));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3998) : "f"(acc_71), "f"(acc_72));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3995), "r"(t3996), "r"(t3997), "r"(t3998) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3999) : "f"(acc_73), "f"(acc_74));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4000) : "f"(acc_75), "f"(acc_76));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4001) : "f"(acc_77), "f"(acc_78));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4002) : "f"(acc_79), "f"(acc_80));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t3999), "r"(t4000), "r"(t4001), "r"(t4002) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4003) : "f"(acc_81), "f"(acc_82));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4004) : "f"(acc_83), "f"(acc_84));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4005) : "f"(acc_85), "f"(acc_86));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4006) : "f"(acc_87), "f"(acc_88));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t4003), "r"(t4004), "r"(t4005), "r"(t4006) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4007) : "f"(acc_89), "f"(acc_90));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4008) : "f"(acc_91), "f"(acc_92));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4009) : "f"(acc_93), "f"(acc_94));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4010) : "f"(acc_95), "f"(acc_96));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t4007), "r"(t4008), "r"(t4009), "r"(t4010) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4011) : "f"(acc_97), "f"(acc_98));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4012) : "f"(acc_99), "f"(acc_100));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4013;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4013) : "f"(acc_101), "f"(acc_102));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4014) : "f"(acc_103), "f"(acc_104));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t4011), "r"(t4012), "r"(t4013), "r"(t4014) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4015;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4015) : "f"(acc_105), "f"(acc_106));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4016;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4016) : "f"(acc_107), "f"(acc_108));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4017) : "f"(acc_109), "f"(acc_110));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4018;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4018) : "f"(acc_111), "f"(acc_112));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t4015), "r"(t4016), "r"(t4017), "r"(t4018) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4019) : "f"(acc_113), "f"(acc_114));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4020) : "f"(acc_115), "f"(acc_116));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4021) : "f"(acc_117), "f"(acc_118));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4022;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4022) : "f"(acc_119), "f"(acc_120));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t4019), "r"(t4020), "r"(t4021), "r"(t4022) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4023;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4023) : "f"(acc_121), "f"(acc_122));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4024) : "f"(acc_123), "f"(acc_124));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4025) : "f"(acc_125), "f"(acc_126));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4026) : "f"(acc_127), "f"(acc_128));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t3962), "r"(t4023), "r"(t4024), "r"(t4025), "r"(t4026) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4027 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t4027 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4029 = first_10 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4030 = all_groups - first_10;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t4029 ? t4030 : 0u;
        const u32 rounds = left_5 < cta_groups ? left_5 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
        const bool t4033 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
        if (t4033) {
            const u32 t4034 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4035 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4036 = t4035 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4037 = t4036 + t4034;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4038 = t4037 / groups;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const u32 t4039 = t27 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const bool t4040 = t4039 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            if (t4040) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4041 = t28 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4042 = t31 + t4041;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4043 = t27 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_11 = t4042 + t4043;
                const u32 t4045 = first_11 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4046 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4047 = t4046 + first_11;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4048 = t4047 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t4048;
                const f32 t4050 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4051 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4052 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4053;
                asm("mov.b32 %0, %1;" : "=r"(t4053) : "f"(t4050));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4054;
                asm("mov.b32 %0, %1;" : "=r"(t4054) : "f"(t4051));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4055;
                asm("mov.b32 %0, %1;" : "=r"(t4055) : "f"(t4052));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t4053), "r"(t4054), "r"(t4055), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4056 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4057 = t4056 + t4045;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4058 = t4057 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t4058;
                const f32 t4060 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4061 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4062 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4063;
                asm("mov.b32 %0, %1;" : "=r"(t4063) : "f"(t4060));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4064;
                asm("mov.b32 %0, %1;" : "=r"(t4064) : "f"(t4061));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4065;
                asm("mov.b32 %0, %1;" : "=r"(t4065) : "f"(t4062));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t4063), "r"(t4064), "r"(t4065), "r"(0u) : "memory");
            }
#line 126 "fa-kernels/src/conv/statistics.rs"
            count = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            mean = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            squares = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            count_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            mean_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_2 = threadIdx.x;
            const bool t4067 = channel_2 < 128u;
#line 130 "fa-kernels/src/conv/statistics.rs"
            if (t4067) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t4068 = channel_2 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t4069 = moments + t4068;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t4069) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4070;
                asm("mov.b32 %0, %1;" : "=f"(t4070) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4071;
                asm("mov.b32 %0, %1;" : "=f"(t4071) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4072;
                asm("mov.b32 %0, %1;" : "=f"(t4072) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4073;
                asm("mov.b32 %0, %1;" : "=f"(t4073) : "r"(row_8));
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4074 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 first_12 = t4074 << 7u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 t4076 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_12 + channel_2;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t4076 + t4038;
                const u64 t4079 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4080 = t4079 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4081 = t4080 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4082 = partial + t4081;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4083 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4084 = t4083 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4085 = t4084 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4086 = t4082 + t4085;
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t4087;
                asm("mov.b32 %0, %1;" : "=r"(t4087) : "f"(t4070));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t4088;
                asm("mov.b32 %0, %1;" : "=r"(t4088) : "f"(t4071));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t4089;
                asm("mov.b32 %0, %1;" : "=r"(t4089) : "f"(t4072));
#line 136 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4086), "r"(t4087), "r"(t4088), "r"(t4089), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4090 = 0ull * counters_stride0;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4091 = t4090 * 4ull;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4092 = counters + t4091;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4093 = 1ull * counters_stride0;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4094 = t4093 * 4ull;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4095 = counters + t4094;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4096 = threadIdx.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4097 = t4096 == 0u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4097) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t4092), "r"(1u) : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4098 = gridDim.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4099 = gridDim.y;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4100 = t4098 * t4099;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4101 = gridDim.z;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4102 = t4100 * t4101;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t4103;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t4103) : "l"(t4092) : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t4104 = t4103 < t4102;
            if (!t4104) break;
        }
    }
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4107 = threadIdx.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4108 = t4107 == 0u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4108) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4109 = gridDim.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4110 = gridDim.y;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4111 = t4109 * t4110;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4112 = gridDim.z;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4113 = t4111 * t4112;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4114 = t4113 - 1u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t4115;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t4115) : "l"(t4095), "r"(t4114) : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t4116 = t4115 == t4114;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t4116) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4092), "r"(0u) : "memory");
        }
    }
#line 149 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4117 = !is_producer;
#line 149 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4117) {
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 t4118 = threadIdx.x;
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 t4119 = t4118 & 7u;
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 t4120 = t4119 << 3u;
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 channel_3 = t31 + t4120;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4122 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t4122 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4124 = first_13 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4125 = all_groups - first_13;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t4124 ? t4125 : 0u;
        const u32 t4127 = left_6 < cta_groups ? left_6 : cta_groups;
#line 21 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t4127; i_18 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4128 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4129 = t4128 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4130 = t4129 + i_18;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t4130 / groups;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t4132 = i_18 == 0u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t4133 = i_18 > 1u ? i_18 : 1u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t4134 = t4133 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4135 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4136 = t4135 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4137 = t4136 + t4134;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4138 = t4137 / groups;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t4139 = sample_3 != t4138;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t4140 = t4132 | t4139;
#line 23 "fa-kernels/src/conv/output.rs"
            if (t4140) {
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4141 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4142 = t4141 & 127u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4143 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4144 = t4143 >> 7u;
                const u32 t4145 = blockIdx.y;
#line 148 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t4145 << 7u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4147 = sample_3 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4148 = t4147 / cta_groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4149 = sample_3 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4150 = t4149 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4151 = t4150 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4152 = t4151 / cta_groups;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_6 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t4153 = t4148 + t4144;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4154 = t4152 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t4153; i_19 < t4154; i_19 += 8u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4155 = i_19 <= t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4156 = i_19 < t4152 ? i_19 : t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_7 = first_channel + t4142;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_6 = t4156 + sample_3;
                    const u64 t4159 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4160 = t4159 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4161 = t4160 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4162 = partial + t4161;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4163 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4164 = t4163 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4165 = t4164 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4166 = t4162 + t4165;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t4166) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4167;
                    asm("mov.b32 %0, %1;" : "=f"(t4167) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4168;
                    asm("mov.b32 %0, %1;" : "=f"(t4168) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4169;
                    asm("mov.b32 %0, %1;" : "=f"(t4169) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4170;
                    asm("mov.b32 %0, %1;" : "=f"(t4170) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 2u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4172 = cta <= t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4173 = cta < t4152 ? cta : t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t4142;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t4173 + sample_3;
                    const u64 t4176 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4177 = t4176 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4178 = t4177 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4179 = partial + t4178;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4180 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4181 = t4180 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4182 = t4181 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4183 = t4179 + t4182;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t4183) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4184;
                    asm("mov.b32 %0, %1;" : "=f"(t4184) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4185;
                    asm("mov.b32 %0, %1;" : "=f"(t4185) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4186;
                    asm("mov.b32 %0, %1;" : "=f"(t4186) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4187;
                    asm("mov.b32 %0, %1;" : "=f"(t4187) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4189 = cta_2 <= t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4190 = cta_2 < t4152 ? cta_2 : t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t4142;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t4190 + sample_3;
                    const u64 t4193 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4194 = t4193 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4195 = t4194 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4196 = partial + t4195;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4197 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4198 = t4197 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4199 = t4198 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4200 = t4196 + t4199;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t4200) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4201;
                    asm("mov.b32 %0, %1;" : "=f"(t4201) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4202;
                    asm("mov.b32 %0, %1;" : "=f"(t4202) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4203;
                    asm("mov.b32 %0, %1;" : "=f"(t4203) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4204;
                    asm("mov.b32 %0, %1;" : "=f"(t4204) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 6u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4206 = cta_3 <= t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4207 = cta_3 < t4152 ? cta_3 : t4152;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t4142;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t4207 + sample_3;
                    const u64 t4210 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4211 = t4210 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4212 = t4211 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4213 = partial + t4212;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4214 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4215 = t4214 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4216 = t4215 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4217 = t4213 + t4216;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t4217) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4218;
                    asm("mov.b32 %0, %1;" : "=f"(t4218) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4219;
                    asm("mov.b32 %0, %1;" : "=f"(t4219) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4220;
                    asm("mov.b32 %0, %1;" : "=f"(t4220) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4221;
                    asm("mov.b32 %0, %1;" : "=f"(t4221) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4222 = t4155 ? t4167 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4223 = t4155 ? t4168 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4224 = t4155 ? t4169 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4225 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4226 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4227 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t4225 + t4222;
                    const f32 difference_3 = t4223 - t4226;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4230;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4230) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4231;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4231) : "f"(t4230));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_4 = t4222 * t4231;
                    f32 t4233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4233) : "f"(difference_3), "f"(share_4), "f"(t4226));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4234 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4235 = t4234 * t4225;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4236 = t4227 + t4224;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4237) : "f"(t4235), "f"(share_4), "f"(t4236));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4233;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4237;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4238 = t4172 ? t4184 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4239 = t4172 ? t4185 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4240 = t4172 ? t4186 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4241 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4242 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4243 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = t4241 + t4238;
                    const f32 difference_4 = t4239 - t4242;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4246;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4246) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4247;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4247) : "f"(t4246));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_5 = t4238 * t4247;
                    f32 t4249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4249) : "f"(difference_4), "f"(share_5), "f"(t4242));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4250 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4251 = t4250 * t4241;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4252 = t4243 + t4240;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4253) : "f"(t4251), "f"(share_5), "f"(t4252));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4249;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4253;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4254 = t4189 ? t4201 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4255 = t4189 ? t4202 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4256 = t4189 ? t4203 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4257 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4258 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4259 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t4257 + t4254;
                    const f32 difference_5 = t4255 - t4258;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4262;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4262) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4263;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4263) : "f"(t4262));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t4254 * t4263;
                    f32 t4265;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4265) : "f"(difference_5), "f"(share_6), "f"(t4258));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4266 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4267 = t4266 * t4257;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4268 = t4259 + t4256;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4269;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(t4267), "f"(share_6), "f"(t4268));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4265;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4269;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4270 = t4206 ? t4218 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4271 = t4206 ? t4219 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4272 = t4206 ? t4220 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4273 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4274 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4275 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t4273 + t4270;
                    const f32 difference_6 = t4271 - t4274;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4278;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4278) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4279;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4279) : "f"(t4278));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t4270 * t4279;
                    f32 t4281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4281) : "f"(difference_6), "f"(share_7), "f"(t4274));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4282 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4283 = t4282 * t4273;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4284 = t4275 + t4272;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4285) : "f"(t4283), "f"(share_7), "f"(t4284));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4281;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4285;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4286 = count_6;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4287 = mean_5;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4288 = squares_5;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4289 = t4144 << 7u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4290 = t4289 + t4142;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4291 = t4290 << 4u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4292 = moments + t4291;
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t4293;
                asm("mov.b32 %0, %1;" : "=r"(t4293) : "f"(t4286));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t4294;
                asm("mov.b32 %0, %1;" : "=r"(t4294) : "f"(t4287));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t4295;
                asm("mov.b32 %0, %1;" : "=r"(t4295) : "f"(t4288));
#line 154 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4292), "r"(t4293), "r"(t4294), "r"(t4295), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                const bool t4296 = t4144 == 0u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                if (t4296) {
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4297 = t4142 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4298 = moments + t4297;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t4298) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4299;
                    asm("mov.b32 %0, %1;" : "=f"(t4299) : "r"(row_9));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4300;
                    asm("mov.b32 %0, %1;" : "=f"(t4300) : "r"(row_10));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4301;
                    asm("mov.b32 %0, %1;" : "=f"(t4301) : "r"(row_11));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4302;
                    asm("mov.b32 %0, %1;" : "=f"(t4302) : "r"(row_12));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4303 = 128u + t4142;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4304 = t4303 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4305 = moments + t4304;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t4305) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4306;
                    asm("mov.b32 %0, %1;" : "=f"(t4306) : "r"(row_13));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4307;
                    asm("mov.b32 %0, %1;" : "=f"(t4307) : "r"(row_14));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4308;
                    asm("mov.b32 %0, %1;" : "=f"(t4308) : "r"(row_15));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4309;
                    asm("mov.b32 %0, %1;" : "=f"(t4309) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t4299 + t4306;
                    const f32 difference_7 = t4307 - t4300;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4312) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4313;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4313) : "f"(t4312));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t4306 * t4313;
                    f32 t4315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4315) : "f"(difference_7), "f"(share_8), "f"(t4300));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4316 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4317 = t4316 * t4299;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4318 = t4301 + t4308;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4319) : "f"(t4317), "f"(share_8), "f"(t4318));
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4320 = first_channel + t4142;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t4320 < 127u ? t4320 : 127u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4322 = t4142 << 3u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4323 = t7 + t4322;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4324;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4324) : "f"(count_11), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4325;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4325) : "f"(t4324));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t4319 * t4325;
                    const f32 t4327 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t4327));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4329 = (u64)at_5;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4330 = t4329 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4331 = t4330 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4332 = scale + t4331;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4333;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4333) : "l"(t4332) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4334 = __uint_as_float((u32)t4333 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 factor = inverse * t4334;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4336 = -t4315;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t4336 * factor;
                    const u64 t4338 = (u64)at_5;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4339 = t4338 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4340 = t4339 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4341 = shift + t4340;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4342;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4342) : "l"(t4341) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4343 = __uint_as_float((u32)t4342 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 shift_2 = to_zero + t4343;
#line 100 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t4323), "f"(factor) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t4323), "f"(shift_2) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4345 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4346 = t4345 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t4346 + i_18;
            const u32 sample_4 = group_3 / groups;
            const u32 t4349 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t4350 = group_3 - t4349;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t4350 + t29;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t4352 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_3 = t4352 >> 3u;
            const u32 t4354 = number_3 / across_3;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t4354 << 5u;
            const u32 t4356 = number_3 % across_3;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t4356 << 3u;
            const bool t4358 = y_4 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t4359 = height - y_4;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t4358 ? t4359 : 0u;
            const u32 t4361 = left_7 < 32u ? left_7 : 32u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t4362 = width - x_4;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t4363 = t4362 < 8u ? t4362 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index << 15u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t4365 = i_18 << 16u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t4365;
            const bool t4367 = i_18 == 1u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t4367 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t4369 = base_2 + own_2;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t4370 = channel_3 << 3u;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t4371 = t7 + t4370;
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t4371) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4372;
            asm("mov.b32 %0, %1;" : "=f"(t4372) : "r"(row_17));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4373;
            asm("mov.b32 %0, %1;" : "=f"(t4373) : "r"(row_18));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4374;
            asm("mov.b32 %0, %1;" : "=f"(t4374) : "r"(row_19));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4375;
            asm("mov.b32 %0, %1;" : "=f"(t4375) : "r"(row_20));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t4371) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4376;
            asm("mov.b32 %0, %1;" : "=f"(t4376) : "r"(row_21));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4377;
            asm("mov.b32 %0, %1;" : "=f"(t4377) : "r"(row_22));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4378;
            asm("mov.b32 %0, %1;" : "=f"(t4378) : "r"(row_23));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4379;
            asm("mov.b32 %0, %1;" : "=f"(t4379) : "r"(row_24));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t4371) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4380;
            asm("mov.b32 %0, %1;" : "=f"(t4380) : "r"(row_25));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4381;
            asm("mov.b32 %0, %1;" : "=f"(t4381) : "r"(row_26));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4382;
            asm("mov.b32 %0, %1;" : "=f"(t4382) : "r"(row_27));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4383;
            asm("mov.b32 %0, %1;" : "=f"(t4383) : "r"(row_28));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t4371) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4384;
            asm("mov.b32 %0, %1;" : "=f"(t4384) : "r"(row_29));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4385;
            asm("mov.b32 %0, %1;" : "=f"(t4385) : "r"(row_30));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4386;
            asm("mov.b32 %0, %1;" : "=f"(t4386) : "r"(row_31));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4387;
            asm("mov.b32 %0, %1;" : "=f"(t4387) : "r"(row_32));
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 t4388 = threadIdx.x;
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t4388 & 127u;
            const u32 t4390 = thread_3 & 7u;
#line 38 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t4392 = blockIdx.y;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t4393 = t4392 << 7u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t4394 = t4393 + t31;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t4395 = t4390 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t4394 + t4395;
#line 41 "fa-kernels/src/conv/output.rs"
            const bool t4397 = channel_4 < 128u;
#line 41 "fa-kernels/src/conv/output.rs"
            if (t4397) {
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4398 = pixel >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4399 = pixel & 7u;
                const bool t4400 = t4398 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4401 = t4399 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4402 = t4400 & t4401;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4402) {
                    const u32 t4403 = pixel & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4404 = t4390 ^ t4403;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4405 = pixel << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4406 = t4404 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4407 = t4405 + t4406;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4408 = t4369 + t4407;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t4408) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4409 = row_33 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4410 = row_33 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4411;
                    asm("mov.b32 %0, %1;" : "=f"(t4411) : "r"(t4409));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4412;
                    asm("mov.b32 %0, %1;" : "=f"(t4412) : "r"(t4410));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4413) : "f"(t4411), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4414 = t4413 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4415;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4415) : "f"(t4414));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4416 = t4415 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4417;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4417) : "f"(t4416));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4418 = t4413 * t4417;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4419) : "f"(t4412), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4420 = t4419 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4421;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4421) : "f"(t4420));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4422 = t4421 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4423;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4423) : "f"(t4422));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4424 = t4419 * t4423;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4418), "f"(t4424));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4426 = row_34 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4427 = row_34 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4428;
                    asm("mov.b32 %0, %1;" : "=f"(t4428) : "r"(t4426));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4429;
                    asm("mov.b32 %0, %1;" : "=f"(t4429) : "r"(t4427));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4430;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4430) : "f"(t4428), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4431 = t4430 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4432) : "f"(t4431));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4433 = t4432 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4434;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4434) : "f"(t4433));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4435 = t4430 * t4434;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4436;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4436) : "f"(t4429), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4437 = t4436 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4438;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4438) : "f"(t4437));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4439 = t4438 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4440;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4440) : "f"(t4439));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4441 = t4436 * t4440;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4435), "f"(t4441));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4443 = row_35 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4444 = row_35 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4445;
                    asm("mov.b32 %0, %1;" : "=f"(t4445) : "r"(t4443));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4446;
                    asm("mov.b32 %0, %1;" : "=f"(t4446) : "r"(t4444));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4447;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4447) : "f"(t4445), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4448 = t4447 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4449) : "f"(t4448));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4450 = t4449 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4451;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4451) : "f"(t4450));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4452 = t4447 * t4451;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4453;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4453) : "f"(t4446), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4454 = t4453 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4455) : "f"(t4454));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4456 = t4455 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4457;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4457) : "f"(t4456));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4458 = t4453 * t4457;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4452), "f"(t4458));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4460 = row_36 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4461 = row_36 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4462;
                    asm("mov.b32 %0, %1;" : "=f"(t4462) : "r"(t4460));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4463;
                    asm("mov.b32 %0, %1;" : "=f"(t4463) : "r"(t4461));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4464) : "f"(t4462), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4465 = t4464 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4466;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4466) : "f"(t4465));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4467 = t4466 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4468;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4468) : "f"(t4467));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4469 = t4464 * t4468;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4470;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4470) : "f"(t4463), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4471 = t4470 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4472;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4472) : "f"(t4471));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4473 = t4472 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4474;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4474) : "f"(t4473));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4475 = t4470 * t4474;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4469), "f"(t4475));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = y_4 + t4398;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_7 = x_4 + t4399;
                    const u64 t4479 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4480 = t4479 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4481 = t4480 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4482 = y + t4481;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4483 = (u64)at_6;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4484 = t4483 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4485 = t4484 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4486 = t4482 + t4485;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4487 = (u64)at_7;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4488 = t4487 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4489 = t4488 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4490 = t4486 + t4489;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4491 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4492 = t4490 + t4491;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4492), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t4494 = pixel_2 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4495 = pixel_2 & 7u;
                const bool t4496 = t4494 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4497 = t4495 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4498 = t4496 & t4497;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4498) {
                    const u32 t4499 = pixel_2 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4500 = t4390 ^ t4499;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4501 = pixel_2 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4502 = t4500 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4503 = t4501 + t4502;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4504 = t4369 + t4503;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_37;
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t4504) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4505 = row_37 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4506 = row_37 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4507;
                    asm("mov.b32 %0, %1;" : "=f"(t4507) : "r"(t4505));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4508;
                    asm("mov.b32 %0, %1;" : "=f"(t4508) : "r"(t4506));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4509) : "f"(t4507), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4510 = t4509 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4511) : "f"(t4510));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4512 = t4511 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4513;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4513) : "f"(t4512));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4514 = t4509 * t4513;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4515) : "f"(t4508), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4516 = t4515 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4517) : "f"(t4516));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4518 = t4517 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4519;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4519) : "f"(t4518));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4520 = t4515 * t4519;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_5;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t4514), "f"(t4520));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4522 = row_38 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4523 = row_38 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4524;
                    asm("mov.b32 %0, %1;" : "=f"(t4524) : "r"(t4522));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4525;
                    asm("mov.b32 %0, %1;" : "=f"(t4525) : "r"(t4523));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4526) : "f"(t4524), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4527 = t4526 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4528;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4528) : "f"(t4527));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4529 = t4528 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4530;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4530) : "f"(t4529));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4531 = t4526 * t4530;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4532) : "f"(t4525), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4533 = t4532 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4534;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4534) : "f"(t4533));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4535 = t4534 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4536;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4536) : "f"(t4535));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4537 = t4532 * t4536;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_6;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t4531), "f"(t4537));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4539 = row_39 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4540 = row_39 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4541;
                    asm("mov.b32 %0, %1;" : "=f"(t4541) : "r"(t4539));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4542;
                    asm("mov.b32 %0, %1;" : "=f"(t4542) : "r"(t4540));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4543) : "f"(t4541), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4544 = t4543 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4545) : "f"(t4544));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4546 = t4545 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4547;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4547) : "f"(t4546));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4548 = t4543 * t4547;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4549;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4549) : "f"(t4542), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4550 = t4549 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4551;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4551) : "f"(t4550));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4552 = t4551 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4553;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4553) : "f"(t4552));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4554 = t4549 * t4553;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_7;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t4548), "f"(t4554));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4556 = row_40 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4557 = row_40 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4558;
                    asm("mov.b32 %0, %1;" : "=f"(t4558) : "r"(t4556));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4559;
                    asm("mov.b32 %0, %1;" : "=f"(t4559) : "r"(t4557));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4560) : "f"(t4558), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4561 = t4560 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4562) : "f"(t4561));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4563 = t4562 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4564;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4564) : "f"(t4563));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4565 = t4560 * t4564;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4566;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4566) : "f"(t4559), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4567 = t4566 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4568) : "f"(t4567));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4569 = t4568 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4570;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4570) : "f"(t4569));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4571 = t4566 * t4570;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_8;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t4565), "f"(t4571));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = y_4 + t4494;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_9 = x_4 + t4495;
                    const u64 t4575 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4576 = t4575 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4577 = t4576 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4578 = y + t4577;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4579 = (u64)at_8;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4580 = t4579 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4581 = t4580 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4582 = t4578 + t4581;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4583 = (u64)at_9;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4584 = t4583 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4585 = t4584 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4586 = t4582 + t4585;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4587 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4588 = t4586 + t4587;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4588), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t4590 = pixel_3 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4591 = pixel_3 & 7u;
                const bool t4592 = t4590 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4593 = t4591 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4594 = t4592 & t4593;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4594) {
                    const u32 t4595 = pixel_3 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4596 = t4390 ^ t4595;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4597 = pixel_3 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4598 = t4596 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4599 = t4597 + t4598;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4600 = t4369 + t4599;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_41;
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t4600) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4601 = row_41 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4602 = row_41 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4603;
                    asm("mov.b32 %0, %1;" : "=f"(t4603) : "r"(t4601));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4604;
                    asm("mov.b32 %0, %1;" : "=f"(t4604) : "r"(t4602));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4605) : "f"(t4603), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4606 = t4605 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4607) : "f"(t4606));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4608 = t4607 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4609;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4609) : "f"(t4608));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4610 = t4605 * t4609;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4611) : "f"(t4604), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4612 = t4611 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4613) : "f"(t4612));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4614 = t4613 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4615;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4615) : "f"(t4614));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4616 = t4611 * t4615;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_9;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t4610), "f"(t4616));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4618 = row_42 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4619 = row_42 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4620;
                    asm("mov.b32 %0, %1;" : "=f"(t4620) : "r"(t4618));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4621;
                    asm("mov.b32 %0, %1;" : "=f"(t4621) : "r"(t4619));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4622;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4622) : "f"(t4620), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4623 = t4622 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4624;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4624) : "f"(t4623));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4625 = t4624 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4626;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4626) : "f"(t4625));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4627 = t4622 * t4626;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4628) : "f"(t4621), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4629 = t4628 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4630;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4630) : "f"(t4629));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4631 = t4630 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4632;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4632) : "f"(t4631));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4633 = t4628 * t4632;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_10;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t4627), "f"(t4633));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4635 = row_43 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4636 = row_43 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4637;
                    asm("mov.b32 %0, %1;" : "=f"(t4637) : "r"(t4635));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4638;
                    asm("mov.b32 %0, %1;" : "=f"(t4638) : "r"(t4636));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4639;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4639) : "f"(t4637), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4640 = t4639 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4641) : "f"(t4640));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4642 = t4641 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4643;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4643) : "f"(t4642));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4644 = t4639 * t4643;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4645;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4645) : "f"(t4638), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4646 = t4645 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4647;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4647) : "f"(t4646));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4648 = t4647 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4649;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4649) : "f"(t4648));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4650 = t4645 * t4649;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_11;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t4644), "f"(t4650));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4652 = row_44 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4653 = row_44 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4654;
                    asm("mov.b32 %0, %1;" : "=f"(t4654) : "r"(t4652));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4655;
                    asm("mov.b32 %0, %1;" : "=f"(t4655) : "r"(t4653));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4656) : "f"(t4654), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4657 = t4656 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4658) : "f"(t4657));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4659 = t4658 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4660;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4660) : "f"(t4659));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4661 = t4656 * t4660;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4662) : "f"(t4655), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4663 = t4662 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4664) : "f"(t4663));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4665 = t4664 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4666;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4666) : "f"(t4665));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4667 = t4662 * t4666;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_12;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t4661), "f"(t4667));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = y_4 + t4590;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_11 = x_4 + t4591;
                    const u64 t4671 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4672 = t4671 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4673 = t4672 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4674 = y + t4673;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4675 = (u64)at_10;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4676 = t4675 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4677 = t4676 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4678 = t4674 + t4677;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4679 = (u64)at_11;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4680 = t4679 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4681 = t4680 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4682 = t4678 + t4681;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4683 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4684 = t4682 + t4683;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4684), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t4686 = pixel_4 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4687 = pixel_4 & 7u;
                const bool t4688 = t4686 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4689 = t4687 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4690 = t4688 & t4689;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4690) {
                    const u32 t4691 = pixel_4 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4692 = t4390 ^ t4691;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4693 = pixel_4 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4694 = t4692 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4695 = t4693 + t4694;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4696 = t4369 + t4695;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_45;
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t4696) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4697 = row_45 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4698 = row_45 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4699;
                    asm("mov.b32 %0, %1;" : "=f"(t4699) : "r"(t4697));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4700;
                    asm("mov.b32 %0, %1;" : "=f"(t4700) : "r"(t4698));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4701) : "f"(t4699), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4702 = t4701 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4703;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4703) : "f"(t4702));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4704 = t4703 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4705;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4705) : "f"(t4704));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4706 = t4701 * t4705;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4707) : "f"(t4700), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4708 = t4707 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4709;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4709) : "f"(t4708));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4710 = t4709 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4711;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4711) : "f"(t4710));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4712 = t4707 * t4711;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_13;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t4706), "f"(t4712));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4714 = row_46 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4715 = row_46 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4716;
                    asm("mov.b32 %0, %1;" : "=f"(t4716) : "r"(t4714));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4717;
                    asm("mov.b32 %0, %1;" : "=f"(t4717) : "r"(t4715));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4718) : "f"(t4716), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4719 = t4718 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4720;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4720) : "f"(t4719));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4721 = t4720 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4722;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4722) : "f"(t4721));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4723 = t4718 * t4722;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4724;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4724) : "f"(t4717), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4725 = t4724 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4726;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4726) : "f"(t4725));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4727 = t4726 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4728;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4728) : "f"(t4727));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4729 = t4724 * t4728;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_14;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t4723), "f"(t4729));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4731 = row_47 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4732 = row_47 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4733;
                    asm("mov.b32 %0, %1;" : "=f"(t4733) : "r"(t4731));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4734;
                    asm("mov.b32 %0, %1;" : "=f"(t4734) : "r"(t4732));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4735;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4735) : "f"(t4733), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4736 = t4735 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4737;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4737) : "f"(t4736));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4738 = t4737 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4739;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4739) : "f"(t4738));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4740 = t4735 * t4739;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4741;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4741) : "f"(t4734), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4742 = t4741 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4743;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4743) : "f"(t4742));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4744 = t4743 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4745;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4745) : "f"(t4744));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4746 = t4741 * t4745;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_15;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t4740), "f"(t4746));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4748 = row_48 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4749 = row_48 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4750;
                    asm("mov.b32 %0, %1;" : "=f"(t4750) : "r"(t4748));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4751;
                    asm("mov.b32 %0, %1;" : "=f"(t4751) : "r"(t4749));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4752;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4752) : "f"(t4750), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4753 = t4752 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4754;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4754) : "f"(t4753));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4755 = t4754 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4756;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4756) : "f"(t4755));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4757 = t4752 * t4756;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4758;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4758) : "f"(t4751), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4759 = t4758 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4760;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4760) : "f"(t4759));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4761 = t4760 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4762;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4762) : "f"(t4761));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4763 = t4758 * t4762;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_16;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t4757), "f"(t4763));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = y_4 + t4686;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_13 = x_4 + t4687;
                    const u64 t4767 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4768 = t4767 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4769 = t4768 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4770 = y + t4769;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4771 = (u64)at_12;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4772 = t4771 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4773 = t4772 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4774 = t4770 + t4773;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4775 = (u64)at_13;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4776 = t4775 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4777 = t4776 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4778 = t4774 + t4777;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4779 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4780 = t4778 + t4779;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4780), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t4782 = pixel_5 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4783 = pixel_5 & 7u;
                const bool t4784 = t4782 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4785 = t4783 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4786 = t4784 & t4785;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4786) {
                    const u32 t4787 = pixel_5 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4788 = t4390 ^ t4787;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4789 = pixel_5 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4790 = t4788 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4791 = t4789 + t4790;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4792 = t4369 + t4791;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_49;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t4792) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4793 = row_49 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4794 = row_49 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4795;
                    asm("mov.b32 %0, %1;" : "=f"(t4795) : "r"(t4793));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4796;
                    asm("mov.b32 %0, %1;" : "=f"(t4796) : "r"(t4794));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4797;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4797) : "f"(t4795), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4798 = t4797 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4799;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4799) : "f"(t4798));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4800 = t4799 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4801;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4801) : "f"(t4800));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4802 = t4797 * t4801;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4803;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4803) : "f"(t4796), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4804 = t4803 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4805;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4805) : "f"(t4804));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4806 = t4805 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4807;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4807) : "f"(t4806));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4808 = t4803 * t4807;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_17;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_17) : "f"(t4802), "f"(t4808));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4810 = row_50 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4811 = row_50 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4812;
                    asm("mov.b32 %0, %1;" : "=f"(t4812) : "r"(t4810));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4813;
                    asm("mov.b32 %0, %1;" : "=f"(t4813) : "r"(t4811));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4814;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4814) : "f"(t4812), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4815 = t4814 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4816;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4816) : "f"(t4815));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4817 = t4816 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4818;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4818) : "f"(t4817));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4819 = t4814 * t4818;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4820;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4820) : "f"(t4813), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4821 = t4820 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4822;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4822) : "f"(t4821));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4823 = t4822 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4824;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4824) : "f"(t4823));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4825 = t4820 * t4824;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_18;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_18) : "f"(t4819), "f"(t4825));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4827 = row_51 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4828 = row_51 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4829;
                    asm("mov.b32 %0, %1;" : "=f"(t4829) : "r"(t4827));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4830;
                    asm("mov.b32 %0, %1;" : "=f"(t4830) : "r"(t4828));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4831;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4831) : "f"(t4829), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4832 = t4831 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4833;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4833) : "f"(t4832));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4834 = t4833 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4835;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4835) : "f"(t4834));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4836 = t4831 * t4835;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4837;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4837) : "f"(t4830), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4838 = t4837 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4839;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4839) : "f"(t4838));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4840 = t4839 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4841;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4841) : "f"(t4840));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4842 = t4837 * t4841;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_19;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_19) : "f"(t4836), "f"(t4842));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4844 = row_52 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4845 = row_52 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4846;
                    asm("mov.b32 %0, %1;" : "=f"(t4846) : "r"(t4844));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4847;
                    asm("mov.b32 %0, %1;" : "=f"(t4847) : "r"(t4845));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4848) : "f"(t4846), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4849 = t4848 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4850) : "f"(t4849));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4851 = t4850 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4852;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4852) : "f"(t4851));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4853 = t4848 * t4852;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4854;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4854) : "f"(t4847), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4855 = t4854 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4856;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4856) : "f"(t4855));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4857 = t4856 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4858;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4858) : "f"(t4857));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4859 = t4854 * t4858;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_20;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_20) : "f"(t4853), "f"(t4859));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = y_4 + t4782;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_15 = x_4 + t4783;
                    const u64 t4863 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4864 = t4863 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4865 = t4864 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4866 = y + t4865;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4867 = (u64)at_14;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4868 = t4867 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4869 = t4868 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4870 = t4866 + t4869;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4871 = (u64)at_15;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4872 = t4871 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4873 = t4872 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4874 = t4870 + t4873;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4875 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4876 = t4874 + t4875;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4876), "r"(words_17), "r"(words_18), "r"(words_19), "r"(words_20) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_6 = pixel + 80u;
                const u32 t4878 = pixel_6 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4879 = pixel_6 & 7u;
                const bool t4880 = t4878 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4881 = t4879 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4882 = t4880 & t4881;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4882) {
                    const u32 t4883 = pixel_6 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4884 = t4390 ^ t4883;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4885 = pixel_6 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4886 = t4884 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4887 = t4885 + t4886;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4888 = t4369 + t4887;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_53;
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t4888) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4889 = row_53 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4890 = row_53 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4891;
                    asm("mov.b32 %0, %1;" : "=f"(t4891) : "r"(t4889));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4892;
                    asm("mov.b32 %0, %1;" : "=f"(t4892) : "r"(t4890));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4893) : "f"(t4891), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4894 = t4893 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4895;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4895) : "f"(t4894));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4896 = t4895 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4897;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4897) : "f"(t4896));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4898 = t4893 * t4897;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4899) : "f"(t4892), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4900 = t4899 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4901;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4901) : "f"(t4900));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4902 = t4901 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4903;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4903) : "f"(t4902));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4904 = t4899 * t4903;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_21;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_21) : "f"(t4898), "f"(t4904));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4906 = row_54 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4907 = row_54 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4908;
                    asm("mov.b32 %0, %1;" : "=f"(t4908) : "r"(t4906));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4909;
                    asm("mov.b32 %0, %1;" : "=f"(t4909) : "r"(t4907));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4910;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4910) : "f"(t4908), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4911 = t4910 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4912;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4912) : "f"(t4911));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4913 = t4912 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4914;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4914) : "f"(t4913));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4915 = t4910 * t4914;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4916;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4916) : "f"(t4909), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4917 = t4916 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4918;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4918) : "f"(t4917));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4919 = t4918 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4920;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4920) : "f"(t4919));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4921 = t4916 * t4920;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_22;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_22) : "f"(t4915), "f"(t4921));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4923 = row_55 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4924 = row_55 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4925;
                    asm("mov.b32 %0, %1;" : "=f"(t4925) : "r"(t4923));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4926;
                    asm("mov.b32 %0, %1;" : "=f"(t4926) : "r"(t4924));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4927) : "f"(t4925), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4928 = t4927 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4929;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4929) : "f"(t4928));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4930 = t4929 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4931;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4931) : "f"(t4930));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4932 = t4927 * t4931;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4933) : "f"(t4926), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4934 = t4933 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4935;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4935) : "f"(t4934));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4936 = t4935 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4937;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4937) : "f"(t4936));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4938 = t4933 * t4937;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_23;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_23) : "f"(t4932), "f"(t4938));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4940 = row_56 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4941 = row_56 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4942;
                    asm("mov.b32 %0, %1;" : "=f"(t4942) : "r"(t4940));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4943;
                    asm("mov.b32 %0, %1;" : "=f"(t4943) : "r"(t4941));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4944) : "f"(t4942), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4945 = t4944 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4946;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4946) : "f"(t4945));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4947 = t4946 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4948;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4948) : "f"(t4947));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4949 = t4944 * t4948;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4950) : "f"(t4943), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4951 = t4950 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4952;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4952) : "f"(t4951));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4953 = t4952 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4954;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4954) : "f"(t4953));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4955 = t4950 * t4954;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_24;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_24) : "f"(t4949), "f"(t4955));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_16 = y_4 + t4878;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_17 = x_4 + t4879;
                    const u64 t4959 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4960 = t4959 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4961 = t4960 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4962 = y + t4961;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4963 = (u64)at_16;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4964 = t4963 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4965 = t4964 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4966 = t4962 + t4965;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4967 = (u64)at_17;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4968 = t4967 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4969 = t4968 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4970 = t4966 + t4969;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4971 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t4972 = t4970 + t4971;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4972), "r"(words_21), "r"(words_22), "r"(words_23), "r"(words_24) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_7 = pixel + 96u;
                const u32 t4974 = pixel_7 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t4975 = pixel_7 & 7u;
                const bool t4976 = t4974 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4977 = t4975 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t4978 = t4976 & t4977;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t4978) {
                    const u32 t4979 = pixel_7 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4980 = t4390 ^ t4979;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4981 = pixel_7 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4982 = t4980 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4983 = t4981 + t4982;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t4984 = t4369 + t4983;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_57;
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t4984) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4985 = row_57 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t4986 = row_57 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4987;
                    asm("mov.b32 %0, %1;" : "=f"(t4987) : "r"(t4985));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4988;
                    asm("mov.b32 %0, %1;" : "=f"(t4988) : "r"(t4986));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4989) : "f"(t4987), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4990 = t4989 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4991;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4991) : "f"(t4990));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4992 = t4991 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4993;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4993) : "f"(t4992));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4994 = t4989 * t4993;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4995;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4995) : "f"(t4988), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4996 = t4995 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4997;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4997) : "f"(t4996));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t4998 = t4997 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t4999;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4999) : "f"(t4998));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5000 = t4995 * t4999;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_25;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_25) : "f"(t4994), "f"(t5000));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5002 = row_58 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5003 = row_58 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5004;
                    asm("mov.b32 %0, %1;" : "=f"(t5004) : "r"(t5002));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5005;
                    asm("mov.b32 %0, %1;" : "=f"(t5005) : "r"(t5003));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5006) : "f"(t5004), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5007 = t5006 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5008;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5008) : "f"(t5007));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5009 = t5008 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5010;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5010) : "f"(t5009));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5011 = t5006 * t5010;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5012;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5012) : "f"(t5005), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5013 = t5012 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5014;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5014) : "f"(t5013));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5015 = t5014 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5016;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5016) : "f"(t5015));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5017 = t5012 * t5016;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_26;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_26) : "f"(t5011), "f"(t5017));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5019 = row_59 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5020 = row_59 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5021;
                    asm("mov.b32 %0, %1;" : "=f"(t5021) : "r"(t5019));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5022;
                    asm("mov.b32 %0, %1;" : "=f"(t5022) : "r"(t5020));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5023) : "f"(t5021), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5024 = t5023 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5025;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5025) : "f"(t5024));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5026 = t5025 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5027;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5027) : "f"(t5026));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5028 = t5023 * t5027;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5029) : "f"(t5022), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5030 = t5029 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5031;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5031) : "f"(t5030));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5032 = t5031 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5033;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5033) : "f"(t5032));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5034 = t5029 * t5033;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_27;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_27) : "f"(t5028), "f"(t5034));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5036 = row_60 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5037 = row_60 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5038;
                    asm("mov.b32 %0, %1;" : "=f"(t5038) : "r"(t5036));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5039;
                    asm("mov.b32 %0, %1;" : "=f"(t5039) : "r"(t5037));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5040) : "f"(t5038), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5041 = t5040 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5042) : "f"(t5041));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5043 = t5042 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5044;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5044) : "f"(t5043));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5045 = t5040 * t5044;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5046) : "f"(t5039), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5047 = t5046 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5048;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5048) : "f"(t5047));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5049 = t5048 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5050;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5050) : "f"(t5049));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5051 = t5046 * t5050;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_28;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_28) : "f"(t5045), "f"(t5051));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_18 = y_4 + t4974;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_19 = x_4 + t4975;
                    const u64 t5055 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5056 = t5055 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5057 = t5056 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5058 = y + t5057;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5059 = (u64)at_18;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5060 = t5059 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5061 = t5060 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5062 = t5058 + t5061;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5063 = (u64)at_19;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5064 = t5063 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5065 = t5064 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5066 = t5062 + t5065;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5067 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5068 = t5066 + t5067;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5068), "r"(words_25), "r"(words_26), "r"(words_27), "r"(words_28) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_8 = pixel + 112u;
                const u32 t5070 = pixel_8 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5071 = pixel_8 & 7u;
                const bool t5072 = t5070 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5073 = t5071 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5074 = t5072 & t5073;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5074) {
                    const u32 t5075 = pixel_8 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5076 = t4390 ^ t5075;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5077 = pixel_8 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5078 = t5076 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5079 = t5077 + t5078;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5080 = t4369 + t5079;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_61;
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t5080) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5081 = row_61 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5082 = row_61 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5083;
                    asm("mov.b32 %0, %1;" : "=f"(t5083) : "r"(t5081));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5084;
                    asm("mov.b32 %0, %1;" : "=f"(t5084) : "r"(t5082));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5085) : "f"(t5083), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5086 = t5085 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5087;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5087) : "f"(t5086));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5088 = t5087 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5089;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5089) : "f"(t5088));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5090 = t5085 * t5089;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5091) : "f"(t5084), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5092 = t5091 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5093) : "f"(t5092));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5094 = t5093 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5095;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5095) : "f"(t5094));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5096 = t5091 * t5095;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_29;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_29) : "f"(t5090), "f"(t5096));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5098 = row_62 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5099 = row_62 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5100;
                    asm("mov.b32 %0, %1;" : "=f"(t5100) : "r"(t5098));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5101;
                    asm("mov.b32 %0, %1;" : "=f"(t5101) : "r"(t5099));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5102) : "f"(t5100), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5103 = t5102 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5104;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5104) : "f"(t5103));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5105 = t5104 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5106;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5106) : "f"(t5105));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5107 = t5102 * t5106;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5108) : "f"(t5101), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5109 = t5108 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5110;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5110) : "f"(t5109));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5111 = t5110 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5112;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5112) : "f"(t5111));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5113 = t5108 * t5112;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_30;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_30) : "f"(t5107), "f"(t5113));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5115 = row_63 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5116 = row_63 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5117;
                    asm("mov.b32 %0, %1;" : "=f"(t5117) : "r"(t5115));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5118;
                    asm("mov.b32 %0, %1;" : "=f"(t5118) : "r"(t5116));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5119) : "f"(t5117), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5120 = t5119 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5121;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5121) : "f"(t5120));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5122 = t5121 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5123;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5123) : "f"(t5122));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5124 = t5119 * t5123;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5125) : "f"(t5118), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5126 = t5125 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5127;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5127) : "f"(t5126));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5128 = t5127 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5129;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5129) : "f"(t5128));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5130 = t5125 * t5129;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_31;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_31) : "f"(t5124), "f"(t5130));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5132 = row_64 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5133 = row_64 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5134;
                    asm("mov.b32 %0, %1;" : "=f"(t5134) : "r"(t5132));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5135;
                    asm("mov.b32 %0, %1;" : "=f"(t5135) : "r"(t5133));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5136) : "f"(t5134), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5137 = t5136 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5138;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5138) : "f"(t5137));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5139 = t5138 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5140;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5140) : "f"(t5139));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5141 = t5136 * t5140;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5142) : "f"(t5135), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5143 = t5142 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5144;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5144) : "f"(t5143));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5145 = t5144 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5146;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5146) : "f"(t5145));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5147 = t5142 * t5146;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_32;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_32) : "f"(t5141), "f"(t5147));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_20 = y_4 + t5070;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_21 = x_4 + t5071;
                    const u64 t5151 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5152 = t5151 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5153 = t5152 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5154 = y + t5153;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5155 = (u64)at_20;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5156 = t5155 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5157 = t5156 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5158 = t5154 + t5157;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5159 = (u64)at_21;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5160 = t5159 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5161 = t5160 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5162 = t5158 + t5161;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5163 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5164 = t5162 + t5163;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5164), "r"(words_29), "r"(words_30), "r"(words_31), "r"(words_32) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_9 = pixel + 128u;
                const u32 t5166 = pixel_9 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5167 = pixel_9 & 7u;
                const bool t5168 = t5166 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5169 = t5167 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5170 = t5168 & t5169;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5170) {
                    const u32 t5171 = pixel_9 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5172 = t4390 ^ t5171;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5173 = pixel_9 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5174 = t5172 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5175 = t5173 + t5174;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5176 = t4369 + t5175;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_65;
                    u32 row_66;
                    u32 row_67;
                    u32 row_68;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t5176) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5177 = row_65 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5178 = row_65 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5179;
                    asm("mov.b32 %0, %1;" : "=f"(t5179) : "r"(t5177));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5180;
                    asm("mov.b32 %0, %1;" : "=f"(t5180) : "r"(t5178));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5181) : "f"(t5179), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5182 = t5181 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5183;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5183) : "f"(t5182));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5184 = t5183 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5185;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5185) : "f"(t5184));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5186 = t5181 * t5185;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5187) : "f"(t5180), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5188 = t5187 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5189) : "f"(t5188));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5190 = t5189 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5191;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5191) : "f"(t5190));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5192 = t5187 * t5191;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_33;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_33) : "f"(t5186), "f"(t5192));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5194 = row_66 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5195 = row_66 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5196;
                    asm("mov.b32 %0, %1;" : "=f"(t5196) : "r"(t5194));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5197;
                    asm("mov.b32 %0, %1;" : "=f"(t5197) : "r"(t5195));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5198) : "f"(t5196), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5199 = t5198 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5200;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5200) : "f"(t5199));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5201 = t5200 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5202;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5202) : "f"(t5201));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5203 = t5198 * t5202;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5204) : "f"(t5197), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5205 = t5204 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5206;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5206) : "f"(t5205));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5207 = t5206 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5208;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5208) : "f"(t5207));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5209 = t5204 * t5208;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_34;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_34) : "f"(t5203), "f"(t5209));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5211 = row_67 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5212 = row_67 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5213;
                    asm("mov.b32 %0, %1;" : "=f"(t5213) : "r"(t5211));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5214;
                    asm("mov.b32 %0, %1;" : "=f"(t5214) : "r"(t5212));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5215) : "f"(t5213), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5216 = t5215 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5217) : "f"(t5216));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5218 = t5217 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5219;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5219) : "f"(t5218));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5220 = t5215 * t5219;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5221) : "f"(t5214), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5222 = t5221 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5223;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5223) : "f"(t5222));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5224 = t5223 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5225;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5225) : "f"(t5224));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5226 = t5221 * t5225;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_35;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_35) : "f"(t5220), "f"(t5226));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5228 = row_68 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5229 = row_68 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5230;
                    asm("mov.b32 %0, %1;" : "=f"(t5230) : "r"(t5228));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5231;
                    asm("mov.b32 %0, %1;" : "=f"(t5231) : "r"(t5229));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5232) : "f"(t5230), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5233 = t5232 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5234;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5234) : "f"(t5233));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5235 = t5234 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5236;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5236) : "f"(t5235));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5237 = t5232 * t5236;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5238) : "f"(t5231), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5239 = t5238 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5240;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5240) : "f"(t5239));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5241 = t5240 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5242;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5242) : "f"(t5241));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5243 = t5238 * t5242;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_36;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_36) : "f"(t5237), "f"(t5243));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_22 = y_4 + t5166;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_4 + t5167;
                    const u64 t5247 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5248 = t5247 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5249 = t5248 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5250 = y + t5249;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5251 = (u64)at_22;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5252 = t5251 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5253 = t5252 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5254 = t5250 + t5253;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5255 = (u64)at_23;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5256 = t5255 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5257 = t5256 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5258 = t5254 + t5257;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5259 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5260 = t5258 + t5259;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5260), "r"(words_33), "r"(words_34), "r"(words_35), "r"(words_36) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_10 = pixel + 144u;
                const u32 t5262 = pixel_10 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5263 = pixel_10 & 7u;
                const bool t5264 = t5262 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5265 = t5263 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5266 = t5264 & t5265;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5266) {
                    const u32 t5267 = pixel_10 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5268 = t4390 ^ t5267;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5269 = pixel_10 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5270 = t5268 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5271 = t5269 + t5270;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5272 = t4369 + t5271;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_69;
                    u32 row_70;
                    u32 row_71;
                    u32 row_72;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t5272) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5273 = row_69 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5274 = row_69 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5275;
                    asm("mov.b32 %0, %1;" : "=f"(t5275) : "r"(t5273));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5276;
                    asm("mov.b32 %0, %1;" : "=f"(t5276) : "r"(t5274));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5277;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5277) : "f"(t5275), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5278 = t5277 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5279;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5279) : "f"(t5278));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5280 = t5279 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5281;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5281) : "f"(t5280));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5282 = t5277 * t5281;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5283) : "f"(t5276), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5284 = t5283 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5285;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5285) : "f"(t5284));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5286 = t5285 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5287;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5287) : "f"(t5286));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5288 = t5283 * t5287;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_37;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_37) : "f"(t5282), "f"(t5288));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5290 = row_70 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5291 = row_70 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5292;
                    asm("mov.b32 %0, %1;" : "=f"(t5292) : "r"(t5290));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5293;
                    asm("mov.b32 %0, %1;" : "=f"(t5293) : "r"(t5291));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5294) : "f"(t5292), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5295 = t5294 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5296;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5296) : "f"(t5295));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5297 = t5296 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5298;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5298) : "f"(t5297));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5299 = t5294 * t5298;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5300) : "f"(t5293), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5301 = t5300 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5302;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5302) : "f"(t5301));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5303 = t5302 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5304;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5304) : "f"(t5303));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5305 = t5300 * t5304;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_38;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_38) : "f"(t5299), "f"(t5305));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5307 = row_71 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5308 = row_71 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5309;
                    asm("mov.b32 %0, %1;" : "=f"(t5309) : "r"(t5307));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5310;
                    asm("mov.b32 %0, %1;" : "=f"(t5310) : "r"(t5308));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5311) : "f"(t5309), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5312 = t5311 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5313;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5313) : "f"(t5312));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5314 = t5313 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5315;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5315) : "f"(t5314));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5316 = t5311 * t5315;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5317) : "f"(t5310), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5318 = t5317 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5319;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5319) : "f"(t5318));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5320 = t5319 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5321;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5321) : "f"(t5320));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5322 = t5317 * t5321;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_39;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_39) : "f"(t5316), "f"(t5322));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5324 = row_72 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5325 = row_72 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5326;
                    asm("mov.b32 %0, %1;" : "=f"(t5326) : "r"(t5324));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5327;
                    asm("mov.b32 %0, %1;" : "=f"(t5327) : "r"(t5325));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5328) : "f"(t5326), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5329 = t5328 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5330;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5330) : "f"(t5329));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5331 = t5330 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5332;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5332) : "f"(t5331));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5333 = t5328 * t5332;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5334;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5334) : "f"(t5327), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5335 = t5334 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5336;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5336) : "f"(t5335));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5337 = t5336 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5338;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5338) : "f"(t5337));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5339 = t5334 * t5338;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_40;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_40) : "f"(t5333), "f"(t5339));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_24 = y_4 + t5262;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_25 = x_4 + t5263;
                    const u64 t5343 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5344 = t5343 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5345 = t5344 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5346 = y + t5345;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5347 = (u64)at_24;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5348 = t5347 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5349 = t5348 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5350 = t5346 + t5349;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5351 = (u64)at_25;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5352 = t5351 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5353 = t5352 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5354 = t5350 + t5353;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5355 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5356 = t5354 + t5355;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5356), "r"(words_37), "r"(words_38), "r"(words_39), "r"(words_40) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_11 = pixel + 160u;
                const u32 t5358 = pixel_11 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5359 = pixel_11 & 7u;
                const bool t5360 = t5358 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5361 = t5359 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5362 = t5360 & t5361;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5362) {
                    const u32 t5363 = pixel_11 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5364 = t4390 ^ t5363;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5365 = pixel_11 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5366 = t5364 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5367 = t5365 + t5366;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5368 = t4369 + t5367;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_73;
                    u32 row_74;
                    u32 row_75;
                    u32 row_76;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t5368) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5369 = row_73 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5370 = row_73 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5371;
                    asm("mov.b32 %0, %1;" : "=f"(t5371) : "r"(t5369));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5372;
                    asm("mov.b32 %0, %1;" : "=f"(t5372) : "r"(t5370));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5373) : "f"(t5371), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5374 = t5373 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5375;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5375) : "f"(t5374));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5376 = t5375 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5377;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5377) : "f"(t5376));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5378 = t5373 * t5377;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5379) : "f"(t5372), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5380 = t5379 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5381;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5381) : "f"(t5380));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5382 = t5381 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5383;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5383) : "f"(t5382));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5384 = t5379 * t5383;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_41;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_41) : "f"(t5378), "f"(t5384));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5386 = row_74 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5387 = row_74 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5388;
                    asm("mov.b32 %0, %1;" : "=f"(t5388) : "r"(t5386));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5389;
                    asm("mov.b32 %0, %1;" : "=f"(t5389) : "r"(t5387));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5390) : "f"(t5388), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5391 = t5390 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5392;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5392) : "f"(t5391));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5393 = t5392 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5394;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5394) : "f"(t5393));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5395 = t5390 * t5394;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5396) : "f"(t5389), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5397 = t5396 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5398;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5398) : "f"(t5397));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5399 = t5398 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5400;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5400) : "f"(t5399));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5401 = t5396 * t5400;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_42;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_42) : "f"(t5395), "f"(t5401));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5403 = row_75 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5404 = row_75 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5405;
                    asm("mov.b32 %0, %1;" : "=f"(t5405) : "r"(t5403));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5406;
                    asm("mov.b32 %0, %1;" : "=f"(t5406) : "r"(t5404));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5407;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5407) : "f"(t5405), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5408 = t5407 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5409;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5409) : "f"(t5408));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5410 = t5409 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5411;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5411) : "f"(t5410));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5412 = t5407 * t5411;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5413) : "f"(t5406), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5414 = t5413 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5415;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5415) : "f"(t5414));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5416 = t5415 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5417;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5417) : "f"(t5416));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5418 = t5413 * t5417;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_43;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_43) : "f"(t5412), "f"(t5418));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5420 = row_76 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5421 = row_76 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5422;
                    asm("mov.b32 %0, %1;" : "=f"(t5422) : "r"(t5420));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5423;
                    asm("mov.b32 %0, %1;" : "=f"(t5423) : "r"(t5421));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5424) : "f"(t5422), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5425 = t5424 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5426;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5426) : "f"(t5425));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5427 = t5426 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5428;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5428) : "f"(t5427));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5429 = t5424 * t5428;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5430;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5430) : "f"(t5423), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5431 = t5430 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5432) : "f"(t5431));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5433 = t5432 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5434;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5434) : "f"(t5433));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5435 = t5430 * t5434;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_44;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_44) : "f"(t5429), "f"(t5435));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_26 = y_4 + t5358;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_27 = x_4 + t5359;
                    const u64 t5439 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5440 = t5439 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5441 = t5440 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5442 = y + t5441;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5443 = (u64)at_26;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5444 = t5443 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5445 = t5444 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5446 = t5442 + t5445;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5447 = (u64)at_27;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5448 = t5447 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5449 = t5448 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5450 = t5446 + t5449;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5451 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5452 = t5450 + t5451;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5452), "r"(words_41), "r"(words_42), "r"(words_43), "r"(words_44) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_12 = pixel + 176u;
                const u32 t5454 = pixel_12 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5455 = pixel_12 & 7u;
                const bool t5456 = t5454 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5457 = t5455 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5458 = t5456 & t5457;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5458) {
                    const u32 t5459 = pixel_12 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5460 = t4390 ^ t5459;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5461 = pixel_12 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5462 = t5460 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5463 = t5461 + t5462;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5464 = t4369 + t5463;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_77;
                    u32 row_78;
                    u32 row_79;
                    u32 row_80;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t5464) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5465 = row_77 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5466 = row_77 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5467;
                    asm("mov.b32 %0, %1;" : "=f"(t5467) : "r"(t5465));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5468;
                    asm("mov.b32 %0, %1;" : "=f"(t5468) : "r"(t5466));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5469;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5469) : "f"(t5467), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5470 = t5469 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5471) : "f"(t5470));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5472 = t5471 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5473;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5473) : "f"(t5472));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5474 = t5469 * t5473;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5475) : "f"(t5468), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5476 = t5475 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5477;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5477) : "f"(t5476));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5478 = t5477 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5479;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5479) : "f"(t5478));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5480 = t5475 * t5479;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_45;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_45) : "f"(t5474), "f"(t5480));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5482 = row_78 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5483 = row_78 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5484;
                    asm("mov.b32 %0, %1;" : "=f"(t5484) : "r"(t5482));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5485;
                    asm("mov.b32 %0, %1;" : "=f"(t5485) : "r"(t5483));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5486) : "f"(t5484), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5487 = t5486 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5488;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5488) : "f"(t5487));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5489 = t5488 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5490;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5490) : "f"(t5489));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5491 = t5486 * t5490;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5492) : "f"(t5485), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5493 = t5492 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5494;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5494) : "f"(t5493));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5495 = t5494 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5496;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5496) : "f"(t5495));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5497 = t5492 * t5496;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_46;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_46) : "f"(t5491), "f"(t5497));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5499 = row_79 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5500 = row_79 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5501;
                    asm("mov.b32 %0, %1;" : "=f"(t5501) : "r"(t5499));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5502;
                    asm("mov.b32 %0, %1;" : "=f"(t5502) : "r"(t5500));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5503) : "f"(t5501), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5504 = t5503 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5505) : "f"(t5504));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5506 = t5505 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5507;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5507) : "f"(t5506));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5508 = t5503 * t5507;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5509) : "f"(t5502), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5510 = t5509 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5511) : "f"(t5510));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5512 = t5511 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5513;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5513) : "f"(t5512));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5514 = t5509 * t5513;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_47;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_47) : "f"(t5508), "f"(t5514));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5516 = row_80 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5517 = row_80 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5518;
                    asm("mov.b32 %0, %1;" : "=f"(t5518) : "r"(t5516));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5519;
                    asm("mov.b32 %0, %1;" : "=f"(t5519) : "r"(t5517));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5520) : "f"(t5518), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5521 = t5520 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5522;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5522) : "f"(t5521));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5523 = t5522 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5524;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5524) : "f"(t5523));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5525 = t5520 * t5524;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5526) : "f"(t5519), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5527 = t5526 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5528;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5528) : "f"(t5527));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5529 = t5528 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5530;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5530) : "f"(t5529));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5531 = t5526 * t5530;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_48;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_48) : "f"(t5525), "f"(t5531));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_28 = y_4 + t5454;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_29 = x_4 + t5455;
                    const u64 t5535 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5536 = t5535 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5537 = t5536 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5538 = y + t5537;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5539 = (u64)at_28;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5540 = t5539 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5541 = t5540 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5542 = t5538 + t5541;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5543 = (u64)at_29;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5544 = t5543 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5545 = t5544 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5546 = t5542 + t5545;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5547 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5548 = t5546 + t5547;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5548), "r"(words_45), "r"(words_46), "r"(words_47), "r"(words_48) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_13 = pixel + 192u;
                const u32 t5550 = pixel_13 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5551 = pixel_13 & 7u;
                const bool t5552 = t5550 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5553 = t5551 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5554 = t5552 & t5553;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5554) {
                    const u32 t5555 = pixel_13 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5556 = t4390 ^ t5555;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5557 = pixel_13 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5558 = t5556 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5559 = t5557 + t5558;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5560 = t4369 + t5559;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_81;
                    u32 row_82;
                    u32 row_83;
                    u32 row_84;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t5560) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5561 = row_81 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5562 = row_81 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5563;
                    asm("mov.b32 %0, %1;" : "=f"(t5563) : "r"(t5561));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5564;
                    asm("mov.b32 %0, %1;" : "=f"(t5564) : "r"(t5562));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5565;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5565) : "f"(t5563), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5566 = t5565 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5567;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5567) : "f"(t5566));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5568 = t5567 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5569;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5569) : "f"(t5568));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5570 = t5565 * t5569;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5571) : "f"(t5564), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5572 = t5571 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5573) : "f"(t5572));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5574 = t5573 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5575;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5575) : "f"(t5574));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5576 = t5571 * t5575;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_49;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_49) : "f"(t5570), "f"(t5576));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5578 = row_82 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5579 = row_82 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5580;
                    asm("mov.b32 %0, %1;" : "=f"(t5580) : "r"(t5578));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5581;
                    asm("mov.b32 %0, %1;" : "=f"(t5581) : "r"(t5579));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5582;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5582) : "f"(t5580), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5583 = t5582 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5584) : "f"(t5583));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5585 = t5584 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5586;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5586) : "f"(t5585));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5587 = t5582 * t5586;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5588;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5588) : "f"(t5581), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5589 = t5588 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5590) : "f"(t5589));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5591 = t5590 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5592;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5592) : "f"(t5591));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5593 = t5588 * t5592;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_50;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_50) : "f"(t5587), "f"(t5593));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5595 = row_83 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5596 = row_83 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5597;
                    asm("mov.b32 %0, %1;" : "=f"(t5597) : "r"(t5595));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5598;
                    asm("mov.b32 %0, %1;" : "=f"(t5598) : "r"(t5596));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5599) : "f"(t5597), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5600 = t5599 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5601) : "f"(t5600));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5602 = t5601 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5603;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5603) : "f"(t5602));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5604 = t5599 * t5603;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5605) : "f"(t5598), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5606 = t5605 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5607) : "f"(t5606));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5608 = t5607 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5609;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5609) : "f"(t5608));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5610 = t5605 * t5609;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_51;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_51) : "f"(t5604), "f"(t5610));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5612 = row_84 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5613 = row_84 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5614;
                    asm("mov.b32 %0, %1;" : "=f"(t5614) : "r"(t5612));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5615;
                    asm("mov.b32 %0, %1;" : "=f"(t5615) : "r"(t5613));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5616;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5616) : "f"(t5614), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5617 = t5616 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5618;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5618) : "f"(t5617));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5619 = t5618 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5620;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5620) : "f"(t5619));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5621 = t5616 * t5620;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5622;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5622) : "f"(t5615), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5623 = t5622 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5624;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5624) : "f"(t5623));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5625 = t5624 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5626;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5626) : "f"(t5625));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5627 = t5622 * t5626;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_52;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_52) : "f"(t5621), "f"(t5627));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_30 = y_4 + t5550;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_31 = x_4 + t5551;
                    const u64 t5631 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5632 = t5631 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5633 = t5632 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5634 = y + t5633;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5635 = (u64)at_30;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5636 = t5635 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5637 = t5636 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5638 = t5634 + t5637;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5639 = (u64)at_31;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5640 = t5639 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5641 = t5640 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5642 = t5638 + t5641;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5643 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5644 = t5642 + t5643;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5644), "r"(words_49), "r"(words_50), "r"(words_51), "r"(words_52) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_14 = pixel + 208u;
                const u32 t5646 = pixel_14 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5647 = pixel_14 & 7u;
                const bool t5648 = t5646 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5649 = t5647 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5650 = t5648 & t5649;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5650) {
                    const u32 t5651 = pixel_14 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5652 = t4390 ^ t5651;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5653 = pixel_14 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5654 = t5652 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5655 = t5653 + t5654;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5656 = t4369 + t5655;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_85;
                    u32 row_86;
                    u32 row_87;
                    u32 row_88;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t5656) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5657 = row_85 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5658 = row_85 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5659;
                    asm("mov.b32 %0, %1;" : "=f"(t5659) : "r"(t5657));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5660;
                    asm("mov.b32 %0, %1;" : "=f"(t5660) : "r"(t5658));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5661) : "f"(t5659), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5662 = t5661 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5663;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5663) : "f"(t5662));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5664 = t5663 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5665;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5665) : "f"(t5664));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5666 = t5661 * t5665;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5667;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5667) : "f"(t5660), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5668 = t5667 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5669) : "f"(t5668));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5670 = t5669 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5671;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5671) : "f"(t5670));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5672 = t5667 * t5671;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_53;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_53) : "f"(t5666), "f"(t5672));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5674 = row_86 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5675 = row_86 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5676;
                    asm("mov.b32 %0, %1;" : "=f"(t5676) : "r"(t5674));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5677;
                    asm("mov.b32 %0, %1;" : "=f"(t5677) : "r"(t5675));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5678) : "f"(t5676), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5679 = t5678 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5680;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5680) : "f"(t5679));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5681 = t5680 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5682;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5682) : "f"(t5681));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5683 = t5678 * t5682;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5684;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5684) : "f"(t5677), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5685 = t5684 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5686;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5686) : "f"(t5685));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5687 = t5686 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5688;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5688) : "f"(t5687));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5689 = t5684 * t5688;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_54;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_54) : "f"(t5683), "f"(t5689));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5691 = row_87 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5692 = row_87 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5693;
                    asm("mov.b32 %0, %1;" : "=f"(t5693) : "r"(t5691));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5694;
                    asm("mov.b32 %0, %1;" : "=f"(t5694) : "r"(t5692));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5695) : "f"(t5693), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5696 = t5695 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5697;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5697) : "f"(t5696));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5698 = t5697 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5699;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5699) : "f"(t5698));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5700 = t5695 * t5699;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5701) : "f"(t5694), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5702 = t5701 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5703;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5703) : "f"(t5702));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5704 = t5703 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5705;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5705) : "f"(t5704));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5706 = t5701 * t5705;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_55;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_55) : "f"(t5700), "f"(t5706));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5708 = row_88 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5709 = row_88 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5710;
                    asm("mov.b32 %0, %1;" : "=f"(t5710) : "r"(t5708));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5711;
                    asm("mov.b32 %0, %1;" : "=f"(t5711) : "r"(t5709));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5712;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5712) : "f"(t5710), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5713 = t5712 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5714;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5714) : "f"(t5713));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5715 = t5714 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5716;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5716) : "f"(t5715));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5717 = t5712 * t5716;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5718) : "f"(t5711), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5719 = t5718 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5720;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5720) : "f"(t5719));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5721 = t5720 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5722;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5722) : "f"(t5721));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5723 = t5718 * t5722;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_56;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_56) : "f"(t5717), "f"(t5723));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_32 = y_4 + t5646;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_33 = x_4 + t5647;
                    const u64 t5727 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5728 = t5727 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5729 = t5728 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5730 = y + t5729;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5731 = (u64)at_32;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5732 = t5731 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5733 = t5732 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5734 = t5730 + t5733;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5735 = (u64)at_33;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5736 = t5735 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5737 = t5736 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5738 = t5734 + t5737;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5739 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5740 = t5738 + t5739;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5740), "r"(words_53), "r"(words_54), "r"(words_55), "r"(words_56) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_15 = pixel + 224u;
                const u32 t5742 = pixel_15 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5743 = pixel_15 & 7u;
                const bool t5744 = t5742 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5745 = t5743 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5746 = t5744 & t5745;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5746) {
                    const u32 t5747 = pixel_15 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5748 = t4390 ^ t5747;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5749 = pixel_15 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5750 = t5748 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5751 = t5749 + t5750;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5752 = t4369 + t5751;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_89;
                    u32 row_90;
                    u32 row_91;
                    u32 row_92;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t5752) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5753 = row_89 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5754 = row_89 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5755;
                    asm("mov.b32 %0, %1;" : "=f"(t5755) : "r"(t5753));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5756;
                    asm("mov.b32 %0, %1;" : "=f"(t5756) : "r"(t5754));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5757;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5757) : "f"(t5755), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5758 = t5757 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5759;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5759) : "f"(t5758));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5760 = t5759 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5761;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5761) : "f"(t5760));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5762 = t5757 * t5761;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5763;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5763) : "f"(t5756), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5764 = t5763 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5765;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5765) : "f"(t5764));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5766 = t5765 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5767;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5767) : "f"(t5766));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5768 = t5763 * t5767;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_57;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_57) : "f"(t5762), "f"(t5768));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5770 = row_90 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5771 = row_90 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5772;
                    asm("mov.b32 %0, %1;" : "=f"(t5772) : "r"(t5770));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5773;
                    asm("mov.b32 %0, %1;" : "=f"(t5773) : "r"(t5771));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5774) : "f"(t5772), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5775 = t5774 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5776;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5776) : "f"(t5775));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5777 = t5776 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5778;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5778) : "f"(t5777));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5779 = t5774 * t5778;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5780;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5780) : "f"(t5773), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5781 = t5780 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5782;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5782) : "f"(t5781));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5783 = t5782 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5784;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5784) : "f"(t5783));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5785 = t5780 * t5784;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_58;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_58) : "f"(t5779), "f"(t5785));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5787 = row_91 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5788 = row_91 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5789;
                    asm("mov.b32 %0, %1;" : "=f"(t5789) : "r"(t5787));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5790;
                    asm("mov.b32 %0, %1;" : "=f"(t5790) : "r"(t5788));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5791;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5791) : "f"(t5789), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5792 = t5791 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5793;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5793) : "f"(t5792));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5794 = t5793 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5795;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5795) : "f"(t5794));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5796 = t5791 * t5795;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5797;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5797) : "f"(t5790), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5798 = t5797 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5799;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5799) : "f"(t5798));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5800 = t5799 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5801;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5801) : "f"(t5800));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5802 = t5797 * t5801;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_59;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_59) : "f"(t5796), "f"(t5802));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5804 = row_92 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5805 = row_92 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5806;
                    asm("mov.b32 %0, %1;" : "=f"(t5806) : "r"(t5804));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5807;
                    asm("mov.b32 %0, %1;" : "=f"(t5807) : "r"(t5805));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5808;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5808) : "f"(t5806), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5809 = t5808 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5810;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5810) : "f"(t5809));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5811 = t5810 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5812;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5812) : "f"(t5811));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5813 = t5808 * t5812;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5814;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5814) : "f"(t5807), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5815 = t5814 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5816;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5816) : "f"(t5815));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5817 = t5816 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5818;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5818) : "f"(t5817));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5819 = t5814 * t5818;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_60;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_60) : "f"(t5813), "f"(t5819));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_34 = y_4 + t5742;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_35 = x_4 + t5743;
                    const u64 t5823 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5824 = t5823 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5825 = t5824 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5826 = y + t5825;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5827 = (u64)at_34;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5828 = t5827 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5829 = t5828 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5830 = t5826 + t5829;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5831 = (u64)at_35;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5832 = t5831 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5833 = t5832 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5834 = t5830 + t5833;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5835 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5836 = t5834 + t5835;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5836), "r"(words_57), "r"(words_58), "r"(words_59), "r"(words_60) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_16 = pixel + 240u;
                const u32 t5838 = pixel_16 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t5839 = pixel_16 & 7u;
                const bool t5840 = t5838 < t4361;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5841 = t5839 < t4363;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t5842 = t5840 & t5841;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t5842) {
                    const u32 t5843 = pixel_16 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5844 = t4390 ^ t5843;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5845 = pixel_16 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5846 = t5844 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5847 = t5845 + t5846;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t5848 = t4369 + t5847;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_93;
                    u32 row_94;
                    u32 row_95;
                    u32 row_96;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t5848) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5849 = row_93 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5850 = row_93 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5851;
                    asm("mov.b32 %0, %1;" : "=f"(t5851) : "r"(t5849));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5852;
                    asm("mov.b32 %0, %1;" : "=f"(t5852) : "r"(t5850));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5853) : "f"(t5851), "f"(t4372), "f"(t4373));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5854 = t5853 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5855) : "f"(t5854));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5856 = t5855 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5857;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5857) : "f"(t5856));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5858 = t5853 * t5857;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5859;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5859) : "f"(t5852), "f"(t4374), "f"(t4375));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5860 = t5859 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5861;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5861) : "f"(t5860));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5862 = t5861 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5863;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5863) : "f"(t5862));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5864 = t5859 * t5863;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_61;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_61) : "f"(t5858), "f"(t5864));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5866 = row_94 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5867 = row_94 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5868;
                    asm("mov.b32 %0, %1;" : "=f"(t5868) : "r"(t5866));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5869;
                    asm("mov.b32 %0, %1;" : "=f"(t5869) : "r"(t5867));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5870) : "f"(t5868), "f"(t4376), "f"(t4377));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5871 = t5870 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5872;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5872) : "f"(t5871));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5873 = t5872 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5874;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5874) : "f"(t5873));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5875 = t5870 * t5874;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5876;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5876) : "f"(t5869), "f"(t4378), "f"(t4379));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5877 = t5876 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5878;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5878) : "f"(t5877));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5879 = t5878 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5880;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5880) : "f"(t5879));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5881 = t5876 * t5880;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_62;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_62) : "f"(t5875), "f"(t5881));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5883 = row_95 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5884 = row_95 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5885;
                    asm("mov.b32 %0, %1;" : "=f"(t5885) : "r"(t5883));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5886;
                    asm("mov.b32 %0, %1;" : "=f"(t5886) : "r"(t5884));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5887;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5887) : "f"(t5885), "f"(t4380), "f"(t4381));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5888 = t5887 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5889;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5889) : "f"(t5888));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5890 = t5889 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5891;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5891) : "f"(t5890));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5892 = t5887 * t5891;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5893) : "f"(t5886), "f"(t4382), "f"(t4383));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5894 = t5893 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5895;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5895) : "f"(t5894));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5896 = t5895 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5897;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5897) : "f"(t5896));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5898 = t5893 * t5897;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_63;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_63) : "f"(t5892), "f"(t5898));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5900 = row_96 << 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t5901 = row_96 & 4294901760u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5902;
                    asm("mov.b32 %0, %1;" : "=f"(t5902) : "r"(t5900));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5903;
                    asm("mov.b32 %0, %1;" : "=f"(t5903) : "r"(t5901));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5904;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5904) : "f"(t5902), "f"(t4384), "f"(t4385));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5905 = t5904 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5906;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5906) : "f"(t5905));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5907 = t5906 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5908;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5908) : "f"(t5907));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5909 = t5904 * t5908;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5910;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5910) : "f"(t5903), "f"(t4386), "f"(t4387));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5911 = t5910 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5912;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5912) : "f"(t5911));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5913 = t5912 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t5914;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5914) : "f"(t5913));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t5915 = t5910 * t5914;
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_64;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_64) : "f"(t5909), "f"(t5915));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_36 = y_4 + t5838;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_37 = x_4 + t5839;
                    const u64 t5919 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5920 = t5919 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5921 = t5920 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5922 = y + t5921;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5923 = (u64)at_36;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5924 = t5923 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5925 = t5924 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5926 = t5922 + t5925;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5927 = (u64)at_37;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5928 = t5927 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5929 = t5928 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5930 = t5926 + t5929;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5931 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t5932 = t5930 + t5931;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5932), "r"(words_61), "r"(words_62), "r"(words_63), "r"(words_64) : "memory");
                }
            }
        }
    }
}
