typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(288, 1)
conv_warp_specialized_f16(
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
    const u32 outputs = smem_1 + 135168u;
    const u32 moments = outputs + 61440u;
    const u32 t7 = moments + 4096u;
#line 126 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 512u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 61440u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t10) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t8 + 32u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t8 + 40u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t8 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t8 + 48u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t8 + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t8 + 56u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t17) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t8 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t8 + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t8 + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t8 + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t8 + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = t8 + 104u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t8 + 112u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t8 + 120u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = t8 + 128u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 139 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 8u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t29 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t29));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t32 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t33 = warp_2 & 3u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t34 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t34 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t36 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t37 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t36 ? t37 : 0u;
        const u32 t39 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t39; i += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_2 = i << 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 & 3u;
            const u32 t42 = slot + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t43 = t42 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t44 = t8 + t43;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t45 = i_2 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t46 = t45 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t47 = t46 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t44), "r"(t47) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t48 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t49 = t48 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group = t49 + i;
            const u32 sample = group / groups;
            const u32 t52 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t53 = group - t52;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t53 << 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t55 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across = t55 >> 3u;
            const u32 t57 = number / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t57 * 10u;
            const u32 t59 = number % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t59 << 3u;
            const bool t61 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t62 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t61 ? t62 : 0u;
            const u32 t64 = left_2 < 10u ? left_2 : 10u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t65 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t66 = t65 < 8u ? t65 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t67 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t68 = t8 + t67;
            const u32 t69 = slot * 15360u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t69;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t71 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t72 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t73;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t73) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t74 = t73 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t74) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 15360;" :  : "r"(t68) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t68), "r"(0u), "r"(t71), "r"(t72), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t75 = i << 1u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t75 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 & 3u;
            const u32 t78 = slot_2 + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t79 = t78 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t80 = t8 + t79;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t81 = i_3 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t82 = t81 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t83 = t82 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t83) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t84 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t85 = t84 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t85 + i;
            const u32 sample_2 = group_2 / groups;
            const u32 t88 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t89 = group_2 - t88;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t90 = t89 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t90 + 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t92 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_2 = t92 >> 3u;
            const u32 t94 = number_2 / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t94 * 10u;
            const u32 t96 = number_2 % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t96 << 3u;
            const bool t98 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t99 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t98 ? t99 : 0u;
            const u32 t101 = left_3 < 10u ? left_3 : 10u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t102 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t103 = t102 < 8u ? t102 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t104 = slot_2 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t105 = t8 + t104;
            const u32 t106 = slot_2 * 15360u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t106;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t108 = x_3 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t109 = y_3 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t110;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t110) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t111 = t110 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t111) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 15360;" :  : "r"(t105) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t105), "r"(0u), "r"(t108), "r"(t109), "r"(sample_2) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t112 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t112) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_4 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_3 = i_4 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t115 = slot_3 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t116 = t115 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t117 = t8 + t116;
                const u32 t118 = slot_3 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_3 = t9 + t118;
                const u32 t120 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t121 = t120 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t122;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t122) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t123 = t122 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t123) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t117) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t117), "r"(0u), "r"(0u), "r"(0u), "r"(t121) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t124 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = t124 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t127 = slot_4 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t128 = t127 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t129 = t8 + t128;
                const u32 t130 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t130;
                const u32 t132 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t133 = t132 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t134;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t134) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t135 = t134 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t135) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t129) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t129), "r"(0u), "r"(1u), "r"(0u), "r"(t133) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t136 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t136 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t139 = slot_5 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t140 = t139 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t141 = t8 + t140;
                const u32 t142 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t142;
                const u32 t144 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t145 = t144 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t146;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t147 = t146 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t147) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t141) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t141), "r"(0u), "r"(2u), "r"(0u), "r"(t145) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t148 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t148 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t151 = slot_6 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t153 = t8 + t152;
                const u32 t154 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t154;
                const u32 t156 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t157 = t156 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t158;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t159 = t158 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t159) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t153) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t153), "r"(0u), "r"(0u), "r"(1u), "r"(t157) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t160 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t160 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t163 = slot_7 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = t163 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t165 = t8 + t164;
                const u32 t166 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t166;
                const u32 t168 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t169 = t168 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t170;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t170) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t171 = t170 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t171) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t165) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t165), "r"(0u), "r"(1u), "r"(1u), "r"(t169) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t172 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t172 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = slot_8 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t176 = t175 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t177 = t8 + t176;
                const u32 t178 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t178;
                const u32 t180 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t181 = t180 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t182;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t182) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t183 = t182 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t183) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t177) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t177), "r"(0u), "r"(2u), "r"(1u), "r"(t181) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t184 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t184 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = slot_9 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t188 = t187 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = t8 + t188;
                const u32 t190 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t190;
                const u32 t192 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t193 = t192 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t194;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t194) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t195 = t194 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t195) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t189) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t189), "r"(0u), "r"(0u), "r"(2u), "r"(t193) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t196 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t196 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = slot_10 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = t199 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t8 + t200;
                const u32 t202 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t202;
                const u32 t204 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t205 = t204 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t206;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t206) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t207 = t206 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t207) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t201) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t201), "r"(0u), "r"(1u), "r"(2u), "r"(t205) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t208 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t208 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = slot_11 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t211 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t213 = t8 + t212;
                const u32 t214 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t9 + t214;
                const u32 t216 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t217 = t216 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t218;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t218) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t219 = t218 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t219) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t213) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t213), "r"(0u), "r"(2u), "r"(2u), "r"(t217) : "memory");
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
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 t220 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t220 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t222 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t223 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t222 + t223;
        const u32 t225 = first_3 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t226 = first_2 + first_3;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel = t226 < 63u ? t226 : 63u;
        const u64 t228 = (u64)channel;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t229 = t228 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t230 = t229 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t231 = bias + t230;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t232;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t232) : "l"(t231) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t233;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t233) : "h"(t232));
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t234 = first_2 + t225;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t234 < 63u ? t234 : 63u;
        const u64 t236 = (u64)channel_2;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t237 = t236 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t238 = t237 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t239 = bias + t238;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t240;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t240) : "l"(t239) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t241;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t241) : "h"(t240));
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
        const u32 t242 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t242 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t244 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t245 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_4 = t244 ? t245 : 0u;
        const u32 t247 = left_4 < cta_groups ? left_4 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t247; i_13 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = t233;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = t241;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = t241;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t248 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_14 = t248 + index;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_12 = i_14 & 3u;
            const u32 t251 = slot_12 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t252 = t8 + t251;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t253 = i_14 >> 2u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t254 = t253 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t252), "r"(t254) : "memory");
            const u32 t255 = slot_12 * 15360u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t256 = smem_1 + t255;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t257 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t257) {
                const u32 t258 = t8 + 64u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t258), "r"(0u) : "memory");
            }
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t259 = t9 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t260 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t261 = t259 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t262 = (u64)t261;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t263 = t262 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t264 = t260 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t265 = (u64)t264;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t266 = t265 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t267 = t259 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t268 = (u64)t267;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t269 = t268 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t270 = t260 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t271 = (u64)t270;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t272 = t271 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t273 = t259 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t274 = (u64)t273;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t275 = t274 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t276 = t260 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t277 = (u64)t276;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t278 = t277 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t279 = t259 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t280 = (u64)t279;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t281 = t280 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t282 = t260 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t283 = (u64)t282;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t284 = t283 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t263), "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281), "l"(t284) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t285 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t285) {
                const u32 t286 = t8 + 72u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t286), "r"(0u) : "memory");
            }
            const u32 t287 = t9 + 8192u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t288 = t287 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t289 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t290 = t289 + 8u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t291 = t288 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t292 = (u64)t291;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t293 = t292 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t294 = t290 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t295 = (u64)t294;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t296 = t295 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t297 = t288 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t298 = (u64)t297;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t299 = t298 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t300 = t290 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t301 = (u64)t300;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t302 = t301 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t303 = t288 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t304 = (u64)t303;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t305 = t304 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t306 = t290 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t307 = (u64)t306;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t308 = t307 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t309 = t288 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t310 = (u64)t309;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t311 = t310 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t312 = t290 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t313 = (u64)t312;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t314 = t313 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t293), "l"(t296), "l"(t299), "l"(t302), "l"(t305), "l"(t308), "l"(t311), "l"(t314) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t315 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t315) {
                const u32 t316 = t8 + 80u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t316), "r"(0u) : "memory");
            }
            const u32 t317 = t9 + 16384u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t318 = t317 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t319 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t320 = t319 + 16u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t321 = t318 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t322 = (u64)t321;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t323 = t322 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t324 = t320 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t325 = (u64)t324;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t326 = t325 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t327 = t318 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t328 = (u64)t327;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t329 = t328 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t330 = t320 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t331 = (u64)t330;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t332 = t331 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t333 = t318 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t334 = (u64)t333;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t335 = t334 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t336 = t320 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t337 = (u64)t336;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t338 = t337 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t339 = t318 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t340 = (u64)t339;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t341 = t340 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t342 = t320 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t343 = (u64)t342;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = t343 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t323), "l"(t326), "l"(t329), "l"(t332), "l"(t335), "l"(t338), "l"(t341), "l"(t344) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t345 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t345) {
                const u32 t346 = t8 + 88u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t346), "r"(0u) : "memory");
            }
            const u32 t347 = t9 + 24576u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t348 = t347 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t349 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t350 = t349 + 80u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t351 = t348 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t352 = (u64)t351;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t354 = t350 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t355 = (u64)t354;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = t355 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t357 = t348 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = (u64)t357;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t360 = t350 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = (u64)t360;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = t361 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t363 = t348 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = (u64)t363;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t350 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = (u64)t366;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = t367 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t369 = t348 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = (u64)t369;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t372 = t350 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t373 = (u64)t372;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = t373 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t353), "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t375 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t375) {
                const u32 t376 = t8 + 96u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t376), "r"(0u) : "memory");
            }
            const u32 t377 = t9 + 32768u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t378 = t377 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t379 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t380 = t379 + 88u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t381 = t378 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t382 = (u64)t381;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t384 = t380 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t385 = (u64)t384;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = t385 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t387 = t378 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = (u64)t387;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t390 = t380 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = (u64)t390;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = t391 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t393 = t378 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = (u64)t393;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t380 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = (u64)t396;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = t397 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t399 = t378 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = (u64)t399;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = t400 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t402 = t380 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t403 = (u64)t402;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = t403 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t383), "l"(t386), "l"(t389), "l"(t392), "l"(t395), "l"(t398), "l"(t401), "l"(t404) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t405 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t405) {
                const u32 t406 = t8 + 104u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t406), "r"(0u) : "memory");
            }
            const u32 t407 = t9 + 40960u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t408 = t407 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t409 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t410 = t409 + 96u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t411 = t408 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t412 = (u64)t411;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = t412 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t414 = t410 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t415 = (u64)t414;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = t415 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t417 = t408 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = (u64)t417;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = t418 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t420 = t410 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = (u64)t420;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = t421 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t423 = t408 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = (u64)t423;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = t424 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t410 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = (u64)t426;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = t427 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t429 = t408 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = (u64)t429;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = t430 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t432 = t410 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t433 = (u64)t432;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = t433 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t413), "l"(t416), "l"(t419), "l"(t422), "l"(t425), "l"(t428), "l"(t431), "l"(t434) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t435 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t435) {
                const u32 t436 = t8 + 112u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t436), "r"(0u) : "memory");
            }
            const u32 t437 = t9 + 49152u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t438 = t437 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t439 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t440 = t439 + 160u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t441 = t438 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t442 = (u64)t441;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = t442 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t444 = t440 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t445 = (u64)t444;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = t445 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t447 = t438 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = (u64)t447;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = t448 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t450 = t440 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = (u64)t450;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = t451 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t453 = t438 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = (u64)t453;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = t454 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t440 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = (u64)t456;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = t457 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t459 = t438 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = (u64)t459;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = t460 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t462 = t440 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t463 = (u64)t462;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = t463 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t443), "l"(t446), "l"(t449), "l"(t452), "l"(t455), "l"(t458), "l"(t461), "l"(t464) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t465 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t465) {
                const u32 t466 = t8 + 120u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t466), "r"(0u) : "memory");
            }
            const u32 t467 = t9 + 57344u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t468 = t467 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t469 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t470 = t469 + 168u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t471 = t468 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t472 = (u64)t471;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = t472 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t474 = t470 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t475 = (u64)t474;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = t475 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t477 = t468 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = (u64)t477;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = t478 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t480 = t470 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = (u64)t480;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = t481 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t483 = t468 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = (u64)t483;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = t484 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t470 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = (u64)t486;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = t487 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t489 = t468 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = (u64)t489;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = t490 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t492 = t470 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t493 = (u64)t492;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = t493 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t473), "l"(t476), "l"(t479), "l"(t482), "l"(t485), "l"(t488), "l"(t491), "l"(t494) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t495 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t495) {
                const u32 t496 = t8 + 128u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t496), "r"(0u) : "memory");
            }
            const u32 t497 = t9 + 65536u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t498 = t497 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t499 = t256 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t500 = t499 + 176u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t501 = t498 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t502 = (u64)t501;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = t502 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t504 = t500 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t505 = (u64)t504;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = t505 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t507 = t498 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = (u64)t507;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = t508 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t510 = t500 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = (u64)t510;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = t511 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t513 = t498 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = (u64)t513;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = t514 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t500 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = (u64)t516;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = t517 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t519 = t498 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = (u64)t519;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = t520 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t522 = t500 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t523 = (u64)t522;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = t523 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t503), "l"(t506), "l"(t509), "l"(t512), "l"(t515), "l"(t518), "l"(t521), "l"(t524) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) :  : "memory");
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t525 + index;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t527 = i_15 & 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t528 = t527 + 4u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t529 = t528 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t530 = t8 + t529;
            u32 t531;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t531) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t532 = t531 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t532) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t530) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t533 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t534 = t533 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t534 + i_13;
            const u32 sample_3 = group_3 / groups;
            const u32 t537 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t538 = group_3 - t537;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t539 = t538 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t539 + index;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t541 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_3 = t541 >> 3u;
            const u32 t543 = number_3 / across_3;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t543 * 10u;
            const u32 t545 = number_3 % across_3;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t545 << 3u;
            const bool t547 = y_4 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t548 = height - y_4;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_5 = t547 ? t548 : 0u;
            const u32 t550 = left_5 < 10u ? left_5 : 10u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t551 = width - x_4;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t552 = t551 < 8u ? t551 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t553 = 0u < i_13;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t553) {
#line 100 "fa-kernels/src/conv/statistics.rs"
                const u32 t554 = i_13 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t555 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t556 = t555 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t557 = t556 + t554;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t557 / groups;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t559 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t560 = t559 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t561 = t560 + i_13;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t562 = t561 / groups;
#line 101 "fa-kernels/src/conv/statistics.rs"
                const bool t563 = t562 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
                if (t563) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const u32 t564 = t32 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const bool t565 = t564 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    if (t565) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t566 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t567 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t566 + t567;
                        const u32 t569 = first_5 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t570 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t571 = t570 + first_5;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t572 = t571 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t572;
                        const f32 t574 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t575 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t576 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t577;
                        asm("mov.b32 %0, %1;" : "=r"(t577) : "f"(t574));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t578;
                        asm("mov.b32 %0, %1;" : "=r"(t578) : "f"(t575));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t579;
                        asm("mov.b32 %0, %1;" : "=r"(t579) : "f"(t576));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t577), "r"(t578), "r"(t579), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t580 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t581 = t580 + t569;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t582 = t581 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t582;
                        const f32 t584 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t585 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t586 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t587;
                        asm("mov.b32 %0, %1;" : "=r"(t587) : "f"(t584));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t588;
                        asm("mov.b32 %0, %1;" : "=r"(t588) : "f"(t585));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t589;
                        asm("mov.b32 %0, %1;" : "=r"(t589) : "f"(t586));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t587), "r"(t588), "r"(t589), "r"(0u) : "memory");
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
                    const u32 channel_3 = threadIdx.x;
                    const bool t591 = channel_3 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                    if (t591) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t592 = channel_3 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t593 = moments + t592;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t593) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t594;
                        asm("mov.b32 %0, %1;" : "=f"(t594) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t595;
                        asm("mov.b32 %0, %1;" : "=f"(t595) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t596;
                        asm("mov.b32 %0, %1;" : "=f"(t596) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t597;
                        asm("mov.b32 %0, %1;" : "=f"(t597) : "r"(row_4));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t598 = 64u + channel_3;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t599 = t598 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t600 = moments + t599;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t600) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t601;
                        asm("mov.b32 %0, %1;" : "=f"(t601) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t602;
                        asm("mov.b32 %0, %1;" : "=f"(t602) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t603;
                        asm("mov.b32 %0, %1;" : "=f"(t603) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t604;
                        asm("mov.b32 %0, %1;" : "=f"(t604) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t594 + t601;
                        const f32 difference = t602 - t595;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t607;
                        asm("max.f32 %0, %1, %2;" : "=f"(t607) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t608;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(t607));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t601 * t608;
                        f32 t610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(difference), "f"(share), "f"(t595));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t611 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t612 = t611 * t594;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t613 = t596 + t603;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(t612), "f"(share), "f"(t613));
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t615 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t615 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 t617 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_3 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_2 = t617 + before;
                        const u64 t620 = (u64)index_2;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t621 = t620 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t622 = t621 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t623 = partial + t622;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t624 = (u64)index_3;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t625 = t624 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t626 = t625 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t627 = t623 + t626;
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t628;
                        asm("mov.b32 %0, %1;" : "=r"(t628) : "f"(count_3));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t629;
                        asm("mov.b32 %0, %1;" : "=r"(t629) : "f"(t610));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t630;
                        asm("mov.b32 %0, %1;" : "=r"(t630) : "f"(t614));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t627), "r"(t628), "r"(t629), "r"(t630), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t631 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t632 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t633;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t633) : "f"(t631), "f"(t632));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t634 = t633 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t635;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t635) : "r"(t633));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t636;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t636) : "h"(t635));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t637;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t637) : "r"(t634));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t638;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t638) : "h"(t637));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t636;
            acc_2 = t638;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t639 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t640 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t641;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t641) : "f"(t639), "f"(t640));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t642 = t641 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t643;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t643) : "r"(t641));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t644;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t644) : "h"(t643));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t645;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t645) : "r"(t642));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t646;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t646) : "h"(t645));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t644;
            acc_4 = t646;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t647 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t648 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t649;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t649) : "f"(t647), "f"(t648));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t650 = t649 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t651;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t651) : "r"(t649));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t652;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t652) : "h"(t651));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t653;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t653) : "r"(t650));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t654;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t654) : "h"(t653));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t652;
            acc_6 = t654;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t655 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t656 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t657;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t657) : "f"(t655), "f"(t656));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t658 = t657 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t659;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t659) : "r"(t657));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t660;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t660) : "h"(t659));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t661;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t661) : "r"(t658));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t662;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t662) : "h"(t661));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t660;
            acc_8 = t662;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t663 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t664 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t665;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t665) : "f"(t663), "f"(t664));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t666 = t665 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t667;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t667) : "r"(t665));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t668;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t668) : "h"(t667));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t669;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t669) : "r"(t666));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t670;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t670) : "h"(t669));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t668;
            acc_10 = t670;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t671 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t672 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t673;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t673) : "f"(t671), "f"(t672));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t674 = t673 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t675;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t675) : "r"(t673));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t676;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t676) : "h"(t675));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t677;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t677) : "r"(t674));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t678;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t678) : "h"(t677));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t676;
            acc_12 = t678;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t679 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t680 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t681;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t681) : "f"(t679), "f"(t680));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t682 = t681 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t683;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t683) : "r"(t681));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t684;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t684) : "h"(t683));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t685;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t685) : "r"(t682));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t686;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t686) : "h"(t685));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t684;
            acc_14 = t686;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t687 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t688 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t689;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t689) : "f"(t687), "f"(t688));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t690 = t689 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t691;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t691) : "r"(t689));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t692;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t692) : "h"(t691));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t693;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t693) : "r"(t690));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t694;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t694) : "h"(t693));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t692;
            acc_16 = t694;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t695 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t696 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t697;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(t695), "f"(t696));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t698 = t697 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t699;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t699) : "r"(t697));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t700;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t700) : "h"(t699));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t701;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t701) : "r"(t698));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t702;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t702) : "h"(t701));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t700;
            acc_18 = t702;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t703 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t704 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t705;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t705) : "f"(t703), "f"(t704));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t706 = t705 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t707;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t707) : "r"(t705));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t708;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t708) : "h"(t707));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t709;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t709) : "r"(t706));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t710;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t710) : "h"(t709));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t708;
            acc_20 = t710;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t711 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t712 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t713;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(t711), "f"(t712));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t714 = t713 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t715;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t715) : "r"(t713));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t716;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t716) : "h"(t715));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t717;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t717) : "r"(t714));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t718;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t718) : "h"(t717));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t716;
            acc_22 = t718;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t719 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t720 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t721;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(t719), "f"(t720));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t722 = t721 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t723;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t723) : "r"(t721));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t724;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t724) : "h"(t723));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t725;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t725) : "r"(t722));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t726;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t726) : "h"(t725));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t724;
            acc_24 = t726;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t727 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t728 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t729;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t729) : "f"(t727), "f"(t728));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t730 = t729 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t731;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t731) : "r"(t729));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t732;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t732) : "h"(t731));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t733;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t733) : "r"(t730));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t734;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t734) : "h"(t733));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t732;
            acc_26 = t734;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t735 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t736 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t737;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t737) : "f"(t735), "f"(t736));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t738 = t737 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t739;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t739) : "r"(t737));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t740;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t740) : "h"(t739));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t741;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t741) : "r"(t738));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t742;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t742) : "h"(t741));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t740;
            acc_28 = t742;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t743 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t744 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t745;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t745) : "f"(t743), "f"(t744));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t746 = t745 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t747;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t747) : "r"(t745));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t748;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t748) : "h"(t747));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t749;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t749) : "r"(t746));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t750;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t750) : "h"(t749));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t748;
            acc_30 = t750;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t751 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t752 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t753;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(t751), "f"(t752));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t754 = t753 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t755;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t755) : "r"(t753));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t756;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t756) : "h"(t755));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t757;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t757) : "r"(t754));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t758;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t758) : "h"(t757));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t756;
            acc_32 = t758;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t759 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t760 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t761;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(t759), "f"(t760));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t762 = t761 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t763;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t763) : "r"(t761));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t764;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t764) : "h"(t763));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t765;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t765) : "r"(t762));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t766;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t766) : "h"(t765));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t764;
            acc_34 = t766;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t767 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t768 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t769;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(t767), "f"(t768));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t770 = t769 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t771;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t771) : "r"(t769));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t772;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t772) : "h"(t771));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t773;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t773) : "r"(t770));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t774;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t774) : "h"(t773));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t772;
            acc_36 = t774;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t775 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t776 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t777;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(t775), "f"(t776));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t778 = t777 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t779;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t779) : "r"(t777));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t780;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t780) : "h"(t779));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t781;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t781) : "r"(t778));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t782;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t782) : "h"(t781));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t780;
            acc_38 = t782;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t783 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t784 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t785;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(t783), "f"(t784));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t786 = t785 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t787;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t787) : "r"(t785));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t788;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t788) : "h"(t787));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t789;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t789) : "r"(t786));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t790;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t790) : "h"(t789));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t788;
            acc_40 = t790;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t791 = t550 * t552;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t791;
            f32 t793;
            asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(count_4), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t793));
#line 85 "fa-kernels/src/conv/statistics.rs"
            const u32 t795 = t550 * t552;
#line 85 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t795 == 80u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t797 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t798 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t799 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t800 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t801 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t802 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t803 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t804 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t805 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t806 = acc_37;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t807 = t797 + t798;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t808 = t807 + t799;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t809 = t808 + t800;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t810 = t809 + t801;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t811 = t810 + t802;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t812 = t811 + t803;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t813 = t812 + t804;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t814 = t813 + t805;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t815 = t814 + t806;
                const f32 t816 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t817 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t818 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t819 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t820 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t821 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t823 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t824 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t825 = acc_38;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t826 = t816 + t817;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t827 = t826 + t818;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t828 = t827 + t819;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t829 = t828 + t820;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t830 = t829 + t821;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t831 = t830 + t822;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t832 = t831 + t823;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t833 = t832 + t824;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = t833 + t825;
                const f32 t835 = t815 + t834;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t835;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t836 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t836 << 1u;
                const bool columns = first_7 < t552;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t839 = first_7 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t839 < t552;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t841 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t841 & columns;
                const f32 t843 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t844 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = exists ? t844 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = t843 + t845;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t846;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t847 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t847 & columns_2;
                const f32 t849 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = exists_2 ? t850 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = t849 + t851;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t852;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t853 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t853 & columns;
                const f32 t855 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = exists_3 ? t856 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = t855 + t857;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t859 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t859 & columns_2;
                const f32 t861 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t862 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = exists_4 ? t862 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = t861 + t863;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t864;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t865 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t865 & columns;
                const f32 t867 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = exists_5 ? t868 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t867 + t869;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t870;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t871 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t871 & columns_2;
                const f32 t873 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t874 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = exists_6 ? t874 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = t873 + t875;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t876;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t877 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t877 & columns;
                const f32 t879 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t881 = exists_7 ? t880 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = t879 + t881;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t882;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t883 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t883 & columns_2;
                const f32 t885 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = exists_8 ? t886 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = t885 + t887;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t888;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t889 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t889 & columns;
                const f32 t891 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = exists_9 ? t892 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = t891 + t893;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t894;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t895 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t895 & columns_2;
                const f32 t897 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t899 = exists_10 ? t898 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = t897 + t899;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t900;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t901 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t901 & columns;
                const f32 t903 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t904 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t905 = exists_11 ? t904 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = t903 + t905;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t906;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t907 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t907 & columns_2;
                const f32 t909 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t910 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t911 = exists_12 ? t910 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = t909 + t911;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t912;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t913 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t913 & columns;
                const f32 t915 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t917 = exists_13 ? t916 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = t915 + t917;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t918;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t919 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t919 & columns_2;
                const f32 t921 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = exists_14 ? t922 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = t921 + t923;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t924;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t925 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t925 & columns;
                const f32 t927 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = exists_15 ? t928 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = t927 + t929;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t930;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t931 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t931 & columns_2;
                const f32 t933 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = exists_16 ? t934 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = t933 + t935;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t936;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t937 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t937 & columns;
                const f32 t939 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t941 = exists_17 ? t940 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = t939 + t941;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t942;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t943 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t943 & columns_2;
                const f32 t945 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = exists_18 ? t946 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = t945 + t947;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t948;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t949 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t949 & columns;
                const f32 t951 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = exists_19 ? t952 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = t951 + t953;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t954;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t955 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t955 & columns_2;
                const f32 t957 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = exists_20 ? t958 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = t957 + t959;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t960;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t962;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t962) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t962;
            f32 t964;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t964) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t965 = pair + t964;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t965 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t967 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t967 - mean_3;
                const f32 t969 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t970 - mean_3;
                const f32 t972 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t973 - mean_3;
                const f32 t975 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t976 - mean_3;
                const f32 t978 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t979 - mean_3;
                const f32 t981 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t982 - mean_3;
                const f32 t984 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t985 - mean_3;
                const f32 t987 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t988 - mean_3;
                const f32 t990 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t991 - mean_3;
                const f32 t993 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t994 - mean_3;
                const f32 t996 = distance_10 * distance_10;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t969 + t972;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = t997 + t975;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = t998 + t978;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = t999 + t981;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = t1000 + t984;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = t1001 + t987;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = t1002 + t990;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = t1003 + t993;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = t1004 + t996;
                const f32 t1006 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1006 - mean_3;
                const f32 t1008 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1009 - mean_3;
                const f32 t1011 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1012 - mean_3;
                const f32 t1014 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1015 - mean_3;
                const f32 t1017 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1018 - mean_3;
                const f32 t1020 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1021 - mean_3;
                const f32 t1023 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1024 - mean_3;
                const f32 t1026 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1027 - mean_3;
                const f32 t1029 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1030 - mean_3;
                const f32 t1032 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1033 - mean_3;
                const f32 t1035 = distance_20 * distance_20;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = t1008 + t1011;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = t1036 + t1014;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1037 + t1017;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = t1038 + t1020;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = t1039 + t1023;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = t1040 + t1026;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = t1041 + t1029;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = t1042 + t1032;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = t1043 + t1035;
                const f32 t1045 = t1005 + t1044;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1045;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1046 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1046 << 1u;
                const bool columns_3 = first_8 < t552;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1049 = first_8 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1049 < t552;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1051 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1051 & columns_3;
                const f32 t1053 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1054 - mean_3;
                const f32 t1056 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = exists_21 ? t1056 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = t1053 + t1057;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1058;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1059 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1059 & columns_4;
                const f32 t1061 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1062 - mean_3;
                const f32 t1064 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = exists_22 ? t1064 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = t1061 + t1065;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1066;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1067 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1067 & columns_3;
                const f32 t1069 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1070 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1070 - mean_3;
                const f32 t1072 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = exists_23 ? t1072 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = t1069 + t1073;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1074;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1075 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1075 & columns_4;
                const f32 t1077 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1078 - mean_3;
                const f32 t1080 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = exists_24 ? t1080 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = t1077 + t1081;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1082;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1083 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1083 & columns_3;
                const f32 t1085 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1086 - mean_3;
                const f32 t1088 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = exists_25 ? t1088 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = t1085 + t1089;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1090;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1091 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1091 & columns_4;
                const f32 t1093 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1094 - mean_3;
                const f32 t1096 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = exists_26 ? t1096 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = t1093 + t1097;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1098;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1099 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1099 & columns_3;
                const f32 t1101 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1102 - mean_3;
                const f32 t1104 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = exists_27 ? t1104 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = t1101 + t1105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1106;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1107 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1107 & columns_4;
                const f32 t1109 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1110 - mean_3;
                const f32 t1112 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = exists_28 ? t1112 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = t1109 + t1113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1114;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1115 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1115 & columns_3;
                const f32 t1117 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1118 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1118 - mean_3;
                const f32 t1120 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = exists_29 ? t1120 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = t1117 + t1121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1122;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1123 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1123 & columns_4;
                const f32 t1125 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1126 - mean_3;
                const f32 t1128 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = exists_30 ? t1128 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = t1125 + t1129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1130;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1131 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1131 & columns_3;
                const f32 t1133 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1134 - mean_3;
                const f32 t1136 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = exists_31 ? t1136 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = t1133 + t1137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1139 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1139 & columns_4;
                const f32 t1141 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1142 - mean_3;
                const f32 t1144 = distance_32 * distance_32;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = exists_32 ? t1144 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = t1141 + t1145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1146;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1147 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1147 & columns_3;
                const f32 t1149 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1150 - mean_3;
                const f32 t1152 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = exists_33 ? t1152 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = t1149 + t1153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1154;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1155 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1155 & columns_4;
                const f32 t1157 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1158 - mean_3;
                const f32 t1160 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1161 = exists_34 ? t1160 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = t1157 + t1161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1162;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1163 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1163 & columns_3;
                const f32 t1165 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1166 - mean_3;
                const f32 t1168 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = exists_35 ? t1168 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = t1165 + t1169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1170;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1171 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1171 & columns_4;
                const f32 t1173 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1174 - mean_3;
                const f32 t1176 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = exists_36 ? t1176 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = t1173 + t1177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1178;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1179 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1179 & columns_3;
                const f32 t1181 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1182 - mean_3;
                const f32 t1184 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = exists_37 ? t1184 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = t1181 + t1185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1186;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1187 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1187 & columns_4;
                const f32 t1189 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1190 - mean_3;
                const f32 t1192 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = exists_38 ? t1192 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = t1189 + t1193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1194;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1195 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1195 & columns_3;
                const f32 t1197 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1198 - mean_3;
                const f32 t1200 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = exists_39 ? t1200 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = t1197 + t1201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1202;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1203 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1203 & columns_4;
                const f32 t1205 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1206 - mean_3;
                const f32 t1208 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = exists_40 ? t1208 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = t1205 + t1209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1210;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1212;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1212) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1212;
            f32 t1214;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1214) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t1214;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1216 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1217 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1218 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1216 + count_4;
            const f32 difference_2 = mean_3 - t1217;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1221;
            asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1222;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1222) : "f"(t1221));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1222;
            f32 t1224;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(difference_2), "f"(share_3), "f"(t1217));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1225 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1226 = t1225 * t1216;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1227 = t1218 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1228;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(t1226), "f"(share_3), "f"(t1227));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean = t1224;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares = t1228;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = acc_39;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = t1229 + t1230;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = t1239 + t1231;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = t1240 + t1232;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = t1241 + t1233;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = t1242 + t1234;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = t1243 + t1235;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = t1244 + t1236;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = t1245 + t1237;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = t1246 + t1238;
                const f32 t1248 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc_40;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = t1248 + t1249;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = t1258 + t1250;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = t1259 + t1251;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1261 = t1260 + t1252;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = t1261 + t1253;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = t1262 + t1254;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = t1263 + t1255;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = t1264 + t1256;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = t1265 + t1257;
                const f32 t1267 = t1247 + t1266;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1267;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1268 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1268 << 1u;
                const bool columns_5 = first_9 < t552;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1271 = first_9 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1271 < t552;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1273 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1273 & columns_5;
                const f32 t1275 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = exists_41 ? t1276 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = t1275 + t1277;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1278;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1279 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1279 & columns_6;
                const f32 t1281 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1282 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = exists_42 ? t1282 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = t1281 + t1283;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1284;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1285 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1285 & columns_5;
                const f32 t1287 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = exists_43 ? t1288 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = t1287 + t1289;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1290;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1291 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1291 & columns_6;
                const f32 t1293 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = exists_44 ? t1294 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = t1293 + t1295;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1296;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1297 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1297 & columns_5;
                const f32 t1299 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = exists_45 ? t1300 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = t1299 + t1301;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1302;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1303 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1303 & columns_6;
                const f32 t1305 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = exists_46 ? t1306 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = t1305 + t1307;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1308;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1309 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1309 & columns_5;
                const f32 t1311 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = exists_47 ? t1312 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = t1311 + t1313;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1314;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1315 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1315 & columns_6;
                const f32 t1317 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = exists_48 ? t1318 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = t1317 + t1319;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1320;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1321 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1321 & columns_5;
                const f32 t1323 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = exists_49 ? t1324 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = t1323 + t1325;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1326;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1327 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1327 & columns_6;
                const f32 t1329 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = exists_50 ? t1330 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = t1329 + t1331;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1332;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1333 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1333 & columns_5;
                const f32 t1335 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = exists_51 ? t1336 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = t1335 + t1337;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1338;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1339 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1339 & columns_6;
                const f32 t1341 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = exists_52 ? t1342 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = t1341 + t1343;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1344;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1345 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1345 & columns_5;
                const f32 t1347 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = exists_53 ? t1348 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1347 + t1349;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1350;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1351 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1351 & columns_6;
                const f32 t1353 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_54 ? t1354 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1353 + t1355;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1356;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1357 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1357 & columns_5;
                const f32 t1359 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = exists_55 ? t1360 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1359 + t1361;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1362;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1363 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1363 & columns_6;
                const f32 t1365 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = exists_56 ? t1366 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1365 + t1367;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1368;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1369 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1369 & columns_5;
                const f32 t1371 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = exists_57 ? t1372 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1371 + t1373;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1374;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1375 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1375 & columns_6;
                const f32 t1377 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = exists_58 ? t1378 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = t1377 + t1379;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1380;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1381 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1381 & columns_5;
                const f32 t1383 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = exists_59 ? t1384 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = t1383 + t1385;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1386;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1387 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1387 & columns_6;
                const f32 t1389 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = exists_60 ? t1390 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = t1389 + t1391;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1392;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1394;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1394) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1394;
            f32 t1396;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1396) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1397 = pair_3 + t1396;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1397 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1399 - mean_4;
                const f32 t1401 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1402 - mean_4;
                const f32 t1404 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1405 - mean_4;
                const f32 t1407 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1408 - mean_4;
                const f32 t1410 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1411 - mean_4;
                const f32 t1413 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1414 - mean_4;
                const f32 t1416 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1417 - mean_4;
                const f32 t1419 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1420 - mean_4;
                const f32 t1422 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1423 - mean_4;
                const f32 t1425 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1426 - mean_4;
                const f32 t1428 = distance_50 * distance_50;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = t1401 + t1404;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1429 + t1407;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = t1430 + t1410;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1431 + t1413;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = t1432 + t1416;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1433 + t1419;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = t1434 + t1422;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1435 + t1425;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1436 + t1428;
                const f32 t1438 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1438 - mean_4;
                const f32 t1440 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1441 - mean_4;
                const f32 t1443 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1444 - mean_4;
                const f32 t1446 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1447 - mean_4;
                const f32 t1449 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1450 - mean_4;
                const f32 t1452 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1453 - mean_4;
                const f32 t1455 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1456 - mean_4;
                const f32 t1458 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1459 - mean_4;
                const f32 t1461 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1462 - mean_4;
                const f32 t1464 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1465 - mean_4;
                const f32 t1467 = distance_60 * distance_60;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = t1440 + t1443;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = t1468 + t1446;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = t1469 + t1449;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = t1470 + t1452;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = t1471 + t1455;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = t1472 + t1458;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = t1473 + t1461;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = t1474 + t1464;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = t1475 + t1467;
                const f32 t1477 = t1437 + t1476;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1477;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1478 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1478 << 1u;
                const bool columns_7 = first_10 < t552;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1481 = first_10 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1481 < t552;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1483 & columns_7;
                const f32 t1485 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1486 - mean_4;
                const f32 t1488 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_61 ? t1488 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = t1485 + t1489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1491 = 0u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1491 & columns_8;
                const f32 t1493 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1494 - mean_4;
                const f32 t1496 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = exists_62 ? t1496 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = t1493 + t1497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1498;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1499 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1499 & columns_7;
                const f32 t1501 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1502 - mean_4;
                const f32 t1504 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_63 ? t1504 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = t1501 + t1505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1507 = 1u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1507 & columns_8;
                const f32 t1509 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1510 - mean_4;
                const f32 t1512 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = exists_64 ? t1512 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = t1509 + t1513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1515 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1515 & columns_7;
                const f32 t1517 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1518 - mean_4;
                const f32 t1520 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = exists_65 ? t1520 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = t1517 + t1521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1522;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1523 = 2u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1523 & columns_8;
                const f32 t1525 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1526 - mean_4;
                const f32 t1528 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_66 ? t1528 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = t1525 + t1529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1531 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1531 & columns_7;
                const f32 t1533 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1534 - mean_4;
                const f32 t1536 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = exists_67 ? t1536 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = t1533 + t1537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1539 = 3u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1539 & columns_8;
                const f32 t1541 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1542 - mean_4;
                const f32 t1544 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = exists_68 ? t1544 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = t1541 + t1545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1546;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1547 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1547 & columns_7;
                const f32 t1549 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1550 - mean_4;
                const f32 t1552 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = exists_69 ? t1552 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = t1549 + t1553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1555 = 4u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1555 & columns_8;
                const f32 t1557 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1558 - mean_4;
                const f32 t1560 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = exists_70 ? t1560 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = t1557 + t1561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1563 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1563 & columns_7;
                const f32 t1565 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1566 - mean_4;
                const f32 t1568 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = exists_71 ? t1568 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = t1565 + t1569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1571 = 5u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1571 & columns_8;
                const f32 t1573 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1574 - mean_4;
                const f32 t1576 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = exists_72 ? t1576 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1573 + t1577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1579 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1579 & columns_7;
                const f32 t1581 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1582 - mean_4;
                const f32 t1584 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = exists_73 ? t1584 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = t1581 + t1585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1587 = 6u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1587 & columns_8;
                const f32 t1589 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1590 - mean_4;
                const f32 t1592 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = exists_74 ? t1592 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = t1589 + t1593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1594;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1595 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1595 & columns_7;
                const f32 t1597 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1598 - mean_4;
                const f32 t1600 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = exists_75 ? t1600 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1597 + t1601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1603 = 7u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1603 & columns_8;
                const f32 t1605 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1606 - mean_4;
                const f32 t1608 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = exists_76 ? t1608 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = t1605 + t1609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1611 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1611 & columns_7;
                const f32 t1613 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1614 - mean_4;
                const f32 t1616 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = exists_77 ? t1616 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = t1613 + t1617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1618;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1619 = 8u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1619 & columns_8;
                const f32 t1621 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1622 - mean_4;
                const f32 t1624 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = exists_78 ? t1624 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1621 + t1625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1627 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1627 & columns_7;
                const f32 t1629 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1630 - mean_4;
                const f32 t1632 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = exists_79 ? t1632 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = t1629 + t1633;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1634;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1635 = 9u < t550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1635 & columns_8;
                const f32 t1637 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1638 - mean_4;
                const f32 t1640 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = exists_80 ? t1640 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = t1637 + t1641;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1642;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t1644;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1644) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t1644;
            f32 t1646;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1646) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t1646;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1648 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1649 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1650 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1648 + count_4;
            const f32 difference_3 = mean_4 - t1649;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1653;
            asm("max.f32 %0, %1, %2;" : "=f"(t1653) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1654;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(t1653));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1654;
            f32 t1656;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1656) : "f"(difference_3), "f"(share_4), "f"(t1649));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1657 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1658 = t1657 * t1648;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1659 = t1650 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1660;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(t1658), "f"(share_4), "f"(t1659));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1656;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1660;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t1662 = i_13 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1662;
            const bool t1664 = i_13 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t1664 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t1666 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t1667 = i_13 == 3u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t1667) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1668 = t33 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1669 = t32 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1670 = t32 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1671 = t1670 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1672 = t1669 + t1671;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1673 = t1668 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1674 = t32 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1675 = t1674 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1676 = t1673 + t1675;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1677 = t1672 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1678 = t1676 ^ t1677;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1679 = t1672 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1680 = t1678 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1681 = t1679 + t1680;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1682 = t1666 + t1681;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1683;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1684;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1685;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1686;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1682), "r"(t1683), "r"(t1684), "r"(t1685), "r"(t1686) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1687;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1688;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1689;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1690;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1682), "r"(t1687), "r"(t1688), "r"(t1689), "r"(t1690) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1691;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1692;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1693;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1694;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1682), "r"(t1691), "r"(t1692), "r"(t1693), "r"(t1694) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1695;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1696;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1696) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1697;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1698;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1682), "r"(t1695), "r"(t1696), "r"(t1697), "r"(t1698) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1699;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1699) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1700;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1701;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1701) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1702;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1682), "r"(t1699), "r"(t1700), "r"(t1701), "r"(t1702) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1703 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t1703 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1705 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1706 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t1705 ? t1706 : 0u;
        const u32 rounds = left_6 < cta_groups ? left_6 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
        const bool t1709 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
        if (t1709) {
            const u32 t1710 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1711 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1712 = t1711 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1713 = t1712 + t1710;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1714 = t1713 / groups;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const u32 t1715 = t32 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const bool t1716 = t1715 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            if (t1716) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1717 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1718 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t1717 + t1718;
                const u32 t1720 = first_12 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1721 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1722 = t1721 + first_12;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1723 = t1722 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1723;
                const f32 t1725 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1728;
                asm("mov.b32 %0, %1;" : "=r"(t1728) : "f"(t1725));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1729;
                asm("mov.b32 %0, %1;" : "=r"(t1729) : "f"(t1726));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1730;
                asm("mov.b32 %0, %1;" : "=r"(t1730) : "f"(t1727));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1728), "r"(t1729), "r"(t1730), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1731 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1732 = t1731 + t1720;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1733 = t1732 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1733;
                const f32 t1735 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1738;
                asm("mov.b32 %0, %1;" : "=r"(t1738) : "f"(t1735));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1739;
                asm("mov.b32 %0, %1;" : "=r"(t1739) : "f"(t1736));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1740;
                asm("mov.b32 %0, %1;" : "=r"(t1740) : "f"(t1737));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1738), "r"(t1739), "r"(t1740), "r"(0u) : "memory");
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
            const u32 channel_4 = threadIdx.x;
            const bool t1742 = channel_4 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
            if (t1742) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1743 = channel_4 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1744 = moments + t1743;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1744) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1745;
                asm("mov.b32 %0, %1;" : "=f"(t1745) : "r"(row_9));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1746;
                asm("mov.b32 %0, %1;" : "=f"(t1746) : "r"(row_10));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1747;
                asm("mov.b32 %0, %1;" : "=f"(t1747) : "r"(row_11));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1748;
                asm("mov.b32 %0, %1;" : "=f"(t1748) : "r"(row_12));
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1749 = 64u + channel_4;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1750 = t1749 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1751 = moments + t1750;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1751) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1752;
                asm("mov.b32 %0, %1;" : "=f"(t1752) : "r"(row_13));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1753;
                asm("mov.b32 %0, %1;" : "=f"(t1753) : "r"(row_14));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1754;
                asm("mov.b32 %0, %1;" : "=f"(t1754) : "r"(row_15));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1755;
                asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1745 + t1752;
                const f32 difference_4 = t1753 - t1746;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1758;
                asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1759;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(t1758));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1752 * t1759;
                f32 t1761;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1761) : "f"(difference_4), "f"(share_5), "f"(t1746));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1762 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1763 = t1762 * t1745;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1764 = t1747 + t1754;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t1765;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(t1763), "f"(share_5), "f"(t1764));
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1766 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t1766 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 t1768 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_13 + channel_4;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t1768 + t1714;
                const u64 t1771 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1772 = t1771 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1773 = t1772 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1774 = partial + t1773;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1775 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1776 = t1775 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1777 = t1776 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1778 = t1774 + t1777;
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t1779;
                asm("mov.b32 %0, %1;" : "=r"(t1779) : "f"(count_7));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t1780;
                asm("mov.b32 %0, %1;" : "=r"(t1780) : "f"(t1761));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t1781;
                asm("mov.b32 %0, %1;" : "=r"(t1781) : "f"(t1765));
#line 136 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1778), "r"(t1779), "r"(t1780), "r"(t1781), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1782 = 0ull * counters_stride0;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1783 = t1782 * 4ull;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1784 = counters + t1783;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1785 = 1ull * counters_stride0;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1786 = t1785 * 4ull;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1787 = counters + t1786;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1788 = threadIdx.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1789 = t1788 == 0u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1789) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1784), "r"(1u) : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1790 = gridDim.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1791 = gridDim.y;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1792 = t1790 * t1791;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1793 = gridDim.z;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1794 = t1792 * t1793;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t1795;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1795) : "l"(t1784) : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t1796 = t1795 < t1794;
            if (!t1796) break;
        }
    }
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1799 = threadIdx.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1800 = t1799 == 0u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1800) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1801 = gridDim.x;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1802 = gridDim.y;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1803 = t1801 * t1802;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1804 = gridDim.z;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1805 = t1803 * t1804;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1806 = t1805 - 1u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t1807;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1807) : "l"(t1787), "r"(t1806) : "memory");
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t1808 = t1807 == t1806;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t1808) {
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1784), "r"(0u) : "memory");
        }
    }
#line 149 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1809 = !is_producer;
#line 149 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1809) {
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 t1810 = threadIdx.x;
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 t1811 = t1810 & 7u;
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1811 << 3u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1813 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t1813 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1815 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1816 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1815 ? t1816 : 0u;
        const u32 t1818 = left_7 < cta_groups ? left_7 : cta_groups;
#line 21 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1818; i_16 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1819 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1820 = t1819 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1821 = t1820 + i_16;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1821 / groups;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t1823 = i_16 == 0u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t1824 = i_16 > 1u ? i_16 : 1u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t1825 = t1824 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1826 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1827 = t1826 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1828 = t1827 + t1825;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1829 = t1828 / groups;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t1830 = sample_4 != t1829;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t1831 = t1823 | t1830;
#line 23 "fa-kernels/src/conv/output.rs"
            if (t1831) {
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1832 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1833 = t1832 & 63u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1834 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1835 = t1834 >> 6u;
                const u32 t1836 = blockIdx.y;
#line 148 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1836 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1838 = sample_4 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1839 = t1838 / cta_groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1840 = sample_4 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1841 = t1840 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1842 = t1841 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1843 = t1842 / cta_groups;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1844 = t1839 + t1835;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1845 = t1843 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1844; i_17 < t1845; i_17 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1846 = i_17 <= t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1847 = i_17 < t1843 ? i_17 : t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_7 = first_channel + t1833;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_6 = t1847 + sample_4;
                    const u64 t1850 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1851 = t1850 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1852 = t1851 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1853 = partial + t1852;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1854 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1855 = t1854 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1856 = t1855 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1857 = t1853 + t1856;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1857) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1858;
                    asm("mov.b32 %0, %1;" : "=f"(t1858) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1859;
                    asm("mov.b32 %0, %1;" : "=f"(t1859) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1860;
                    asm("mov.b32 %0, %1;" : "=f"(t1860) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1861;
                    asm("mov.b32 %0, %1;" : "=f"(t1861) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1863 = cta <= t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1864 = cta < t1843 ? cta : t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t1833;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t1864 + sample_4;
                    const u64 t1867 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1868 = t1867 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1869 = t1868 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1870 = partial + t1869;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1871 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1872 = t1871 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1873 = t1872 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1874 = t1870 + t1873;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1874) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1875;
                    asm("mov.b32 %0, %1;" : "=f"(t1875) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1876;
                    asm("mov.b32 %0, %1;" : "=f"(t1876) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1877;
                    asm("mov.b32 %0, %1;" : "=f"(t1877) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1878;
                    asm("mov.b32 %0, %1;" : "=f"(t1878) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1880 = cta_2 <= t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1881 = cta_2 < t1843 ? cta_2 : t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t1833;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t1881 + sample_4;
                    const u64 t1884 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1885 = t1884 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1886 = t1885 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1887 = partial + t1886;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1888 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1889 = t1888 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1890 = t1889 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1891 = t1887 + t1890;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1891) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1892;
                    asm("mov.b32 %0, %1;" : "=f"(t1892) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1893;
                    asm("mov.b32 %0, %1;" : "=f"(t1893) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1894;
                    asm("mov.b32 %0, %1;" : "=f"(t1894) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1895;
                    asm("mov.b32 %0, %1;" : "=f"(t1895) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1897 = cta_3 <= t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1898 = cta_3 < t1843 ? cta_3 : t1843;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t1833;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t1898 + sample_4;
                    const u64 t1901 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1902 = t1901 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1903 = t1902 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1904 = partial + t1903;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1905 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1906 = t1905 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1907 = t1906 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1908 = t1904 + t1907;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1908) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1909;
                    asm("mov.b32 %0, %1;" : "=f"(t1909) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1910;
                    asm("mov.b32 %0, %1;" : "=f"(t1910) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1911;
                    asm("mov.b32 %0, %1;" : "=f"(t1911) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1912;
                    asm("mov.b32 %0, %1;" : "=f"(t1912) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1913 = t1846 ? t1858 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1914 = t1846 ? t1859 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1915 = t1846 ? t1860 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1916 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1917 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1918 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t1916 + t1913;
                    const f32 difference_5 = t1914 - t1917;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1921;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1921) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1922;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1922) : "f"(t1921));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t1913 * t1922;
                    f32 t1924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(difference_5), "f"(share_6), "f"(t1917));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1925 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1926 = t1925 * t1916;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1927 = t1918 + t1915;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1928;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(t1926), "f"(share_6), "f"(t1927));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1924;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1928;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1929 = t1863 ? t1875 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1930 = t1863 ? t1876 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1931 = t1863 ? t1877 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1932 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1933 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1934 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t1932 + t1929;
                    const f32 difference_6 = t1930 - t1933;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1937;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1937) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1938;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1938) : "f"(t1937));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t1929 * t1938;
                    f32 t1940;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(difference_6), "f"(share_7), "f"(t1933));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1941 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1942 = t1941 * t1932;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1943 = t1934 + t1931;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(t1942), "f"(share_7), "f"(t1943));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1940;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1944;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1945 = t1880 ? t1892 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1946 = t1880 ? t1893 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1947 = t1880 ? t1894 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1948 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1949 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1950 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t1948 + t1945;
                    const f32 difference_7 = t1946 - t1949;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1953;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1953) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1954;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1954) : "f"(t1953));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t1945 * t1954;
                    f32 t1956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(difference_7), "f"(share_8), "f"(t1949));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1957 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1958 = t1957 * t1948;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1959 = t1950 + t1947;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(t1958), "f"(share_8), "f"(t1959));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1956;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1960;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1961 = t1897 ? t1909 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1962 = t1897 ? t1910 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1963 = t1897 ? t1911 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1964 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1965 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1966 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t1964 + t1961;
                    const f32 difference_8 = t1962 - t1965;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1969;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1969) : "f"(count_12), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1970;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(t1969));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t1961 * t1970;
                    f32 t1972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(difference_8), "f"(share_9), "f"(t1965));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1973 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1974 = t1973 * t1964;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1975 = t1966 + t1963;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(t1974), "f"(share_9), "f"(t1975));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1972;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1976;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t1977 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t1978 = mean_5;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t1979 = squares_5;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1980 = t1835 << 6u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1981 = t1980 + t1833;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1982 = t1981 << 4u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1983 = moments + t1982;
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t1984;
                asm("mov.b32 %0, %1;" : "=r"(t1984) : "f"(t1977));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t1985;
                asm("mov.b32 %0, %1;" : "=r"(t1985) : "f"(t1978));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t1986;
                asm("mov.b32 %0, %1;" : "=r"(t1986) : "f"(t1979));
#line 154 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1983), "r"(t1984), "r"(t1985), "r"(t1986), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                const bool t1987 = t1835 == 0u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                if (t1987) {
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1988 = t1833 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1989 = moments + t1988;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1989) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1990;
                    asm("mov.b32 %0, %1;" : "=f"(t1990) : "r"(row_17));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1991;
                    asm("mov.b32 %0, %1;" : "=f"(t1991) : "r"(row_18));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1992;
                    asm("mov.b32 %0, %1;" : "=f"(t1992) : "r"(row_19));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1993;
                    asm("mov.b32 %0, %1;" : "=f"(t1993) : "r"(row_20));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1994 = 64u + t1833;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1995 = t1994 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1996 = moments + t1995;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1996) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1997;
                    asm("mov.b32 %0, %1;" : "=f"(t1997) : "r"(row_21));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1998;
                    asm("mov.b32 %0, %1;" : "=f"(t1998) : "r"(row_22));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t1999;
                    asm("mov.b32 %0, %1;" : "=f"(t1999) : "r"(row_23));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2000;
                    asm("mov.b32 %0, %1;" : "=f"(t2000) : "r"(row_24));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t1990 + t1997;
                    const f32 difference_9 = t1998 - t1991;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2003) : "f"(count_13), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2004;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(t2003));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t1997 * t2004;
                    f32 t2006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(difference_9), "f"(share_10), "f"(t1991));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2007 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2008 = t2007 * t1990;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2009 = t1992 + t1999;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2010;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(t2008), "f"(share_10), "f"(t2009));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2011 = 128u + t1833;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2012 = t2011 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2013 = moments + t2012;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2013) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2014;
                    asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(row_25));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2015;
                    asm("mov.b32 %0, %1;" : "=f"(t2015) : "r"(row_26));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2016;
                    asm("mov.b32 %0, %1;" : "=f"(t2016) : "r"(row_27));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2017;
                    asm("mov.b32 %0, %1;" : "=f"(t2017) : "r"(row_28));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2014;
                    const f32 difference_10 = t2015 - t2006;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(count_14), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2021;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(t2020));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2014 * t2021;
                    f32 t2023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(difference_10), "f"(share_11), "f"(t2006));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2024 = difference_10 * difference_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2025 = t2024 * count_13;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2026 = t2010 + t2016;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(t2025), "f"(share_11), "f"(t2026));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2028 = 192u + t1833;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2029 = t2028 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2030 = moments + t2029;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2030) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2031;
                    asm("mov.b32 %0, %1;" : "=f"(t2031) : "r"(row_29));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2032;
                    asm("mov.b32 %0, %1;" : "=f"(t2032) : "r"(row_30));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2033;
                    asm("mov.b32 %0, %1;" : "=f"(t2033) : "r"(row_31));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2034;
                    asm("mov.b32 %0, %1;" : "=f"(t2034) : "r"(row_32));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2031;
                    const f32 difference_11 = t2032 - t2023;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2037;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2037) : "f"(count_15), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2038;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2038) : "f"(t2037));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2031 * t2038;
                    f32 t2040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(difference_11), "f"(share_12), "f"(t2023));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2041 = difference_11 * difference_11;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2042 = t2041 * count_14;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2043 = t2027 + t2033;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(t2042), "f"(share_12), "f"(t2043));
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2045 = first_channel + t1833;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2045 < 63u ? t2045 : 63u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2047 = t1833 << 3u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2048 = t7 + t2047;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2049;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2049) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2050;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2050) : "f"(t2049));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2044 * t2050;
                    const f32 t2052 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2052));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2054 = -t2040;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t2054 * inverse;
#line 100 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2048), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2048), "f"(to_zero) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2056 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2057 = t2056 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2057 + i_16;
            const u32 sample_5 = group_4 / groups;
            const u32 t2060 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2061 = group_4 - t2060;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2062 = t2061 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2062 + index;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t2064 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_4 = t2064 >> 3u;
            const u32 t2066 = number_4 / across_4;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2066 * 10u;
            const u32 t2068 = number_4 % across_4;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2068 << 3u;
            const bool t2070 = y_5 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t2071 = height - y_5;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_8 = t2070 ? t2071 : 0u;
            const u32 t2073 = left_8 < 10u ? left_8 : 10u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2074 = width - x_5;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2075 = t2074 < 8u ? t2074 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t2077 = i_16 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2077;
            const bool t2079 = i_16 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2079 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2081 = base_2 + own_2;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t2082 = channel_5 << 3u;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t2083 = t7 + t2082;
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2083) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2084;
            asm("mov.b32 %0, %1;" : "=f"(t2084) : "r"(row_33));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2085;
            asm("mov.b32 %0, %1;" : "=f"(t2085) : "r"(row_34));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2086;
            asm("mov.b32 %0, %1;" : "=f"(t2086) : "r"(row_35));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2087;
            asm("mov.b32 %0, %1;" : "=f"(t2087) : "r"(row_36));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2083) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2088;
            asm("mov.b32 %0, %1;" : "=f"(t2088) : "r"(row_37));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2089;
            asm("mov.b32 %0, %1;" : "=f"(t2089) : "r"(row_38));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2090;
            asm("mov.b32 %0, %1;" : "=f"(t2090) : "r"(row_39));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2091;
            asm("mov.b32 %0, %1;" : "=f"(t2091) : "r"(row_40));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2083) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2092;
            asm("mov.b32 %0, %1;" : "=f"(t2092) : "r"(row_41));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2093;
            asm("mov.b32 %0, %1;" : "=f"(t2093) : "r"(row_42));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2094;
            asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(row_43));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2095;
            asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(row_44));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2083) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2096;
            asm("mov.b32 %0, %1;" : "=f"(t2096) : "r"(row_45));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2097;
            asm("mov.b32 %0, %1;" : "=f"(t2097) : "r"(row_46));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2098;
            asm("mov.b32 %0, %1;" : "=f"(t2098) : "r"(row_47));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2099;
            asm("mov.b32 %0, %1;" : "=f"(t2099) : "r"(row_48));
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 t2100 = threadIdx.x;
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2100 & 127u;
            const u32 t2102 = thread_3 & 7u;
#line 38 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t2104 = blockIdx.y;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2105 = t2104 << 6u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2106 = t2102 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 channel_6 = t2105 + t2106;
#line 41 "fa-kernels/src/conv/output.rs"
            const bool t2108 = channel_6 < 64u;
#line 41 "fa-kernels/src/conv/output.rs"
            if (t2108) {
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2109 = pixel >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2110 = pixel & 7u;
                const bool t2111 = t2109 < t2073;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2112 = t2110 < t2075;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2113 = t2111 & t2112;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2113) {
                    const u32 t2114 = pixel & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2115 = t2102 ^ t2114;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2116 = pixel << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2117 = t2115 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2118 = t2116 + t2117;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2119 = t2081 + t2118;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_49;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t2119) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2120 = row_49 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2121;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2121) : "r"(row_49));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2122;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2122) : "h"(t2121));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2123;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2123) : "r"(t2120));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2124;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2124) : "h"(t2123));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(t2122), "f"(t2084), "f"(t2085));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2126;
                    asm("abs.f32 %0, %1;" : "=f"(t2126) : "f"(t2125));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2127;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2127) : "f"(t2126), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2128) : "f"(t2127), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2129) : "f"(t2127), "f"(t2128), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(t2127), "f"(t2129), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2131) : "f"(t2127), "f"(t2130), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(t2127), "f"(t2131), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(t2127), "f"(t2132), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2134 = -t2127;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2135;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2135) : "f"(t2133));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2136;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2136) : "f"(t2125), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2137) : "f"(t2134), "f"(t2135), "f"(t2136));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2138) : "f"(t2124), "f"(t2086), "f"(t2087));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2139;
                    asm("abs.f32 %0, %1;" : "=f"(t2139) : "f"(t2138));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2140;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2140) : "f"(t2139), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(t2140), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(t2140), "f"(t2141), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(t2140), "f"(t2142), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(t2140), "f"(t2143), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(t2140), "f"(t2144), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(t2140), "f"(t2145), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2147 = -t2140;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2148;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2148) : "f"(t2146));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2149;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2149) : "f"(t2138), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(t2147), "f"(t2148), "f"(t2149));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2137), "f"(t2150));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2152 = row_50 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2153;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2153) : "r"(row_50));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2154;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2154) : "h"(t2153));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2155;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2155) : "r"(t2152));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2156;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2156) : "h"(t2155));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(t2154), "f"(t2088), "f"(t2089));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2158;
                    asm("abs.f32 %0, %1;" : "=f"(t2158) : "f"(t2157));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2159;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2159) : "f"(t2158), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(t2159), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(t2159), "f"(t2160), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2162) : "f"(t2159), "f"(t2161), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(t2159), "f"(t2162), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(t2159), "f"(t2163), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(t2159), "f"(t2164), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2166 = -t2159;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2167;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2167) : "f"(t2165));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2168;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2168) : "f"(t2157), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(t2166), "f"(t2167), "f"(t2168));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(t2156), "f"(t2090), "f"(t2091));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2171;
                    asm("abs.f32 %0, %1;" : "=f"(t2171) : "f"(t2170));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2172;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2172) : "f"(t2171), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(t2172), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(t2172), "f"(t2173), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(t2172), "f"(t2174), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(t2172), "f"(t2175), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(t2172), "f"(t2176), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(t2172), "f"(t2177), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2179 = -t2172;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2180;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2180) : "f"(t2178));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2181;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2181) : "f"(t2170), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(t2179), "f"(t2180), "f"(t2181));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2169), "f"(t2182));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2184 = row_51 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2185;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2185) : "r"(row_51));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2186;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2186) : "h"(t2185));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2187;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2187) : "r"(t2184));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2188;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2188) : "h"(t2187));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(t2186), "f"(t2092), "f"(t2093));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2190;
                    asm("abs.f32 %0, %1;" : "=f"(t2190) : "f"(t2189));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2191;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2191) : "f"(t2190), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(t2191), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(t2191), "f"(t2192), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(t2191), "f"(t2193), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(t2191), "f"(t2194), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(t2191), "f"(t2195), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(t2191), "f"(t2196), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2198 = -t2191;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2199;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2199) : "f"(t2197));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2200;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2200) : "f"(t2189), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(t2198), "f"(t2199), "f"(t2200));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(t2188), "f"(t2094), "f"(t2095));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2203;
                    asm("abs.f32 %0, %1;" : "=f"(t2203) : "f"(t2202));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2204;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2203), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(t2204), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(t2204), "f"(t2205), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(t2204), "f"(t2206), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(t2204), "f"(t2207), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(t2204), "f"(t2208), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(t2204), "f"(t2209), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2211 = -t2204;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2212;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2212) : "f"(t2210));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2213;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2213) : "f"(t2202), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(t2211), "f"(t2212), "f"(t2213));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2201), "f"(t2214));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2216 = row_52 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2217;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2217) : "r"(row_52));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2218;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2218) : "h"(t2217));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2219;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2219) : "r"(t2216));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2220;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2220) : "h"(t2219));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(t2218), "f"(t2096), "f"(t2097));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2222;
                    asm("abs.f32 %0, %1;" : "=f"(t2222) : "f"(t2221));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2223;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2223) : "f"(t2222), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(t2223), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(t2223), "f"(t2224), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(t2223), "f"(t2225), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(t2223), "f"(t2226), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(t2223), "f"(t2227), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(t2223), "f"(t2228), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2230 = -t2223;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2231;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2231) : "f"(t2229));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2232;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2232) : "f"(t2221), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(t2230), "f"(t2231), "f"(t2232));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(t2220), "f"(t2098), "f"(t2099));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2235;
                    asm("abs.f32 %0, %1;" : "=f"(t2235) : "f"(t2234));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2236;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2236) : "f"(t2235), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(t2236), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(t2236), "f"(t2237), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(t2236), "f"(t2238), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2236), "f"(t2239), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(t2236), "f"(t2240), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(t2236), "f"(t2241), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2243 = -t2236;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2244;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2244) : "f"(t2242));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2245;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2234), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(t2243), "f"(t2244), "f"(t2245));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2233), "f"(t2246));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = y_5 + t2109;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_7 = x_5 + t2110;
                    const u64 t2250 = (u64)sample_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2251 = t2250 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2252 = t2251 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2253 = y + t2252;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2254 = (u64)at_6;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2255 = t2254 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2256 = t2255 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2257 = t2253 + t2256;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2258 = (u64)at_7;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2259 = t2258 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2260 = t2259 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2261 = t2257 + t2260;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2262 = (u64)channel_6 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2263 = t2261 + t2262;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2263), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t2265 = pixel_2 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2266 = pixel_2 & 7u;
                const bool t2267 = t2265 < t2073;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2268 = t2266 < t2075;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2269 = t2267 & t2268;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2269) {
                    const u32 t2270 = pixel_2 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2271 = t2102 ^ t2270;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2272 = pixel_2 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2273 = t2271 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2274 = t2272 + t2273;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2275 = t2081 + t2274;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_53;
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t2275) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2276 = row_53 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2277;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2277) : "r"(row_53));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2278;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2278) : "h"(t2277));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2279;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2279) : "r"(t2276));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2280;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2280) : "h"(t2279));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(t2278), "f"(t2084), "f"(t2085));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2282;
                    asm("abs.f32 %0, %1;" : "=f"(t2282) : "f"(t2281));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2283;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2283) : "f"(t2282), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(t2283), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(t2283), "f"(t2284), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2286;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(t2283), "f"(t2285), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2287;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(t2283), "f"(t2286), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(t2283), "f"(t2287), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2289;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(t2283), "f"(t2288), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2290 = -t2283;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2291;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2291) : "f"(t2289));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2292;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2292) : "f"(t2281), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2293;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(t2290), "f"(t2291), "f"(t2292));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(t2280), "f"(t2086), "f"(t2087));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2295;
                    asm("abs.f32 %0, %1;" : "=f"(t2295) : "f"(t2294));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2296;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2296) : "f"(t2295), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2297;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(t2296), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(t2296), "f"(t2297), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(t2296), "f"(t2298), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t2296), "f"(t2299), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2301;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(t2296), "f"(t2300), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2302;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(t2296), "f"(t2301), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2303 = -t2296;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2304;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2304) : "f"(t2302));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2305;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2305) : "f"(t2294), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(t2303), "f"(t2304), "f"(t2305));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t2293), "f"(t2306));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2308 = row_54 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2309;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2309) : "r"(row_54));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2310;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2310) : "h"(t2309));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2311;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2311) : "r"(t2308));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2312;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2312) : "h"(t2311));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(t2310), "f"(t2088), "f"(t2089));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2314;
                    asm("abs.f32 %0, %1;" : "=f"(t2314) : "f"(t2313));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2315;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2315) : "f"(t2314), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(t2315), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(t2315), "f"(t2316), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(t2315), "f"(t2317), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2315), "f"(t2318), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(t2315), "f"(t2319), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(t2315), "f"(t2320), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2322 = -t2315;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2323;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(t2321));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2324;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2324) : "f"(t2313), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(t2322), "f"(t2323), "f"(t2324));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2326;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(t2312), "f"(t2090), "f"(t2091));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2327;
                    asm("abs.f32 %0, %1;" : "=f"(t2327) : "f"(t2326));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2328;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2328) : "f"(t2327), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2329;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(t2328), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(t2328), "f"(t2329), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(t2328), "f"(t2330), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(t2328), "f"(t2331), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(t2328), "f"(t2332), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2334;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(t2328), "f"(t2333), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2335 = -t2328;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2336;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2336) : "f"(t2334));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2337;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2337) : "f"(t2326), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(t2335), "f"(t2336), "f"(t2337));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t2325), "f"(t2338));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2340 = row_55 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2341;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2341) : "r"(row_55));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2342;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2342) : "h"(t2341));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2343;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2343) : "r"(t2340));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2344;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2344) : "h"(t2343));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(t2342), "f"(t2092), "f"(t2093));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2346;
                    asm("abs.f32 %0, %1;" : "=f"(t2346) : "f"(t2345));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2347;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2346), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(t2347), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(t2347), "f"(t2348), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2350;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(t2347), "f"(t2349), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(t2347), "f"(t2350), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(t2347), "f"(t2351), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(t2347), "f"(t2352), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2354 = -t2347;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2355;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2355) : "f"(t2353));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2356;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2356) : "f"(t2345), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(t2354), "f"(t2355), "f"(t2356));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t2344), "f"(t2094), "f"(t2095));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2359;
                    asm("abs.f32 %0, %1;" : "=f"(t2359) : "f"(t2358));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2360;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2360) : "f"(t2359), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(t2360), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(t2360), "f"(t2361), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(t2360), "f"(t2362), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(t2360), "f"(t2363), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(t2360), "f"(t2364), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2366) : "f"(t2360), "f"(t2365), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2367 = -t2360;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2368;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(t2366));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2369;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2369) : "f"(t2358), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(t2367), "f"(t2368), "f"(t2369));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t2357), "f"(t2370));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2372 = row_56 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2373;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2373) : "r"(row_56));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2374;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2374) : "h"(t2373));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2375;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2375) : "r"(t2372));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2376;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2376) : "h"(t2375));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2377;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(t2374), "f"(t2096), "f"(t2097));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2378;
                    asm("abs.f32 %0, %1;" : "=f"(t2378) : "f"(t2377));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2379;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2378), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(t2379), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(t2379), "f"(t2380), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2382;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2379), "f"(t2381), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(t2379), "f"(t2382), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(t2379), "f"(t2383), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(t2379), "f"(t2384), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2386 = -t2379;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2387;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2387) : "f"(t2385));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2388;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2377), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(t2386), "f"(t2387), "f"(t2388));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(t2376), "f"(t2098), "f"(t2099));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2391;
                    asm("abs.f32 %0, %1;" : "=f"(t2391) : "f"(t2390));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2392;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2391), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2393;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(t2392), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(t2392), "f"(t2393), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2395;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(t2392), "f"(t2394), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(t2392), "f"(t2395), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(t2392), "f"(t2396), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2398;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(t2392), "f"(t2397), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2399 = -t2392;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2400;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2400) : "f"(t2398));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2401;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2401) : "f"(t2390), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(t2399), "f"(t2400), "f"(t2401));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t2389), "f"(t2402));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = y_5 + t2265;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_9 = x_5 + t2266;
                    const u64 t2406 = (u64)sample_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2407 = t2406 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2408 = t2407 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2409 = y + t2408;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2410 = (u64)at_8;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2411 = t2410 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2412 = t2411 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2413 = t2409 + t2412;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2414 = (u64)at_9;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2415 = t2414 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2416 = t2415 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2417 = t2413 + t2416;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2418 = (u64)channel_6 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2419 = t2417 + t2418;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2419), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t2421 = pixel_3 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2422 = pixel_3 & 7u;
                const bool t2423 = t2421 < t2073;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2424 = t2422 < t2075;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2425 = t2423 & t2424;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2425) {
                    const u32 t2426 = pixel_3 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2427 = t2102 ^ t2426;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2428 = pixel_3 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2429 = t2427 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2430 = t2428 + t2429;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2431 = t2081 + t2430;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_57;
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t2431) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2432 = row_57 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2433;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2433) : "r"(row_57));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2434;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2434) : "h"(t2433));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2435;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2435) : "r"(t2432));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2436;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2436) : "h"(t2435));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2437;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(t2434), "f"(t2084), "f"(t2085));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2438;
                    asm("abs.f32 %0, %1;" : "=f"(t2438) : "f"(t2437));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2439;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2439) : "f"(t2438), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(t2439), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2441;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(t2439), "f"(t2440), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(t2439), "f"(t2441), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(t2439), "f"(t2442), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2444;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(t2439), "f"(t2443), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(t2439), "f"(t2444), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2446 = -t2439;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(t2445));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2448;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2448) : "f"(t2437), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(t2446), "f"(t2447), "f"(t2448));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(t2436), "f"(t2086), "f"(t2087));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2451;
                    asm("abs.f32 %0, %1;" : "=f"(t2451) : "f"(t2450));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2452;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2452) : "f"(t2451), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2453;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(t2452), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(t2452), "f"(t2453), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(t2452), "f"(t2454), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(t2452), "f"(t2455), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2457;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(t2452), "f"(t2456), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(t2452), "f"(t2457), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2459 = -t2452;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2460;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2460) : "f"(t2458));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2461;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2461) : "f"(t2450), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2462) : "f"(t2459), "f"(t2460), "f"(t2461));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_9;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t2449), "f"(t2462));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2464 = row_58 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2465;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2465) : "r"(row_58));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2466;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2466) : "h"(t2465));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2467;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2467) : "r"(t2464));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2468;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2468) : "h"(t2467));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2469;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(t2466), "f"(t2088), "f"(t2089));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2470;
                    asm("abs.f32 %0, %1;" : "=f"(t2470) : "f"(t2469));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2471;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2471) : "f"(t2470), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(t2471), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2473;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(t2471), "f"(t2472), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(t2471), "f"(t2473), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(t2471), "f"(t2474), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2476) : "f"(t2471), "f"(t2475), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(t2471), "f"(t2476), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2478 = -t2471;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(t2477));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2480;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2480) : "f"(t2469), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2481;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(t2478), "f"(t2479), "f"(t2480));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(t2468), "f"(t2090), "f"(t2091));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2483;
                    asm("abs.f32 %0, %1;" : "=f"(t2483) : "f"(t2482));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2484;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2484) : "f"(t2483), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(t2484), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(t2484), "f"(t2485), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(t2484), "f"(t2486), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(t2484), "f"(t2487), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2489;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(t2484), "f"(t2488), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(t2484), "f"(t2489), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2491 = -t2484;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2492;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2492) : "f"(t2490));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2493;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2493) : "f"(t2482), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(t2491), "f"(t2492), "f"(t2493));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_10;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t2481), "f"(t2494));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2496 = row_59 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2497;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2497) : "r"(row_59));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2498;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2498) : "h"(t2497));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2499;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2499) : "r"(t2496));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2500;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2500) : "h"(t2499));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(t2498), "f"(t2092), "f"(t2093));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2502;
                    asm("abs.f32 %0, %1;" : "=f"(t2502) : "f"(t2501));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2503;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2503) : "f"(t2502), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(t2503), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(t2503), "f"(t2504), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(t2503), "f"(t2505), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(t2503), "f"(t2506), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2508;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(t2503), "f"(t2507), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(t2503), "f"(t2508), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2510 = -t2503;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(t2509));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2512;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2512) : "f"(t2501), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(t2510), "f"(t2511), "f"(t2512));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(t2500), "f"(t2094), "f"(t2095));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2515;
                    asm("abs.f32 %0, %1;" : "=f"(t2515) : "f"(t2514));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2516;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2516) : "f"(t2515), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2516), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(t2516), "f"(t2517), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(t2516), "f"(t2518), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(t2516), "f"(t2519), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2521;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(t2516), "f"(t2520), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(t2516), "f"(t2521), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2523 = -t2516;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2524) : "f"(t2522));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2525;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2525) : "f"(t2514), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(t2523), "f"(t2524), "f"(t2525));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_11;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t2513), "f"(t2526));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2528 = row_60 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2529;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2529) : "r"(row_60));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2530;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2530) : "h"(t2529));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2531;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2531) : "r"(t2528));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2532;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2532) : "h"(t2531));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2533;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2533) : "f"(t2530), "f"(t2096), "f"(t2097));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2534;
                    asm("abs.f32 %0, %1;" : "=f"(t2534) : "f"(t2533));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2535;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2535) : "f"(t2534), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(t2535), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2537;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(t2535), "f"(t2536), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(t2535), "f"(t2537), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(t2535), "f"(t2538), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2540;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(t2535), "f"(t2539), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(t2535), "f"(t2540), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2542 = -t2535;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2543) : "f"(t2541));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2544;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2544) : "f"(t2533), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(t2542), "f"(t2543), "f"(t2544));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(t2532), "f"(t2098), "f"(t2099));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2547;
                    asm("abs.f32 %0, %1;" : "=f"(t2547) : "f"(t2546));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2548;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2548) : "f"(t2547), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2549;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(t2548), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(t2548), "f"(t2549), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(t2548), "f"(t2550), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(t2548), "f"(t2551), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(t2548), "f"(t2552), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(t2548), "f"(t2553), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2555 = -t2548;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2556) : "f"(t2554));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2557;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2557) : "f"(t2546), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(t2555), "f"(t2556), "f"(t2557));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_12;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t2545), "f"(t2558));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = y_5 + t2421;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_11 = x_5 + t2422;
                    const u64 t2562 = (u64)sample_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2563 = t2562 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2564 = t2563 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2565 = y + t2564;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2566 = (u64)at_10;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2567 = t2566 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2568 = t2567 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2569 = t2565 + t2568;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2570 = (u64)at_11;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2571 = t2570 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2572 = t2571 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2573 = t2569 + t2572;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2574 = (u64)channel_6 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2575 = t2573 + t2574;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2575), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t2577 = pixel_4 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2578 = pixel_4 & 7u;
                const bool t2579 = t2577 < t2073;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2580 = t2578 < t2075;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2581 = t2579 & t2580;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2581) {
                    const u32 t2582 = pixel_4 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2583 = t2102 ^ t2582;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2584 = pixel_4 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2585 = t2583 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2586 = t2584 + t2585;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2587 = t2081 + t2586;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_61;
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t2587) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2588 = row_61 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2589;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2589) : "r"(row_61));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2590;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2590) : "h"(t2589));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2591;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2591) : "r"(t2588));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2592;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2592) : "h"(t2591));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(t2590), "f"(t2084), "f"(t2085));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2594;
                    asm("abs.f32 %0, %1;" : "=f"(t2594) : "f"(t2593));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2595;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2595) : "f"(t2594), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(t2595), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2597;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(t2595), "f"(t2596), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(t2595), "f"(t2597), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(t2595), "f"(t2598), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2600;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(t2595), "f"(t2599), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2601;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(t2595), "f"(t2600), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2602 = -t2595;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2603) : "f"(t2601));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2604;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2604) : "f"(t2593), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(t2602), "f"(t2603), "f"(t2604));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2606;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(t2592), "f"(t2086), "f"(t2087));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2607;
                    asm("abs.f32 %0, %1;" : "=f"(t2607) : "f"(t2606));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2608;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2608) : "f"(t2607), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2609;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(t2608), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2610;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(t2608), "f"(t2609), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(t2608), "f"(t2610), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2612;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(t2608), "f"(t2611), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2613;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(t2608), "f"(t2612), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(t2608), "f"(t2613), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2615 = -t2608;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2616) : "f"(t2614));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2617;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2617) : "f"(t2606), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(t2615), "f"(t2616), "f"(t2617));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_13;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t2605), "f"(t2618));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2620 = row_62 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2621;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2621) : "r"(row_62));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2622;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2622) : "h"(t2621));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2623;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2623) : "r"(t2620));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2624;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2624) : "h"(t2623));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2625;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(t2622), "f"(t2088), "f"(t2089));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2626;
                    asm("abs.f32 %0, %1;" : "=f"(t2626) : "f"(t2625));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2627;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2627) : "f"(t2626), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(t2627), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2629;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(t2627), "f"(t2628), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2630;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(t2627), "f"(t2629), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(t2627), "f"(t2630), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(t2627), "f"(t2631), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2633;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(t2627), "f"(t2632), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2634 = -t2627;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2635) : "f"(t2633));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2636;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2636) : "f"(t2625), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(t2634), "f"(t2635), "f"(t2636));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(t2624), "f"(t2090), "f"(t2091));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2639;
                    asm("abs.f32 %0, %1;" : "=f"(t2639) : "f"(t2638));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2640;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2640) : "f"(t2639), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2641;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(t2640), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2642;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(t2640), "f"(t2641), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(t2640), "f"(t2642), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(t2640), "f"(t2643), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2645;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(t2640), "f"(t2644), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(t2640), "f"(t2645), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2647 = -t2640;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2648) : "f"(t2646));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2649;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2649) : "f"(t2638), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(t2647), "f"(t2648), "f"(t2649));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_14;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t2637), "f"(t2650));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2652 = row_63 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2653;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2653) : "r"(row_63));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2654;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2654) : "h"(t2653));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2655;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2655) : "r"(t2652));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2656;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2656) : "h"(t2655));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2657;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(t2654), "f"(t2092), "f"(t2093));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2658;
                    asm("abs.f32 %0, %1;" : "=f"(t2658) : "f"(t2657));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2659;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2659) : "f"(t2658), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2660) : "f"(t2659), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(t2659), "f"(t2660), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(t2659), "f"(t2661), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(t2659), "f"(t2662), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2664;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(t2659), "f"(t2663), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2665;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(t2659), "f"(t2664), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2666 = -t2659;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2667) : "f"(t2665));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2668;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2668) : "f"(t2657), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(t2666), "f"(t2667), "f"(t2668));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(t2656), "f"(t2094), "f"(t2095));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2671;
                    asm("abs.f32 %0, %1;" : "=f"(t2671) : "f"(t2670));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2672;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2672) : "f"(t2671), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2673;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(t2672), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(t2672), "f"(t2673), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(t2672), "f"(t2674), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2676;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2672), "f"(t2675), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(t2672), "f"(t2676), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(t2672), "f"(t2677), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2679 = -t2672;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2680;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2680) : "f"(t2678));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2681;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2681) : "f"(t2670), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(t2679), "f"(t2680), "f"(t2681));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_15;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t2669), "f"(t2682));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2684 = row_64 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2685;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2685) : "r"(row_64));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2686;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2686) : "h"(t2685));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2687;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2687) : "r"(t2684));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2688;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2688) : "h"(t2687));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(t2686), "f"(t2096), "f"(t2097));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2690;
                    asm("abs.f32 %0, %1;" : "=f"(t2690) : "f"(t2689));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2691;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2691) : "f"(t2690), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2692;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(t2691), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(t2691), "f"(t2692), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(t2691), "f"(t2693), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(t2691), "f"(t2694), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2696;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(t2691), "f"(t2695), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2697;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(t2691), "f"(t2696), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2698 = -t2691;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2699) : "f"(t2697));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2700;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2700) : "f"(t2689), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(t2698), "f"(t2699), "f"(t2700));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(t2688), "f"(t2098), "f"(t2099));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2703;
                    asm("abs.f32 %0, %1;" : "=f"(t2703) : "f"(t2702));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2704;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2704) : "f"(t2703), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2705;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(t2704), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2706;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(t2704), "f"(t2705), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2704), "f"(t2706), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2704), "f"(t2707), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2709;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(t2704), "f"(t2708), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2710;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(t2704), "f"(t2709), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2711 = -t2704;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2712;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2712) : "f"(t2710));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2713;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2713) : "f"(t2702), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(t2711), "f"(t2712), "f"(t2713));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_16;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t2701), "f"(t2714));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = y_5 + t2577;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_13 = x_5 + t2578;
                    const u64 t2718 = (u64)sample_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2719 = t2718 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2720 = t2719 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2721 = y + t2720;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2722 = (u64)at_12;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2723 = t2722 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2724 = t2723 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2725 = t2721 + t2724;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2726 = (u64)at_13;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2727 = t2726 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2728 = t2727 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2729 = t2725 + t2728;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2730 = (u64)channel_6 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2731 = t2729 + t2730;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2731), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t2733 = pixel_5 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2734 = pixel_5 & 7u;
                const bool t2735 = t2733 < t2073;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2736 = t2734 < t2075;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2737 = t2735 & t2736;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2737) {
                    const u32 t2738 = pixel_5 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2739 = t2102 ^ t2738;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2740 = pixel_5 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2741 = t2739 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2742 = t2740 + t2741;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2743 = t2081 + t2742;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_65;
                    u32 row_66;
                    u32 row_67;
                    u32 row_68;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t2743) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2744 = row_65 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2745;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2745) : "r"(row_65));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2746;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2746) : "h"(t2745));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2747;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2747) : "r"(t2744));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2748;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2748) : "h"(t2747));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2749;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(t2746), "f"(t2084), "f"(t2085));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2750;
                    asm("abs.f32 %0, %1;" : "=f"(t2750) : "f"(t2749));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2751;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2751) : "f"(t2750), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2752;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(t2751), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(t2751), "f"(t2752), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2754;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(t2751), "f"(t2753), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2755;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(t2751), "f"(t2754), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2756;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(t2751), "f"(t2755), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2757;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(t2751), "f"(t2756), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2758 = -t2751;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2759;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2759) : "f"(t2757));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2760;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2760) : "f"(t2749), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2761;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2758), "f"(t2759), "f"(t2760));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2762;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(t2748), "f"(t2086), "f"(t2087));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2763;
                    asm("abs.f32 %0, %1;" : "=f"(t2763) : "f"(t2762));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2764;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2764) : "f"(t2763), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(t2764), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2766;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(t2764), "f"(t2765), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2767;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(t2764), "f"(t2766), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2768;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(t2764), "f"(t2767), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2769;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(t2764), "f"(t2768), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2770;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(t2764), "f"(t2769), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2771 = -t2764;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2772;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2772) : "f"(t2770));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2773;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2773) : "f"(t2762), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(t2771), "f"(t2772), "f"(t2773));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_17;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_17) : "f"(t2761), "f"(t2774));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2776 = row_66 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2777;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2777) : "r"(row_66));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2778;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2778) : "h"(t2777));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2779;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2779) : "r"(t2776));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2780;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2780) : "h"(t2779));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2781;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(t2778), "f"(t2088), "f"(t2089));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2782;
                    asm("abs.f32 %0, %1;" : "=f"(t2782) : "f"(t2781));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2783;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2783) : "f"(t2782), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2784;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(t2783), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2785;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(t2783), "f"(t2784), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2786;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(t2783), "f"(t2785), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2783), "f"(t2786), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2788;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(t2783), "f"(t2787), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2789;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(t2783), "f"(t2788), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2790 = -t2783;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2791;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2791) : "f"(t2789));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2792;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2792) : "f"(t2781), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2793;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2790), "f"(t2791), "f"(t2792));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2794;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(t2780), "f"(t2090), "f"(t2091));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2795;
                    asm("abs.f32 %0, %1;" : "=f"(t2795) : "f"(t2794));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2796;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2796) : "f"(t2795), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2797;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(t2796), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2798;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(t2796), "f"(t2797), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2799;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2796), "f"(t2798), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2800;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(t2796), "f"(t2799), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2801;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(t2796), "f"(t2800), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2802;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2796), "f"(t2801), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2803 = -t2796;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2804;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2804) : "f"(t2802));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2805;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2805) : "f"(t2794), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2806;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(t2803), "f"(t2804), "f"(t2805));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_18;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_18) : "f"(t2793), "f"(t2806));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2808 = row_67 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2809;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2809) : "r"(row_67));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2810;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2810) : "h"(t2809));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2811;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2811) : "r"(t2808));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2812;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2812) : "h"(t2811));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2813;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(t2810), "f"(t2092), "f"(t2093));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2814;
                    asm("abs.f32 %0, %1;" : "=f"(t2814) : "f"(t2813));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2815;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2815) : "f"(t2814), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2816;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2815), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2817;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(t2815), "f"(t2816), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2818;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(t2815), "f"(t2817), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2819;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(t2815), "f"(t2818), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2820;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(t2815), "f"(t2819), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2821;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2815), "f"(t2820), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2822 = -t2815;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2823;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2823) : "f"(t2821));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2824;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2813), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2825;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(t2822), "f"(t2823), "f"(t2824));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2826;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2812), "f"(t2094), "f"(t2095));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2827;
                    asm("abs.f32 %0, %1;" : "=f"(t2827) : "f"(t2826));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2828;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2827), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2829;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(t2828), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2830;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2828), "f"(t2829), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2831;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2828), "f"(t2830), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2832;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(t2828), "f"(t2831), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2833;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(t2828), "f"(t2832), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2834;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(t2828), "f"(t2833), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2835 = -t2828;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2836;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2836) : "f"(t2834));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2837;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2826), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(t2835), "f"(t2836), "f"(t2837));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_19;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_19) : "f"(t2825), "f"(t2838));
#line 47 "fa-kernels/src/conv/output.rs"
                    const u32 t2840 = row_68 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2841;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2841) : "r"(row_68));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2842;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2842) : "h"(t2841));
#line 47 "fa-kernels/src/conv/output.rs"
                    f16 t2843;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2843) : "r"(t2840));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2844;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2844) : "h"(t2843));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2845;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(t2842), "f"(t2096), "f"(t2097));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2846;
                    asm("abs.f32 %0, %1;" : "=f"(t2846) : "f"(t2845));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2847;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2847) : "f"(t2846), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(t2847), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2849;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(t2847), "f"(t2848), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(t2847), "f"(t2849), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2851;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2847), "f"(t2850), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(t2847), "f"(t2851), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(t2847), "f"(t2852), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2854 = -t2847;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2855) : "f"(t2853));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2856;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2856) : "f"(t2845), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2857;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2854), "f"(t2855), "f"(t2856));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2858;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(t2844), "f"(t2098), "f"(t2099));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2859;
                    asm("abs.f32 %0, %1;" : "=f"(t2859) : "f"(t2858));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2860;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2860) : "f"(t2859), "f"(5.6f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2861;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2860), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2862;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(t2860), "f"(t2861), "f"(0.007938604f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2860), "f"(t2862), "f"(-0.0530439f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2864;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(t2860), "f"(t2863), "f"(-0.45917815f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2865;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(t2860), "f"(t2864), "f"(-1.1510339f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2866;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(t2860), "f"(t2865), "f"(-1.0000077f));
#line 47 "fa-kernels/src/conv/output.rs"
                    const f32 t2867 = -t2860;
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2868;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2868) : "f"(t2866));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2869;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2869) : "f"(t2858), "f"(0.0f));
#line 47 "fa-kernels/src/conv/output.rs"
                    f32 t2870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(t2867), "f"(t2868), "f"(t2869));
#line 47 "fa-kernels/src/conv/output.rs"
                    u32 words_20;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_20) : "f"(t2857), "f"(t2870));
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = y_5 + t2733;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_15 = x_5 + t2734;
                    const u64 t2874 = (u64)sample_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2875 = t2874 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2876 = t2875 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2877 = y + t2876;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2878 = (u64)at_14;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2879 = t2878 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2880 = t2879 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2881 = t2877 + t2880;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2882 = (u64)at_15;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2883 = t2882 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2884 = t2883 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2885 = t2881 + t2884;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2886 = (u64)channel_6 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2887 = t2885 + t2886;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2887), "r"(words_17), "r"(words_18), "r"(words_19), "r"(words_20) : "memory");
                }
            }
        }
    }
}
