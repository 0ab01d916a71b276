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
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t630 + t637;
                        const f32 difference = t638 - t631;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t643;
                        asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t644;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t637 * t644;
                        f32 t646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(difference), "f"(share), "f"(t631));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t647 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t648 = t647 * t630;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t649 = t632 + t639;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t648), "f"(share), "f"(t649));
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 t651 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t651 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 t653 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_6 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_5 = t653 + before;
                        const u64 t656 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t657 = t656 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t658 = t657 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t659 = partial + t658;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t660 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t661 = t660 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t662 = t661 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t663 = t659 + t662;
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t664;
                        asm("mov.b32 %0, %1;" : "=r"(t664) : "f"(count_3));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t665;
                        asm("mov.b32 %0, %1;" : "=r"(t665) : "f"(t646));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t666;
                        asm("mov.b32 %0, %1;" : "=r"(t666) : "f"(t650));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t663), "r"(t664), "r"(t665), "r"(t666), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t667 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t668 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t669;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t669) : "f"(t667), "f"(t668));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t670 = t669 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t671;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t671) : "r"(t669));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t672;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t672) : "h"(t671));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t673;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t673) : "r"(t670));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t674;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t674) : "h"(t673));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t672;
            acc_2 = t674;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t675 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t676 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t677;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t677) : "f"(t675), "f"(t676));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t678 = t677 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t679;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t679) : "r"(t677));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t680;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t680) : "h"(t679));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t681;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t681) : "r"(t678));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t682;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t682) : "h"(t681));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t680;
            acc_4 = t682;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t683 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t684 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t685;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t685) : "f"(t683), "f"(t684));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t686 = t685 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t687;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t687) : "r"(t685));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t688;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t688) : "h"(t687));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t689;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t689) : "r"(t686));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t690;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t690) : "h"(t689));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t688;
            acc_6 = t690;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t691 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t692 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t693;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t693) : "f"(t691), "f"(t692));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t694 = t693 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t695;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t695) : "r"(t693));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t696;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t696) : "h"(t695));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t697;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t697) : "r"(t694));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t698;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t698) : "h"(t697));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t696;
            acc_8 = t698;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t699 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t700 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t701;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(t699), "f"(t700));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t702 = t701 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t703;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t703) : "r"(t701));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t704;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t704) : "h"(t703));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t705;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t705) : "r"(t702));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t706;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t706) : "h"(t705));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t704;
            acc_10 = t706;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t707 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t708 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t709;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(t707), "f"(t708));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t710 = t709 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t711;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t711) : "r"(t709));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t712;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t712) : "h"(t711));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t713;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t713) : "r"(t710));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t714;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t714) : "h"(t713));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t712;
            acc_12 = t714;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t715 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t716 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t717;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(t715), "f"(t716));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t718 = t717 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t719;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t719) : "r"(t717));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t720;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t720) : "h"(t719));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t721;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t721) : "r"(t718));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t722;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t722) : "h"(t721));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t720;
            acc_14 = t722;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t723 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t724 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t725;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(t723), "f"(t724));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t726 = t725 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t727;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t727) : "r"(t725));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t728;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t728) : "h"(t727));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t729;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t729) : "r"(t726));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t730;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t730) : "h"(t729));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t728;
            acc_16 = t730;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t731 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t732 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t733;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t733) : "f"(t731), "f"(t732));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t734 = t733 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t735;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t735) : "r"(t733));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t736;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t736) : "h"(t735));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t737;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t737) : "r"(t734));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t738;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t738) : "h"(t737));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t736;
            acc_18 = t738;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t739 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t740 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t741;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(t739), "f"(t740));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t742 = t741 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t743;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t743) : "r"(t741));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t744;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t744) : "h"(t743));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t745;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t745) : "r"(t742));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t746;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t746) : "h"(t745));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t744;
            acc_20 = t746;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t747 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t748 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t749;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t749) : "f"(t747), "f"(t748));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t750 = t749 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t751;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t751) : "r"(t749));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t752;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t752) : "h"(t751));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t753;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t753) : "r"(t750));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t754;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t754) : "h"(t753));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t752;
            acc_22 = t754;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t755 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t756 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t757;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(t755), "f"(t756));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t758 = t757 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t759;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t759) : "r"(t757));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t760;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t760) : "h"(t759));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t761;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t761) : "r"(t758));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t762;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t762) : "h"(t761));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t760;
            acc_24 = t762;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t763 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t764 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t765;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(t763), "f"(t764));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t766 = t765 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t767;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t767) : "r"(t765));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t768;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t768) : "h"(t767));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t769;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t769) : "r"(t766));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t770;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t770) : "h"(t769));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t768;
            acc_26 = t770;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t771 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t772 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t773;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(t771), "f"(t772));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t774 = t773 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t775;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t775) : "r"(t773));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t776;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t776) : "h"(t775));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t777;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t777) : "r"(t774));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t778;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t778) : "h"(t777));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t776;
            acc_28 = t778;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t779 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t780 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t781;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(t779), "f"(t780));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t782 = t781 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t783;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t783) : "r"(t781));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t784;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t784) : "h"(t783));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t785;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t785) : "r"(t782));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t786;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t786) : "h"(t785));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t784;
            acc_30 = t786;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t787 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t788 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t789;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(t787), "f"(t788));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t790 = t789 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t791;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t791) : "r"(t789));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t792;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t792) : "h"(t791));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t793;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t793) : "r"(t790));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t794;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t794) : "h"(t793));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t792;
            acc_32 = t794;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t795 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t796 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t797;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(t795), "f"(t796));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t798 = t797 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t799;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t799) : "r"(t797));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t800;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t800) : "h"(t799));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t801;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t801) : "r"(t798));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t802;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t802) : "h"(t801));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t800;
            acc_34 = t802;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t803 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t804 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t805;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(t803), "f"(t804));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t806 = t805 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t807;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t807) : "r"(t805));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t808;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t808) : "h"(t807));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t809;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t809) : "r"(t806));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t810;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t810) : "h"(t809));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t808;
            acc_36 = t810;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t811 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t812 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t813;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(t811), "f"(t812));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t814 = t813 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t815;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t815) : "r"(t813));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t816;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t816) : "h"(t815));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t817;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t817) : "r"(t814));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t818;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t818) : "h"(t817));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t816;
            acc_38 = t818;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t819 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t820 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t821;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(t819), "f"(t820));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t822 = t821 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t823;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t823) : "r"(t821));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t824;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t824) : "h"(t823));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t825;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t825) : "r"(t822));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t826;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t826) : "h"(t825));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t824;
            acc_40 = t826;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t827 = t582 * t584;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t827;
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(count_4), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t829));
#line 90 "fa-kernels/src/conv/statistics.rs"
            const u32 t831 = t582 * t584;
#line 90 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t831 == 80u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t833 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = 0.0f + t833;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t835 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t836 = t834 + t835;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t837 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t838 = t836 + t837;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t839 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = t838 + t839;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t841 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t840 + t841;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t843 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t844 = 0.0f + t843;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = t844 + t845;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t847 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t848 = t846 + t847;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t849 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = t848 + t849;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t850 + t851;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t853 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t854 = 0.0f + t853;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t855 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = t854 + t855;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = t856 + t857;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = t858 + t859;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t861 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t860 + t861;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = 0.0f + t863;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t865 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t866 = t864 + t865;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t867 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = t866 + t867;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t868 + t869;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t870 + t871;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t873 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t874 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = t873 + t874;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t875;
            } else {
                const u32 t876 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t876 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_7 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t879 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t879 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t881 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t881 & columns;
                const f32 t883 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t884 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t885 = t883 + t884;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = exists ? t885 : t886;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t887;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t888 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t888 & columns_2;
                const f32 t890 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t891 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = t890 + t891;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = exists_2 ? t892 : t893;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t895 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t895 & columns;
                const f32 t897 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t899 = t897 + t898;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t901 = exists_3 ? t899 : t900;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t901;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t902 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t902 & columns_2;
                const f32 t904 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t905 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = t904 + t905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t907 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = exists_4 ? t906 : t907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t908;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t909 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t909 & columns;
                const f32 t911 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t913 = t911 + t912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = exists_5 ? t913 : t914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t915;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t916 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t916 & columns_2;
                const f32 t918 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t919 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = t918 + t919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t921 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = exists_6 ? t920 : t921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t922;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t923 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t923 & columns;
                const f32 t925 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t926 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t927 = t925 + t926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = exists_7 ? t927 : t928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t929;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t930 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t930 & columns_2;
                const f32 t932 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t933 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = t932 + t933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = exists_8 ? t934 : t935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t936;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t937 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t937 & columns;
                const f32 t939 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t941 = t939 + t940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = exists_9 ? t941 : t942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t943;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t944 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t944 & columns_2;
                const f32 t946 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = t946 + t947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = exists_10 ? t948 : t949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t951 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t951 & columns;
                const f32 t953 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = t953 + t954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = exists_11 ? t955 : t956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t957;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t958 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t958 & columns_2;
                const f32 t960 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t961 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = t960 + t961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = exists_12 ? t962 : t963;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t964;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t965 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t965 & columns;
                const f32 t967 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = t967 + t968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = exists_13 ? t969 : t970;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t971;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t972 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t972 & columns_2;
                const f32 t974 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = t974 + t975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = exists_14 ? t976 : t977;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t979 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t979 & columns;
                const f32 t981 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = t981 + t982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = exists_15 ? t983 : t984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t986 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t986 & columns_2;
                const f32 t988 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t988 + t989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = exists_16 ? t990 : t991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t993 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t993 & columns;
                const f32 t995 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t995 + t996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = exists_17 ? t997 : t998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1000 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1000 & columns_2;
                const f32 t1002 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = t1002 + t1003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = exists_18 ? t1004 : t1005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1007 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1007 & columns;
                const f32 t1009 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = t1009 + t1010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = exists_19 ? t1011 : t1012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1014 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1014 & columns_2;
                const f32 t1016 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = t1016 + t1017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = exists_20 ? t1018 : t1019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1020;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1021 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1022;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1022) : "f"(t1021));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1023 = t1021 + t1022;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1024;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1025 = t1023 + t1024;
#line 30 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1025 * share_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1027 - mean_3;
                f32 t1029;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1029) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1030 - mean_3;
                f32 t1032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(distance_2), "f"(distance_2), "f"(t1029));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1033 - mean_3;
                f32 t1035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(distance_3), "f"(distance_3), "f"(t1032));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1036 - mean_3;
                f32 t1038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(distance_4), "f"(distance_4), "f"(t1035));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1039 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_5), "f"(distance_5), "f"(t1038));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1042 - mean_3;
                f32 t1044;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(distance_6), "f"(distance_6), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1045 - mean_3;
                f32 t1047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(distance_7), "f"(distance_7), "f"(t1044));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1048 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1048 - mean_3;
                f32 t1050;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(distance_8), "f"(distance_8), "f"(t1047));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1051 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1051 - mean_3;
                f32 t1053;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(distance_9), "f"(distance_9), "f"(t1050));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1054 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1053));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1057 - mean_3;
                f32 t1059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1060 - mean_3;
                f32 t1062;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(distance_12), "f"(distance_12), "f"(t1059));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1063 - mean_3;
                f32 t1065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(distance_13), "f"(distance_13), "f"(t1062));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1066 - mean_3;
                f32 t1068;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(distance_14), "f"(distance_14), "f"(t1065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1069 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_15), "f"(distance_15), "f"(t1068));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1072 - mean_3;
                f32 t1074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(distance_16), "f"(distance_16), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1075 - mean_3;
                f32 t1077;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(distance_17), "f"(distance_17), "f"(t1074));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1078 - mean_3;
                f32 t1080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(distance_18), "f"(distance_18), "f"(t1077));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1081 - mean_3;
                f32 t1083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(distance_19), "f"(distance_19), "f"(t1080));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1084 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_20), "f"(distance_20), "f"(t1083));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = t1087 + t1088;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1089;
            } else {
                const u32 t1090 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1090 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_8 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1093 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1093 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1095 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1095 & columns_3;
                const f32 t1097 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1098 - mean_3;
                f32 t1100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(distance_21), "f"(distance_21), "f"(t1097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = exists_21 ? t1100 : t1101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1103 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1103 & columns_4;
                const f32 t1105 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1106 - mean_3;
                f32 t1108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1108) : "f"(distance_22), "f"(distance_22), "f"(t1105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = exists_22 ? t1108 : t1109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1111 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1111 & columns_3;
                const f32 t1113 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1114 - mean_3;
                f32 t1116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1116) : "f"(distance_23), "f"(distance_23), "f"(t1113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1118 = exists_23 ? t1116 : t1117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1119 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1119 & columns_4;
                const f32 t1121 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1122 - mean_3;
                f32 t1124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(distance_24), "f"(distance_24), "f"(t1121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = exists_24 ? t1124 : t1125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1127 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1127 & columns_3;
                const f32 t1129 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1130 - mean_3;
                f32 t1132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1132) : "f"(distance_25), "f"(distance_25), "f"(t1129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = exists_25 ? t1132 : t1133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1135 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1135 & columns_4;
                const f32 t1137 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1138 - mean_3;
                f32 t1140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1140) : "f"(distance_26), "f"(distance_26), "f"(t1137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = exists_26 ? t1140 : t1141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1143 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1143 & columns_3;
                const f32 t1145 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1146 - mean_3;
                f32 t1148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1148) : "f"(distance_27), "f"(distance_27), "f"(t1145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = exists_27 ? t1148 : t1149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1151 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1151 & columns_4;
                const f32 t1153 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1154 - mean_3;
                f32 t1156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1156) : "f"(distance_28), "f"(distance_28), "f"(t1153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = exists_28 ? t1156 : t1157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1159 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1159 & columns_3;
                const f32 t1161 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1162 - mean_3;
                f32 t1164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1164) : "f"(distance_29), "f"(distance_29), "f"(t1161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = exists_29 ? t1164 : t1165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1167 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1167 & columns_4;
                const f32 t1169 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1170 - mean_3;
                f32 t1172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1172) : "f"(distance_30), "f"(distance_30), "f"(t1169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1173 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = exists_30 ? t1172 : t1173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1175 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1175 & columns_3;
                const f32 t1177 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1178 - mean_3;
                f32 t1180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1180) : "f"(distance_31), "f"(distance_31), "f"(t1177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = exists_31 ? t1180 : t1181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1183 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1183 & columns_4;
                const f32 t1185 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1186 - mean_3;
                f32 t1188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(distance_32), "f"(distance_32), "f"(t1185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = exists_32 ? t1188 : t1189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1191 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1191 & columns_3;
                const f32 t1193 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1194 - mean_3;
                f32 t1196;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(distance_33), "f"(distance_33), "f"(t1193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = exists_33 ? t1196 : t1197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1199 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1199 & columns_4;
                const f32 t1201 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1202 - mean_3;
                f32 t1204;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(distance_34), "f"(distance_34), "f"(t1201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1205 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = exists_34 ? t1204 : t1205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1207 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1207 & columns_3;
                const f32 t1209 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1210 - mean_3;
                f32 t1212;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(distance_35), "f"(distance_35), "f"(t1209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = exists_35 ? t1212 : t1213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1215 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1215 & columns_4;
                const f32 t1217 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1218 - mean_3;
                f32 t1220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(distance_36), "f"(distance_36), "f"(t1217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = exists_36 ? t1220 : t1221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1223 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1223 & columns_3;
                const f32 t1225 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1226 - mean_3;
                f32 t1228;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(distance_37), "f"(distance_37), "f"(t1225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = exists_37 ? t1228 : t1229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1231 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1231 & columns_4;
                const f32 t1233 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1234 - mean_3;
                f32 t1236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(distance_38), "f"(distance_38), "f"(t1233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = exists_38 ? t1236 : t1237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1239 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1239 & columns_3;
                const f32 t1241 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1242 - mean_3;
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(distance_39), "f"(distance_39), "f"(t1241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = exists_39 ? t1244 : t1245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1247 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1247 & columns_4;
                const f32 t1249 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1250 - mean_3;
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(distance_40), "f"(distance_40), "f"(t1249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = exists_40 ? t1252 : t1253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1254;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1255 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1256;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1256) : "f"(t1255));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1257 = t1255 + t1256;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1258;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1258) : "f"(t1257));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1257 + t1258;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1260 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1261 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1262 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1260 + count_4;
            const f32 difference_2 = mean_3 - t1261;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1265;
            asm("max.f32 %0, %1, %2;" : "=f"(t1265) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1266;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(t1265));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1266;
            f32 t1268;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(difference_2), "f"(share_3), "f"(t1261));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1269 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1270 = t1269 * t1260;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1271 = t1262 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(t1270), "f"(share_3), "f"(t1271));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean = t1268;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares = t1272;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = 0.0f + t1273;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = t1274 + t1275;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = t1276 + t1277;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = t1278 + t1279;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1280 + t1281;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = 0.0f + t1283;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = t1284 + t1285;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = t1286 + t1287;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = t1288 + t1289;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1290 + t1291;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = 0.0f + t1293;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = t1294 + t1295;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1297 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = t1296 + t1297;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = t1298 + t1299;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1300 + t1301;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = 0.0f + t1303;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = t1304 + t1305;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = t1306 + t1307;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1309 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = t1308 + t1309;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1310 + t1311;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = t1313 + t1314;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1315;
            } else {
                const u32 t1316 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1316 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_9 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1319 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1319 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1321 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1321 & columns_5;
                const f32 t1323 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = t1323 + t1324;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = exists_41 ? t1325 : t1326;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1327;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1328 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1328 & columns_6;
                const f32 t1330 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = t1330 + t1331;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = exists_42 ? t1332 : t1333;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1335 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1335 & columns_5;
                const f32 t1337 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = t1337 + t1338;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = exists_43 ? t1339 : t1340;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1341;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1342 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1342 & columns_6;
                const f32 t1344 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1344 + t1345;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = exists_44 ? t1346 : t1347;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1348;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1349 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1349 & columns_5;
                const f32 t1351 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = t1351 + t1352;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_45 ? t1353 : t1354;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1355;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1356 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1356 & columns_6;
                const f32 t1358 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1358 + t1359;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = exists_46 ? t1360 : t1361;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1362;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1363 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1363 & columns_5;
                const f32 t1365 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1365 + t1366;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = exists_47 ? t1367 : t1368;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1369;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1370 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1370 & columns_6;
                const f32 t1372 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1372 + t1373;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = exists_48 ? t1374 : t1375;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1376;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1377 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1377 & columns_5;
                const f32 t1379 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = t1379 + t1380;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = exists_49 ? t1381 : t1382;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1383;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1384 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1384 & columns_6;
                const f32 t1386 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1386 + t1387;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = exists_50 ? t1388 : t1389;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1390;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1391 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1391 & columns_5;
                const f32 t1393 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = t1393 + t1394;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = exists_51 ? t1395 : t1396;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1397;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1398 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1398 & columns_6;
                const f32 t1400 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1400 + t1401;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = exists_52 ? t1402 : t1403;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1404;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1405 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1405 & columns_5;
                const f32 t1407 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = t1407 + t1408;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = exists_53 ? t1409 : t1410;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1411;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1412 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1412 & columns_6;
                const f32 t1414 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1414 + t1415;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = exists_54 ? t1416 : t1417;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1419 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1419 & columns_5;
                const f32 t1421 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = t1421 + t1422;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = exists_55 ? t1423 : t1424;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1425;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1426 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1426 & columns_6;
                const f32 t1428 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1428 + t1429;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = exists_56 ? t1430 : t1431;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1432;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1433 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1433 & columns_5;
                const f32 t1435 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1435 + t1436;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = exists_57 ? t1437 : t1438;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1439;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1440 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1440 & columns_6;
                const f32 t1442 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1442 + t1443;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = exists_58 ? t1444 : t1445;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1446;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1447 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1447 & columns_5;
                const f32 t1449 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = t1449 + t1450;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = exists_59 ? t1451 : t1452;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1453;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1454 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1454 & columns_6;
                const f32 t1456 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1456 + t1457;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = exists_60 ? t1458 : t1459;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1460;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1461 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1462;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1462) : "f"(t1461));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1463 = t1461 + t1462;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1464;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1464) : "f"(t1463));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1465 = t1463 + t1464;
#line 30 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1465 * share_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1467 - mean_4;
                f32 t1469;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1469) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1470 - mean_4;
                f32 t1472;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1472) : "f"(distance_42), "f"(distance_42), "f"(t1469));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1473 - mean_4;
                f32 t1475;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1475) : "f"(distance_43), "f"(distance_43), "f"(t1472));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1476 - mean_4;
                f32 t1478;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(distance_44), "f"(distance_44), "f"(t1475));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1479 - mean_4;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_45), "f"(distance_45), "f"(t1478));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1482 - mean_4;
                f32 t1484;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1484) : "f"(distance_46), "f"(distance_46), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1485 - mean_4;
                f32 t1487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1487) : "f"(distance_47), "f"(distance_47), "f"(t1484));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1488 - mean_4;
                f32 t1490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1490) : "f"(distance_48), "f"(distance_48), "f"(t1487));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1491 - mean_4;
                f32 t1493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1493) : "f"(distance_49), "f"(distance_49), "f"(t1490));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1494 - mean_4;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_50), "f"(distance_50), "f"(t1493));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1497 - mean_4;
                f32 t1499;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1500 - mean_4;
                f32 t1502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(distance_52), "f"(distance_52), "f"(t1499));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1503 - mean_4;
                f32 t1505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(distance_53), "f"(distance_53), "f"(t1502));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1506 - mean_4;
                f32 t1508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(distance_54), "f"(distance_54), "f"(t1505));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1509 - mean_4;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_55), "f"(distance_55), "f"(t1508));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1512 - mean_4;
                f32 t1514;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1514) : "f"(distance_56), "f"(distance_56), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1515 - mean_4;
                f32 t1517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1517) : "f"(distance_57), "f"(distance_57), "f"(t1514));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1518 - mean_4;
                f32 t1520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(distance_58), "f"(distance_58), "f"(t1517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1521 - mean_4;
                f32 t1523;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1523) : "f"(distance_59), "f"(distance_59), "f"(t1520));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1524 - mean_4;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_60), "f"(distance_60), "f"(t1523));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = t1527 + t1528;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1529;
            } else {
                const u32 t1530 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1530 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_10 < t584;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1533 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1533 < t584;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1535 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1535 & columns_7;
                const f32 t1537 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1538 - mean_4;
                f32 t1540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(distance_61), "f"(distance_61), "f"(t1537));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = exists_61 ? t1540 : t1541;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1542;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1543 = 0u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1543 & columns_8;
                const f32 t1545 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1546 - mean_4;
                f32 t1548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(distance_62), "f"(distance_62), "f"(t1545));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = exists_62 ? t1548 : t1549;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1550;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1551 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1551 & columns_7;
                const f32 t1553 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1554 - mean_4;
                f32 t1556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1556) : "f"(distance_63), "f"(distance_63), "f"(t1553));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = exists_63 ? t1556 : t1557;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1558;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1559 = 1u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1559 & columns_8;
                const f32 t1561 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1562 - mean_4;
                f32 t1564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(distance_64), "f"(distance_64), "f"(t1561));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = exists_64 ? t1564 : t1565;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1566;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1567 & columns_7;
                const f32 t1569 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1570 - mean_4;
                f32 t1572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(distance_65), "f"(distance_65), "f"(t1569));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = exists_65 ? t1572 : t1573;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1574;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1575 = 2u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1575 & columns_8;
                const f32 t1577 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1578 - mean_4;
                f32 t1580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(distance_66), "f"(distance_66), "f"(t1577));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = exists_66 ? t1580 : t1581;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1583 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1583 & columns_7;
                const f32 t1585 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1586 - mean_4;
                f32 t1588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(distance_67), "f"(distance_67), "f"(t1585));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = exists_67 ? t1588 : t1589;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1590;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 3u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1591 & columns_8;
                const f32 t1593 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1594 - mean_4;
                f32 t1596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1596) : "f"(distance_68), "f"(distance_68), "f"(t1593));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = exists_68 ? t1596 : t1597;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1598;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1599 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1599 & columns_7;
                const f32 t1601 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1602 - mean_4;
                f32 t1604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(distance_69), "f"(distance_69), "f"(t1601));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = exists_69 ? t1604 : t1605;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1607 = 4u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1607 & columns_8;
                const f32 t1609 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1610 - mean_4;
                f32 t1612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1612) : "f"(distance_70), "f"(distance_70), "f"(t1609));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = exists_70 ? t1612 : t1613;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1614;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1615 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1615 & columns_7;
                const f32 t1617 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1618 - mean_4;
                f32 t1620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1620) : "f"(distance_71), "f"(distance_71), "f"(t1617));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = exists_71 ? t1620 : t1621;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1622;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1623 = 5u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1623 & columns_8;
                const f32 t1625 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1626 - mean_4;
                f32 t1628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(distance_72), "f"(distance_72), "f"(t1625));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = exists_72 ? t1628 : t1629;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1630;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1631 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1631 & columns_7;
                const f32 t1633 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1634 - mean_4;
                f32 t1636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(distance_73), "f"(distance_73), "f"(t1633));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = exists_73 ? t1636 : t1637;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1638;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1639 = 6u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1639 & columns_8;
                const f32 t1641 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1642 - mean_4;
                f32 t1644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(distance_74), "f"(distance_74), "f"(t1641));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = exists_74 ? t1644 : t1645;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1646;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1647 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1647 & columns_7;
                const f32 t1649 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1650 - mean_4;
                f32 t1652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(distance_75), "f"(distance_75), "f"(t1649));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = exists_75 ? t1652 : t1653;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1655 = 7u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1655 & columns_8;
                const f32 t1657 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1658 - mean_4;
                f32 t1660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(distance_76), "f"(distance_76), "f"(t1657));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = exists_76 ? t1660 : t1661;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1663 & columns_7;
                const f32 t1665 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1666 - mean_4;
                f32 t1668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(distance_77), "f"(distance_77), "f"(t1665));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = exists_77 ? t1668 : t1669;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1670;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1671 = 8u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1671 & columns_8;
                const f32 t1673 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1674 - mean_4;
                f32 t1676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1676) : "f"(distance_78), "f"(distance_78), "f"(t1673));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = exists_78 ? t1676 : t1677;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1678;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1679 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1679 & columns_7;
                const f32 t1681 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1682 - mean_4;
                f32 t1684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(distance_79), "f"(distance_79), "f"(t1681));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = exists_79 ? t1684 : t1685;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1686;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1687 = 9u < t582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1687 & columns_8;
                const f32 t1689 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1690 - mean_4;
                f32 t1692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1692) : "f"(distance_80), "f"(distance_80), "f"(t1689));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = exists_80 ? t1692 : t1693;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1694;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1695 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1696;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1696) : "f"(t1695));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1697 = t1695 + t1696;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1698;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1698) : "f"(t1697));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t1697 + t1698;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1700 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1701 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1702 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1700 + count_4;
            const f32 difference_3 = mean_4 - t1701;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1705;
            asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1706;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(t1705));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1706;
            f32 t1708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(difference_3), "f"(share_4), "f"(t1701));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1709 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1710 = t1709 * t1700;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1711 = t1702 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1712;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1712) : "f"(t1710), "f"(share_4), "f"(t1711));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1708;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1712;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t1714 = i_13 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1714;
            const bool t1716 = i_13 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t1716 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t1718 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t1719 = i_13 == 3u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t1719) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1720 = t37 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1721 = t36 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1722 = t36 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1723 = t1722 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1724 = t1721 + t1723;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1725 = t1720 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1726 = t36 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1727 = t1726 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1728 = t1725 + t1727;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1729 = t1724 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1730 = t1728 ^ t1729;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1731 = t1724 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1732 = t1730 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1733 = t1731 + t1732;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t1734 = t1718 + t1733;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1735;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1735) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1736;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1736) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1737;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1737) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1738;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1738) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1734), "r"(t1735), "r"(t1736), "r"(t1737), "r"(t1738) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1739;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1739) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1740;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1740) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1741;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1741) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1742;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1742) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1734), "r"(t1739), "r"(t1740), "r"(t1741), "r"(t1742) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1743;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1743) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1744;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1744) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1745;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1745) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1746;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1746) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1734), "r"(t1743), "r"(t1744), "r"(t1745), "r"(t1746) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1747;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1747) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1748;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1748) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1749;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1749) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1750;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1734), "r"(t1747), "r"(t1748), "r"(t1749), "r"(t1750) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1751;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1752;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1753;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t1754;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1734), "r"(t1751), "r"(t1752), "r"(t1753), "r"(t1754) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1755 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t1755 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1757 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1758 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t1757 ? t1758 : 0u;
        const u32 rounds = left_6 < cta_groups ? left_6 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
        const bool t1761 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
        if (t1761) {
            const u32 t1762 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1763 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1764 = t1763 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1765 = t1764 + t1762;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1766 = t1765 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1767;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1767) : "r"(t1766), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1768 = t1767 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const u32 t1769 = t36 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const bool t1770 = t1769 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            if (t1770) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1771 = t37 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t1772 = t36 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t1771 + t1772;
                const u32 t1774 = first_12 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1775 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1776 = t1775 + first_12;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1777 = t1776 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1777;
                const f32 t1779 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1782;
                asm("mov.b32 %0, %1;" : "=r"(t1782) : "f"(t1779));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1783;
                asm("mov.b32 %0, %1;" : "=r"(t1783) : "f"(t1780));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1784;
                asm("mov.b32 %0, %1;" : "=r"(t1784) : "f"(t1781));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1782), "r"(t1783), "r"(t1784), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1785 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1786 = t1785 + t1774;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t1787 = t1786 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1787;
                const f32 t1789 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1792;
                asm("mov.b32 %0, %1;" : "=r"(t1792) : "f"(t1789));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1793;
                asm("mov.b32 %0, %1;" : "=r"(t1793) : "f"(t1790));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t1794;
                asm("mov.b32 %0, %1;" : "=r"(t1794) : "f"(t1791));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1792), "r"(t1793), "r"(t1794), "r"(0u) : "memory");
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
            const bool t1796 = channel_4 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
            if (t1796) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1797 = channel_4 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1798 = moments + t1797;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1798) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1799;
                asm("mov.b32 %0, %1;" : "=f"(t1799) : "r"(row_9));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1800;
                asm("mov.b32 %0, %1;" : "=f"(t1800) : "r"(row_10));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1801;
                asm("mov.b32 %0, %1;" : "=f"(t1801) : "r"(row_11));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1802;
                asm("mov.b32 %0, %1;" : "=f"(t1802) : "r"(row_12));
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1803 = 64u + channel_4;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1804 = t1803 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t1805 = moments + t1804;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1805) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1806;
                asm("mov.b32 %0, %1;" : "=f"(t1806) : "r"(row_13));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1807;
                asm("mov.b32 %0, %1;" : "=f"(t1807) : "r"(row_14));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1808;
                asm("mov.b32 %0, %1;" : "=f"(t1808) : "r"(row_15));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t1809;
                asm("mov.b32 %0, %1;" : "=f"(t1809) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1799 + t1806;
                const f32 difference_4 = t1807 - t1800;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1812;
                asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t1813;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(t1812));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1806 * t1813;
                f32 t1815;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(difference_4), "f"(share_5), "f"(t1800));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1816 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1817 = t1816 * t1799;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t1818 = t1801 + t1808;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t1819;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(t1817), "f"(share_5), "f"(t1818));
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 t1820 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t1820 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 t1822 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 index_8 = first_13 + channel_4;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_7 = t1822 + t1768;
                const u64 t1825 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1826 = t1825 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1827 = t1826 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1828 = partial + t1827;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1829 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1830 = t1829 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1831 = t1830 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t1832 = t1828 + t1831;
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t1833;
                asm("mov.b32 %0, %1;" : "=r"(t1833) : "f"(count_7));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t1834;
                asm("mov.b32 %0, %1;" : "=r"(t1834) : "f"(t1815));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t1835;
                asm("mov.b32 %0, %1;" : "=r"(t1835) : "f"(t1819));
#line 143 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1836 = 0ull * counters_stride0;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1837 = t1836 * 4ull;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1838 = counters + t1837;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1839 = 1ull * counters_stride0;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1840 = t1839 * 4ull;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1841 = counters + t1840;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1842 = threadIdx.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1843 = t1842 == 0u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1843) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1838), "r"(1u) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1844 = gridDim.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1845 = gridDim.y;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1846 = t1844 * t1845;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1847 = gridDim.z;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1848 = t1846 * t1847;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t1849;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1849) : "l"(t1838) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t1850 = t1849 < t1848;
            if (!t1850) break;
        }
    }
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1853 = threadIdx.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1854 = t1853 == 0u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1854) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1855 = gridDim.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1856 = gridDim.y;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1857 = t1855 * t1856;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1858 = gridDim.z;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1859 = t1857 * t1858;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1860 = t1859 - 1u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t1861;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1861) : "l"(t1841), "r"(t1860) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t1862 = t1861 == t1860;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t1862) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1838), "r"(0u) : "memory");
        }
    }
#line 155 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1863 = !is_producer;
#line 155 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1863) {
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t1864 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t1865 = t1864 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t1866 = t1865 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1866 & 63u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1868 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t1868 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1870 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1871 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1870 ? t1871 : 0u;
        const u32 t1873 = left_7 < cta_groups ? left_7 : cta_groups;
#line 27 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1873; i_16 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1874 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1875 = t1874 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1876 = t1875 + i_16;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1877 = t1876 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1878;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1878) : "r"(t1877), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1878 >> groups_shift;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t1880 = i_16 == 0u;
#line 29 "fa-kernels/src/conv/output.rs"
            const u32 t1881 = i_16 > 1u ? i_16 : 1u;
#line 29 "fa-kernels/src/conv/output.rs"
            const u32 t1882 = t1881 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1883 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1884 = t1883 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1885 = t1884 + t1882;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1886 = t1885 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t1887;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1887) : "r"(t1886), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t1888 = t1887 >> groups_shift;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t1889 = sample_4 != t1888;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t1890 = t1880 | t1889;
#line 29 "fa-kernels/src/conv/output.rs"
            if (t1890) {
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1891 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1892 = t1891 & 63u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1893 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t1894 = t1893 >> 6u;
                const u32 t1895 = blockIdx.y;
#line 155 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1895 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1897 = sample_4 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1898 = t1897 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1899;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1899) : "r"(t1898), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1900 = t1899 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1901 = sample_4 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1902 = t1901 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1903 = t1902 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1904 = t1903 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1905;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1905) : "r"(t1904), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1906 = t1905 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1907 = t1900 + t1894;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1908 = t1906 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1907; i_17 < t1908; i_17 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1909 = i_17 <= t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1910 = i_17 < t1906 ? i_17 : t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_10 = first_channel + t1892;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_9 = t1910 + sample_4;
                    const u64 t1913 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1914 = t1913 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1915 = t1914 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1916 = partial + t1915;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1917 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1918 = t1917 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1919 = t1918 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1920 = t1916 + t1919;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1920) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1921;
                    asm("mov.b32 %0, %1;" : "=f"(t1921) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1922;
                    asm("mov.b32 %0, %1;" : "=f"(t1922) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1923;
                    asm("mov.b32 %0, %1;" : "=f"(t1923) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1924;
                    asm("mov.b32 %0, %1;" : "=f"(t1924) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1926 = cta <= t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1927 = cta < t1906 ? cta : t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_12 = first_channel + t1892;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_11 = t1927 + sample_4;
                    const u64 t1930 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1931 = t1930 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1932 = t1931 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1933 = partial + t1932;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1934 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1935 = t1934 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1936 = t1935 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1937 = t1933 + t1936;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1937) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1938;
                    asm("mov.b32 %0, %1;" : "=f"(t1938) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1939;
                    asm("mov.b32 %0, %1;" : "=f"(t1939) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1940;
                    asm("mov.b32 %0, %1;" : "=f"(t1940) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1941;
                    asm("mov.b32 %0, %1;" : "=f"(t1941) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1943 = cta_2 <= t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1944 = cta_2 < t1906 ? cta_2 : t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_14 = first_channel + t1892;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_13 = t1944 + sample_4;
                    const u64 t1947 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1948 = t1947 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1949 = t1948 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1950 = partial + t1949;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1951 = (u64)index_14;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1952 = t1951 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1953 = t1952 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1954 = t1950 + t1953;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1954) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1955;
                    asm("mov.b32 %0, %1;" : "=f"(t1955) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1956;
                    asm("mov.b32 %0, %1;" : "=f"(t1956) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1957;
                    asm("mov.b32 %0, %1;" : "=f"(t1957) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1958;
                    asm("mov.b32 %0, %1;" : "=f"(t1958) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1960 = cta_3 <= t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1961 = cta_3 < t1906 ? cta_3 : t1906;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_16 = first_channel + t1892;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_15 = t1961 + sample_4;
                    const u64 t1964 = (u64)index_15;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1965 = t1964 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1966 = t1965 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1967 = partial + t1966;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1968 = (u64)index_16;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1969 = t1968 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1970 = t1969 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t1971 = t1967 + t1970;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1971) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1972;
                    asm("mov.b32 %0, %1;" : "=f"(t1972) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1973;
                    asm("mov.b32 %0, %1;" : "=f"(t1973) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1974;
                    asm("mov.b32 %0, %1;" : "=f"(t1974) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1975;
                    asm("mov.b32 %0, %1;" : "=f"(t1975) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1976 = t1909 ? t1921 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1977 = t1909 ? t1922 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1978 = t1909 ? t1923 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1979 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1980 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1981 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t1979 + t1976;
                    const f32 difference_5 = t1977 - t1980;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1984;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t1985;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(t1984));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t1976 * t1985;
                    f32 t1987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(difference_5), "f"(share_6), "f"(t1980));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1988 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1989 = t1988 * t1979;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t1990 = t1981 + t1978;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t1991;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(t1989), "f"(share_6), "f"(t1990));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t1987;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t1991;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1992 = t1926 ? t1938 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1993 = t1926 ? t1939 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1994 = t1926 ? t1940 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1995 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1996 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t1997 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t1995 + t1992;
                    const f32 difference_6 = t1993 - t1996;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2000;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2000) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2001;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(t2000));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t1992 * t2001;
                    f32 t2003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(difference_6), "f"(share_7), "f"(t1996));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2004 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2005 = t2004 * t1995;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2006 = t1997 + t1994;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2007;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(t2005), "f"(share_7), "f"(t2006));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t2003;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2007;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2008 = t1943 ? t1955 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2009 = t1943 ? t1956 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2010 = t1943 ? t1957 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2011 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2012 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2013 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t2011 + t2008;
                    const f32 difference_7 = t2009 - t2012;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2017;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(t2016));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2008 * t2017;
                    f32 t2019;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(difference_7), "f"(share_8), "f"(t2012));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2020 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2021 = t2020 * t2011;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2022 = t2013 + t2010;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(t2021), "f"(share_8), "f"(t2022));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t2019;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2023;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2024 = t1960 ? t1972 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2025 = t1960 ? t1973 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2026 = t1960 ? t1974 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2027 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2028 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2029 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2027 + t2024;
                    const f32 difference_8 = t2025 - t2028;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(count_12), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2033;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(t2032));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2024 * t2033;
                    f32 t2035;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(difference_8), "f"(share_9), "f"(t2028));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2036 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2037 = t2036 * t2027;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2038 = t2029 + t2026;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2039;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(t2037), "f"(share_9), "f"(t2038));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t2035;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2039;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2040 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2041 = mean_5;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2042 = squares_5;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2043 = t1894 << 6u;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2044 = t2043 + t1892;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2045 = t2044 << 4u;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t2046 = moments + t2045;
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t2047;
                asm("mov.b32 %0, %1;" : "=r"(t2047) : "f"(t2040));
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t2048;
                asm("mov.b32 %0, %1;" : "=r"(t2048) : "f"(t2041));
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t2049;
                asm("mov.b32 %0, %1;" : "=r"(t2049) : "f"(t2042));
#line 161 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 165 "fa-kernels/src/conv/statistics.rs"
                const bool t2050 = t1894 == 0u;
#line 165 "fa-kernels/src/conv/statistics.rs"
                if (t2050) {
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2051 = t1892 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2052 = moments + t2051;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2052) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2053;
                    asm("mov.b32 %0, %1;" : "=f"(t2053) : "r"(row_17));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2054;
                    asm("mov.b32 %0, %1;" : "=f"(t2054) : "r"(row_18));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2055;
                    asm("mov.b32 %0, %1;" : "=f"(t2055) : "r"(row_19));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2056;
                    asm("mov.b32 %0, %1;" : "=f"(t2056) : "r"(row_20));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2057 = 64u + t1892;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2058 = t2057 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2059 = moments + t2058;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2059) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2060;
                    asm("mov.b32 %0, %1;" : "=f"(t2060) : "r"(row_21));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2061;
                    asm("mov.b32 %0, %1;" : "=f"(t2061) : "r"(row_22));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2062;
                    asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(row_23));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2063;
                    asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(row_24));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2053 + t2060;
                    const f32 difference_9 = t2061 - t2054;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2066;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2066) : "f"(count_13), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2067;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(t2066));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2060 * t2067;
                    f32 t2069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(difference_9), "f"(share_10), "f"(t2054));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2070 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2071 = t2070 * t2053;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2072 = t2055 + t2062;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2073;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(t2071), "f"(share_10), "f"(t2072));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2074 = 128u + t1892;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2075 = t2074 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2076 = moments + t2075;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2076) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2077;
                    asm("mov.b32 %0, %1;" : "=f"(t2077) : "r"(row_25));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2078;
                    asm("mov.b32 %0, %1;" : "=f"(t2078) : "r"(row_26));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2079;
                    asm("mov.b32 %0, %1;" : "=f"(t2079) : "r"(row_27));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2080;
                    asm("mov.b32 %0, %1;" : "=f"(t2080) : "r"(row_28));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2077;
                    const f32 difference_10 = t2078 - t2069;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2083;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2083) : "f"(count_14), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2084;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(t2083));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2077 * t2084;
                    f32 t2086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(difference_10), "f"(share_11), "f"(t2069));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2087 = difference_10 * difference_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2088 = t2087 * count_13;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2089 = t2073 + t2079;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(t2088), "f"(share_11), "f"(t2089));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2091 = 192u + t1892;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2092 = t2091 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2093 = moments + t2092;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2093) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2094;
                    asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(row_29));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2095;
                    asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(row_30));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2096;
                    asm("mov.b32 %0, %1;" : "=f"(t2096) : "r"(row_31));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t2097;
                    asm("mov.b32 %0, %1;" : "=f"(t2097) : "r"(row_32));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2094;
                    const f32 difference_11 = t2095 - t2086;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2100;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2100) : "f"(count_15), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2101;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(t2100));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2094 * t2101;
                    f32 t2103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(difference_11), "f"(share_12), "f"(t2086));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2104 = difference_11 * difference_11;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2105 = t2104 * count_14;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2106 = t2090 + t2096;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2107) : "f"(t2105), "f"(share_12), "f"(t2106));
#line 169 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2108 = first_channel + t1892;
#line 169 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2108 < 63u ? t2108 : 63u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2110 = t1892 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2111 = t7 + t2110;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2112;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2112) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2113;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(t2112));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2107 * t2113;
                    const f32 t2115 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2115));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2117 = -t2103;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t2117 * inverse;
#line 100 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2111), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2111), "f"(to_zero) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2119 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2120 = t2119 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2120 + i_16;
            const u32 t2122 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t2123;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2123) : "r"(t2122), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2123 >> groups_shift;
            const u32 t2125 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2126 = group_4 - t2125;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t2127 = t2126 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2127 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2129 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t2130;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2130) : "r"(t2129), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2131 = t2130 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2131 * 10u;
            const u32 t2133 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t2134;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2134) : "r"(t2133), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2135 = t2134 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2136 = t2135 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2137 = number_4 - t2136;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2137 << 3u;
            const bool t2139 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t2140 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_8 = t2139 ? t2140 : 0u;
            const u32 t2142 = left_8 < 10u ? left_8 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2143 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2144 = t2143 < 8u ? t2143 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t2146 = i_16 * 20480u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2146;
            const bool t2148 = i_16 == 3u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2148 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2150 = base_2 + own_2;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2151 = channel_5 << 3u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2152 = t7 + t2151;
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2152) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2153;
            asm("mov.b32 %0, %1;" : "=f"(t2153) : "r"(row_33));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2154;
            asm("mov.b32 %0, %1;" : "=f"(t2154) : "r"(row_34));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2155;
            asm("mov.b32 %0, %1;" : "=f"(t2155) : "r"(row_35));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2156;
            asm("mov.b32 %0, %1;" : "=f"(t2156) : "r"(row_36));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2152) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2157;
            asm("mov.b32 %0, %1;" : "=f"(t2157) : "r"(row_37));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2158;
            asm("mov.b32 %0, %1;" : "=f"(t2158) : "r"(row_38));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2159;
            asm("mov.b32 %0, %1;" : "=f"(t2159) : "r"(row_39));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2160;
            asm("mov.b32 %0, %1;" : "=f"(t2160) : "r"(row_40));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2152) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2161;
            asm("mov.b32 %0, %1;" : "=f"(t2161) : "r"(row_41));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2162;
            asm("mov.b32 %0, %1;" : "=f"(t2162) : "r"(row_42));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2163;
            asm("mov.b32 %0, %1;" : "=f"(t2163) : "r"(row_43));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2164;
            asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(row_44));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2152) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2165;
            asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(row_45));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2166;
            asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_46));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2167;
            asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_47));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t2168;
            asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(row_48));
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2169 = blockIdx.y;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2170 = t2169 << 6u;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 t2171 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2171 & 127u;
            const u32 t2173 = thread_3 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
            const u32 t2174 = thread_3 >> 3u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2175 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2176 = t2175 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2177 = t2176 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2178 = t2177 & 63u;
#line 73 "fa-kernels/src/conv/output.rs"
            const u32 channel_6 = t2170 + t2178;
            const u32 t2180 = t2173 << 3u;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 t2181 = t2180 >> 6u;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 first_row = t2181 * 10u;
#line 76 "fa-kernels/src/conv/output.rs"
            const bool t2183 = channel_6 < 64u;
#line 76 "fa-kernels/src/conv/output.rs"
            if (t2183) {
#line 78 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_18 = 0u; i_18 < 5u; i_18 += 1u) {
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 t2184 = i_18 << 4u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t2174 + t2184;
#line 82 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2186 = pixel >> 3u;
                    const u32 t2187 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 row_49 = first_row + t2186;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2189 = pixel < 79u ? pixel : 79u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2190 = t2189 & 7u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2191 = t2173 ^ t2190;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2192 = t2189 << 7u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2193 = t2191 << 4u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2194 = t2192 + t2193;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2150 + t2194;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(from) : "memory");
#line 85 "fa-kernels/src/conv/output.rs"
                    const u32 t2196 = row_50 >> 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2197;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2197) : "r"(row_50));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2198;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2198) : "h"(t2197));
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2199;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2199) : "r"(t2196));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2200;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2200) : "h"(t2199));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(t2198), "f"(t2153), "f"(t2154));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2202;
                    asm("abs.f32 %0, %1;" : "=f"(t2202) : "f"(t2201));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2203;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2202), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(t2203), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(t2203), "f"(t2204), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(t2203), "f"(t2205), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(t2203), "f"(t2206), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(t2203), "f"(t2207), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(t2203), "f"(t2208), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2210 = -t2203;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2211;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2211) : "f"(t2209));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2212;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2201), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(t2210), "f"(t2211), "f"(t2212));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(t2200), "f"(t2155), "f"(t2156));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2215;
                    asm("abs.f32 %0, %1;" : "=f"(t2215) : "f"(t2214));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2216;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2216) : "f"(t2215), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(t2216), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(t2216), "f"(t2217), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(t2216), "f"(t2218), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(t2216), "f"(t2219), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(t2216), "f"(t2220), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(t2216), "f"(t2221), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2223 = -t2216;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2224;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2224) : "f"(t2222));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2225;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2225) : "f"(t2214), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(t2223), "f"(t2224), "f"(t2225));
#line 85 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2213), "f"(t2226));
#line 85 "fa-kernels/src/conv/output.rs"
                    const u32 t2228 = row_51 >> 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2229;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2229) : "r"(row_51));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2230;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2230) : "h"(t2229));
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2231;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2231) : "r"(t2228));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2232;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2232) : "h"(t2231));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(t2230), "f"(t2157), "f"(t2158));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2234;
                    asm("abs.f32 %0, %1;" : "=f"(t2234) : "f"(t2233));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2235;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2235) : "f"(t2234), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(t2235), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(t2235), "f"(t2236), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(t2235), "f"(t2237), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(t2235), "f"(t2238), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2235), "f"(t2239), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(t2235), "f"(t2240), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2242 = -t2235;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2243;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2243) : "f"(t2241));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2244;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2244) : "f"(t2233), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(t2242), "f"(t2243), "f"(t2244));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(t2232), "f"(t2159), "f"(t2160));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2247;
                    asm("abs.f32 %0, %1;" : "=f"(t2247) : "f"(t2246));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2248;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2248) : "f"(t2247), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(t2248), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(t2248), "f"(t2249), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(t2248), "f"(t2250), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(t2248), "f"(t2251), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(t2248), "f"(t2252), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(t2248), "f"(t2253), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2255 = -t2248;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2256;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2256) : "f"(t2254));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2257;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2257) : "f"(t2246), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(t2255), "f"(t2256), "f"(t2257));
#line 85 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2245), "f"(t2258));
#line 85 "fa-kernels/src/conv/output.rs"
                    const u32 t2260 = row_52 >> 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2261;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2261) : "r"(row_52));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2262;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2262) : "h"(t2261));
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2263;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2263) : "r"(t2260));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2264;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2264) : "h"(t2263));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2265;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(t2262), "f"(t2161), "f"(t2162));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2266;
                    asm("abs.f32 %0, %1;" : "=f"(t2266) : "f"(t2265));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2267;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2267) : "f"(t2266), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(t2267), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2269;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(t2267), "f"(t2268), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2270;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(t2267), "f"(t2269), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2271;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(t2267), "f"(t2270), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(t2267), "f"(t2271), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2273;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(t2267), "f"(t2272), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2274 = -t2267;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2275;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2275) : "f"(t2273));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2276;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2276) : "f"(t2265), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2277;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(t2274), "f"(t2275), "f"(t2276));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(t2264), "f"(t2163), "f"(t2164));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2279;
                    asm("abs.f32 %0, %1;" : "=f"(t2279) : "f"(t2278));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2280;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2280) : "f"(t2279), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(t2280), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(t2280), "f"(t2281), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(t2280), "f"(t2282), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(t2280), "f"(t2283), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(t2280), "f"(t2284), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2286;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(t2280), "f"(t2285), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2287 = -t2280;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2288;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2288) : "f"(t2286));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2289;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2289) : "f"(t2278), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(t2287), "f"(t2288), "f"(t2289));
#line 85 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2277), "f"(t2290));
#line 85 "fa-kernels/src/conv/output.rs"
                    const u32 t2292 = row_53 >> 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2293;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2293) : "r"(row_53));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2294;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2294) : "h"(t2293));
#line 85 "fa-kernels/src/conv/output.rs"
                    f16 t2295;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2295) : "r"(t2292));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2296;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2296) : "h"(t2295));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2297;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(t2294), "f"(t2165), "f"(t2166));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2298;
                    asm("abs.f32 %0, %1;" : "=f"(t2298) : "f"(t2297));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2299;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2299) : "f"(t2298), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t2299), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2301;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(t2299), "f"(t2300), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2302;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(t2299), "f"(t2301), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(t2299), "f"(t2302), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(t2299), "f"(t2303), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(t2299), "f"(t2304), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2306 = -t2299;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2307;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2307) : "f"(t2305));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2308;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2308) : "f"(t2297), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(t2306), "f"(t2307), "f"(t2308));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(t2296), "f"(t2167), "f"(t2168));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2311;
                    asm("abs.f32 %0, %1;" : "=f"(t2311) : "f"(t2310));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2312;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2312) : "f"(t2311), "f"(5.6f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(t2312), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(t2312), "f"(t2313), "f"(0.007938604f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(t2312), "f"(t2314), "f"(-0.0530439f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(t2312), "f"(t2315), "f"(-0.45917815f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(t2312), "f"(t2316), "f"(-1.1510339f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(t2312), "f"(t2317), "f"(-1.0000077f));
#line 85 "fa-kernels/src/conv/output.rs"
                    const f32 t2319 = -t2312;
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2320;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2320) : "f"(t2318));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2321;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2321) : "f"(t2310), "f"(0.0f));
#line 85 "fa-kernels/src/conv/output.rs"
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(t2319), "f"(t2320), "f"(t2321));
#line 85 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2309), "f"(t2322));
#line 89 "fa-kernels/src/conv/output.rs"
                    const bool t2324 = row_49 < t2142;
#line 89 "fa-kernels/src/conv/output.rs"
                    const bool t2325 = t2187 < t2144;
#line 89 "fa-kernels/src/conv/output.rs"
                    const bool t2326 = t2324 & t2325;
#line 89 "fa-kernels/src/conv/output.rs"
                    if (t2326) {
                        const u32 at_6 = y_5 + row_49;
#line 90 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = x_5 + t2187;
                        const u64 t2329 = (u64)sample_5;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2330 = t2329 * y_stride0;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2331 = t2330 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2332 = y + t2331;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2333 = (u64)at_6;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2334 = t2333 * y_stride1;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2335 = t2334 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2336 = t2332 + t2335;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2337 = (u64)at_7;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2338 = t2337 * y_stride2;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2339 = t2338 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2340 = t2336 + t2339;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2341 = (u64)channel_6 * 2u;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2342 = t2340 + t2341;
#line 91 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2342), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
