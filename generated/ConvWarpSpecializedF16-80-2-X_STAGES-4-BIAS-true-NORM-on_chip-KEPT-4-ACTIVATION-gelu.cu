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
    const u32 across,
    const u32 across_factor,
    const u32 across_shift,
    const u32 groups,
    const u32 groups_factor,
    const u32 groups_shift,
    const u32 all_groups,
    const u32 cta_groups,
    const u32 cta_groups_factor,
    const u32 cta_groups_shift,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
#line 133 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 134 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 135168u;
    const u32 moments = outputs + 61440u;
    const u32 t7 = moments + 4096u;
#line 126 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 512u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 61440u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 141 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 144 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
            const u32 t51 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t52;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t52) : "r"(t51), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample = t52 >> groups_shift;
            const u32 t54 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t55 = group - t54;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t55 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t57 = number << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t58;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t58) : "r"(t57), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t59 = t58 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t59 * 10u;
            const u32 t61 = number << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t62;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t62) : "r"(t61), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t63 = t62 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t64 = t63 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t65 = number - t64;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t65 << 3u;
            const bool t67 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t68 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t67 ? t68 : 0u;
            const u32 t70 = left_2 < 10u ? left_2 : 10u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t71 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t72 = t71 < 8u ? t71 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t73 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t74 = t8 + t73;
            const u32 t75 = slot * 15360u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t75;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t77 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t78 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t79;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t79) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t80 = t79 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t80) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 15360;" :  : "r"(t74) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t74), "r"(0u), "r"(t77), "r"(t78), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t81 = i << 1u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t81 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 & 3u;
            const u32 t84 = slot_2 + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t85 = t84 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t86 = t8 + t85;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t87 = i_3 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t88 = t87 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t89 = t88 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t86), "r"(t89) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t90 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t91 = t90 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t91 + i;
            const u32 t93 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t94;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t94) : "r"(t93), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t94 >> groups_shift;
            const u32 t96 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t97 = group_2 - t96;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t98 = t97 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t98 + 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t100 = number_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t101;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t101) : "r"(t100), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t102 = t101 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t102 * 10u;
            const u32 t104 = number_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t105;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t105) : "r"(t104), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t106 = t105 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t107 = t106 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t108 = number_2 - t107;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t108 << 3u;
            const bool t110 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t111 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t110 ? t111 : 0u;
            const u32 t113 = left_3 < 10u ? left_3 : 10u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t114 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t115 = t114 < 8u ? t114 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t116 = slot_2 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t117 = t8 + t116;
            const u32 t118 = slot_2 * 15360u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t118;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t120 = x_3 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t121 = y_3 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t122;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t122) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t123 = t122 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t123) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 15360;" :  : "r"(t117) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t117), "r"(0u), "r"(t120), "r"(t121), "r"(sample_2) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t124 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t124) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_4 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_3 = i_4 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t127 = slot_3 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t128 = t127 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t129 = t8 + t128;
                const u32 t130 = slot_3 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_3 = t9 + t130;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t129), "r"(0u), "r"(0u), "r"(0u), "r"(t133) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t136 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = t136 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t139 = slot_4 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t140 = t139 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t141 = t8 + t140;
                const u32 t142 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t142;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t141), "r"(0u), "r"(1u), "r"(0u), "r"(t145) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t148 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t148 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t151 = slot_5 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t153 = t8 + t152;
                const u32 t154 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t154;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t153), "r"(0u), "r"(2u), "r"(0u), "r"(t157) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t160 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t160 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t163 = slot_6 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = t163 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t165 = t8 + t164;
                const u32 t166 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t166;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t165), "r"(0u), "r"(0u), "r"(1u), "r"(t169) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t172 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t172 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = slot_7 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t176 = t175 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t177 = t8 + t176;
                const u32 t178 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t178;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t177), "r"(0u), "r"(1u), "r"(1u), "r"(t181) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t184 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t184 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = slot_8 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t188 = t187 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = t8 + t188;
                const u32 t190 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t190;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t189), "r"(0u), "r"(2u), "r"(1u), "r"(t193) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t196 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t196 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = slot_9 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = t199 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t8 + t200;
                const u32 t202 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t202;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t201), "r"(0u), "r"(0u), "r"(2u), "r"(t205) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t208 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t208 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = slot_10 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t211 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t213 = t8 + t212;
                const u32 t214 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t214;
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
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t213), "r"(0u), "r"(1u), "r"(2u), "r"(t217) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t220 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t220 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t223 = slot_11 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t224 = t223 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t225 = t8 + t224;
                const u32 t226 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t9 + t226;
                const u32 t228 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t229 = t228 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t230;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t230) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t231 = t230 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t231) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t225) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t225), "r"(0u), "r"(2u), "r"(2u), "r"(t229) : "memory");
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
        const u32 t232 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t232 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t234 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t235 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t234 + t235;
        const u32 t237 = first_3 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t238 = first_2 + first_3;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel = t238 < 63u ? t238 : 63u;
        const u64 t240 = (u64)channel;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t241 = t240 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t242 = t241 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t243 = bias + t242;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t244;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t244) : "l"(t243) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t245;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t245) : "h"(t244));
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t246 = first_2 + t237;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t246 < 63u ? t246 : 63u;
        const u64 t248 = (u64)channel_2;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t249 = t248 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t250 = t249 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t251 = bias + t250;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t252;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t252) : "l"(t251) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t253;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t253) : "h"(t252));
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
        const u32 t254 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t254 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t256 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t257 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_4 = t256 ? t257 : 0u;
        const u32 t259 = left_4 < cta_groups ? left_4 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t259; i_13 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = t245;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = t253;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = t253;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t260 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_14 = t260 + index;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_12 = i_14 & 3u;
            const u32 t263 = slot_12 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t264 = t8 + t263;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t265 = i_14 >> 2u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t266 = t265 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t264), "r"(t266) : "memory");
            const u32 t267 = slot_12 * 15360u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t268 = smem_1 + t267;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t269 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t269) {
                const u32 t270 = t8 + 64u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t270), "r"(0u) : "memory");
            }
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t271 = t9 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t272 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t273 = t271 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t274 = (u64)t273;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t275 = t274 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t276 = t272 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t277 = (u64)t276;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t278 = t277 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t279 = t271 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t280 = (u64)t279;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t281 = t280 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t282 = t272 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t283 = (u64)t282;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t284 = t283 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t285 = t271 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t286 = (u64)t285;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t287 = t286 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t288 = t272 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t289 = (u64)t288;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t290 = t289 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t291 = t271 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t292 = (u64)t291;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t293 = t292 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t294 = t272 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t295 = (u64)t294;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t296 = t295 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t275), "l"(t278), "l"(t281), "l"(t284), "l"(t287), "l"(t290), "l"(t293), "l"(t296) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t297 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t297) {
                const u32 t298 = t8 + 72u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t298), "r"(0u) : "memory");
            }
            const u32 t299 = t9 + 8192u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t300 = t299 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t301 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t302 = t301 + 8u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t303 = t300 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t304 = (u64)t303;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t305 = t304 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t306 = t302 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t307 = (u64)t306;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t308 = t307 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t309 = t300 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t310 = (u64)t309;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t311 = t310 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t312 = t302 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t313 = (u64)t312;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t314 = t313 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t315 = t300 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t316 = (u64)t315;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t317 = t316 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t318 = t302 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t319 = (u64)t318;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t320 = t319 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t321 = t300 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t322 = (u64)t321;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t323 = t322 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t324 = t302 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t325 = (u64)t324;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t326 = t325 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317), "l"(t320), "l"(t323), "l"(t326) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t327 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t327) {
                const u32 t328 = t8 + 80u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t328), "r"(0u) : "memory");
            }
            const u32 t329 = t9 + 16384u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t330 = t329 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t331 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t332 = t331 + 16u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t333 = t330 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t334 = (u64)t333;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t335 = t334 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t336 = t332 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t337 = (u64)t336;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t338 = t337 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t339 = t330 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t340 = (u64)t339;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t341 = t340 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t342 = t332 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t343 = (u64)t342;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = t343 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t345 = t330 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t346 = (u64)t345;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = t346 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t348 = t332 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t349 = (u64)t348;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = t349 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t351 = t330 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t352 = (u64)t351;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t354 = t332 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t355 = (u64)t354;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = t355 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t335), "l"(t338), "l"(t341), "l"(t344), "l"(t347), "l"(t350), "l"(t353), "l"(t356) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t357 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t357) {
                const u32 t358 = t8 + 88u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t358), "r"(0u) : "memory");
            }
            const u32 t359 = t9 + 24576u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t360 = t359 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t361 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t362 = t361 + 80u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t363 = t360 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = (u64)t363;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t362 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = (u64)t366;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = t367 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t369 = t360 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = (u64)t369;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t372 = t362 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t373 = (u64)t372;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = t373 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t375 = t360 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t376 = (u64)t375;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t378 = t362 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t379 = (u64)t378;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = t379 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t381 = t360 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t382 = (u64)t381;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t384 = t362 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t385 = (u64)t384;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = t385 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383), "l"(t386) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t387 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t387) {
                const u32 t388 = t8 + 96u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t388), "r"(0u) : "memory");
            }
            const u32 t389 = t9 + 32768u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t390 = t389 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t391 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t392 = t391 + 88u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t393 = t390 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = (u64)t393;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t392 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = (u64)t396;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = t397 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t399 = t390 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = (u64)t399;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = t400 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t402 = t392 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t403 = (u64)t402;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = t403 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t405 = t390 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t406 = (u64)t405;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = t406 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t408 = t392 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t409 = (u64)t408;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = t409 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t411 = t390 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t412 = (u64)t411;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = t412 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t414 = t392 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t415 = (u64)t414;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = t415 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t395), "l"(t398), "l"(t401), "l"(t404), "l"(t407), "l"(t410), "l"(t413), "l"(t416) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t417 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t417) {
                const u32 t418 = t8 + 104u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t418), "r"(0u) : "memory");
            }
            const u32 t419 = t9 + 40960u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t420 = t419 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t421 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t422 = t421 + 96u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t423 = t420 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = (u64)t423;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = t424 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t422 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = (u64)t426;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = t427 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t429 = t420 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = (u64)t429;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = t430 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t432 = t422 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t433 = (u64)t432;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = t433 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t435 = t420 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t436 = (u64)t435;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = t436 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t438 = t422 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t439 = (u64)t438;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = t439 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t441 = t420 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t442 = (u64)t441;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = t442 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t444 = t422 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t445 = (u64)t444;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = t445 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t425), "l"(t428), "l"(t431), "l"(t434), "l"(t437), "l"(t440), "l"(t443), "l"(t446) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t447 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t447) {
                const u32 t448 = t8 + 112u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t448), "r"(0u) : "memory");
            }
            const u32 t449 = t9 + 49152u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t450 = t449 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t451 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t452 = t451 + 160u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t453 = t450 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = (u64)t453;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = t454 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t452 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = (u64)t456;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = t457 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t459 = t450 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = (u64)t459;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = t460 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t462 = t452 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t463 = (u64)t462;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = t463 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t465 = t450 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t466 = (u64)t465;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = t466 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t468 = t452 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t469 = (u64)t468;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = t469 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t471 = t450 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t472 = (u64)t471;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = t472 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t474 = t452 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t475 = (u64)t474;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = t475 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t455), "l"(t458), "l"(t461), "l"(t464), "l"(t467), "l"(t470), "l"(t473), "l"(t476) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t477 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t477) {
                const u32 t478 = t8 + 120u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t478), "r"(0u) : "memory");
            }
            const u32 t479 = t9 + 57344u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t480 = t479 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t481 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t482 = t481 + 168u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t483 = t480 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = (u64)t483;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = t484 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t482 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = (u64)t486;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = t487 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t489 = t480 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = (u64)t489;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = t490 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t492 = t482 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t493 = (u64)t492;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = t493 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t495 = t480 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t496 = (u64)t495;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = t496 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t498 = t482 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t499 = (u64)t498;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = t499 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t501 = t480 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t502 = (u64)t501;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = t502 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t504 = t482 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t505 = (u64)t504;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = t505 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t485), "l"(t488), "l"(t491), "l"(t494), "l"(t497), "l"(t500), "l"(t503), "l"(t506) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t507 = i_13 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t507) {
                const u32 t508 = t8 + 128u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t508), "r"(0u) : "memory");
            }
            const u32 t509 = t9 + 65536u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t510 = t509 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t511 = t268 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t512 = t511 + 176u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t513 = t510 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = (u64)t513;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = t514 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t512 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = (u64)t516;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = t517 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t519 = t510 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = (u64)t519;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = t520 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t522 = t512 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t523 = (u64)t522;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = t523 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = t510 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t526 = (u64)t525;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = t526 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t528 = t512 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t529 = (u64)t528;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = t529 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t531 = t510 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t532 = (u64)t531;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t533 = t532 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t534 = t512 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t535 = (u64)t534;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = t535 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t515), "l"(t518), "l"(t521), "l"(t524), "l"(t527), "l"(t530), "l"(t533), "l"(t536) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) :  : "memory");
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t537 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t537 + index;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t539 = i_15 & 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t540 = t539 + 4u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t541 = t540 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t542 = t8 + t541;
            u32 t543;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t543) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t544 = t543 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t544) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t542) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t545 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t546 = t545 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t546 + i_13;
            const u32 t548 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t549;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t549) : "r"(t548), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t549 >> groups_shift;
            const u32 t551 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t552 = group_3 - t551;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t553 = t552 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t553 + index;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t555 = number_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t556;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t556) : "r"(t555), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t557 = t556 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t557 * 10u;
            const u32 t559 = number_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t560;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t560) : "r"(t559), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t561 = t560 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t562 = t561 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t563 = number_3 - t562;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t563 << 3u;
            const bool t565 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t566 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_5 = t565 ? t566 : 0u;
            const u32 t568 = left_5 < 10u ? left_5 : 10u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t569 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t570 = t569 < 8u ? t569 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t571 = 0u < i_13;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t571) {
#line 100 "fa-kernels/src/conv/statistics.rs"
                const u32 t572 = i_13 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t573 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t574 = t573 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t575 = t574 + t572;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t576 = t575 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t577;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t577) : "r"(t576), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t577 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t579 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t580 = t579 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t581 = t580 + i_13;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t582 = t581 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t583;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t583) : "r"(t582), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t584 = t583 >> groups_shift;
#line 101 "fa-kernels/src/conv/statistics.rs"
                const bool t585 = t584 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
                if (t585) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const u32 t586 = t32 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const bool t587 = t586 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    if (t587) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t588 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t589 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t588 + t589;
                        const u32 t591 = first_5 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t592 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t593 = t592 + first_5;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t594 = t593 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t594;
                        const f32 t596 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t597 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t598 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t599;
                        asm("mov.b32 %0, %1;" : "=r"(t599) : "f"(t596));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t600;
                        asm("mov.b32 %0, %1;" : "=r"(t600) : "f"(t597));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t601;
                        asm("mov.b32 %0, %1;" : "=r"(t601) : "f"(t598));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t599), "r"(t600), "r"(t601), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t602 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t603 = t602 + t591;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t604 = t603 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t604;
                        const f32 t606 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t607 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t608 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t609;
                        asm("mov.b32 %0, %1;" : "=r"(t609) : "f"(t606));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t610;
                        asm("mov.b32 %0, %1;" : "=r"(t610) : "f"(t607));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t611;
                        asm("mov.b32 %0, %1;" : "=r"(t611) : "f"(t608));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t609), "r"(t610), "r"(t611), "r"(0u) : "memory");
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
                    const bool t613 = channel_3 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                    if (t613) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t614 = channel_3 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t615 = moments + t614;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t615) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t616;
                        asm("mov.b32 %0, %1;" : "=f"(t616) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t617;
                        asm("mov.b32 %0, %1;" : "=f"(t617) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t618;
                        asm("mov.b32 %0, %1;" : "=f"(t618) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t619;
                        asm("mov.b32 %0, %1;" : "=f"(t619) : "r"(row_4));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t620 = 64u + channel_3;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t621 = t620 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t622 = moments + t621;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t622) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t623;
                        asm("mov.b32 %0, %1;" : "=f"(t623) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t624;
                        asm("mov.b32 %0, %1;" : "=f"(t624) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t625;
                        asm("mov.b32 %0, %1;" : "=f"(t625) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t626;
                        asm("mov.b32 %0, %1;" : "=f"(t626) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t616 + t623;
                        const f32 difference = t624 - t617;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t629;
                        asm("max.f32 %0, %1, %2;" : "=f"(t629) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t630;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(t629));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t623 * t630;
                        f32 t632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t632) : "f"(difference), "f"(share), "f"(t617));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t633 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t634 = t633 * t616;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t635 = t618 + t625;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(t634), "f"(share), "f"(t635));
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t637 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t637 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 t639 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_3 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_2 = t639 + before;
                        const u64 t642 = (u64)index_2;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t643 = t642 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t644 = t643 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t645 = partial + t644;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t646 = (u64)index_3;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t647 = t646 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t648 = t647 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t649 = t645 + t648;
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t650;
                        asm("mov.b32 %0, %1;" : "=r"(t650) : "f"(count_3));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t651;
                        asm("mov.b32 %0, %1;" : "=r"(t651) : "f"(t632));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t652;
                        asm("mov.b32 %0, %1;" : "=r"(t652) : "f"(t636));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t649), "r"(t650), "r"(t651), "r"(t652), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t653 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t654 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t655;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t655) : "f"(t653), "f"(t654));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t656 = t655 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t657;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t657) : "r"(t655));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t658;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t658) : "h"(t657));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t659;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t659) : "r"(t656));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t660;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t660) : "h"(t659));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t658;
            acc_2 = t660;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t661 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t662 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t663;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t663) : "f"(t661), "f"(t662));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t664 = t663 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t665;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t665) : "r"(t663));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t666;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t666) : "h"(t665));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t667;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t667) : "r"(t664));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t668;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t668) : "h"(t667));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t666;
            acc_4 = t668;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t669 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t670 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t671;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t671) : "f"(t669), "f"(t670));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t672 = t671 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t673;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t673) : "r"(t671));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t674;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t674) : "h"(t673));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t675;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t675) : "r"(t672));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t676;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t676) : "h"(t675));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t674;
            acc_6 = t676;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t677 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t678 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t679;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t679) : "f"(t677), "f"(t678));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t680 = t679 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t681;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t681) : "r"(t679));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t682;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t682) : "h"(t681));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t683;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t683) : "r"(t680));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t684;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t684) : "h"(t683));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t682;
            acc_8 = t684;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t685 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t686 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t687;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(t685), "f"(t686));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t688 = t687 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t689;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t689) : "r"(t687));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t690;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t690) : "h"(t689));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t691;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t691) : "r"(t688));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t692;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t692) : "h"(t691));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t690;
            acc_10 = t692;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t693 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t694 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t695;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(t693), "f"(t694));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t696 = t695 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t697;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t697) : "r"(t695));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t698;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t698) : "h"(t697));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t699;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t699) : "r"(t696));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t700;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t700) : "h"(t699));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t698;
            acc_12 = t700;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t701 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t702 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t703;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(t701), "f"(t702));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t704 = t703 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t705;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t705) : "r"(t703));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t706;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t706) : "h"(t705));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t707;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t707) : "r"(t704));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t708;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t708) : "h"(t707));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t706;
            acc_14 = t708;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t709 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t710 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t711;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(t709), "f"(t710));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t712 = t711 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t713;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t713) : "r"(t711));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t714;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t714) : "h"(t713));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t715;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t715) : "r"(t712));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t716;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t716) : "h"(t715));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t714;
            acc_16 = t716;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t717 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t718 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t719;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(t717), "f"(t718));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t720 = t719 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t721;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t721) : "r"(t719));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t722;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t722) : "h"(t721));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t723;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t723) : "r"(t720));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t724;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t724) : "h"(t723));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t722;
            acc_18 = t724;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t725 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t726 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t727;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t727) : "f"(t725), "f"(t726));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t728 = t727 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t729;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t729) : "r"(t727));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t730;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t730) : "h"(t729));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t731;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t731) : "r"(t728));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t732;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t732) : "h"(t731));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t730;
            acc_20 = t732;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t733 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t734 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t735;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t735) : "f"(t733), "f"(t734));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t736 = t735 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t737;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t737) : "r"(t735));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t738;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t738) : "h"(t737));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t739;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t739) : "r"(t736));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t740;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t740) : "h"(t739));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t738;
            acc_22 = t740;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t741 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t742 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t743;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(t741), "f"(t742));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t744 = t743 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t745;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t745) : "r"(t743));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t746;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t746) : "h"(t745));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t747;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t747) : "r"(t744));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t748;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t748) : "h"(t747));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t746;
            acc_24 = t748;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t749 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t750 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t751;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(t749), "f"(t750));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t752 = t751 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t753;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t753) : "r"(t751));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t754;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t754) : "h"(t753));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t755;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t755) : "r"(t752));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t756;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t756) : "h"(t755));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t754;
            acc_26 = t756;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t757 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t758 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t759;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(t757), "f"(t758));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t760 = t759 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t761;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t761) : "r"(t759));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t762;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t762) : "h"(t761));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t763;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t763) : "r"(t760));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t764;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t764) : "h"(t763));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t762;
            acc_28 = t764;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t765 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t766 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t767;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(t765), "f"(t766));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t768 = t767 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t769;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t769) : "r"(t767));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t770;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t770) : "h"(t769));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t771;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t771) : "r"(t768));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t772;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t772) : "h"(t771));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t770;
            acc_30 = t772;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t773 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t774 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t775;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(t773), "f"(t774));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t776 = t775 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t777;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t777) : "r"(t775));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t778;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t778) : "h"(t777));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t779;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t779) : "r"(t776));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t780;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t780) : "h"(t779));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t778;
            acc_32 = t780;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t781 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t782 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t783;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(t781), "f"(t782));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t784 = t783 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t785;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t785) : "r"(t783));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t786;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t786) : "h"(t785));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t787;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t787) : "r"(t784));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t788;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t788) : "h"(t787));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t786;
            acc_34 = t788;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t789 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t790 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t791;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(t789), "f"(t790));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t792 = t791 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t793;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t793) : "r"(t791));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t794;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t794) : "h"(t793));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t795;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t795) : "r"(t792));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t796;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t796) : "h"(t795));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t794;
            acc_36 = t796;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t797 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t798 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t799;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(t797), "f"(t798));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t800 = t799 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t801;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t801) : "r"(t799));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t802;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t802) : "h"(t801));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t803;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t803) : "r"(t800));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t804;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t804) : "h"(t803));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t802;
            acc_38 = t804;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t805 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t806 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t807;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(t805), "f"(t806));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t808 = t807 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t809;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t809) : "r"(t807));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t810;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t810) : "h"(t809));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t811;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t811) : "r"(t808));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t812;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t812) : "h"(t811));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t810;
            acc_40 = t812;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t813 = t568 * t570;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t813;
            f32 t815;
            asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(count_4), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t815));
#line 85 "fa-kernels/src/conv/statistics.rs"
            const u32 t817 = t568 * t570;
#line 85 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t817 == 80u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t819 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t820 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t821 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t823 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t824 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t825 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t826 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t827 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t828 = acc_37;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t829 = t819 + t820;
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
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t835 = t834 + t826;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t836 = t835 + t827;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t837 = t836 + t828;
                const f32 t838 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t839 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t841 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t842 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t843 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t844 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t847 = acc_38;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t848 = t838 + t839;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t849 = t848 + t840;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = t849 + t841;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = t850 + t842;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = t851 + t843;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t853 = t852 + t844;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t854 = t853 + t845;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t855 = t854 + t846;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = t855 + t847;
                const f32 t857 = t837 + t856;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t857;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t858 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t858 << 1u;
                const bool columns = first_7 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t861 = first_7 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t861 < t570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t863 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t863 & columns;
                const f32 t865 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t866 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t867 = exists ? t866 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = t865 + t867;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t868;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t869 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t869 & columns_2;
                const f32 t871 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t873 = exists_2 ? t872 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t874 = t871 + t873;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t874;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t875 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t875 & columns;
                const f32 t877 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t878 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t879 = exists_3 ? t878 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = t877 + t879;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t880;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t881 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t881 & columns_2;
                const f32 t883 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t884 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t885 = exists_4 ? t884 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = t883 + t885;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t886;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t887 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t887 & columns;
                const f32 t889 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t890 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t891 = exists_5 ? t890 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = t889 + t891;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t892;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t893 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t893 & columns_2;
                const f32 t895 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t896 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t897 = exists_6 ? t896 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = t895 + t897;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t898;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t899 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t899 & columns;
                const f32 t901 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t902 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t903 = exists_7 ? t902 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t904 = t901 + t903;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t904;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t905 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t905 & columns_2;
                const f32 t907 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t909 = exists_8 ? t908 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t910 = t907 + t909;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t910;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t911 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t911 & columns;
                const f32 t913 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = exists_9 ? t914 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = t913 + t915;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t916;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t917 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t917 & columns_2;
                const f32 t919 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t921 = exists_10 ? t920 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = t919 + t921;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t922;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t923 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t923 & columns;
                const f32 t925 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t926 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t927 = exists_11 ? t926 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = t925 + t927;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t928;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t929 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t929 & columns_2;
                const f32 t931 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t932 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t933 = exists_12 ? t932 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = t931 + t933;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t934;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t935 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t935 & columns;
                const f32 t937 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t938 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t939 = exists_13 ? t938 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = t937 + t939;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t940;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t941 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t941 & columns_2;
                const f32 t943 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t945 = exists_14 ? t944 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = t943 + t945;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t946;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t947 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t947 & columns;
                const f32 t949 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = exists_15 ? t950 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = t949 + t951;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t952;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t953 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t953 & columns_2;
                const f32 t955 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = exists_16 ? t956 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = t955 + t957;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t958;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t959 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t959 & columns;
                const f32 t961 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = exists_17 ? t962 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = t961 + t963;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t964;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t965 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t965 & columns_2;
                const f32 t967 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = exists_18 ? t968 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = t967 + t969;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t970;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t971 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t971 & columns;
                const f32 t973 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = exists_19 ? t974 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = t973 + t975;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t976;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t977 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t977 & columns_2;
                const f32 t979 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = exists_20 ? t980 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = t979 + t981;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t982;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t984;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t984) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t984;
            f32 t986;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t987 = pair + t986;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t987 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t989 - mean_3;
                const f32 t991 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t992 - mean_3;
                const f32 t994 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t995 - mean_3;
                const f32 t997 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t998 - mean_3;
                const f32 t1000 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1001 - mean_3;
                const f32 t1003 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1004 - mean_3;
                const f32 t1006 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1007 - mean_3;
                const f32 t1009 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1010 - mean_3;
                const f32 t1012 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1013 - mean_3;
                const f32 t1015 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1016 - mean_3;
                const f32 t1018 = distance_10 * distance_10;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = t991 + t994;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1019 + t997;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1020 + t1000;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = t1021 + t1003;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = t1022 + t1006;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = t1023 + t1009;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = t1024 + t1012;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1025 + t1015;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = t1026 + t1018;
                const f32 t1028 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1028 - mean_3;
                const f32 t1030 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1031 - mean_3;
                const f32 t1033 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1034 - mean_3;
                const f32 t1036 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1037 - mean_3;
                const f32 t1039 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1040 - mean_3;
                const f32 t1042 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1043 - mean_3;
                const f32 t1045 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1046 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1046 - mean_3;
                const f32 t1048 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1049 - mean_3;
                const f32 t1051 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1052 - mean_3;
                const f32 t1054 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1055 - mean_3;
                const f32 t1057 = distance_20 * distance_20;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = t1030 + t1033;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = t1058 + t1036;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = t1059 + t1039;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = t1060 + t1042;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = t1061 + t1045;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = t1062 + t1048;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = t1063 + t1051;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = t1064 + t1054;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = t1065 + t1057;
                const f32 t1067 = t1027 + t1066;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1067;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1068 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1068 << 1u;
                const bool columns_3 = first_8 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1071 = first_8 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1071 < t570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1073 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1073 & columns_3;
                const f32 t1075 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1076 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1076 - mean_3;
                const f32 t1078 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = exists_21 ? t1078 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = t1075 + t1079;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1080;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1081 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1081 & columns_4;
                const f32 t1083 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1084 - mean_3;
                const f32 t1086 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = exists_22 ? t1086 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = t1083 + t1087;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1088;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1089 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1089 & columns_3;
                const f32 t1091 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1092 - mean_3;
                const f32 t1094 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = exists_23 ? t1094 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = t1091 + t1095;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1096;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1097 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1097 & columns_4;
                const f32 t1099 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1100 - mean_3;
                const f32 t1102 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = exists_24 ? t1102 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = t1099 + t1103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1104;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1105 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1105 & columns_3;
                const f32 t1107 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1108 - mean_3;
                const f32 t1110 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = exists_25 ? t1110 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = t1107 + t1111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1112;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1113 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1113 & columns_4;
                const f32 t1115 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1116 - mean_3;
                const f32 t1118 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = exists_26 ? t1118 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = t1115 + t1119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1120;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1121 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1121 & columns_3;
                const f32 t1123 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1124 - mean_3;
                const f32 t1126 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = exists_27 ? t1126 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = t1123 + t1127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1128;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1129 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1129 & columns_4;
                const f32 t1131 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1132 - mean_3;
                const f32 t1134 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = exists_28 ? t1134 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = t1131 + t1135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1136;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1137 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1137 & columns_3;
                const f32 t1139 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1140 - mean_3;
                const f32 t1142 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = exists_29 ? t1142 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = t1139 + t1143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1144;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1145 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1145 & columns_4;
                const f32 t1147 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1148 - mean_3;
                const f32 t1150 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = exists_30 ? t1150 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = t1147 + t1151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1152;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1153 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1153 & columns_3;
                const f32 t1155 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1156 - mean_3;
                const f32 t1158 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = exists_31 ? t1158 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = t1155 + t1159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1160;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1161 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1161 & columns_4;
                const f32 t1163 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1164 - mean_3;
                const f32 t1166 = distance_32 * distance_32;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = exists_32 ? t1166 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = t1163 + t1167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1168;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1169 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1169 & columns_3;
                const f32 t1171 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1172 - mean_3;
                const f32 t1174 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = exists_33 ? t1174 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = t1171 + t1175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1176;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1177 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1177 & columns_4;
                const f32 t1179 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1180 - mean_3;
                const f32 t1182 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = exists_34 ? t1182 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = t1179 + t1183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1184;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1185 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1185 & columns_3;
                const f32 t1187 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1188 - mean_3;
                const f32 t1190 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = exists_35 ? t1190 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = t1187 + t1191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1192;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1193 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1193 & columns_4;
                const f32 t1195 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1196 - mean_3;
                const f32 t1198 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = exists_36 ? t1198 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = t1195 + t1199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1200;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1201 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1201 & columns_3;
                const f32 t1203 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1204 - mean_3;
                const f32 t1206 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = exists_37 ? t1206 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = t1203 + t1207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1208;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1209 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1209 & columns_4;
                const f32 t1211 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1212 - mean_3;
                const f32 t1214 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = exists_38 ? t1214 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = t1211 + t1215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1216;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1217 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1217 & columns_3;
                const f32 t1219 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1220 - mean_3;
                const f32 t1222 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = exists_39 ? t1222 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = t1219 + t1223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1224;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1225 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1225 & columns_4;
                const f32 t1227 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1228 - mean_3;
                const f32 t1230 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = exists_40 ? t1230 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = t1227 + t1231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1232;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1234;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1234) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1234;
            f32 t1236;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1236) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t1236;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1238 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1239 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1240 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1238 + count_4;
            const f32 difference_2 = mean_3 - t1239;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1243;
            asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1244;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(t1243));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1244;
            f32 t1246;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(difference_2), "f"(share_3), "f"(t1239));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1247 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1248 = t1247 * t1238;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1249 = t1240 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1250;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(t1248), "f"(share_3), "f"(t1249));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean = t1246;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares = t1250;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = acc_39;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1261 = t1251 + t1252;
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
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = t1266 + t1258;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = t1267 + t1259;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = t1268 + t1260;
                const f32 t1270 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_40;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = t1270 + t1271;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = t1280 + t1272;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1282 = t1281 + t1273;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = t1282 + t1274;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = t1283 + t1275;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = t1284 + t1276;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = t1285 + t1277;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = t1286 + t1278;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = t1287 + t1279;
                const f32 t1289 = t1269 + t1288;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1289;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1290 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1290 << 1u;
                const bool columns_5 = first_9 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1293 = first_9 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1293 < t570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1295 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1295 & columns_5;
                const f32 t1297 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = exists_41 ? t1298 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = t1297 + t1299;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1300;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1301 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1301 & columns_6;
                const f32 t1303 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = exists_42 ? t1304 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = t1303 + t1305;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1306;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1307 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1307 & columns_5;
                const f32 t1309 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = exists_43 ? t1310 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = t1309 + t1311;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1312;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1313 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1313 & columns_6;
                const f32 t1315 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = exists_44 ? t1316 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = t1315 + t1317;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1318;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1319 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1319 & columns_5;
                const f32 t1321 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = exists_45 ? t1322 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = t1321 + t1323;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1324;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1325 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1325 & columns_6;
                const f32 t1327 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = exists_46 ? t1328 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = t1327 + t1329;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1330;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1331 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1331 & columns_5;
                const f32 t1333 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = exists_47 ? t1334 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = t1333 + t1335;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1336;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1337 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1337 & columns_6;
                const f32 t1339 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = exists_48 ? t1340 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = t1339 + t1341;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1342;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1343 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1343 & columns_5;
                const f32 t1345 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = exists_49 ? t1346 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1345 + t1347;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1348;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1349 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1349 & columns_6;
                const f32 t1351 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = exists_50 ? t1352 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1351 + t1353;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1354;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1355 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1355 & columns_5;
                const f32 t1357 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = exists_51 ? t1358 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1357 + t1359;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1360;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1361 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1361 & columns_6;
                const f32 t1363 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = exists_52 ? t1364 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1363 + t1365;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1366;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1367 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1367 & columns_5;
                const f32 t1369 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = exists_53 ? t1370 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1369 + t1371;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1372;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1373 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1373 & columns_6;
                const f32 t1375 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = exists_54 ? t1376 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = t1375 + t1377;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1378;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1379 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1379 & columns_5;
                const f32 t1381 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = exists_55 ? t1382 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = t1381 + t1383;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1384;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1385 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1385 & columns_6;
                const f32 t1387 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = exists_56 ? t1388 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = t1387 + t1389;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1390;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1391 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1391 & columns_5;
                const f32 t1393 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = exists_57 ? t1394 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = t1393 + t1395;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1396;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1397 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1397 & columns_6;
                const f32 t1399 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = exists_58 ? t1400 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1399 + t1401;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1402;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1403 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1403 & columns_5;
                const f32 t1405 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = exists_59 ? t1406 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = t1405 + t1407;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1408;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1409 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1409 & columns_6;
                const f32 t1411 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = exists_60 ? t1412 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1411 + t1413;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1414;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1416;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1416) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1416;
            f32 t1418;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1418) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1419 = pair_3 + t1418;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1419 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1421 - mean_4;
                const f32 t1423 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1424 - mean_4;
                const f32 t1426 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1427 - mean_4;
                const f32 t1429 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1430 - mean_4;
                const f32 t1432 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1433 - mean_4;
                const f32 t1435 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1436 - mean_4;
                const f32 t1438 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1439 - mean_4;
                const f32 t1441 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1442 - mean_4;
                const f32 t1444 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1445 - mean_4;
                const f32 t1447 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1448 - mean_4;
                const f32 t1450 = distance_50 * distance_50;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = t1423 + t1426;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1451 + t1429;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = t1452 + t1432;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1453 + t1435;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = t1454 + t1438;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = t1455 + t1441;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = t1456 + t1444;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1457 + t1447;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = t1458 + t1450;
                const f32 t1460 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1460 - mean_4;
                const f32 t1462 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1463 - mean_4;
                const f32 t1465 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1466 - mean_4;
                const f32 t1468 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1469 - mean_4;
                const f32 t1471 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1472 - mean_4;
                const f32 t1474 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1475 - mean_4;
                const f32 t1477 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1478 - mean_4;
                const f32 t1480 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1481 - mean_4;
                const f32 t1483 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1484 - mean_4;
                const f32 t1486 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1487 - mean_4;
                const f32 t1489 = distance_60 * distance_60;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = t1462 + t1465;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = t1490 + t1468;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = t1491 + t1471;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = t1492 + t1474;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = t1493 + t1477;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = t1494 + t1480;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = t1495 + t1483;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = t1496 + t1486;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = t1497 + t1489;
                const f32 t1499 = t1459 + t1498;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1499;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1500 = t32 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1500 << 1u;
                const bool columns_7 = first_10 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1503 = first_10 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1503 < t570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1505 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1505 & columns_7;
                const f32 t1507 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1508 - mean_4;
                const f32 t1510 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = exists_61 ? t1510 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = t1507 + t1511;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1512;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1513 = 0u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1513 & columns_8;
                const f32 t1515 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1516 - mean_4;
                const f32 t1518 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = exists_62 ? t1518 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = t1515 + t1519;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1520;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1521 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1521 & columns_7;
                const f32 t1523 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1524 - mean_4;
                const f32 t1526 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = exists_63 ? t1526 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = t1523 + t1527;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1528;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1529 = 1u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1529 & columns_8;
                const f32 t1531 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1532 - mean_4;
                const f32 t1534 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = exists_64 ? t1534 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = t1531 + t1535;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1536;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1537 & columns_7;
                const f32 t1539 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1540 - mean_4;
                const f32 t1542 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = exists_65 ? t1542 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = t1539 + t1543;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1544;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1545 = 2u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1545 & columns_8;
                const f32 t1547 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1548 - mean_4;
                const f32 t1550 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = exists_66 ? t1550 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = t1547 + t1551;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1552;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1553 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1553 & columns_7;
                const f32 t1555 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1556 - mean_4;
                const f32 t1558 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = exists_67 ? t1558 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = t1555 + t1559;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1560;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1561 = 3u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1561 & columns_8;
                const f32 t1563 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1564 - mean_4;
                const f32 t1566 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = exists_68 ? t1566 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = t1563 + t1567;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1569 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1569 & columns_7;
                const f32 t1571 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1572 - mean_4;
                const f32 t1574 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = exists_69 ? t1574 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = t1571 + t1575;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1576;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1577 = 4u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1577 & columns_8;
                const f32 t1579 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1580 - mean_4;
                const f32 t1582 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = exists_70 ? t1582 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = t1579 + t1583;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1584;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1585 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1585 & columns_7;
                const f32 t1587 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1588 - mean_4;
                const f32 t1590 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = exists_71 ? t1590 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = t1587 + t1591;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1592;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1593 = 5u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1593 & columns_8;
                const f32 t1595 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1596 - mean_4;
                const f32 t1598 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = exists_72 ? t1598 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = t1595 + t1599;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1600;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1601 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1601 & columns_7;
                const f32 t1603 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1604 - mean_4;
                const f32 t1606 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = exists_73 ? t1606 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = t1603 + t1607;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1608;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 6u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1609 & columns_8;
                const f32 t1611 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1612 - mean_4;
                const f32 t1614 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = exists_74 ? t1614 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = t1611 + t1615;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1616;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1617 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1617 & columns_7;
                const f32 t1619 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1620 - mean_4;
                const f32 t1622 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = exists_75 ? t1622 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = t1619 + t1623;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1624;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1625 = 7u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1625 & columns_8;
                const f32 t1627 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1628 - mean_4;
                const f32 t1630 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = exists_76 ? t1630 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1627 + t1631;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1632;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1633 & columns_7;
                const f32 t1635 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1636 - mean_4;
                const f32 t1638 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = exists_77 ? t1638 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = t1635 + t1639;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1640;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1641 = 8u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1641 & columns_8;
                const f32 t1643 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1644 - mean_4;
                const f32 t1646 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = exists_78 ? t1646 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = t1643 + t1647;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1648;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1649 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1649 & columns_7;
                const f32 t1651 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1652 - mean_4;
                const f32 t1654 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = exists_79 ? t1654 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = t1651 + t1655;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1656;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1657 = 9u < t568;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1657 & columns_8;
                const f32 t1659 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1660 - mean_4;
                const f32 t1662 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = exists_80 ? t1662 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = t1659 + t1663;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1664;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t1666;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1666) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t1666;
            f32 t1668;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1668) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t1668;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1670 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1671 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1672 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1670 + count_4;
            const f32 difference_3 = mean_4 - t1671;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1675;
            asm("max.f32 %0, %1, %2;" : "=f"(t1675) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1676;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(t1675));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1676;
            f32 t1678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(difference_3), "f"(share_4), "f"(t1671));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1679 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1680 = t1679 * t1670;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1681 = t1672 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1682) : "f"(t1680), "f"(share_4), "f"(t1681));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1678;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1682;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t1684 = i_13 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1684;
            const bool t1686 = i_13 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t1686 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t1688 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t1689 = i_13 == 3u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t1689) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1690 = t33 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1691 = t32 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1692 = t32 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1693 = t1692 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1694 = t1691 + t1693;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1695 = t1690 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1696 = t32 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1697 = t1696 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1698 = t1695 + t1697;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1699 = t1694 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1700 = t1698 ^ t1699;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1701 = t1694 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1702 = t1700 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1703 = t1701 + t1702;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1704 = t1688 + t1703;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1705;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1705) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1706;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1707;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1707) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1708;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1708) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1704), "r"(t1705), "r"(t1706), "r"(t1707), "r"(t1708) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1709;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1709) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1710;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1710) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1711;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1712;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1712) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1704), "r"(t1709), "r"(t1710), "r"(t1711), "r"(t1712) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1713;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1713) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1714;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1714) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1715;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1715) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1716;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1716) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1704), "r"(t1713), "r"(t1714), "r"(t1715), "r"(t1716) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1717;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1717) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1718;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1718) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1719;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1719) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1720;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1720) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1704), "r"(t1717), "r"(t1718), "r"(t1719), "r"(t1720) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1721;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1721) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1722;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1723;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1723) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1724;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1724) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1704), "r"(t1721), "r"(t1722), "r"(t1723), "r"(t1724) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1725 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t1725 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1727 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1728 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t1727 ? t1728 : 0u;
        const u32 rounds = left_6 < cta_groups ? left_6 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
        const bool t1731 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
        if (t1731) {
            const u32 t1732 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1733 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1734 = t1733 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1735 = t1734 + t1732;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1736 = t1735 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1737;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1737) : "r"(t1736), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1738 = t1737 >> groups_shift;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const u32 t1739 = t32 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const bool t1740 = t1739 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            if (t1740) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1741 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1742 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t1741 + t1742;
                const u32 t1744 = first_12 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1745 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1746 = t1745 + first_12;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1747 = t1746 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1747;
                const f32 t1749 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1752;
                asm("mov.b32 %0, %1;" : "=r"(t1752) : "f"(t1749));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1753;
                asm("mov.b32 %0, %1;" : "=r"(t1753) : "f"(t1750));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1754;
                asm("mov.b32 %0, %1;" : "=r"(t1754) : "f"(t1751));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1752), "r"(t1753), "r"(t1754), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1755 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1756 = t1755 + t1744;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t1757 = t1756 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1757;
                const f32 t1759 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1762;
                asm("mov.b32 %0, %1;" : "=r"(t1762) : "f"(t1759));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1763;
                asm("mov.b32 %0, %1;" : "=r"(t1763) : "f"(t1760));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t1764;
                asm("mov.b32 %0, %1;" : "=r"(t1764) : "f"(t1761));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1762), "r"(t1763), "r"(t1764), "r"(0u) : "memory");
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
            const bool t1766 = channel_4 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
            if (t1766) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1767 = channel_4 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1768 = moments + t1767;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1768) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1769;
                asm("mov.b32 %0, %1;" : "=f"(t1769) : "r"(row_9));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1770;
                asm("mov.b32 %0, %1;" : "=f"(t1770) : "r"(row_10));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1771;
                asm("mov.b32 %0, %1;" : "=f"(t1771) : "r"(row_11));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1772;
                asm("mov.b32 %0, %1;" : "=f"(t1772) : "r"(row_12));
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1773 = 64u + channel_4;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1774 = t1773 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t1775 = moments + t1774;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1775) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1776;
                asm("mov.b32 %0, %1;" : "=f"(t1776) : "r"(row_13));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1777;
                asm("mov.b32 %0, %1;" : "=f"(t1777) : "r"(row_14));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1778;
                asm("mov.b32 %0, %1;" : "=f"(t1778) : "r"(row_15));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t1779;
                asm("mov.b32 %0, %1;" : "=f"(t1779) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1769 + t1776;
                const f32 difference_4 = t1777 - t1770;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1782;
                asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1783;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(t1782));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1776 * t1783;
                f32 t1785;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1785) : "f"(difference_4), "f"(share_5), "f"(t1770));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1786 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1787 = t1786 * t1769;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1788 = t1771 + t1778;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t1789;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(t1787), "f"(share_5), "f"(t1788));
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1790 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t1790 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 t1792 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_13 + channel_4;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t1792 + t1738;
                const u64 t1795 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1796 = t1795 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1797 = t1796 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1798 = partial + t1797;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1799 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1800 = t1799 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1801 = t1800 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1802 = t1798 + t1801;
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t1803;
                asm("mov.b32 %0, %1;" : "=r"(t1803) : "f"(count_7));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t1804;
                asm("mov.b32 %0, %1;" : "=r"(t1804) : "f"(t1785));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t1805;
                asm("mov.b32 %0, %1;" : "=r"(t1805) : "f"(t1789));
#line 136 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1802), "r"(t1803), "r"(t1804), "r"(t1805), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1806 = 0ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1807 = t1806 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1808 = counters + t1807;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1809 = 1ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1810 = t1809 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1811 = counters + t1810;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1812 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1813 = t1812 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1813) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1808), "r"(1u) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1814 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1815 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1816 = t1814 * t1815;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1817 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1818 = t1816 * t1817;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t1819;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1819) : "l"(t1808) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t1820 = t1819 < t1818;
            if (!t1820) break;
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1823 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1824 = t1823 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1824) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1825 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1826 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1827 = t1825 * t1826;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1828 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1829 = t1827 * t1828;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1830 = t1829 - 1u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t1831;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1831) : "l"(t1811), "r"(t1830) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t1832 = t1831 == t1830;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t1832) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1808), "r"(0u) : "memory");
        }
    }
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1833 = !is_producer;
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1833) {
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t1834 = threadIdx.x;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t1835 = t1834 & 7u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1835 << 3u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1837 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t1837 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1839 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1840 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1839 ? t1840 : 0u;
        const u32 t1842 = left_7 < cta_groups ? left_7 : cta_groups;
#line 21 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1842; i_16 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1843 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1844 = t1843 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1845 = t1844 + i_16;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1846 = t1845 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1847;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1847) : "r"(t1846), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1847 >> groups_shift;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t1849 = i_16 == 0u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t1850 = i_16 > 1u ? i_16 : 1u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t1851 = t1850 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1852 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1853 = t1852 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1854 = t1853 + t1851;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1855 = t1854 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1856;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1856) : "r"(t1855), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1857 = t1856 >> groups_shift;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t1858 = sample_4 != t1857;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t1859 = t1849 | t1858;
#line 23 "fa-kernels/src/conv/output.rs"
            if (t1859) {
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1860 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1861 = t1860 & 63u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1862 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1863 = t1862 >> 6u;
                const u32 t1864 = blockIdx.y;
#line 148 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1864 << 6u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1866 = sample_4 * groups;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1867 = t1866 << 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                u32 t1868;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1868) : "r"(t1867), "r"(cta_groups_factor));
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1869 = t1868 >> cta_groups_shift;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1870 = sample_4 + 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1871 = t1870 * groups;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1872 = t1871 - 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1873 = t1872 << 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                u32 t1874;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1874) : "r"(t1873), "r"(cta_groups_factor));
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1875 = t1874 >> cta_groups_shift;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1876 = t1869 + t1863;
#line 48 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1877 = t1875 + 1u;
#line 48 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1876; i_17 < t1877; i_17 += 16u) {
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1878 = i_17 <= t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1879 = i_17 < t1875 ? i_17 : t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_7 = first_channel + t1861;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_6 = t1879 + sample_4;
                    const u64 t1882 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1883 = t1882 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1884 = t1883 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1885 = partial + t1884;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1886 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1887 = t1886 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1888 = t1887 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1889 = t1885 + t1888;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1889) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1890;
                    asm("mov.b32 %0, %1;" : "=f"(t1890) : "r"(chunk));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1891;
                    asm("mov.b32 %0, %1;" : "=f"(t1891) : "r"(chunk_2));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1892;
                    asm("mov.b32 %0, %1;" : "=f"(t1892) : "r"(chunk_3));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1893;
                    asm("mov.b32 %0, %1;" : "=f"(t1893) : "r"(chunk_4));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1895 = cta <= t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1896 = cta < t1875 ? cta : t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t1861;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t1896 + sample_4;
                    const u64 t1899 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1900 = t1899 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1901 = t1900 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1902 = partial + t1901;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1903 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1904 = t1903 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1905 = t1904 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1906 = t1902 + t1905;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1906) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1907;
                    asm("mov.b32 %0, %1;" : "=f"(t1907) : "r"(chunk_5));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1908;
                    asm("mov.b32 %0, %1;" : "=f"(t1908) : "r"(chunk_6));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1909;
                    asm("mov.b32 %0, %1;" : "=f"(t1909) : "r"(chunk_7));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1910;
                    asm("mov.b32 %0, %1;" : "=f"(t1910) : "r"(chunk_8));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1912 = cta_2 <= t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1913 = cta_2 < t1875 ? cta_2 : t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t1861;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t1913 + sample_4;
                    const u64 t1916 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1917 = t1916 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1918 = t1917 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1919 = partial + t1918;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1920 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1921 = t1920 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1922 = t1921 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1923 = t1919 + t1922;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1923) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1924;
                    asm("mov.b32 %0, %1;" : "=f"(t1924) : "r"(chunk_9));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1925;
                    asm("mov.b32 %0, %1;" : "=f"(t1925) : "r"(chunk_10));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1926;
                    asm("mov.b32 %0, %1;" : "=f"(t1926) : "r"(chunk_11));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1927;
                    asm("mov.b32 %0, %1;" : "=f"(t1927) : "r"(chunk_12));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1929 = cta_3 <= t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1930 = cta_3 < t1875 ? cta_3 : t1875;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t1861;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t1930 + sample_4;
                    const u64 t1933 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1934 = t1933 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1935 = t1934 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1936 = partial + t1935;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1937 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1938 = t1937 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1939 = t1938 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1940 = t1936 + t1939;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1940) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1941;
                    asm("mov.b32 %0, %1;" : "=f"(t1941) : "r"(chunk_13));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1942;
                    asm("mov.b32 %0, %1;" : "=f"(t1942) : "r"(chunk_14));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1943;
                    asm("mov.b32 %0, %1;" : "=f"(t1943) : "r"(chunk_15));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1944;
                    asm("mov.b32 %0, %1;" : "=f"(t1944) : "r"(chunk_16));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1945 = t1878 ? t1890 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1946 = t1878 ? t1891 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1947 = t1878 ? t1892 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1948 = count_8;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1949 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1950 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t1948 + t1945;
                    const f32 difference_5 = t1946 - t1949;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1953;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1953) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1954;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1954) : "f"(t1953));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t1945 * t1954;
                    f32 t1956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(difference_5), "f"(share_6), "f"(t1949));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1957 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1958 = t1957 * t1948;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1959 = t1950 + t1947;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(t1958), "f"(share_6), "f"(t1959));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1956;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1960;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1961 = t1895 ? t1907 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1962 = t1895 ? t1908 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1963 = t1895 ? t1909 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1964 = count_8;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1965 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1966 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t1964 + t1961;
                    const f32 difference_6 = t1962 - t1965;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1969;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1969) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1970;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(t1969));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t1961 * t1970;
                    f32 t1972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(difference_6), "f"(share_7), "f"(t1965));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1973 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1974 = t1973 * t1964;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1975 = t1966 + t1963;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(t1974), "f"(share_7), "f"(t1975));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1972;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1976;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1977 = t1912 ? t1924 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1978 = t1912 ? t1925 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1979 = t1912 ? t1926 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1980 = count_8;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1981 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1982 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t1980 + t1977;
                    const f32 difference_7 = t1978 - t1981;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1985;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1986;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1986) : "f"(t1985));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t1977 * t1986;
                    f32 t1988;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(difference_7), "f"(share_8), "f"(t1981));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1989 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1990 = t1989 * t1980;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1991 = t1982 + t1979;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(t1990), "f"(share_8), "f"(t1991));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1988;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1992;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1993 = t1929 ? t1941 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1994 = t1929 ? t1942 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1995 = t1929 ? t1943 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1996 = count_8;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1997 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1998 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t1996 + t1993;
                    const f32 difference_8 = t1994 - t1997;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2001) : "f"(count_12), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2002;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2002) : "f"(t2001));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t1993 * t2002;
                    f32 t2004;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(difference_8), "f"(share_9), "f"(t1997));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2005 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2006 = t2005 * t1996;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2007 = t1998 + t1995;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(t2006), "f"(share_9), "f"(t2007));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t2004;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2008;
                }
#line 64 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2009 = count_8;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2010 = mean_5;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2011 = squares_5;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t2012 = t1863 << 6u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t2013 = t2012 + t1861;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t2014 = t2013 << 4u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t2015 = moments + t2014;
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t2016;
                asm("mov.b32 %0, %1;" : "=r"(t2016) : "f"(t2009));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t2017;
                asm("mov.b32 %0, %1;" : "=r"(t2017) : "f"(t2010));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t2018;
                asm("mov.b32 %0, %1;" : "=r"(t2018) : "f"(t2011));
#line 154 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2015), "r"(t2016), "r"(t2017), "r"(t2018), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                const bool t2019 = t1863 == 0u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                if (t2019) {
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2020 = t1861 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2021 = moments + t2020;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2021) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2022;
                    asm("mov.b32 %0, %1;" : "=f"(t2022) : "r"(row_17));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2023;
                    asm("mov.b32 %0, %1;" : "=f"(t2023) : "r"(row_18));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2024;
                    asm("mov.b32 %0, %1;" : "=f"(t2024) : "r"(row_19));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2025;
                    asm("mov.b32 %0, %1;" : "=f"(t2025) : "r"(row_20));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2026 = 64u + t1861;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2027 = t2026 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2028 = moments + t2027;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2028) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2029;
                    asm("mov.b32 %0, %1;" : "=f"(t2029) : "r"(row_21));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2030;
                    asm("mov.b32 %0, %1;" : "=f"(t2030) : "r"(row_22));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2031;
                    asm("mov.b32 %0, %1;" : "=f"(t2031) : "r"(row_23));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2032;
                    asm("mov.b32 %0, %1;" : "=f"(t2032) : "r"(row_24));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2022 + t2029;
                    const f32 difference_9 = t2030 - t2023;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2035;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2035) : "f"(count_13), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2036;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(t2035));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2029 * t2036;
                    f32 t2038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(difference_9), "f"(share_10), "f"(t2023));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2039 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2040 = t2039 * t2022;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2041 = t2024 + t2031;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(t2040), "f"(share_10), "f"(t2041));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2043 = 128u + t1861;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2044 = t2043 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2045 = moments + t2044;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2045) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2046;
                    asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(row_25));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2047;
                    asm("mov.b32 %0, %1;" : "=f"(t2047) : "r"(row_26));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2048;
                    asm("mov.b32 %0, %1;" : "=f"(t2048) : "r"(row_27));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2049;
                    asm("mov.b32 %0, %1;" : "=f"(t2049) : "r"(row_28));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2046;
                    const f32 difference_10 = t2047 - t2038;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2052;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2052) : "f"(count_14), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2053;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(t2052));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2046 * t2053;
                    f32 t2055;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(difference_10), "f"(share_11), "f"(t2038));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2056 = difference_10 * difference_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2057 = t2056 * count_13;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2058 = t2042 + t2048;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2059;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(t2057), "f"(share_11), "f"(t2058));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2060 = 192u + t1861;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2061 = t2060 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2062 = moments + t2061;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2062) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2063;
                    asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(row_29));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2064;
                    asm("mov.b32 %0, %1;" : "=f"(t2064) : "r"(row_30));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2065;
                    asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(row_31));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t2066;
                    asm("mov.b32 %0, %1;" : "=f"(t2066) : "r"(row_32));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2063;
                    const f32 difference_11 = t2064 - t2055;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2069;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2069) : "f"(count_15), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2070;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2070) : "f"(t2069));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2063 * t2070;
                    f32 t2072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(difference_11), "f"(share_12), "f"(t2055));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2073 = difference_11 * difference_11;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2074 = t2073 * count_14;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2075 = t2059 + t2065;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2076;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(t2074), "f"(share_12), "f"(t2075));
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2077 = first_channel + t1861;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2077 < 63u ? t2077 : 63u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2079 = t1861 << 3u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2080 = t7 + t2079;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2081;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2081) : "f"(count_15), "f"(1.0f));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2082;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2082) : "f"(t2081));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2076 * t2082;
                    const f32 t2084 = variance + epsilon;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2084));
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2086 = -t2072;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t2086 * inverse;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2080), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2080), "f"(to_zero) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2088 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2089 = t2088 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2089 + i_16;
            const u32 t2091 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t2092;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2092) : "r"(t2091), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2092 >> groups_shift;
            const u32 t2094 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2095 = group_4 - t2094;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2096 = t2095 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2096 + index;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2098 = number_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t2099;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2099) : "r"(t2098), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2100 = t2099 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2100 * 10u;
            const u32 t2102 = number_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t2103;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2103) : "r"(t2102), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t2104 = t2103 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t2105 = t2104 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t2106 = number_4 - t2105;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2106 << 3u;
            const bool t2108 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t2109 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_8 = t2108 ? t2109 : 0u;
            const u32 t2111 = left_8 < 10u ? left_8 : 10u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t2112 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t2113 = t2112 < 8u ? t2112 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t2115 = i_16 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2115;
            const bool t2117 = i_16 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2117 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2119 = base_2 + own_2;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t2120 = channel_5 << 3u;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t2121 = t7 + t2120;
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2121) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2122;
            asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(row_33));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2123;
            asm("mov.b32 %0, %1;" : "=f"(t2123) : "r"(row_34));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2124;
            asm("mov.b32 %0, %1;" : "=f"(t2124) : "r"(row_35));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2125;
            asm("mov.b32 %0, %1;" : "=f"(t2125) : "r"(row_36));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2121) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2126;
            asm("mov.b32 %0, %1;" : "=f"(t2126) : "r"(row_37));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2127;
            asm("mov.b32 %0, %1;" : "=f"(t2127) : "r"(row_38));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2128;
            asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(row_39));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2129;
            asm("mov.b32 %0, %1;" : "=f"(t2129) : "r"(row_40));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2121) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2130;
            asm("mov.b32 %0, %1;" : "=f"(t2130) : "r"(row_41));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2131;
            asm("mov.b32 %0, %1;" : "=f"(t2131) : "r"(row_42));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2132;
            asm("mov.b32 %0, %1;" : "=f"(t2132) : "r"(row_43));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2133;
            asm("mov.b32 %0, %1;" : "=f"(t2133) : "r"(row_44));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2121) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2134;
            asm("mov.b32 %0, %1;" : "=f"(t2134) : "r"(row_45));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2135;
            asm("mov.b32 %0, %1;" : "=f"(t2135) : "r"(row_46));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2136;
            asm("mov.b32 %0, %1;" : "=f"(t2136) : "r"(row_47));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t2137;
            asm("mov.b32 %0, %1;" : "=f"(t2137) : "r"(row_48));
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t2138 = blockIdx.y;
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t2139 = t2138 << 6u;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 t2140 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2140 & 127u;
            const u32 t2142 = thread_3 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t2144 = t2142 << 3u;
#line 66 "fa-kernels/src/conv/output.rs"
            const u32 channel_6 = t2139 + t2144;
#line 68 "fa-kernels/src/conv/output.rs"
            const bool t2146 = channel_6 < 64u;
#line 68 "fa-kernels/src/conv/output.rs"
            if (t2146) {
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2147 = pixel >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2148 = pixel & 7u;
                const bool t2149 = t2147 < t2111;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2150 = t2148 < t2113;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2151 = t2149 & t2150;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2151) {
                    const u32 t2152 = pixel & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2153 = t2142 ^ t2152;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2154 = pixel << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2155 = t2153 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2156 = t2154 + t2155;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2157 = t2119 + t2156;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_49;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t2157) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2158 = row_49 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2159;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2159) : "r"(row_49));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2160;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2160) : "h"(t2159));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2161;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2161) : "r"(t2158));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2162;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2162) : "h"(t2161));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(t2160), "f"(t2122), "f"(t2123));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2164;
                    asm("abs.f32 %0, %1;" : "=f"(t2164) : "f"(t2163));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2165;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2165) : "f"(t2164), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(t2165), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(t2165), "f"(t2166), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(t2165), "f"(t2167), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(t2165), "f"(t2168), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(t2165), "f"(t2169), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(t2165), "f"(t2170), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2172 = -t2165;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2173;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(t2171));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2174;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2174) : "f"(t2163), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(t2172), "f"(t2173), "f"(t2174));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(t2162), "f"(t2124), "f"(t2125));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2177;
                    asm("abs.f32 %0, %1;" : "=f"(t2177) : "f"(t2176));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2178;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2178) : "f"(t2177), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(t2178), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(t2178), "f"(t2179), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(t2178), "f"(t2180), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(t2178), "f"(t2181), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(t2178), "f"(t2182), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(t2178), "f"(t2183), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2185 = -t2178;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2186;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2186) : "f"(t2184));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2187;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2187) : "f"(t2176), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(t2185), "f"(t2186), "f"(t2187));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2175), "f"(t2188));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2190 = row_50 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2191;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2191) : "r"(row_50));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2192;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2192) : "h"(t2191));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2193;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2193) : "r"(t2190));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2194;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2194) : "h"(t2193));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(t2192), "f"(t2126), "f"(t2127));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2196;
                    asm("abs.f32 %0, %1;" : "=f"(t2196) : "f"(t2195));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2197;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2197) : "f"(t2196), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(t2197), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(t2197), "f"(t2198), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(t2197), "f"(t2199), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(t2197), "f"(t2200), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(t2197), "f"(t2201), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(t2197), "f"(t2202), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2204 = -t2197;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2205;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2205) : "f"(t2203));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2206;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2195), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(t2204), "f"(t2205), "f"(t2206));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(t2194), "f"(t2128), "f"(t2129));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2209;
                    asm("abs.f32 %0, %1;" : "=f"(t2209) : "f"(t2208));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2210;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2210) : "f"(t2209), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(t2210), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(t2210), "f"(t2211), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(t2210), "f"(t2212), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(t2210), "f"(t2213), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(t2210), "f"(t2214), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(t2210), "f"(t2215), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2217 = -t2210;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2218;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2218) : "f"(t2216));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2219;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2219) : "f"(t2208), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(t2217), "f"(t2218), "f"(t2219));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2207), "f"(t2220));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2222 = row_51 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2223;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2223) : "r"(row_51));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2224;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2224) : "h"(t2223));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2225;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2225) : "r"(t2222));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2226;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2226) : "h"(t2225));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(t2224), "f"(t2130), "f"(t2131));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2228;
                    asm("abs.f32 %0, %1;" : "=f"(t2228) : "f"(t2227));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2229;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2229) : "f"(t2228), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(t2229), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(t2229), "f"(t2230), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(t2229), "f"(t2231), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(t2229), "f"(t2232), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(t2229), "f"(t2233), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(t2229), "f"(t2234), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2236 = -t2229;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2237;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2237) : "f"(t2235));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2238;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2238) : "f"(t2227), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(t2236), "f"(t2237), "f"(t2238));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2226), "f"(t2132), "f"(t2133));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2241;
                    asm("abs.f32 %0, %1;" : "=f"(t2241) : "f"(t2240));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2242;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2242) : "f"(t2241), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(t2242), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(t2242), "f"(t2243), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(t2242), "f"(t2244), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(t2242), "f"(t2245), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(t2242), "f"(t2246), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(t2242), "f"(t2247), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2249 = -t2242;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2250;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2250) : "f"(t2248));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2251;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2251) : "f"(t2240), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(t2249), "f"(t2250), "f"(t2251));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2239), "f"(t2252));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2254 = row_52 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2255;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2255) : "r"(row_52));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2256;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2256) : "h"(t2255));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2257;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2257) : "r"(t2254));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2258;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2258) : "h"(t2257));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(t2256), "f"(t2134), "f"(t2135));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2260;
                    asm("abs.f32 %0, %1;" : "=f"(t2260) : "f"(t2259));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2261;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2261) : "f"(t2260), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2262;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(t2261), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(t2261), "f"(t2262), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(t2261), "f"(t2263), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2265;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(t2261), "f"(t2264), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(t2261), "f"(t2265), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2267;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(t2261), "f"(t2266), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2268 = -t2261;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2269;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(t2267));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2270;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2270) : "f"(t2259), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2271;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(t2268), "f"(t2269), "f"(t2270));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(t2258), "f"(t2136), "f"(t2137));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2273;
                    asm("abs.f32 %0, %1;" : "=f"(t2273) : "f"(t2272));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2274;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2274) : "f"(t2273), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(t2274), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(t2274), "f"(t2275), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2277;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(t2274), "f"(t2276), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(t2274), "f"(t2277), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(t2274), "f"(t2278), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(t2274), "f"(t2279), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2281 = -t2274;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2282;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2282) : "f"(t2280));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2283;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2283) : "f"(t2272), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(t2281), "f"(t2282), "f"(t2283));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2271), "f"(t2284));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = y_5 + t2147;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_7 = x_5 + t2148;
                    const u64 t2288 = (u64)sample_5;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2289 = t2288 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2290 = t2289 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2291 = y + t2290;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2292 = (u64)at_6;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2293 = t2292 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2294 = t2293 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2295 = t2291 + t2294;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2296 = (u64)at_7;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2297 = t2296 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2298 = t2297 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2299 = t2295 + t2298;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2300 = (u64)channel_6 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2301 = t2299 + t2300;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2301), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t2303 = pixel_2 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2304 = pixel_2 & 7u;
                const bool t2305 = t2303 < t2111;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2306 = t2304 < t2113;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2307 = t2305 & t2306;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2307) {
                    const u32 t2308 = pixel_2 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2309 = t2142 ^ t2308;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2310 = pixel_2 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2311 = t2309 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2312 = t2310 + t2311;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2313 = t2119 + t2312;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_53;
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t2313) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2314 = row_53 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2315;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2315) : "r"(row_53));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2316;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2316) : "h"(t2315));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2317;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2317) : "r"(t2314));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2318;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2318) : "h"(t2317));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2316), "f"(t2122), "f"(t2123));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2320;
                    asm("abs.f32 %0, %1;" : "=f"(t2320) : "f"(t2319));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2321;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2321) : "f"(t2320), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(t2321), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(t2321), "f"(t2322), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(t2321), "f"(t2323), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(t2321), "f"(t2324), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2326;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(t2321), "f"(t2325), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2327;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(t2321), "f"(t2326), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2328 = -t2321;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2329;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(t2327));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2330;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2330) : "f"(t2319), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(t2328), "f"(t2329), "f"(t2330));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(t2318), "f"(t2124), "f"(t2125));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2333;
                    asm("abs.f32 %0, %1;" : "=f"(t2333) : "f"(t2332));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2334;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2334) : "f"(t2333), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2335;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(t2334), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(t2334), "f"(t2335), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(t2334), "f"(t2336), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(t2334), "f"(t2337), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(t2334), "f"(t2338), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(t2334), "f"(t2339), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2341 = -t2334;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2342;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2342) : "f"(t2340));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2343;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2332), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(t2341), "f"(t2342), "f"(t2343));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t2331), "f"(t2344));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2346 = row_54 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2347;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2347) : "r"(row_54));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2348;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2348) : "h"(t2347));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2349;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2349) : "r"(t2346));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2350;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2350) : "h"(t2349));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(t2348), "f"(t2126), "f"(t2127));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2352;
                    asm("abs.f32 %0, %1;" : "=f"(t2352) : "f"(t2351));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2353;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2353) : "f"(t2352), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(t2353), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(t2353), "f"(t2354), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(t2353), "f"(t2355), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(t2353), "f"(t2356), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t2353), "f"(t2357), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2359;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(t2353), "f"(t2358), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2360 = -t2353;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2361;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2361) : "f"(t2359));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2362;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2362) : "f"(t2351), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(t2360), "f"(t2361), "f"(t2362));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(t2350), "f"(t2128), "f"(t2129));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2365;
                    asm("abs.f32 %0, %1;" : "=f"(t2365) : "f"(t2364));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2366;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2366) : "f"(t2365), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(t2366), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(t2366), "f"(t2367), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2369;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(t2366), "f"(t2368), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(t2366), "f"(t2369), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(t2366), "f"(t2370), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(t2366), "f"(t2371), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2373 = -t2366;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2374;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(t2372));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2375;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2375) : "f"(t2364), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(t2373), "f"(t2374), "f"(t2375));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t2363), "f"(t2376));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2378 = row_55 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2379;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2379) : "r"(row_55));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2380;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2380) : "h"(t2379));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2381;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2381) : "r"(t2378));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2382;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2382) : "h"(t2381));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(t2380), "f"(t2130), "f"(t2131));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2384;
                    asm("abs.f32 %0, %1;" : "=f"(t2384) : "f"(t2383));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2385;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2384), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(t2385), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(t2385), "f"(t2386), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(t2385), "f"(t2387), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(t2385), "f"(t2388), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(t2385), "f"(t2389), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2391;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(t2385), "f"(t2390), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2392 = -t2385;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2393;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2393) : "f"(t2391));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2394;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2394) : "f"(t2383), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2395;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(t2392), "f"(t2393), "f"(t2394));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(t2382), "f"(t2132), "f"(t2133));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2397;
                    asm("abs.f32 %0, %1;" : "=f"(t2397) : "f"(t2396));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2398;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2398) : "f"(t2397), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2399;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(t2398), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(t2398), "f"(t2399), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2401;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(t2398), "f"(t2400), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(t2398), "f"(t2401), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(t2398), "f"(t2402), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2404;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(t2398), "f"(t2403), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2405 = -t2398;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2406;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2406) : "f"(t2404));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2407;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2407) : "f"(t2396), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(t2405), "f"(t2406), "f"(t2407));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t2395), "f"(t2408));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2410 = row_56 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2411;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2411) : "r"(row_56));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2412;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2412) : "h"(t2411));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2413;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2413) : "r"(t2410));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2414;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2414) : "h"(t2413));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2415;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(t2412), "f"(t2134), "f"(t2135));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2416;
                    asm("abs.f32 %0, %1;" : "=f"(t2416) : "f"(t2415));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2417;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2417) : "f"(t2416), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(t2417), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(t2417), "f"(t2418), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(t2417), "f"(t2419), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2421;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(t2417), "f"(t2420), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(t2417), "f"(t2421), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2423;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(t2417), "f"(t2422), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2424 = -t2417;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2425;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2425) : "f"(t2423));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2426;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2426) : "f"(t2415), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2427;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(t2424), "f"(t2425), "f"(t2426));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(t2414), "f"(t2136), "f"(t2137));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2429;
                    asm("abs.f32 %0, %1;" : "=f"(t2429) : "f"(t2428));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2430;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2430) : "f"(t2429), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2431;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2431) : "f"(t2430), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(t2430), "f"(t2431), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2433;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(t2430), "f"(t2432), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(t2430), "f"(t2433), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2435;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(t2430), "f"(t2434), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2436;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(t2430), "f"(t2435), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2437 = -t2430;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2438;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(t2436));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2439;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2439) : "f"(t2428), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(t2437), "f"(t2438), "f"(t2439));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t2427), "f"(t2440));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = y_5 + t2303;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_9 = x_5 + t2304;
                    const u64 t2444 = (u64)sample_5;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2445 = t2444 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2446 = t2445 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2447 = y + t2446;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2448 = (u64)at_8;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2449 = t2448 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2450 = t2449 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2451 = t2447 + t2450;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2452 = (u64)at_9;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2453 = t2452 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2454 = t2453 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2455 = t2451 + t2454;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2456 = (u64)channel_6 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2457 = t2455 + t2456;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2457), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t2459 = pixel_3 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2460 = pixel_3 & 7u;
                const bool t2461 = t2459 < t2111;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2462 = t2460 < t2113;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2463 = t2461 & t2462;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2463) {
                    const u32 t2464 = pixel_3 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2465 = t2142 ^ t2464;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2466 = pixel_3 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2467 = t2465 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2468 = t2466 + t2467;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2469 = t2119 + t2468;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_57;
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t2469) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2470 = row_57 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2471;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2471) : "r"(row_57));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2472;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2472) : "h"(t2471));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2473;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2473) : "r"(t2470));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2474;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2474) : "h"(t2473));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(t2472), "f"(t2122), "f"(t2123));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2476;
                    asm("abs.f32 %0, %1;" : "=f"(t2476) : "f"(t2475));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2477;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2477) : "f"(t2476), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2478) : "f"(t2477), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2479;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2479) : "f"(t2477), "f"(t2478), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(t2477), "f"(t2479), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2481;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(t2477), "f"(t2480), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(t2477), "f"(t2481), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(t2477), "f"(t2482), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2484 = -t2477;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2485) : "f"(t2483));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2486;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2486) : "f"(t2475), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(t2484), "f"(t2485), "f"(t2486));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(t2474), "f"(t2124), "f"(t2125));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2489;
                    asm("abs.f32 %0, %1;" : "=f"(t2489) : "f"(t2488));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2490;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2490) : "f"(t2489), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(t2490), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(t2490), "f"(t2491), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(t2490), "f"(t2492), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(t2490), "f"(t2493), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(t2490), "f"(t2494), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(t2490), "f"(t2495), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2497 = -t2490;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2498) : "f"(t2496));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2499;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2499) : "f"(t2488), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(t2497), "f"(t2498), "f"(t2499));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_9;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t2487), "f"(t2500));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2502 = row_58 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2503;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2503) : "r"(row_58));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2504;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2504) : "h"(t2503));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2505;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2505) : "r"(t2502));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2506;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2506) : "h"(t2505));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(t2504), "f"(t2126), "f"(t2127));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2508;
                    asm("abs.f32 %0, %1;" : "=f"(t2508) : "f"(t2507));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2509;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2509) : "f"(t2508), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(t2509), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2511;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(t2509), "f"(t2510), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(t2509), "f"(t2511), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(t2509), "f"(t2512), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(t2509), "f"(t2513), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2515) : "f"(t2509), "f"(t2514), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2516 = -t2509;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2517) : "f"(t2515));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2518;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2518) : "f"(t2507), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(t2516), "f"(t2517), "f"(t2518));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(t2506), "f"(t2128), "f"(t2129));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2521;
                    asm("abs.f32 %0, %1;" : "=f"(t2521) : "f"(t2520));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2522;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2522) : "f"(t2521), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(t2522), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2524;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(t2522), "f"(t2523), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(t2522), "f"(t2524), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(t2522), "f"(t2525), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2527;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(t2522), "f"(t2526), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(t2522), "f"(t2527), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2529 = -t2522;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2530) : "f"(t2528));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2531;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2531) : "f"(t2520), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(t2529), "f"(t2530), "f"(t2531));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_10;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t2519), "f"(t2532));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2534 = row_59 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2535;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2535) : "r"(row_59));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2536;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2536) : "h"(t2535));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2537;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2537) : "r"(t2534));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2538;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2538) : "h"(t2537));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(t2536), "f"(t2130), "f"(t2131));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2540;
                    asm("abs.f32 %0, %1;" : "=f"(t2540) : "f"(t2539));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2541;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2541) : "f"(t2540), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(t2541), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2543) : "f"(t2541), "f"(t2542), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(t2541), "f"(t2543), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(t2541), "f"(t2544), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(t2541), "f"(t2545), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(t2541), "f"(t2546), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2548 = -t2541;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2549) : "f"(t2547));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2550;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2550) : "f"(t2539), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(t2548), "f"(t2549), "f"(t2550));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(t2538), "f"(t2132), "f"(t2133));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2553;
                    asm("abs.f32 %0, %1;" : "=f"(t2553) : "f"(t2552));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2554;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2554) : "f"(t2553), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(t2554), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(t2554), "f"(t2555), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(t2554), "f"(t2556), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(t2554), "f"(t2557), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(t2554), "f"(t2558), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(t2554), "f"(t2559), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2561 = -t2554;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2562) : "f"(t2560));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2563;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2563) : "f"(t2552), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(t2561), "f"(t2562), "f"(t2563));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_11;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t2551), "f"(t2564));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2566 = row_60 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2567;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2567) : "r"(row_60));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2568;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2568) : "h"(t2567));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2569;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2569) : "r"(t2566));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2570;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2570) : "h"(t2569));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(t2568), "f"(t2134), "f"(t2135));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2572;
                    asm("abs.f32 %0, %1;" : "=f"(t2572) : "f"(t2571));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2573;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2573) : "f"(t2572), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2574) : "f"(t2573), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2575;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(t2573), "f"(t2574), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(t2573), "f"(t2575), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(t2573), "f"(t2576), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(t2573), "f"(t2577), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(t2573), "f"(t2578), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2580 = -t2573;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2581) : "f"(t2579));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2582;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2582) : "f"(t2571), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(t2580), "f"(t2581), "f"(t2582));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(t2570), "f"(t2136), "f"(t2137));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2585;
                    asm("abs.f32 %0, %1;" : "=f"(t2585) : "f"(t2584));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2586;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2586) : "f"(t2585), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2587;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(t2586), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2588;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2588) : "f"(t2586), "f"(t2587), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(t2586), "f"(t2588), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2590;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(t2586), "f"(t2589), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2591;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2591) : "f"(t2586), "f"(t2590), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(t2586), "f"(t2591), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2593 = -t2586;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2594;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2594) : "f"(t2592));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2595;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2595) : "f"(t2584), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(t2593), "f"(t2594), "f"(t2595));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_12;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t2583), "f"(t2596));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = y_5 + t2459;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_11 = x_5 + t2460;
                    const u64 t2600 = (u64)sample_5;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2601 = t2600 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2602 = t2601 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2603 = y + t2602;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2604 = (u64)at_10;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2605 = t2604 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2606 = t2605 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2607 = t2603 + t2606;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2608 = (u64)at_11;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2609 = t2608 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2610 = t2609 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2611 = t2607 + t2610;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2612 = (u64)channel_6 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2613 = t2611 + t2612;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2613), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t2615 = pixel_4 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2616 = pixel_4 & 7u;
                const bool t2617 = t2615 < t2111;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2618 = t2616 < t2113;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2619 = t2617 & t2618;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2619) {
                    const u32 t2620 = pixel_4 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2621 = t2142 ^ t2620;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2622 = pixel_4 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2623 = t2621 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2624 = t2622 + t2623;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2625 = t2119 + t2624;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_61;
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t2625) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2626 = row_61 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2627;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2627) : "r"(row_61));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2628;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2628) : "h"(t2627));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2629;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2629) : "r"(t2626));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2630;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2630) : "h"(t2629));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(t2628), "f"(t2122), "f"(t2123));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2632;
                    asm("abs.f32 %0, %1;" : "=f"(t2632) : "f"(t2631));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2633;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2633) : "f"(t2632), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2634;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(t2633), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(t2633), "f"(t2634), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2636;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(t2633), "f"(t2635), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(t2633), "f"(t2636), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(t2633), "f"(t2637), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2639;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(t2633), "f"(t2638), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2640 = -t2633;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(t2639));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2642;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2642) : "f"(t2631), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(t2640), "f"(t2641), "f"(t2642));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(t2630), "f"(t2124), "f"(t2125));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2645;
                    asm("abs.f32 %0, %1;" : "=f"(t2645) : "f"(t2644));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2646;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2646) : "f"(t2645), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(t2646), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2648;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(t2646), "f"(t2647), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2649;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(t2646), "f"(t2648), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(t2646), "f"(t2649), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2651;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(t2646), "f"(t2650), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2652;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2646), "f"(t2651), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2653 = -t2646;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2654) : "f"(t2652));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2655;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2655) : "f"(t2644), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(t2653), "f"(t2654), "f"(t2655));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_13;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t2643), "f"(t2656));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2658 = row_62 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2659;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2659) : "r"(row_62));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2660;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2660) : "h"(t2659));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2661;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2661) : "r"(t2658));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2662;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2662) : "h"(t2661));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(t2660), "f"(t2126), "f"(t2127));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2664;
                    asm("abs.f32 %0, %1;" : "=f"(t2664) : "f"(t2663));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2665;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2665) : "f"(t2664), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(t2665), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2667;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2665), "f"(t2666), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2668;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(t2665), "f"(t2667), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(t2665), "f"(t2668), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(t2665), "f"(t2669), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(t2665), "f"(t2670), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2672 = -t2665;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2673) : "f"(t2671));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2674;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2674) : "f"(t2663), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(t2672), "f"(t2673), "f"(t2674));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2676;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2662), "f"(t2128), "f"(t2129));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2677;
                    asm("abs.f32 %0, %1;" : "=f"(t2677) : "f"(t2676));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2678;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2678) : "f"(t2677), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(t2678), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(t2678), "f"(t2679), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2681;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(t2678), "f"(t2680), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(t2678), "f"(t2681), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2683;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(t2678), "f"(t2682), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2684;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(t2678), "f"(t2683), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2685 = -t2678;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2686;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2686) : "f"(t2684));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2687;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2687) : "f"(t2676), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(t2685), "f"(t2686), "f"(t2687));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_14;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t2675), "f"(t2688));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2690 = row_63 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2691;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2691) : "r"(row_63));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2692;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2692) : "h"(t2691));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2693;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2693) : "r"(t2690));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2694;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2694) : "h"(t2693));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(t2692), "f"(t2130), "f"(t2131));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2696;
                    asm("abs.f32 %0, %1;" : "=f"(t2696) : "f"(t2695));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2697;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2697) : "f"(t2696), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2698;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(t2697), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2699;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(t2697), "f"(t2698), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2700;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(t2697), "f"(t2699), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(t2697), "f"(t2700), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(t2697), "f"(t2701), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(t2697), "f"(t2702), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2704 = -t2697;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2705;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(t2703));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2706;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2706) : "f"(t2695), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2704), "f"(t2705), "f"(t2706));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2694), "f"(t2132), "f"(t2133));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2709;
                    asm("abs.f32 %0, %1;" : "=f"(t2709) : "f"(t2708));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2710;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2710) : "f"(t2709), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2711;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(t2710), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2712;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(t2710), "f"(t2711), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2713;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(t2710), "f"(t2712), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(t2710), "f"(t2713), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2715;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(t2710), "f"(t2714), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2716;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(t2710), "f"(t2715), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2717 = -t2710;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2718;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2718) : "f"(t2716));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2719;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2719) : "f"(t2708), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2720;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(t2717), "f"(t2718), "f"(t2719));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_15;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t2707), "f"(t2720));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2722 = row_64 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2723;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2723) : "r"(row_64));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2724;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2724) : "h"(t2723));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2725;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2725) : "r"(t2722));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2726;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2726) : "h"(t2725));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2724), "f"(t2134), "f"(t2135));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2728;
                    asm("abs.f32 %0, %1;" : "=f"(t2728) : "f"(t2727));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2729;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2729) : "f"(t2728), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2730;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(t2729), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2731;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(t2729), "f"(t2730), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2732;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2729), "f"(t2731), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(t2729), "f"(t2732), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2734;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(t2729), "f"(t2733), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2735;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(t2729), "f"(t2734), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2736 = -t2729;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2737;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(t2735));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2738;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2738) : "f"(t2727), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2739;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(t2736), "f"(t2737), "f"(t2738));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2740;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(t2726), "f"(t2136), "f"(t2137));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2741;
                    asm("abs.f32 %0, %1;" : "=f"(t2741) : "f"(t2740));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2742;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2742) : "f"(t2741), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2743;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(t2742), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2744;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(t2742), "f"(t2743), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2745;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(t2742), "f"(t2744), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2746;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2742), "f"(t2745), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2747;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(t2742), "f"(t2746), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2748;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(t2742), "f"(t2747), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2749 = -t2742;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2750) : "f"(t2748));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2751;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2751) : "f"(t2740), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2752;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(t2749), "f"(t2750), "f"(t2751));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_16;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t2739), "f"(t2752));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = y_5 + t2615;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_13 = x_5 + t2616;
                    const u64 t2756 = (u64)sample_5;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2757 = t2756 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2758 = t2757 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2759 = y + t2758;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2760 = (u64)at_12;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2761 = t2760 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2762 = t2761 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2763 = t2759 + t2762;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2764 = (u64)at_13;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2765 = t2764 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2766 = t2765 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2767 = t2763 + t2766;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2768 = (u64)channel_6 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2769 = t2767 + t2768;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2769), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t2771 = pixel_5 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2772 = pixel_5 & 7u;
                const bool t2773 = t2771 < t2111;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2774 = t2772 < t2113;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2775 = t2773 & t2774;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2775) {
                    const u32 t2776 = pixel_5 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2777 = t2142 ^ t2776;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2778 = pixel_5 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2779 = t2777 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2780 = t2778 + t2779;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2781 = t2119 + t2780;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_65;
                    u32 row_66;
                    u32 row_67;
                    u32 row_68;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t2781) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2782 = row_65 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2783;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2783) : "r"(row_65));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2784;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2784) : "h"(t2783));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2785;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2785) : "r"(t2782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2786;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2786) : "h"(t2785));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2784), "f"(t2122), "f"(t2123));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2788;
                    asm("abs.f32 %0, %1;" : "=f"(t2788) : "f"(t2787));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2789;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2789) : "f"(t2788), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2790;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(t2789), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2791;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(t2789), "f"(t2790), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2792;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(t2789), "f"(t2791), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2793;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2789), "f"(t2792), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2794;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(t2789), "f"(t2793), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2795;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(t2789), "f"(t2794), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2796 = -t2789;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2797;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2797) : "f"(t2795));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2798;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2798) : "f"(t2787), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2799;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2796), "f"(t2797), "f"(t2798));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2800;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(t2786), "f"(t2124), "f"(t2125));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2801;
                    asm("abs.f32 %0, %1;" : "=f"(t2801) : "f"(t2800));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2802;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2802) : "f"(t2801), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2803;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(t2802), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2804;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(t2802), "f"(t2803), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2805;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(t2802), "f"(t2804), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2806;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(t2802), "f"(t2805), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2807;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(t2802), "f"(t2806), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2808;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(t2802), "f"(t2807), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2809 = -t2802;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2810;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2810) : "f"(t2808));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2811;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2811) : "f"(t2800), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2812;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(t2809), "f"(t2810), "f"(t2811));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_17;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_17) : "f"(t2799), "f"(t2812));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2814 = row_66 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2815;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2815) : "r"(row_66));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2816;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2816) : "h"(t2815));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2817;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2817) : "r"(t2814));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2818;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2818) : "h"(t2817));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2819;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(t2816), "f"(t2126), "f"(t2127));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2820;
                    asm("abs.f32 %0, %1;" : "=f"(t2820) : "f"(t2819));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2821;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2821) : "f"(t2820), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2822;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(t2821), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(t2821), "f"(t2822), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2824;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(t2821), "f"(t2823), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2825;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(t2821), "f"(t2824), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2826;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2821), "f"(t2825), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2827;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2821), "f"(t2826), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2828 = -t2821;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2829;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2829) : "f"(t2827));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2830;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2819), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2831;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2828), "f"(t2829), "f"(t2830));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2832;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(t2818), "f"(t2128), "f"(t2129));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2833;
                    asm("abs.f32 %0, %1;" : "=f"(t2833) : "f"(t2832));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2834;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2833), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(t2834), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2836;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2834), "f"(t2835), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2837;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(t2834), "f"(t2836), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(t2834), "f"(t2837), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2839;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(t2834), "f"(t2838), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2840;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(t2834), "f"(t2839), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2841 = -t2834;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2842;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2842) : "f"(t2840));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2843;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2843) : "f"(t2832), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(t2841), "f"(t2842), "f"(t2843));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_18;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_18) : "f"(t2831), "f"(t2844));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2846 = row_67 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2847;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2847) : "r"(row_67));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2848;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2848) : "h"(t2847));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2849;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2849) : "r"(t2846));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2850;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2850) : "h"(t2849));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2851;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2848), "f"(t2130), "f"(t2131));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2852;
                    asm("abs.f32 %0, %1;" : "=f"(t2852) : "f"(t2851));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2853;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2853) : "f"(t2852), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2854;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(t2853), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2855;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(t2853), "f"(t2854), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2856;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2853), "f"(t2855), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2857;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2853), "f"(t2856), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2858;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(t2853), "f"(t2857), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2859;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(t2853), "f"(t2858), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2860 = -t2853;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2861;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2861) : "f"(t2859));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2862;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2862) : "f"(t2851), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2860), "f"(t2861), "f"(t2862));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2864;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(t2850), "f"(t2132), "f"(t2133));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2865;
                    asm("abs.f32 %0, %1;" : "=f"(t2865) : "f"(t2864));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2866;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2866) : "f"(t2865), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2867;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(t2866), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(t2866), "f"(t2867), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(t2866), "f"(t2868), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(t2866), "f"(t2869), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(t2866), "f"(t2870), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2872;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2866), "f"(t2871), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2873 = -t2866;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2874;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2874) : "f"(t2872));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2875;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2875) : "f"(t2864), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2876;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(t2873), "f"(t2874), "f"(t2875));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_19;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_19) : "f"(t2863), "f"(t2876));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t2878 = row_68 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2879;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2879) : "r"(row_68));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2880;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2880) : "h"(t2879));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t2881;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2881) : "r"(t2878));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2882;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2882) : "h"(t2881));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(t2880), "f"(t2134), "f"(t2135));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2884;
                    asm("abs.f32 %0, %1;" : "=f"(t2884) : "f"(t2883));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2885;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2885) : "f"(t2884), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(t2885), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2887;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2885), "f"(t2886), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2888;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(t2885), "f"(t2887), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2889;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(t2885), "f"(t2888), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2890;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(t2885), "f"(t2889), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2891;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(t2885), "f"(t2890), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2892 = -t2885;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2893;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2893) : "f"(t2891));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2894;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2894) : "f"(t2883), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2895;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(t2892), "f"(t2893), "f"(t2894));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2896;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(t2882), "f"(t2136), "f"(t2137));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2897;
                    asm("abs.f32 %0, %1;" : "=f"(t2897) : "f"(t2896));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2898;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2898) : "f"(t2897), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(t2898), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2900;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2898), "f"(t2899), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(t2898), "f"(t2900), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(t2898), "f"(t2901), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2903;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(t2898), "f"(t2902), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2904;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(t2898), "f"(t2903), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t2905 = -t2898;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2906;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2906) : "f"(t2904));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2907;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2907) : "f"(t2896), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t2908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(t2905), "f"(t2906), "f"(t2907));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_20;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_20) : "f"(t2895), "f"(t2908));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = y_5 + t2771;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_15 = x_5 + t2772;
                    const u64 t2912 = (u64)sample_5;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2913 = t2912 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2914 = t2913 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2915 = y + t2914;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2916 = (u64)at_14;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2917 = t2916 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2918 = t2917 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2919 = t2915 + t2918;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2920 = (u64)at_15;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2921 = t2920 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2922 = t2921 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2923 = t2919 + t2922;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2924 = (u64)channel_6 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2925 = t2923 + t2924;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2925), "r"(words_17), "r"(words_18), "r"(words_19), "r"(words_20) : "memory");
                }
            }
        }
    }
}
