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
#line 137 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 139 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 135168u;
    const u32 moments = outputs + 61440u;
    const u32 t7 = moments + 4096u;
#line 126 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 512u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 61440u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t10) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t8 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t8 + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t8 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t8 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t8 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t8 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t17) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t8 + 64u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t18) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t8 + 72u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t19) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t8 + 80u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t8 + 88u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = t8 + 136u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = t8 + 144u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = t8 + 152u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = t8 + 160u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 8u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t33 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t33));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t36 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t37 = warp_2 & 3u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t38 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t38 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t40 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t41 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t40 ? t41 : 0u;
        const u32 t43 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t43; i += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_2 = i << 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 & 3u;
            const u32 t46 = slot + 8u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t47 = t46 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t48 = t8 + t47;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t49 = i_2 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t50 = t49 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t51 = t50 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t48), "r"(t51) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t52 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t53 = t52 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group = t53 + i;
            const u32 t55 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t56;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample = t56 >> groups_shift;
            const u32 t58 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t59 = group - t58;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t59 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t61 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t62;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t62) : "r"(t61), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t63 = t62 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t63 * 10u;
            const u32 t65 = number << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t66;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t66) : "r"(t65), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t67 = t66 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t68 = t67 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t69 = number - t68;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t69 << 3u;
            const bool t71 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t72 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t71 ? t72 : 0u;
            const u32 t74 = left_2 < 10u ? left_2 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t75 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t76 = t75 < 8u ? t75 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_2 = i & 3u;
            const u32 t78 = index_2 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t79 = t8 + t78;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t80 = i >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t81 = t80 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t82 = slot * 15360u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t82;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t84 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t85 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t86;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t86) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t87 = t86 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t87) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 15360;" :  : "r"(t79) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t79), "r"(0u), "r"(t84), "r"(t85), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t88 = i << 1u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t88 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 & 3u;
            const u32 t91 = slot_2 + 8u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t92 = t91 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t93 = t8 + t92;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t94 = i_3 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t95 = t94 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t96 = t95 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t96) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t97 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t98 = t97 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t98 + i;
            const u32 t100 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t101;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t101) : "r"(t100), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t101 >> groups_shift;
            const u32 t103 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t104 = group_2 - t103;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t105 = t104 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t105 + 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t107 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t108;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t108) : "r"(t107), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t109 = t108 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t109 * 10u;
            const u32 t111 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t112;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t112) : "r"(t111), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t113 = t112 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t114 = t113 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t115 = number_2 - t114;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t115 << 3u;
            const bool t117 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t118 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t117 ? t118 : 0u;
            const u32 t120 = left_3 < 10u ? left_3 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t121 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t122 = t121 < 8u ? t121 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t123 = i & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_3 = 4u + t123;
            const u32 t125 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t126 = t8 + t125;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t127 = i >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t128 = t127 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t129 = slot_2 * 15360u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t129;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t131 = x_3 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t132 = y_3 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t133;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t133) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t134 = t133 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t134) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 15360;" :  : "r"(t126) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t126), "r"(0u), "r"(t131), "r"(t132), "r"(sample_2) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t135 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t135) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_4 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_3 = i_4 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t138 = slot_3 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t140 = t8 + t139;
                const u32 t141 = slot_3 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_3 = t9 + t141;
                const u32 t143 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t144 = t143 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t145;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t145) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t146 = t145 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t146) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t140) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t140), "r"(0u), "r"(0u), "r"(0u), "r"(t144) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t147 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = t147 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t150 = slot_4 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t151 = t150 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = t8 + t151;
                const u32 t153 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t153;
                const u32 t155 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t156 = t155 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t157;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t157) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t158 = t157 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t158) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t152) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t152), "r"(0u), "r"(1u), "r"(0u), "r"(t156) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t159 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t159 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t162 = slot_5 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t163 = t162 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = t8 + t163;
                const u32 t165 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t165;
                const u32 t167 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t168 = t167 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t169;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t169) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t170 = t169 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t170) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t164) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t164), "r"(0u), "r"(2u), "r"(0u), "r"(t168) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t171 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t171 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t174 = slot_6 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = t174 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t176 = t8 + t175;
                const u32 t177 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t177;
                const u32 t179 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t180 = t179 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t181;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t181) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t182 = t181 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t182) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t176) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t176), "r"(0u), "r"(0u), "r"(1u), "r"(t180) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t183 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t183 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t186 = slot_7 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = t186 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t188 = t8 + t187;
                const u32 t189 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t189;
                const u32 t191 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t192 = t191 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t193;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t193) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t194 = t193 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t194) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t188) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t188), "r"(0u), "r"(1u), "r"(1u), "r"(t192) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t195 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t195 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t198 = slot_8 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = t198 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = t8 + t199;
                const u32 t201 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t201;
                const u32 t203 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t204 = t203 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t205;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t205) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t206 = t205 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t206) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t200) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t200), "r"(0u), "r"(2u), "r"(1u), "r"(t204) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t207 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t207 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t210 = slot_9 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = t210 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t8 + t211;
                const u32 t213 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t213;
                const u32 t215 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t216 = t215 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t217;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t217) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t218 = t217 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t218) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t212) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t212), "r"(0u), "r"(0u), "r"(2u), "r"(t216) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t219 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t219 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t222 = slot_10 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t223 = t222 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t224 = t8 + t223;
                const u32 t225 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t225;
                const u32 t227 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t228 = t227 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t229;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t229) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t230 = t229 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t230) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t224) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t224), "r"(0u), "r"(1u), "r"(2u), "r"(t228) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t231 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t231 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t234 = slot_11 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t235 = t234 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t236 = t8 + t235;
                const u32 t237 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t9 + t237;
                const u32 t239 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t240 = t239 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t241;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t241) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t242 = t241 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t242) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t236) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t236), "r"(0u), "r"(2u), "r"(2u), "r"(t240) : "memory");
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
        const u32 t243 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t243 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t245 = t37 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t246 = t36 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t245 + t246;
        const u32 t248 = first_3 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t249 = first_2 + first_3;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel = t249 < 63u ? t249 : 63u;
        const u64 t251 = (u64)channel;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t252 = t251 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t253 = t252 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t254 = bias + t253;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t255;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t255) : "l"(t254) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t256;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t256) : "h"(t255));
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t257 = first_2 + t248;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t257 < 63u ? t257 : 63u;
        const u64 t259 = (u64)channel_2;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t260 = t259 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t261 = t260 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t262 = bias + t261;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t263;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t263) : "l"(t262) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t264;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t264) : "h"(t263));
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
        const u32 t265 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t265 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t267 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t268 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_4 = t267 ? t268 : 0u;
        const u32 t270 = left_4 < cta_groups ? left_4 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t270; i_13 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = t256;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = t264;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = t264;
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t271 = i_13 << 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_14 = t271 + index;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_12 = i_14 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t274 = index << 2u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t275 = i_13 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_4 = t274 + t275;
            const u32 t277 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t278 = t8 + t277;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t279 = i_13 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t280 = t279 & 1u;
#line 27 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t278), "r"(t280) : "memory");
            const u32 t281 = slot_12 * 15360u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t282 = smem_1 + t281;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t283 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t283) {
                const u32 t284 = t8 + 96u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t284), "r"(0u) : "memory");
            }
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t285 = t9 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t286 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t287 = t285 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t288 = (u64)t287;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t289 = t288 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t290 = t286 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t291 = (u64)t290;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t292 = t291 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t293 = t285 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t294 = (u64)t293;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t295 = t294 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t296 = t286 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t297 = (u64)t296;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t298 = t297 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t299 = t285 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t300 = (u64)t299;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t301 = t300 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t302 = t286 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t303 = (u64)t302;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t304 = t303 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t305 = t285 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t306 = (u64)t305;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t307 = t306 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t308 = t286 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t309 = (u64)t308;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t310 = t309 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t289), "l"(t292), "l"(t295), "l"(t298), "l"(t301), "l"(t304), "l"(t307), "l"(t310) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t311 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t311) {
                const u32 t312 = t8 + 104u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t312), "r"(0u) : "memory");
            }
            const u32 t313 = t9 + 8192u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t314 = t313 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t315 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t316 = t315 + 8u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t317 = t314 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t318 = (u64)t317;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t319 = t318 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t320 = t316 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t321 = (u64)t320;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t322 = t321 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t323 = t314 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t324 = (u64)t323;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t325 = t324 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t326 = t316 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t327 = (u64)t326;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t328 = t327 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t329 = t314 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t330 = (u64)t329;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t331 = t330 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t332 = t316 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t333 = (u64)t332;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t334 = t333 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t335 = t314 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t336 = (u64)t335;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t337 = t336 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t338 = t316 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t339 = (u64)t338;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t340 = t339 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t319), "l"(t322), "l"(t325), "l"(t328), "l"(t331), "l"(t334), "l"(t337), "l"(t340) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t341 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t341) {
                const u32 t342 = t8 + 112u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t342), "r"(0u) : "memory");
            }
            const u32 t343 = t9 + 16384u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t344 = t343 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t345 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t346 = t345 + 16u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t347 = t344 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t348 = (u64)t347;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t349 = t348 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t350 = t346 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t351 = (u64)t350;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t352 = t351 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t353 = t344 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t354 = (u64)t353;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t355 = t354 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t356 = t346 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t357 = (u64)t356;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = t357 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t359 = t344 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t360 = (u64)t359;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = t360 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t362 = t346 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t363 = (u64)t362;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = t363 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t365 = t344 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t366 = (u64)t365;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = t366 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t368 = t346 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t369 = (u64)t368;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = t369 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t349), "l"(t352), "l"(t355), "l"(t358), "l"(t361), "l"(t364), "l"(t367), "l"(t370) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t371 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t371) {
                const u32 t372 = t8 + 120u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t372), "r"(0u) : "memory");
            }
            const u32 t373 = t9 + 24576u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t374 = t373 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t375 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t376 = t375 + 80u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t377 = t374 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t378 = (u64)t377;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t379 = t378 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t380 = t376 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t381 = (u64)t380;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t382 = t381 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t383 = t374 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t384 = (u64)t383;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t385 = t384 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t386 = t376 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t387 = (u64)t386;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = t387 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t389 = t374 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t390 = (u64)t389;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = t390 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t392 = t376 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t393 = (u64)t392;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = t393 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t395 = t374 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t396 = (u64)t395;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = t396 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t398 = t376 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t399 = (u64)t398;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = t399 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t379), "l"(t382), "l"(t385), "l"(t388), "l"(t391), "l"(t394), "l"(t397), "l"(t400) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t401 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t401) {
                const u32 t402 = t8 + 128u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t402), "r"(0u) : "memory");
            }
            const u32 t403 = t9 + 32768u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t404 = t403 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t405 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t406 = t405 + 88u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t407 = t404 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t408 = (u64)t407;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t409 = t408 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t410 = t406 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t411 = (u64)t410;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t412 = t411 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t413 = t404 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t414 = (u64)t413;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t415 = t414 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t416 = t406 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t417 = (u64)t416;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = t417 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t419 = t404 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t420 = (u64)t419;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = t420 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t422 = t406 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t423 = (u64)t422;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = t423 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t425 = t404 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t426 = (u64)t425;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = t426 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t428 = t406 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t429 = (u64)t428;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = t429 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t409), "l"(t412), "l"(t415), "l"(t418), "l"(t421), "l"(t424), "l"(t427), "l"(t430) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t431 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t431) {
                const u32 t432 = t8 + 136u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t432), "r"(0u) : "memory");
            }
            const u32 t433 = t9 + 40960u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t434 = t433 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t435 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t436 = t435 + 96u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t437 = t434 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t438 = (u64)t437;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t439 = t438 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t440 = t436 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t441 = (u64)t440;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t442 = t441 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t443 = t434 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t444 = (u64)t443;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t445 = t444 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t446 = t436 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t447 = (u64)t446;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = t447 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t449 = t434 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t450 = (u64)t449;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = t450 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t452 = t436 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t453 = (u64)t452;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = t453 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t455 = t434 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t456 = (u64)t455;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = t456 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t458 = t436 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t459 = (u64)t458;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = t459 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t439), "l"(t442), "l"(t445), "l"(t448), "l"(t451), "l"(t454), "l"(t457), "l"(t460) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t461 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t461) {
                const u32 t462 = t8 + 144u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t462), "r"(0u) : "memory");
            }
            const u32 t463 = t9 + 49152u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t464 = t463 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t465 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t466 = t465 + 160u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t467 = t464 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t468 = (u64)t467;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t469 = t468 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t470 = t466 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t471 = (u64)t470;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t472 = t471 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t473 = t464 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t474 = (u64)t473;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t475 = t474 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t476 = t466 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t477 = (u64)t476;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = t477 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t479 = t464 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t480 = (u64)t479;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = t480 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t482 = t466 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t483 = (u64)t482;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = t483 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t485 = t464 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t486 = (u64)t485;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = t486 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t488 = t466 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t489 = (u64)t488;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = t489 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t469), "l"(t472), "l"(t475), "l"(t478), "l"(t481), "l"(t484), "l"(t487), "l"(t490) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t491 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t491) {
                const u32 t492 = t8 + 152u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t492), "r"(0u) : "memory");
            }
            const u32 t493 = t9 + 57344u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t494 = t493 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t495 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t496 = t495 + 168u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t497 = t494 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t498 = (u64)t497;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t499 = t498 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t500 = t496 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t501 = (u64)t500;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t502 = t501 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t503 = t494 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t504 = (u64)t503;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t505 = t504 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t506 = t496 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t507 = (u64)t506;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = t507 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t509 = t494 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t510 = (u64)t509;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = t510 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t512 = t496 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t513 = (u64)t512;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = t513 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t515 = t494 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t516 = (u64)t515;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = t516 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t518 = t496 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t519 = (u64)t518;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = t519 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t499), "l"(t502), "l"(t505), "l"(t508), "l"(t511), "l"(t514), "l"(t517), "l"(t520) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t521 = i_13 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t521) {
                const u32 t522 = t8 + 160u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t522), "r"(0u) : "memory");
            }
            const u32 t523 = t9 + 65536u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t524 = t523 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = t282 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t526 = t525 + 176u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t527 = t524 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t528 = (u64)t527;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t529 = t528 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t530 = t526 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t531 = (u64)t530;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t532 = t531 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t533 = t524 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t534 = (u64)t533;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t535 = t534 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t536 = t526 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t537 = (u64)t536;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t538 = t537 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t539 = t524 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t540 = (u64)t539;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t541 = t540 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t542 = t526 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t543 = (u64)t542;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t544 = t543 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t545 = t524 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t546 = (u64)t545;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t547 = t546 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t548 = t526 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t549 = (u64)t548;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t550 = t549 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t529), "l"(t532), "l"(t535), "l"(t538), "l"(t541), "l"(t544), "l"(t547), "l"(t550) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) :  : "memory");
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t551 = i_13 << 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t551 + index;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t553 = i_15 & 3u;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t554 = t553 + 8u;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t555 = t554 << 3u;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t556 = t8 + t555;
            u32 t557;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t557) : );
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t558 = t557 == 1u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t558) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t556) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t559 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t560 = t559 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t560 + i_13;
            const u32 t562 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t563;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t563) : "r"(t562), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t563 >> groups_shift;
            const u32 t565 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t566 = group_3 - t565;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t567 = t566 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t567 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t569 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t570;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t570) : "r"(t569), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t571 = t570 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t571 * 10u;
            const u32 t573 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t574;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t574) : "r"(t573), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t575 = t574 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t576 = t575 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t577 = number_3 - t576;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t577 << 3u;
            const bool t579 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t580 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_5 = t579 ? t580 : 0u;
            const u32 t582 = left_5 < 10u ? left_5 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t583 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t584 = t583 < 8u ? t583 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t585 = 0u < i_13;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t585) {
#line 107 "fa-kernels/src/conv/statistics.rs"
                const u32 t586 = i_13 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t587 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t588 = t587 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t589 = t588 + t586;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t590 = t589 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t591;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t591) : "r"(t590), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t591 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t593 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t594 = t593 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t595 = t594 + i_13;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t596 = t595 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t597;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t597) : "r"(t596), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t598 = t597 >> groups_shift;
#line 108 "fa-kernels/src/conv/statistics.rs"
                const bool t599 = t598 != before;
#line 108 "fa-kernels/src/conv/statistics.rs"
                if (t599) {
#line 126 "fa-kernels/src/conv/statistics.rs"
                    const u32 t600 = t36 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    const bool t601 = t600 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    if (t601) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t602 = t37 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t603 = t36 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t602 + t603;
                        const u32 t605 = first_5 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t606 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t607 = t606 + first_5;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t608 = t607 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t608;
                        const f32 t610 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t611 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t612 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t613;
                        asm("mov.b32 %0, %1;" : "=r"(t613) : "f"(t610));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t614;
                        asm("mov.b32 %0, %1;" : "=r"(t614) : "f"(t611));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t615;
                        asm("mov.b32 %0, %1;" : "=r"(t615) : "f"(t612));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t613), "r"(t614), "r"(t615), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t616 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t617 = t616 + t605;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t618 = t617 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t618;
                        const f32 t620 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t621 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t622 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t623;
                        asm("mov.b32 %0, %1;" : "=r"(t623) : "f"(t620));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t624;
                        asm("mov.b32 %0, %1;" : "=r"(t624) : "f"(t621));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t625;
                        asm("mov.b32 %0, %1;" : "=r"(t625) : "f"(t622));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t623), "r"(t624), "r"(t625), "r"(0u) : "memory");
                    }
#line 133 "fa-kernels/src/conv/statistics.rs"
                    count = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    mean = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    squares = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    count_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    mean_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t627 = channel_3 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
                    if (t627) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t628 = channel_3 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t629 = moments + t628;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t629) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t630;
                        asm("mov.b32 %0, %1;" : "=f"(t630) : "r"(row));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t631;
                        asm("mov.b32 %0, %1;" : "=f"(t631) : "r"(row_2));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t632;
                        asm("mov.b32 %0, %1;" : "=f"(t632) : "r"(row_3));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t633;
                        asm("mov.b32 %0, %1;" : "=f"(t633) : "r"(row_4));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t634 = 64u + channel_3;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t635 = t634 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t636 = moments + t635;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t636) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t637;
                        asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(row_5));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t638;
                        asm("mov.b32 %0, %1;" : "=f"(t638) : "r"(row_6));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t639;
                        asm("mov.b32 %0, %1;" : "=f"(t639) : "r"(row_7));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t640;
                        asm("mov.b32 %0, %1;" : "=f"(t640) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t630 + t637;
                        const f32 difference = t638 - t631;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t643;
                        asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t644;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t637 * t644;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t631));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t647 = t630 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t648 = t647 ? t638 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t649 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t650 = t649 * t630;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t651 = t632 + t639;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t650), "f"(share), "f"(t651));
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 t653 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t653 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 t655 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_6 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_5 = t655 + before;
                        const u64 t658 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t659 = t658 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t660 = t659 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t661 = partial + t660;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t662 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t663 = t662 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t664 = t663 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t665 = t661 + t664;
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t666;
                        asm("mov.b32 %0, %1;" : "=r"(t666) : "f"(count_3));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t667;
                        asm("mov.b32 %0, %1;" : "=r"(t667) : "f"(t648));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t668;
                        asm("mov.b32 %0, %1;" : "=r"(t668) : "f"(t652));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t665), "r"(t666), "r"(t667), "r"(t668), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t669 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t670 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t671;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t671) : "f"(t669), "f"(t670));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t672 = t671 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t673;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t673) : "r"(t671));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t674;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t674) : "h"(t673));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t675;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t675) : "r"(t672));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t676;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t676) : "h"(t675));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t674;
            acc_2 = t676;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t677 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t678 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t679;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t679) : "f"(t677), "f"(t678));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t680 = t679 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t681;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t681) : "r"(t679));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t682;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t682) : "h"(t681));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t683;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t683) : "r"(t680));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t684;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t684) : "h"(t683));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t682;
            acc_4 = t684;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t685 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t686 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t687;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(t685), "f"(t686));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t688 = t687 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t689;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t689) : "r"(t687));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t690;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t690) : "h"(t689));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t691;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t691) : "r"(t688));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t692;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t692) : "h"(t691));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t690;
            acc_6 = t692;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t693 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t694 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t695;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(t693), "f"(t694));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t696 = t695 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t697;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t697) : "r"(t695));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t698;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t698) : "h"(t697));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t699;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t699) : "r"(t696));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t700;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t700) : "h"(t699));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t698;
            acc_8 = t700;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t701 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t702 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t703;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(t701), "f"(t702));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t704 = t703 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t705;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t705) : "r"(t703));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t706;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t706) : "h"(t705));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t707;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t707) : "r"(t704));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t708;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t708) : "h"(t707));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t706;
            acc_10 = t708;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t709 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t710 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t711;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(t709), "f"(t710));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t712 = t711 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t713;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t713) : "r"(t711));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t714;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t714) : "h"(t713));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t715;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t715) : "r"(t712));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t716;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t716) : "h"(t715));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t714;
            acc_12 = t716;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t717 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t718 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t719;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(t717), "f"(t718));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t720 = t719 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t721;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t721) : "r"(t719));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t722;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t722) : "h"(t721));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t723;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t723) : "r"(t720));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t724;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t724) : "h"(t723));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t722;
            acc_14 = t724;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t725 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t726 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t727;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t727) : "f"(t725), "f"(t726));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t728 = t727 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t729;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t729) : "r"(t727));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t730;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t730) : "h"(t729));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t731;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t731) : "r"(t728));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t732;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t732) : "h"(t731));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t730;
            acc_16 = t732;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t733 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t734 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t735;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t735) : "f"(t733), "f"(t734));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t736 = t735 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t737;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t737) : "r"(t735));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t738;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t738) : "h"(t737));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t739;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t739) : "r"(t736));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t740;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t740) : "h"(t739));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t738;
            acc_18 = t740;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t741 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t742 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t743;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(t741), "f"(t742));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t744 = t743 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t745;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t745) : "r"(t743));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t746;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t746) : "h"(t745));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t747;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t747) : "r"(t744));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t748;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t748) : "h"(t747));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t746;
            acc_20 = t748;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t749 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t750 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t751;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(t749), "f"(t750));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t752 = t751 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t753;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t753) : "r"(t751));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t754;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t754) : "h"(t753));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t755;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t755) : "r"(t752));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t756;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t756) : "h"(t755));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t754;
            acc_22 = t756;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t757 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t758 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t759;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(t757), "f"(t758));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t760 = t759 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t761;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t761) : "r"(t759));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t762;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t762) : "h"(t761));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t763;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t763) : "r"(t760));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t764;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t764) : "h"(t763));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t762;
            acc_24 = t764;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t765 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t766 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t767;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(t765), "f"(t766));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t768 = t767 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t769;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t769) : "r"(t767));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t770;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t770) : "h"(t769));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t771;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t771) : "r"(t768));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t772;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t772) : "h"(t771));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t770;
            acc_26 = t772;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t773 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t774 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t775;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(t773), "f"(t774));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t776 = t775 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t777;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t777) : "r"(t775));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t778;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t778) : "h"(t777));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t779;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t779) : "r"(t776));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t780;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t780) : "h"(t779));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t778;
            acc_28 = t780;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t781 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t782 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t783;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(t781), "f"(t782));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t784 = t783 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t785;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t785) : "r"(t783));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t786;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t786) : "h"(t785));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t787;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t787) : "r"(t784));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t788;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t788) : "h"(t787));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t786;
            acc_30 = t788;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t789 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t790 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t791;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(t789), "f"(t790));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t792 = t791 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t793;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t793) : "r"(t791));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t794;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t794) : "h"(t793));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t795;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t795) : "r"(t792));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t796;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t796) : "h"(t795));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t794;
            acc_32 = t796;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t797 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t798 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t799;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(t797), "f"(t798));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t800 = t799 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t801;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t801) : "r"(t799));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t802;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t802) : "h"(t801));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t803;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t803) : "r"(t800));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t804;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t804) : "h"(t803));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t802;
            acc_34 = t804;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t805 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t806 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t807;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(t805), "f"(t806));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t808 = t807 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t809;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t809) : "r"(t807));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t810;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t810) : "h"(t809));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t811;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t811) : "r"(t808));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t812;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t812) : "h"(t811));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t810;
            acc_36 = t812;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t813 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t814 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t815;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t815) : "f"(t813), "f"(t814));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t816 = t815 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t817;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t817) : "r"(t815));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t818;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t818) : "h"(t817));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t819;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t819) : "r"(t816));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t820;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t820) : "h"(t819));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t818;
            acc_38 = t820;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t821 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t822 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t823;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t823) : "f"(t821), "f"(t822));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t824 = t823 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t825;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t825) : "r"(t823));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t826;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t826) : "h"(t825));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t827;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t827) : "r"(t824));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t828;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t828) : "h"(t827));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t826;
            acc_40 = t828;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t829 = t582 * t584;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t829;
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(count_4), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t831));
#line 90 "fa-kernels/src/conv/statistics.rs"
            const u32 t833 = t582 * t584;
#line 90 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t833 == 80u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t835 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t836 = 0.0f + t835;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t837 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t838 = t836 + t837;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t839 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = t838 + t839;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t841 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t842 = t840 + t841;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t843 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t842 + t843;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = 0.0f + t845;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t847 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t848 = t846 + t847;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t849 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = t848 + t849;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = t850 + t851;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t853 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t852 + t853;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t855 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = 0.0f + t855;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = t856 + t857;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = t858 + t859;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t861 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t862 = t860 + t861;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t862 + t863;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t865 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t866 = 0.0f + t865;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t867 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = t866 + t867;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t868 + t869;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = t870 + t871;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t873 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t872 + t873;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t877 = t875 + t876;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t877;
            } else {
                const u32 t878 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t878 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_7 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t881 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t881 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t883 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t883 & columns;
                const f32 t885 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = t885 + t886;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t889 = exists ? t887 : t888;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t889;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t890 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t890 & columns_2;
                const f32 t892 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = t892 + t893;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t895 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t896 = exists_2 ? t894 : t895;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t896;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t897 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t897 & columns;
                const f32 t899 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t901 = t899 + t900;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t902 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t903 = exists_3 ? t901 : t902;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t903;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t904 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t904 & columns_2;
                const f32 t906 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t907 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = t906 + t907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t909 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t910 = exists_4 ? t908 : t909;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t911 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t911 & columns;
                const f32 t913 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = t913 + t914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t917 = exists_5 ? t915 : t916;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t917;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t918 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t918 & columns_2;
                const f32 t920 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t921 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = t920 + t921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = exists_6 ? t922 : t923;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t924;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t925 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t925 & columns;
                const f32 t927 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = t927 + t928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t931 = exists_7 ? t929 : t930;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t931;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t932 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t932 & columns_2;
                const f32 t934 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = t934 + t935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t937 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t938 = exists_8 ? t936 : t937;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t938;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t939 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t939 & columns;
                const f32 t941 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = t941 + t942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t945 = exists_9 ? t943 : t944;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t945;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t946 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t946 & columns_2;
                const f32 t948 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = t948 + t949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = exists_10 ? t950 : t951;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t952;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t953 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t953 & columns;
                const f32 t955 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = t955 + t956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = exists_11 ? t957 : t958;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t959;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t960 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t960 & columns_2;
                const f32 t962 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = t962 + t963;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = exists_12 ? t964 : t965;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t967 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t967 & columns;
                const f32 t969 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = t969 + t970;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = exists_13 ? t971 : t972;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t973;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t974 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t974 & columns_2;
                const f32 t976 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = t976 + t977;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = exists_14 ? t978 : t979;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t980;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t981 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t981 & columns;
                const f32 t983 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = t983 + t984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = exists_15 ? t985 : t986;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t987;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t988 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t988 & columns_2;
                const f32 t990 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = t990 + t991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = exists_16 ? t992 : t993;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t994;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t995 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t995 & columns;
                const f32 t997 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = t997 + t998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = exists_17 ? t999 : t1000;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1001;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1002 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1002 & columns_2;
                const f32 t1004 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = t1004 + t1005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = exists_18 ? t1006 : t1007;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1008;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1009 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1009 & columns;
                const f32 t1011 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = t1011 + t1012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = exists_19 ? t1013 : t1014;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1015;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1016 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1016 & columns_2;
                const f32 t1018 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1018 + t1019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = exists_20 ? t1020 : t1021;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1022;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1023 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1024;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1025 = t1023 + t1024;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1026;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1027 = t1025 + t1026;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1027 * share_2;
            const f32 t1029 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1029), "f"(count_4), "f"(t1027));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(rest), "f"(share_2), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1032 - mean_4;
                f32 t1034;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1035 - mean_4;
                f32 t1037;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(distance_2), "f"(distance_2), "f"(t1034));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1038 - mean_4;
                f32 t1040;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(distance_3), "f"(distance_3), "f"(t1037));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1041 - mean_4;
                f32 t1043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(distance_4), "f"(distance_4), "f"(t1040));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1044 - mean_4;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_5), "f"(distance_5), "f"(t1043));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1047 - mean_4;
                f32 t1049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(distance_6), "f"(distance_6), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1050 - mean_4;
                f32 t1052;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(distance_7), "f"(distance_7), "f"(t1049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1053 - mean_4;
                f32 t1055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(distance_8), "f"(distance_8), "f"(t1052));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1056 - mean_4;
                f32 t1058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(distance_9), "f"(distance_9), "f"(t1055));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1059 - mean_4;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1058));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1062 - mean_4;
                f32 t1064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1065 - mean_4;
                f32 t1067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(distance_12), "f"(distance_12), "f"(t1064));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1068 - mean_4;
                f32 t1070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(distance_13), "f"(distance_13), "f"(t1067));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1071 - mean_4;
                f32 t1073;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(distance_14), "f"(distance_14), "f"(t1070));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1074 - mean_4;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_15), "f"(distance_15), "f"(t1073));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1077 - mean_4;
                f32 t1079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(distance_16), "f"(distance_16), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1080 - mean_4;
                f32 t1082;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(distance_17), "f"(distance_17), "f"(t1079));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1083 - mean_4;
                f32 t1085;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(distance_18), "f"(distance_18), "f"(t1082));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1086 - mean_4;
                f32 t1088;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(distance_19), "f"(distance_19), "f"(t1085));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1089 - mean_4;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_20), "f"(distance_20), "f"(t1088));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = t1092 + t1093;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1094;
            } else {
                const u32 t1095 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1095 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_8 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1098 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1098 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1100 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1100 & columns_3;
                const f32 t1102 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1103 - mean_4;
                f32 t1105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1105) : "f"(distance_21), "f"(distance_21), "f"(t1102));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = exists_21 ? t1105 : t1106;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1107;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1108 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1108 & columns_4;
                const f32 t1110 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1111 - mean_4;
                f32 t1113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1113) : "f"(distance_22), "f"(distance_22), "f"(t1110));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = exists_22 ? t1113 : t1114;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1115;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1116 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1116 & columns_3;
                const f32 t1118 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1119 - mean_4;
                f32 t1121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(distance_23), "f"(distance_23), "f"(t1118));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = exists_23 ? t1121 : t1122;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1123;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1124 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1124 & columns_4;
                const f32 t1126 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1127 - mean_4;
                f32 t1129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1129) : "f"(distance_24), "f"(distance_24), "f"(t1126));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = exists_24 ? t1129 : t1130;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1131;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1132 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1132 & columns_3;
                const f32 t1134 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1135 - mean_4;
                f32 t1137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1137) : "f"(distance_25), "f"(distance_25), "f"(t1134));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = exists_25 ? t1137 : t1138;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1140 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1140 & columns_4;
                const f32 t1142 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1143 - mean_4;
                f32 t1145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1145) : "f"(distance_26), "f"(distance_26), "f"(t1142));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = exists_26 ? t1145 : t1146;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1147;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1148 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1148 & columns_3;
                const f32 t1150 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1151 - mean_4;
                f32 t1153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1153) : "f"(distance_27), "f"(distance_27), "f"(t1150));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = exists_27 ? t1153 : t1154;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1155;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1156 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1156 & columns_4;
                const f32 t1158 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1159 - mean_4;
                f32 t1161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(distance_28), "f"(distance_28), "f"(t1158));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = exists_28 ? t1161 : t1162;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1163;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1164 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1164 & columns_3;
                const f32 t1166 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1167 - mean_4;
                f32 t1169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1169) : "f"(distance_29), "f"(distance_29), "f"(t1166));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = exists_29 ? t1169 : t1170;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1171;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1172 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1172 & columns_4;
                const f32 t1174 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1175 - mean_4;
                f32 t1177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1177) : "f"(distance_30), "f"(distance_30), "f"(t1174));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = exists_30 ? t1177 : t1178;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1179;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1180 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1180 & columns_3;
                const f32 t1182 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1183 - mean_4;
                f32 t1185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1185) : "f"(distance_31), "f"(distance_31), "f"(t1182));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = exists_31 ? t1185 : t1186;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1187;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1188 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1188 & columns_4;
                const f32 t1190 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1191 - mean_4;
                f32 t1193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(distance_32), "f"(distance_32), "f"(t1190));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = exists_32 ? t1193 : t1194;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1195;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1196 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1196 & columns_3;
                const f32 t1198 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1199 - mean_4;
                f32 t1201;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1201) : "f"(distance_33), "f"(distance_33), "f"(t1198));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = exists_33 ? t1201 : t1202;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1203;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1204 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1204 & columns_4;
                const f32 t1206 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1207 - mean_4;
                f32 t1209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(distance_34), "f"(distance_34), "f"(t1206));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = exists_34 ? t1209 : t1210;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1211;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1212 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1212 & columns_3;
                const f32 t1214 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1215 - mean_4;
                f32 t1217;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(distance_35), "f"(distance_35), "f"(t1214));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = exists_35 ? t1217 : t1218;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1219;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1220 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1220 & columns_4;
                const f32 t1222 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1223 - mean_4;
                f32 t1225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(distance_36), "f"(distance_36), "f"(t1222));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = exists_36 ? t1225 : t1226;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1227;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1228 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1228 & columns_3;
                const f32 t1230 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1231 - mean_4;
                f32 t1233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(distance_37), "f"(distance_37), "f"(t1230));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = exists_37 ? t1233 : t1234;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1235;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1236 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1236 & columns_4;
                const f32 t1238 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1239 - mean_4;
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(distance_38), "f"(distance_38), "f"(t1238));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = exists_38 ? t1241 : t1242;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1243;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1244 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1244 & columns_3;
                const f32 t1246 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1247 - mean_4;
                f32 t1249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(distance_39), "f"(distance_39), "f"(t1246));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = exists_39 ? t1249 : t1250;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1251;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1252 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1252 & columns_4;
                const f32 t1254 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1255 - mean_4;
                f32 t1257;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(distance_40), "f"(distance_40), "f"(t1254));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = exists_40 ? t1257 : t1258;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1259;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1260 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1261;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1261) : "f"(t1260));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1262 = t1260 + t1261;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1263;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1263) : "f"(t1262));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1262 + t1263;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1265 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1266 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1267 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1265 + count_4;
            const f32 difference_2 = mean_4 - t1266;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1270;
            asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1271;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(t1270));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1271;
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(difference_2), "f"(share_3), "f"(t1266));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1274 = t1265 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1275 = t1274 ? mean_4 : mean_5;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1276 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1277 = t1276 * t1265;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1278 = t1267 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1279;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(t1277), "f"(share_3), "f"(t1278));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean = t1275;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares = t1279;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = 0.0f + t1280;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1282 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = t1281 + t1282;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = t1283 + t1284;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = t1285 + t1286;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1287 + t1288;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = 0.0f + t1290;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = t1291 + t1292;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = t1293 + t1294;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1297 = t1295 + t1296;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1297 + t1298;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = 0.0f + t1300;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = t1301 + t1302;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = t1303 + t1304;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = t1305 + t1306;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1307 + t1308;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = 0.0f + t1310;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = t1311 + t1312;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = t1313 + t1314;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = t1315 + t1316;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1317 + t1318;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = t1320 + t1321;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1322;
            } else {
                const u32 t1323 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1323 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_9 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1326 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1326 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1328 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1328 & columns_5;
                const f32 t1330 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = t1330 + t1331;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = exists_41 ? t1332 : t1333;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1335 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1335 & columns_6;
                const f32 t1337 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = t1337 + t1338;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = exists_42 ? t1339 : t1340;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1341;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1342 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1342 & columns_5;
                const f32 t1344 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1344 + t1345;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = exists_43 ? t1346 : t1347;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1348;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1349 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1349 & columns_6;
                const f32 t1351 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = t1351 + t1352;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_44 ? t1353 : t1354;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1355;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1356 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1356 & columns_5;
                const f32 t1358 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1358 + t1359;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = exists_45 ? t1360 : t1361;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1362;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1363 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1363 & columns_6;
                const f32 t1365 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1365 + t1366;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = exists_46 ? t1367 : t1368;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1369;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1370 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1370 & columns_5;
                const f32 t1372 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1372 + t1373;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = exists_47 ? t1374 : t1375;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1376;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1377 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1377 & columns_6;
                const f32 t1379 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = t1379 + t1380;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = exists_48 ? t1381 : t1382;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1383;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1384 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1384 & columns_5;
                const f32 t1386 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1386 + t1387;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = exists_49 ? t1388 : t1389;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1390;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1391 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1391 & columns_6;
                const f32 t1393 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = t1393 + t1394;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = exists_50 ? t1395 : t1396;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1397;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1398 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1398 & columns_5;
                const f32 t1400 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1400 + t1401;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = exists_51 ? t1402 : t1403;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1404;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1405 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1405 & columns_6;
                const f32 t1407 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = t1407 + t1408;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = exists_52 ? t1409 : t1410;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1411;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1412 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1412 & columns_5;
                const f32 t1414 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1414 + t1415;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = exists_53 ? t1416 : t1417;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1419 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1419 & columns_6;
                const f32 t1421 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = t1421 + t1422;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = exists_54 ? t1423 : t1424;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1425;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1426 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1426 & columns_5;
                const f32 t1428 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1428 + t1429;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = exists_55 ? t1430 : t1431;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1432;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1433 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1433 & columns_6;
                const f32 t1435 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1435 + t1436;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = exists_56 ? t1437 : t1438;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1439;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1440 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1440 & columns_5;
                const f32 t1442 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1442 + t1443;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = exists_57 ? t1444 : t1445;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1446;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1447 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1447 & columns_6;
                const f32 t1449 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = t1449 + t1450;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = exists_58 ? t1451 : t1452;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1453;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1454 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1454 & columns_5;
                const f32 t1456 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1456 + t1457;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = exists_59 ? t1458 : t1459;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1460;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1461 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1461 & columns_6;
                const f32 t1463 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = t1463 + t1464;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = exists_60 ? t1465 : t1466;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1467;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1468 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1469;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1469) : "f"(t1468));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1470 = t1468 + t1469;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1471;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1471) : "f"(t1470));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1472 = t1470 + t1471;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1472 * share_2;
            const f32 t1474 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1474), "f"(count_4), "f"(t1472));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(rest_2), "f"(share_2), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1477 - mean_6;
                f32 t1479;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1480 - mean_6;
                f32 t1482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(distance_42), "f"(distance_42), "f"(t1479));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1483 - mean_6;
                f32 t1485;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1485) : "f"(distance_43), "f"(distance_43), "f"(t1482));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1486 - mean_6;
                f32 t1488;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1488) : "f"(distance_44), "f"(distance_44), "f"(t1485));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1489 - mean_6;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_45), "f"(distance_45), "f"(t1488));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1492 - mean_6;
                f32 t1494;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(distance_46), "f"(distance_46), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1495 - mean_6;
                f32 t1497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1497) : "f"(distance_47), "f"(distance_47), "f"(t1494));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1498 - mean_6;
                f32 t1500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(distance_48), "f"(distance_48), "f"(t1497));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1501 - mean_6;
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(distance_49), "f"(distance_49), "f"(t1500));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1504 - mean_6;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_50), "f"(distance_50), "f"(t1503));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1507 - mean_6;
                f32 t1509;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1510 - mean_6;
                f32 t1512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1512) : "f"(distance_52), "f"(distance_52), "f"(t1509));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1513 - mean_6;
                f32 t1515;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(distance_53), "f"(distance_53), "f"(t1512));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1516 - mean_6;
                f32 t1518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(distance_54), "f"(distance_54), "f"(t1515));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1519 - mean_6;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_55), "f"(distance_55), "f"(t1518));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1522 - mean_6;
                f32 t1524;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(distance_56), "f"(distance_56), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1525 - mean_6;
                f32 t1527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(distance_57), "f"(distance_57), "f"(t1524));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1528 - mean_6;
                f32 t1530;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(distance_58), "f"(distance_58), "f"(t1527));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1531 - mean_6;
                f32 t1533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(distance_59), "f"(distance_59), "f"(t1530));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1534 - mean_6;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_60), "f"(distance_60), "f"(t1533));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = t1537 + t1538;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1539;
            } else {
                const u32 t1540 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1540 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_10 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1543 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1543 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1545 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1545 & columns_7;
                const f32 t1547 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1548 - mean_6;
                f32 t1550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(distance_61), "f"(distance_61), "f"(t1547));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = exists_61 ? t1550 : t1551;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1552;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1553 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1553 & columns_8;
                const f32 t1555 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1556 - mean_6;
                f32 t1558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(distance_62), "f"(distance_62), "f"(t1555));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = exists_62 ? t1558 : t1559;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1560;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1561 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1561 & columns_7;
                const f32 t1563 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1564 - mean_6;
                f32 t1566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(distance_63), "f"(distance_63), "f"(t1563));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = exists_63 ? t1566 : t1567;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1568;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1569 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1569 & columns_8;
                const f32 t1571 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1572 - mean_6;
                f32 t1574;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(distance_64), "f"(distance_64), "f"(t1571));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = exists_64 ? t1574 : t1575;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1576;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1577 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1577 & columns_7;
                const f32 t1579 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1580 - mean_6;
                f32 t1582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(distance_65), "f"(distance_65), "f"(t1579));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = exists_65 ? t1582 : t1583;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1585 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1585 & columns_8;
                const f32 t1587 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1588 - mean_6;
                f32 t1590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(distance_66), "f"(distance_66), "f"(t1587));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = exists_66 ? t1590 : t1591;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1592;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1593 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1593 & columns_7;
                const f32 t1595 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1596 - mean_6;
                f32 t1598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(distance_67), "f"(distance_67), "f"(t1595));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = exists_67 ? t1598 : t1599;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1600;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1601 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1601 & columns_8;
                const f32 t1603 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1604 - mean_6;
                f32 t1606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1606) : "f"(distance_68), "f"(distance_68), "f"(t1603));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = exists_68 ? t1606 : t1607;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1608;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1609 & columns_7;
                const f32 t1611 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1612 - mean_6;
                f32 t1614;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1614) : "f"(distance_69), "f"(distance_69), "f"(t1611));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = exists_69 ? t1614 : t1615;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1616;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1617 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1617 & columns_8;
                const f32 t1619 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1620 - mean_6;
                f32 t1622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(distance_70), "f"(distance_70), "f"(t1619));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = exists_70 ? t1622 : t1623;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1624;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1625 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1625 & columns_7;
                const f32 t1627 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1628 - mean_6;
                f32 t1630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(distance_71), "f"(distance_71), "f"(t1627));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = exists_71 ? t1630 : t1631;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1633 & columns_8;
                const f32 t1635 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1636 - mean_6;
                f32 t1638;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(distance_72), "f"(distance_72), "f"(t1635));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = exists_72 ? t1638 : t1639;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1640;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1641 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1641 & columns_7;
                const f32 t1643 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1644 - mean_6;
                f32 t1646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(distance_73), "f"(distance_73), "f"(t1643));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = exists_73 ? t1646 : t1647;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1648;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1649 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1649 & columns_8;
                const f32 t1651 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1652 - mean_6;
                f32 t1654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(distance_74), "f"(distance_74), "f"(t1651));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = exists_74 ? t1654 : t1655;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1656;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1657 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1657 & columns_7;
                const f32 t1659 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1660 - mean_6;
                f32 t1662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(distance_75), "f"(distance_75), "f"(t1659));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = exists_75 ? t1662 : t1663;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1664;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1665 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1665 & columns_8;
                const f32 t1667 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1668 - mean_6;
                f32 t1670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1670) : "f"(distance_76), "f"(distance_76), "f"(t1667));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = exists_76 ? t1670 : t1671;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1672;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1673 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1673 & columns_7;
                const f32 t1675 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1676 - mean_6;
                f32 t1678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(distance_77), "f"(distance_77), "f"(t1675));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = exists_77 ? t1678 : t1679;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1680;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1681 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1681 & columns_8;
                const f32 t1683 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1684 - mean_6;
                f32 t1686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1686) : "f"(distance_78), "f"(distance_78), "f"(t1683));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = exists_78 ? t1686 : t1687;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1688;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1689 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1689 & columns_7;
                const f32 t1691 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1692 - mean_6;
                f32 t1694;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1694) : "f"(distance_79), "f"(distance_79), "f"(t1691));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = exists_79 ? t1694 : t1695;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1696;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1697 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1697 & columns_8;
                const f32 t1699 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1700 - mean_6;
                f32 t1702;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(distance_80), "f"(distance_80), "f"(t1699));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = exists_80 ? t1702 : t1703;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1704;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1705 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1706;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1706) : "f"(t1705));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1707 = t1705 + t1706;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1708;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1708) : "f"(t1707));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t1707 + t1708;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1710 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1711 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1712 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1710 + count_4;
            const f32 difference_3 = mean_6 - t1711;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1715;
            asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1716;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(t1715));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1716;
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(difference_3), "f"(share_4), "f"(t1711));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1719 = t1710 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1720 = t1719 ? mean_6 : mean_7;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1721 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1722 = t1721 * t1710;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1723 = t1712 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1724;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(t1722), "f"(share_4), "f"(t1723));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1720;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1724;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t1726 = i_13 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1726;
            const bool t1728 = i_13 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t1728 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t1730 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t1731 = i_13 == 3u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t1731) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1732 = t37 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1733 = t36 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1734 = t36 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1735 = t1734 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1736 = t1733 + t1735;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1737 = t1732 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1738 = t36 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1739 = t1738 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1740 = t1737 + t1739;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1741 = t1736 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1742 = t1740 ^ t1741;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1743 = t1736 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1744 = t1742 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1745 = t1743 + t1744;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1746 = t1730 + t1745;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1747;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1747) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1748;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1748) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1749;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1749) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1750;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1746), "r"(t1747), "r"(t1748), "r"(t1749), "r"(t1750) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1751;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1752;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1753;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1754;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1746), "r"(t1751), "r"(t1752), "r"(t1753), "r"(t1754) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1755;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1756;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1757;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1758;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1746), "r"(t1755), "r"(t1756), "r"(t1757), "r"(t1758) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1759;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1760;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1761;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1762;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1746), "r"(t1759), "r"(t1760), "r"(t1761), "r"(t1762) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1763;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1764;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1765;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1766;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1746), "r"(t1763), "r"(t1764), "r"(t1765), "r"(t1766) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1767 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t1767 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1769 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1770 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t1769 ? t1770 : 0u;
        const u32 rounds = left_6 < cta_groups ? left_6 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
        const bool t1773 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
        if (t1773) {
            const u32 t1774 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1775 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1776 = t1775 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1777 = t1776 + t1774;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1778 = t1777 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1779;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1779) : "r"(t1778), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1780 = t1779 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const u32 t1781 = t36 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const bool t1782 = t1781 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            if (t1782) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1783 = t37 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1784 = t36 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t1783 + t1784;
                const u32 t1786 = first_12 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1787 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1788 = t1787 + first_12;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1789 = t1788 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1789;
                const f32 t1791 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1794;
                asm("mov.b32 %0, %1;" : "=r"(t1794) : "f"(t1791));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1795;
                asm("mov.b32 %0, %1;" : "=r"(t1795) : "f"(t1792));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1796;
                asm("mov.b32 %0, %1;" : "=r"(t1796) : "f"(t1793));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1794), "r"(t1795), "r"(t1796), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1797 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1798 = t1797 + t1786;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1799 = t1798 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1799;
                const f32 t1801 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1803 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1804;
                asm("mov.b32 %0, %1;" : "=r"(t1804) : "f"(t1801));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1805;
                asm("mov.b32 %0, %1;" : "=r"(t1805) : "f"(t1802));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1806;
                asm("mov.b32 %0, %1;" : "=r"(t1806) : "f"(t1803));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1804), "r"(t1805), "r"(t1806), "r"(0u) : "memory");
            }
#line 133 "fa-kernels/src/conv/statistics.rs"
            count = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
            mean = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
            squares = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
            count_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
            mean_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
            squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_4 = threadIdx.x;
            const bool t1808 = channel_4 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
            if (t1808) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1809 = channel_4 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1810 = moments + t1809;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1810) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1811;
                asm("mov.b32 %0, %1;" : "=f"(t1811) : "r"(row_9));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1812;
                asm("mov.b32 %0, %1;" : "=f"(t1812) : "r"(row_10));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1813;
                asm("mov.b32 %0, %1;" : "=f"(t1813) : "r"(row_11));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1814;
                asm("mov.b32 %0, %1;" : "=f"(t1814) : "r"(row_12));
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1815 = 64u + channel_4;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1816 = t1815 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1817 = moments + t1816;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1817) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1818;
                asm("mov.b32 %0, %1;" : "=f"(t1818) : "r"(row_13));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1819;
                asm("mov.b32 %0, %1;" : "=f"(t1819) : "r"(row_14));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1820;
                asm("mov.b32 %0, %1;" : "=f"(t1820) : "r"(row_15));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1821;
                asm("mov.b32 %0, %1;" : "=f"(t1821) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1811 + t1818;
                const f32 difference_4 = t1819 - t1812;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t1824;
                asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t1825;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(t1824));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1818 * t1825;
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t1812));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t1828 = t1811 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1829 = t1828 ? t1819 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1830 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1831 = t1830 * t1811;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1832 = t1813 + t1820;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t1833;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(t1831), "f"(share_5), "f"(t1832));
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 t1834 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t1834 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 t1836 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 index_8 = first_13 + channel_4;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_7 = t1836 + t1780;
                const u64 t1839 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1840 = t1839 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1841 = t1840 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1842 = partial + t1841;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1843 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1844 = t1843 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1845 = t1844 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1846 = t1842 + t1845;
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t1847;
                asm("mov.b32 %0, %1;" : "=r"(t1847) : "f"(count_7));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t1848;
                asm("mov.b32 %0, %1;" : "=r"(t1848) : "f"(t1829));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t1849;
                asm("mov.b32 %0, %1;" : "=r"(t1849) : "f"(t1833));
#line 143 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1846), "r"(t1847), "r"(t1848), "r"(t1849), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1850 = 0ull * counters_stride0;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1851 = t1850 * 4ull;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1852 = counters + t1851;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1853 = 1ull * counters_stride0;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1854 = t1853 * 4ull;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1855 = counters + t1854;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1856 = threadIdx.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1857 = t1856 == 0u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1857) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1852), "r"(1u) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1858 = gridDim.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1859 = gridDim.y;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1860 = t1858 * t1859;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1861 = gridDim.z;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1862 = t1860 * t1861;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t1863;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1863) : "l"(t1852) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t1864 = t1863 < t1862;
            if (!t1864) break;
        }
    }
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1867 = threadIdx.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1868 = t1867 == 0u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1868) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1869 = gridDim.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1870 = gridDim.y;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1871 = t1869 * t1870;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1872 = gridDim.z;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1873 = t1871 * t1872;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1874 = t1873 - 1u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t1875;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1875) : "l"(t1855), "r"(t1874) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t1876 = t1875 == t1874;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t1876) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1852), "r"(0u) : "memory");
        }
    }
#line 155 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1877 = !is_producer;
#line 155 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1877) {
#line 65 "fa-kernels/src/conv/output.rs"
        const u32 t1878 = threadIdx.x;
#line 65 "fa-kernels/src/conv/output.rs"
        const u32 t1879 = t1878 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
        const u32 t1880 = t1879 << 3u;
#line 65 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1880 & 63u;
#line 27 "fa-kernels/src/conv/output.rs"
        const u32 t1882 = blockIdx.y;
#line 27 "fa-kernels/src/conv/output.rs"
        const u32 t1883 = t1882 << 6u;
#line 27 "fa-kernels/src/conv/output.rs"
        const u32 t1884 = t1883 + channel_5;
#line 27 "fa-kernels/src/conv/output.rs"
        const u32 existing = t1884 < 56u ? t1884 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1886 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1887 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1888 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1889 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1890 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1891 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1892 = existing + 7u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1893 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t1893 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1895 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1896 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1895 ? t1896 : 0u;
        const u32 t1898 = left_7 < cta_groups ? left_7 : cta_groups;
#line 30 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1898; i_16 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1899 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1900 = t1899 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1901 = t1900 + i_16;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1902 = t1901 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1903;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1903) : "r"(t1902), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1903 >> groups_shift;
#line 32 "fa-kernels/src/conv/output.rs"
            const bool t1905 = i_16 == 0u;
#line 32 "fa-kernels/src/conv/output.rs"
            const u32 t1906 = i_16 > 1u ? i_16 : 1u;
#line 32 "fa-kernels/src/conv/output.rs"
            const u32 t1907 = t1906 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1908 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1909 = t1908 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1910 = t1909 + t1907;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1911 = t1910 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1912;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1912) : "r"(t1911), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1913 = t1912 >> groups_shift;
#line 32 "fa-kernels/src/conv/output.rs"
            const bool t1914 = sample_4 != t1913;
#line 32 "fa-kernels/src/conv/output.rs"
            const bool t1915 = t1905 | t1914;
#line 32 "fa-kernels/src/conv/output.rs"
            if (t1915) {
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1916 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1917 = t1916 & 63u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1918 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1919 = t1918 >> 6u;
                const u32 t1920 = blockIdx.y;
#line 155 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1920 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1922 = sample_4 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1923 = t1922 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1924;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1924) : "r"(t1923), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1925 = t1924 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1926 = sample_4 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1927 = t1926 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1928 = t1927 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1929 = t1928 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1930;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1930) : "r"(t1929), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1931 = t1930 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_9 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1932 = t1925 + t1919;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1933 = t1931 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1932; i_17 < t1933; i_17 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1934 = i_17 <= t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1935 = i_17 < t1931 ? i_17 : t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_10 = first_channel + t1917;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_9 = t1935 + sample_4;
                    const u64 t1938 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1939 = t1938 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1940 = t1939 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1941 = partial + t1940;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1942 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1943 = t1942 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1944 = t1943 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1945 = t1941 + t1944;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1945) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1946;
                    asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1947;
                    asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1948;
                    asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1949;
                    asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1951 = cta <= t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1952 = cta < t1931 ? cta : t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_12 = first_channel + t1917;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_11 = t1952 + sample_4;
                    const u64 t1955 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1956 = t1955 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1957 = t1956 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1958 = partial + t1957;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1959 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1960 = t1959 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1961 = t1960 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1962 = t1958 + t1961;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1962) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1963;
                    asm("mov.b32 %0, %1;" : "=f"(t1963) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1964;
                    asm("mov.b32 %0, %1;" : "=f"(t1964) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1965;
                    asm("mov.b32 %0, %1;" : "=f"(t1965) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1966;
                    asm("mov.b32 %0, %1;" : "=f"(t1966) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1968 = cta_2 <= t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1969 = cta_2 < t1931 ? cta_2 : t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_14 = first_channel + t1917;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_13 = t1969 + sample_4;
                    const u64 t1972 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1973 = t1972 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1974 = t1973 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1975 = partial + t1974;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1976 = (u64)index_14;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1977 = t1976 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1978 = t1977 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1979 = t1975 + t1978;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1979) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1980;
                    asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1981;
                    asm("mov.b32 %0, %1;" : "=f"(t1981) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1982;
                    asm("mov.b32 %0, %1;" : "=f"(t1982) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1983;
                    asm("mov.b32 %0, %1;" : "=f"(t1983) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1985 = cta_3 <= t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1986 = cta_3 < t1931 ? cta_3 : t1931;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_16 = first_channel + t1917;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_15 = t1986 + sample_4;
                    const u64 t1989 = (u64)index_15;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1990 = t1989 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1991 = t1990 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1992 = partial + t1991;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1993 = (u64)index_16;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1994 = t1993 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1995 = t1994 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1996 = t1992 + t1995;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1996) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1997;
                    asm("mov.b32 %0, %1;" : "=f"(t1997) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1998;
                    asm("mov.b32 %0, %1;" : "=f"(t1998) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1999;
                    asm("mov.b32 %0, %1;" : "=f"(t1999) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2000;
                    asm("mov.b32 %0, %1;" : "=f"(t2000) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2001 = t1934 ? t1946 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2002 = t1934 ? t1947 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2003 = t1934 ? t1948 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2004 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2005 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2006 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t2004 + t2001;
                    const f32 difference_5 = t2002 - t2005;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2009) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2010;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2010) : "f"(t2009));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t2001 * t2010;
                    f32 mean_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t2005));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2013 = t2004 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2014 = t2013 ? t2002 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2015 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2016 = t2015 * t2004;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2017 = t2006 + t2003;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(t2016), "f"(share_6), "f"(t2017));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2014;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2018;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2019 = t1951 ? t1963 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2020 = t1951 ? t1964 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2021 = t1951 ? t1965 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2022 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2023 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2024 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t2022 + t2019;
                    const f32 difference_6 = t2020 - t2023;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2028;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2028) : "f"(t2027));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t2019 * t2028;
                    f32 mean_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t2023));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2031 = t2022 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2032 = t2031 ? t2020 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2033 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2034 = t2033 * t2022;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2035 = t2024 + t2021;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(t2034), "f"(share_7), "f"(t2035));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2032;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2036;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2037 = t1968 ? t1980 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2038 = t1968 ? t1981 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2039 = t1968 ? t1982 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2040 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2041 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2042 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t2040 + t2037;
                    const f32 difference_7 = t2038 - t2041;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2045;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2045) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2046;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2046) : "f"(t2045));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2037 * t2046;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t2041));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2049 = t2040 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2050 = t2049 ? t2038 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2051 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2052 = t2051 * t2040;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2053 = t2042 + t2039;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(t2052), "f"(share_8), "f"(t2053));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2050;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2054;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2055 = t1985 ? t1997 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2056 = t1985 ? t1998 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2057 = t1985 ? t1999 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2058 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2059 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2060 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2058 + t2055;
                    const f32 difference_8 = t2056 - t2059;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2063;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2063) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2064;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2064) : "f"(t2063));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2055 * t2064;
                    f32 mean_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t2059));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2067 = t2058 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2068 = t2067 ? t2056 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2069 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2070 = t2069 * t2058;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2071 = t2060 + t2057;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(t2070), "f"(share_9), "f"(t2071));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2068;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2072;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2073 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2074 = mean_9;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2075 = squares_5;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2076 = t1919 << 6u;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2077 = t2076 + t1917;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2078 = t2077 << 4u;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2079 = moments + t2078;
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t2080;
                asm("mov.b32 %0, %1;" : "=r"(t2080) : "f"(t2073));
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t2081;
                asm("mov.b32 %0, %1;" : "=r"(t2081) : "f"(t2074));
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t2082;
                asm("mov.b32 %0, %1;" : "=r"(t2082) : "f"(t2075));
#line 161 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2079), "r"(t2080), "r"(t2081), "r"(t2082), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 165 "fa-kernels/src/conv/statistics.rs"
                const bool t2083 = t1919 == 0u;
#line 165 "fa-kernels/src/conv/statistics.rs"
                if (t2083) {
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2084 = t1917 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2085 = moments + t2084;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2085) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2086;
                    asm("mov.b32 %0, %1;" : "=f"(t2086) : "r"(row_17));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2087;
                    asm("mov.b32 %0, %1;" : "=f"(t2087) : "r"(row_18));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2088;
                    asm("mov.b32 %0, %1;" : "=f"(t2088) : "r"(row_19));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2089;
                    asm("mov.b32 %0, %1;" : "=f"(t2089) : "r"(row_20));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2090 = 64u + t1917;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2091 = t2090 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2092 = moments + t2091;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2092) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2093;
                    asm("mov.b32 %0, %1;" : "=f"(t2093) : "r"(row_21));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2094;
                    asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(row_22));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2095;
                    asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(row_23));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2096;
                    asm("mov.b32 %0, %1;" : "=f"(t2096) : "r"(row_24));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2086 + t2093;
                    const f32 difference_9 = t2094 - t2087;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2099;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2099) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2100;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2100) : "f"(t2099));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2093 * t2100;
                    f32 mean_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t2087));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2103 = t2086 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2104 = t2103 ? t2094 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2105 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2106 = t2105 * t2086;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2107 = t2088 + t2095;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(t2106), "f"(share_10), "f"(t2107));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2109 = 128u + t1917;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2110 = t2109 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2111 = moments + t2110;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2111) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2112;
                    asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(row_25));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2113;
                    asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(row_26));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2114;
                    asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(row_27));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2115;
                    asm("mov.b32 %0, %1;" : "=f"(t2115) : "r"(row_28));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2112;
                    const f32 difference_10 = t2113 - t2104;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2118;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2118) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2119;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(t2118));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2112 * t2119;
                    f32 mean_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t2104));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2122 = count_13 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2123 = t2122 ? t2113 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2124 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2125 = t2124 * count_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2126 = t2108 + t2114;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(t2125), "f"(share_11), "f"(t2126));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2128 = 192u + t1917;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2129 = t2128 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2130 = moments + t2129;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2130) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2131;
                    asm("mov.b32 %0, %1;" : "=f"(t2131) : "r"(row_29));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2132;
                    asm("mov.b32 %0, %1;" : "=f"(t2132) : "r"(row_30));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2133;
                    asm("mov.b32 %0, %1;" : "=f"(t2133) : "r"(row_31));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2134;
                    asm("mov.b32 %0, %1;" : "=f"(t2134) : "r"(row_32));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2131;
                    const f32 difference_11 = t2132 - t2123;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2137;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2137) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2138;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2138) : "f"(t2137));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2131 * t2138;
                    f32 mean_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t2123));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2141 = count_14 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2142 = t2141 ? t2132 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2143 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2144 = t2143 * count_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2145 = t2127 + t2133;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(t2144), "f"(share_12), "f"(t2145));
#line 169 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2147 = first_channel + t1917;
#line 169 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2147 < 63u ? t2147 : 63u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2149 = t1917 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2150 = t7 + t2149;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2151;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2151) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2152;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2152) : "f"(t2151));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2146 * t2152;
                    const f32 t2154 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2154));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2150), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2150), "f"(t2142) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2156 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2157 = t2156 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2157 + i_16;
            const u32 t2159 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t2160;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2160) : "r"(t2159), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2160 >> groups_shift;
            const u32 t2162 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2163 = group_4 - t2162;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2164 = t2163 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2164 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2166 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t2167;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2167) : "r"(t2166), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2168 = t2167 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2168 * 10u;
            const u32 t2170 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t2171;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2171) : "r"(t2170), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2172 = t2171 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2173 = t2172 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2174 = number_4 - t2173;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2174 << 3u;
            const bool t2176 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t2177 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_8 = t2176 ? t2177 : 0u;
            const u32 t2179 = left_8 < 10u ? left_8 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2180 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2181 = t2180 < 8u ? t2180 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t2183 = i_16 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2183;
            const bool t2185 = i_16 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2185 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2187 = base_2 + own_2;
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 t2188 = channel_5 << 3u;
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 t2189 = t7 + t2188;
#line 37 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2189) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2190;
            asm("mov.b32 %0, %1;" : "=f"(t2190) : "r"(row_33));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2191;
            asm("mov.b32 %0, %1;" : "=f"(t2191) : "r"(row_34));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2192;
            asm("mov.b32 %0, %1;" : "=f"(t2192) : "r"(row_35));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2193;
            asm("mov.b32 %0, %1;" : "=f"(t2193) : "r"(row_36));
#line 37 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2189) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2194;
            asm("mov.b32 %0, %1;" : "=f"(t2194) : "r"(row_37));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2195;
            asm("mov.b32 %0, %1;" : "=f"(t2195) : "r"(row_38));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2196;
            asm("mov.b32 %0, %1;" : "=f"(t2196) : "r"(row_39));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2197;
            asm("mov.b32 %0, %1;" : "=f"(t2197) : "r"(row_40));
#line 37 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2189) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2198;
            asm("mov.b32 %0, %1;" : "=f"(t2198) : "r"(row_41));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2199;
            asm("mov.b32 %0, %1;" : "=f"(t2199) : "r"(row_42));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2200;
            asm("mov.b32 %0, %1;" : "=f"(t2200) : "r"(row_43));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2201;
            asm("mov.b32 %0, %1;" : "=f"(t2201) : "r"(row_44));
#line 37 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2189) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2202;
            asm("mov.b32 %0, %1;" : "=f"(t2202) : "r"(row_45));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2203;
            asm("mov.b32 %0, %1;" : "=f"(t2203) : "r"(row_46));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2204;
            asm("mov.b32 %0, %1;" : "=f"(t2204) : "r"(row_47));
#line 37 "fa-kernels/src/conv/output.rs"
            f32 t2205;
            asm("mov.b32 %0, %1;" : "=f"(t2205) : "r"(row_48));
#line 45 "fa-kernels/src/conv/output.rs"
            const u32 t2206 = blockIdx.y;
#line 45 "fa-kernels/src/conv/output.rs"
            const u32 t2207 = t2206 << 6u;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 t2208 = threadIdx.x;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2208 & 127u;
            const u32 t2210 = thread_3 & 7u;
#line 75 "fa-kernels/src/conv/output.rs"
            const u32 t2211 = thread_3 >> 3u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2212 = threadIdx.x;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2213 = t2212 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2214 = t2213 << 3u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2215 = t2214 & 63u;
#line 76 "fa-kernels/src/conv/output.rs"
            const u32 channel_6 = t2207 + t2215;
            const u32 t2217 = t2210 << 3u;
#line 77 "fa-kernels/src/conv/output.rs"
            const u32 t2218 = t2217 >> 6u;
#line 77 "fa-kernels/src/conv/output.rs"
            const u32 first_row = t2218 * 10u;
#line 79 "fa-kernels/src/conv/output.rs"
            const bool t2220 = channel_6 < 64u;
#line 79 "fa-kernels/src/conv/output.rs"
            if (t2220) {
#line 81 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_18 = 0u; i_18 < 5u; i_18 += 1u) {
#line 82 "fa-kernels/src/conv/output.rs"
                    const u32 t2221 = i_18 << 4u;
#line 82 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t2211 + t2221;
#line 82 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2223 = pixel >> 3u;
                    const u32 t2224 = pixel & 7u;
#line 84 "fa-kernels/src/conv/output.rs"
                    const u32 row_49 = first_row + t2223;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2226 = pixel < 79u ? pixel : 79u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2227 = t2226 & 7u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2228 = t2210 ^ t2227;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2229 = t2226 << 7u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2230 = t2228 << 4u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2231 = t2229 + t2230;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2187 + t2231;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(from) : "memory");
#line 88 "fa-kernels/src/conv/output.rs"
                    const u32 t2233 = row_50 >> 16u;
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2234;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2234) : "r"(row_50));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2235;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2235) : "h"(t2234));
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2236;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2236) : "r"(t2233));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2237;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2237) : "h"(t2236));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2238 = t2235 - t2191;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2239 = t2238 * t2190;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2240;
                    asm("abs.f32 %0, %1;" : "=f"(t2240) : "f"(t2239));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2241;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2241) : "f"(t2240), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(t2241), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(t2241), "f"(t2242), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(t2241), "f"(t2243), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(t2241), "f"(t2244), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(t2241), "f"(t2245), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(t2241), "f"(t2246), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2248 = -t2241;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2249;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(t2247));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2250;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2250) : "f"(t2239), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(t2248), "f"(t2249), "f"(t2250));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2252 = t2237 - t2193;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2253 = t2252 * t2192;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2254;
                    asm("abs.f32 %0, %1;" : "=f"(t2254) : "f"(t2253));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2255;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2255) : "f"(t2254), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(t2255), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2257;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(t2255), "f"(t2256), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(t2255), "f"(t2257), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(t2255), "f"(t2258), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(t2255), "f"(t2259), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2261;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(t2255), "f"(t2260), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2262 = -t2255;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2263;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2263) : "f"(t2261));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2264;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2264) : "f"(t2253), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2265;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(t2262), "f"(t2263), "f"(t2264));
#line 88 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2251), "f"(t2265));
#line 88 "fa-kernels/src/conv/output.rs"
                    const u32 t2267 = row_51 >> 16u;
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2268;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2268) : "r"(row_51));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2269;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2269) : "h"(t2268));
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2270;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2270) : "r"(t2267));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2271;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2271) : "h"(t2270));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2272 = t2269 - t2195;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2273 = t2272 * t2194;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2274;
                    asm("abs.f32 %0, %1;" : "=f"(t2274) : "f"(t2273));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2275;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2275) : "f"(t2274), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(t2275), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2277;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(t2275), "f"(t2276), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(t2275), "f"(t2277), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(t2275), "f"(t2278), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(t2275), "f"(t2279), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(t2275), "f"(t2280), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2282 = -t2275;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2283;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2283) : "f"(t2281));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2284;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2284) : "f"(t2273), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(t2282), "f"(t2283), "f"(t2284));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2286 = t2271 - t2197;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2287 = t2286 * t2196;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2288;
                    asm("abs.f32 %0, %1;" : "=f"(t2288) : "f"(t2287));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2289;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2289) : "f"(t2288), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(t2289), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(t2289), "f"(t2290), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(t2289), "f"(t2291), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2293;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(t2289), "f"(t2292), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(t2289), "f"(t2293), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(t2289), "f"(t2294), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2296 = -t2289;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2297;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(t2295));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2298;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2298) : "f"(t2287), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(t2296), "f"(t2297), "f"(t2298));
#line 88 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2285), "f"(t2299));
#line 88 "fa-kernels/src/conv/output.rs"
                    const u32 t2301 = row_52 >> 16u;
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2302;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2302) : "r"(row_52));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2303;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2303) : "h"(t2302));
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2304;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2304) : "r"(t2301));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2305;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2305) : "h"(t2304));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2306 = t2303 - t2199;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2307 = t2306 * t2198;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2308;
                    asm("abs.f32 %0, %1;" : "=f"(t2308) : "f"(t2307));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2309;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2309) : "f"(t2308), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(t2309), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(t2309), "f"(t2310), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(t2309), "f"(t2311), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(t2309), "f"(t2312), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(t2309), "f"(t2313), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(t2309), "f"(t2314), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2316 = -t2309;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2317;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(t2315));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2318;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2318) : "f"(t2307), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2316), "f"(t2317), "f"(t2318));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2320 = t2305 - t2201;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2321 = t2320 * t2200;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2322;
                    asm("abs.f32 %0, %1;" : "=f"(t2322) : "f"(t2321));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2323;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2323) : "f"(t2322), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(t2323), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(t2323), "f"(t2324), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2326;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(t2323), "f"(t2325), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2327;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(t2323), "f"(t2326), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(t2323), "f"(t2327), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2329;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(t2323), "f"(t2328), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2330 = -t2323;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2331;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2331) : "f"(t2329));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2332;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2332) : "f"(t2321), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(t2330), "f"(t2331), "f"(t2332));
#line 88 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2319), "f"(t2333));
#line 88 "fa-kernels/src/conv/output.rs"
                    const u32 t2335 = row_53 >> 16u;
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2336;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2336) : "r"(row_53));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2337;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2337) : "h"(t2336));
#line 88 "fa-kernels/src/conv/output.rs"
                    f16 t2338;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2338) : "r"(t2335));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2339;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2339) : "h"(t2338));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2340 = t2337 - t2203;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2341 = t2340 * t2202;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2342;
                    asm("abs.f32 %0, %1;" : "=f"(t2342) : "f"(t2341));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2343;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2342), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(t2343), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(t2343), "f"(t2344), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(t2343), "f"(t2345), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(t2343), "f"(t2346), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(t2343), "f"(t2347), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(t2343), "f"(t2348), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2350 = -t2343;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2351;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2351) : "f"(t2349));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2352;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2352) : "f"(t2341), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(t2350), "f"(t2351), "f"(t2352));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2354 = t2339 - t2205;
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2355 = t2354 * t2204;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2356;
                    asm("abs.f32 %0, %1;" : "=f"(t2356) : "f"(t2355));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2357;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2357) : "f"(t2356), "f"(5.6f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t2357), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2359;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(t2357), "f"(t2358), "f"(0.007938604f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(t2357), "f"(t2359), "f"(-0.0530439f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(t2357), "f"(t2360), "f"(-0.45917815f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(t2357), "f"(t2361), "f"(-1.1510339f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(t2357), "f"(t2362), "f"(-1.0000077f));
#line 88 "fa-kernels/src/conv/output.rs"
                    const f32 t2364 = -t2357;
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2365;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2365) : "f"(t2363));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2366;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2366) : "f"(t2355), "f"(0.0f));
#line 88 "fa-kernels/src/conv/output.rs"
                    f32 t2367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(t2364), "f"(t2365), "f"(t2366));
#line 88 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2353), "f"(t2367));
#line 92 "fa-kernels/src/conv/output.rs"
                    const bool t2369 = row_49 < t2179;
#line 92 "fa-kernels/src/conv/output.rs"
                    const bool t2370 = t2224 < t2181;
#line 92 "fa-kernels/src/conv/output.rs"
                    const bool t2371 = t2369 & t2370;
#line 92 "fa-kernels/src/conv/output.rs"
                    if (t2371) {
                        const u32 at_6 = y_5 + row_49;
#line 93 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = x_5 + t2224;
                        const u64 t2374 = (u64)sample_5;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2375 = t2374 * y_stride0;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2376 = t2375 * 2ull;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2377 = y + t2376;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2378 = (u64)at_6;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2379 = t2378 * y_stride1;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2380 = t2379 * 2ull;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2381 = t2377 + t2380;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2382 = (u64)at_7;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2383 = t2382 * y_stride2;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2384 = t2383 * 2ull;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2385 = t2381 + t2384;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2386 = (u64)channel_6 * 2u;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2387 = t2385 + t2386;
#line 94 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2387), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
