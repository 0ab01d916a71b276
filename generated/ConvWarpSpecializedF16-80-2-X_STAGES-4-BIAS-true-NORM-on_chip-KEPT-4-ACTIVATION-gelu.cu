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
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 149 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 137 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 135168u;
    const u32 moments = outputs + 61440u;
    const u32 t7 = moments + 4096u;
#line 150 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 512u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 61440u;
#line 153 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 153 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 156 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 158 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 8u;
#line 189 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t33 = thread_2 >> 5u;
#line 190 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t33));
#line 191 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t36 = thread_2 & 31u;
#line 192 "fa-kernels/src/conv/work.rs"
    const u32 t37 = warp_2 & 3u;
#line 177 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t38 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first = t38 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t40 = first < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t41 = all_groups - first;
#line 92 "fa-kernels/src/conv/work.rs"
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
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t52 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t53 = t52 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group = t53 + i;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t55 = group << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t56;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample = t56 >> groups_shift;
            const u32 t58 = sample * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t59 = group - t58;
#line 109 "fa-kernels/src/conv/work.rs"
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
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t97 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t98 = t97 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t98 + i;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t100 = group_2 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t101;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t101) : "r"(t100), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t101 >> groups_shift;
            const u32 t103 = sample_2 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t104 = group_2 - t103;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t105 = t104 << 1u;
#line 109 "fa-kernels/src/conv/work.rs"
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
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_2 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_3 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_4 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_5 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_6 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_7 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_8 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_9 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_10 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_11 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_12 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_13 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_14 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_15 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_16 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_17 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_18 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_19 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_20 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_21 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_22 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_23 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_24 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_25 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_26 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_27 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_28 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_29 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_30 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_31 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_32 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_33 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_34 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_35 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_36 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_37 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_38 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_39 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_40 = 0.0f;
#line 252 "fa-kernels/src/conv/work.rs"
        const u32 t243 = blockIdx.y;
#line 252 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t243 << 6u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 t245 = t37 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 t246 = t36 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t245 + t246;
        const u32 t248 = first_3 + 8u;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 t249 = first_2 + first_3;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 channel = t249 < 63u ? t249 : 63u;
        const u64 t251 = (u64)channel;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t252 = t251 * bias_stride0;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t253 = t252 * 2ull;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t254 = bias + t253;
#line 257 "fa-kernels/src/conv/work.rs"
        f16 t255;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t255) : "l"(t254) : "memory");
#line 257 "fa-kernels/src/conv/work.rs"
        f32 t256;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t256) : "h"(t255));
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 t257 = first_2 + t248;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t257 < 63u ? t257 : 63u;
        const u64 t259 = (u64)channel_2;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t260 = t259 * bias_stride0;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t261 = t260 * 2ull;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t262 = bias + t261;
#line 257 "fa-kernels/src/conv/work.rs"
        f16 t263;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t263) : "l"(t262) : "memory");
#line 257 "fa-kernels/src/conv/work.rs"
        f32 t264;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t264) : "h"(t263));
#line 211 "fa-kernels/src/conv/work.rs"
        f32 count = 0.0f;
#line 211 "fa-kernels/src/conv/work.rs"
        f32 mean = 0.0f;
#line 211 "fa-kernels/src/conv/work.rs"
        f32 squares = 0.0f;
#line 211 "fa-kernels/src/conv/work.rs"
        f32 count_2 = 0.0f;
#line 211 "fa-kernels/src/conv/work.rs"
        f32 mean_2 = 0.0f;
#line 211 "fa-kernels/src/conv/work.rs"
        f32 squares_2 = 0.0f;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t265 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t265 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t267 = first_4 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t268 = all_groups - first_4;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_4 = t267 ? t268 : 0u;
        const u32 t270 = left_4 < cta_groups ? left_4 : cta_groups;
#line 212 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t270; i_13 += 1u) {
#line 268 "fa-kernels/src/conv/work.rs"
            acc = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_2 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_5 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_6 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_9 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_10 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_13 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_14 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_17 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_18 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_21 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_22 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_25 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_26 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_29 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_30 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_33 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_34 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_37 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_38 = t256;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_3 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_4 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_7 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_8 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_11 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_12 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_15 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_16 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_19 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_20 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_23 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_24 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_27 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_28 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_31 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_32 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_35 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_36 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_39 = t264;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_40 = t264;
#line 214 "fa-kernels/src/conv/work.rs"
            const u32 t271 = i_13 > 1u ? i_13 : 1u;
#line 214 "fa-kernels/src/conv/work.rs"
            const u32 t272 = t271 - 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t273 = index == 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t274 = index + 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t275 = t273 ? 0u : t274;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t276 = i_13 == 0u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t277 = index == 0u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t278 = t276 & t277;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t279 = i_13 + 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t280 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t280 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t282 = first_5 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t283 = all_groups - first_5;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_5 = t282 ? t283 : 0u;
            const u32 t285 = left_5 < cta_groups ? left_5 : cta_groups;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t286 = t279 == t285;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t287 = index == 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t288 = t286 & t287;
#line 45 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t289 = !t278;
#line 45 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t289) {
                const u32 t290 = index + 5u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t290) : "memory");
            }
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t291 = i_13 << 1u;
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_14 = t291 + index;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_12 = i_14 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t294 = index << 2u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t295 = i_13 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_4 = t294 + t295;
            const u32 t297 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t298 = t8 + t297;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t299 = i_13 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t300 = t299 & 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t298), "r"(t300) : "memory");
            const u32 t301 = slot_12 * 15360u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t302 = smem_1 + t301;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t303 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t303) {
                const u32 t304 = t8 + 96u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t304), "r"(0u) : "memory");
            }
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t305 = t9 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t306 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t307 = t305 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t308 = (u64)t307;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t309 = t308 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t310 = t306 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t311 = (u64)t310;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t312 = t311 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t313 = t305 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t314 = (u64)t313;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t315 = t314 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t316 = t306 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t317 = (u64)t316;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t318 = t317 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t319 = t305 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t320 = (u64)t319;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t321 = t320 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t322 = t306 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t323 = (u64)t322;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t324 = t323 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t325 = t305 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t326 = (u64)t325;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t327 = t326 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t328 = t306 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t329 = (u64)t328;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t330 = t329 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t309), "l"(t312), "l"(t315), "l"(t318), "l"(t321), "l"(t324), "l"(t327), "l"(t330) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 97 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t331 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t331) {
                const u32 t332 = t8 + 104u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t332), "r"(0u) : "memory");
            }
            const u32 t333 = t9 + 8192u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t334 = t333 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t335 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t336 = t335 + 8u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t337 = t334 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t338 = (u64)t337;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t339 = t338 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t340 = t336 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t341 = (u64)t340;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t342 = t341 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t343 = t334 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = (u64)t343;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t345 = t344 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t346 = t336 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = (u64)t346;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t348 = t347 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t349 = t334 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = (u64)t349;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t352 = t336 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = (u64)t352;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t354 = t353 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t355 = t334 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = (u64)t355;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t358 = t336 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = (u64)t358;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t360 = t359 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t339), "l"(t342), "l"(t345), "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t361 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t361) {
                const u32 t362 = t8 + 112u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t362), "r"(0u) : "memory");
            }
            const u32 t363 = t9 + 16384u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t364 = t363 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t365 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t365 + 16u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t367 = t364 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = (u64)t367;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t370 = t366 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = (u64)t370;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t372 = t371 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t373 = t364 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = (u64)t373;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t375 = t374 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t376 = t366 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = (u64)t376;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t378 = t377 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t379 = t364 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = (u64)t379;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t381 = t380 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t382 = t366 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = (u64)t382;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t384 = t383 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t385 = t364 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = (u64)t385;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t387 = t386 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t388 = t366 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = (u64)t388;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t390 = t389 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t369), "l"(t372), "l"(t375), "l"(t378), "l"(t381), "l"(t384), "l"(t387), "l"(t390) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t391 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t391) {
                const u32 t392 = t8 + 120u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t392), "r"(0u) : "memory");
            }
            const u32 t393 = t9 + 24576u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t394 = t393 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t395 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t395 + 80u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t397 = t394 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = (u64)t397;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t399 = t398 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t400 = t396 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = (u64)t400;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t402 = t401 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t403 = t394 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = (u64)t403;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t405 = t404 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t406 = t396 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = (u64)t406;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t408 = t407 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t409 = t394 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = (u64)t409;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t412 = t396 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = (u64)t412;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t414 = t413 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t415 = t394 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = (u64)t415;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t418 = t396 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = (u64)t418;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t420 = t419 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t399), "l"(t402), "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t421 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t421) {
                const u32 t422 = t8 + 128u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t422), "r"(0u) : "memory");
            }
            const u32 t423 = t9 + 32768u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t424 = t423 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t425 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t425 + 88u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t427 = t424 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = (u64)t427;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t430 = t426 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = (u64)t430;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t432 = t431 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t433 = t424 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = (u64)t433;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t435 = t434 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t436 = t426 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = (u64)t436;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t438 = t437 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t439 = t424 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = (u64)t439;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t441 = t440 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t442 = t426 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = (u64)t442;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t444 = t443 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t445 = t424 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = (u64)t445;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t447 = t446 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t448 = t426 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = (u64)t448;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t450 = t449 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t451 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t451) {
                const u32 t452 = t8 + 136u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t452), "r"(0u) : "memory");
            }
            const u32 t453 = t9 + 40960u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t454 = t453 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t455 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t455 + 96u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t457 = t454 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = (u64)t457;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t459 = t458 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t460 = t456 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = (u64)t460;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t462 = t461 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t463 = t454 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = (u64)t463;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t465 = t464 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t466 = t456 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = (u64)t466;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t468 = t467 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t469 = t454 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = (u64)t469;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t471 = t470 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t472 = t456 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = (u64)t472;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t474 = t473 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t475 = t454 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = (u64)t475;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t477 = t476 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t478 = t456 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = (u64)t478;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t480 = t479 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t459), "l"(t462), "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t481 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t481) {
                const u32 t482 = t8 + 144u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t482), "r"(0u) : "memory");
            }
            const u32 t483 = t9 + 49152u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t484 = t483 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t485 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t485 + 160u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t487 = t484 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = (u64)t487;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t489 = t488 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t490 = t486 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = (u64)t490;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t492 = t491 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t493 = t484 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = (u64)t493;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t495 = t494 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t496 = t486 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = (u64)t496;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t498 = t497 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t499 = t484 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = (u64)t499;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t501 = t500 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t502 = t486 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = (u64)t502;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t504 = t503 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t505 = t484 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = (u64)t505;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t507 = t506 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t508 = t486 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = (u64)t508;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t510 = t509 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t489), "l"(t492), "l"(t495), "l"(t498), "l"(t501), "l"(t504), "l"(t507), "l"(t510) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t511 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t511) {
                const u32 t512 = t8 + 152u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t512), "r"(0u) : "memory");
            }
            const u32 t513 = t9 + 57344u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t514 = t513 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t515 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t515 + 168u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t517 = t514 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = (u64)t517;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t519 = t518 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t520 = t516 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = (u64)t520;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t522 = t521 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t523 = t514 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = (u64)t523;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t525 = t524 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t526 = t516 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = (u64)t526;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t528 = t527 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t529 = t514 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = (u64)t529;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t531 = t530 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t532 = t516 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t533 = (u64)t532;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t534 = t533 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t535 = t514 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = (u64)t535;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t537 = t536 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t538 = t516 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = (u64)t538;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t540 = t539 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t519), "l"(t522), "l"(t525), "l"(t528), "l"(t531), "l"(t534), "l"(t537), "l"(t540) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t541 = i_13 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t541) {
                const u32 t542 = t8 + 160u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t542), "r"(0u) : "memory");
            }
            const u32 t543 = t9 + 65536u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t544 = t543 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t545 = t302 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t546 = t545 + 176u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t547 = t544 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t548 = (u64)t547;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t549 = t548 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t550 = t546 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t551 = (u64)t550;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t552 = t551 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t553 = t544 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = (u64)t553;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t555 = t554 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t556 = t546 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = (u64)t556;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t558 = t557 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t559 = t544 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = (u64)t559;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t561 = t560 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t562 = t546 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t563 = (u64)t562;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t564 = t563 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t565 = t544 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t566 = (u64)t565;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t567 = t566 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t568 = t546 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = (u64)t568;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t570 = t569 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t549), "l"(t552), "l"(t555), "l"(t558), "l"(t561), "l"(t564), "l"(t567), "l"(t570) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 53 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t571 = !t288;
#line 53 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t571) {
                const u32 t572 = t275 + 5u;
#line 54 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t572) : "memory");
            }
#line 116 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) :  : "memory");
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t573 = i_13 << 1u;
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t573 + index;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t575 = i_15 & 3u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t576 = t575 + 8u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t577 = t576 << 3u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t578 = t8 + t577;
            u32 t579;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t579) : );
#line 167 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t580 = t579 == 1u;
#line 167 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t580) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t578) : "memory");
            }
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t581 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t582 = t581 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t582 + i_13;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t584 = group_3 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t585;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t585) : "r"(t584), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t585 >> groups_shift;
            const u32 t587 = sample_3 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t588 = group_3 - t587;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t589 = t588 << 1u;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t589 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t591 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t592;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t592) : "r"(t591), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t593 = t592 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t593 * 10u;
            const u32 t595 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t596;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t596) : "r"(t595), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t597 = t596 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t598 = t597 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t599 = number_3 - t598;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t599 << 3u;
            const bool t601 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t602 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t601 ? t602 : 0u;
            const u32 t604 = left_6 < 10u ? left_6 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t605 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t606 = t605 < 8u ? t605 : 8u;
#line 226 "fa-kernels/src/conv/work.rs"
            const bool t607 = 0u < i_13;
#line 226 "fa-kernels/src/conv/work.rs"
            if (t607) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t608 = i_13 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t609 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t610 = t609 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
                const u32 t611 = t610 + t608;
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t612 = t611 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
                u32 t613;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t613) : "r"(t612), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 before = t613 >> groups_shift;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t615 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t616 = t615 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
                const u32 t617 = t616 + i_13;
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t618 = t617 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
                u32 t619;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t619) : "r"(t618), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t620 = t619 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t621 = t620 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t621) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t622 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t623 = t622 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t623) {
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 t624 = t37 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 t625 = t36 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 first_6 = t624 + t625;
                        const u32 t627 = first_6 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t628 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t629 = t628 + first_6;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t630 = t629 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t630;
                        const f32 t632 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t633 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t634 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t635;
                        asm("mov.b32 %0, %1;" : "=r"(t635) : "f"(t632));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t636;
                        asm("mov.b32 %0, %1;" : "=r"(t636) : "f"(t633));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t637;
                        asm("mov.b32 %0, %1;" : "=r"(t637) : "f"(t634));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t635), "r"(t636), "r"(t637), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t638 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t639 = t638 + t627;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t640 = t639 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t640;
                        const f32 t642 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t643 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t644 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t645;
                        asm("mov.b32 %0, %1;" : "=r"(t645) : "f"(t642));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t646;
                        asm("mov.b32 %0, %1;" : "=r"(t646) : "f"(t643));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t647;
                        asm("mov.b32 %0, %1;" : "=r"(t647) : "f"(t644));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t645), "r"(t646), "r"(t647), "r"(0u) : "memory");
                    }
#line 138 "fa-kernels/src/conv/statistics.rs"
                    count = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                    mean = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                    squares = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                    count_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                    mean_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                    squares_2 = 0.0f;
#line 369 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t649 = channel_3 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t649) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t650 = channel_3 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t651 = moments + t650;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t651) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t652;
                        asm("mov.b32 %0, %1;" : "=f"(t652) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t653;
                        asm("mov.b32 %0, %1;" : "=f"(t653) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t654;
                        asm("mov.b32 %0, %1;" : "=f"(t654) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t655;
                        asm("mov.b32 %0, %1;" : "=f"(t655) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t656 = 64u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t657 = t656 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t658 = moments + t657;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t658) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t659;
                        asm("mov.b32 %0, %1;" : "=f"(t659) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t660;
                        asm("mov.b32 %0, %1;" : "=f"(t660) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t661;
                        asm("mov.b32 %0, %1;" : "=f"(t661) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t662;
                        asm("mov.b32 %0, %1;" : "=f"(t662) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t652 + t659;
                        const f32 difference = t660 - t653;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t665;
                        asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t666;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(t665));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t659 * t666;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t653));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t669 = t652 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t670 = t669 ? t660 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t671 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t672 = t671 * t652;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t673 = t654 + t661;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t672), "f"(share), "f"(t673));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t675 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t675 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t677 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_6 = first_7 + channel_3;
#line 60 "fa-kernels/src/conv/work.rs"
                        const u32 index_5 = t677 + before;
                        const u64 t680 = (u64)index_5;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t681 = t680 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t682 = t681 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t683 = partial + t682;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t684 = (u64)index_6;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t685 = t684 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t686 = t685 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t687 = t683 + t686;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t688;
                        asm("mov.b32 %0, %1;" : "=r"(t688) : "f"(count_3));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t689;
                        asm("mov.b32 %0, %1;" : "=r"(t689) : "f"(t670));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t690;
                        asm("mov.b32 %0, %1;" : "=r"(t690) : "f"(t674));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t687), "r"(t688), "r"(t689), "r"(t690), "r"(0u) : "memory");
                    }
#line 369 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t691 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t692 = acc_2;
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
            acc = t696;
            acc_2 = t698;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t699 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t700 = acc_4;
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
            acc_3 = t704;
            acc_4 = t706;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t707 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t708 = acc_6;
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
            acc_5 = t712;
            acc_6 = t714;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t715 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t716 = acc_8;
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
            acc_7 = t720;
            acc_8 = t722;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t723 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t724 = acc_10;
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
            acc_9 = t728;
            acc_10 = t730;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t731 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t732 = acc_12;
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
            acc_11 = t736;
            acc_12 = t738;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t739 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t740 = acc_14;
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
            acc_13 = t744;
            acc_14 = t746;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t747 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t748 = acc_16;
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
            acc_15 = t752;
            acc_16 = t754;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t755 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t756 = acc_18;
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
            acc_17 = t760;
            acc_18 = t762;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t763 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t764 = acc_20;
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
            acc_19 = t768;
            acc_20 = t770;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t771 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t772 = acc_22;
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
            acc_21 = t776;
            acc_22 = t778;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t779 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t780 = acc_24;
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
            acc_23 = t784;
            acc_24 = t786;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t787 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t788 = acc_26;
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
            acc_25 = t792;
            acc_26 = t794;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t795 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t796 = acc_28;
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
            acc_27 = t800;
            acc_28 = t802;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t803 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t804 = acc_30;
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
            acc_29 = t808;
            acc_30 = t810;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t811 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t812 = acc_32;
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
            acc_31 = t816;
            acc_32 = t818;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t819 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t820 = acc_34;
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
            acc_33 = t824;
            acc_34 = t826;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t827 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t828 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t829;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(t827), "f"(t828));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t830 = t829 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t831;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t831) : "r"(t829));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t832;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t832) : "h"(t831));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t833;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t833) : "r"(t830));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t834;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t834) : "h"(t833));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t832;
            acc_36 = t834;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t835 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t836 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t837;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(t835), "f"(t836));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t838 = t837 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t839;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t839) : "r"(t837));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t840;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t840) : "h"(t839));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t841;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t841) : "r"(t838));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t842;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t842) : "h"(t841));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t840;
            acc_38 = t842;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t843 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t844 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t845;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(t843), "f"(t844));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t846 = t845 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t847;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t847) : "r"(t845));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t848;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t848) : "h"(t847));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t849;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t849) : "r"(t846));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t850;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t850) : "h"(t849));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t848;
            acc_40 = t850;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t851 = t604 * t606;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t851;
            f32 t853;
            asm("max.f32 %0, %1, %2;" : "=f"(t853) : "f"(count_4), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t853));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t855 = t604 * t606;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t856 = t855 == 80u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t856) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = 0.0f + t857;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = t858 + t859;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t861 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t862 = t860 + t861;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = t862 + t863;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t865 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t864 + t865;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t867 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = 0.0f + t867;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t868 + t869;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = t870 + t871;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t873 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t874 = t872 + t873;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t874 + t875;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t877 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t878 = 0.0f + t877;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t879 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = t878 + t879;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t881 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = t880 + t881;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t883 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t884 = t882 + t883;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t885 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t884 + t885;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = 0.0f + t887;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t889 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t890 = t888 + t889;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t891 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = t890 + t891;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = t892 + t893;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t895 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t894 + t895;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t897 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t899 = t897 + t898;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t899;
            } else {
                const u32 t900 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t900 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_8 < t606;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t903 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t903 < t606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t905 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t905 & columns;
                const f32 t907 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t909 = t907 + t908;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t910 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t911 = exists ? t909 : t910;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t911;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t912 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t912 & columns_2;
                const f32 t914 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = t914 + t915;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t917 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = exists_2 ? t916 : t917;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t918;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t919 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t919 & columns;
                const f32 t921 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = t921 + t922;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t925 = exists_3 ? t923 : t924;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t925;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t926 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t926 & columns_2;
                const f32 t928 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = t928 + t929;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t931 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t932 = exists_4 ? t930 : t931;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t932;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t933 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t933 & columns;
                const f32 t935 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t937 = t935 + t936;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t938 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t939 = exists_5 ? t937 : t938;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t939;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t940 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t940 & columns_2;
                const f32 t942 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = t942 + t943;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t945 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = exists_6 ? t944 : t945;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t946;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t947 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t947 & columns;
                const f32 t949 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = t949 + t950;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = exists_7 ? t951 : t952;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t953;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t954 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t954 & columns_2;
                const f32 t956 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = t956 + t957;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = exists_8 ? t958 : t959;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t960;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t961 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t961 & columns;
                const f32 t963 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = t963 + t964;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t967 = exists_9 ? t965 : t966;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t967;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t968 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t968 & columns_2;
                const f32 t970 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = t970 + t971;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = exists_10 ? t972 : t973;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t974;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t975 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t975 & columns;
                const f32 t977 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = t977 + t978;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = exists_11 ? t979 : t980;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t981;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t982 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t982 & columns_2;
                const f32 t984 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = t984 + t985;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = exists_12 ? t986 : t987;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t988;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t989 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t989 & columns;
                const f32 t991 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = t991 + t992;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = exists_13 ? t993 : t994;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t995;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t996 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t996 & columns_2;
                const f32 t998 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = t998 + t999;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = exists_14 ? t1000 : t1001;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1002;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1003 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1003 & columns;
                const f32 t1005 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = t1005 + t1006;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = exists_15 ? t1007 : t1008;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1009;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1010 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1010 & columns_2;
                const f32 t1012 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = t1012 + t1013;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = exists_16 ? t1014 : t1015;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1016;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1017 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1017 & columns;
                const f32 t1019 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1019 + t1020;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = exists_17 ? t1021 : t1022;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1023;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1024 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1024 & columns_2;
                const f32 t1026 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = t1026 + t1027;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = exists_18 ? t1028 : t1029;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1030;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1031 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1031 & columns;
                const f32 t1033 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = t1033 + t1034;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = exists_19 ? t1035 : t1036;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1037;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1038 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1038 & columns_2;
                const f32 t1040 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = t1040 + t1041;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = exists_20 ? t1042 : t1043;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1044;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1045 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1046;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1046) : "f"(t1045));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1047 = t1045 + t1046;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1048;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1048) : "f"(t1047));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1049 = t1047 + t1048;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1049 * share_2;
            const f32 t1051 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1051), "f"(count_4), "f"(t1049));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(rest), "f"(share_2), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t856) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1054 - mean_4;
                f32 t1056;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1057 - mean_4;
                f32 t1059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(distance_2), "f"(distance_2), "f"(t1056));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1060 - mean_4;
                f32 t1062;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(distance_3), "f"(distance_3), "f"(t1059));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1063 - mean_4;
                f32 t1065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(distance_4), "f"(distance_4), "f"(t1062));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1066 - mean_4;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_5), "f"(distance_5), "f"(t1065));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1069 - mean_4;
                f32 t1071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(distance_6), "f"(distance_6), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1072 - mean_4;
                f32 t1074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(distance_7), "f"(distance_7), "f"(t1071));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1075 - mean_4;
                f32 t1077;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(distance_8), "f"(distance_8), "f"(t1074));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1078 - mean_4;
                f32 t1080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(distance_9), "f"(distance_9), "f"(t1077));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1081 - mean_4;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1080));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1084 - mean_4;
                f32 t1086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1087 - mean_4;
                f32 t1089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(distance_12), "f"(distance_12), "f"(t1086));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1090 - mean_4;
                f32 t1092;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1092) : "f"(distance_13), "f"(distance_13), "f"(t1089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1093 - mean_4;
                f32 t1095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(distance_14), "f"(distance_14), "f"(t1092));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1096 - mean_4;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_15), "f"(distance_15), "f"(t1095));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1099 - mean_4;
                f32 t1101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(distance_16), "f"(distance_16), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1102 - mean_4;
                f32 t1104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1104) : "f"(distance_17), "f"(distance_17), "f"(t1101));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1105 - mean_4;
                f32 t1107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1107) : "f"(distance_18), "f"(distance_18), "f"(t1104));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1108 - mean_4;
                f32 t1110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1110) : "f"(distance_19), "f"(distance_19), "f"(t1107));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1111 - mean_4;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_20), "f"(distance_20), "f"(t1110));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = t1114 + t1115;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1116;
            } else {
                const u32 t1117 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1117 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_9 < t606;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1120 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1120 < t606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1122 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1122 & columns_3;
                const f32 t1124 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1125 - mean_4;
                f32 t1127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1127) : "f"(distance_21), "f"(distance_21), "f"(t1124));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = exists_21 ? t1127 : t1128;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1129;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1130 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1130 & columns_4;
                const f32 t1132 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1133 - mean_4;
                f32 t1135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1135) : "f"(distance_22), "f"(distance_22), "f"(t1132));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = exists_22 ? t1135 : t1136;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1137;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1138 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1138 & columns_3;
                const f32 t1140 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1141 - mean_4;
                f32 t1143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1143) : "f"(distance_23), "f"(distance_23), "f"(t1140));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = exists_23 ? t1143 : t1144;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1145;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1146 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1146 & columns_4;
                const f32 t1148 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1149 - mean_4;
                f32 t1151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1151) : "f"(distance_24), "f"(distance_24), "f"(t1148));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = exists_24 ? t1151 : t1152;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1154 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1154 & columns_3;
                const f32 t1156 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1157 - mean_4;
                f32 t1159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1159) : "f"(distance_25), "f"(distance_25), "f"(t1156));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1161 = exists_25 ? t1159 : t1160;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1161;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1162 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1162 & columns_4;
                const f32 t1164 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1165 - mean_4;
                f32 t1167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(distance_26), "f"(distance_26), "f"(t1164));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = exists_26 ? t1167 : t1168;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1169;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1170 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1170 & columns_3;
                const f32 t1172 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1173 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1173 - mean_4;
                f32 t1175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(distance_27), "f"(distance_27), "f"(t1172));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = exists_27 ? t1175 : t1176;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1177;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1178 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1178 & columns_4;
                const f32 t1180 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1181 - mean_4;
                f32 t1183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1183) : "f"(distance_28), "f"(distance_28), "f"(t1180));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = exists_28 ? t1183 : t1184;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1185;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1186 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1186 & columns_3;
                const f32 t1188 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1189 - mean_4;
                f32 t1191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(distance_29), "f"(distance_29), "f"(t1188));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = exists_29 ? t1191 : t1192;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1193;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1194 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1194 & columns_4;
                const f32 t1196 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1197 - mean_4;
                f32 t1199;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1199) : "f"(distance_30), "f"(distance_30), "f"(t1196));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = exists_30 ? t1199 : t1200;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1201;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1202 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1202 & columns_3;
                const f32 t1204 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1205 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1205 - mean_4;
                f32 t1207;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1207) : "f"(distance_31), "f"(distance_31), "f"(t1204));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = exists_31 ? t1207 : t1208;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1209;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1210 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1210 & columns_4;
                const f32 t1212 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1213 - mean_4;
                f32 t1215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(distance_32), "f"(distance_32), "f"(t1212));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1217 = exists_32 ? t1215 : t1216;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1217;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1218 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1218 & columns_3;
                const f32 t1220 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1221 - mean_4;
                f32 t1223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(distance_33), "f"(distance_33), "f"(t1220));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = exists_33 ? t1223 : t1224;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1225;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1226 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1226 & columns_4;
                const f32 t1228 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1229 - mean_4;
                f32 t1231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(distance_34), "f"(distance_34), "f"(t1228));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = exists_34 ? t1231 : t1232;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1233;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1234 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1234 & columns_3;
                const f32 t1236 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1237 - mean_4;
                f32 t1239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(distance_35), "f"(distance_35), "f"(t1236));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = exists_35 ? t1239 : t1240;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1241;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1242 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1242 & columns_4;
                const f32 t1244 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1245 - mean_4;
                f32 t1247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(distance_36), "f"(distance_36), "f"(t1244));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = exists_36 ? t1247 : t1248;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1249;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1250 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1250 & columns_3;
                const f32 t1252 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1253 - mean_4;
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(distance_37), "f"(distance_37), "f"(t1252));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = exists_37 ? t1255 : t1256;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1257;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1258 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1258 & columns_4;
                const f32 t1260 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1261 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1261 - mean_4;
                f32 t1263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(distance_38), "f"(distance_38), "f"(t1260));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = exists_38 ? t1263 : t1264;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1265;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1266 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1266 & columns_3;
                const f32 t1268 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1269 - mean_4;
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(distance_39), "f"(distance_39), "f"(t1268));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = exists_39 ? t1271 : t1272;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1273;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1274 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1274 & columns_4;
                const f32 t1276 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1277 - mean_4;
                f32 t1279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(distance_40), "f"(distance_40), "f"(t1276));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = exists_40 ? t1279 : t1280;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1281;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1282 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1283) : "f"(t1282));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1284 = t1282 + t1283;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1285;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1285) : "f"(t1284));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1284 + t1285;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1287 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1288 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1289 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1287 + count_4;
            const f32 difference_2 = mean_4 - t1288;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1292;
            asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1293;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(t1292));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1293;
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(difference_2), "f"(share_3), "f"(t1288));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1296 = t1287 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1297 = t1296 ? mean_4 : mean_5;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1298 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1299 = t1298 * t1287;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1300 = t1289 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(t1299), "f"(share_3), "f"(t1300));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t1297;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t1301;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t856) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = 0.0f + t1302;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = t1303 + t1304;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = t1305 + t1306;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1309 = t1307 + t1308;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1309 + t1310;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = 0.0f + t1312;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = t1313 + t1314;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = t1315 + t1316;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = t1317 + t1318;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1319 + t1320;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = 0.0f + t1322;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = t1323 + t1324;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = t1325 + t1326;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = t1327 + t1328;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1329 + t1330;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = 0.0f + t1332;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = t1333 + t1334;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = t1335 + t1336;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = t1337 + t1338;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1339 + t1340;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = t1342 + t1343;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1344;
            } else {
                const u32 t1345 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1345 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_10 < t606;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1348 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1348 < t606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1350 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1350 & columns_5;
                const f32 t1352 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1352 + t1353;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = exists_41 ? t1354 : t1355;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1356;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1357 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1357 & columns_6;
                const f32 t1359 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = t1359 + t1360;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = exists_42 ? t1361 : t1362;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1363;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1364 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1364 & columns_5;
                const f32 t1366 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1366 + t1367;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = exists_43 ? t1368 : t1369;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1370;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1371 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1371 & columns_6;
                const f32 t1373 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = t1373 + t1374;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = exists_44 ? t1375 : t1376;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1377;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1378 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1378 & columns_5;
                const f32 t1380 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = t1380 + t1381;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = exists_45 ? t1382 : t1383;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1384;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1385 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1385 & columns_6;
                const f32 t1387 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = t1387 + t1388;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = exists_46 ? t1389 : t1390;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1391;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1392 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1392 & columns_5;
                const f32 t1394 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = t1394 + t1395;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = exists_47 ? t1396 : t1397;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1398;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1399 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1399 & columns_6;
                const f32 t1401 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = t1401 + t1402;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = exists_48 ? t1403 : t1404;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1405;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1406 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1406 & columns_5;
                const f32 t1408 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = t1408 + t1409;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = exists_49 ? t1410 : t1411;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1412;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1413 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1413 & columns_6;
                const f32 t1415 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = t1415 + t1416;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = exists_50 ? t1417 : t1418;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1419;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1420 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1420 & columns_5;
                const f32 t1422 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = t1422 + t1423;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = exists_51 ? t1424 : t1425;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1426;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1427 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1427 & columns_6;
                const f32 t1429 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = t1429 + t1430;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = exists_52 ? t1431 : t1432;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1433;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1434 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1434 & columns_5;
                const f32 t1436 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1436 + t1437;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = exists_53 ? t1438 : t1439;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1440;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1441 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1441 & columns_6;
                const f32 t1443 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = t1443 + t1444;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = exists_54 ? t1445 : t1446;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1447;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1448 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1448 & columns_5;
                const f32 t1450 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1450 + t1451;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = exists_55 ? t1452 : t1453;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1454;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1455 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1455 & columns_6;
                const f32 t1457 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = t1457 + t1458;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = exists_56 ? t1459 : t1460;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1461;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1462 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1462 & columns_5;
                const f32 t1464 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = t1464 + t1465;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = exists_57 ? t1466 : t1467;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1468;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1469 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1469 & columns_6;
                const f32 t1471 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = t1471 + t1472;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists_58 ? t1473 : t1474;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1475;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1476 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1476 & columns_5;
                const f32 t1478 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = t1478 + t1479;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = exists_59 ? t1480 : t1481;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1482;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1483 & columns_6;
                const f32 t1485 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = t1485 + t1486;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_60 ? t1487 : t1488;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1489;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1490 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1491;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1491) : "f"(t1490));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1492 = t1490 + t1491;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1493;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1493) : "f"(t1492));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1494 = t1492 + t1493;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1494 * share_2;
            const f32 t1496 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1496), "f"(count_4), "f"(t1494));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(rest_2), "f"(share_2), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t856) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1499 - mean_6;
                f32 t1501;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1501) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1502 - mean_6;
                f32 t1504;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(distance_42), "f"(distance_42), "f"(t1501));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1505 - mean_6;
                f32 t1507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1507) : "f"(distance_43), "f"(distance_43), "f"(t1504));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1508 - mean_6;
                f32 t1510;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(distance_44), "f"(distance_44), "f"(t1507));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1511 - mean_6;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_45), "f"(distance_45), "f"(t1510));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1514 - mean_6;
                f32 t1516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(distance_46), "f"(distance_46), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1517 - mean_6;
                f32 t1519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(distance_47), "f"(distance_47), "f"(t1516));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1520 - mean_6;
                f32 t1522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(distance_48), "f"(distance_48), "f"(t1519));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1523 - mean_6;
                f32 t1525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(distance_49), "f"(distance_49), "f"(t1522));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1526 - mean_6;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_50), "f"(distance_50), "f"(t1525));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1529 - mean_6;
                f32 t1531;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1532 - mean_6;
                f32 t1534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(distance_52), "f"(distance_52), "f"(t1531));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1535 - mean_6;
                f32 t1537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(distance_53), "f"(distance_53), "f"(t1534));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1538 - mean_6;
                f32 t1540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(distance_54), "f"(distance_54), "f"(t1537));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1541 - mean_6;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_55), "f"(distance_55), "f"(t1540));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1544 - mean_6;
                f32 t1546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(distance_56), "f"(distance_56), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1547 - mean_6;
                f32 t1549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1549) : "f"(distance_57), "f"(distance_57), "f"(t1546));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1550 - mean_6;
                f32 t1552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1552) : "f"(distance_58), "f"(distance_58), "f"(t1549));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1553 - mean_6;
                f32 t1555;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(distance_59), "f"(distance_59), "f"(t1552));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1556 - mean_6;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_60), "f"(distance_60), "f"(t1555));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = t1559 + t1560;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1561;
            } else {
                const u32 t1562 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_11 = t1562 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_11 < t606;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1565 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1565 < t606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1567 & columns_7;
                const f32 t1569 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1570 - mean_6;
                f32 t1572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(distance_61), "f"(distance_61), "f"(t1569));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = exists_61 ? t1572 : t1573;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1574;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1575 = 0u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1575 & columns_8;
                const f32 t1577 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1578 - mean_6;
                f32 t1580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(distance_62), "f"(distance_62), "f"(t1577));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = exists_62 ? t1580 : t1581;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1583 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1583 & columns_7;
                const f32 t1585 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1586 - mean_6;
                f32 t1588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(distance_63), "f"(distance_63), "f"(t1585));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = exists_63 ? t1588 : t1589;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1590;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 1u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1591 & columns_8;
                const f32 t1593 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1594 - mean_6;
                f32 t1596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1596) : "f"(distance_64), "f"(distance_64), "f"(t1593));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = exists_64 ? t1596 : t1597;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1598;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1599 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1599 & columns_7;
                const f32 t1601 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1602 - mean_6;
                f32 t1604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(distance_65), "f"(distance_65), "f"(t1601));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = exists_65 ? t1604 : t1605;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1607 = 2u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1607 & columns_8;
                const f32 t1609 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1610 - mean_6;
                f32 t1612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1612) : "f"(distance_66), "f"(distance_66), "f"(t1609));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = exists_66 ? t1612 : t1613;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1614;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1615 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1615 & columns_7;
                const f32 t1617 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1618 - mean_6;
                f32 t1620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1620) : "f"(distance_67), "f"(distance_67), "f"(t1617));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = exists_67 ? t1620 : t1621;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1622;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1623 = 3u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1623 & columns_8;
                const f32 t1625 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1626 - mean_6;
                f32 t1628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(distance_68), "f"(distance_68), "f"(t1625));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = exists_68 ? t1628 : t1629;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1630;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1631 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1631 & columns_7;
                const f32 t1633 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1634 - mean_6;
                f32 t1636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(distance_69), "f"(distance_69), "f"(t1633));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = exists_69 ? t1636 : t1637;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1638;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1639 = 4u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1639 & columns_8;
                const f32 t1641 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1642 - mean_6;
                f32 t1644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(distance_70), "f"(distance_70), "f"(t1641));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = exists_70 ? t1644 : t1645;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1646;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1647 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1647 & columns_7;
                const f32 t1649 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1650 - mean_6;
                f32 t1652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(distance_71), "f"(distance_71), "f"(t1649));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = exists_71 ? t1652 : t1653;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1655 = 5u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1655 & columns_8;
                const f32 t1657 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1658 - mean_6;
                f32 t1660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(distance_72), "f"(distance_72), "f"(t1657));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = exists_72 ? t1660 : t1661;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1663 & columns_7;
                const f32 t1665 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1666 - mean_6;
                f32 t1668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(distance_73), "f"(distance_73), "f"(t1665));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = exists_73 ? t1668 : t1669;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1670;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1671 = 6u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1671 & columns_8;
                const f32 t1673 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1674 - mean_6;
                f32 t1676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1676) : "f"(distance_74), "f"(distance_74), "f"(t1673));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = exists_74 ? t1676 : t1677;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1678;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1679 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1679 & columns_7;
                const f32 t1681 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1682 - mean_6;
                f32 t1684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(distance_75), "f"(distance_75), "f"(t1681));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = exists_75 ? t1684 : t1685;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1686;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1687 = 7u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1687 & columns_8;
                const f32 t1689 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1690 - mean_6;
                f32 t1692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1692) : "f"(distance_76), "f"(distance_76), "f"(t1689));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = exists_76 ? t1692 : t1693;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1695 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1695 & columns_7;
                const f32 t1697 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1698 - mean_6;
                f32 t1700;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1700) : "f"(distance_77), "f"(distance_77), "f"(t1697));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = exists_77 ? t1700 : t1701;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1703 = 8u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1703 & columns_8;
                const f32 t1705 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1706 - mean_6;
                f32 t1708;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(distance_78), "f"(distance_78), "f"(t1705));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = exists_78 ? t1708 : t1709;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1710;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1711 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1711 & columns_7;
                const f32 t1713 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1714 - mean_6;
                f32 t1716;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(distance_79), "f"(distance_79), "f"(t1713));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = exists_79 ? t1716 : t1717;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1718;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1719 = 9u < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1719 & columns_8;
                const f32 t1721 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1722 - mean_6;
                f32 t1724;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(distance_80), "f"(distance_80), "f"(t1721));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = exists_80 ? t1724 : t1725;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1726;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1727 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1728;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1728) : "f"(t1727));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1729 = t1727 + t1728;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1730;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1730) : "f"(t1729));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t1729 + t1730;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1732 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1733 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1734 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1732 + count_4;
            const f32 difference_3 = mean_6 - t1733;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1737;
            asm("max.f32 %0, %1, %2;" : "=f"(t1737) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1738;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(t1737));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1738;
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(difference_3), "f"(share_4), "f"(t1733));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1741 = t1732 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1742 = t1741 ? mean_6 : mean_7;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1743 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1744 = t1743 * t1732;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1745 = t1734 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(t1744), "f"(share_4), "f"(t1745));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1742;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1746;
#line 277 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 t1748 = i_13 * 20480u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1748;
#line 304 "fa-kernels/src/conv/work.rs"
            const bool t1750 = i_13 == 3u;
#line 286 "fa-kernels/src/conv/work.rs"
            const u32 base = t1750 ? smem_1 : kept;
#line 290 "fa-kernels/src/conv/work.rs"
            const u32 t1752 = base + own;
#line 304 "fa-kernels/src/conv/work.rs"
            const bool t1753 = i_13 == 3u;
#line 324 "fa-kernels/src/conv/work.rs"
            if (t1753) {
#line 369 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1754 = t37 << 4u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1755 = t36 & 7u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1756 = t36 >> 4u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1757 = t1756 << 3u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1758 = t1755 + t1757;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1759 = t1754 >> 3u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1760 = t36 >> 3u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1761 = t1760 & 1u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1762 = t1759 + t1761;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1763 = t1758 & 7u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1764 = t1762 ^ t1763;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1765 = t1758 << 7u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1766 = t1764 << 4u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1767 = t1765 + t1766;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t1768 = t1752 + t1767;
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1769;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(acc), "f"(acc_2));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1770;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(acc_3), "f"(acc_4));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1771;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(acc_5), "f"(acc_6));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1772;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(acc_7), "f"(acc_8));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1768), "r"(t1769), "r"(t1770), "r"(t1771), "r"(t1772) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1773;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(acc_9), "f"(acc_10));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1774;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(acc_11), "f"(acc_12));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1775;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(acc_13), "f"(acc_14));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1776;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(acc_15), "f"(acc_16));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1768), "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1777;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(acc_17), "f"(acc_18));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1778;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(acc_19), "f"(acc_20));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1779;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(acc_21), "f"(acc_22));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1780;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(acc_23), "f"(acc_24));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1768), "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1781;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(acc_25), "f"(acc_26));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1782;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(acc_27), "f"(acc_28));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1783;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(acc_29), "f"(acc_30));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1784;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(acc_31), "f"(acc_32));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1768), "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1785;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(acc_33), "f"(acc_34));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1786;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(acc_35), "f"(acc_36));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1787;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(acc_37), "f"(acc_38));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t1788;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(acc_39), "f"(acc_40));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1768), "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788) : "memory");
        }
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t1789 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_12 = t1789 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t1791 = first_12 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t1792 = all_groups - first_12;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1791 ? t1792 : 0u;
        const u32 t1794 = left_7 < cta_groups ? left_7 : cta_groups;
#line 234 "fa-kernels/src/conv/work.rs"
        const u32 t1795 = t1794 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t1796 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t1796 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t1798 = first_13 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t1799 = all_groups - first_13;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t1798 ? t1799 : 0u;
        const u32 rounds = left_8 < cta_groups ? left_8 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t1802 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t1802) {
            const u32 t1803 = rounds - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t1804 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t1805 = t1804 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t1806 = t1805 + t1803;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t1807 = t1806 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t1808;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1808) : "r"(t1807), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t1809 = t1808 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t1810 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t1811 = t1810 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t1811) {
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 t1812 = t37 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 t1813 = t36 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 first_14 = t1812 + t1813;
                const u32 t1815 = first_14 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1816 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1817 = t1816 + first_14;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1818 = t1817 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1818;
                const f32 t1820 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1823;
                asm("mov.b32 %0, %1;" : "=r"(t1823) : "f"(t1820));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1824;
                asm("mov.b32 %0, %1;" : "=r"(t1824) : "f"(t1821));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1825;
                asm("mov.b32 %0, %1;" : "=r"(t1825) : "f"(t1822));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1823), "r"(t1824), "r"(t1825), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1826 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1827 = t1826 + t1815;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1828 = t1827 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1828;
                const f32 t1830 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1833;
                asm("mov.b32 %0, %1;" : "=r"(t1833) : "f"(t1830));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1834;
                asm("mov.b32 %0, %1;" : "=r"(t1834) : "f"(t1831));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1835;
                asm("mov.b32 %0, %1;" : "=r"(t1835) : "f"(t1832));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1833), "r"(t1834), "r"(t1835), "r"(0u) : "memory");
            }
#line 138 "fa-kernels/src/conv/statistics.rs"
            count = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
            mean = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
            squares = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
            count_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
            mean_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
            squares_2 = 0.0f;
#line 369 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_4 = threadIdx.x;
            const bool t1837 = channel_4 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t1837) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1838 = channel_4 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1839 = moments + t1838;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1839) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1840;
                asm("mov.b32 %0, %1;" : "=f"(t1840) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1841;
                asm("mov.b32 %0, %1;" : "=f"(t1841) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1842;
                asm("mov.b32 %0, %1;" : "=f"(t1842) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1843;
                asm("mov.b32 %0, %1;" : "=f"(t1843) : "r"(row_12));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1844 = 64u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1845 = t1844 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1846 = moments + t1845;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1846) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1847;
                asm("mov.b32 %0, %1;" : "=f"(t1847) : "r"(row_13));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1848;
                asm("mov.b32 %0, %1;" : "=f"(t1848) : "r"(row_14));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1849;
                asm("mov.b32 %0, %1;" : "=f"(t1849) : "r"(row_15));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1850;
                asm("mov.b32 %0, %1;" : "=f"(t1850) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1840 + t1847;
                const f32 difference_4 = t1848 - t1841;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t1853;
                asm("max.f32 %0, %1, %2;" : "=f"(t1853) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t1854;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(t1853));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1847 * t1854;
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t1841));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t1857 = t1840 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1858 = t1857 ? t1848 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1859 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1860 = t1859 * t1840;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1861 = t1842 + t1849;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t1862;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1862) : "f"(t1860), "f"(share_5), "f"(t1861));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t1863 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_15 = t1863 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1865 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_8 = first_15 + channel_4;
#line 60 "fa-kernels/src/conv/work.rs"
                const u32 index_7 = t1865 + t1809;
                const u64 t1868 = (u64)index_7;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1869 = t1868 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1870 = t1869 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1871 = partial + t1870;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1872 = (u64)index_8;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1873 = t1872 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1874 = t1873 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t1875 = t1871 + t1874;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t1876;
                asm("mov.b32 %0, %1;" : "=r"(t1876) : "f"(count_7));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t1877;
                asm("mov.b32 %0, %1;" : "=r"(t1877) : "f"(t1858));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t1878;
                asm("mov.b32 %0, %1;" : "=r"(t1878) : "f"(t1862));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1875), "r"(t1876), "r"(t1877), "r"(t1878), "r"(0u) : "memory");
            }
#line 369 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1879 = 0ull * counters_stride0;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1880 = t1879 * 4ull;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1881 = counters + t1880;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1882 = 1ull * counters_stride0;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1883 = t1882 * 4ull;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t1884 = counters + t1883;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1885 = threadIdx.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1886 = t1885 == 0u;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1886) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1881), "r"(1u) : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1887 = gridDim.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1888 = gridDim.y;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1889 = t1887 * t1888;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1890 = gridDim.z;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1891 = t1889 * t1890;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t1892;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1892) : "l"(t1881) : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t1893 = t1892 < t1891;
            if (!t1893) break;
        }
    }
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t1896 = threadIdx.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1897 = t1896 == 0u;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1897) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1898 = gridDim.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1899 = gridDim.y;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1900 = t1898 * t1899;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1901 = gridDim.z;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1902 = t1900 * t1901;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t1903 = t1902 - 1u;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t1904;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1904) : "l"(t1884), "r"(t1903) : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t1905 = t1904 == t1903;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t1905) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1881), "r"(0u) : "memory");
        }
    }
#line 186 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1906 = !is_producer;
#line 186 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1906) {
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1907 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1908 = t1907 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1909 = t1908 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1909 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t1911 = blockIdx.y;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t1912 = t1911 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1913 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1914 = t1913 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1915 = t1914 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1916 = t1915 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 channel_6 = t1912 + t1916;
        const u32 existing = channel_6 < 56u ? channel_6 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1919 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1920 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1921 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1922 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1923 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1924 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1925 = existing + 7u;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t1926 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t1926 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t1928 = first_16 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t1929 = all_groups - first_16;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t1928 ? t1929 : 0u;
        const u32 t1931 = left_9 < cta_groups ? left_9 : cta_groups;
#line 32 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1931; i_16 += 1u) {
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t1932 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t1933 = t1932 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t1934 = t1933 + i_16;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t1935 = t1934 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t1936;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1936) : "r"(t1935), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1936 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t1938 = i_16 == 0u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t1939 = i_16 > 1u ? i_16 : 1u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t1940 = t1939 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t1941 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t1942 = t1941 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t1943 = t1942 + t1940;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t1944 = t1943 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t1945;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1945) : "r"(t1944), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t1946 = t1945 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t1947 = sample_4 != t1946;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t1948 = t1938 | t1947;
#line 34 "fa-kernels/src/conv/output.rs"
            if (t1948) {
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1949 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1950 = t1949 & 63u;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1951 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1952 = t1951 >> 6u;
                const u32 t1953 = blockIdx.y;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1953 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1955 = sample_4 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1956 = t1955 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1957;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1957) : "r"(t1956), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1958 = t1957 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1959 = sample_4 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1960 = t1959 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1961 = t1960 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1962 = t1961 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1963;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1963) : "r"(t1962), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1964 = t1963 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_9 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1965 = t1958 + t1952;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1966 = t1964 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1965; i_17 < t1966; i_17 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1967 = i_17 <= t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1968 = i_17 < t1964 ? i_17 : t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_10 = first_channel + t1950;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_9 = t1968 + sample_4;
                    const u64 t1971 = (u64)index_9;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1972 = t1971 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1973 = t1972 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1974 = partial + t1973;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1975 = (u64)index_10;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1976 = t1975 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1977 = t1976 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1978 = t1974 + t1977;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1978) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1979;
                    asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1980;
                    asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1981;
                    asm("mov.b32 %0, %1;" : "=f"(t1981) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1982;
                    asm("mov.b32 %0, %1;" : "=f"(t1982) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1984 = cta <= t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1985 = cta < t1964 ? cta : t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_12 = first_channel + t1950;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_11 = t1985 + sample_4;
                    const u64 t1988 = (u64)index_11;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1989 = t1988 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1990 = t1989 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1991 = partial + t1990;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1992 = (u64)index_12;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1993 = t1992 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1994 = t1993 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t1995 = t1991 + t1994;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1995) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1996;
                    asm("mov.b32 %0, %1;" : "=f"(t1996) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1997;
                    asm("mov.b32 %0, %1;" : "=f"(t1997) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1998;
                    asm("mov.b32 %0, %1;" : "=f"(t1998) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1999;
                    asm("mov.b32 %0, %1;" : "=f"(t1999) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2001 = cta_2 <= t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2002 = cta_2 < t1964 ? cta_2 : t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_14 = first_channel + t1950;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_13 = t2002 + sample_4;
                    const u64 t2005 = (u64)index_13;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2006 = t2005 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2007 = t2006 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2008 = partial + t2007;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2009 = (u64)index_14;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2010 = t2009 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2011 = t2010 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2012 = t2008 + t2011;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2012) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2013;
                    asm("mov.b32 %0, %1;" : "=f"(t2013) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2014;
                    asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2015;
                    asm("mov.b32 %0, %1;" : "=f"(t2015) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2016;
                    asm("mov.b32 %0, %1;" : "=f"(t2016) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2018 = cta_3 <= t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2019 = cta_3 < t1964 ? cta_3 : t1964;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_16 = first_channel + t1950;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_15 = t2019 + sample_4;
                    const u64 t2022 = (u64)index_15;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2023 = t2022 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2024 = t2023 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2025 = partial + t2024;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2026 = (u64)index_16;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2027 = t2026 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2028 = t2027 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2029 = t2025 + t2028;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2029) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2030;
                    asm("mov.b32 %0, %1;" : "=f"(t2030) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2031;
                    asm("mov.b32 %0, %1;" : "=f"(t2031) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2032;
                    asm("mov.b32 %0, %1;" : "=f"(t2032) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2033;
                    asm("mov.b32 %0, %1;" : "=f"(t2033) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2034 = t1967 ? t1979 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2035 = t1967 ? t1980 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2036 = t1967 ? t1981 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2037 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2038 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2039 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t2037 + t2034;
                    const f32 difference_5 = t2035 - t2038;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2042;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2042) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2043;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(t2042));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t2034 * t2043;
                    f32 mean_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t2038));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2046 = t2037 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2047 = t2046 ? t2035 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2048 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2049 = t2048 * t2037;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2050 = t2039 + t2036;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2051;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(t2049), "f"(share_6), "f"(t2050));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2047;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2051;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2052 = t1984 ? t1996 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2053 = t1984 ? t1997 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2054 = t1984 ? t1998 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2055 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2056 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2057 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t2055 + t2052;
                    const f32 difference_6 = t2053 - t2056;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2060;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2060) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2061;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(t2060));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t2052 * t2061;
                    f32 mean_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t2056));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2064 = t2055 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2065 = t2064 ? t2053 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2066 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2067 = t2066 * t2055;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2068 = t2057 + t2054;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(t2067), "f"(share_7), "f"(t2068));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2065;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2069;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2070 = t2001 ? t2013 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2071 = t2001 ? t2014 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2072 = t2001 ? t2015 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2073 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2074 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2075 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t2073 + t2070;
                    const f32 difference_7 = t2071 - t2074;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2078;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2078) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2079;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(t2078));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2070 * t2079;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t2074));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2082 = t2073 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2083 = t2082 ? t2071 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2084 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2085 = t2084 * t2073;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2086 = t2075 + t2072;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2087;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(t2085), "f"(share_8), "f"(t2086));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2083;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2087;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2088 = t2018 ? t2030 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2089 = t2018 ? t2031 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2090 = t2018 ? t2032 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2091 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2092 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2093 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2091 + t2088;
                    const f32 difference_8 = t2089 - t2092;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2096;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2096) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2097;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(t2096));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2088 * t2097;
                    f32 mean_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t2092));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2100 = t2091 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2101 = t2100 ? t2089 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2102 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2103 = t2102 * t2091;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2104 = t2093 + t2090;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(t2103), "f"(share_9), "f"(t2104));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2101;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2105;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2106 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2107 = mean_9;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2108 = squares_5;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2109 = t1952 << 6u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2110 = t2109 + t1950;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2111 = t2110 << 4u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2112 = moments + t2111;
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2113;
                asm("mov.b32 %0, %1;" : "=r"(t2113) : "f"(t2106));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2114;
                asm("mov.b32 %0, %1;" : "=r"(t2114) : "f"(t2107));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2115;
                asm("mov.b32 %0, %1;" : "=r"(t2115) : "f"(t2108));
#line 166 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2112), "r"(t2113), "r"(t2114), "r"(t2115), "r"(0u) : "memory");
#line 369 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 170 "fa-kernels/src/conv/statistics.rs"
                const bool t2116 = t1952 == 0u;
#line 170 "fa-kernels/src/conv/statistics.rs"
                if (t2116) {
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2117 = t1950 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2118 = moments + t2117;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2118) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2119;
                    asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(row_17));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2120;
                    asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(row_18));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2121;
                    asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(row_19));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2122;
                    asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(row_20));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2123 = 64u + t1950;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2124 = t2123 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2125 = moments + t2124;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2125) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2126;
                    asm("mov.b32 %0, %1;" : "=f"(t2126) : "r"(row_21));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2127;
                    asm("mov.b32 %0, %1;" : "=f"(t2127) : "r"(row_22));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2128;
                    asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(row_23));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2129;
                    asm("mov.b32 %0, %1;" : "=f"(t2129) : "r"(row_24));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2119 + t2126;
                    const f32 difference_9 = t2127 - t2120;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2132;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2132) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2133;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2133) : "f"(t2132));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2126 * t2133;
                    f32 mean_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t2120));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2136 = t2119 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2137 = t2136 ? t2127 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2138 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2139 = t2138 * t2119;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2140 = t2121 + t2128;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(t2139), "f"(share_10), "f"(t2140));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2142 = 128u + t1950;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2143 = t2142 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2144 = moments + t2143;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2144) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2145;
                    asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(row_25));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2146;
                    asm("mov.b32 %0, %1;" : "=f"(t2146) : "r"(row_26));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2147;
                    asm("mov.b32 %0, %1;" : "=f"(t2147) : "r"(row_27));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2148;
                    asm("mov.b32 %0, %1;" : "=f"(t2148) : "r"(row_28));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2145;
                    const f32 difference_10 = t2146 - t2137;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2151;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2151) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2152;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2152) : "f"(t2151));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2145 * t2152;
                    f32 mean_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t2137));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2155 = count_13 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2156 = t2155 ? t2146 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2157 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2158 = t2157 * count_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2159 = t2141 + t2147;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(t2158), "f"(share_11), "f"(t2159));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2161 = 192u + t1950;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2162 = t2161 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2163 = moments + t2162;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2163) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2164;
                    asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(row_29));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2165;
                    asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(row_30));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2166;
                    asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_31));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2167;
                    asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_32));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2164;
                    const f32 difference_11 = t2165 - t2156;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2170;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2170) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2171;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2171) : "f"(t2170));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2164 * t2171;
                    f32 mean_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t2156));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2174 = count_14 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2175 = t2174 ? t2165 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2176 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2177 = t2176 * count_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2178 = t2160 + t2166;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(t2177), "f"(share_12), "f"(t2178));
#line 174 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2180 = first_channel + t1950;
#line 174 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2180 < 63u ? t2180 : 63u;
#line 176 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2182 = t1950 << 3u;
#line 176 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2183 = t7 + t2182;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2184;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2184) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2185;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2185) : "f"(t2184));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2179 * t2185;
                    const f32 t2187 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2187));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2183), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2183), "f"(t2175) : "memory");
                }
#line 369 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2189 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2190 = t2189 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2190 + i_16;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t2192 = group_4 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t2193;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2193) : "r"(t2192), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2193 >> groups_shift;
            const u32 t2195 = sample_5 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t2196 = group_4 - t2195;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t2197 = t2196 << 1u;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2197 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2199 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t2200;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2200) : "r"(t2199), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2201 = t2200 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2201 * 10u;
            const u32 t2203 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t2204;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2204) : "r"(t2203), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2205 = t2204 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2206 = t2205 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2207 = number_4 - t2206;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2207 << 3u;
            const bool t2209 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t2210 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_10 = t2209 ? t2210 : 0u;
            const u32 t2212 = left_10 < 10u ? left_10 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2213 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2214 = t2213 < 8u ? t2213 : 8u;
#line 277 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 t2216 = i_16 * 20480u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2216;
#line 304 "fa-kernels/src/conv/work.rs"
            const bool t2218 = i_16 == 3u;
#line 286 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2218 ? smem_1 : kept_2;
#line 290 "fa-kernels/src/conv/work.rs"
            const u32 t2220 = base_2 + own_2;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2221 = channel_5 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2222 = t7 + t2221;
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2222) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2223;
            asm("mov.b32 %0, %1;" : "=f"(t2223) : "r"(row_33));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2224;
            asm("mov.b32 %0, %1;" : "=f"(t2224) : "r"(row_34));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2225;
            asm("mov.b32 %0, %1;" : "=f"(t2225) : "r"(row_35));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2226;
            asm("mov.b32 %0, %1;" : "=f"(t2226) : "r"(row_36));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2222) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2227;
            asm("mov.b32 %0, %1;" : "=f"(t2227) : "r"(row_37));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2228;
            asm("mov.b32 %0, %1;" : "=f"(t2228) : "r"(row_38));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2229;
            asm("mov.b32 %0, %1;" : "=f"(t2229) : "r"(row_39));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2230;
            asm("mov.b32 %0, %1;" : "=f"(t2230) : "r"(row_40));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2222) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2231;
            asm("mov.b32 %0, %1;" : "=f"(t2231) : "r"(row_41));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2232;
            asm("mov.b32 %0, %1;" : "=f"(t2232) : "r"(row_42));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2233;
            asm("mov.b32 %0, %1;" : "=f"(t2233) : "r"(row_43));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2234;
            asm("mov.b32 %0, %1;" : "=f"(t2234) : "r"(row_44));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2222) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2235;
            asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(row_45));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2236;
            asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(row_46));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2237;
            asm("mov.b32 %0, %1;" : "=f"(t2237) : "r"(row_47));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2238;
            asm("mov.b32 %0, %1;" : "=f"(t2238) : "r"(row_48));
#line 70 "fa-kernels/src/conv/output.rs"
            const u32 t2239 = blockIdx.y;
#line 70 "fa-kernels/src/conv/output.rs"
            const u32 t2240 = t2239 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2241 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2242 = t2241 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2243 = t2242 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2244 = t2243 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
            const u32 t2245 = t2240 + t2244;
#line 127 "fa-kernels/src/conv/output.rs"
            const bool t2246 = t2245 < 64u;
#line 113 "fa-kernels/src/conv/output.rs"
            if (t2246) {
#line 140 "fa-kernels/src/conv/output.rs"
                const u32 t2247 = threadIdx.x;
#line 140 "fa-kernels/src/conv/output.rs"
                const u32 thread_3 = t2247 & 127u;
                const u32 t2249 = thread_3 >> 3u;
#line 118 "fa-kernels/src/conv/tile_config.rs"
                const u32 t2250 = t2249 >> 3u;
                const u32 t2251 = t2249 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2252 = thread_3 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2253 = t2252 << 3u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2254 = t2253 >> 6u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2255 = t2254 * 10u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 row_49 = t2250 + t2255;
                const u32 at_6 = y_5 + row_49;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 at_7 = x_5 + t2251;
                const u64 t2259 = (u64)sample_5;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2260 = t2259 * y_stride0;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2261 = t2260 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2262 = y + t2261;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2263 = (u64)at_6;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2264 = t2263 * y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2265 = t2264 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2266 = t2262 + t2265;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2267 = (u64)at_7;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2268 = t2267 * y_stride2;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2269 = t2268 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2270 = t2266 + t2269;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2271 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2272 = t2271 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2273 = t2272 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2274 = t2273 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                const u32 t2275 = t2240 + t2274;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2276 = (u64)t2275 * 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2277 = t2270 + t2276;
#line 144 "fa-kernels/src/conv/output.rs"
                const u32 t2278 = (u32)y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                const u32 t2279 = t2278 << 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                const bool t2280 = t2251 < t2214;
#line 144 "fa-kernels/src/conv/output.rs"
                const u32 t2281 = t2280 ? t2212 : 0u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2282 = threadIdx.x;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2283 = t2282 & 127u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 chunk_17 = t2283 & 7u;
#line 156 "fa-kernels/src/conv/output.rs"
                const u32 t2285 = threadIdx.x;
#line 156 "fa-kernels/src/conv/output.rs"
                const u32 t2286 = t2285 & 127u;
#line 156 "fa-kernels/src/conv/output.rs"
                const u32 first_17 = t2286 >> 3u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2288 = first_17 & 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2289 = chunk_17 ^ t2288;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2290 = first_17 << 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2291 = t2289 << 4u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2292 = t2290 + t2291;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 from = t2220 + t2292;
#line 117 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_18 = 0u; i_18 < 5u; i_18 += 1u) {
#line 181 "fa-kernels/src/conv/output.rs"
                    const u32 t2294 = i_18 << 11u;
#line 181 "fa-kernels/src/conv/output.rs"
                    const u32 t2295 = from + t2294;
#line 181 "fa-kernels/src/conv/output.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t2295) : "memory");
#line 193 "fa-kernels/src/conv/output.rs"
                    const u32 t2296 = row_50 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2297;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2297) : "r"(row_50));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2298;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2298) : "h"(t2297));
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2299;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2299) : "r"(t2296));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2300;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2300) : "h"(t2299));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2301 = t2298 - t2224;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2302 = t2301 * t2223;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2303;
                    asm("abs.f32 %0, %1;" : "=f"(t2303) : "f"(t2302));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2304;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2304) : "f"(t2303), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(t2304), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(t2304), "f"(t2305), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(t2304), "f"(t2306), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(t2304), "f"(t2307), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(t2304), "f"(t2308), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(t2304), "f"(t2309), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2311 = -t2304;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2312;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2312) : "f"(t2310));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2313;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2313) : "f"(t2302), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(t2311), "f"(t2312), "f"(t2313));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2315 = t2300 - t2226;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2316 = t2315 * t2225;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2317;
                    asm("abs.f32 %0, %1;" : "=f"(t2317) : "f"(t2316));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2318;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2318) : "f"(t2317), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2318), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(t2318), "f"(t2319), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(t2318), "f"(t2320), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(t2318), "f"(t2321), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(t2318), "f"(t2322), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(t2318), "f"(t2323), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2325 = -t2318;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2326;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2326) : "f"(t2324));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2327;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2327) : "f"(t2316), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(t2325), "f"(t2326), "f"(t2327));
#line 193 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2314), "f"(t2328));
#line 193 "fa-kernels/src/conv/output.rs"
                    const u32 t2330 = row_51 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2331;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2331) : "r"(row_51));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2332;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2332) : "h"(t2331));
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2333;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2333) : "r"(t2330));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2334;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2334) : "h"(t2333));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2335 = t2332 - t2228;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2336 = t2335 * t2227;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2337;
                    asm("abs.f32 %0, %1;" : "=f"(t2337) : "f"(t2336));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2338;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2338) : "f"(t2337), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(t2338), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(t2338), "f"(t2339), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(t2338), "f"(t2340), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2342;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(t2338), "f"(t2341), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(t2338), "f"(t2342), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(t2338), "f"(t2343), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2345 = -t2338;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2346;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2346) : "f"(t2344));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2347;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2336), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(t2345), "f"(t2346), "f"(t2347));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2349 = t2334 - t2230;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2350 = t2349 * t2229;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2351;
                    asm("abs.f32 %0, %1;" : "=f"(t2351) : "f"(t2350));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2352;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2352) : "f"(t2351), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(t2352), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(t2352), "f"(t2353), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(t2352), "f"(t2354), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(t2352), "f"(t2355), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(t2352), "f"(t2356), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t2352), "f"(t2357), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2359 = -t2352;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2360;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2360) : "f"(t2358));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2361;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2361) : "f"(t2350), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(t2359), "f"(t2360), "f"(t2361));
#line 193 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2348), "f"(t2362));
#line 193 "fa-kernels/src/conv/output.rs"
                    const u32 t2364 = row_52 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2365;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2365) : "r"(row_52));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2366;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2366) : "h"(t2365));
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2367;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2367) : "r"(t2364));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2368;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2368) : "h"(t2367));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2369 = t2366 - t2232;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2370 = t2369 * t2231;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2371;
                    asm("abs.f32 %0, %1;" : "=f"(t2371) : "f"(t2370));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2372;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2372) : "f"(t2371), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(t2372), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(t2372), "f"(t2373), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(t2372), "f"(t2374), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(t2372), "f"(t2375), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2377;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(t2372), "f"(t2376), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(t2372), "f"(t2377), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2379 = -t2372;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2380;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2380) : "f"(t2378));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2381;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2370), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2382;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2379), "f"(t2380), "f"(t2381));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2383 = t2368 - t2234;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2384 = t2383 * t2233;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2385;
                    asm("abs.f32 %0, %1;" : "=f"(t2385) : "f"(t2384));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2386;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2385), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(t2386), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(t2386), "f"(t2387), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(t2386), "f"(t2388), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(t2386), "f"(t2389), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2391;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(t2386), "f"(t2390), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(t2386), "f"(t2391), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2393 = -t2386;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2394;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2394) : "f"(t2392));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2395;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2384), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(t2393), "f"(t2394), "f"(t2395));
#line 193 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2382), "f"(t2396));
#line 193 "fa-kernels/src/conv/output.rs"
                    const u32 t2398 = row_53 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2399;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2399) : "r"(row_53));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2400;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2400) : "h"(t2399));
#line 193 "fa-kernels/src/conv/output.rs"
                    f16 t2401;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2401) : "r"(t2398));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2402;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2402) : "h"(t2401));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2403 = t2400 - t2236;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2404 = t2403 * t2235;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2405;
                    asm("abs.f32 %0, %1;" : "=f"(t2405) : "f"(t2404));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2406;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2406) : "f"(t2405), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2407;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(t2406), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(t2406), "f"(t2407), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2409;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(t2406), "f"(t2408), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(t2406), "f"(t2409), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(t2406), "f"(t2410), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(t2406), "f"(t2411), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2413 = -t2406;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2414;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2414) : "f"(t2412));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2415;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2415) : "f"(t2404), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(t2413), "f"(t2414), "f"(t2415));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2417 = t2402 - t2238;
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2418 = t2417 * t2237;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2419;
                    asm("abs.f32 %0, %1;" : "=f"(t2419) : "f"(t2418));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2420;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2420) : "f"(t2419), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2421;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(t2420), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(t2420), "f"(t2421), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2423;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(t2420), "f"(t2422), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(t2420), "f"(t2423), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2425;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(t2420), "f"(t2424), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(t2420), "f"(t2425), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                    const f32 t2427 = -t2420;
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2428) : "f"(t2426));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2429;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2429) : "f"(t2418), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                    f32 t2430;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2430) : "f"(t2427), "f"(t2428), "f"(t2429));
#line 193 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2416), "f"(t2430));
#line 245 "fa-kernels/src/conv/output.rs"
                    const u32 t2432 = i_18 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                    const u32 t2433 = row_49 + t2432;
#line 245 "fa-kernels/src/conv/output.rs"
                    const bool t2434 = t2433 < t2281;
#line 197 "fa-kernels/src/conv/output.rs"
                    if (t2434) {
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2435 = (u64)i_18 * t2279;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2436 = t2277 + t2435;
#line 198 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2436), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
