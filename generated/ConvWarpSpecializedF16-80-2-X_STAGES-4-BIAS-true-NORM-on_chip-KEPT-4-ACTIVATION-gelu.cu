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
#line 98 "fa-kernels/src/conv/statistics.rs"
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
#line 99 "fa-kernels/src/conv/statistics.rs"
                const bool t585 = t584 != before;
#line 99 "fa-kernels/src/conv/statistics.rs"
                if (t585) {
#line 117 "fa-kernels/src/conv/statistics.rs"
                    const u32 t586 = t32 & 3u;
#line 117 "fa-kernels/src/conv/statistics.rs"
                    const bool t587 = t586 == 0u;
#line 117 "fa-kernels/src/conv/statistics.rs"
                    if (t587) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t588 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t589 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t588 + t589;
                        const u32 t591 = first_5 + 8u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t592 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t593 = t592 + first_5;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t594 = t593 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t594;
                        const f32 t596 = count;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t597 = mean;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t598 = squares;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t599;
                        asm("mov.b32 %0, %1;" : "=r"(t599) : "f"(t596));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t600;
                        asm("mov.b32 %0, %1;" : "=r"(t600) : "f"(t597));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t601;
                        asm("mov.b32 %0, %1;" : "=r"(t601) : "f"(t598));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t599), "r"(t600), "r"(t601), "r"(0u) : "memory");
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t602 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t603 = t602 + t591;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t604 = t603 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t604;
                        const f32 t606 = count_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t607 = mean_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t608 = squares_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t609;
                        asm("mov.b32 %0, %1;" : "=r"(t609) : "f"(t606));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t610;
                        asm("mov.b32 %0, %1;" : "=r"(t610) : "f"(t607));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t611;
                        asm("mov.b32 %0, %1;" : "=r"(t611) : "f"(t608));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t609), "r"(t610), "r"(t611), "r"(0u) : "memory");
                    }
#line 124 "fa-kernels/src/conv/statistics.rs"
                    count = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    mean = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    squares = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    count_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    mean_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 127 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t613 = channel_3 < 64u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    if (t613) {
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t614 = channel_3 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t615 = moments + t614;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t615) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t616;
                        asm("mov.b32 %0, %1;" : "=f"(t616) : "r"(row));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t617;
                        asm("mov.b32 %0, %1;" : "=f"(t617) : "r"(row_2));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t618;
                        asm("mov.b32 %0, %1;" : "=f"(t618) : "r"(row_3));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t619;
                        asm("mov.b32 %0, %1;" : "=f"(t619) : "r"(row_4));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t620 = 64u + channel_3;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t621 = t620 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t622 = moments + t621;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t622) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t623;
                        asm("mov.b32 %0, %1;" : "=f"(t623) : "r"(row_5));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t624;
                        asm("mov.b32 %0, %1;" : "=f"(t624) : "r"(row_6));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t625;
                        asm("mov.b32 %0, %1;" : "=f"(t625) : "r"(row_7));
#line 130 "fa-kernels/src/conv/statistics.rs"
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
#line 131 "fa-kernels/src/conv/statistics.rs"
                        const u32 t637 = blockIdx.y;
#line 131 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t637 << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t639 = blockIdx.x;
#line 133 "fa-kernels/src/conv/statistics.rs"
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
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t650;
                        asm("mov.b32 %0, %1;" : "=r"(t650) : "f"(count_3));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t651;
                        asm("mov.b32 %0, %1;" : "=r"(t651) : "f"(t632));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t652;
                        asm("mov.b32 %0, %1;" : "=r"(t652) : "f"(t636));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t649), "r"(t650), "r"(t651), "r"(t652), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t653 = acc;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t654 = acc_2;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t655;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t655) : "f"(t653), "f"(t654));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t656 = t655 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t657;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t657) : "r"(t655));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t658;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t658) : "h"(t657));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t659;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t659) : "r"(t656));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t660;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t660) : "h"(t659));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc = t658;
            acc_2 = t660;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t661 = acc_3;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t662 = acc_4;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t663;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t663) : "f"(t661), "f"(t662));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t664 = t663 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t665;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t665) : "r"(t663));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t666;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t666) : "h"(t665));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t667;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t667) : "r"(t664));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t668;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t668) : "h"(t667));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t666;
            acc_4 = t668;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t669 = acc_5;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t670 = acc_6;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t671;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t671) : "f"(t669), "f"(t670));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t672 = t671 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t673;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t673) : "r"(t671));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t674;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t674) : "h"(t673));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t675;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t675) : "r"(t672));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t676;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t676) : "h"(t675));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t674;
            acc_6 = t676;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t677 = acc_7;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t678 = acc_8;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t679;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t679) : "f"(t677), "f"(t678));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t680 = t679 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t681;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t681) : "r"(t679));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t682;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t682) : "h"(t681));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t683;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t683) : "r"(t680));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t684;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t684) : "h"(t683));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t682;
            acc_8 = t684;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t685 = acc_9;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t686 = acc_10;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t687;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(t685), "f"(t686));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t688 = t687 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t689;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t689) : "r"(t687));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t690;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t690) : "h"(t689));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t691;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t691) : "r"(t688));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t692;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t692) : "h"(t691));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t690;
            acc_10 = t692;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t693 = acc_11;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t694 = acc_12;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t695;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(t693), "f"(t694));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t696 = t695 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t697;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t697) : "r"(t695));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t698;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t698) : "h"(t697));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t699;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t699) : "r"(t696));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t700;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t700) : "h"(t699));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t698;
            acc_12 = t700;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t701 = acc_13;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t702 = acc_14;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t703;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(t701), "f"(t702));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t704 = t703 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t705;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t705) : "r"(t703));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t706;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t706) : "h"(t705));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t707;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t707) : "r"(t704));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t708;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t708) : "h"(t707));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t706;
            acc_14 = t708;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t709 = acc_15;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t710 = acc_16;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t711;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(t709), "f"(t710));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t712 = t711 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t713;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t713) : "r"(t711));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t714;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t714) : "h"(t713));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t715;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t715) : "r"(t712));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t716;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t716) : "h"(t715));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t714;
            acc_16 = t716;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t717 = acc_17;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t718 = acc_18;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t719;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(t717), "f"(t718));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t720 = t719 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t721;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t721) : "r"(t719));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t722;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t722) : "h"(t721));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t723;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t723) : "r"(t720));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t724;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t724) : "h"(t723));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t722;
            acc_18 = t724;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t725 = acc_19;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t726 = acc_20;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t727;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t727) : "f"(t725), "f"(t726));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t728 = t727 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t729;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t729) : "r"(t727));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t730;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t730) : "h"(t729));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t731;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t731) : "r"(t728));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t732;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t732) : "h"(t731));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t730;
            acc_20 = t732;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t733 = acc_21;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t734 = acc_22;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t735;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t735) : "f"(t733), "f"(t734));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t736 = t735 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t737;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t737) : "r"(t735));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t738;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t738) : "h"(t737));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t739;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t739) : "r"(t736));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t740;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t740) : "h"(t739));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t738;
            acc_22 = t740;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t741 = acc_23;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t742 = acc_24;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t743;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(t741), "f"(t742));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t744 = t743 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t745;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t745) : "r"(t743));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t746;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t746) : "h"(t745));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t747;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t747) : "r"(t744));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t748;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t748) : "h"(t747));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t746;
            acc_24 = t748;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t749 = acc_25;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t750 = acc_26;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t751;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(t749), "f"(t750));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t752 = t751 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t753;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t753) : "r"(t751));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t754;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t754) : "h"(t753));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t755;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t755) : "r"(t752));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t756;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t756) : "h"(t755));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t754;
            acc_26 = t756;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t757 = acc_27;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t758 = acc_28;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t759;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(t757), "f"(t758));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t760 = t759 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t761;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t761) : "r"(t759));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t762;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t762) : "h"(t761));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t763;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t763) : "r"(t760));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t764;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t764) : "h"(t763));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t762;
            acc_28 = t764;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t765 = acc_29;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t766 = acc_30;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t767;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(t765), "f"(t766));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t768 = t767 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t769;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t769) : "r"(t767));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t770;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t770) : "h"(t769));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t771;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t771) : "r"(t768));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t772;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t772) : "h"(t771));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t770;
            acc_30 = t772;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t773 = acc_31;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t774 = acc_32;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t775;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(t773), "f"(t774));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t776 = t775 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t777;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t777) : "r"(t775));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t778;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t778) : "h"(t777));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t779;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t779) : "r"(t776));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t780;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t780) : "h"(t779));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t778;
            acc_32 = t780;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t781 = acc_33;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t782 = acc_34;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t783;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(t781), "f"(t782));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t784 = t783 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t785;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t785) : "r"(t783));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t786;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t786) : "h"(t785));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t787;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t787) : "r"(t784));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t788;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t788) : "h"(t787));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t786;
            acc_34 = t788;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t789 = acc_35;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t790 = acc_36;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t791;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(t789), "f"(t790));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t792 = t791 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t793;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t793) : "r"(t791));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t794;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t794) : "h"(t793));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t795;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t795) : "r"(t792));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t796;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t796) : "h"(t795));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t794;
            acc_36 = t796;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t797 = acc_37;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t798 = acc_38;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t799;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(t797), "f"(t798));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t800 = t799 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t801;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t801) : "r"(t799));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t802;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t802) : "h"(t801));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t803;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t803) : "r"(t800));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t804;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t804) : "h"(t803));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t802;
            acc_38 = t804;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t805 = acc_39;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t806 = acc_40;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t807;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(t805), "f"(t806));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t808 = t807 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t809;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t809) : "r"(t807));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t810;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t810) : "h"(t809));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t811;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t811) : "r"(t808));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t812;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t812) : "h"(t811));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t810;
            acc_40 = t812;
#line 81 "fa-kernels/src/conv/statistics.rs"
            const u32 t813 = t568 * t570;
#line 81 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t813;
            f32 t815;
            asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(count_4), "f"(1.0f));
#line 82 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t815));
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t817 = t568 * t570;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t817 == 80u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t819 = acc;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t820 = 0.0f + t819;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t821 = acc_9;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = t820 + t821;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t823 = acc_17;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t824 = t822 + t823;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t825 = acc_25;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t826 = t824 + t825;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t827 = acc_33;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t826 + t827;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t829 = acc_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t830 = 0.0f + t829;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t831 = acc_10;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t832 = t830 + t831;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t833 = acc_18;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = t832 + t833;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t835 = acc_26;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t836 = t834 + t835;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t837 = acc_34;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t836 + t837;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t839 = acc_5;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = 0.0f + t839;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t841 = acc_13;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t842 = t840 + t841;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t843 = acc_21;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t844 = t842 + t843;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = acc_29;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = t844 + t845;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t847 = acc_37;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t846 + t847;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t849 = acc_6;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = 0.0f + t849;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = acc_14;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = t850 + t851;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t853 = acc_22;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t854 = t852 + t853;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t855 = acc_30;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = t854 + t855;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = acc_38;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t856 + t857;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = parts + parts_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = parts_3 + parts_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t861 = t859 + t860;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t861;
            } else {
                const u32 t862 = t32 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t862 << 1u;
                const bool columns = first_7 < t570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t865 = first_7 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t865 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t867 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t867 & columns;
                const f32 t869 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = acc;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = t869 + t870;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t873 = exists ? t871 : t872;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t873;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t874 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t874 & columns_2;
                const f32 t876 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t877 = acc_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t878 = t876 + t877;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t879 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = exists_2 ? t878 : t879;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t880;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t881 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t881 & columns;
                const f32 t883 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t884 = acc_5;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t885 = t883 + t884;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = exists_3 ? t885 : t886;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t887;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t888 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t888 & columns_2;
                const f32 t890 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t891 = acc_6;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = t890 + t891;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = exists_4 ? t892 : t893;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t894;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t895 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t895 & columns;
                const f32 t897 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = acc_9;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t899 = t897 + t898;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t901 = exists_5 ? t899 : t900;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t901;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t902 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t902 & columns_2;
                const f32 t904 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t905 = acc_10;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = t904 + t905;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t907 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = exists_6 ? t906 : t907;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t908;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t909 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t909 & columns;
                const f32 t911 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = acc_13;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t913 = t911 + t912;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = exists_7 ? t913 : t914;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t915;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t916 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t916 & columns_2;
                const f32 t918 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t919 = acc_14;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = t918 + t919;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t921 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = exists_8 ? t920 : t921;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t922;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t923 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t923 & columns;
                const f32 t925 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t926 = acc_17;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t927 = t925 + t926;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = exists_9 ? t927 : t928;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t929;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t930 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t930 & columns_2;
                const f32 t932 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t933 = acc_18;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = t932 + t933;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = exists_10 ? t934 : t935;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t936;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t937 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t937 & columns;
                const f32 t939 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = acc_21;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t941 = t939 + t940;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = exists_11 ? t941 : t942;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t943;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t944 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t944 & columns_2;
                const f32 t946 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = acc_22;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = t946 + t947;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = exists_12 ? t948 : t949;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t950;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t951 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t951 & columns;
                const f32 t953 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_25;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = t953 + t954;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = exists_13 ? t955 : t956;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t957;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t958 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t958 & columns_2;
                const f32 t960 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t961 = acc_26;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = t960 + t961;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = exists_14 ? t962 : t963;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t964;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t965 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t965 & columns;
                const f32 t967 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = acc_29;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = t967 + t968;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = exists_15 ? t969 : t970;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t971;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t972 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t972 & columns_2;
                const f32 t974 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = acc_30;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = t974 + t975;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = exists_16 ? t976 : t977;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t978;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t979 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t979 & columns;
                const f32 t981 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_33;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = t981 + t982;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = exists_17 ? t983 : t984;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t985;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t986 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t986 & columns_2;
                const f32 t988 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = acc_34;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t988 + t989;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = exists_18 ? t990 : t991;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t992;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t993 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t993 & columns;
                const f32 t995 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_37;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t995 + t996;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = exists_19 ? t997 : t998;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t999;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1000 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1000 & columns_2;
                const f32 t1002 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = acc_38;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = t1002 + t1003;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = exists_20 ? t1004 : t1005;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1006;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1008;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1008) : "f"(all));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1008;
            f32 t1010;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1010) : "f"(pair));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 t1011 = pair + t1010;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1011 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1013 - mean_3;
                f32 t1015;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(distance), "f"(distance), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1016 - mean_3;
                f32 t1018;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(distance_2), "f"(distance_2), "f"(t1015));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1019 - mean_3;
                f32 t1021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(distance_3), "f"(distance_3), "f"(t1018));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1022 - mean_3;
                f32 t1024;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(distance_4), "f"(distance_4), "f"(t1021));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1025 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_5), "f"(distance_5), "f"(t1024));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1028 - mean_3;
                f32 t1030;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(distance_6), "f"(distance_6), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1031 - mean_3;
                f32 t1033;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(distance_7), "f"(distance_7), "f"(t1030));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1034 - mean_3;
                f32 t1036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(distance_8), "f"(distance_8), "f"(t1033));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1037 - mean_3;
                f32 t1039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(distance_9), "f"(distance_9), "f"(t1036));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1040 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1039));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1043 - mean_3;
                f32 t1045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1046 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1046 - mean_3;
                f32 t1048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(distance_12), "f"(distance_12), "f"(t1045));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1049 - mean_3;
                f32 t1051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(distance_13), "f"(distance_13), "f"(t1048));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1052 - mean_3;
                f32 t1054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(distance_14), "f"(distance_14), "f"(t1051));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1055 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_15), "f"(distance_15), "f"(t1054));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1058 - mean_3;
                f32 t1060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(distance_16), "f"(distance_16), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1061 - mean_3;
                f32 t1063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(distance_17), "f"(distance_17), "f"(t1060));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1064 - mean_3;
                f32 t1066;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(distance_18), "f"(distance_18), "f"(t1063));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1067 - mean_3;
                f32 t1069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(distance_19), "f"(distance_19), "f"(t1066));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1070 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1070 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_20), "f"(distance_20), "f"(t1069));
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = parts_5 + parts_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = parts_7 + parts_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = t1073 + t1074;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1075;
            } else {
                const u32 t1076 = t32 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1076 << 1u;
                const bool columns_3 = first_8 < t570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1079 = first_8 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1079 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1081 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1081 & columns_3;
                const f32 t1083 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1084 - mean_3;
                f32 t1086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(distance_21), "f"(distance_21), "f"(t1083));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = exists_21 ? t1086 : t1087;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1088;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1089 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1089 & columns_4;
                const f32 t1091 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1092 - mean_3;
                f32 t1094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(distance_22), "f"(distance_22), "f"(t1091));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = exists_22 ? t1094 : t1095;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1096;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1097 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1097 & columns_3;
                const f32 t1099 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1100 - mean_3;
                f32 t1102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1102) : "f"(distance_23), "f"(distance_23), "f"(t1099));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = exists_23 ? t1102 : t1103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1104;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1105 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1105 & columns_4;
                const f32 t1107 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1108 - mean_3;
                f32 t1110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1110) : "f"(distance_24), "f"(distance_24), "f"(t1107));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = exists_24 ? t1110 : t1111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1112;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1113 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1113 & columns_3;
                const f32 t1115 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1116 - mean_3;
                f32 t1118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1118) : "f"(distance_25), "f"(distance_25), "f"(t1115));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = exists_25 ? t1118 : t1119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1120;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1121 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1121 & columns_4;
                const f32 t1123 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1124 - mean_3;
                f32 t1126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(distance_26), "f"(distance_26), "f"(t1123));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = exists_26 ? t1126 : t1127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1128;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1129 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1129 & columns_3;
                const f32 t1131 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1132 - mean_3;
                f32 t1134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1134) : "f"(distance_27), "f"(distance_27), "f"(t1131));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = exists_27 ? t1134 : t1135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1136;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1137 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1137 & columns_4;
                const f32 t1139 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1140 - mean_3;
                f32 t1142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1142) : "f"(distance_28), "f"(distance_28), "f"(t1139));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = exists_28 ? t1142 : t1143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1144;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1145 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1145 & columns_3;
                const f32 t1147 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1148 - mean_3;
                f32 t1150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1150) : "f"(distance_29), "f"(distance_29), "f"(t1147));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = exists_29 ? t1150 : t1151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1152;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1153 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1153 & columns_4;
                const f32 t1155 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1156 - mean_3;
                f32 t1158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1158) : "f"(distance_30), "f"(distance_30), "f"(t1155));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = exists_30 ? t1158 : t1159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1160;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1161 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1161 & columns_3;
                const f32 t1163 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1164 - mean_3;
                f32 t1166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1166) : "f"(distance_31), "f"(distance_31), "f"(t1163));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = exists_31 ? t1166 : t1167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1168;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1169 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1169 & columns_4;
                const f32 t1171 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1172 - mean_3;
                f32 t1174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(distance_32), "f"(distance_32), "f"(t1171));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = exists_32 ? t1174 : t1175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1176;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1177 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1177 & columns_3;
                const f32 t1179 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1180 - mean_3;
                f32 t1182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1182) : "f"(distance_33), "f"(distance_33), "f"(t1179));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = exists_33 ? t1182 : t1183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1184;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1185 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1185 & columns_4;
                const f32 t1187 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1188 - mean_3;
                f32 t1190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(distance_34), "f"(distance_34), "f"(t1187));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = exists_34 ? t1190 : t1191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1192;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1193 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1193 & columns_3;
                const f32 t1195 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1196 - mean_3;
                f32 t1198;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(distance_35), "f"(distance_35), "f"(t1195));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = exists_35 ? t1198 : t1199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1200;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1201 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1201 & columns_4;
                const f32 t1203 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1204 - mean_3;
                f32 t1206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(distance_36), "f"(distance_36), "f"(t1203));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = exists_36 ? t1206 : t1207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1208;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1209 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1209 & columns_3;
                const f32 t1211 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1212 - mean_3;
                f32 t1214;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(distance_37), "f"(distance_37), "f"(t1211));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = exists_37 ? t1214 : t1215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1216;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1217 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1217 & columns_4;
                const f32 t1219 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1220 - mean_3;
                f32 t1222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(distance_38), "f"(distance_38), "f"(t1219));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = exists_38 ? t1222 : t1223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1224;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1225 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1225 & columns_3;
                const f32 t1227 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1228 - mean_3;
                f32 t1230;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(distance_39), "f"(distance_39), "f"(t1227));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = exists_39 ? t1230 : t1231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1232;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1233 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1233 & columns_4;
                const f32 t1235 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1236 - mean_3;
                f32 t1238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(distance_40), "f"(distance_40), "f"(t1235));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = exists_40 ? t1238 : t1239;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1240;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1242;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1242) : "f"(all_2));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1242;
            f32 t1244;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1244) : "f"(pair_2));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t1244;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1246 = count;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1247 = mean;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1248 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1246 + count_4;
            const f32 difference_2 = mean_3 - t1247;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1251;
            asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1252;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(t1251));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1252;
            f32 t1254;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(difference_2), "f"(share_3), "f"(t1247));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1255 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1256 = t1255 * t1246;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1257 = t1248 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1258;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(t1256), "f"(share_3), "f"(t1257));
#line 91 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 91 "fa-kernels/src/conv/statistics.rs"
            mean = t1254;
#line 91 "fa-kernels/src/conv/statistics.rs"
            squares = t1258;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = 0.0f + t1259;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1261 = acc_11;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = t1260 + t1261;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = acc_19;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = t1262 + t1263;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_27;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = t1264 + t1265;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = acc_35;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1266 + t1267;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = acc_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = 0.0f + t1269;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_12;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = t1270 + t1271;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = acc_20;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = t1272 + t1273;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_28;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = t1274 + t1275;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_36;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1276 + t1277;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_7;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = 0.0f + t1279;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = acc_15;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1282 = t1280 + t1281;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_23;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = t1282 + t1283;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = acc_31;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = t1284 + t1285;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_39;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1286 + t1287;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_8;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = 0.0f + t1289;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = acc_16;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = t1290 + t1291;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_24;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = t1292 + t1293;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc_32;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = t1294 + t1295;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1297 = acc_40;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1296 + t1297;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = parts_9 + parts_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = parts_11 + parts_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = t1299 + t1300;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1301;
            } else {
                const u32 t1302 = t32 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1302 << 1u;
                const bool columns_5 = first_9 < t570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1305 = first_9 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1305 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1307 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1307 & columns_5;
                const f32 t1309 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = t1309 + t1310;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = exists_41 ? t1311 : t1312;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1313;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1314 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1314 & columns_6;
                const f32 t1316 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = acc_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = t1316 + t1317;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = exists_42 ? t1318 : t1319;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1320;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1321 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1321 & columns_5;
                const f32 t1323 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_7;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = t1323 + t1324;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = exists_43 ? t1325 : t1326;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1327;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1328 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1328 & columns_6;
                const f32 t1330 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_8;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = t1330 + t1331;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = exists_44 ? t1332 : t1333;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1334;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1335 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1335 & columns_5;
                const f32 t1337 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_11;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = t1337 + t1338;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = exists_45 ? t1339 : t1340;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1341;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1342 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1342 & columns_6;
                const f32 t1344 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_12;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1344 + t1345;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = exists_46 ? t1346 : t1347;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1348;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1349 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1349 & columns_5;
                const f32 t1351 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc_15;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = t1351 + t1352;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_47 ? t1353 : t1354;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1355;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1356 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1356 & columns_6;
                const f32 t1358 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_16;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1358 + t1359;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = exists_48 ? t1360 : t1361;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1362;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1363 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1363 & columns_5;
                const f32 t1365 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = acc_19;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1365 + t1366;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = exists_49 ? t1367 : t1368;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1369;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1370 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1370 & columns_6;
                const f32 t1372 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_20;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1372 + t1373;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = exists_50 ? t1374 : t1375;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1376;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1377 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1377 & columns_5;
                const f32 t1379 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = acc_23;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = t1379 + t1380;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = exists_51 ? t1381 : t1382;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1383;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1384 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1384 & columns_6;
                const f32 t1386 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_24;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1386 + t1387;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = exists_52 ? t1388 : t1389;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1390;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1391 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1391 & columns_5;
                const f32 t1393 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_27;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = t1393 + t1394;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = exists_53 ? t1395 : t1396;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1397;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1398 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1398 & columns_6;
                const f32 t1400 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_28;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1400 + t1401;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = exists_54 ? t1402 : t1403;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1404;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1405 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1405 & columns_5;
                const f32 t1407 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_31;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = t1407 + t1408;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = exists_55 ? t1409 : t1410;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1411;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1412 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1412 & columns_6;
                const f32 t1414 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_32;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1414 + t1415;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = exists_56 ? t1416 : t1417;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1418;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1419 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1419 & columns_5;
                const f32 t1421 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = acc_35;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = t1421 + t1422;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = exists_57 ? t1423 : t1424;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1425;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1426 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1426 & columns_6;
                const f32 t1428 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_36;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1428 + t1429;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = exists_58 ? t1430 : t1431;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1432;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1433 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1433 & columns_5;
                const f32 t1435 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = acc_39;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1435 + t1436;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = exists_59 ? t1437 : t1438;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1439;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1440 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1440 & columns_6;
                const f32 t1442 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_40;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1442 + t1443;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = exists_60 ? t1444 : t1445;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1446;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1448;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1448) : "f"(all_3));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1448;
            f32 t1450;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1450) : "f"(pair_3));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 t1451 = pair_3 + t1450;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1451 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1453 - mean_4;
                f32 t1455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1455) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1456 - mean_4;
                f32 t1458;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1458) : "f"(distance_42), "f"(distance_42), "f"(t1455));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1459 - mean_4;
                f32 t1461;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1461) : "f"(distance_43), "f"(distance_43), "f"(t1458));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1462 - mean_4;
                f32 t1464;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1464) : "f"(distance_44), "f"(distance_44), "f"(t1461));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1465 - mean_4;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_45), "f"(distance_45), "f"(t1464));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1468 - mean_4;
                f32 t1470;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1470) : "f"(distance_46), "f"(distance_46), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1471 - mean_4;
                f32 t1473;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1473) : "f"(distance_47), "f"(distance_47), "f"(t1470));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1474 - mean_4;
                f32 t1476;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1476) : "f"(distance_48), "f"(distance_48), "f"(t1473));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1477 - mean_4;
                f32 t1479;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(distance_49), "f"(distance_49), "f"(t1476));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1480 - mean_4;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_50), "f"(distance_50), "f"(t1479));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1483 - mean_4;
                f32 t1485;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1485) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1486 - mean_4;
                f32 t1488;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1488) : "f"(distance_52), "f"(distance_52), "f"(t1485));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1489 - mean_4;
                f32 t1491;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1491) : "f"(distance_53), "f"(distance_53), "f"(t1488));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1492 - mean_4;
                f32 t1494;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(distance_54), "f"(distance_54), "f"(t1491));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1495 - mean_4;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_55), "f"(distance_55), "f"(t1494));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1498 - mean_4;
                f32 t1500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(distance_56), "f"(distance_56), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1501 - mean_4;
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(distance_57), "f"(distance_57), "f"(t1500));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1504 - mean_4;
                f32 t1506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(distance_58), "f"(distance_58), "f"(t1503));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1507 - mean_4;
                f32 t1509;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(distance_59), "f"(distance_59), "f"(t1506));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1510 - mean_4;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_60), "f"(distance_60), "f"(t1509));
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = parts_13 + parts_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = parts_15 + parts_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = t1513 + t1514;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1515;
            } else {
                const u32 t1516 = t32 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1516 << 1u;
                const bool columns_7 = first_10 < t570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1519 = first_10 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1519 < t570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1521 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1521 & columns_7;
                const f32 t1523 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1524 - mean_4;
                f32 t1526;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(distance_61), "f"(distance_61), "f"(t1523));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = exists_61 ? t1526 : t1527;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1528;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1529 = 0u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1529 & columns_8;
                const f32 t1531 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1532 - mean_4;
                f32 t1534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(distance_62), "f"(distance_62), "f"(t1531));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = exists_62 ? t1534 : t1535;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1536;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1537 & columns_7;
                const f32 t1539 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1540 - mean_4;
                f32 t1542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(distance_63), "f"(distance_63), "f"(t1539));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = exists_63 ? t1542 : t1543;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1544;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1545 = 1u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1545 & columns_8;
                const f32 t1547 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1548 - mean_4;
                f32 t1550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(distance_64), "f"(distance_64), "f"(t1547));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = exists_64 ? t1550 : t1551;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1552;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1553 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1553 & columns_7;
                const f32 t1555 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1556 - mean_4;
                f32 t1558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(distance_65), "f"(distance_65), "f"(t1555));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = exists_65 ? t1558 : t1559;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1560;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1561 = 2u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1561 & columns_8;
                const f32 t1563 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1564 - mean_4;
                f32 t1566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(distance_66), "f"(distance_66), "f"(t1563));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = exists_66 ? t1566 : t1567;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1569 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1569 & columns_7;
                const f32 t1571 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1572 - mean_4;
                f32 t1574;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(distance_67), "f"(distance_67), "f"(t1571));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = exists_67 ? t1574 : t1575;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1576;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1577 = 3u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1577 & columns_8;
                const f32 t1579 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1580 - mean_4;
                f32 t1582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(distance_68), "f"(distance_68), "f"(t1579));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = exists_68 ? t1582 : t1583;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1584;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1585 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1585 & columns_7;
                const f32 t1587 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1588 - mean_4;
                f32 t1590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(distance_69), "f"(distance_69), "f"(t1587));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = exists_69 ? t1590 : t1591;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1592;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1593 = 4u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1593 & columns_8;
                const f32 t1595 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1596 - mean_4;
                f32 t1598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(distance_70), "f"(distance_70), "f"(t1595));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = exists_70 ? t1598 : t1599;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1600;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1601 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1601 & columns_7;
                const f32 t1603 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1604 - mean_4;
                f32 t1606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1606) : "f"(distance_71), "f"(distance_71), "f"(t1603));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = exists_71 ? t1606 : t1607;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1608;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 5u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1609 & columns_8;
                const f32 t1611 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1612 - mean_4;
                f32 t1614;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1614) : "f"(distance_72), "f"(distance_72), "f"(t1611));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = exists_72 ? t1614 : t1615;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1616;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1617 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1617 & columns_7;
                const f32 t1619 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1620 - mean_4;
                f32 t1622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(distance_73), "f"(distance_73), "f"(t1619));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = exists_73 ? t1622 : t1623;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1624;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1625 = 6u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1625 & columns_8;
                const f32 t1627 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1628 - mean_4;
                f32 t1630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(distance_74), "f"(distance_74), "f"(t1627));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = exists_74 ? t1630 : t1631;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1632;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1633 & columns_7;
                const f32 t1635 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1636 - mean_4;
                f32 t1638;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(distance_75), "f"(distance_75), "f"(t1635));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = exists_75 ? t1638 : t1639;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1640;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1641 = 7u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1641 & columns_8;
                const f32 t1643 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1644 - mean_4;
                f32 t1646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(distance_76), "f"(distance_76), "f"(t1643));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = exists_76 ? t1646 : t1647;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1648;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1649 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1649 & columns_7;
                const f32 t1651 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1652 - mean_4;
                f32 t1654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(distance_77), "f"(distance_77), "f"(t1651));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = exists_77 ? t1654 : t1655;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1656;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1657 = 8u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1657 & columns_8;
                const f32 t1659 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1660 - mean_4;
                f32 t1662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(distance_78), "f"(distance_78), "f"(t1659));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = exists_78 ? t1662 : t1663;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1664;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1665 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1665 & columns_7;
                const f32 t1667 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1668 - mean_4;
                f32 t1670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1670) : "f"(distance_79), "f"(distance_79), "f"(t1667));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = exists_79 ? t1670 : t1671;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1672;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1673 = 9u < t568;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1673 & columns_8;
                const f32 t1675 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1676 - mean_4;
                f32 t1678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(distance_80), "f"(distance_80), "f"(t1675));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = exists_80 ? t1678 : t1679;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1680;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t1682;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1682) : "f"(all_4));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t1682;
            f32 t1684;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1684) : "f"(pair_4));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t1684;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1686 = count_2;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1687 = mean_2;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1688 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1686 + count_4;
            const f32 difference_3 = mean_4 - t1687;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1691;
            asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1692;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1692) : "f"(t1691));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1692;
            f32 t1694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1694) : "f"(difference_3), "f"(share_4), "f"(t1687));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1695 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1696 = t1695 * t1686;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1697 = t1688 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1698;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(t1696), "f"(share_4), "f"(t1697));
#line 91 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 91 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1694;
#line 91 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1698;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t1700 = i_13 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1700;
            const bool t1702 = i_13 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t1702 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t1704 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t1705 = i_13 == 3u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t1705) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1706 = t33 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1707 = t32 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1708 = t32 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1709 = t1708 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1710 = t1707 + t1709;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1711 = t1706 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1712 = t32 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1713 = t1712 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1714 = t1711 + t1713;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1715 = t1710 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1716 = t1714 ^ t1715;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1717 = t1710 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1718 = t1716 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1719 = t1717 + t1718;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1720 = t1704 + t1719;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1721;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1721) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1722;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1723;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1723) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1724;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1724) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1720), "r"(t1721), "r"(t1722), "r"(t1723), "r"(t1724) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1725;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1725) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1726;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1726) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1727;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1727) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1728;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1728) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1720), "r"(t1725), "r"(t1726), "r"(t1727), "r"(t1728) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1729;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1729) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1730;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1730) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1731;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1731) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1732;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1732) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1720), "r"(t1729), "r"(t1730), "r"(t1731), "r"(t1732) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1733;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1733) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1734;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1734) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1735;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1735) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1736;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1736) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1720), "r"(t1733), "r"(t1734), "r"(t1735), "r"(t1736) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1737;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1737) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1738;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1738) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1739;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1739) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1740;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1740) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1720), "r"(t1737), "r"(t1738), "r"(t1739), "r"(t1740) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1741 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t1741 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1743 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1744 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t1743 ? t1744 : 0u;
        const u32 rounds = left_6 < cta_groups ? left_6 : cta_groups;
#line 108 "fa-kernels/src/conv/statistics.rs"
        const bool t1747 = 0u < rounds;
#line 108 "fa-kernels/src/conv/statistics.rs"
        if (t1747) {
            const u32 t1748 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1749 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1750 = t1749 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1751 = t1750 + t1748;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1752 = t1751 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1753;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1753) : "r"(t1752), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1754 = t1753 >> groups_shift;
#line 117 "fa-kernels/src/conv/statistics.rs"
            const u32 t1755 = t32 & 3u;
#line 117 "fa-kernels/src/conv/statistics.rs"
            const bool t1756 = t1755 == 0u;
#line 117 "fa-kernels/src/conv/statistics.rs"
            if (t1756) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1757 = t33 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1758 = t32 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t1757 + t1758;
                const u32 t1760 = first_12 + 8u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t1761 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t1762 = t1761 + first_12;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t1763 = t1762 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1763;
                const f32 t1765 = count;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = mean;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = squares;
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t1768;
                asm("mov.b32 %0, %1;" : "=r"(t1768) : "f"(t1765));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t1769;
                asm("mov.b32 %0, %1;" : "=r"(t1769) : "f"(t1766));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t1770;
                asm("mov.b32 %0, %1;" : "=r"(t1770) : "f"(t1767));
#line 120 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1768), "r"(t1769), "r"(t1770), "r"(0u) : "memory");
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t1771 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t1772 = t1771 + t1760;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t1773 = t1772 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1773;
                const f32 t1775 = count_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = mean_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = squares_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t1778;
                asm("mov.b32 %0, %1;" : "=r"(t1778) : "f"(t1775));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t1779;
                asm("mov.b32 %0, %1;" : "=r"(t1779) : "f"(t1776));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t1780;
                asm("mov.b32 %0, %1;" : "=r"(t1780) : "f"(t1777));
#line 120 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1778), "r"(t1779), "r"(t1780), "r"(0u) : "memory");
            }
#line 124 "fa-kernels/src/conv/statistics.rs"
            count = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            mean = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            squares = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            count_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            mean_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 127 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_4 = threadIdx.x;
            const bool t1782 = channel_4 < 64u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            if (t1782) {
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t1783 = channel_4 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t1784 = moments + t1783;
#line 130 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1784) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1785;
                asm("mov.b32 %0, %1;" : "=f"(t1785) : "r"(row_9));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1786;
                asm("mov.b32 %0, %1;" : "=f"(t1786) : "r"(row_10));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1787;
                asm("mov.b32 %0, %1;" : "=f"(t1787) : "r"(row_11));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1788;
                asm("mov.b32 %0, %1;" : "=f"(t1788) : "r"(row_12));
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t1789 = 64u + channel_4;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t1790 = t1789 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t1791 = moments + t1790;
#line 130 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1791) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1792;
                asm("mov.b32 %0, %1;" : "=f"(t1792) : "r"(row_13));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1793;
                asm("mov.b32 %0, %1;" : "=f"(t1793) : "r"(row_14));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1794;
                asm("mov.b32 %0, %1;" : "=f"(t1794) : "r"(row_15));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t1795;
                asm("mov.b32 %0, %1;" : "=f"(t1795) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1785 + t1792;
                const f32 difference_4 = t1793 - t1786;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1798;
                asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1799;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(t1798));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1792 * t1799;
                f32 t1801;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(difference_4), "f"(share_5), "f"(t1786));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1802 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1803 = t1802 * t1785;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1804 = t1787 + t1794;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t1805;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1805) : "f"(t1803), "f"(share_5), "f"(t1804));
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 t1806 = blockIdx.y;
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t1806 << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1808 = blockIdx.x;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_13 + channel_4;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t1808 + t1754;
                const u64 t1811 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1812 = t1811 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1813 = t1812 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1814 = partial + t1813;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1815 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1816 = t1815 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1817 = t1816 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1818 = t1814 + t1817;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1819;
                asm("mov.b32 %0, %1;" : "=r"(t1819) : "f"(count_7));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1820;
                asm("mov.b32 %0, %1;" : "=r"(t1820) : "f"(t1801));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1821;
                asm("mov.b32 %0, %1;" : "=r"(t1821) : "f"(t1805));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1818), "r"(t1819), "r"(t1820), "r"(t1821), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1822 = 0ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1823 = t1822 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1824 = counters + t1823;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1825 = 1ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1826 = t1825 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1827 = counters + t1826;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1828 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1829 = t1828 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1829) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1824), "r"(1u) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1830 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1831 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1832 = t1830 * t1831;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1833 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1834 = t1832 * t1833;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t1835;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1835) : "l"(t1824) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t1836 = t1835 < t1834;
            if (!t1836) break;
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1839 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1840 = t1839 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1840) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1841 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1842 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1843 = t1841 * t1842;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1844 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1845 = t1843 * t1844;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1846 = t1845 - 1u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t1847;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1847) : "l"(t1827), "r"(t1846) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t1848 = t1847 == t1846;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t1848) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1824), "r"(0u) : "memory");
        }
    }
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1849 = !is_producer;
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1849) {
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t1850 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t1851 = t1850 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1851 << 3u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1853 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t1853 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1855 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1856 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1855 ? t1856 : 0u;
        const u32 t1858 = left_7 < cta_groups ? left_7 : cta_groups;
#line 27 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1858; i_16 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1859 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1860 = t1859 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1861 = t1860 + i_16;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1862 = t1861 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1863;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1863) : "r"(t1862), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1863 >> groups_shift;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t1865 = i_16 == 0u;
#line 29 "fa-kernels/src/conv/output.rs"
            const u32 t1866 = i_16 > 1u ? i_16 : 1u;
#line 29 "fa-kernels/src/conv/output.rs"
            const u32 t1867 = t1866 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1868 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1869 = t1868 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1870 = t1869 + t1867;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1871 = t1870 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1872;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1872) : "r"(t1871), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1873 = t1872 >> groups_shift;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t1874 = sample_4 != t1873;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t1875 = t1865 | t1874;
#line 29 "fa-kernels/src/conv/output.rs"
            if (t1875) {
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t1876 = threadIdx.x;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t1877 = t1876 & 63u;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t1878 = threadIdx.x;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t1879 = t1878 >> 6u;
                const u32 t1880 = blockIdx.y;
#line 146 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1880 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1882 = sample_4 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1883 = t1882 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1884;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1884) : "r"(t1883), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1885 = t1884 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1886 = sample_4 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1887 = t1886 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1888 = t1887 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1889 = t1888 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1890;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1890) : "r"(t1889), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1891 = t1890 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1892 = t1885 + t1879;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1893 = t1891 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1892; i_17 < t1893; i_17 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1894 = i_17 <= t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1895 = i_17 < t1891 ? i_17 : t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_7 = first_channel + t1877;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_6 = t1895 + sample_4;
                    const u64 t1898 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1899 = t1898 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1900 = t1899 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1901 = partial + t1900;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1902 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1903 = t1902 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1904 = t1903 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1905 = t1901 + t1904;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1905) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1906;
                    asm("mov.b32 %0, %1;" : "=f"(t1906) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1907;
                    asm("mov.b32 %0, %1;" : "=f"(t1907) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1908;
                    asm("mov.b32 %0, %1;" : "=f"(t1908) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1909;
                    asm("mov.b32 %0, %1;" : "=f"(t1909) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1911 = cta <= t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1912 = cta < t1891 ? cta : t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t1877;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t1912 + sample_4;
                    const u64 t1915 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1916 = t1915 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1917 = t1916 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1918 = partial + t1917;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1919 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1920 = t1919 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1921 = t1920 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1922 = t1918 + t1921;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1922) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1923;
                    asm("mov.b32 %0, %1;" : "=f"(t1923) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1924;
                    asm("mov.b32 %0, %1;" : "=f"(t1924) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1925;
                    asm("mov.b32 %0, %1;" : "=f"(t1925) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1926;
                    asm("mov.b32 %0, %1;" : "=f"(t1926) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1928 = cta_2 <= t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1929 = cta_2 < t1891 ? cta_2 : t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t1877;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t1929 + sample_4;
                    const u64 t1932 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1933 = t1932 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1934 = t1933 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1935 = partial + t1934;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1936 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1937 = t1936 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1938 = t1937 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1939 = t1935 + t1938;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1939) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1940;
                    asm("mov.b32 %0, %1;" : "=f"(t1940) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1941;
                    asm("mov.b32 %0, %1;" : "=f"(t1941) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1942;
                    asm("mov.b32 %0, %1;" : "=f"(t1942) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1943;
                    asm("mov.b32 %0, %1;" : "=f"(t1943) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1945 = cta_3 <= t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1946 = cta_3 < t1891 ? cta_3 : t1891;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t1877;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t1946 + sample_4;
                    const u64 t1949 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1950 = t1949 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1951 = t1950 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1952 = partial + t1951;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1953 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1954 = t1953 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1955 = t1954 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1956 = t1952 + t1955;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1956) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1957;
                    asm("mov.b32 %0, %1;" : "=f"(t1957) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1958;
                    asm("mov.b32 %0, %1;" : "=f"(t1958) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1959;
                    asm("mov.b32 %0, %1;" : "=f"(t1959) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1960;
                    asm("mov.b32 %0, %1;" : "=f"(t1960) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1961 = t1894 ? t1906 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1962 = t1894 ? t1907 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1963 = t1894 ? t1908 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1964 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1965 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1966 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t1964 + t1961;
                    const f32 difference_5 = t1962 - t1965;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1969;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1969) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1970;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(t1969));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t1961 * t1970;
                    f32 t1972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(difference_5), "f"(share_6), "f"(t1965));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1973 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1974 = t1973 * t1964;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1975 = t1966 + t1963;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(t1974), "f"(share_6), "f"(t1975));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1972;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1976;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1977 = t1911 ? t1923 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1978 = t1911 ? t1924 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1979 = t1911 ? t1925 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1980 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1981 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1982 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t1980 + t1977;
                    const f32 difference_6 = t1978 - t1981;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1985;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1986;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1986) : "f"(t1985));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t1977 * t1986;
                    f32 t1988;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(difference_6), "f"(share_7), "f"(t1981));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1989 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1990 = t1989 * t1980;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1991 = t1982 + t1979;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(t1990), "f"(share_7), "f"(t1991));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1988;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1992;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1993 = t1928 ? t1940 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1994 = t1928 ? t1941 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1995 = t1928 ? t1942 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1996 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1997 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1998 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t1996 + t1993;
                    const f32 difference_7 = t1994 - t1997;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2001) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2002;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2002) : "f"(t2001));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t1993 * t2002;
                    f32 t2004;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(difference_7), "f"(share_8), "f"(t1997));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2005 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2006 = t2005 * t1996;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2007 = t1998 + t1995;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(t2006), "f"(share_8), "f"(t2007));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t2004;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2008;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2009 = t1945 ? t1957 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2010 = t1945 ? t1958 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2011 = t1945 ? t1959 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2012 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2013 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2014 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2012 + t2009;
                    const f32 difference_8 = t2010 - t2013;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(count_12), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2018;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2018) : "f"(t2017));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2009 * t2018;
                    f32 t2020;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(difference_8), "f"(share_9), "f"(t2013));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2021 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2022 = t2021 * t2012;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2023 = t2014 + t2011;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(t2022), "f"(share_9), "f"(t2023));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t2020;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2024;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2025 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2026 = mean_5;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2027 = squares_5;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t2028 = t1879 << 6u;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t2029 = t2028 + t1877;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t2030 = t2029 << 4u;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t2031 = moments + t2030;
#line 152 "fa-kernels/src/conv/statistics.rs"
                u32 t2032;
                asm("mov.b32 %0, %1;" : "=r"(t2032) : "f"(t2025));
#line 152 "fa-kernels/src/conv/statistics.rs"
                u32 t2033;
                asm("mov.b32 %0, %1;" : "=r"(t2033) : "f"(t2026));
#line 152 "fa-kernels/src/conv/statistics.rs"
                u32 t2034;
                asm("mov.b32 %0, %1;" : "=r"(t2034) : "f"(t2027));
#line 152 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2031), "r"(t2032), "r"(t2033), "r"(t2034), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 156 "fa-kernels/src/conv/statistics.rs"
                const bool t2035 = t1879 == 0u;
#line 156 "fa-kernels/src/conv/statistics.rs"
                if (t2035) {
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2036 = t1877 << 4u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2037 = moments + t2036;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2037) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2038;
                    asm("mov.b32 %0, %1;" : "=f"(t2038) : "r"(row_17));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2039;
                    asm("mov.b32 %0, %1;" : "=f"(t2039) : "r"(row_18));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2040;
                    asm("mov.b32 %0, %1;" : "=f"(t2040) : "r"(row_19));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2041;
                    asm("mov.b32 %0, %1;" : "=f"(t2041) : "r"(row_20));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2042 = 64u + t1877;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2043 = t2042 << 4u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2044 = moments + t2043;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2044) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2045;
                    asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(row_21));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2046;
                    asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(row_22));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2047;
                    asm("mov.b32 %0, %1;" : "=f"(t2047) : "r"(row_23));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2048;
                    asm("mov.b32 %0, %1;" : "=f"(t2048) : "r"(row_24));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2038 + t2045;
                    const f32 difference_9 = t2046 - t2039;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2051;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2051) : "f"(count_13), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2052;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(t2051));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2045 * t2052;
                    f32 t2054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(difference_9), "f"(share_10), "f"(t2039));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2055 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2056 = t2055 * t2038;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2057 = t2040 + t2047;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2058;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(t2056), "f"(share_10), "f"(t2057));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2059 = 128u + t1877;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2060 = t2059 << 4u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2061 = moments + t2060;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2061) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2062;
                    asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(row_25));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2063;
                    asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(row_26));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2064;
                    asm("mov.b32 %0, %1;" : "=f"(t2064) : "r"(row_27));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2065;
                    asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(row_28));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2062;
                    const f32 difference_10 = t2063 - t2054;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2068;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2068) : "f"(count_14), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2069;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(t2068));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2062 * t2069;
                    f32 t2071;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(difference_10), "f"(share_11), "f"(t2054));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2072 = difference_10 * difference_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2073 = t2072 * count_13;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2074 = t2058 + t2064;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2075;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(t2073), "f"(share_11), "f"(t2074));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2076 = 192u + t1877;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2077 = t2076 << 4u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2078 = moments + t2077;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2078) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2079;
                    asm("mov.b32 %0, %1;" : "=f"(t2079) : "r"(row_29));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2080;
                    asm("mov.b32 %0, %1;" : "=f"(t2080) : "r"(row_30));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2081;
                    asm("mov.b32 %0, %1;" : "=f"(t2081) : "r"(row_31));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t2082;
                    asm("mov.b32 %0, %1;" : "=f"(t2082) : "r"(row_32));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2079;
                    const f32 difference_11 = t2080 - t2071;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2085;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2085) : "f"(count_15), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2086;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2086) : "f"(t2085));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2079 * t2086;
                    f32 t2088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(difference_11), "f"(share_12), "f"(t2071));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2089 = difference_11 * difference_11;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2090 = t2089 * count_14;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2091 = t2075 + t2081;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2092;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(t2090), "f"(share_12), "f"(t2091));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2093 = first_channel + t1877;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2093 < 63u ? t2093 : 63u;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2095 = t1877 << 3u;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2096 = t7 + t2095;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2097;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2097) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2098;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2098) : "f"(t2097));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2092 * t2098;
                    const f32 t2100 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2100));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2102 = -t2088;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t2102 * inverse;
#line 100 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2096), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2096), "f"(to_zero) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2104 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2105 = t2104 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2105 + i_16;
            const u32 t2107 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t2108;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2108) : "r"(t2107), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2108 >> groups_shift;
            const u32 t2110 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2111 = group_4 - t2110;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2112 = t2111 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2112 + index;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2114 = number_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t2115;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2115) : "r"(t2114), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2116 = t2115 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2116 * 10u;
            const u32 t2118 = number_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t2119;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2119) : "r"(t2118), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t2120 = t2119 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t2121 = t2120 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t2122 = number_4 - t2121;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2122 << 3u;
            const bool t2124 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t2125 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_8 = t2124 ? t2125 : 0u;
            const u32 t2127 = left_8 < 10u ? left_8 : 10u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t2128 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t2129 = t2128 < 8u ? t2128 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t2131 = i_16 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2131;
            const bool t2133 = i_16 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2133 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2135 = base_2 + own_2;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2136 = channel_5 << 3u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2137 = t7 + t2136;
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2137) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2138;
            asm("mov.b32 %0, %1;" : "=f"(t2138) : "r"(row_33));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2139;
            asm("mov.b32 %0, %1;" : "=f"(t2139) : "r"(row_34));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2140;
            asm("mov.b32 %0, %1;" : "=f"(t2140) : "r"(row_35));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2141;
            asm("mov.b32 %0, %1;" : "=f"(t2141) : "r"(row_36));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2137) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2142;
            asm("mov.b32 %0, %1;" : "=f"(t2142) : "r"(row_37));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2143;
            asm("mov.b32 %0, %1;" : "=f"(t2143) : "r"(row_38));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2144;
            asm("mov.b32 %0, %1;" : "=f"(t2144) : "r"(row_39));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2145;
            asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(row_40));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2137) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2146;
            asm("mov.b32 %0, %1;" : "=f"(t2146) : "r"(row_41));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2147;
            asm("mov.b32 %0, %1;" : "=f"(t2147) : "r"(row_42));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2148;
            asm("mov.b32 %0, %1;" : "=f"(t2148) : "r"(row_43));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2149;
            asm("mov.b32 %0, %1;" : "=f"(t2149) : "r"(row_44));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2137) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2150;
            asm("mov.b32 %0, %1;" : "=f"(t2150) : "r"(row_45));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2151;
            asm("mov.b32 %0, %1;" : "=f"(t2151) : "r"(row_46));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2152;
            asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(row_47));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2153;
            asm("mov.b32 %0, %1;" : "=f"(t2153) : "r"(row_48));
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2154 = blockIdx.y;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2155 = t2154 << 6u;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 t2156 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2156 & 127u;
            const u32 t2158 = thread_3 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
            const u32 t2159 = thread_3 >> 3u;
            const u32 t2160 = t2158 << 3u;
#line 73 "fa-kernels/src/conv/output.rs"
            const u32 channel_6 = t2155 + t2160;
#line 75 "fa-kernels/src/conv/output.rs"
            const bool t2162 = channel_6 < 64u;
#line 75 "fa-kernels/src/conv/output.rs"
            if (t2162) {
#line 77 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_18 = 0u; i_18 < 5u; i_18 += 1u) {
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 t2163 = i_18 << 4u;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t2159 + t2163;
                    const u32 t2165 = pixel >> 3u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 t2166 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2167 = pixel < 79u ? pixel : 79u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2168 = t2167 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2169 = t2158 ^ t2168;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2170 = t2167 << 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2171 = t2169 << 4u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2172 = t2170 + t2171;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2135 + t2172;
                    u32 row_49;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(from) : "memory");
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2174 = row_49 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2175;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2175) : "r"(row_49));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2176;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2176) : "h"(t2175));
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2177;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2177) : "r"(t2174));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2178;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2178) : "h"(t2177));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(t2176), "f"(t2138), "f"(t2139));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2180;
                    asm("abs.f32 %0, %1;" : "=f"(t2180) : "f"(t2179));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2181;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2181) : "f"(t2180), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(t2181), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(t2181), "f"(t2182), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(t2181), "f"(t2183), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(t2181), "f"(t2184), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(t2181), "f"(t2185), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(t2181), "f"(t2186), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2188 = -t2181;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(t2187));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2190;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2190) : "f"(t2179), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(t2188), "f"(t2189), "f"(t2190));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(t2178), "f"(t2140), "f"(t2141));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2193;
                    asm("abs.f32 %0, %1;" : "=f"(t2193) : "f"(t2192));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2194;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2194) : "f"(t2193), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(t2194), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(t2194), "f"(t2195), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(t2194), "f"(t2196), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(t2194), "f"(t2197), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(t2194), "f"(t2198), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(t2194), "f"(t2199), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2201 = -t2194;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2202;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2202) : "f"(t2200));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2203;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2192), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(t2201), "f"(t2202), "f"(t2203));
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2191), "f"(t2204));
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2206 = row_50 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2207;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2207) : "r"(row_50));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2208;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2208) : "h"(t2207));
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2209;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2209) : "r"(t2206));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2210;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2210) : "h"(t2209));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(t2208), "f"(t2142), "f"(t2143));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2212;
                    asm("abs.f32 %0, %1;" : "=f"(t2212) : "f"(t2211));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2213;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2213) : "f"(t2212), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(t2213), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(t2213), "f"(t2214), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(t2213), "f"(t2215), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(t2213), "f"(t2216), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(t2213), "f"(t2217), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(t2213), "f"(t2218), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2220 = -t2213;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2221;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2221) : "f"(t2219));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2222;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2222) : "f"(t2211), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(t2220), "f"(t2221), "f"(t2222));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(t2210), "f"(t2144), "f"(t2145));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2225;
                    asm("abs.f32 %0, %1;" : "=f"(t2225) : "f"(t2224));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2226;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2226) : "f"(t2225), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(t2226), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(t2226), "f"(t2227), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(t2226), "f"(t2228), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(t2226), "f"(t2229), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(t2226), "f"(t2230), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(t2226), "f"(t2231), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2233 = -t2226;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2234;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2234) : "f"(t2232));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2235;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2235) : "f"(t2224), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(t2233), "f"(t2234), "f"(t2235));
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2223), "f"(t2236));
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2238 = row_51 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2239;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2239) : "r"(row_51));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2240;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2240) : "h"(t2239));
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2241;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2241) : "r"(t2238));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2242;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2242) : "h"(t2241));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(t2240), "f"(t2146), "f"(t2147));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2244;
                    asm("abs.f32 %0, %1;" : "=f"(t2244) : "f"(t2243));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2245;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2244), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(t2245), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(t2245), "f"(t2246), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(t2245), "f"(t2247), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(t2245), "f"(t2248), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(t2245), "f"(t2249), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(t2245), "f"(t2250), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2252 = -t2245;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2253;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(t2251));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2254;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2254) : "f"(t2243), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(t2252), "f"(t2253), "f"(t2254));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(t2242), "f"(t2148), "f"(t2149));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2257;
                    asm("abs.f32 %0, %1;" : "=f"(t2257) : "f"(t2256));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2258;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2258) : "f"(t2257), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(t2258), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(t2258), "f"(t2259), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2261;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(t2258), "f"(t2260), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2262;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(t2258), "f"(t2261), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(t2258), "f"(t2262), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(t2258), "f"(t2263), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2265 = -t2258;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2266;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2266) : "f"(t2264));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2267;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2267) : "f"(t2256), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(t2265), "f"(t2266), "f"(t2267));
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2255), "f"(t2268));
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2270 = row_52 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2271;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2271) : "r"(row_52));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2272;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2272) : "h"(t2271));
#line 83 "fa-kernels/src/conv/output.rs"
                    f16 t2273;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2273) : "r"(t2270));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2274;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2274) : "h"(t2273));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(t2272), "f"(t2150), "f"(t2151));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2276;
                    asm("abs.f32 %0, %1;" : "=f"(t2276) : "f"(t2275));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2277;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2277) : "f"(t2276), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(t2277), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(t2277), "f"(t2278), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(t2277), "f"(t2279), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(t2277), "f"(t2280), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(t2277), "f"(t2281), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(t2277), "f"(t2282), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2284 = -t2277;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2285;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(t2283));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2286;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2286) : "f"(t2275), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2287;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(t2284), "f"(t2285), "f"(t2286));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(t2274), "f"(t2152), "f"(t2153));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2289;
                    asm("abs.f32 %0, %1;" : "=f"(t2289) : "f"(t2288));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2290;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2290) : "f"(t2289), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(t2290), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(t2290), "f"(t2291), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2293;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(t2290), "f"(t2292), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(t2290), "f"(t2293), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(t2290), "f"(t2294), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2296;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(t2290), "f"(t2295), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t2297 = -t2290;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2298;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2298) : "f"(t2296));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2299;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2299) : "f"(t2288), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t2300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t2297), "f"(t2298), "f"(t2299));
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2287), "f"(t2300));
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t2302 = t2165 < t2127;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t2303 = t2166 < t2129;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t2304 = t2302 & t2303;
#line 87 "fa-kernels/src/conv/output.rs"
                    if (t2304) {
                        const u32 at_6 = y_5 + t2165;
#line 88 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = x_5 + t2166;
                        const u64 t2307 = (u64)sample_5;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2308 = t2307 * y_stride0;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2309 = t2308 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2310 = y + t2309;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2311 = (u64)at_6;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2312 = t2311 * y_stride1;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2313 = t2312 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2314 = t2310 + t2313;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2315 = (u64)at_7;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2316 = t2315 * y_stride2;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2317 = t2316 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2318 = t2314 + t2317;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2319 = (u64)channel_6 * 2u;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2320 = t2318 + t2319;
#line 89 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2320), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
