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
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 137 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 217 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 135168u;
    const u32 moments = outputs + 61440u;
    const u32 t7 = moments + 4096u;
#line 230 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 512u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 61440u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 143 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 8u;
#line 269 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t33 = thread_2 >> 5u;
#line 270 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t33));
#line 271 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t36 = thread_2 & 31u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t37 = warp_2 & 3u;
#line 164 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t38 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first = t38 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t40 = first < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t41 = all_groups - first;
#line 172 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t52 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t53 = t52 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group = t53 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t55 = group << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t56;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample = t56 >> groups_shift;
            const u32 t58 = sample * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t59 = group - t58;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t97 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t98 = t97 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t98 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t100 = group_2 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t101;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t101) : "r"(t100), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t101 >> groups_shift;
            const u32 t103 = sample_2 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t104 = group_2 - t103;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t105 = t104 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_2 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_3 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_4 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_5 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_6 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_7 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_8 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_9 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_10 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_11 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_12 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_13 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_14 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_15 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_16 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_17 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_18 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_19 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_20 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_21 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_22 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_23 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_24 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_25 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_26 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_27 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_28 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_29 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_30 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_31 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_32 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_33 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_34 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_35 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_36 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_37 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_38 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_39 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_40 = 0.0f;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 t243 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t243 << 6u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 t245 = t37 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 t246 = t36 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t245 + t246;
        const u32 t248 = first_3 + 8u;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 t249 = first_2 + first_3;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 channel = t249 < 63u ? t249 : 63u;
        const u64 t251 = (u64)channel;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t252 = t251 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t253 = t252 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t254 = bias + t253;
#line 343 "fa-kernels/src/conv/work.rs"
        f16 t255;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t255) : "l"(t254) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
        f32 t256;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t256) : "h"(t255));
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 t257 = first_2 + t248;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t257 < 63u ? t257 : 63u;
        const u64 t259 = (u64)channel_2;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t260 = t259 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t261 = t260 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t262 = bias + t261;
#line 343 "fa-kernels/src/conv/work.rs"
        f16 t263;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t263) : "l"(t262) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
        f32 t264;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t264) : "h"(t263));
#line 291 "fa-kernels/src/conv/work.rs"
        f32 count = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
        f32 mean = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
        f32 squares = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
        f32 count_2 = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
        f32 mean_2 = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
        f32 squares_2 = 0.0f;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t265 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t265 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t267 = first_4 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t268 = all_groups - first_4;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_4 = t267 ? t268 : 0u;
        const u32 t270 = left_4 < cta_groups ? left_4 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t270; i_13 += 1u) {
#line 354 "fa-kernels/src/conv/work.rs"
            acc = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_2 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_5 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_6 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_9 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_10 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_13 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_14 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_17 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_18 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_21 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_22 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_25 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_26 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_29 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_30 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_33 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_34 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_37 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_38 = t256;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_3 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_4 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_7 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_8 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_11 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_12 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_15 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_16 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_19 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_20 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_23 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_24 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_27 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_28 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_31 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_32 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_35 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_36 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_39 = t264;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_40 = t264;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t271 = i_13 > 1u ? i_13 : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t272 = t271 - 1u;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t273 = 0u < i_13;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t274 = 0u < index;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t275 = t273 | t274;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t275) {
#line 22 "fa-kernels/src/conv/turns.rs"
                const u32 t276 = index + 5u;
#line 22 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t276) : "memory");
            }
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t277 = i_13 << 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_14 = t277 + index;
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_12 = i_14 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t280 = index << 2u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t281 = i_13 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_4 = t280 + t281;
            const u32 t283 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t284 = t8 + t283;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t285 = i_13 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t286 = t285 & 1u;
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t284), "r"(t286) : "memory");
            const u32 t287 = slot_12 * 15360u;
#line 44 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t288 = smem_1 + t287;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t289 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t289) {
                const u32 t290 = t8 + 96u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t290), "r"(0u) : "memory");
            }
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t291 = t9 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t292 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t293 = t291 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t294 = (u64)t293;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t295 = t294 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t296 = t292 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t297 = (u64)t296;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t298 = t297 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t299 = t291 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t300 = (u64)t299;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t301 = t300 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t302 = t292 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t303 = (u64)t302;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t304 = t303 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t305 = t291 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t306 = (u64)t305;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t307 = t306 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t308 = t292 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t309 = (u64)t308;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t310 = t309 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t311 = t291 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t312 = (u64)t311;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t313 = t312 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t314 = t292 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t315 = (u64)t314;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t316 = t315 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t295), "l"(t298), "l"(t301), "l"(t304), "l"(t307), "l"(t310), "l"(t313), "l"(t316) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t317 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t317) {
                const u32 t318 = t8 + 104u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t318), "r"(0u) : "memory");
            }
            const u32 t319 = t9 + 8192u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t320 = t319 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t321 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t322 = t321 + 8u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t323 = t320 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t324 = (u64)t323;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t325 = t324 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t326 = t322 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t327 = (u64)t326;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t328 = t327 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t329 = t320 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t330 = (u64)t329;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t331 = t330 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t332 = t322 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t333 = (u64)t332;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t334 = t333 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t335 = t320 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t336 = (u64)t335;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t337 = t336 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t338 = t322 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t339 = (u64)t338;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t340 = t339 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t341 = t320 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t342 = (u64)t341;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t343 = t342 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t344 = t322 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t345 = (u64)t344;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t346 = t345 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t325), "l"(t328), "l"(t331), "l"(t334), "l"(t337), "l"(t340), "l"(t343), "l"(t346) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t347 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t347) {
                const u32 t348 = t8 + 112u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t348), "r"(0u) : "memory");
            }
            const u32 t349 = t9 + 16384u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t350 = t349 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t351 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t352 = t351 + 16u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t353 = t350 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t354 = (u64)t353;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t355 = t354 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t356 = t352 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t357 = (u64)t356;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = t357 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t359 = t350 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t360 = (u64)t359;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = t360 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t362 = t352 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t363 = (u64)t362;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = t363 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t365 = t350 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t366 = (u64)t365;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = t366 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t368 = t352 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t369 = (u64)t368;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = t369 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t371 = t350 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t372 = (u64)t371;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t373 = t372 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t374 = t352 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t375 = (u64)t374;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t376 = t375 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t355), "l"(t358), "l"(t361), "l"(t364), "l"(t367), "l"(t370), "l"(t373), "l"(t376) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t377 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t377) {
                const u32 t378 = t8 + 120u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t378), "r"(0u) : "memory");
            }
            const u32 t379 = t9 + 24576u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t380 = t379 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t381 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t382 = t381 + 80u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t383 = t380 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t384 = (u64)t383;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t385 = t384 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t386 = t382 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t387 = (u64)t386;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = t387 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t389 = t380 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t390 = (u64)t389;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = t390 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t392 = t382 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t393 = (u64)t392;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = t393 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t395 = t380 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t396 = (u64)t395;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = t396 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t398 = t382 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t399 = (u64)t398;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = t399 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t401 = t380 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t402 = (u64)t401;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t403 = t402 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t404 = t382 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t405 = (u64)t404;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t406 = t405 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t385), "l"(t388), "l"(t391), "l"(t394), "l"(t397), "l"(t400), "l"(t403), "l"(t406) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t407 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t407) {
                const u32 t408 = t8 + 128u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t408), "r"(0u) : "memory");
            }
            const u32 t409 = t9 + 32768u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t410 = t409 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t411 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t412 = t411 + 88u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t413 = t410 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t414 = (u64)t413;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t415 = t414 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t416 = t412 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t417 = (u64)t416;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = t417 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t419 = t410 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t420 = (u64)t419;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = t420 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t422 = t412 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t423 = (u64)t422;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = t423 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t425 = t410 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t426 = (u64)t425;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = t426 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t428 = t412 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t429 = (u64)t428;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = t429 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t431 = t410 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t432 = (u64)t431;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t433 = t432 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t434 = t412 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t435 = (u64)t434;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t436 = t435 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t415), "l"(t418), "l"(t421), "l"(t424), "l"(t427), "l"(t430), "l"(t433), "l"(t436) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t437 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t437) {
                const u32 t438 = t8 + 136u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t438), "r"(0u) : "memory");
            }
            const u32 t439 = t9 + 40960u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t440 = t439 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t441 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t442 = t441 + 96u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t443 = t440 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t444 = (u64)t443;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t445 = t444 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t446 = t442 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t447 = (u64)t446;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = t447 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t449 = t440 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t450 = (u64)t449;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = t450 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t452 = t442 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t453 = (u64)t452;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = t453 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t455 = t440 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t456 = (u64)t455;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = t456 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t458 = t442 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t459 = (u64)t458;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = t459 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t461 = t440 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t462 = (u64)t461;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t463 = t462 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t464 = t442 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t465 = (u64)t464;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t466 = t465 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t445), "l"(t448), "l"(t451), "l"(t454), "l"(t457), "l"(t460), "l"(t463), "l"(t466) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t467 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t467) {
                const u32 t468 = t8 + 144u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t468), "r"(0u) : "memory");
            }
            const u32 t469 = t9 + 49152u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t470 = t469 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t471 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t472 = t471 + 160u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t473 = t470 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t474 = (u64)t473;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t475 = t474 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t476 = t472 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t477 = (u64)t476;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = t477 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t479 = t470 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t480 = (u64)t479;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = t480 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t482 = t472 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t483 = (u64)t482;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = t483 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t485 = t470 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t486 = (u64)t485;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = t486 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t488 = t472 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t489 = (u64)t488;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = t489 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t491 = t470 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t492 = (u64)t491;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t493 = t492 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t494 = t472 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t495 = (u64)t494;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t496 = t495 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t475), "l"(t478), "l"(t481), "l"(t484), "l"(t487), "l"(t490), "l"(t493), "l"(t496) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t497 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t497) {
                const u32 t498 = t8 + 152u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t498), "r"(0u) : "memory");
            }
            const u32 t499 = t9 + 57344u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t500 = t499 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t501 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t502 = t501 + 168u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t503 = t500 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t504 = (u64)t503;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t505 = t504 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t506 = t502 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t507 = (u64)t506;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = t507 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t509 = t500 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t510 = (u64)t509;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = t510 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t512 = t502 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t513 = (u64)t512;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = t513 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t515 = t500 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t516 = (u64)t515;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = t516 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t518 = t502 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t519 = (u64)t518;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = t519 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t521 = t500 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t522 = (u64)t521;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t523 = t522 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t524 = t502 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t525 = (u64)t524;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t526 = t525 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t505), "l"(t508), "l"(t511), "l"(t514), "l"(t517), "l"(t520), "l"(t523), "l"(t526) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t527 = i_13 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t527) {
                const u32 t528 = t8 + 160u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t528), "r"(0u) : "memory");
            }
            const u32 t529 = t9 + 65536u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t530 = t529 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t531 = t288 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t532 = t531 + 176u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t533 = t530 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t534 = (u64)t533;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t535 = t534 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t536 = t532 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t537 = (u64)t536;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t538 = t537 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t539 = t530 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t540 = (u64)t539;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t541 = t540 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t542 = t532 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t543 = (u64)t542;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t544 = t543 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t545 = t530 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t546 = (u64)t545;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t547 = t546 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t548 = t532 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t549 = (u64)t548;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t550 = t549 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t551 = t530 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t552 = (u64)t551;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t553 = t552 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t554 = t532 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t555 = (u64)t554;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t556 = t555 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "l"(t535), "l"(t538), "l"(t541), "l"(t544), "l"(t547), "l"(t550), "l"(t553), "l"(t556) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t557 = i_13 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t558 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t558 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t560 = first_5 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t561 = all_groups - first_5;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_5 = t560 ? t561 : 0u;
            const u32 t563 = left_5 < cta_groups ? left_5 : cta_groups;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t564 = t557 < t563;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t565 = index < 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t566 = t564 | t565;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t566) {
#line 28 "fa-kernels/src/conv/turns.rs"
                const bool t567 = index == 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 t568 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 next = t567 ? 0u : t568;
                const u32 t570 = next + 5u;
#line 29 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t570) : "memory");
            }
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) :  : "memory");
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t571 = i_13 << 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t571 + index;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t573 = i_15 & 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t574 = t573 + 8u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t575 = t574 << 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t576 = t8 + t575;
            u32 t577;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t577) : );
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t578 = t577 == 1u;
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t578) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t576) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t579 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t580 = t579 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t580 + i_13;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t582 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t583;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t583) : "r"(t582), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t583 >> groups_shift;
            const u32 t585 = sample_3 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t586 = group_3 - t585;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t587 = t586 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t587 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t589 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t590;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t590) : "r"(t589), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t591 = t590 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t591 * 10u;
            const u32 t593 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t594;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t594) : "r"(t593), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t595 = t594 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t596 = t595 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t597 = number_3 - t596;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t597 << 3u;
            const bool t599 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t600 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t599 ? t600 : 0u;
            const u32 t602 = left_6 < 10u ? left_6 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t603 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t604 = t603 < 8u ? t603 : 8u;
#line 306 "fa-kernels/src/conv/work.rs"
            const bool t605 = 0u < i_13;
#line 306 "fa-kernels/src/conv/work.rs"
            if (t605) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t606 = i_13 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t607 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t608 = t607 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t609 = t608 + t606;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t610 = t609 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t611;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t611) : "r"(t610), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 before = t611 >> groups_shift;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t613 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t614 = t613 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t615 = t614 + i_13;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t616 = t615 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t617;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t617) : "r"(t616), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t618 = t617 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t619 = t618 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t619) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t620 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t621 = t620 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t621) {
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t622 = t37 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t623 = t36 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 first_6 = t622 + t623;
                        const u32 t625 = first_6 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t626 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t627 = t626 + first_6;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t628 = t627 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t628;
                        const f32 t630 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t631 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t632 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t633;
                        asm("mov.b32 %0, %1;" : "=r"(t633) : "f"(t630));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t634;
                        asm("mov.b32 %0, %1;" : "=r"(t634) : "f"(t631));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t635;
                        asm("mov.b32 %0, %1;" : "=r"(t635) : "f"(t632));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t633), "r"(t634), "r"(t635), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t636 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t637 = t636 + t625;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t638 = t637 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t638;
                        const f32 t640 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t641 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t642 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t643;
                        asm("mov.b32 %0, %1;" : "=r"(t643) : "f"(t640));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t644;
                        asm("mov.b32 %0, %1;" : "=r"(t644) : "f"(t641));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t645;
                        asm("mov.b32 %0, %1;" : "=r"(t645) : "f"(t642));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t643), "r"(t644), "r"(t645), "r"(0u) : "memory");
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
#line 455 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t647 = channel_3 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t647) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t648 = channel_3 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t649 = moments + t648;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t649) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t650;
                        asm("mov.b32 %0, %1;" : "=f"(t650) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t651;
                        asm("mov.b32 %0, %1;" : "=f"(t651) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t652;
                        asm("mov.b32 %0, %1;" : "=f"(t652) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t653;
                        asm("mov.b32 %0, %1;" : "=f"(t653) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t654 = 64u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t655 = t654 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t656 = moments + t655;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t656) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t657;
                        asm("mov.b32 %0, %1;" : "=f"(t657) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t658;
                        asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t659;
                        asm("mov.b32 %0, %1;" : "=f"(t659) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t660;
                        asm("mov.b32 %0, %1;" : "=f"(t660) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t650 + t657;
                        const f32 difference = t658 - t651;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t663;
                        asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t664;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t657 * t664;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t651));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t667 = t650 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t668 = t667 ? t658 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t669 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t670 = t669 * t650;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t671 = t652 + t659;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(t670), "f"(share), "f"(t671));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t673 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t673 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t675 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_6 = first_7 + channel_3;
#line 131 "fa-kernels/src/conv/work.rs"
                        const u32 index_5 = t675 + before;
                        const u64 t678 = (u64)index_5;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t679 = t678 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t680 = t679 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t681 = partial + t680;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t682 = (u64)index_6;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t683 = t682 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t684 = t683 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t685 = t681 + t684;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t686;
                        asm("mov.b32 %0, %1;" : "=r"(t686) : "f"(count_3));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t687;
                        asm("mov.b32 %0, %1;" : "=r"(t687) : "f"(t668));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t688;
                        asm("mov.b32 %0, %1;" : "=r"(t688) : "f"(t672));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t685), "r"(t686), "r"(t687), "r"(t688), "r"(0u) : "memory");
                    }
#line 455 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t689 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t690 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t691;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t691) : "f"(t689), "f"(t690));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t692 = t691 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t693;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t693) : "r"(t691));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t694;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t694) : "h"(t693));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t695;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t695) : "r"(t692));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t696;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t696) : "h"(t695));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t694;
            acc_2 = t696;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t697 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t698 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t699;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(t697), "f"(t698));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t700 = t699 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t701;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t701) : "r"(t699));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t702;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t702) : "h"(t701));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t703;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t703) : "r"(t700));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t704;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t704) : "h"(t703));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t702;
            acc_4 = t704;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t705 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t706 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t707;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t707) : "f"(t705), "f"(t706));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t708 = t707 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t709;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t709) : "r"(t707));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t710;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t710) : "h"(t709));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t711;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t711) : "r"(t708));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t712;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t712) : "h"(t711));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t710;
            acc_6 = t712;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t713 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t714 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t715;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(t713), "f"(t714));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t716 = t715 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t717;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t717) : "r"(t715));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t718;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t718) : "h"(t717));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t719;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t719) : "r"(t716));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t720;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t720) : "h"(t719));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t718;
            acc_8 = t720;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t721 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t722 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t723;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(t721), "f"(t722));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t724 = t723 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t725;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t725) : "r"(t723));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t726;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t726) : "h"(t725));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t727;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t727) : "r"(t724));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t728;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t728) : "h"(t727));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t726;
            acc_10 = t728;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t729 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t730 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t731;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t731) : "f"(t729), "f"(t730));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t732 = t731 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t733;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t733) : "r"(t731));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t734;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t734) : "h"(t733));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t735;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t735) : "r"(t732));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t736;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t736) : "h"(t735));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t734;
            acc_12 = t736;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t737 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t738 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t739;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t739) : "f"(t737), "f"(t738));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t740 = t739 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t741;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t741) : "r"(t739));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t742;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t742) : "h"(t741));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t743;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t743) : "r"(t740));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t744;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t744) : "h"(t743));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t742;
            acc_14 = t744;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t745 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t746 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t747;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t747) : "f"(t745), "f"(t746));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t748 = t747 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t749;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t749) : "r"(t747));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t750;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t750) : "h"(t749));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t751;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t751) : "r"(t748));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t752;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t752) : "h"(t751));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t750;
            acc_16 = t752;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t753 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t754 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t755;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(t753), "f"(t754));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t756 = t755 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t757;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t757) : "r"(t755));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t758;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t758) : "h"(t757));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t759;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t759) : "r"(t756));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t760;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t760) : "h"(t759));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t758;
            acc_18 = t760;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t761 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t762 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t763;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(t761), "f"(t762));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t764 = t763 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t765;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t765) : "r"(t763));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t766;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t766) : "h"(t765));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t767;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t767) : "r"(t764));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t768;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t768) : "h"(t767));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t766;
            acc_20 = t768;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t769 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t770 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t771;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(t769), "f"(t770));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t772 = t771 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t773;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t773) : "r"(t771));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t774;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t774) : "h"(t773));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t775;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t775) : "r"(t772));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t776;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t776) : "h"(t775));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t774;
            acc_22 = t776;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t777 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t778 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t779;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t779) : "f"(t777), "f"(t778));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t780 = t779 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t781;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t781) : "r"(t779));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t782;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t782) : "h"(t781));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t783;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t783) : "r"(t780));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t784;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t784) : "h"(t783));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t782;
            acc_24 = t784;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t785 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t786 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t787;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(t785), "f"(t786));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t788 = t787 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t789;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t789) : "r"(t787));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t790;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t790) : "h"(t789));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t791;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t791) : "r"(t788));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t792;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t792) : "h"(t791));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t790;
            acc_26 = t792;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t793 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t794 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t795;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(t793), "f"(t794));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t796 = t795 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t797;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t797) : "r"(t795));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t798;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t798) : "h"(t797));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t799;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t799) : "r"(t796));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t800;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t800) : "h"(t799));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t798;
            acc_28 = t800;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t801 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t802 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t803;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(t801), "f"(t802));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t804 = t803 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t805;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t805) : "r"(t803));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t806;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t806) : "h"(t805));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t807;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t807) : "r"(t804));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t808;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t808) : "h"(t807));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t806;
            acc_30 = t808;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t809 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t810 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t811;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(t809), "f"(t810));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t812 = t811 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t813;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t813) : "r"(t811));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t814;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t814) : "h"(t813));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t815;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t815) : "r"(t812));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t816;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t816) : "h"(t815));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t814;
            acc_32 = t816;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t817 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t818 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t819;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(t817), "f"(t818));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t820 = t819 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t821;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t821) : "r"(t819));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t822;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t822) : "h"(t821));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t823;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t823) : "r"(t820));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t824;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t824) : "h"(t823));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t822;
            acc_34 = t824;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t825 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t826 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t827;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(t825), "f"(t826));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t828 = t827 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t829;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t829) : "r"(t827));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t830;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t830) : "h"(t829));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t831;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t831) : "r"(t828));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t832;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t832) : "h"(t831));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t830;
            acc_36 = t832;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t833 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t834 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t835;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(t833), "f"(t834));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t836 = t835 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t837;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t837) : "r"(t835));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t838;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t838) : "h"(t837));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t839;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t839) : "r"(t836));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t840;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t840) : "h"(t839));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t838;
            acc_38 = t840;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t841 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t842 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t843;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(t841), "f"(t842));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t844 = t843 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t845;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t845) : "r"(t843));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t846;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t846) : "h"(t845));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t847;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t847) : "r"(t844));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t848;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t848) : "h"(t847));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t846;
            acc_40 = t848;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t849 = t602 * t604;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_4 = (f32)t849;
            f32 t851;
            asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(count_4), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_2;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t851));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t853 = t602 * t604;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t854 = t853 == 80u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t854) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t855 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = 0.0f + t855;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = t856 + t857;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = t858 + t859;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t861 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t862 = t860 + t861;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t862 + t863;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t865 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t866 = 0.0f + t865;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t867 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = t866 + t867;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t868 + t869;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = t870 + t871;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t873 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t872 + t873;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = 0.0f + t875;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t877 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t878 = t876 + t877;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t879 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = t878 + t879;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t881 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = t880 + t881;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t883 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t882 + t883;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t885 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = 0.0f + t885;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = t886 + t887;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t889 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t890 = t888 + t889;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t891 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = t890 + t891;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t892 + t893;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t895 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t896 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t897 = t895 + t896;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t897;
            } else {
                const u32 t898 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t898 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_8 < t604;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t901 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t901 < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t903 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t903 & columns;
                const f32 t905 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t907 = t905 + t906;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t909 = exists ? t907 : t908;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t909;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t910 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t910 & columns_2;
                const f32 t912 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t913 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = t912 + t913;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = exists_2 ? t914 : t915;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t916;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t917 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t917 & columns;
                const f32 t919 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t921 = t919 + t920;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = exists_3 ? t921 : t922;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t923;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t924 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t924 & columns_2;
                const f32 t926 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t927 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = t926 + t927;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = exists_4 ? t928 : t929;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t930;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t931 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t931 & columns;
                const f32 t933 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = t933 + t934;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t937 = exists_5 ? t935 : t936;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t937;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t938 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t938 & columns_2;
                const f32 t940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t941 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = t940 + t941;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = exists_6 ? t942 : t943;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t944;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t945 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t945 & columns;
                const f32 t947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = t947 + t948;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = exists_7 ? t949 : t950;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t951;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t952 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t952 & columns_2;
                const f32 t954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = t954 + t955;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = exists_8 ? t956 : t957;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t959 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t959 & columns;
                const f32 t961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = t961 + t962;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = exists_9 ? t963 : t964;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t965;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t966 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t966 & columns_2;
                const f32 t968 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = t968 + t969;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = exists_10 ? t970 : t971;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t972;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t973 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t973 & columns;
                const f32 t975 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = t975 + t976;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = exists_11 ? t977 : t978;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t979;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t980 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t980 & columns_2;
                const f32 t982 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = t982 + t983;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = exists_12 ? t984 : t985;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t987 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t987 & columns;
                const f32 t989 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = t989 + t990;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = exists_13 ? t991 : t992;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t993;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t994 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t994 & columns_2;
                const f32 t996 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = t996 + t997;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = exists_14 ? t998 : t999;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1001 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1001 & columns;
                const f32 t1003 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = t1003 + t1004;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = exists_15 ? t1005 : t1006;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1007;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1008 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1008 & columns_2;
                const f32 t1010 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = t1010 + t1011;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = exists_16 ? t1012 : t1013;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1015 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1015 & columns;
                const f32 t1017 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = t1017 + t1018;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = exists_17 ? t1019 : t1020;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1021;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1022 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1022 & columns_2;
                const f32 t1024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1024 + t1025;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = exists_18 ? t1026 : t1027;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1028;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1029 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1029 & columns;
                const f32 t1031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = t1031 + t1032;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = exists_19 ? t1033 : t1034;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1035;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1036 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1036 & columns_2;
                const f32 t1038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = t1038 + t1039;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = exists_20 ? t1040 : t1041;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1042;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1043 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1044;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1044) : "f"(t1043));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1045 = t1043 + t1044;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1046;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1046) : "f"(t1045));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1047 = t1045 + t1046;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1047 * share_2;
            const f32 t1049 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1049), "f"(count_4), "f"(t1047));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(rest), "f"(share_2), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t854) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1052 - mean_4;
                f32 t1054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1055 - mean_4;
                f32 t1057;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(distance_2), "f"(distance_2), "f"(t1054));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1058 - mean_4;
                f32 t1060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(distance_3), "f"(distance_3), "f"(t1057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1061 - mean_4;
                f32 t1063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(distance_4), "f"(distance_4), "f"(t1060));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1064 - mean_4;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_5), "f"(distance_5), "f"(t1063));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1067 - mean_4;
                f32 t1069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(distance_6), "f"(distance_6), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1070 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1070 - mean_4;
                f32 t1072;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(distance_7), "f"(distance_7), "f"(t1069));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1073 - mean_4;
                f32 t1075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(distance_8), "f"(distance_8), "f"(t1072));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1076 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1076 - mean_4;
                f32 t1078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(distance_9), "f"(distance_9), "f"(t1075));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1079 - mean_4;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1078));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1082 - mean_4;
                f32 t1084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1085 - mean_4;
                f32 t1087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(distance_12), "f"(distance_12), "f"(t1084));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1088 - mean_4;
                f32 t1090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1090) : "f"(distance_13), "f"(distance_13), "f"(t1087));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1091 - mean_4;
                f32 t1093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(distance_14), "f"(distance_14), "f"(t1090));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1094 - mean_4;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_15), "f"(distance_15), "f"(t1093));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1097 - mean_4;
                f32 t1099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(distance_16), "f"(distance_16), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1100 - mean_4;
                f32 t1102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1102) : "f"(distance_17), "f"(distance_17), "f"(t1099));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1103 - mean_4;
                f32 t1105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1105) : "f"(distance_18), "f"(distance_18), "f"(t1102));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1106 - mean_4;
                f32 t1108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1108) : "f"(distance_19), "f"(distance_19), "f"(t1105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1109 - mean_4;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_20), "f"(distance_20), "f"(t1108));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = t1112 + t1113;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1114;
            } else {
                const u32 t1115 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1115 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_9 < t604;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1118 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1118 < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1120 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1120 & columns_3;
                const f32 t1122 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1123 - mean_4;
                f32 t1125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1125) : "f"(distance_21), "f"(distance_21), "f"(t1122));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = exists_21 ? t1125 : t1126;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1127;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1128 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1128 & columns_4;
                const f32 t1130 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1131 - mean_4;
                f32 t1133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1133) : "f"(distance_22), "f"(distance_22), "f"(t1130));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = exists_22 ? t1133 : t1134;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1135;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1136 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1136 & columns_3;
                const f32 t1138 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1139 - mean_4;
                f32 t1141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1141) : "f"(distance_23), "f"(distance_23), "f"(t1138));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = exists_23 ? t1141 : t1142;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1143;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1144 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1144 & columns_4;
                const f32 t1146 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1147 - mean_4;
                f32 t1149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1149) : "f"(distance_24), "f"(distance_24), "f"(t1146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = exists_24 ? t1149 : t1150;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1152 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1152 & columns_3;
                const f32 t1154 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1155 - mean_4;
                f32 t1157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1157) : "f"(distance_25), "f"(distance_25), "f"(t1154));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = exists_25 ? t1157 : t1158;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1159;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1160 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1160 & columns_4;
                const f32 t1162 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1163 - mean_4;
                f32 t1165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1165) : "f"(distance_26), "f"(distance_26), "f"(t1162));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = exists_26 ? t1165 : t1166;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1168 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1168 & columns_3;
                const f32 t1170 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1171 - mean_4;
                f32 t1173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1173) : "f"(distance_27), "f"(distance_27), "f"(t1170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = exists_27 ? t1173 : t1174;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1176 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1176 & columns_4;
                const f32 t1178 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1179 - mean_4;
                f32 t1181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1181) : "f"(distance_28), "f"(distance_28), "f"(t1178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = exists_28 ? t1181 : t1182;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1184 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1184 & columns_3;
                const f32 t1186 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1187 - mean_4;
                f32 t1189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1189) : "f"(distance_29), "f"(distance_29), "f"(t1186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = exists_29 ? t1189 : t1190;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1192 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1192 & columns_4;
                const f32 t1194 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1195 - mean_4;
                f32 t1197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(distance_30), "f"(distance_30), "f"(t1194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = exists_30 ? t1197 : t1198;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1200 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1200 & columns_3;
                const f32 t1202 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1203 - mean_4;
                f32 t1205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(distance_31), "f"(distance_31), "f"(t1202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = exists_31 ? t1205 : t1206;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1208 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1208 & columns_4;
                const f32 t1210 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1211 - mean_4;
                f32 t1213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(distance_32), "f"(distance_32), "f"(t1210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = exists_32 ? t1213 : t1214;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1216 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1216 & columns_3;
                const f32 t1218 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1219 - mean_4;
                f32 t1221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(distance_33), "f"(distance_33), "f"(t1218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = exists_33 ? t1221 : t1222;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1224 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1224 & columns_4;
                const f32 t1226 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1227 - mean_4;
                f32 t1229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(distance_34), "f"(distance_34), "f"(t1226));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = exists_34 ? t1229 : t1230;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1231;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1232 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1232 & columns_3;
                const f32 t1234 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1235 - mean_4;
                f32 t1237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(distance_35), "f"(distance_35), "f"(t1234));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = exists_35 ? t1237 : t1238;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1240 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1240 & columns_4;
                const f32 t1242 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1243 - mean_4;
                f32 t1245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(distance_36), "f"(distance_36), "f"(t1242));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = exists_36 ? t1245 : t1246;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1247;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1248 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1248 & columns_3;
                const f32 t1250 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1251 - mean_4;
                f32 t1253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(distance_37), "f"(distance_37), "f"(t1250));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = exists_37 ? t1253 : t1254;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1255;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1256 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1256 & columns_4;
                const f32 t1258 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1259 - mean_4;
                f32 t1261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(distance_38), "f"(distance_38), "f"(t1258));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = exists_38 ? t1261 : t1262;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1263;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1264 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1264 & columns_3;
                const f32 t1266 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1267 - mean_4;
                f32 t1269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(distance_39), "f"(distance_39), "f"(t1266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = exists_39 ? t1269 : t1270;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1271;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1272 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1272 & columns_4;
                const f32 t1274 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1275 - mean_4;
                f32 t1277;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1277) : "f"(distance_40), "f"(distance_40), "f"(t1274));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = exists_40 ? t1277 : t1278;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1279;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1280 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1281;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1281) : "f"(t1280));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1282 = t1280 + t1281;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1283) : "f"(t1282));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1282 + t1283;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1285 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1286 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1287 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t1285 + count_4;
            const f32 difference_2 = mean_4 - t1286;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1290;
            asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1291;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(t1290));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_4 * t1291;
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(difference_2), "f"(share_3), "f"(t1286));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1294 = t1285 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1295 = t1294 ? mean_4 : mean_5;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1296 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1297 = t1296 * t1285;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1298 = t1287 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(t1297), "f"(share_3), "f"(t1298));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_5;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t1295;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t1299;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t854) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = 0.0f + t1300;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = t1301 + t1302;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = t1303 + t1304;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = t1305 + t1306;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1307 + t1308;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = 0.0f + t1310;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = t1311 + t1312;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = t1313 + t1314;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = t1315 + t1316;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1317 + t1318;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = 0.0f + t1320;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = t1321 + t1322;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = t1323 + t1324;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = t1325 + t1326;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1327 + t1328;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = 0.0f + t1330;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = t1331 + t1332;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = t1333 + t1334;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = t1335 + t1336;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1337 + t1338;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = t1340 + t1341;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1342;
            } else {
                const u32 t1343 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1343 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_10 < t604;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1346 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1346 < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1348 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1348 & columns_5;
                const f32 t1350 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1350 + t1351;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = exists_41 ? t1352 : t1353;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1354;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1355 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1355 & columns_6;
                const f32 t1357 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = t1357 + t1358;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = exists_42 ? t1359 : t1360;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1361;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1362 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1362 & columns_5;
                const f32 t1364 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1364 + t1365;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = exists_43 ? t1366 : t1367;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1368;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1369 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1369 & columns_6;
                const f32 t1371 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = t1371 + t1372;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = exists_44 ? t1373 : t1374;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1375;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1376 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1376 & columns_5;
                const f32 t1378 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = t1378 + t1379;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = exists_45 ? t1380 : t1381;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1382;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1383 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1383 & columns_6;
                const f32 t1385 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = t1385 + t1386;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = exists_46 ? t1387 : t1388;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1389;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1390 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1390 & columns_5;
                const f32 t1392 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = t1392 + t1393;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = exists_47 ? t1394 : t1395;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1396;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1397 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1397 & columns_6;
                const f32 t1399 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = t1399 + t1400;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = exists_48 ? t1401 : t1402;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1403;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1404 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1404 & columns_5;
                const f32 t1406 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = t1406 + t1407;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = exists_49 ? t1408 : t1409;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1410;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1411 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1411 & columns_6;
                const f32 t1413 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = t1413 + t1414;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = exists_50 ? t1415 : t1416;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1417;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1418 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1418 & columns_5;
                const f32 t1420 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = t1420 + t1421;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = exists_51 ? t1422 : t1423;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1424;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1425 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1425 & columns_6;
                const f32 t1427 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = t1427 + t1428;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = exists_52 ? t1429 : t1430;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1431;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1432 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1432 & columns_5;
                const f32 t1434 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1434 + t1435;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = exists_53 ? t1436 : t1437;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1438;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1439 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1439 & columns_6;
                const f32 t1441 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = t1441 + t1442;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = exists_54 ? t1443 : t1444;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1445;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1446 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1446 & columns_5;
                const f32 t1448 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1448 + t1449;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = exists_55 ? t1450 : t1451;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1452;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1453 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1453 & columns_6;
                const f32 t1455 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = t1455 + t1456;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = exists_56 ? t1457 : t1458;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1459;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1460 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1460 & columns_5;
                const f32 t1462 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = t1462 + t1463;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = exists_57 ? t1464 : t1465;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1466;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1467 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1467 & columns_6;
                const f32 t1469 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = t1469 + t1470;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = exists_58 ? t1471 : t1472;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1473;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1474 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1474 & columns_5;
                const f32 t1476 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = t1476 + t1477;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = exists_59 ? t1478 : t1479;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1480;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1481 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1481 & columns_6;
                const f32 t1483 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = t1483 + t1484;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = exists_60 ? t1485 : t1486;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1487;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1488 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1489;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1489) : "f"(t1488));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1490 = t1488 + t1489;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1491;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1491) : "f"(t1490));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1492 = t1490 + t1491;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1492 * share_2;
            const f32 t1494 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1494), "f"(count_4), "f"(t1492));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(rest_2), "f"(share_2), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t854) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1497 - mean_6;
                f32 t1499;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1500 - mean_6;
                f32 t1502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(distance_42), "f"(distance_42), "f"(t1499));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1503 - mean_6;
                f32 t1505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(distance_43), "f"(distance_43), "f"(t1502));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1506 - mean_6;
                f32 t1508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(distance_44), "f"(distance_44), "f"(t1505));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1509 - mean_6;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_45), "f"(distance_45), "f"(t1508));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1512 - mean_6;
                f32 t1514;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1514) : "f"(distance_46), "f"(distance_46), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1515 - mean_6;
                f32 t1517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1517) : "f"(distance_47), "f"(distance_47), "f"(t1514));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1518 - mean_6;
                f32 t1520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(distance_48), "f"(distance_48), "f"(t1517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1521 - mean_6;
                f32 t1523;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1523) : "f"(distance_49), "f"(distance_49), "f"(t1520));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1524 - mean_6;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_50), "f"(distance_50), "f"(t1523));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1527 - mean_6;
                f32 t1529;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1530 - mean_6;
                f32 t1532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(distance_52), "f"(distance_52), "f"(t1529));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1533 - mean_6;
                f32 t1535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(distance_53), "f"(distance_53), "f"(t1532));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1536 - mean_6;
                f32 t1538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(distance_54), "f"(distance_54), "f"(t1535));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1539 - mean_6;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_55), "f"(distance_55), "f"(t1538));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1542 - mean_6;
                f32 t1544;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(distance_56), "f"(distance_56), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1545 - mean_6;
                f32 t1547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1547) : "f"(distance_57), "f"(distance_57), "f"(t1544));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1548 - mean_6;
                f32 t1550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(distance_58), "f"(distance_58), "f"(t1547));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1551 - mean_6;
                f32 t1553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(distance_59), "f"(distance_59), "f"(t1550));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1554 - mean_6;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_60), "f"(distance_60), "f"(t1553));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = t1557 + t1558;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1559;
            } else {
                const u32 t1560 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_11 = t1560 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_11 < t604;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1563 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1563 < t604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1565 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1565 & columns_7;
                const f32 t1567 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1568 - mean_6;
                f32 t1570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(distance_61), "f"(distance_61), "f"(t1567));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = exists_61 ? t1570 : t1571;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1572;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1573 = 0u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1573 & columns_8;
                const f32 t1575 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1576 - mean_6;
                f32 t1578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(distance_62), "f"(distance_62), "f"(t1575));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = exists_62 ? t1578 : t1579;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1580;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1581 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1581 & columns_7;
                const f32 t1583 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1584 - mean_6;
                f32 t1586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(distance_63), "f"(distance_63), "f"(t1583));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = exists_63 ? t1586 : t1587;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1588;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1589 = 1u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1589 & columns_8;
                const f32 t1591 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1592 - mean_6;
                f32 t1594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(distance_64), "f"(distance_64), "f"(t1591));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = exists_64 ? t1594 : t1595;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1596;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1597 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1597 & columns_7;
                const f32 t1599 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1600 - mean_6;
                f32 t1602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1602) : "f"(distance_65), "f"(distance_65), "f"(t1599));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = exists_65 ? t1602 : t1603;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1605 = 2u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1605 & columns_8;
                const f32 t1607 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1608 - mean_6;
                f32 t1610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1610) : "f"(distance_66), "f"(distance_66), "f"(t1607));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = exists_66 ? t1610 : t1611;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1612;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1613 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1613 & columns_7;
                const f32 t1615 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1616 - mean_6;
                f32 t1618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1618) : "f"(distance_67), "f"(distance_67), "f"(t1615));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = exists_67 ? t1618 : t1619;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1620;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1621 = 3u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1621 & columns_8;
                const f32 t1623 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1624 - mean_6;
                f32 t1626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1626) : "f"(distance_68), "f"(distance_68), "f"(t1623));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = exists_68 ? t1626 : t1627;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1628;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1629 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1629 & columns_7;
                const f32 t1631 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1632 - mean_6;
                f32 t1634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(distance_69), "f"(distance_69), "f"(t1631));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = exists_69 ? t1634 : t1635;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1636;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1637 = 4u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1637 & columns_8;
                const f32 t1639 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1640 - mean_6;
                f32 t1642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(distance_70), "f"(distance_70), "f"(t1639));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = exists_70 ? t1642 : t1643;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1644;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1645 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1645 & columns_7;
                const f32 t1647 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1648 - mean_6;
                f32 t1650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(distance_71), "f"(distance_71), "f"(t1647));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = exists_71 ? t1650 : t1651;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1653 = 5u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1653 & columns_8;
                const f32 t1655 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1656 - mean_6;
                f32 t1658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(distance_72), "f"(distance_72), "f"(t1655));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = exists_72 ? t1658 : t1659;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1660;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1661 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1661 & columns_7;
                const f32 t1663 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1664 - mean_6;
                f32 t1666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1666) : "f"(distance_73), "f"(distance_73), "f"(t1663));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = exists_73 ? t1666 : t1667;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1668;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1669 = 6u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1669 & columns_8;
                const f32 t1671 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1672 - mean_6;
                f32 t1674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1674) : "f"(distance_74), "f"(distance_74), "f"(t1671));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = exists_74 ? t1674 : t1675;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1676;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1677 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1677 & columns_7;
                const f32 t1679 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1680 - mean_6;
                f32 t1682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1682) : "f"(distance_75), "f"(distance_75), "f"(t1679));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = exists_75 ? t1682 : t1683;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1684;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1685 = 7u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1685 & columns_8;
                const f32 t1687 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1688 - mean_6;
                f32 t1690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1690) : "f"(distance_76), "f"(distance_76), "f"(t1687));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = exists_76 ? t1690 : t1691;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1692;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1693 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1693 & columns_7;
                const f32 t1695 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1696 - mean_6;
                f32 t1698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(distance_77), "f"(distance_77), "f"(t1695));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = exists_77 ? t1698 : t1699;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1700;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1701 = 8u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1701 & columns_8;
                const f32 t1703 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1704 - mean_6;
                f32 t1706;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1706) : "f"(distance_78), "f"(distance_78), "f"(t1703));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = exists_78 ? t1706 : t1707;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1708;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1709 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1709 & columns_7;
                const f32 t1711 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1712 - mean_6;
                f32 t1714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(distance_79), "f"(distance_79), "f"(t1711));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = exists_79 ? t1714 : t1715;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1717 = 9u < t602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1717 & columns_8;
                const f32 t1719 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1720 - mean_6;
                f32 t1722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1722) : "f"(distance_80), "f"(distance_80), "f"(t1719));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = exists_80 ? t1722 : t1723;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1724;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1725 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1726;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1726) : "f"(t1725));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1727 = t1725 + t1726;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1728;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1728) : "f"(t1727));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t1727 + t1728;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1730 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1731 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1732 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1730 + count_4;
            const f32 difference_3 = mean_6 - t1731;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1735;
            asm("max.f32 %0, %1, %2;" : "=f"(t1735) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1736;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1736) : "f"(t1735));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_4 * t1736;
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(difference_3), "f"(share_4), "f"(t1731));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1739 = t1730 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1740 = t1739 ? mean_6 : mean_7;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1741 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1742 = t1741 * t1730;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1743 = t1732 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(t1742), "f"(share_4), "f"(t1743));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t1740;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t1744;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 10240u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 t1746 = i_13 * 20480u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t1746;
#line 390 "fa-kernels/src/conv/work.rs"
            const bool t1748 = i_13 == 3u;
#line 372 "fa-kernels/src/conv/work.rs"
            const u32 base = t1748 ? smem_1 : kept;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t1750 = base + own;
#line 390 "fa-kernels/src/conv/work.rs"
            const bool t1751 = i_13 == 3u;
#line 410 "fa-kernels/src/conv/work.rs"
            if (t1751) {
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1752 = t37 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1753 = t36 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1754 = t36 >> 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1755 = t1754 << 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1756 = t1753 + t1755;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1757 = t1752 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1758 = t36 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1759 = t1758 & 1u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1760 = t1757 + t1759;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1761 = t1756 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1762 = t1760 ^ t1761;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1763 = t1756 << 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1764 = t1762 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1765 = t1763 + t1764;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t1766 = t1750 + t1765;
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1767;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(acc), "f"(acc_2));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1768;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(acc_3), "f"(acc_4));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1769;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(acc_5), "f"(acc_6));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1770;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(acc_7), "f"(acc_8));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1766), "r"(t1767), "r"(t1768), "r"(t1769), "r"(t1770) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1771;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(acc_9), "f"(acc_10));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1772;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(acc_11), "f"(acc_12));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1773;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(acc_13), "f"(acc_14));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1774;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(acc_15), "f"(acc_16));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1766), "r"(t1771), "r"(t1772), "r"(t1773), "r"(t1774) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1775;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(acc_17), "f"(acc_18));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1776;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(acc_19), "f"(acc_20));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1777;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(acc_21), "f"(acc_22));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1778;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(acc_23), "f"(acc_24));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t1766), "r"(t1775), "r"(t1776), "r"(t1777), "r"(t1778) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1779;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(acc_25), "f"(acc_26));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1780;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(acc_27), "f"(acc_28));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1781;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(acc_29), "f"(acc_30));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1782;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(acc_31), "f"(acc_32));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t1766), "r"(t1779), "r"(t1780), "r"(t1781), "r"(t1782) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1783;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(acc_33), "f"(acc_34));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1784;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(acc_35), "f"(acc_36));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1785;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(acc_37), "f"(acc_38));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t1786;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(acc_39), "f"(acc_40));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t1766), "r"(t1783), "r"(t1784), "r"(t1785), "r"(t1786) : "memory");
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1787 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_12 = t1787 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1789 = first_12 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1790 = all_groups - first_12;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t1789 ? t1790 : 0u;
        const u32 t1792 = left_7 < cta_groups ? left_7 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
        const u32 t1793 = t1792 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1794 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t1794 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1796 = first_13 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1797 = all_groups - first_13;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t1796 ? t1797 : 0u;
        const u32 rounds = left_8 < cta_groups ? left_8 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t1800 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t1800) {
            const u32 t1801 = rounds - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1802 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1803 = t1802 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t1804 = t1803 + t1801;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t1805 = t1804 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t1806;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1806) : "r"(t1805), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t1807 = t1806 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t1808 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t1809 = t1808 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t1809) {
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t1810 = t37 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t1811 = t36 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 first_14 = t1810 + t1811;
                const u32 t1813 = first_14 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1814 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1815 = t1814 + first_14;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1816 = t1815 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t1816;
                const f32 t1818 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1821;
                asm("mov.b32 %0, %1;" : "=r"(t1821) : "f"(t1818));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1822;
                asm("mov.b32 %0, %1;" : "=r"(t1822) : "f"(t1819));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1823;
                asm("mov.b32 %0, %1;" : "=r"(t1823) : "f"(t1820));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t1821), "r"(t1822), "r"(t1823), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1824 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1825 = t1824 + t1813;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t1826 = t1825 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t1826;
                const f32 t1828 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1831;
                asm("mov.b32 %0, %1;" : "=r"(t1831) : "f"(t1828));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1832;
                asm("mov.b32 %0, %1;" : "=r"(t1832) : "f"(t1829));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t1833;
                asm("mov.b32 %0, %1;" : "=r"(t1833) : "f"(t1830));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t1831), "r"(t1832), "r"(t1833), "r"(0u) : "memory");
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
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_4 = threadIdx.x;
            const bool t1835 = channel_4 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t1835) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1836 = channel_4 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1837 = moments + t1836;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1837) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1838;
                asm("mov.b32 %0, %1;" : "=f"(t1838) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1839;
                asm("mov.b32 %0, %1;" : "=f"(t1839) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1840;
                asm("mov.b32 %0, %1;" : "=f"(t1840) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1841;
                asm("mov.b32 %0, %1;" : "=f"(t1841) : "r"(row_12));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1842 = 64u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1843 = t1842 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t1844 = moments + t1843;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1844) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1845;
                asm("mov.b32 %0, %1;" : "=f"(t1845) : "r"(row_13));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1846;
                asm("mov.b32 %0, %1;" : "=f"(t1846) : "r"(row_14));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1847;
                asm("mov.b32 %0, %1;" : "=f"(t1847) : "r"(row_15));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t1848;
                asm("mov.b32 %0, %1;" : "=f"(t1848) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_7 = t1838 + t1845;
                const f32 difference_4 = t1846 - t1839;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t1851;
                asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t1852;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1852) : "f"(t1851));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_5 = t1845 * t1852;
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t1839));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t1855 = t1838 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1856 = t1855 ? t1846 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1857 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1858 = t1857 * t1838;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t1859 = t1840 + t1847;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t1860;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1860) : "f"(t1858), "f"(share_5), "f"(t1859));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t1861 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_15 = t1861 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t1863 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_8 = first_15 + channel_4;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_7 = t1863 + t1807;
                const u64 t1866 = (u64)index_7;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1867 = t1866 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1868 = t1867 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1869 = partial + t1868;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1870 = (u64)index_8;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1871 = t1870 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1872 = t1871 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t1873 = t1869 + t1872;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t1874;
                asm("mov.b32 %0, %1;" : "=r"(t1874) : "f"(count_7));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t1875;
                asm("mov.b32 %0, %1;" : "=r"(t1875) : "f"(t1856));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t1876;
                asm("mov.b32 %0, %1;" : "=r"(t1876) : "f"(t1860));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1873), "r"(t1874), "r"(t1875), "r"(t1876), "r"(0u) : "memory");
            }
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t1877 = 0ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t1878 = t1877 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t1879 = counters + t1878;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t1880 = 1ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t1881 = t1880 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t1882 = counters + t1881;
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t1883 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t1884 = t1883 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t1884) {
#line 144 "fa-kernels/src/conv/work.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t1879), "r"(1u) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1885 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1886 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1887 = t1885 * t1886;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1888 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1889 = t1887 * t1888;
#line 144 "fa-kernels/src/conv/work.rs"
        while (true) {
#line 144 "fa-kernels/src/conv/work.rs"
            u32 t1890;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1890) : "l"(t1879) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
            const bool t1891 = t1890 < t1889;
            if (!t1891) break;
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t1894 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t1895 = t1894 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t1895) {
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1896 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1897 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1898 = t1896 * t1897;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1899 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1900 = t1898 * t1899;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t1901 = t1900 - 1u;
#line 144 "fa-kernels/src/conv/work.rs"
        u32 t1902;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1902) : "l"(t1882), "r"(t1901) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const bool t1903 = t1902 == t1901;
#line 144 "fa-kernels/src/conv/work.rs"
        if (t1903) {
#line 144 "fa-kernels/src/conv/work.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1879), "r"(0u) : "memory");
        }
    }
#line 172 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t1904 = !is_producer;
#line 172 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t1904) {
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1905 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1906 = t1905 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1907 = t1906 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t1907 & 63u;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t1909 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t1910 = t1909 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1911 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1912 = t1911 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1913 = t1912 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t1914 = t1913 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 channel_6 = t1910 + t1914;
        const u32 existing = channel_6 < 56u ? channel_6 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1917 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1918 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1919 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1920 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1921 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1922 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t1923 = existing + 7u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1924 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t1924 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1926 = first_16 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1927 = all_groups - first_16;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t1926 ? t1927 : 0u;
        const u32 t1929 = left_9 < cta_groups ? left_9 : cta_groups;
#line 32 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_16 = 0u; i_16 < t1929; i_16 += 1u) {
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1930 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1931 = t1930 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t1932 = t1931 + i_16;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t1933 = t1932 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t1934;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1934) : "r"(t1933), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1934 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t1936 = i_16 == 0u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t1937 = i_16 > 1u ? i_16 : 1u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t1938 = t1937 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1939 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1940 = t1939 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t1941 = t1940 + t1938;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t1942 = t1941 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t1943;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1943) : "r"(t1942), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t1944 = t1943 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t1945 = sample_4 != t1944;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t1946 = t1936 | t1945;
#line 34 "fa-kernels/src/conv/output.rs"
            if (t1946) {
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1947 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1948 = t1947 & 63u;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1949 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t1950 = t1949 >> 6u;
                const u32 t1951 = blockIdx.y;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t1951 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1953 = sample_4 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1954 = t1953 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1955;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1955) : "r"(t1954), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1956 = t1955 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1957 = sample_4 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1958 = t1957 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1959 = t1958 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1960 = t1959 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t1961;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1961) : "r"(t1960), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1962 = t1961 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_9 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t1963 = t1956 + t1950;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t1964 = t1962 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_17 = t1963; i_17 < t1964; i_17 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1965 = i_17 <= t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1966 = i_17 < t1962 ? i_17 : t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_10 = first_channel + t1948;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_9 = t1966 + sample_4;
                    const u64 t1969 = (u64)index_9;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1970 = t1969 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1971 = t1970 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1972 = partial + t1971;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1973 = (u64)index_10;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1974 = t1973 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1975 = t1974 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1976 = t1972 + t1975;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1976) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1977;
                    asm("mov.b32 %0, %1;" : "=f"(t1977) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1978;
                    asm("mov.b32 %0, %1;" : "=f"(t1978) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1979;
                    asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1980;
                    asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_17 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1982 = cta <= t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t1983 = cta < t1962 ? cta : t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_12 = first_channel + t1948;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_11 = t1983 + sample_4;
                    const u64 t1986 = (u64)index_11;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1987 = t1986 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1988 = t1987 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1989 = partial + t1988;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1990 = (u64)index_12;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1991 = t1990 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1992 = t1991 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t1993 = t1989 + t1992;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1993) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1994;
                    asm("mov.b32 %0, %1;" : "=f"(t1994) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1995;
                    asm("mov.b32 %0, %1;" : "=f"(t1995) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1996;
                    asm("mov.b32 %0, %1;" : "=f"(t1996) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t1997;
                    asm("mov.b32 %0, %1;" : "=f"(t1997) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_17 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t1999 = cta_2 <= t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2000 = cta_2 < t1962 ? cta_2 : t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_14 = first_channel + t1948;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_13 = t2000 + sample_4;
                    const u64 t2003 = (u64)index_13;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2004 = t2003 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2005 = t2004 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2006 = partial + t2005;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2007 = (u64)index_14;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2008 = t2007 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2009 = t2008 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2010 = t2006 + t2009;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2010) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2011;
                    asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2012;
                    asm("mov.b32 %0, %1;" : "=f"(t2012) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2013;
                    asm("mov.b32 %0, %1;" : "=f"(t2013) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2014;
                    asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_17 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2016 = cta_3 <= t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2017 = cta_3 < t1962 ? cta_3 : t1962;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_16 = first_channel + t1948;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_15 = t2017 + sample_4;
                    const u64 t2020 = (u64)index_15;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2021 = t2020 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2022 = t2021 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2023 = partial + t2022;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2024 = (u64)index_16;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2025 = t2024 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2026 = t2025 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2027 = t2023 + t2026;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2027) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2028;
                    asm("mov.b32 %0, %1;" : "=f"(t2028) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2029;
                    asm("mov.b32 %0, %1;" : "=f"(t2029) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2030;
                    asm("mov.b32 %0, %1;" : "=f"(t2030) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2031;
                    asm("mov.b32 %0, %1;" : "=f"(t2031) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2032 = t1965 ? t1977 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2033 = t1965 ? t1978 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2034 = t1965 ? t1979 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2035 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2036 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2037 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t2035 + t2032;
                    const f32 difference_5 = t2033 - t2036;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2040) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2041;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(t2040));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t2032 * t2041;
                    f32 mean_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t2036));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2044 = t2035 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2045 = t2044 ? t2033 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2046 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2047 = t2046 * t2035;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2048 = t2037 + t2034;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2049;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(t2047), "f"(share_6), "f"(t2048));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2045;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2049;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2050 = t1982 ? t1994 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2051 = t1982 ? t1995 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2052 = t1982 ? t1996 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2053 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2054 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2055 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t2053 + t2050;
                    const f32 difference_6 = t2051 - t2054;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2058;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2058) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2059;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(t2058));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t2050 * t2059;
                    f32 mean_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t2054));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2062 = t2053 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2063 = t2062 ? t2051 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2064 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2065 = t2064 * t2053;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2066 = t2055 + t2052;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2067;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(t2065), "f"(share_7), "f"(t2066));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2063;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2067;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2068 = t1999 ? t2011 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2069 = t1999 ? t2012 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2070 = t1999 ? t2013 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2071 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2072 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2073 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t2071 + t2068;
                    const f32 difference_7 = t2069 - t2072;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2076;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2076) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2077;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(t2076));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2068 * t2077;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t2072));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2080 = t2071 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2081 = t2080 ? t2069 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2082 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2083 = t2082 * t2071;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2084 = t2073 + t2070;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(t2083), "f"(share_8), "f"(t2084));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2081;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2085;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2086 = t2016 ? t2028 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2087 = t2016 ? t2029 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2088 = t2016 ? t2030 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2089 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2090 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2091 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2089 + t2086;
                    const f32 difference_8 = t2087 - t2090;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2094;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2094) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2095;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(t2094));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2086 * t2095;
                    f32 mean_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t2090));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2098 = t2089 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2099 = t2098 ? t2087 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2100 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2101 = t2100 * t2089;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2102 = t2091 + t2088;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(t2101), "f"(share_9), "f"(t2102));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_9 = t2099;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2103;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2104 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2105 = mean_9;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2106 = squares_5;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2107 = t1950 << 6u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2108 = t2107 + t1948;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2109 = t2108 << 4u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2110 = moments + t2109;
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2111;
                asm("mov.b32 %0, %1;" : "=r"(t2111) : "f"(t2104));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2112;
                asm("mov.b32 %0, %1;" : "=r"(t2112) : "f"(t2105));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2113;
                asm("mov.b32 %0, %1;" : "=r"(t2113) : "f"(t2106));
#line 166 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(0u) : "memory");
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 169 "fa-kernels/src/conv/statistics.rs"
                const bool t2114 = t1950 == 0u;
#line 169 "fa-kernels/src/conv/statistics.rs"
                if (t2114) {
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2115 = first_channel + t1948;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2116 = t1948 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2117 = t7 + t2116;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2118 = t1948 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2119 = moments + t2118;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2119) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2120;
                    asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(row_17));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2121;
                    asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(row_18));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2122;
                    asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(row_19));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2123;
                    asm("mov.b32 %0, %1;" : "=f"(t2123) : "r"(row_20));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2124 = 64u + t1948;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2125 = t2124 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2126 = moments + t2125;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2126) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2127;
                    asm("mov.b32 %0, %1;" : "=f"(t2127) : "r"(row_21));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2128;
                    asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(row_22));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2129;
                    asm("mov.b32 %0, %1;" : "=f"(t2129) : "r"(row_23));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2130;
                    asm("mov.b32 %0, %1;" : "=f"(t2130) : "r"(row_24));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2120 + t2127;
                    const f32 difference_9 = t2128 - t2121;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2133;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2133) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2134;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2134) : "f"(t2133));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2127 * t2134;
                    f32 mean_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t2121));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2137 = t2120 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2138 = t2137 ? t2128 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2139 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2140 = t2139 * t2120;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2141 = t2122 + t2129;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(t2140), "f"(share_10), "f"(t2141));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2143 = 128u + t1948;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2144 = t2143 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2145 = moments + t2144;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2145) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2146;
                    asm("mov.b32 %0, %1;" : "=f"(t2146) : "r"(row_25));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2147;
                    asm("mov.b32 %0, %1;" : "=f"(t2147) : "r"(row_26));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2148;
                    asm("mov.b32 %0, %1;" : "=f"(t2148) : "r"(row_27));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2149;
                    asm("mov.b32 %0, %1;" : "=f"(t2149) : "r"(row_28));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = count_13 + t2146;
                    const f32 difference_10 = t2147 - t2138;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2152;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2152) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2153;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(t2152));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2146 * t2153;
                    f32 mean_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t2138));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2156 = count_13 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2157 = t2156 ? t2147 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2158 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2159 = t2158 * count_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2160 = t2142 + t2148;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(t2159), "f"(share_11), "f"(t2160));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2162 = 192u + t1948;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2163 = t2162 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2164 = moments + t2163;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2164) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2165;
                    asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(row_29));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2166;
                    asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_30));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2167;
                    asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_31));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2168;
                    asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(row_32));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = count_14 + t2165;
                    const f32 difference_11 = t2166 - t2157;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2171;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2171) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2172;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2172) : "f"(t2171));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2165 * t2172;
                    f32 mean_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t2157));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2175 = count_14 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2176 = t2175 ? t2166 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2177 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2178 = t2177 * count_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2179 = t2161 + t2167;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(t2178), "f"(share_12), "f"(t2179));
#line 187 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t2115 < 63u ? t2115 : 63u;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2182;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2182) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2183;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2183) : "f"(t2182));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2180 * t2183;
                    const f32 t2185 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2185));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2117), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2117), "f"(t2176) : "memory");
                }
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2187 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2188 = t2187 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t2188 + i_16;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t2190 = group_4 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t2191;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2191) : "r"(t2190), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2191 >> groups_shift;
            const u32 t2193 = sample_5 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t2194 = group_4 - t2193;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t2195 = t2194 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t2195 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2197 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t2198;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2198) : "r"(t2197), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2199 = t2198 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t2199 * 10u;
            const u32 t2201 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t2202;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2202) : "r"(t2201), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2203 = t2202 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2204 = t2203 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2205 = number_4 - t2204;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t2205 << 3u;
            const bool t2207 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t2208 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_10 = t2207 ? t2208 : 0u;
            const u32 t2210 = left_10 < 10u ? left_10 : 10u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2211 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2212 = t2211 < 8u ? t2211 : 8u;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 10240u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 t2214 = i_16 * 20480u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2214;
#line 390 "fa-kernels/src/conv/work.rs"
            const bool t2216 = i_16 == 3u;
#line 372 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2216 ? smem_1 : kept_2;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t2218 = base_2 + own_2;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2219 = channel_5 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2220 = t7 + t2219;
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_33;
            u32 row_34;
            u32 row_35;
            u32 row_36;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2220) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2221;
            asm("mov.b32 %0, %1;" : "=f"(t2221) : "r"(row_33));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2222;
            asm("mov.b32 %0, %1;" : "=f"(t2222) : "r"(row_34));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2223;
            asm("mov.b32 %0, %1;" : "=f"(t2223) : "r"(row_35));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2224;
            asm("mov.b32 %0, %1;" : "=f"(t2224) : "r"(row_36));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_37;
            u32 row_38;
            u32 row_39;
            u32 row_40;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2220) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2225;
            asm("mov.b32 %0, %1;" : "=f"(t2225) : "r"(row_37));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2226;
            asm("mov.b32 %0, %1;" : "=f"(t2226) : "r"(row_38));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2227;
            asm("mov.b32 %0, %1;" : "=f"(t2227) : "r"(row_39));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2228;
            asm("mov.b32 %0, %1;" : "=f"(t2228) : "r"(row_40));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_41;
            u32 row_42;
            u32 row_43;
            u32 row_44;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2220) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2229;
            asm("mov.b32 %0, %1;" : "=f"(t2229) : "r"(row_41));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2230;
            asm("mov.b32 %0, %1;" : "=f"(t2230) : "r"(row_42));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2231;
            asm("mov.b32 %0, %1;" : "=f"(t2231) : "r"(row_43));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2232;
            asm("mov.b32 %0, %1;" : "=f"(t2232) : "r"(row_44));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_45;
            u32 row_46;
            u32 row_47;
            u32 row_48;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2220) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2233;
            asm("mov.b32 %0, %1;" : "=f"(t2233) : "r"(row_45));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2234;
            asm("mov.b32 %0, %1;" : "=f"(t2234) : "r"(row_46));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2235;
            asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(row_47));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2236;
            asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(row_48));
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t2237 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t2238 = t2237 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2239 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2240 = t2239 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2241 = t2240 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2242 = t2241 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
            const u32 t2243 = t2238 + t2242;
#line 126 "fa-kernels/src/conv/output.rs"
            const bool t2244 = t2243 < 64u;
#line 101 "fa-kernels/src/conv/output.rs"
            if (t2244) {
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 t2245 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 thread_3 = t2245 & 127u;
                const u32 t2247 = thread_3 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                const u32 t2248 = t2247 >> 3u;
                const u32 t2249 = t2247 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2250 = thread_3 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2251 = t2250 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2252 = t2251 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2253 = t2252 * 10u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 row_49 = t2248 + t2253;
                const u32 at_6 = y_5 + row_49;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 at_7 = x_5 + t2249;
                const u64 t2257 = (u64)sample_5;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2258 = t2257 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2259 = t2258 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2260 = y + t2259;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2261 = (u64)at_6;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2262 = t2261 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2263 = t2262 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2264 = t2260 + t2263;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2265 = (u64)at_7;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2266 = t2265 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2267 = t2266 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2268 = t2264 + t2267;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2269 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2270 = t2269 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2271 = t2270 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2272 = t2271 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t2273 = t2238 + t2272;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2274 = (u64)t2273 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2275 = t2268 + t2274;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t2276 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t2277 = t2276 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const bool t2278 = t2249 < t2212;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t2279 = t2278 ? t2210 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t2280 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t2281 = t2280 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 chunk_17 = t2281 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t2283 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t2284 = t2283 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 first_17 = t2284 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2286 = first_17 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2287 = chunk_17 ^ t2286;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2288 = first_17 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2289 = t2287 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2290 = t2288 + t2289;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 from = t2218 + t2290;
#line 117 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_18 = 0u; i_18 < 5u; i_18 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t2292 = i_18 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t2293 = from + t2292;
#line 180 "fa-kernels/src/conv/output.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t2293) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t2294 = row_50 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2295;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2295) : "r"(row_50));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2296;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2296) : "h"(t2295));
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2297;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2297) : "r"(t2294));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2298;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2298) : "h"(t2297));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2299 = t2296 - t2222;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2300 = t2299 * t2221;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2301;
                    asm("abs.f32 %0, %1;" : "=f"(t2301) : "f"(t2300));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2302;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2302) : "f"(t2301), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(t2302), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(t2302), "f"(t2303), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(t2302), "f"(t2304), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(t2302), "f"(t2305), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(t2302), "f"(t2306), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(t2302), "f"(t2307), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2309 = -t2302;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2310;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2310) : "f"(t2308));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2311;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2311) : "f"(t2300), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(t2309), "f"(t2310), "f"(t2311));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2313 = t2298 - t2224;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2314 = t2313 * t2223;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2315;
                    asm("abs.f32 %0, %1;" : "=f"(t2315) : "f"(t2314));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2316;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2316) : "f"(t2315), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(t2316), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(t2316), "f"(t2317), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2316), "f"(t2318), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(t2316), "f"(t2319), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(t2316), "f"(t2320), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(t2316), "f"(t2321), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2323 = -t2316;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2324;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(t2322));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2325;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2325) : "f"(t2314), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2326;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(t2323), "f"(t2324), "f"(t2325));
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2312), "f"(t2326));
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t2328 = row_51 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2329;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2329) : "r"(row_51));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2330;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2330) : "h"(t2329));
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2331;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2331) : "r"(t2328));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2332;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2332) : "h"(t2331));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2333 = t2330 - t2226;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2334 = t2333 * t2225;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2335;
                    asm("abs.f32 %0, %1;" : "=f"(t2335) : "f"(t2334));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2336;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2336) : "f"(t2335), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(t2336), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(t2336), "f"(t2337), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(t2336), "f"(t2338), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(t2336), "f"(t2339), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(t2336), "f"(t2340), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2342;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(t2336), "f"(t2341), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2343 = -t2336;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2344;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(t2342));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2345;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2345) : "f"(t2334), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(t2343), "f"(t2344), "f"(t2345));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2347 = t2332 - t2228;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2348 = t2347 * t2227;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2349;
                    asm("abs.f32 %0, %1;" : "=f"(t2349) : "f"(t2348));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2350;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2350) : "f"(t2349), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(t2350), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(t2350), "f"(t2351), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(t2350), "f"(t2352), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(t2350), "f"(t2353), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(t2350), "f"(t2354), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(t2350), "f"(t2355), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2357 = -t2350;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2358;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2358) : "f"(t2356));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2359;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2359) : "f"(t2348), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(t2357), "f"(t2358), "f"(t2359));
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2346), "f"(t2360));
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t2362 = row_52 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2363;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2363) : "r"(row_52));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2364;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2364) : "h"(t2363));
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2365;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2365) : "r"(t2362));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2366;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2366) : "h"(t2365));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2367 = t2364 - t2230;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2368 = t2367 * t2229;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2369;
                    asm("abs.f32 %0, %1;" : "=f"(t2369) : "f"(t2368));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2370;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2370) : "f"(t2369), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(t2370), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(t2370), "f"(t2371), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(t2370), "f"(t2372), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(t2370), "f"(t2373), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(t2370), "f"(t2374), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(t2370), "f"(t2375), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2377 = -t2370;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2378;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2378) : "f"(t2376));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2379;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2368), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(t2377), "f"(t2378), "f"(t2379));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2381 = t2366 - t2232;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2382 = t2381 * t2231;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2383;
                    asm("abs.f32 %0, %1;" : "=f"(t2383) : "f"(t2382));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2384;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2383), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(t2384), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(t2384), "f"(t2385), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(t2384), "f"(t2386), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(t2384), "f"(t2387), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(t2384), "f"(t2388), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(t2384), "f"(t2389), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2391 = -t2384;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2392;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2392) : "f"(t2390));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2393;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2382), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(t2391), "f"(t2392), "f"(t2393));
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2380), "f"(t2394));
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t2396 = row_53 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2397;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2397) : "r"(row_53));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2398;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2398) : "h"(t2397));
#line 192 "fa-kernels/src/conv/output.rs"
                    f16 t2399;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t2399) : "r"(t2396));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2400;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t2400) : "h"(t2399));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2401 = t2398 - t2234;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2402 = t2401 * t2233;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2403;
                    asm("abs.f32 %0, %1;" : "=f"(t2403) : "f"(t2402));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2404;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2404) : "f"(t2403), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(t2404), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(t2404), "f"(t2405), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2407;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(t2404), "f"(t2406), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(t2404), "f"(t2407), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2409;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(t2404), "f"(t2408), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(t2404), "f"(t2409), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2411 = -t2404;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2412;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2412) : "f"(t2410));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2413;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2413) : "f"(t2402), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2414;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(t2411), "f"(t2412), "f"(t2413));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2415 = t2400 - t2236;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2416 = t2415 * t2235;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2417;
                    asm("abs.f32 %0, %1;" : "=f"(t2417) : "f"(t2416));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2418;
                    asm("min.f32 %0, %1, %2;" : "=f"(t2418) : "f"(t2417), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(t2418), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(t2418), "f"(t2419), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2421;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(t2418), "f"(t2420), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(t2418), "f"(t2421), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2423;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(t2418), "f"(t2422), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(t2418), "f"(t2423), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t2425 = -t2418;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2426;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2426) : "f"(t2424));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2427;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2427) : "f"(t2416), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t2428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(t2425), "f"(t2426), "f"(t2427));
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2414), "f"(t2428));
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t2430 = i_18 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t2431 = row_49 + t2430;
#line 244 "fa-kernels/src/conv/output.rs"
                    const bool t2432 = t2431 < t2279;
#line 196 "fa-kernels/src/conv/output.rs"
                    if (t2432) {
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2433 = (u64)i_18 * t2277;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2434 = t2275 + t2433;
#line 197 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2434), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
