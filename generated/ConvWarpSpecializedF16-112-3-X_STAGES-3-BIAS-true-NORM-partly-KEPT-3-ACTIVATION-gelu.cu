typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(416, 1)
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
    const u32 moments = outputs + 86016u;
    const u32 t7 = moments + 6144u;
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t8 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
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
    const bool is_producer = warp == 12u;
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
            const u32 i_2 = i * 3u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 % 3u;
            const u32 t46 = slot + 9u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t47 = t46 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t48 = t8 + t47;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t49 = i_2 / 3u;
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
            const u32 number = t59 * 3u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t61 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t62;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t62) : "r"(t61), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t63 = t62 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t63 * 14u;
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
            const u32 t74 = left_2 < 14u ? left_2 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t75 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t76 = t75 < 8u ? t75 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_2 = i % 3u;
            const u32 t78 = index_2 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t79 = t8 + t78;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t80 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t81 = t80 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t82 = slot * 20480u;
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
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t79) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t79), "r"(0u), "r"(t84), "r"(t85), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t88 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t88 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 % 3u;
            const u32 t91 = slot_2 + 9u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t92 = t91 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t93 = t8 + t92;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t94 = i_3 / 3u;
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
            const u32 t105 = t104 * 3u;
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
            const u32 y_3 = t109 * 14u;
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
            const u32 t120 = left_3 < 14u ? left_3 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t121 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t122 = t121 < 8u ? t121 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t123 = i % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_3 = 3u + t123;
            const u32 t125 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t126 = t8 + t125;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t127 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t128 = t127 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t129 = slot_2 * 20480u;
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
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t126) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t126), "r"(0u), "r"(t131), "r"(t132), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t135 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t135 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 % 3u;
            const u32 t138 = slot_3 + 9u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t139 = t138 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t140 = t8 + t139;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t141 = i_4 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t142 = t141 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t143 = t142 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t143) : "memory");
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t144 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t145 = t144 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t145 + i;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t147 = group_3 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t148;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t148) : "r"(t147), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t148 >> groups_shift;
            const u32 t150 = sample_3 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t151 = group_3 - t150;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t152 = t151 * 3u;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t152 + 2u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t154 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t155;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t155) : "r"(t154), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t156 = t155 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t156 * 14u;
            const u32 t158 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t159;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t159) : "r"(t158), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t160 = t159 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t161 = t160 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t162 = number_3 - t161;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t162 << 3u;
            const bool t164 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t165 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t164 ? t165 : 0u;
            const u32 t167 = left_4 < 14u ? left_4 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t168 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t169 = t168 < 8u ? t168 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t170 = i % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_4 = 6u + t170;
            const u32 t172 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t173 = t8 + t172;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t174 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t175 = t174 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t176 = slot_3 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t176;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t178 = x_4 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t179 = y_4 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t180;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t180) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t181 = t180 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t181) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t173) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t173), "r"(0u), "r"(t178), "r"(t179), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t182 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t182) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t185 = slot_4 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t186 = t185 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = t8 + t186;
                const u32 t188 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t188;
                const u32 t190 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t191 = t190 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t192;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t192) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t193 = t192 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t193) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t187) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t187), "r"(0u), "r"(0u), "r"(0u), "r"(t191) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t194 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t194 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t197 = slot_5 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t198 = t197 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = t8 + t198;
                const u32 t200 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t200;
                const u32 t202 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t203 = t202 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t204;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t204) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t205 = t204 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t205) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t199) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t199), "r"(0u), "r"(1u), "r"(0u), "r"(t203) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t206 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t206 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t209 = slot_6 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t210 = t209 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = t8 + t210;
                const u32 t212 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t212;
                const u32 t214 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t215 = t214 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t216;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t216) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t217 = t216 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t217) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t211) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t211), "r"(0u), "r"(2u), "r"(0u), "r"(t215) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t218 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t218 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t221 = slot_7 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t222 = t221 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t223 = t8 + t222;
                const u32 t224 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t224;
                const u32 t226 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t227 = t226 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t228;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t229 = t228 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t229) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t223) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t223), "r"(0u), "r"(0u), "r"(1u), "r"(t227) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t230 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t230 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t233 = slot_8 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t234 = t233 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t235 = t8 + t234;
                const u32 t236 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t236;
                const u32 t238 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t239 = t238 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t240;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t240) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t241 = t240 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t241) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t235) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t235), "r"(0u), "r"(1u), "r"(1u), "r"(t239) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t242 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t242 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t245 = slot_9 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t246 = t245 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t247 = t8 + t246;
                const u32 t248 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t248;
                const u32 t250 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t251 = t250 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t252;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t252) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t253 = t252 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t253) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t247) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t247), "r"(0u), "r"(2u), "r"(1u), "r"(t251) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t254 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t254 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t257 = slot_10 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t258 = t257 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t259 = t8 + t258;
                const u32 t260 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t260;
                const u32 t262 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t263 = t262 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t264;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t264) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t265 = t264 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t265) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t259) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t259), "r"(0u), "r"(0u), "r"(2u), "r"(t263) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t266 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t266 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t269 = slot_11 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t270 = t269 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t271 = t8 + t270;
                const u32 t272 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t9 + t272;
                const u32 t274 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t275 = t274 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t276;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t276) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t277 = t276 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t277) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t271) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t271), "r"(0u), "r"(1u), "r"(2u), "r"(t275) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t278 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_13 = t278 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_12 = i_13 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t281 = slot_12 + 12u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t282 = t281 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t283 = t8 + t282;
                const u32 t284 = slot_12 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_12 = t9 + t284;
                const u32 t286 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t287 = t286 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t288;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t288) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t289 = t288 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t289) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t283) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_12), "l"(weight), "r"(t283), "r"(0u), "r"(2u), "r"(2u), "r"(t287) : "memory");
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
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_41 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_42 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_43 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_44 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_45 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_46 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_47 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_48 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_49 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_50 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_51 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_52 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_53 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_54 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_55 = 0.0f;
#line 209 "fa-kernels/src/conv/work.rs"
        f32 acc_56 = 0.0f;
#line 252 "fa-kernels/src/conv/work.rs"
        const u32 t290 = blockIdx.y;
#line 252 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t290 << 6u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 t292 = t37 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 t293 = t36 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t292 + t293;
        const u32 t295 = first_3 + 8u;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 t296 = first_2 + first_3;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 channel = t296 < 63u ? t296 : 63u;
        const u64 t298 = (u64)channel;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t299 = t298 * bias_stride0;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t300 = t299 * 2ull;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t301 = bias + t300;
#line 257 "fa-kernels/src/conv/work.rs"
        f16 t302;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t302) : "l"(t301) : "memory");
#line 257 "fa-kernels/src/conv/work.rs"
        f32 t303;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t303) : "h"(t302));
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 t304 = first_2 + t295;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t304 < 63u ? t304 : 63u;
        const u64 t306 = (u64)channel_2;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t307 = t306 * bias_stride0;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t308 = t307 * 2ull;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t309 = bias + t308;
#line 257 "fa-kernels/src/conv/work.rs"
        f16 t310;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t310) : "l"(t309) : "memory");
#line 257 "fa-kernels/src/conv/work.rs"
        f32 t311;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t311) : "h"(t310));
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
        const u32 t312 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t312 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t314 = first_4 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t315 = all_groups - first_4;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t314 ? t315 : 0u;
        const u32 t317 = left_5 < cta_groups ? left_5 : cta_groups;
#line 212 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t317; i_14 += 1u) {
#line 268 "fa-kernels/src/conv/work.rs"
            acc = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_2 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_5 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_6 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_9 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_10 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_13 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_14 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_17 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_18 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_21 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_22 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_25 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_26 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_29 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_30 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_33 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_34 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_37 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_38 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_41 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_42 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_45 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_46 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_49 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_50 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_53 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_54 = t303;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_3 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_4 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_7 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_8 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_11 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_12 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_15 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_16 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_19 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_20 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_23 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_24 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_27 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_28 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_31 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_32 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_35 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_36 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_39 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_40 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_43 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_44 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_47 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_48 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_51 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_52 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_55 = t311;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_56 = t311;
#line 214 "fa-kernels/src/conv/work.rs"
            const u32 t318 = i_14 > 1u ? i_14 : 1u;
#line 214 "fa-kernels/src/conv/work.rs"
            const u32 t319 = t318 - 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t320 = index == 2u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t321 = index + 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t322 = t320 ? 0u : t321;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t323 = i_14 == 0u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t324 = index == 0u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t325 = t323 & t324;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t326 = i_14 + 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t327 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t327 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t329 = first_5 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t330 = all_groups - first_5;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t329 ? t330 : 0u;
            const u32 t332 = left_6 < cta_groups ? left_6 : cta_groups;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t333 = t326 == t332;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t334 = index == 2u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t335 = t333 & t334;
#line 45 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t336 = !t325;
#line 45 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t336) {
                const u32 t337 = index + 5u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t337) : "memory");
            }
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t338 = i_14 * 3u;
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t338 + index;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t341 = index * 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t342 = i_14 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_5 = t341 + t342;
            const u32 t344 = index_5 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t345 = t8 + t344;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t346 = i_14 / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t347 = t346 & 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t345), "r"(t347) : "memory");
            const u32 t348 = slot_13 * 20480u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t349 = smem_1 + t348;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t350 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t350) {
                const u32 t351 = t8 + 96u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t351), "r"(0u) : "memory");
            }
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t352 = t9 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t353 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t354 = t352 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t355 = (u64)t354;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = t355 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t357 = t353 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = (u64)t357;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = t358 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t360 = t352 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = (u64)t360;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t363 = t353 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = (u64)t363;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = t364 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t352 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = (u64)t366;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t369 = t353 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = (u64)t369;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = t370 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t372 = t352 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t373 = (u64)t372;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t375 = t353 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t376 = (u64)t375;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = t376 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 97 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t378 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t378) {
                const u32 t379 = t8 + 104u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t379), "r"(0u) : "memory");
            }
            const u32 t380 = t9 + 8192u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t381 = t380 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t382 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t383 = t382 + 8u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t384 = t381 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t385 = (u64)t384;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = t385 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t387 = t383 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = (u64)t387;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = t388 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t390 = t381 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = (u64)t390;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = t391 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t393 = t383 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = (u64)t393;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = t394 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t381 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = (u64)t396;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = t397 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t399 = t383 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = (u64)t399;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = t400 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t402 = t381 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t403 = (u64)t402;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = t403 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t405 = t383 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t406 = (u64)t405;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = t406 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t386), "l"(t389), "l"(t392), "l"(t395), "l"(t398), "l"(t401), "l"(t404), "l"(t407) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t408 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t408) {
                const u32 t409 = t8 + 112u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t409), "r"(0u) : "memory");
            }
            const u32 t410 = t9 + 16384u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t411 = t410 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t412 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t413 = t412 + 16u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t414 = t411 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t415 = (u64)t414;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = t415 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t417 = t413 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = (u64)t417;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = t418 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t420 = t411 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = (u64)t420;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = t421 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t423 = t413 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = (u64)t423;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = t424 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t411 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = (u64)t426;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = t427 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t429 = t413 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = (u64)t429;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = t430 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t432 = t411 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t433 = (u64)t432;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = t433 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t435 = t413 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t436 = (u64)t435;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = t436 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t416), "l"(t419), "l"(t422), "l"(t425), "l"(t428), "l"(t431), "l"(t434), "l"(t437) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t438 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t438) {
                const u32 t439 = t8 + 120u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t439), "r"(0u) : "memory");
            }
            const u32 t440 = t9 + 24576u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t441 = t440 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t442 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t443 = t442 + 80u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t444 = t441 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t445 = (u64)t444;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = t445 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t447 = t443 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = (u64)t447;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = t448 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t450 = t441 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = (u64)t450;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = t451 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t453 = t443 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = (u64)t453;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = t454 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t441 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = (u64)t456;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = t457 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t459 = t443 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = (u64)t459;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = t460 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t462 = t441 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t463 = (u64)t462;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = t463 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t465 = t443 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t466 = (u64)t465;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = t466 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t446), "l"(t449), "l"(t452), "l"(t455), "l"(t458), "l"(t461), "l"(t464), "l"(t467) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t468 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t468) {
                const u32 t469 = t8 + 128u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t469), "r"(0u) : "memory");
            }
            const u32 t470 = t9 + 32768u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t471 = t470 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t472 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t473 = t472 + 88u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t474 = t471 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t475 = (u64)t474;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = t475 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t477 = t473 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = (u64)t477;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = t478 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t480 = t471 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = (u64)t480;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = t481 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t483 = t473 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = (u64)t483;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = t484 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t471 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = (u64)t486;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = t487 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t489 = t473 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = (u64)t489;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = t490 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t492 = t471 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t493 = (u64)t492;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = t493 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t495 = t473 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t496 = (u64)t495;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = t496 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t476), "l"(t479), "l"(t482), "l"(t485), "l"(t488), "l"(t491), "l"(t494), "l"(t497) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t498 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t498) {
                const u32 t499 = t8 + 136u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t499), "r"(0u) : "memory");
            }
            const u32 t500 = t9 + 40960u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t501 = t500 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t502 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t503 = t502 + 96u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t504 = t501 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t505 = (u64)t504;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = t505 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t507 = t503 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = (u64)t507;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = t508 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t510 = t501 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = (u64)t510;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = t511 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t513 = t503 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = (u64)t513;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = t514 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t501 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = (u64)t516;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = t517 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t519 = t503 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = (u64)t519;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = t520 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t522 = t501 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t523 = (u64)t522;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = t523 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = t503 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t526 = (u64)t525;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = t526 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t506), "l"(t509), "l"(t512), "l"(t515), "l"(t518), "l"(t521), "l"(t524), "l"(t527) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t528 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t528) {
                const u32 t529 = t8 + 144u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t529), "r"(0u) : "memory");
            }
            const u32 t530 = t9 + 49152u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t531 = t530 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t532 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t533 = t532 + 160u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t534 = t531 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t535 = (u64)t534;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = t535 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t537 = t533 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t538 = (u64)t537;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = t538 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t540 = t531 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t541 = (u64)t540;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t542 = t541 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t543 = t533 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t544 = (u64)t543;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t545 = t544 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t546 = t531 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t547 = (u64)t546;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t548 = t547 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t549 = t533 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t550 = (u64)t549;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t551 = t550 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t552 = t531 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t553 = (u64)t552;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = t553 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t555 = t533 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t556 = (u64)t555;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = t556 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t536), "l"(t539), "l"(t542), "l"(t545), "l"(t548), "l"(t551), "l"(t554), "l"(t557) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t558 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t558) {
                const u32 t559 = t8 + 152u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t559), "r"(0u) : "memory");
            }
            const u32 t560 = t9 + 57344u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t561 = t560 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t562 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t563 = t562 + 168u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t564 = t561 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t565 = (u64)t564;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t566 = t565 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t567 = t563 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t568 = (u64)t567;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = t568 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t570 = t561 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t571 = (u64)t570;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t572 = t571 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t573 = t563 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t574 = (u64)t573;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t575 = t574 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t576 = t561 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t577 = (u64)t576;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t578 = t577 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t579 = t563 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t580 = (u64)t579;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t581 = t580 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t582 = t561 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t583 = (u64)t582;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t584 = t583 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t585 = t563 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t586 = (u64)t585;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t587 = t586 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t566), "l"(t569), "l"(t572), "l"(t575), "l"(t578), "l"(t581), "l"(t584), "l"(t587) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t588 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t588) {
                const u32 t589 = t8 + 160u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t589), "r"(0u) : "memory");
            }
            const u32 t590 = t9 + 65536u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t591 = t590 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t592 = t349 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t593 = t592 + 176u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t594 = t591 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t595 = (u64)t594;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t596 = t595 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t597 = t593 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t598 = (u64)t597;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t599 = t598 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t600 = t591 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t601 = (u64)t600;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t602 = t601 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t603 = t593 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t604 = (u64)t603;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t605 = t604 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t606 = t591 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t607 = (u64)t606;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t608 = t607 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t609 = t593 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t610 = (u64)t609;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t611 = t610 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t612 = t591 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t613 = (u64)t612;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t614 = t613 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t615 = t593 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t616 = (u64)t615;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t617 = t616 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t596), "l"(t599), "l"(t602), "l"(t605), "l"(t608), "l"(t611), "l"(t614), "l"(t617) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 53 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t618 = !t335;
#line 53 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t618) {
                const u32 t619 = t322 + 5u;
#line 54 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t619) : "memory");
            }
#line 116 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t620 = i_14 * 3u;
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t620 + index;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t622 = i_16 % 3u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t623 = t622 + 9u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t624 = t623 << 3u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t625 = t8 + t624;
            u32 t626;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t626) : );
#line 167 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t627 = t626 == 1u;
#line 167 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t627) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t625) : "memory");
            }
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t628 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t629 = t628 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t629 + i_14;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t631 = group_4 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t632;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t632) : "r"(t631), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t632 >> groups_shift;
            const u32 t634 = sample_4 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t635 = group_4 - t634;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t636 = t635 * 3u;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t636 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t638 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t639;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t639) : "r"(t638), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t640 = t639 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t640 * 14u;
            const u32 t642 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t643;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t643) : "r"(t642), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t644 = t643 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t645 = t644 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t646 = number_4 - t645;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t646 << 3u;
            const bool t648 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t649 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t648 ? t649 : 0u;
            const u32 t651 = left_7 < 14u ? left_7 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t652 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t653 = t652 < 8u ? t652 : 8u;
#line 226 "fa-kernels/src/conv/work.rs"
            const bool t654 = 0u < i_14;
#line 226 "fa-kernels/src/conv/work.rs"
            if (t654) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t655 = i_14 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t656 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t657 = t656 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
                const u32 t658 = t657 + t655;
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t659 = t658 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
                u32 t660;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t660) : "r"(t659), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 before = t660 >> groups_shift;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t662 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t663 = t662 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
                const u32 t664 = t663 + i_14;
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t665 = t664 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
                u32 t666;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t666) : "r"(t665), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t667 = t666 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t668 = t667 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t668) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t669 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t670 = t669 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t670) {
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 t671 = t37 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 t672 = t36 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 first_6 = t671 + t672;
                        const u32 t674 = first_6 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t675 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t676 = t675 + first_6;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t677 = t676 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t677;
                        const f32 t679 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t680 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t681 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t682;
                        asm("mov.b32 %0, %1;" : "=r"(t682) : "f"(t679));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t683;
                        asm("mov.b32 %0, %1;" : "=r"(t683) : "f"(t680));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t684;
                        asm("mov.b32 %0, %1;" : "=r"(t684) : "f"(t681));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t682), "r"(t683), "r"(t684), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t685 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t686 = t685 + t674;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t687 = t686 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t687;
                        const f32 t689 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t690 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t691 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t692;
                        asm("mov.b32 %0, %1;" : "=r"(t692) : "f"(t689));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t693;
                        asm("mov.b32 %0, %1;" : "=r"(t693) : "f"(t690));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t694;
                        asm("mov.b32 %0, %1;" : "=r"(t694) : "f"(t691));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t692), "r"(t693), "r"(t694), "r"(0u) : "memory");
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
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t696 = channel_3 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t696) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t697 = channel_3 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t698 = moments + t697;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t698) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t699;
                        asm("mov.b32 %0, %1;" : "=f"(t699) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t700;
                        asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t701;
                        asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t702;
                        asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t703 = 64u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t704 = t703 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t705 = moments + t704;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t705) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t706;
                        asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t707;
                        asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t708;
                        asm("mov.b32 %0, %1;" : "=f"(t708) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t709;
                        asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t699 + t706;
                        const f32 difference = t707 - t700;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t712;
                        asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t713;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(t712));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t706 * t713;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t700));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t716 = t699 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t717 = t716 ? t707 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t718 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t719 = t718 * t699;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t720 = t701 + t708;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(t719), "f"(share), "f"(t720));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t722 = 128u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t723 = t722 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t724 = moments + t723;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t724) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t725;
                        asm("mov.b32 %0, %1;" : "=f"(t725) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t726;
                        asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t727;
                        asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t728;
                        asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_12));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t725;
                        const f32 difference_2 = t726 - t717;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t731;
                        asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t732;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(t731));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t725 * t732;
                        f32 mean_4;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference_2), "f"(share_2), "f"(t717));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t735 = count_3 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t736 = t735 ? t726 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t737 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t738 = t737 * count_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t739 = t721 + t727;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(t738), "f"(share_2), "f"(t739));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t741 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t741 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t743 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_7 = first_7 + channel_3;
#line 60 "fa-kernels/src/conv/work.rs"
                        const u32 index_6 = t743 + before;
                        const u64 t746 = (u64)index_6;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t747 = t746 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t748 = t747 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t749 = partial + t748;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t750 = (u64)index_7;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t751 = t750 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t752 = t751 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t753 = t749 + t752;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t754;
                        asm("mov.b32 %0, %1;" : "=r"(t754) : "f"(count_4));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t755;
                        asm("mov.b32 %0, %1;" : "=r"(t755) : "f"(t736));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t756;
                        asm("mov.b32 %0, %1;" : "=r"(t756) : "f"(t740));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t753), "r"(t754), "r"(t755), "r"(t756), "r"(0u) : "memory");
                    }
#line 369 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t757 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t758 = acc_2;
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
            acc = t762;
            acc_2 = t764;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t765 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t766 = acc_4;
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
            acc_3 = t770;
            acc_4 = t772;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t773 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t774 = acc_6;
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
            acc_5 = t778;
            acc_6 = t780;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t781 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t782 = acc_8;
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
            acc_7 = t786;
            acc_8 = t788;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t789 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t790 = acc_10;
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
            acc_9 = t794;
            acc_10 = t796;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t797 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t798 = acc_12;
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
            acc_11 = t802;
            acc_12 = t804;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t805 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t806 = acc_14;
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
            acc_13 = t810;
            acc_14 = t812;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t813 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t814 = acc_16;
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
            acc_15 = t818;
            acc_16 = t820;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t821 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t822 = acc_18;
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
            acc_17 = t826;
            acc_18 = t828;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t829 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t830 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t831;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(t829), "f"(t830));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t832 = t831 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t833;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t833) : "r"(t831));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t834;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t834) : "h"(t833));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t835;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t835) : "r"(t832));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t836;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t836) : "h"(t835));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t834;
            acc_20 = t836;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t837 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t838 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t839;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(t837), "f"(t838));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t840 = t839 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t841;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t841) : "r"(t839));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t842;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t842) : "h"(t841));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t843;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t843) : "r"(t840));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t844;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t844) : "h"(t843));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t842;
            acc_22 = t844;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t845 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t846 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t847;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(t845), "f"(t846));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t848 = t847 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t849;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t849) : "r"(t847));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t850;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t850) : "h"(t849));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t851;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t851) : "r"(t848));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t852;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t852) : "h"(t851));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t850;
            acc_24 = t852;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t853 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t854 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t855;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(t853), "f"(t854));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t856 = t855 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t857;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t857) : "r"(t855));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t858;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t858) : "h"(t857));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t859;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t859) : "r"(t856));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t860;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t860) : "h"(t859));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t858;
            acc_26 = t860;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t861 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t862 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t863;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(t861), "f"(t862));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t864 = t863 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t865;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t865) : "r"(t863));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t866;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t866) : "h"(t865));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t867;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t867) : "r"(t864));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t868;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t868) : "h"(t867));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t866;
            acc_28 = t868;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t869 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t870 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t871;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(t869), "f"(t870));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t872 = t871 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t873;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t873) : "r"(t871));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t874;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t874) : "h"(t873));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t875;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t875) : "r"(t872));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t876;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t876) : "h"(t875));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t874;
            acc_30 = t876;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t877 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t878 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(t877), "f"(t878));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t880 = t879 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t881;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t881) : "r"(t879));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t882;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t882) : "h"(t881));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t883;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t883) : "r"(t880));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t884;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t884) : "h"(t883));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t882;
            acc_32 = t884;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t885 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t886 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t887;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(t885), "f"(t886));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t888 = t887 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t889;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t889) : "r"(t887));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t890;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t890) : "h"(t889));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t891;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t891) : "r"(t888));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t892;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t892) : "h"(t891));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t890;
            acc_34 = t892;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t893 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t894 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t895;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(t893), "f"(t894));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t896 = t895 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t897;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t897) : "r"(t895));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t898;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t898) : "h"(t897));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t899;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t899) : "r"(t896));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t900;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t900) : "h"(t899));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t898;
            acc_36 = t900;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t901 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t902 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(t901), "f"(t902));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t904 = t903 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t905;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t905) : "r"(t903));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t906;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t906) : "h"(t905));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t907;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t907) : "r"(t904));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t908;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t908) : "h"(t907));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t906;
            acc_38 = t908;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t909 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t910 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t911;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(t909), "f"(t910));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t912 = t911 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t913;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t913) : "r"(t911));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t914;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t914) : "h"(t913));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t915;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t915) : "r"(t912));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t916;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t916) : "h"(t915));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t914;
            acc_40 = t916;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t917 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t918 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(t917), "f"(t918));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t920 = t919 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t921;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t921) : "r"(t919));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t922;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t922) : "h"(t921));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t923;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t923) : "r"(t920));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t924;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t924) : "h"(t923));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t922;
            acc_42 = t924;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t925 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t926 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t927;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(t925), "f"(t926));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t928 = t927 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t929;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t929) : "r"(t927));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t930;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t930) : "h"(t929));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t931;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t931) : "r"(t928));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t932;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t932) : "h"(t931));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t930;
            acc_44 = t932;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t933 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t934 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(t933), "f"(t934));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t936 = t935 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t937;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t937) : "r"(t935));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t938;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t938) : "h"(t937));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t939;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t939) : "r"(t936));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t940;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t940) : "h"(t939));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t938;
            acc_46 = t940;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t941 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t942 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t943) : "f"(t941), "f"(t942));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t944 = t943 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t945;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t945) : "r"(t943));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t946;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t946) : "h"(t945));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t947;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t947) : "r"(t944));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t948;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t948) : "h"(t947));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t946;
            acc_48 = t948;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t949 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t950 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(t949), "f"(t950));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t952 = t951 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t953;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t953) : "r"(t951));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t954;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t954) : "h"(t953));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t955;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t955) : "r"(t952));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t956;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t956) : "h"(t955));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t954;
            acc_50 = t956;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t957 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t958 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(t957), "f"(t958));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t960 = t959 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t961;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t961) : "r"(t959));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t962;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t962) : "h"(t961));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t963;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t963) : "r"(t960));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t964;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t964) : "h"(t963));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t962;
            acc_52 = t964;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t965 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t966 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t967;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t967) : "f"(t965), "f"(t966));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t968 = t967 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t969;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t969) : "r"(t967));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t970;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t970) : "h"(t969));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t971;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t971) : "r"(t968));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t972;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t972) : "h"(t971));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t970;
            acc_54 = t972;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t973 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t974 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t975;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(t973), "f"(t974));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t976 = t975 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t977;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t977) : "r"(t975));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t978;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t978) : "h"(t977));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t979;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t979) : "r"(t976));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t980;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t980) : "h"(t979));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t978;
            acc_56 = t980;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t981 = t651 * t653;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t981;
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(count_5), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t983));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t985 = t651 * t653;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t986 = t985 == 112u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t986) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = 0.0f + t987;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t988 + t989;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = t990 + t991;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = t992 + t993;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = t994 + t995;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = t996 + t997;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t998 + t999;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = 0.0f + t1001;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = t1002 + t1003;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = t1004 + t1005;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = t1006 + t1007;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = t1008 + t1009;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = t1010 + t1011;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1012 + t1013;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = 0.0f + t1015;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = t1016 + t1017;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1018 + t1019;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = t1020 + t1021;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = t1022 + t1023;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1024 + t1025;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1026 + t1027;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = 0.0f + t1029;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = t1030 + t1031;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = t1032 + t1033;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = t1034 + t1035;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1036 + t1037;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = t1038 + t1039;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1040 + t1041;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = t1043 + t1044;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1045;
            } else {
                const u32 t1046 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1046 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_8 < t653;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1049 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1049 < t653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1051 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1051 & columns;
                const f32 t1053 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = t1053 + t1054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = exists ? t1055 : t1056;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1057;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1058 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1058 & columns_2;
                const f32 t1060 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = t1060 + t1061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = exists_2 ? t1062 : t1063;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1064;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1065 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1065 & columns;
                const f32 t1067 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = t1067 + t1068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1070 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = exists_3 ? t1069 : t1070;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1071;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1072 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1072 & columns_2;
                const f32 t1074 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1076 = t1074 + t1075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = exists_4 ? t1076 : t1077;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1079 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1079 & columns;
                const f32 t1081 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = t1081 + t1082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = exists_5 ? t1083 : t1084;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1085;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1086 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1086 & columns_2;
                const f32 t1088 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = t1088 + t1089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = exists_6 ? t1090 : t1091;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1092;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1093 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1093 & columns;
                const f32 t1095 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = t1095 + t1096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = exists_7 ? t1097 : t1098;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1099;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1100 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1100 & columns_2;
                const f32 t1102 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = t1102 + t1103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = exists_8 ? t1104 : t1105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1106;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1107 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1107 & columns;
                const f32 t1109 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = t1109 + t1110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = exists_9 ? t1111 : t1112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1113;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1114 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1114 & columns_2;
                const f32 t1116 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1118 = t1116 + t1117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = exists_10 ? t1118 : t1119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1120;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1121 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1121 & columns;
                const f32 t1123 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = t1123 + t1124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = exists_11 ? t1125 : t1126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1127;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1128 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1128 & columns_2;
                const f32 t1130 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = t1130 + t1131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = exists_12 ? t1132 : t1133;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1135 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1135 & columns;
                const f32 t1137 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = t1137 + t1138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = exists_13 ? t1139 : t1140;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1141;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1142 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1142 & columns_2;
                const f32 t1144 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = t1144 + t1145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = exists_14 ? t1146 : t1147;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1148;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1149 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1149 & columns;
                const f32 t1151 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = t1151 + t1152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = exists_15 ? t1153 : t1154;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1155;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1156 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1156 & columns_2;
                const f32 t1158 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = t1158 + t1159;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1161 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = exists_16 ? t1160 : t1161;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1162;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1163 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1163 & columns;
                const f32 t1165 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = t1165 + t1166;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = exists_17 ? t1167 : t1168;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1169;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1170 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1170 & columns_2;
                const f32 t1172 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1173 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = t1172 + t1173;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = exists_18 ? t1174 : t1175;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1176;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1177 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1177 & columns;
                const f32 t1179 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = t1179 + t1180;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = exists_19 ? t1181 : t1182;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1184 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1184 & columns_2;
                const f32 t1186 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = t1186 + t1187;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = exists_20 ? t1188 : t1189;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1191 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1191 & columns;
                const f32 t1193 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = t1193 + t1194;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = exists_21 ? t1195 : t1196;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1197;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1198 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1198 & columns_2;
                const f32 t1200 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = t1200 + t1201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = exists_22 ? t1202 : t1203;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1204;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1205 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1205 & columns;
                const f32 t1207 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = t1207 + t1208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = exists_23 ? t1209 : t1210;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1211;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1212 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1212 & columns_2;
                const f32 t1214 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = t1214 + t1215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1217 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = exists_24 ? t1216 : t1217;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1218;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1219 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1219 & columns;
                const f32 t1221 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = t1221 + t1222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = exists_25 ? t1223 : t1224;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1225;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1226 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1226 & columns_2;
                const f32 t1228 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = t1228 + t1229;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = exists_26 ? t1230 : t1231;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1232;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1233 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1233 & columns;
                const f32 t1235 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = t1235 + t1236;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = exists_27 ? t1237 : t1238;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1240 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1240 & columns_2;
                const f32 t1242 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = t1242 + t1243;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = exists_28 ? t1244 : t1245;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1246;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1247 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1248;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1248) : "f"(t1247));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1249 = t1247 + t1248;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1250;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1250) : "f"(t1249));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1251 = t1249 + t1250;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1251 * share_3;
            const f32 t1253 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1253), "f"(count_5), "f"(t1251));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest), "f"(share_3), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t986) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1256 - mean_5;
                f32 t1258;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1259 - mean_5;
                f32 t1261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(distance_2), "f"(distance_2), "f"(t1258));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1262 - mean_5;
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(distance_3), "f"(distance_3), "f"(t1261));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1265 - mean_5;
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(distance_4), "f"(distance_4), "f"(t1264));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1268 - mean_5;
                f32 t1270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(distance_5), "f"(distance_5), "f"(t1267));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1271 - mean_5;
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(distance_6), "f"(distance_6), "f"(t1270));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1274 - mean_5;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1273));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1277 - mean_5;
                f32 t1279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1280 - mean_5;
                f32 t1282;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(distance_9), "f"(distance_9), "f"(t1279));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1283 - mean_5;
                f32 t1285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(distance_10), "f"(distance_10), "f"(t1282));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1286 - mean_5;
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(distance_11), "f"(distance_11), "f"(t1285));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1289 - mean_5;
                f32 t1291;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(distance_12), "f"(distance_12), "f"(t1288));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1292 - mean_5;
                f32 t1294;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(distance_13), "f"(distance_13), "f"(t1291));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1295 - mean_5;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1294));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1298 - mean_5;
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1301 - mean_5;
                f32 t1303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(distance_16), "f"(distance_16), "f"(t1300));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1304 - mean_5;
                f32 t1306;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(distance_17), "f"(distance_17), "f"(t1303));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1307 - mean_5;
                f32 t1309;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(distance_18), "f"(distance_18), "f"(t1306));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1310 - mean_5;
                f32 t1312;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(distance_19), "f"(distance_19), "f"(t1309));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1313 - mean_5;
                f32 t1315;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(distance_20), "f"(distance_20), "f"(t1312));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1316 - mean_5;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1315));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1319 - mean_5;
                f32 t1321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1322 - mean_5;
                f32 t1324;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1324) : "f"(distance_23), "f"(distance_23), "f"(t1321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1325 - mean_5;
                f32 t1327;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(distance_24), "f"(distance_24), "f"(t1324));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1328 - mean_5;
                f32 t1330;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(distance_25), "f"(distance_25), "f"(t1327));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1331 - mean_5;
                f32 t1333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(distance_26), "f"(distance_26), "f"(t1330));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1334 - mean_5;
                f32 t1336;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(distance_27), "f"(distance_27), "f"(t1333));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1337 - mean_5;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1336));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = t1340 + t1341;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1342;
            } else {
                const u32 t1343 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1343 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_9 < t653;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1346 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1346 < t653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1348 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1348 & columns_3;
                const f32 t1350 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1351 - mean_5;
                f32 t1353;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1353) : "f"(distance_29), "f"(distance_29), "f"(t1350));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_29 ? t1353 : t1354;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1355;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1356 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1356 & columns_4;
                const f32 t1358 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1359 - mean_5;
                f32 t1361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1361) : "f"(distance_30), "f"(distance_30), "f"(t1358));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = exists_30 ? t1361 : t1362;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1363;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1364 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1364 & columns_3;
                const f32 t1366 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1367 - mean_5;
                f32 t1369;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1369) : "f"(distance_31), "f"(distance_31), "f"(t1366));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = exists_31 ? t1369 : t1370;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1371;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1372 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1372 & columns_4;
                const f32 t1374 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1375 - mean_5;
                f32 t1377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1377) : "f"(distance_32), "f"(distance_32), "f"(t1374));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = exists_32 ? t1377 : t1378;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1379;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1380 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1380 & columns_3;
                const f32 t1382 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1383 - mean_5;
                f32 t1385;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1385) : "f"(distance_33), "f"(distance_33), "f"(t1382));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = exists_33 ? t1385 : t1386;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1387;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1388 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1388 & columns_4;
                const f32 t1390 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1391 - mean_5;
                f32 t1393;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1393) : "f"(distance_34), "f"(distance_34), "f"(t1390));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = exists_34 ? t1393 : t1394;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1395;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1396 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1396 & columns_3;
                const f32 t1398 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1399 - mean_5;
                f32 t1401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1401) : "f"(distance_35), "f"(distance_35), "f"(t1398));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = exists_35 ? t1401 : t1402;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1403;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1404 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1404 & columns_4;
                const f32 t1406 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1407 - mean_5;
                f32 t1409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1409) : "f"(distance_36), "f"(distance_36), "f"(t1406));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = exists_36 ? t1409 : t1410;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1411;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1412 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1412 & columns_3;
                const f32 t1414 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1415 - mean_5;
                f32 t1417;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1417) : "f"(distance_37), "f"(distance_37), "f"(t1414));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = exists_37 ? t1417 : t1418;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1419;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1420 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1420 & columns_4;
                const f32 t1422 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1423 - mean_5;
                f32 t1425;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1425) : "f"(distance_38), "f"(distance_38), "f"(t1422));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = exists_38 ? t1425 : t1426;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1427;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1428 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1428 & columns_3;
                const f32 t1430 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1431 - mean_5;
                f32 t1433;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1433) : "f"(distance_39), "f"(distance_39), "f"(t1430));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = exists_39 ? t1433 : t1434;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1435;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1436 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1436 & columns_4;
                const f32 t1438 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1439 - mean_5;
                f32 t1441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1441) : "f"(distance_40), "f"(distance_40), "f"(t1438));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = exists_40 ? t1441 : t1442;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1443;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1444 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1444 & columns_3;
                const f32 t1446 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1447 - mean_5;
                f32 t1449;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1449) : "f"(distance_41), "f"(distance_41), "f"(t1446));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = exists_41 ? t1449 : t1450;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1451;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1452 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1452 & columns_4;
                const f32 t1454 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1455 - mean_5;
                f32 t1457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1457) : "f"(distance_42), "f"(distance_42), "f"(t1454));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = exists_42 ? t1457 : t1458;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1459;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1460 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1460 & columns_3;
                const f32 t1462 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1463 - mean_5;
                f32 t1465;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1465) : "f"(distance_43), "f"(distance_43), "f"(t1462));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = exists_43 ? t1465 : t1466;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1467;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1468 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1468 & columns_4;
                const f32 t1470 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1471 - mean_5;
                f32 t1473;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1473) : "f"(distance_44), "f"(distance_44), "f"(t1470));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists_44 ? t1473 : t1474;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1475;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1476 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1476 & columns_3;
                const f32 t1478 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1479 - mean_5;
                f32 t1481;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1481) : "f"(distance_45), "f"(distance_45), "f"(t1478));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = exists_45 ? t1481 : t1482;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1483;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1484 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1484 & columns_4;
                const f32 t1486 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1487 - mean_5;
                f32 t1489;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1489) : "f"(distance_46), "f"(distance_46), "f"(t1486));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = exists_46 ? t1489 : t1490;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1491;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1492 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1492 & columns_3;
                const f32 t1494 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1495 - mean_5;
                f32 t1497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1497) : "f"(distance_47), "f"(distance_47), "f"(t1494));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = exists_47 ? t1497 : t1498;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1499;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1500 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1500 & columns_4;
                const f32 t1502 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1503 - mean_5;
                f32 t1505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(distance_48), "f"(distance_48), "f"(t1502));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = exists_48 ? t1505 : t1506;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1507;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1508 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1508 & columns_3;
                const f32 t1510 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1511 - mean_5;
                f32 t1513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(distance_49), "f"(distance_49), "f"(t1510));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = exists_49 ? t1513 : t1514;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1515;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1516 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1516 & columns_4;
                const f32 t1518 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1519 - mean_5;
                f32 t1521;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1521) : "f"(distance_50), "f"(distance_50), "f"(t1518));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = exists_50 ? t1521 : t1522;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1523;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1524 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1524 & columns_3;
                const f32 t1526 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1527 - mean_5;
                f32 t1529;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(distance_51), "f"(distance_51), "f"(t1526));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = exists_51 ? t1529 : t1530;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1531;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1532 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1532 & columns_4;
                const f32 t1534 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1535 - mean_5;
                f32 t1537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(distance_52), "f"(distance_52), "f"(t1534));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = exists_52 ? t1537 : t1538;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1539;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1540 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1540 & columns_3;
                const f32 t1542 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1543 - mean_5;
                f32 t1545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(distance_53), "f"(distance_53), "f"(t1542));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = exists_53 ? t1545 : t1546;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1547;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1548 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1548 & columns_4;
                const f32 t1550 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1551 - mean_5;
                f32 t1553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(distance_54), "f"(distance_54), "f"(t1550));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = exists_54 ? t1553 : t1554;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1555;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1556 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1556 & columns_3;
                const f32 t1558 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1559 - mean_5;
                f32 t1561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(distance_55), "f"(distance_55), "f"(t1558));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = exists_55 ? t1561 : t1562;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1563;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1564 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1564 & columns_4;
                const f32 t1566 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1567 - mean_5;
                f32 t1569;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(distance_56), "f"(distance_56), "f"(t1566));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = exists_56 ? t1569 : t1570;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1571;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1572 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1573;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1573) : "f"(t1572));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1574 = t1572 + t1573;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1575;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1575) : "f"(t1574));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1574 + t1575;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1577 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1578 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1579 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1577 + count_5;
            const f32 difference_3 = mean_5 - t1578;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1582;
            asm("max.f32 %0, %1, %2;" : "=f"(t1582) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1583;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(t1582));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1583;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_3), "f"(share_4), "f"(t1578));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1586 = t1577 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1587 = t1586 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1588 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1589 = t1588 * t1577;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1590 = t1579 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1591) : "f"(t1589), "f"(share_4), "f"(t1590));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t1587;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t1591;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t986) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = 0.0f + t1592;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = t1593 + t1594;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = t1595 + t1596;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = t1597 + t1598;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = t1599 + t1600;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = t1601 + t1602;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1603 + t1604;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = 0.0f + t1606;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = t1607 + t1608;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = t1609 + t1610;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = t1611 + t1612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = t1613 + t1614;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = t1615 + t1616;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1617 + t1618;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = 0.0f + t1620;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = t1621 + t1622;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = t1623 + t1624;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = t1625 + t1626;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = t1627 + t1628;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = t1629 + t1630;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1631 + t1632;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = 0.0f + t1634;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = t1635 + t1636;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = t1637 + t1638;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = t1639 + t1640;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = t1641 + t1642;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = t1643 + t1644;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1645 + t1646;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = t1648 + t1649;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1650;
            } else {
                const u32 t1651 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1651 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_10 < t653;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1654 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1654 < t653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1656 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1656 & columns_5;
                const f32 t1658 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = t1658 + t1659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = exists_57 ? t1660 : t1661;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1663 & columns_6;
                const f32 t1665 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = t1665 + t1666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = exists_58 ? t1667 : t1668;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1669;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1670 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1670 & columns_5;
                const f32 t1672 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = t1672 + t1673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = exists_59 ? t1674 : t1675;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1676;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1677 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1677 & columns_6;
                const f32 t1679 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = t1679 + t1680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = exists_60 ? t1681 : t1682;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1683;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1684 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1684 & columns_5;
                const f32 t1686 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = t1686 + t1687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = exists_61 ? t1688 : t1689;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1690;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1691 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1691 & columns_6;
                const f32 t1693 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = t1693 + t1694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = exists_62 ? t1695 : t1696;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1697;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1698 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1698 & columns_5;
                const f32 t1700 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = t1700 + t1701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = exists_63 ? t1702 : t1703;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1704;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1705 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1705 & columns_6;
                const f32 t1707 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = t1707 + t1708;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = exists_64 ? t1709 : t1710;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1711;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1712 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1712 & columns_5;
                const f32 t1714 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = t1714 + t1715;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = exists_65 ? t1716 : t1717;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1718;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1719 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1719 & columns_6;
                const f32 t1721 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = t1721 + t1722;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = exists_66 ? t1723 : t1724;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1725;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1726 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1726 & columns_5;
                const f32 t1728 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = t1728 + t1729;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = exists_67 ? t1730 : t1731;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1732;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1733 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1733 & columns_6;
                const f32 t1735 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = t1735 + t1736;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = exists_68 ? t1737 : t1738;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1739;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1740 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1740 & columns_5;
                const f32 t1742 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = t1742 + t1743;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = exists_69 ? t1744 : t1745;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1746;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1747 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1747 & columns_6;
                const f32 t1749 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = t1749 + t1750;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = exists_70 ? t1751 : t1752;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1753;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1754 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1754 & columns_5;
                const f32 t1756 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = t1756 + t1757;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = exists_71 ? t1758 : t1759;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1760;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1761 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1761 & columns_6;
                const f32 t1763 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = t1763 + t1764;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = exists_72 ? t1765 : t1766;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1767;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1768 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1768 & columns_5;
                const f32 t1770 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = t1770 + t1771;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = exists_73 ? t1772 : t1773;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1774;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1775 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1775 & columns_6;
                const f32 t1777 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = t1777 + t1778;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = exists_74 ? t1779 : t1780;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1781;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1782 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1782 & columns_5;
                const f32 t1784 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = t1784 + t1785;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = exists_75 ? t1786 : t1787;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1788;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1789 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1789 & columns_6;
                const f32 t1791 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = t1791 + t1792;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = exists_76 ? t1793 : t1794;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1795;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1796 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1796 & columns_5;
                const f32 t1798 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = t1798 + t1799;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = exists_77 ? t1800 : t1801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1802;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1803 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1803 & columns_6;
                const f32 t1805 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = t1805 + t1806;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = exists_78 ? t1807 : t1808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1809;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1810 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1810 & columns_5;
                const f32 t1812 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = t1812 + t1813;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = exists_79 ? t1814 : t1815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1816;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1817 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1817 & columns_6;
                const f32 t1819 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = t1819 + t1820;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = exists_80 ? t1821 : t1822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1823;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1824 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1824 & columns_5;
                const f32 t1826 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1827 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = t1826 + t1827;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = exists_81 ? t1828 : t1829;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1830;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1831 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1831 & columns_6;
                const f32 t1833 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = t1833 + t1834;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = exists_82 ? t1835 : t1836;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1837;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1838 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1838 & columns_5;
                const f32 t1840 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = t1840 + t1841;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1843 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = exists_83 ? t1842 : t1843;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1844;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1845 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1845 & columns_6;
                const f32 t1847 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = t1847 + t1848;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = exists_84 ? t1849 : t1850;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1851;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1852 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1853;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1853) : "f"(t1852));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1854 = t1852 + t1853;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1855;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1855) : "f"(t1854));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1856 = t1854 + t1855;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1856 * share_3;
            const f32 t1858 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1858), "f"(count_5), "f"(t1856));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest_2), "f"(share_3), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t986) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1861 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1861 - mean_7;
                f32 t1863;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1863) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1864 - mean_7;
                f32 t1866;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1866) : "f"(distance_58), "f"(distance_58), "f"(t1863));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1867 - mean_7;
                f32 t1869;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1869) : "f"(distance_59), "f"(distance_59), "f"(t1866));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1870 - mean_7;
                f32 t1872;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1872) : "f"(distance_60), "f"(distance_60), "f"(t1869));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1873 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1873 - mean_7;
                f32 t1875;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1875) : "f"(distance_61), "f"(distance_61), "f"(t1872));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1876 - mean_7;
                f32 t1878;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1878) : "f"(distance_62), "f"(distance_62), "f"(t1875));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1879 - mean_7;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1878));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1882 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1882 - mean_7;
                f32 t1884;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1884) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1885 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1885 - mean_7;
                f32 t1887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(distance_65), "f"(distance_65), "f"(t1884));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1888 - mean_7;
                f32 t1890;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(distance_66), "f"(distance_66), "f"(t1887));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1891 - mean_7;
                f32 t1893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(distance_67), "f"(distance_67), "f"(t1890));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1894 - mean_7;
                f32 t1896;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(distance_68), "f"(distance_68), "f"(t1893));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1897 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1897 - mean_7;
                f32 t1899;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(distance_69), "f"(distance_69), "f"(t1896));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1900 - mean_7;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1899));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1903 - mean_7;
                f32 t1905;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1906 - mean_7;
                f32 t1908;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(distance_72), "f"(distance_72), "f"(t1905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1909 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1909 - mean_7;
                f32 t1911;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(distance_73), "f"(distance_73), "f"(t1908));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1912 - mean_7;
                f32 t1914;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(distance_74), "f"(distance_74), "f"(t1911));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1915 - mean_7;
                f32 t1917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(distance_75), "f"(distance_75), "f"(t1914));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1918 - mean_7;
                f32 t1920;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(distance_76), "f"(distance_76), "f"(t1917));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1921 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1921 - mean_7;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1920));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1924 - mean_7;
                f32 t1926;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1927 - mean_7;
                f32 t1929;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(distance_79), "f"(distance_79), "f"(t1926));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1930 - mean_7;
                f32 t1932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(distance_80), "f"(distance_80), "f"(t1929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1933 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1933 - mean_7;
                f32 t1935;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(distance_81), "f"(distance_81), "f"(t1932));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1936 - mean_7;
                f32 t1938;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(distance_82), "f"(distance_82), "f"(t1935));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1939 - mean_7;
                f32 t1941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(distance_83), "f"(distance_83), "f"(t1938));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1942 - mean_7;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1941));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = t1945 + t1946;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1947;
            } else {
                const u32 t1948 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_11 = t1948 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_11 < t653;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1951 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1951 < t653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1953 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1953 & columns_7;
                const f32 t1955 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1956 - mean_7;
                f32 t1958;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(distance_85), "f"(distance_85), "f"(t1955));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = exists_85 ? t1958 : t1959;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1960;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1961 = 0u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1961 & columns_8;
                const f32 t1963 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1964 - mean_7;
                f32 t1966;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(distance_86), "f"(distance_86), "f"(t1963));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = exists_86 ? t1966 : t1967;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1968;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1969 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1969 & columns_7;
                const f32 t1971 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1972 - mean_7;
                f32 t1974;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(distance_87), "f"(distance_87), "f"(t1971));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = exists_87 ? t1974 : t1975;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1976;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1977 = 1u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1977 & columns_8;
                const f32 t1979 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1980 - mean_7;
                f32 t1982;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(distance_88), "f"(distance_88), "f"(t1979));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = exists_88 ? t1982 : t1983;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1984;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1985 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1985 & columns_7;
                const f32 t1987 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1988 - mean_7;
                f32 t1990;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(distance_89), "f"(distance_89), "f"(t1987));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = exists_89 ? t1990 : t1991;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1993 = 2u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1993 & columns_8;
                const f32 t1995 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1996 - mean_7;
                f32 t1998;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(distance_90), "f"(distance_90), "f"(t1995));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = exists_90 ? t1998 : t1999;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2001 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2001 & columns_7;
                const f32 t2003 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2004 - mean_7;
                f32 t2006;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(distance_91), "f"(distance_91), "f"(t2003));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = exists_91 ? t2006 : t2007;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2008;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2009 = 3u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2009 & columns_8;
                const f32 t2011 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2012 - mean_7;
                f32 t2014;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(distance_92), "f"(distance_92), "f"(t2011));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = exists_92 ? t2014 : t2015;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2016;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2017 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2017 & columns_7;
                const f32 t2019 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2020 - mean_7;
                f32 t2022;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(distance_93), "f"(distance_93), "f"(t2019));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = exists_93 ? t2022 : t2023;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2024;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2025 = 4u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2025 & columns_8;
                const f32 t2027 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2028 - mean_7;
                f32 t2030;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(distance_94), "f"(distance_94), "f"(t2027));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = exists_94 ? t2030 : t2031;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2032;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2033 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2033 & columns_7;
                const f32 t2035 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2036 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2036 - mean_7;
                f32 t2038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(distance_95), "f"(distance_95), "f"(t2035));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = exists_95 ? t2038 : t2039;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2040;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2041 = 5u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2041 & columns_8;
                const f32 t2043 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2044 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2044 - mean_7;
                f32 t2046;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(distance_96), "f"(distance_96), "f"(t2043));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2048 = exists_96 ? t2046 : t2047;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2049 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2049 & columns_7;
                const f32 t2051 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2052 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2052 - mean_7;
                f32 t2054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(distance_97), "f"(distance_97), "f"(t2051));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2056 = exists_97 ? t2054 : t2055;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2057 = 6u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2057 & columns_8;
                const f32 t2059 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2060 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2060 - mean_7;
                f32 t2062;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(distance_98), "f"(distance_98), "f"(t2059));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = exists_98 ? t2062 : t2063;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2064;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2065 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2065 & columns_7;
                const f32 t2067 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2068 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2068 - mean_7;
                f32 t2070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(distance_99), "f"(distance_99), "f"(t2067));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = exists_99 ? t2070 : t2071;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2072;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2073 = 7u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2073 & columns_8;
                const f32 t2075 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2076 - mean_7;
                f32 t2078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(distance_100), "f"(distance_100), "f"(t2075));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2080 = exists_100 ? t2078 : t2079;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2080;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2081 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2081 & columns_7;
                const f32 t2083 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2084 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2084 - mean_7;
                f32 t2086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(distance_101), "f"(distance_101), "f"(t2083));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2087 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = exists_101 ? t2086 : t2087;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2089 = 8u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2089 & columns_8;
                const f32 t2091 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2092 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2092 - mean_7;
                f32 t2094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(distance_102), "f"(distance_102), "f"(t2091));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2096 = exists_102 ? t2094 : t2095;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2096;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2097 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2097 & columns_7;
                const f32 t2099 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2100 - mean_7;
                f32 t2102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(distance_103), "f"(distance_103), "f"(t2099));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2104 = exists_103 ? t2102 : t2103;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2105 = 9u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2105 & columns_8;
                const f32 t2107 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2108 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2108 - mean_7;
                f32 t2110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2110) : "f"(distance_104), "f"(distance_104), "f"(t2107));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2111 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = exists_104 ? t2110 : t2111;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2112;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2113 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2113 & columns_7;
                const f32 t2115 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2116 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2116 - mean_7;
                f32 t2118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(distance_105), "f"(distance_105), "f"(t2115));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2119 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2120 = exists_105 ? t2118 : t2119;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2120;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2121 = 10u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2121 & columns_8;
                const f32 t2123 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2124 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2124 - mean_7;
                f32 t2126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2126) : "f"(distance_106), "f"(distance_106), "f"(t2123));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2127 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2128 = exists_106 ? t2126 : t2127;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2128;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2129 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2129 & columns_7;
                const f32 t2131 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2132 - mean_7;
                f32 t2134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2134) : "f"(distance_107), "f"(distance_107), "f"(t2131));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2135 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = exists_107 ? t2134 : t2135;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2136;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2137 = 11u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2137 & columns_8;
                const f32 t2139 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2140 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2140 - mean_7;
                f32 t2142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(distance_108), "f"(distance_108), "f"(t2139));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2143 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2144 = exists_108 ? t2142 : t2143;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2144;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2145 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2145 & columns_7;
                const f32 t2147 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2148 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2148 - mean_7;
                f32 t2150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(distance_109), "f"(distance_109), "f"(t2147));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2151 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2152 = exists_109 ? t2150 : t2151;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2152;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2153 = 12u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2153 & columns_8;
                const f32 t2155 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2156 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2156 - mean_7;
                f32 t2158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2158) : "f"(distance_110), "f"(distance_110), "f"(t2155));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2159 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2160 = exists_110 ? t2158 : t2159;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2161 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2161 & columns_7;
                const f32 t2163 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2164 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2164 - mean_7;
                f32 t2166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(distance_111), "f"(distance_111), "f"(t2163));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2167 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2168 = exists_111 ? t2166 : t2167;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2168;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2169 = 13u < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2169 & columns_8;
                const f32 t2171 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2172 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2172 - mean_7;
                f32 t2174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(distance_112), "f"(distance_112), "f"(t2171));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2175 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2176 = exists_112 ? t2174 : t2175;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2176;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2177 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2178;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2178) : "f"(t2177));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2179 = t2177 + t2178;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2180;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2180) : "f"(t2179));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t2179 + t2180;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2182 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2183 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2184 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2182 + count_5;
            const f32 difference_4 = mean_7 - t2183;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2187;
            asm("max.f32 %0, %1, %2;" : "=f"(t2187) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2188;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2188) : "f"(t2187));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2188;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t2183));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2191 = t2182 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2192 = t2191 ? mean_7 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2193 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2194 = t2193 * t2182;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2195 = t2184 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2196;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(t2194), "f"(share_5), "f"(t2195));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2192;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2196;
#line 277 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 281 "fa-kernels/src/conv/work.rs"
            const u32 place = i_14 < 1u ? i_14 : 1u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 t2199 = place * 43008u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t2199;
#line 302 "fa-kernels/src/conv/work.rs"
            const u32 t2201 = i_14 + 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2202 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_12 = t2202 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t2204 = first_12 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t2205 = all_groups - first_12;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_8 = t2204 ? t2205 : 0u;
            const u32 t2207 = left_8 < cta_groups ? left_8 : cta_groups;
#line 302 "fa-kernels/src/conv/work.rs"
            const bool t2208 = t2201 == t2207;
#line 286 "fa-kernels/src/conv/work.rs"
            const u32 base = t2208 ? smem_1 : kept;
#line 290 "fa-kernels/src/conv/work.rs"
            const u32 t2210 = base + own;
#line 302 "fa-kernels/src/conv/work.rs"
            const u32 t2211 = i_14 + 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2212 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_13 = t2212 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t2214 = first_13 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t2215 = all_groups - first_13;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_9 = t2214 ? t2215 : 0u;
            const u32 t2217 = left_9 < cta_groups ? left_9 : cta_groups;
#line 302 "fa-kernels/src/conv/work.rs"
            const bool t2218 = t2211 == t2217;
#line 324 "fa-kernels/src/conv/work.rs"
            if (t2218) {
#line 369 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
            }
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2219 = t37 << 4u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2220 = t36 & 7u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2221 = t36 >> 4u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2222 = t2221 << 3u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2223 = t2220 + t2222;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2224 = t2219 >> 3u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2225 = t36 >> 3u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2226 = t2225 & 1u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2227 = t2224 + t2226;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2228 = t2223 & 7u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2229 = t2227 ^ t2228;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2230 = t2223 << 7u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2231 = t2229 << 4u;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2232 = t2230 + t2231;
#line 328 "fa-kernels/src/conv/work.rs"
            const u32 t2233 = t2210 + t2232;
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2234;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc), "f"(acc_2));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2235;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_3), "f"(acc_4));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2236;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_5), "f"(acc_6));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2237;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_7), "f"(acc_8));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2234), "r"(t2235), "r"(t2236), "r"(t2237) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2238;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_9), "f"(acc_10));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2239;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_11), "f"(acc_12));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2240;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_13), "f"(acc_14));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2241;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_15), "f"(acc_16));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2238), "r"(t2239), "r"(t2240), "r"(t2241) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2242;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_17), "f"(acc_18));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2243;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_19), "f"(acc_20));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2244;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_21), "f"(acc_22));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2245;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_23), "f"(acc_24));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2242), "r"(t2243), "r"(t2244), "r"(t2245) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2246;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(acc_25), "f"(acc_26));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2247;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_27), "f"(acc_28));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2248;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_29), "f"(acc_30));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2249;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(acc_31), "f"(acc_32));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2246), "r"(t2247), "r"(t2248), "r"(t2249) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2250;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_33), "f"(acc_34));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2251;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc_35), "f"(acc_36));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2252;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_37), "f"(acc_38));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2253;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_39), "f"(acc_40));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2250), "r"(t2251), "r"(t2252), "r"(t2253) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2254;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(acc_41), "f"(acc_42));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2255;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_43), "f"(acc_44));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2256;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_45), "f"(acc_46));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2257;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(acc_47), "f"(acc_48));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2254), "r"(t2255), "r"(t2256), "r"(t2257) : "memory");
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2258;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(acc_49), "f"(acc_50));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2259;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(acc_51), "f"(acc_52));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2260;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(acc_53), "f"(acc_54));
#line 328 "fa-kernels/src/conv/work.rs"
            u32 t2261;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(acc_55), "f"(acc_56));
#line 328 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2233), "r"(t2258), "r"(t2259), "r"(t2260), "r"(t2261) : "memory");
#line 311 "fa-kernels/src/conv/work.rs"
            const bool t2262 = 1u <= i_14;
#line 311 "fa-kernels/src/conv/work.rs"
            const u32 t2263 = i_14 + 2u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2264 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_14 = t2264 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t2266 = first_14 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t2267 = all_groups - first_14;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_10 = t2266 ? t2267 : 0u;
            const u32 t2269 = left_10 < cta_groups ? left_10 : cta_groups;
#line 311 "fa-kernels/src/conv/work.rs"
            const bool t2270 = t2263 < t2269;
#line 311 "fa-kernels/src/conv/work.rs"
            const bool t2271 = t2262 & t2270;
#line 330 "fa-kernels/src/conv/work.rs"
            if (t2271) {
#line 363 "fa-kernels/src/conv/work.rs"
                const u32 t2272 = index + 2u;
#line 363 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2272) : "memory");
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 t2273 = blockIdx.y;
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 t2274 = t2273 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2275 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2276 = t2275 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2277 = t2276 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2278 = t2277 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                const u32 t2279 = t2274 + t2278;
#line 127 "fa-kernels/src/conv/output.rs"
                const bool t2280 = t2279 < 64u;
#line 113 "fa-kernels/src/conv/output.rs"
                if (t2280) {
#line 140 "fa-kernels/src/conv/output.rs"
                    const u32 t2281 = threadIdx.x;
#line 140 "fa-kernels/src/conv/output.rs"
                    const u32 thread_3 = t2281 & 127u;
                    const u32 t2283 = thread_3 >> 3u;
#line 118 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2284 = t2283 >> 3u;
                    const u32 t2285 = t2283 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2286 = thread_3 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2287 = t2286 << 3u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2288 = t2287 >> 6u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2289 = t2288 * 14u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 row_13 = t2284 + t2289;
                    const u32 at_3 = y_5 + row_13;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 at_4 = x_5 + t2285;
                    const u64 t2293 = (u64)sample_4;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2294 = t2293 * y_stride0;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2295 = t2294 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2296 = y + t2295;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2297 = (u64)at_3;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2298 = t2297 * y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2299 = t2298 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2300 = t2296 + t2299;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2301 = (u64)at_4;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2302 = t2301 * y_stride2;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2303 = t2302 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2304 = t2300 + t2303;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2305 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2306 = t2305 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2307 = t2306 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2308 = t2307 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                    const u32 t2309 = t2274 + t2308;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2310 = (u64)t2309 * 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2311 = t2304 + t2310;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t2312 = (u32)y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t2313 = t2312 << 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                    const bool t2314 = t2285 < t653;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t2315 = t2314 ? t651 : 0u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2316 = threadIdx.x;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2317 = t2316 & 127u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 chunk = t2317 & 7u;
#line 156 "fa-kernels/src/conv/output.rs"
                    const u32 t2319 = threadIdx.x;
#line 156 "fa-kernels/src/conv/output.rs"
                    const u32 t2320 = t2319 & 127u;
#line 156 "fa-kernels/src/conv/output.rs"
                    const u32 first_15 = t2320 >> 3u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t2322 = first_15 & 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t2323 = chunk ^ t2322;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t2324 = first_15 << 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t2325 = t2323 << 4u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t2326 = t2324 + t2325;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2210 + t2326;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 181 "fa-kernels/src/conv/output.rs"
                        const u32 t2328 = i_17 << 11u;
#line 181 "fa-kernels/src/conv/output.rs"
                        const u32 t2329 = from + t2328;
#line 181 "fa-kernels/src/conv/output.rs"
                        u32 row_14;
                        u32 row_15;
                        u32 row_16;
                        u32 row_17;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t2329) : "memory");
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2330 = i_17 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2331 = row_13 + t2330;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2332 = t2331 < t2315;
#line 197 "fa-kernels/src/conv/output.rs"
                        if (t2332) {
#line 251 "fa-kernels/src/conv/output.rs"
                            const u64 t2333 = (u64)i_17 * t2313;
#line 251 "fa-kernels/src/conv/output.rs"
                            const u64 t2334 = t2311 + t2333;
#line 198 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2334), "r"(row_14), "r"(row_15), "r"(row_16), "r"(row_17) : "memory");
                        }
                    }
                }
#line 363 "fa-kernels/src/conv/work.rs"
                const u32 t2335 = index + 2u;
#line 363 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2335) : "memory");
            }
        }
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t2336 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t2336 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t2338 = first_16 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t2339 = all_groups - first_16;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_11 = t2338 ? t2339 : 0u;
        const u32 t2341 = left_11 < cta_groups ? left_11 : cta_groups;
#line 234 "fa-kernels/src/conv/work.rs"
        const u32 t2342 = t2341 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t2343 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_17 = t2343 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t2345 = first_17 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t2346 = all_groups - first_17;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_12 = t2345 ? t2346 : 0u;
        const u32 rounds = left_12 < cta_groups ? left_12 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t2349 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t2349) {
            const u32 t2350 = rounds - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2351 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2352 = t2351 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t2353 = t2352 + t2350;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2354 = t2353 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t2355;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2355) : "r"(t2354), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2356 = t2355 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t2357 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t2358 = t2357 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t2358) {
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 t2359 = t37 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 t2360 = t36 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 first_18 = t2359 + t2360;
                const u32 t2362 = first_18 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2363 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2364 = t2363 + first_18;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2365 = t2364 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments + t2365;
                const f32 t2367 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2368 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2369 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2370;
                asm("mov.b32 %0, %1;" : "=r"(t2370) : "f"(t2367));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2371;
                asm("mov.b32 %0, %1;" : "=r"(t2371) : "f"(t2368));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2372;
                asm("mov.b32 %0, %1;" : "=r"(t2372) : "f"(t2369));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2370), "r"(t2371), "r"(t2372), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2373 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2374 = t2373 + t2362;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2375 = t2374 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments + t2375;
                const f32 t2377 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2378 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2379 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2380;
                asm("mov.b32 %0, %1;" : "=r"(t2380) : "f"(t2377));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2381;
                asm("mov.b32 %0, %1;" : "=r"(t2381) : "f"(t2378));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2382;
                asm("mov.b32 %0, %1;" : "=r"(t2382) : "f"(t2379));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2380), "r"(t2381), "r"(t2382), "r"(0u) : "memory");
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
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_4 = threadIdx.x;
            const bool t2384 = channel_4 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t2384) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2385 = channel_4 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2386 = moments + t2385;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2386) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2387;
                asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(row_18));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2388;
                asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(row_19));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2389;
                asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(row_20));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2390;
                asm("mov.b32 %0, %1;" : "=f"(t2390) : "r"(row_21));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2391 = 64u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2392 = t2391 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2393 = moments + t2392;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t2393) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2394;
                asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(row_22));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2395;
                asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(row_23));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2396;
                asm("mov.b32 %0, %1;" : "=f"(t2396) : "r"(row_24));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2397;
                asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(row_25));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2387 + t2394;
                const f32 difference_5 = t2395 - t2388;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2400;
                asm("max.f32 %0, %1, %2;" : "=f"(t2400) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2401;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2401) : "f"(t2400));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2394 * t2401;
                f32 mean_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_5), "f"(share_6), "f"(t2388));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2404 = t2387 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2405 = t2404 ? t2395 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2406 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2407 = t2406 * t2387;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2408 = t2389 + t2396;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(t2407), "f"(share_6), "f"(t2408));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2410 = 128u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2411 = t2410 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2412 = moments + t2411;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t2412) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2413;
                asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(row_26));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2414;
                asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(row_27));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2415;
                asm("mov.b32 %0, %1;" : "=f"(t2415) : "r"(row_28));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2416;
                asm("mov.b32 %0, %1;" : "=f"(t2416) : "r"(row_29));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2413;
                const f32 difference_6 = t2414 - t2405;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2419;
                asm("max.f32 %0, %1, %2;" : "=f"(t2419) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2420;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2420) : "f"(t2419));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2413 * t2420;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_6), "f"(share_7), "f"(t2405));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2423 = count_8 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2424 = t2423 ? t2414 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2425 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2426 = t2425 * count_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2427 = t2409 + t2415;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2428;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(t2426), "f"(share_7), "f"(t2427));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t2429 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_19 = t2429 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t2431 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_9 = first_19 + channel_4;
#line 60 "fa-kernels/src/conv/work.rs"
                const u32 index_8 = t2431 + t2356;
                const u64 t2434 = (u64)index_8;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2435 = t2434 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2436 = t2435 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2437 = partial + t2436;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2438 = (u64)index_9;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2439 = t2438 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2440 = t2439 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2441 = t2437 + t2440;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2442;
                asm("mov.b32 %0, %1;" : "=r"(t2442) : "f"(count_9));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2443;
                asm("mov.b32 %0, %1;" : "=r"(t2443) : "f"(t2424));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2444;
                asm("mov.b32 %0, %1;" : "=r"(t2444) : "f"(t2428));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2441), "r"(t2442), "r"(t2443), "r"(t2444), "r"(0u) : "memory");
            }
#line 369 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t2445 = 0ull * counters_stride0;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t2446 = t2445 * 4ull;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t2447 = counters + t2446;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t2448 = 1ull * counters_stride0;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t2449 = t2448 * 4ull;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t2450 = counters + t2449;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t2451 = threadIdx.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t2452 = t2451 == 0u;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t2452) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t2447), "r"(1u) : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2453 = gridDim.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2454 = gridDim.y;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2455 = t2453 * t2454;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2456 = gridDim.z;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2457 = t2455 * t2456;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t2458;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2458) : "l"(t2447) : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t2459 = t2458 < t2457;
            if (!t2459) break;
        }
    }
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t2462 = threadIdx.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t2463 = t2462 == 0u;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t2463) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2464 = gridDim.x;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2465 = gridDim.y;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2466 = t2464 * t2465;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2467 = gridDim.z;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2468 = t2466 * t2467;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t2469 = t2468 - 1u;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t2470;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2470) : "l"(t2450), "r"(t2469) : "memory");
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t2471 = t2470 == t2469;
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t2471) {
#line 185 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2447), "r"(0u) : "memory");
        }
    }
#line 186 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t2472 = !is_producer;
#line 186 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t2472) {
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2473 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2474 = t2473 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2475 = t2474 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t2475 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t2477 = blockIdx.y;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t2478 = t2477 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2479 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2480 = t2479 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2481 = t2480 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2482 = t2481 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 channel_6 = t2478 + t2482;
        const u32 existing = channel_6 < 56u ? channel_6 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2485 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2486 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2487 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2488 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2489 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2490 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2491 = existing + 7u;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t2492 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_20 = t2492 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t2494 = first_20 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t2495 = all_groups - first_20;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_13 = t2494 ? t2495 : 0u;
        const u32 t2497 = left_13 < cta_groups ? left_13 : cta_groups;
#line 32 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t2497; i_18 += 1u) {
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2498 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2499 = t2498 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t2500 = t2499 + i_18;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2501 = t2500 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t2502;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2502) : "r"(t2501), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2502 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t2504 = i_18 == 0u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2505 = i_18 > 1u ? i_18 : 1u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2506 = t2505 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2507 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2508 = t2507 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t2509 = t2508 + t2506;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2510 = t2509 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t2511;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2511) : "r"(t2510), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2512 = t2511 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t2513 = sample_5 != t2512;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t2514 = t2504 | t2513;
#line 34 "fa-kernels/src/conv/output.rs"
            if (t2514) {
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2515 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2516 = t2515 & 63u;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2517 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2518 = t2517 >> 6u;
                const u32 t2519 = blockIdx.y;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t2519 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2521 = sample_5 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2522 = t2521 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t2523;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2523) : "r"(t2522), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2524 = t2523 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2525 = sample_5 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2526 = t2525 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2527 = t2526 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2528 = t2527 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t2529;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2529) : "r"(t2528), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2530 = t2529 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_10 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_11 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t2531 = t2524 + t2518;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2532 = t2530 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t2531; i_19 < t2532; i_19 += 24u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2533 = i_19 <= t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2534 = i_19 < t2530 ? i_19 : t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t2516;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t2534 + sample_5;
                    const u64 t2537 = (u64)index_10;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2538 = t2537 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2539 = t2538 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2540 = partial + t2539;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2541 = (u64)index_11;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2542 = t2541 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2543 = t2542 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2544 = t2540 + t2543;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    u32 chunk_5;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4), "=r"(chunk_5) : "l"(t2544) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2545;
                    asm("mov.b32 %0, %1;" : "=f"(t2545) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2546;
                    asm("mov.b32 %0, %1;" : "=f"(t2546) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2547;
                    asm("mov.b32 %0, %1;" : "=f"(t2547) : "r"(chunk_4));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2548;
                    asm("mov.b32 %0, %1;" : "=f"(t2548) : "r"(chunk_5));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 6u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2550 = cta <= t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2551 = cta < t2530 ? cta : t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t2516;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t2551 + sample_5;
                    const u64 t2554 = (u64)index_12;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2555 = t2554 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2556 = t2555 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2557 = partial + t2556;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2558 = (u64)index_13;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2559 = t2558 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2560 = t2559 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2561 = t2557 + t2560;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    u32 chunk_9;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8), "=r"(chunk_9) : "l"(t2561) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2562;
                    asm("mov.b32 %0, %1;" : "=f"(t2562) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2563;
                    asm("mov.b32 %0, %1;" : "=f"(t2563) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2564;
                    asm("mov.b32 %0, %1;" : "=f"(t2564) : "r"(chunk_8));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2565;
                    asm("mov.b32 %0, %1;" : "=f"(t2565) : "r"(chunk_9));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2567 = cta_2 <= t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2568 = cta_2 < t2530 ? cta_2 : t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_15 = first_channel + t2516;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_14 = t2568 + sample_5;
                    const u64 t2571 = (u64)index_14;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2572 = t2571 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2573 = t2572 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2574 = partial + t2573;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2575 = (u64)index_15;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2576 = t2575 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2577 = t2576 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2578 = t2574 + t2577;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    u32 chunk_13;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12), "=r"(chunk_13) : "l"(t2578) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2579;
                    asm("mov.b32 %0, %1;" : "=f"(t2579) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2580;
                    asm("mov.b32 %0, %1;" : "=f"(t2580) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2581;
                    asm("mov.b32 %0, %1;" : "=f"(t2581) : "r"(chunk_12));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2582;
                    asm("mov.b32 %0, %1;" : "=f"(t2582) : "r"(chunk_13));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 18u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2584 = cta_3 <= t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2585 = cta_3 < t2530 ? cta_3 : t2530;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_17 = first_channel + t2516;
#line 60 "fa-kernels/src/conv/work.rs"
                    const u32 index_16 = t2585 + sample_5;
                    const u64 t2588 = (u64)index_16;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2589 = t2588 * partial_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2590 = t2589 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2591 = partial + t2590;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2592 = (u64)index_17;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2593 = t2592 * partial_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2594 = t2593 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                    const u64 t2595 = t2591 + t2594;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    u32 chunk_17;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16), "=r"(chunk_17) : "l"(t2595) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2596;
                    asm("mov.b32 %0, %1;" : "=f"(t2596) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2597;
                    asm("mov.b32 %0, %1;" : "=f"(t2597) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2598;
                    asm("mov.b32 %0, %1;" : "=f"(t2598) : "r"(chunk_16));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2599;
                    asm("mov.b32 %0, %1;" : "=f"(t2599) : "r"(chunk_17));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2600 = t2533 ? t2545 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2601 = t2533 ? t2546 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2602 = t2533 ? t2547 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2603 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2604 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2605 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t2603 + t2600;
                    const f32 difference_7 = t2601 - t2604;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2608;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2608) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2609;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2609) : "f"(t2608));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2600 * t2609;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t2604));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2612 = t2603 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2613 = t2612 ? t2601 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2614 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2615 = t2614 * t2603;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2616 = t2605 + t2602;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2617;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(t2615), "f"(share_8), "f"(t2616));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2613;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2617;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2618 = t2550 ? t2562 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2619 = t2550 ? t2563 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2620 = t2550 ? t2564 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2621 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2622 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2623 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2621 + t2618;
                    const f32 difference_8 = t2619 - t2622;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2626;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2626) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2627;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2627) : "f"(t2626));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2618 * t2627;
                    f32 mean_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t2622));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2630 = t2621 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2631 = t2630 ? t2619 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2632 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2633 = t2632 * t2621;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2634 = t2623 + t2620;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(t2633), "f"(share_9), "f"(t2634));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2631;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2635;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2636 = t2567 ? t2579 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2637 = t2567 ? t2580 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2638 = t2567 ? t2581 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2639 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2640 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2641 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2639 + t2636;
                    const f32 difference_9 = t2637 - t2640;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2644;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2644) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2645;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2645) : "f"(t2644));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2636 * t2645;
                    f32 mean_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t2640));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2648 = t2639 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2649 = t2648 ? t2637 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2650 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2651 = t2650 * t2639;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2652 = t2641 + t2638;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(t2651), "f"(share_10), "f"(t2652));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_13;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2649;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2653;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2654 = t2584 ? t2596 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2655 = t2584 ? t2597 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2656 = t2584 ? t2598 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2657 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2658 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2659 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = t2657 + t2654;
                    const f32 difference_10 = t2655 - t2658;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2662;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2662) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2663;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2663) : "f"(t2662));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2654 * t2663;
                    f32 mean_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t2658));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2666 = t2657 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2667 = t2666 ? t2655 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2668 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2669 = t2668 * t2657;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2670 = t2659 + t2656;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(t2669), "f"(share_11), "f"(t2670));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_14;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2667;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2671;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2672 = count_10;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2673 = mean_11;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2674 = squares_5;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2675 = t2518 << 6u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2676 = t2675 + t2516;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2677 = t2676 << 4u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2678 = moments + t2677;
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2679;
                asm("mov.b32 %0, %1;" : "=r"(t2679) : "f"(t2672));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2680;
                asm("mov.b32 %0, %1;" : "=r"(t2680) : "f"(t2673));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2681;
                asm("mov.b32 %0, %1;" : "=r"(t2681) : "f"(t2674));
#line 166 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2678), "r"(t2679), "r"(t2680), "r"(t2681), "r"(0u) : "memory");
#line 369 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 170 "fa-kernels/src/conv/statistics.rs"
                const bool t2682 = t2518 == 0u;
#line 170 "fa-kernels/src/conv/statistics.rs"
                if (t2682) {
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2683 = t2516 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2684 = moments + t2683;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t2684) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2685;
                    asm("mov.b32 %0, %1;" : "=f"(t2685) : "r"(row_30));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2686;
                    asm("mov.b32 %0, %1;" : "=f"(t2686) : "r"(row_31));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2687;
                    asm("mov.b32 %0, %1;" : "=f"(t2687) : "r"(row_32));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2688;
                    asm("mov.b32 %0, %1;" : "=f"(t2688) : "r"(row_33));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2689 = 64u + t2516;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2690 = t2689 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2691 = moments + t2690;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t2691) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2692;
                    asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(row_34));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2693;
                    asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(row_35));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2694;
                    asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(row_36));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2695;
                    asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(row_37));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = t2685 + t2692;
                    const f32 difference_11 = t2693 - t2686;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2698;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2698) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2699;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2699) : "f"(t2698));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2692 * t2699;
                    f32 mean_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t2686));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2702 = t2685 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2703 = t2702 ? t2693 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2704 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2705 = t2704 * t2685;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2706 = t2687 + t2694;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2705), "f"(share_12), "f"(t2706));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2708 = 128u + t2516;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2709 = t2708 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2710 = moments + t2709;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t2710) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2711;
                    asm("mov.b32 %0, %1;" : "=f"(t2711) : "r"(row_38));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2712;
                    asm("mov.b32 %0, %1;" : "=f"(t2712) : "r"(row_39));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2713;
                    asm("mov.b32 %0, %1;" : "=f"(t2713) : "r"(row_40));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2714;
                    asm("mov.b32 %0, %1;" : "=f"(t2714) : "r"(row_41));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_16 = count_15 + t2711;
                    const f32 difference_12 = t2712 - t2703;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2717;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2717) : "f"(count_16), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2718;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2718) : "f"(t2717));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_13 = t2711 * t2718;
                    f32 mean_17;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_17) : "f"(difference_12), "f"(share_13), "f"(t2703));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2721 = count_15 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2722 = t2721 ? t2712 : mean_17;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2723 = difference_12 * difference_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2724 = t2723 * count_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2725 = t2707 + t2713;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2726;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(t2724), "f"(share_13), "f"(t2725));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2727 = 192u + t2516;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2728 = t2727 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2729 = moments + t2728;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t2729) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2730;
                    asm("mov.b32 %0, %1;" : "=f"(t2730) : "r"(row_42));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2731;
                    asm("mov.b32 %0, %1;" : "=f"(t2731) : "r"(row_43));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2732;
                    asm("mov.b32 %0, %1;" : "=f"(t2732) : "r"(row_44));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2733;
                    asm("mov.b32 %0, %1;" : "=f"(t2733) : "r"(row_45));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_17 = count_16 + t2730;
                    const f32 difference_13 = t2731 - t2722;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2736;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2736) : "f"(count_17), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2737;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(t2736));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_14 = t2730 * t2737;
                    f32 mean_18;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_18) : "f"(difference_13), "f"(share_14), "f"(t2722));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2740 = count_16 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2741 = t2740 ? t2731 : mean_18;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2742 = difference_13 * difference_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2743 = t2742 * count_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2744 = t2726 + t2732;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2745;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(t2743), "f"(share_14), "f"(t2744));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2746 = 256u + t2516;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2747 = t2746 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2748 = moments + t2747;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t2748) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2749;
                    asm("mov.b32 %0, %1;" : "=f"(t2749) : "r"(row_46));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2750;
                    asm("mov.b32 %0, %1;" : "=f"(t2750) : "r"(row_47));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2751;
                    asm("mov.b32 %0, %1;" : "=f"(t2751) : "r"(row_48));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2752;
                    asm("mov.b32 %0, %1;" : "=f"(t2752) : "r"(row_49));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_18 = count_17 + t2749;
                    const f32 difference_14 = t2750 - t2741;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2755;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2755) : "f"(count_18), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2756;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2756) : "f"(t2755));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_15 = t2749 * t2756;
                    f32 mean_19;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_19) : "f"(difference_14), "f"(share_15), "f"(t2741));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2759 = count_17 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2760 = t2759 ? t2750 : mean_19;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2761 = difference_14 * difference_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2762 = t2761 * count_17;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2763 = t2745 + t2751;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2764;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(t2762), "f"(share_15), "f"(t2763));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2765 = 320u + t2516;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2766 = t2765 << 4u;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2767 = moments + t2766;
#line 172 "fa-kernels/src/conv/statistics.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t2767) : "memory");
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2768;
                    asm("mov.b32 %0, %1;" : "=f"(t2768) : "r"(row_50));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2769;
                    asm("mov.b32 %0, %1;" : "=f"(t2769) : "r"(row_51));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2770;
                    asm("mov.b32 %0, %1;" : "=f"(t2770) : "r"(row_52));
#line 172 "fa-kernels/src/conv/statistics.rs"
                    f32 t2771;
                    asm("mov.b32 %0, %1;" : "=f"(t2771) : "r"(row_53));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_19 = count_18 + t2768;
                    const f32 difference_15 = t2769 - t2760;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2774) : "f"(count_19), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2775;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2775) : "f"(t2774));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_16 = t2768 * t2775;
                    f32 mean_20;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_20) : "f"(difference_15), "f"(share_16), "f"(t2760));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2778 = count_18 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2779 = t2778 ? t2769 : mean_20;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2780 = difference_15 * difference_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2781 = t2780 * count_18;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2782 = t2764 + t2770;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2783;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(t2781), "f"(share_16), "f"(t2782));
#line 174 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2784 = first_channel + t2516;
#line 174 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_7 = t2784 < 63u ? t2784 : 63u;
#line 176 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2786 = t2516 << 3u;
#line 176 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2787 = t7 + t2786;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2788) : "f"(count_19), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2789;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2789) : "f"(t2788));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2783 * t2789;
                    const f32 t2791 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2791));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2787), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2787), "f"(t2779) : "memory");
                }
#line 369 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
            }
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2793 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2794 = t2793 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_5 = t2794 + i_18;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t2796 = group_5 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t2797;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2797) : "r"(t2796), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_6 = t2797 >> groups_shift;
            const u32 t2799 = sample_6 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t2800 = group_5 - t2799;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t2801 = t2800 * 3u;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 number_5 = t2801 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2803 = number_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t2804;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2804) : "r"(t2803), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2805 = t2804 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_6 = t2805 * 14u;
            const u32 t2807 = number_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t2808;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2808) : "r"(t2807), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2809 = t2808 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2810 = t2809 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2811 = number_5 - t2810;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_6 = t2811 << 3u;
            const bool t2813 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t2814 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_14 = t2813 ? t2814 : 0u;
            const u32 t2816 = left_14 < 14u ? left_14 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2817 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2818 = t2817 < 8u ? t2817 : 8u;
#line 277 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 14336u;
#line 281 "fa-kernels/src/conv/work.rs"
            const u32 place_2 = i_18 < 1u ? i_18 : 1u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 t2821 = place_2 * 43008u;
#line 285 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2821;
#line 302 "fa-kernels/src/conv/work.rs"
            const u32 t2823 = i_18 + 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2824 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_21 = t2824 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t2826 = first_21 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t2827 = all_groups - first_21;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_15 = t2826 ? t2827 : 0u;
            const u32 t2829 = left_15 < cta_groups ? left_15 : cta_groups;
#line 302 "fa-kernels/src/conv/work.rs"
            const bool t2830 = t2823 == t2829;
#line 286 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2830 ? smem_1 : kept_2;
#line 290 "fa-kernels/src/conv/work.rs"
            const u32 t2832 = base_2 + own_2;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2833 = channel_5 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2834 = t7 + t2833;
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_54;
            u32 row_55;
            u32 row_56;
            u32 row_57;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t2834) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2835;
            asm("mov.b32 %0, %1;" : "=f"(t2835) : "r"(row_54));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2836;
            asm("mov.b32 %0, %1;" : "=f"(t2836) : "r"(row_55));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2837;
            asm("mov.b32 %0, %1;" : "=f"(t2837) : "r"(row_56));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2838;
            asm("mov.b32 %0, %1;" : "=f"(t2838) : "r"(row_57));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_58;
            u32 row_59;
            u32 row_60;
            u32 row_61;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t2834) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2839;
            asm("mov.b32 %0, %1;" : "=f"(t2839) : "r"(row_58));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2840;
            asm("mov.b32 %0, %1;" : "=f"(t2840) : "r"(row_59));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2841;
            asm("mov.b32 %0, %1;" : "=f"(t2841) : "r"(row_60));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2842;
            asm("mov.b32 %0, %1;" : "=f"(t2842) : "r"(row_61));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_62;
            u32 row_63;
            u32 row_64;
            u32 row_65;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t2834) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2843;
            asm("mov.b32 %0, %1;" : "=f"(t2843) : "r"(row_62));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2844;
            asm("mov.b32 %0, %1;" : "=f"(t2844) : "r"(row_63));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2845;
            asm("mov.b32 %0, %1;" : "=f"(t2845) : "r"(row_64));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2846;
            asm("mov.b32 %0, %1;" : "=f"(t2846) : "r"(row_65));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_66;
            u32 row_67;
            u32 row_68;
            u32 row_69;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_66), "=r"(row_67), "=r"(row_68), "=r"(row_69) : "r"(t2834) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2847;
            asm("mov.b32 %0, %1;" : "=f"(t2847) : "r"(row_66));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2848;
            asm("mov.b32 %0, %1;" : "=f"(t2848) : "r"(row_67));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2849;
            asm("mov.b32 %0, %1;" : "=f"(t2849) : "r"(row_68));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2850;
            asm("mov.b32 %0, %1;" : "=f"(t2850) : "r"(row_69));
#line 311 "fa-kernels/src/conv/work.rs"
            const bool t2851 = 1u <= i_18;
#line 311 "fa-kernels/src/conv/work.rs"
            const u32 t2852 = i_18 + 2u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2853 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_22 = t2853 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t2855 = first_22 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t2856 = all_groups - first_22;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_16 = t2855 ? t2856 : 0u;
            const u32 t2858 = left_16 < cta_groups ? left_16 : cta_groups;
#line 311 "fa-kernels/src/conv/work.rs"
            const bool t2859 = t2852 < t2858;
#line 311 "fa-kernels/src/conv/work.rs"
            const bool t2860 = t2851 & t2859;
#line 41 "fa-kernels/src/conv/output.rs"
            if (t2860) {
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 t2861 = blockIdx.y;
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 t2862 = t2861 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2863 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2864 = t2863 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2865 = t2864 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2866 = t2865 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                const u32 t2867 = t2862 + t2866;
#line 127 "fa-kernels/src/conv/output.rs"
                const bool t2868 = t2867 < 64u;
#line 206 "fa-kernels/src/conv/output.rs"
                if (t2868) {
#line 140 "fa-kernels/src/conv/output.rs"
                    const u32 t2869 = threadIdx.x;
#line 140 "fa-kernels/src/conv/output.rs"
                    const u32 thread_4 = t2869 & 127u;
                    const u32 t2871 = thread_4 >> 3u;
#line 118 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2872 = t2871 >> 3u;
                    const u32 t2873 = t2871 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2874 = thread_4 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2875 = t2874 << 3u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2876 = t2875 >> 6u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t2877 = t2876 * 14u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 row_70 = t2872 + t2877;
                    const u32 at_8 = y_6 + row_70;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 at_9 = x_6 + t2873;
                    const u64 t2881 = (u64)sample_6;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2882 = t2881 * y_stride0;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2883 = t2882 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2884 = y + t2883;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2885 = (u64)at_8;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2886 = t2885 * y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2887 = t2886 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2888 = t2884 + t2887;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2889 = (u64)at_9;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2890 = t2889 * y_stride2;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2891 = t2890 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2892 = t2888 + t2891;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2893 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2894 = t2893 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2895 = t2894 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2896 = t2895 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                    const u32 t2897 = t2862 + t2896;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2898 = (u64)t2897 * 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t2899 = t2892 + t2898;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t2900 = (u32)y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t2901 = t2900 << 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                    const bool t2902 = t2873 < t2818;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t2903 = t2902 ? t2816 : 0u;
#line 210 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 1
                    for (u32 i_20 = 0u; i_20 < 7u; i_20 += 7u) {
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2904 = i_20 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2905 = row_70 + t2904;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2906 = t2905 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2907 = (u64)i_20 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2908 = t2899 + t2907;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_2 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_3 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_4 = 0u;
                        if (t2906) {
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            u32 chunk_21;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20), "=r"(chunk_21) : "l"(t2908) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word = chunk_18;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_2 = chunk_19;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_3 = chunk_20;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_4 = chunk_21;
                        }
#line 211 "fa-kernels/src/conv/output.rs"
                        const u32 t2909 = i_20 + 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2910 = t2909 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2911 = row_70 + t2910;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2912 = t2911 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2913 = (u64)t2909 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2914 = t2899 + t2913;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_5 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_6 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_7 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_8 = 0u;
                        if (t2912) {
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            u32 chunk_25;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24), "=r"(chunk_25) : "l"(t2914) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word_5 = chunk_22;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_6 = chunk_23;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_7 = chunk_24;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_8 = chunk_25;
                        }
#line 211 "fa-kernels/src/conv/output.rs"
                        const u32 t2915 = i_20 + 2u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2916 = t2915 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2917 = row_70 + t2916;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2918 = t2917 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2919 = (u64)t2915 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2920 = t2899 + t2919;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_9 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_10 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_11 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_12 = 0u;
                        if (t2918) {
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            u32 chunk_29;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28), "=r"(chunk_29) : "l"(t2920) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word_9 = chunk_26;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_10 = chunk_27;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_11 = chunk_28;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_12 = chunk_29;
                        }
#line 211 "fa-kernels/src/conv/output.rs"
                        const u32 t2921 = i_20 + 3u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2922 = t2921 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2923 = row_70 + t2922;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2924 = t2923 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2925 = (u64)t2921 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2926 = t2899 + t2925;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_13 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_14 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_15 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_16 = 0u;
                        if (t2924) {
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            u32 chunk_33;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32), "=r"(chunk_33) : "l"(t2926) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word_13 = chunk_30;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_14 = chunk_31;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_15 = chunk_32;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_16 = chunk_33;
                        }
#line 211 "fa-kernels/src/conv/output.rs"
                        const u32 t2927 = i_20 + 4u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2928 = t2927 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2929 = row_70 + t2928;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2930 = t2929 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2931 = (u64)t2927 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2932 = t2899 + t2931;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_17 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_18 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_19 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_20 = 0u;
                        if (t2930) {
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            u32 chunk_37;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36), "=r"(chunk_37) : "l"(t2932) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word_17 = chunk_34;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_18 = chunk_35;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_19 = chunk_36;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_20 = chunk_37;
                        }
#line 211 "fa-kernels/src/conv/output.rs"
                        const u32 t2933 = i_20 + 5u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2934 = t2933 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2935 = row_70 + t2934;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2936 = t2935 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2937 = (u64)t2933 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2938 = t2899 + t2937;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_21 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_22 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_23 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_24 = 0u;
                        if (t2936) {
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            u32 chunk_41;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40), "=r"(chunk_41) : "l"(t2938) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word_21 = chunk_38;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_22 = chunk_39;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_23 = chunk_40;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_24 = chunk_41;
                        }
#line 211 "fa-kernels/src/conv/output.rs"
                        const u32 t2939 = i_20 + 6u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2940 = t2939 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t2941 = row_70 + t2940;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t2942 = t2941 < t2903;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2943 = (u64)t2939 * t2901;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2944 = t2899 + t2943;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_25 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_26 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_27 = 0u;
#line 258 "fa-kernels/src/conv/output.rs"
                        u32 word_28 = 0u;
                        if (t2942) {
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            u32 chunk_45;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44), "=r"(chunk_45) : "l"(t2944) : "memory");
#line 261 "fa-kernels/src/conv/output.rs"
                            word_25 = chunk_42;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_26 = chunk_43;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_27 = chunk_44;
#line 261 "fa-kernels/src/conv/output.rs"
                            word_28 = chunk_45;
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words = word;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_2 = word_2;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_3 = word_3;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_4 = word_4;
                        const u32 t2949 = words >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t2950;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2950) : "r"(words));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2951;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2951) : "h"(t2950));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t2952;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2952) : "r"(t2949));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2953;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2953) : "h"(t2952));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2954 = t2951 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2955 = t2954 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2956;
                        asm("abs.f32 %0, %1;" : "=f"(t2956) : "f"(t2955));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2957;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2957) : "f"(t2956), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(t2957), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(t2957), "f"(t2958), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(t2957), "f"(t2959), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(t2957), "f"(t2960), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(t2957), "f"(t2961), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(t2957), "f"(t2962), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2964 = -t2957;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2965;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2965) : "f"(t2963));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2966;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2966) : "f"(t2955), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(t2964), "f"(t2965), "f"(t2966));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2968 = t2953 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2969 = t2968 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2970;
                        asm("abs.f32 %0, %1;" : "=f"(t2970) : "f"(t2969));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2971;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2971) : "f"(t2970), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(t2971), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(t2971), "f"(t2972), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(t2971), "f"(t2973), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(t2971), "f"(t2974), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(t2971), "f"(t2975), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(t2971), "f"(t2976), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2978 = -t2971;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2979;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2979) : "f"(t2977));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2980;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2980) : "f"(t2969), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(t2978), "f"(t2979), "f"(t2980));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_5;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t2967), "f"(t2981));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t2983 = words_2 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t2984;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2984) : "r"(words_2));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2985;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2985) : "h"(t2984));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t2986;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2986) : "r"(t2983));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2987;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2987) : "h"(t2986));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2988 = t2985 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2989 = t2988 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2990;
                        asm("abs.f32 %0, %1;" : "=f"(t2990) : "f"(t2989));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2991;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2991) : "f"(t2990), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(t2991), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(t2991), "f"(t2992), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(t2991), "f"(t2993), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(t2991), "f"(t2994), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(t2991), "f"(t2995), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(t2991), "f"(t2996), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t2998 = -t2991;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t2999;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2999) : "f"(t2997));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3000;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3000) : "f"(t2989), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(t2998), "f"(t2999), "f"(t3000));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3002 = t2987 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3003 = t3002 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3004;
                        asm("abs.f32 %0, %1;" : "=f"(t3004) : "f"(t3003));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3005;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3005) : "f"(t3004), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(t3005), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(t3005), "f"(t3006), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(t3005), "f"(t3007), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(t3005), "f"(t3008), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(t3005), "f"(t3009), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(t3005), "f"(t3010), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3012 = -t3005;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3013;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3013) : "f"(t3011));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3014;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3014) : "f"(t3003), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(t3012), "f"(t3013), "f"(t3014));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_6;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t3001), "f"(t3015));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3017 = words_3 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3018;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3018) : "r"(words_3));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3019;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3019) : "h"(t3018));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3020;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3020) : "r"(t3017));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3021;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3021) : "h"(t3020));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3022 = t3019 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3023 = t3022 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3024;
                        asm("abs.f32 %0, %1;" : "=f"(t3024) : "f"(t3023));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3025;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3025) : "f"(t3024), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(t3025), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(t3025), "f"(t3026), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(t3025), "f"(t3027), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(t3025), "f"(t3028), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(t3025), "f"(t3029), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(t3025), "f"(t3030), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3032 = -t3025;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3033;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(t3031));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3034;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3034) : "f"(t3023), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(t3032), "f"(t3033), "f"(t3034));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3036 = t3021 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3037 = t3036 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3038;
                        asm("abs.f32 %0, %1;" : "=f"(t3038) : "f"(t3037));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3039;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3039) : "f"(t3038), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(t3039), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(t3039), "f"(t3040), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(t3039), "f"(t3041), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(t3039), "f"(t3042), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(t3039), "f"(t3043), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(t3039), "f"(t3044), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3046 = -t3039;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3047;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3047) : "f"(t3045));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3048;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3048) : "f"(t3037), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(t3046), "f"(t3047), "f"(t3048));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_7;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t3035), "f"(t3049));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3051 = words_4 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3052;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3052) : "r"(words_4));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3053;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3053) : "h"(t3052));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3054;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3054) : "r"(t3051));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3055;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3055) : "h"(t3054));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3056 = t3053 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3057 = t3056 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3058;
                        asm("abs.f32 %0, %1;" : "=f"(t3058) : "f"(t3057));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3059;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3059) : "f"(t3058), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(t3059), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(t3059), "f"(t3060), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(t3059), "f"(t3061), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(t3059), "f"(t3062), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(t3059), "f"(t3063), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(t3059), "f"(t3064), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3066 = -t3059;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3067;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3067) : "f"(t3065));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3068;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3068) : "f"(t3057), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(t3066), "f"(t3067), "f"(t3068));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3070 = t3055 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3071 = t3070 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3072;
                        asm("abs.f32 %0, %1;" : "=f"(t3072) : "f"(t3071));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3073;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3073) : "f"(t3072), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3074) : "f"(t3073), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3073), "f"(t3074), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(t3073), "f"(t3075), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(t3073), "f"(t3076), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(t3073), "f"(t3077), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(t3073), "f"(t3078), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3080 = -t3073;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3081;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3081) : "f"(t3079));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3082;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3082) : "f"(t3071), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(t3080), "f"(t3081), "f"(t3082));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_8;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t3069), "f"(t3083));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2906) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2908), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_9 = word_5;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_10 = word_6;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_11 = word_7;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_12 = word_8;
                        const u32 t3089 = words_9 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3090;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3090) : "r"(words_9));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3091;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3091) : "h"(t3090));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3092;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3092) : "r"(t3089));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3093;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3093) : "h"(t3092));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3094 = t3091 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3095 = t3094 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3096;
                        asm("abs.f32 %0, %1;" : "=f"(t3096) : "f"(t3095));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3097;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3097) : "f"(t3096), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3098) : "f"(t3097), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(t3097), "f"(t3098), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(t3097), "f"(t3099), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(t3097), "f"(t3100), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(t3097), "f"(t3101), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(t3097), "f"(t3102), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3104 = -t3097;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3105;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3105) : "f"(t3103));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3106;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3106) : "f"(t3095), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3107) : "f"(t3104), "f"(t3105), "f"(t3106));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3108 = t3093 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3109 = t3108 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3110;
                        asm("abs.f32 %0, %1;" : "=f"(t3110) : "f"(t3109));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3111;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3111) : "f"(t3110), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(t3111), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3113) : "f"(t3111), "f"(t3112), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(t3111), "f"(t3113), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(t3111), "f"(t3114), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3116) : "f"(t3111), "f"(t3115), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(t3111), "f"(t3116), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3118 = -t3111;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3119;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3119) : "f"(t3117));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3120;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3120) : "f"(t3109), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(t3118), "f"(t3119), "f"(t3120));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_13;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t3107), "f"(t3121));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3123 = words_10 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3124;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3124) : "r"(words_10));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3125;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3125) : "h"(t3124));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3126;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3126) : "r"(t3123));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3127;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3127) : "h"(t3126));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3128 = t3125 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3129 = t3128 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3130;
                        asm("abs.f32 %0, %1;" : "=f"(t3130) : "f"(t3129));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3131;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3131) : "f"(t3130), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(t3131), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(t3131), "f"(t3132), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(t3131), "f"(t3133), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(t3131), "f"(t3134), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t3131), "f"(t3135), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(t3131), "f"(t3136), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3138 = -t3131;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3139;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3139) : "f"(t3137));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3140;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3140) : "f"(t3129), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(t3138), "f"(t3139), "f"(t3140));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3142 = t3127 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3143 = t3142 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3144;
                        asm("abs.f32 %0, %1;" : "=f"(t3144) : "f"(t3143));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3145;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3145) : "f"(t3144), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(t3145), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(t3145), "f"(t3146), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3145), "f"(t3147), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(t3145), "f"(t3148), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(t3145), "f"(t3149), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(t3145), "f"(t3150), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3152 = -t3145;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3153;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3153) : "f"(t3151));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3154;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3154) : "f"(t3143), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(t3152), "f"(t3153), "f"(t3154));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_14;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t3141), "f"(t3155));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3157 = words_11 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3158;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3158) : "r"(words_11));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3159;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3159) : "h"(t3158));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3160;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3160) : "r"(t3157));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3161;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3161) : "h"(t3160));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3162 = t3159 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3163 = t3162 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3164;
                        asm("abs.f32 %0, %1;" : "=f"(t3164) : "f"(t3163));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3165;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3165) : "f"(t3164), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(t3165), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(t3165), "f"(t3166), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(t3165), "f"(t3167), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(t3165), "f"(t3168), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(t3165), "f"(t3169), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(t3165), "f"(t3170), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3172 = -t3165;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3173;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3173) : "f"(t3171));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3174;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3174) : "f"(t3163), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(t3172), "f"(t3173), "f"(t3174));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3176 = t3161 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3177 = t3176 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3178;
                        asm("abs.f32 %0, %1;" : "=f"(t3178) : "f"(t3177));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3179;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3179) : "f"(t3178), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(t3179), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(t3179), "f"(t3180), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(t3179), "f"(t3181), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(t3179), "f"(t3182), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(t3179), "f"(t3183), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(t3179), "f"(t3184), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3186 = -t3179;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3187;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3187) : "f"(t3185));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3188;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3188) : "f"(t3177), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(t3186), "f"(t3187), "f"(t3188));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_15;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t3175), "f"(t3189));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3191 = words_12 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3192;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3192) : "r"(words_12));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3193;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3193) : "h"(t3192));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3194;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3194) : "r"(t3191));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3195;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3195) : "h"(t3194));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3196 = t3193 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3197 = t3196 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3198;
                        asm("abs.f32 %0, %1;" : "=f"(t3198) : "f"(t3197));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3199;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3199) : "f"(t3198), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(t3199), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(t3199), "f"(t3200), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(t3199), "f"(t3201), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(t3199), "f"(t3202), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(t3199), "f"(t3203), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(t3199), "f"(t3204), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3206 = -t3199;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3207;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3207) : "f"(t3205));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3208;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3208) : "f"(t3197), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(t3206), "f"(t3207), "f"(t3208));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3210 = t3195 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3211 = t3210 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3212;
                        asm("abs.f32 %0, %1;" : "=f"(t3212) : "f"(t3211));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3213;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3213) : "f"(t3212), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(t3213), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(t3213), "f"(t3214), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(t3213), "f"(t3215), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(t3213), "f"(t3216), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(t3213), "f"(t3217), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(t3213), "f"(t3218), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3220 = -t3213;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3221;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3221) : "f"(t3219));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3222;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3222) : "f"(t3211), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(t3220), "f"(t3221), "f"(t3222));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_16;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t3209), "f"(t3223));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2912) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2914), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_17 = word_9;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_18 = word_10;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_19 = word_11;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_20 = word_12;
                        const u32 t3229 = words_17 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3230;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3230) : "r"(words_17));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3231;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3231) : "h"(t3230));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3232;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3232) : "r"(t3229));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3233;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3233) : "h"(t3232));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3234 = t3231 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3235 = t3234 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3236;
                        asm("abs.f32 %0, %1;" : "=f"(t3236) : "f"(t3235));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3237;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3237) : "f"(t3236), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(t3237), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(t3237), "f"(t3238), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(t3237), "f"(t3239), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(t3237), "f"(t3240), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3242) : "f"(t3237), "f"(t3241), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(t3237), "f"(t3242), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3244 = -t3237;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3245;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3245) : "f"(t3243));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3246;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3246) : "f"(t3235), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(t3244), "f"(t3245), "f"(t3246));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3248 = t3233 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3249 = t3248 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3250;
                        asm("abs.f32 %0, %1;" : "=f"(t3250) : "f"(t3249));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3251;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3251) : "f"(t3250), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3252) : "f"(t3251), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(t3251), "f"(t3252), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3254) : "f"(t3251), "f"(t3253), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(t3251), "f"(t3254), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3256) : "f"(t3251), "f"(t3255), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(t3251), "f"(t3256), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3258 = -t3251;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3259;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3259) : "f"(t3257));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3260;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3260) : "f"(t3249), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3261) : "f"(t3258), "f"(t3259), "f"(t3260));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_21;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_21) : "f"(t3247), "f"(t3261));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3263 = words_18 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3264;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3264) : "r"(words_18));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3265;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3265) : "h"(t3264));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3266;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3266) : "r"(t3263));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3267;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3267) : "h"(t3266));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3268 = t3265 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3269 = t3268 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3270;
                        asm("abs.f32 %0, %1;" : "=f"(t3270) : "f"(t3269));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3271;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3271) : "f"(t3270), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(t3271), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(t3271), "f"(t3272), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(t3271), "f"(t3273), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(t3271), "f"(t3274), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3276) : "f"(t3271), "f"(t3275), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(t3271), "f"(t3276), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3278 = -t3271;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3279;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3279) : "f"(t3277));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3280;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3280) : "f"(t3269), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3281) : "f"(t3278), "f"(t3279), "f"(t3280));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3282 = t3267 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3283 = t3282 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3284;
                        asm("abs.f32 %0, %1;" : "=f"(t3284) : "f"(t3283));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3285;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3285) : "f"(t3284), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(t3285), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(t3285), "f"(t3286), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3288) : "f"(t3285), "f"(t3287), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(t3285), "f"(t3288), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3290) : "f"(t3285), "f"(t3289), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3291) : "f"(t3285), "f"(t3290), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3292 = -t3285;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3293;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3293) : "f"(t3291));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3294;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3294) : "f"(t3283), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(t3292), "f"(t3293), "f"(t3294));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_22;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_22) : "f"(t3281), "f"(t3295));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3297 = words_19 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3298;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3298) : "r"(words_19));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3299;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3299) : "h"(t3298));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3300;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3300) : "r"(t3297));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3301;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3301) : "h"(t3300));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3302 = t3299 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3303 = t3302 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3304;
                        asm("abs.f32 %0, %1;" : "=f"(t3304) : "f"(t3303));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3305;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3305) : "f"(t3304), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(t3305), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(t3305), "f"(t3306), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(t3305), "f"(t3307), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(t3305), "f"(t3308), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(t3305), "f"(t3309), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3305), "f"(t3310), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3312 = -t3305;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3313;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3313) : "f"(t3311));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3314;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3314) : "f"(t3303), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3312), "f"(t3313), "f"(t3314));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3316 = t3301 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3317 = t3316 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3318;
                        asm("abs.f32 %0, %1;" : "=f"(t3318) : "f"(t3317));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3319;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3319) : "f"(t3318), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(t3319), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3319), "f"(t3320), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(t3319), "f"(t3321), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3319), "f"(t3322), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(t3319), "f"(t3323), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3325) : "f"(t3319), "f"(t3324), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3326 = -t3319;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3327;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3327) : "f"(t3325));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3328;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3328) : "f"(t3317), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(t3326), "f"(t3327), "f"(t3328));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_23;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_23) : "f"(t3315), "f"(t3329));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3331 = words_20 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3332;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3332) : "r"(words_20));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3333;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3333) : "h"(t3332));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3334;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3334) : "r"(t3331));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3335;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3335) : "h"(t3334));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3336 = t3333 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3337 = t3336 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3338;
                        asm("abs.f32 %0, %1;" : "=f"(t3338) : "f"(t3337));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3339;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3339) : "f"(t3338), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(t3339), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(t3339), "f"(t3340), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(t3339), "f"(t3341), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3339), "f"(t3342), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(t3339), "f"(t3343), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(t3339), "f"(t3344), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3346 = -t3339;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3347;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3347) : "f"(t3345));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3348;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3348) : "f"(t3337), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3346), "f"(t3347), "f"(t3348));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3350 = t3335 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3351 = t3350 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3352;
                        asm("abs.f32 %0, %1;" : "=f"(t3352) : "f"(t3351));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3353;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3353) : "f"(t3352), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(t3353), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3353), "f"(t3354), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3353), "f"(t3355), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(t3353), "f"(t3356), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(t3353), "f"(t3357), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3353), "f"(t3358), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3360 = -t3353;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3361;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3361) : "f"(t3359));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3362;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3362) : "f"(t3351), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3360), "f"(t3361), "f"(t3362));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_24;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_24) : "f"(t3349), "f"(t3363));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2918) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2920), "r"(words_21), "r"(words_22), "r"(words_23), "r"(words_24) : "memory");
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_25 = word_13;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_26 = word_14;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_27 = word_15;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_28 = word_16;
                        const u32 t3369 = words_25 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3370;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3370) : "r"(words_25));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3371;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3371) : "h"(t3370));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3372;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3372) : "r"(t3369));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3373;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3373) : "h"(t3372));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3374 = t3371 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3375 = t3374 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3376;
                        asm("abs.f32 %0, %1;" : "=f"(t3376) : "f"(t3375));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3377) : "f"(t3376), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3377), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3377), "f"(t3378), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3377), "f"(t3379), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3377), "f"(t3380), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3377), "f"(t3381), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3377), "f"(t3382), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3384 = -t3377;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3385) : "f"(t3383));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3386;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3386) : "f"(t3375), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(t3384), "f"(t3385), "f"(t3386));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3388 = t3373 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3389 = t3388 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3390;
                        asm("abs.f32 %0, %1;" : "=f"(t3390) : "f"(t3389));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3391;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3391) : "f"(t3390), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3391), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3391), "f"(t3392), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3391), "f"(t3393), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3391), "f"(t3394), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3391), "f"(t3395), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(t3391), "f"(t3396), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3398 = -t3391;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3399;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3399) : "f"(t3397));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3400;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3400) : "f"(t3389), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(t3398), "f"(t3399), "f"(t3400));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_29;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_29) : "f"(t3387), "f"(t3401));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3403 = words_26 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3404;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3404) : "r"(words_26));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3405;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3405) : "h"(t3404));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3406;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3406) : "r"(t3403));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3407;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3407) : "h"(t3406));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3408 = t3405 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3409 = t3408 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3410;
                        asm("abs.f32 %0, %1;" : "=f"(t3410) : "f"(t3409));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3411;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3411) : "f"(t3410), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(t3411), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(t3411), "f"(t3412), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t3411), "f"(t3413), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3411), "f"(t3414), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3411), "f"(t3415), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3411), "f"(t3416), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3418 = -t3411;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3419;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3419) : "f"(t3417));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3420;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3420) : "f"(t3409), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(t3418), "f"(t3419), "f"(t3420));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3422 = t3407 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3423 = t3422 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3424;
                        asm("abs.f32 %0, %1;" : "=f"(t3424) : "f"(t3423));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3425;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3425) : "f"(t3424), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3425), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(t3425), "f"(t3426), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(t3425), "f"(t3427), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(t3425), "f"(t3428), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(t3425), "f"(t3429), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3425), "f"(t3430), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3432 = -t3425;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3433;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3433) : "f"(t3431));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3434;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3434) : "f"(t3423), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(t3432), "f"(t3433), "f"(t3434));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_30;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_30) : "f"(t3421), "f"(t3435));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3437 = words_27 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3438;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3438) : "r"(words_27));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3439;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3439) : "h"(t3438));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3440;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3440) : "r"(t3437));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3441;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3441) : "h"(t3440));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3442 = t3439 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3443 = t3442 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3444;
                        asm("abs.f32 %0, %1;" : "=f"(t3444) : "f"(t3443));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3445;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3445) : "f"(t3444), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(t3445), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(t3445), "f"(t3446), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(t3445), "f"(t3447), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3445), "f"(t3448), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3445), "f"(t3449), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3445), "f"(t3450), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3452 = -t3445;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3453;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3453) : "f"(t3451));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3454;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3454) : "f"(t3443), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(t3452), "f"(t3453), "f"(t3454));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3456 = t3441 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3457 = t3456 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3458;
                        asm("abs.f32 %0, %1;" : "=f"(t3458) : "f"(t3457));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3459;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3459) : "f"(t3458), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(t3459), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3459), "f"(t3460), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(t3459), "f"(t3461), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(t3459), "f"(t3462), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(t3459), "f"(t3463), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(t3459), "f"(t3464), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3466 = -t3459;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3467;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3467) : "f"(t3465));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3468;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3468) : "f"(t3457), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(t3466), "f"(t3467), "f"(t3468));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_31;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_31) : "f"(t3455), "f"(t3469));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3471 = words_28 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3472;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3472) : "r"(words_28));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3473;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3473) : "h"(t3472));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3474;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3474) : "r"(t3471));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3475;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3475) : "h"(t3474));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3476 = t3473 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3477 = t3476 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3478;
                        asm("abs.f32 %0, %1;" : "=f"(t3478) : "f"(t3477));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3479;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3479) : "f"(t3478), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(t3479), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(t3479), "f"(t3480), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3479), "f"(t3481), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3479), "f"(t3482), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(t3479), "f"(t3483), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(t3479), "f"(t3484), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3486 = -t3479;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3487;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3487) : "f"(t3485));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3488;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3488) : "f"(t3477), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3489) : "f"(t3486), "f"(t3487), "f"(t3488));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3490 = t3475 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3491 = t3490 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3492;
                        asm("abs.f32 %0, %1;" : "=f"(t3492) : "f"(t3491));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3493;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3493) : "f"(t3492), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3494) : "f"(t3493), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3493), "f"(t3494), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(t3493), "f"(t3495), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3493), "f"(t3496), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3498) : "f"(t3493), "f"(t3497), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3499) : "f"(t3493), "f"(t3498), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3500 = -t3493;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3501;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3501) : "f"(t3499));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3502;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3502) : "f"(t3491), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3503) : "f"(t3500), "f"(t3501), "f"(t3502));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_32;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_32) : "f"(t3489), "f"(t3503));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2924) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2926), "r"(words_29), "r"(words_30), "r"(words_31), "r"(words_32) : "memory");
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_33 = word_17;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_34 = word_18;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_35 = word_19;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_36 = word_20;
                        const u32 t3509 = words_33 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3510;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3510) : "r"(words_33));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3511;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3511) : "h"(t3510));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3512;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3512) : "r"(t3509));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3513;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3513) : "h"(t3512));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3514 = t3511 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3515 = t3514 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3516;
                        asm("abs.f32 %0, %1;" : "=f"(t3516) : "f"(t3515));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3517;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3517) : "f"(t3516), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3517), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3519) : "f"(t3517), "f"(t3518), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(t3517), "f"(t3519), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3517), "f"(t3520), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3522) : "f"(t3517), "f"(t3521), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3523) : "f"(t3517), "f"(t3522), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3524 = -t3517;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3525;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3525) : "f"(t3523));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3526;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3526) : "f"(t3515), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3524), "f"(t3525), "f"(t3526));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3528 = t3513 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3529 = t3528 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3530;
                        asm("abs.f32 %0, %1;" : "=f"(t3530) : "f"(t3529));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3531;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3531) : "f"(t3530), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(t3531), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(t3531), "f"(t3532), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3534) : "f"(t3531), "f"(t3533), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3535) : "f"(t3531), "f"(t3534), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3531), "f"(t3535), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3537) : "f"(t3531), "f"(t3536), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3538 = -t3531;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3539;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3539) : "f"(t3537));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3540;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3540) : "f"(t3529), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3541;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(t3538), "f"(t3539), "f"(t3540));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_37;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_37) : "f"(t3527), "f"(t3541));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3543 = words_34 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3544;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3544) : "r"(words_34));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3545;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3545) : "h"(t3544));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3546;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3546) : "r"(t3543));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3547;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3547) : "h"(t3546));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3548 = t3545 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3549 = t3548 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3550;
                        asm("abs.f32 %0, %1;" : "=f"(t3550) : "f"(t3549));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3551;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3551) : "f"(t3550), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(t3551), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(t3551), "f"(t3552), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(t3551), "f"(t3553), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3555) : "f"(t3551), "f"(t3554), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(t3551), "f"(t3555), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3557) : "f"(t3551), "f"(t3556), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3558 = -t3551;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3559;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3559) : "f"(t3557));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3560;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3560) : "f"(t3549), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3561) : "f"(t3558), "f"(t3559), "f"(t3560));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3562 = t3547 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3563 = t3562 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3564;
                        asm("abs.f32 %0, %1;" : "=f"(t3564) : "f"(t3563));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3565;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3565) : "f"(t3564), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3565), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3567) : "f"(t3565), "f"(t3566), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(t3565), "f"(t3567), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(t3565), "f"(t3568), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3570;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3570) : "f"(t3565), "f"(t3569), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3571) : "f"(t3565), "f"(t3570), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3572 = -t3565;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3573;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3573) : "f"(t3571));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3574;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3574) : "f"(t3563), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3575) : "f"(t3572), "f"(t3573), "f"(t3574));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_38;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_38) : "f"(t3561), "f"(t3575));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3577 = words_35 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3578;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3578) : "r"(words_35));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3579;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3579) : "h"(t3578));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3580;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3580) : "r"(t3577));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3581;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3581) : "h"(t3580));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3582 = t3579 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3583 = t3582 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3584;
                        asm("abs.f32 %0, %1;" : "=f"(t3584) : "f"(t3583));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3585;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3585) : "f"(t3584), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(t3585), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(t3585), "f"(t3586), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(t3585), "f"(t3587), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(t3585), "f"(t3588), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3590) : "f"(t3585), "f"(t3589), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3591) : "f"(t3585), "f"(t3590), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3592 = -t3585;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3593;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3593) : "f"(t3591));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3594;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3594) : "f"(t3583), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3595) : "f"(t3592), "f"(t3593), "f"(t3594));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3596 = t3581 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3597 = t3596 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3598;
                        asm("abs.f32 %0, %1;" : "=f"(t3598) : "f"(t3597));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3599;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3599) : "f"(t3598), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3600) : "f"(t3599), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(t3599), "f"(t3600), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(t3599), "f"(t3601), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3603) : "f"(t3599), "f"(t3602), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3604) : "f"(t3599), "f"(t3603), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(t3599), "f"(t3604), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3606 = -t3599;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3607;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3607) : "f"(t3605));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3608;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3608) : "f"(t3597), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3609) : "f"(t3606), "f"(t3607), "f"(t3608));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_39;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_39) : "f"(t3595), "f"(t3609));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3611 = words_36 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3612;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3612) : "r"(words_36));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3613;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3613) : "h"(t3612));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3614;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3614) : "r"(t3611));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3615;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3615) : "h"(t3614));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3616 = t3613 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3617 = t3616 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3618;
                        asm("abs.f32 %0, %1;" : "=f"(t3618) : "f"(t3617));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3619;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3619) : "f"(t3618), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(t3619), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3619), "f"(t3620), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(t3619), "f"(t3621), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(t3619), "f"(t3622), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(t3619), "f"(t3623), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3625) : "f"(t3619), "f"(t3624), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3626 = -t3619;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3627;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3627) : "f"(t3625));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3628;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3628) : "f"(t3617), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(t3626), "f"(t3627), "f"(t3628));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3630 = t3615 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3631 = t3630 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3632;
                        asm("abs.f32 %0, %1;" : "=f"(t3632) : "f"(t3631));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3633;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3633) : "f"(t3632), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(t3633), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(t3633), "f"(t3634), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3633), "f"(t3635), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(t3633), "f"(t3636), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(t3633), "f"(t3637), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(t3633), "f"(t3638), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3640 = -t3633;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3641;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3641) : "f"(t3639));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3642;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3642) : "f"(t3631), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(t3640), "f"(t3641), "f"(t3642));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_40;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_40) : "f"(t3629), "f"(t3643));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2930) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2932), "r"(words_37), "r"(words_38), "r"(words_39), "r"(words_40) : "memory");
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_41 = word_21;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_42 = word_22;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_43 = word_23;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_44 = word_24;
                        const u32 t3649 = words_41 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3650;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3650) : "r"(words_41));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3651;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3651) : "h"(t3650));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3652;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3652) : "r"(t3649));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3653;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3653) : "h"(t3652));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3654 = t3651 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3655 = t3654 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3656;
                        asm("abs.f32 %0, %1;" : "=f"(t3656) : "f"(t3655));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3657;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3657) : "f"(t3656), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(t3657), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(t3657), "f"(t3658), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(t3657), "f"(t3659), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(t3657), "f"(t3660), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(t3657), "f"(t3661), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(t3657), "f"(t3662), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3664 = -t3657;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3665;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(t3663));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3666;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3666) : "f"(t3655), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(t3664), "f"(t3665), "f"(t3666));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3668 = t3653 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3669 = t3668 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3670;
                        asm("abs.f32 %0, %1;" : "=f"(t3670) : "f"(t3669));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3671;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3671) : "f"(t3670), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(t3671), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(t3671), "f"(t3672), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(t3671), "f"(t3673), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(t3671), "f"(t3674), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(t3671), "f"(t3675), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(t3671), "f"(t3676), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3678 = -t3671;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3679;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3679) : "f"(t3677));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3680;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3680) : "f"(t3669), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(t3678), "f"(t3679), "f"(t3680));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_45;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_45) : "f"(t3667), "f"(t3681));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3683 = words_42 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3684;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3684) : "r"(words_42));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3685;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3685) : "h"(t3684));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3686;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3686) : "r"(t3683));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3687;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3687) : "h"(t3686));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3688 = t3685 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3689 = t3688 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3690;
                        asm("abs.f32 %0, %1;" : "=f"(t3690) : "f"(t3689));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3691;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3691) : "f"(t3690), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(t3691), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(t3691), "f"(t3692), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(t3691), "f"(t3693), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(t3691), "f"(t3694), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(t3691), "f"(t3695), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(t3691), "f"(t3696), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3698 = -t3691;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3699;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3699) : "f"(t3697));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3700;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3700) : "f"(t3689), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(t3698), "f"(t3699), "f"(t3700));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3702 = t3687 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3703 = t3702 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3704;
                        asm("abs.f32 %0, %1;" : "=f"(t3704) : "f"(t3703));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3705;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3705) : "f"(t3704), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(t3705), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(t3705), "f"(t3706), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(t3705), "f"(t3707), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(t3705), "f"(t3708), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3710) : "f"(t3705), "f"(t3709), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(t3705), "f"(t3710), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3712 = -t3705;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3713;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3713) : "f"(t3711));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3714;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3714) : "f"(t3703), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(t3712), "f"(t3713), "f"(t3714));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_46;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_46) : "f"(t3701), "f"(t3715));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3717 = words_43 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3718;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3718) : "r"(words_43));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3719;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3719) : "h"(t3718));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3720;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3720) : "r"(t3717));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3721;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3721) : "h"(t3720));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3722 = t3719 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3723 = t3722 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3724;
                        asm("abs.f32 %0, %1;" : "=f"(t3724) : "f"(t3723));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3725;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3725) : "f"(t3724), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(t3725), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3725), "f"(t3726), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(t3725), "f"(t3727), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(t3725), "f"(t3728), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(t3725), "f"(t3729), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(t3725), "f"(t3730), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3732 = -t3725;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3733;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3733) : "f"(t3731));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3734;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3734) : "f"(t3723), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(t3732), "f"(t3733), "f"(t3734));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3736 = t3721 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3737 = t3736 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3738;
                        asm("abs.f32 %0, %1;" : "=f"(t3738) : "f"(t3737));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3739;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3739) : "f"(t3738), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(t3739), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(t3739), "f"(t3740), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(t3739), "f"(t3741), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(t3739), "f"(t3742), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(t3739), "f"(t3743), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(t3739), "f"(t3744), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3746 = -t3739;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3747;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3747) : "f"(t3745));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3748;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3748) : "f"(t3737), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3749) : "f"(t3746), "f"(t3747), "f"(t3748));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_47;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_47) : "f"(t3735), "f"(t3749));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3751 = words_44 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3752;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3752) : "r"(words_44));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3753;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3753) : "h"(t3752));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3754;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3754) : "r"(t3751));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3755;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3755) : "h"(t3754));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3756 = t3753 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3757 = t3756 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3758;
                        asm("abs.f32 %0, %1;" : "=f"(t3758) : "f"(t3757));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3759;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3759) : "f"(t3758), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(t3759), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(t3759), "f"(t3760), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(t3759), "f"(t3761), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(t3759), "f"(t3762), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3764) : "f"(t3759), "f"(t3763), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3765) : "f"(t3759), "f"(t3764), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3766 = -t3759;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3767;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3767) : "f"(t3765));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3768;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3768) : "f"(t3757), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(t3766), "f"(t3767), "f"(t3768));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3770 = t3755 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3771 = t3770 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3772;
                        asm("abs.f32 %0, %1;" : "=f"(t3772) : "f"(t3771));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3773;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3773) : "f"(t3772), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(t3773), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3775) : "f"(t3773), "f"(t3774), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(t3773), "f"(t3775), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(t3773), "f"(t3776), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(t3773), "f"(t3777), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3779) : "f"(t3773), "f"(t3778), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3780 = -t3773;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3781;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3781) : "f"(t3779));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3782;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3782) : "f"(t3771), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(t3780), "f"(t3781), "f"(t3782));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_48;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_48) : "f"(t3769), "f"(t3783));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2936) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2938), "r"(words_45), "r"(words_46), "r"(words_47), "r"(words_48) : "memory");
                        }
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_49 = word_25;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_50 = word_26;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_51 = word_27;
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 words_52 = word_28;
                        const u32 t3789 = words_49 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3790;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3790) : "r"(words_49));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3791;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3791) : "h"(t3790));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3792;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3792) : "r"(t3789));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3793;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3793) : "h"(t3792));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3794 = t3791 - t2836;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3795 = t3794 * t2835;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3796;
                        asm("abs.f32 %0, %1;" : "=f"(t3796) : "f"(t3795));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3797;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3797) : "f"(t3796), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3798) : "f"(t3797), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3799) : "f"(t3797), "f"(t3798), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3800) : "f"(t3797), "f"(t3799), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3801) : "f"(t3797), "f"(t3800), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3802) : "f"(t3797), "f"(t3801), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3803) : "f"(t3797), "f"(t3802), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3804 = -t3797;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3805;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3805) : "f"(t3803));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3806;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3806) : "f"(t3795), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3807) : "f"(t3804), "f"(t3805), "f"(t3806));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3808 = t3793 - t2838;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3809 = t3808 * t2837;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3810;
                        asm("abs.f32 %0, %1;" : "=f"(t3810) : "f"(t3809));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3811;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3811) : "f"(t3810), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(t3811), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3813) : "f"(t3811), "f"(t3812), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3814) : "f"(t3811), "f"(t3813), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3815) : "f"(t3811), "f"(t3814), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3816) : "f"(t3811), "f"(t3815), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3817) : "f"(t3811), "f"(t3816), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3818 = -t3811;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3819;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3819) : "f"(t3817));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3820;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3820) : "f"(t3809), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3821) : "f"(t3818), "f"(t3819), "f"(t3820));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_53;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_53) : "f"(t3807), "f"(t3821));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3823 = words_50 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3824;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3824) : "r"(words_50));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3825;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3825) : "h"(t3824));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3826;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3826) : "r"(t3823));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3827;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3827) : "h"(t3826));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3828 = t3825 - t2840;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3829 = t3828 * t2839;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3830;
                        asm("abs.f32 %0, %1;" : "=f"(t3830) : "f"(t3829));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3831;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3831) : "f"(t3830), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(t3831), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(t3831), "f"(t3832), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(t3831), "f"(t3833), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3835) : "f"(t3831), "f"(t3834), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(t3831), "f"(t3835), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3837) : "f"(t3831), "f"(t3836), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3838 = -t3831;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3839;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3839) : "f"(t3837));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3840;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3840) : "f"(t3829), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3841) : "f"(t3838), "f"(t3839), "f"(t3840));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3842 = t3827 - t2842;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3843 = t3842 * t2841;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3844;
                        asm("abs.f32 %0, %1;" : "=f"(t3844) : "f"(t3843));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3845;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3845) : "f"(t3844), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3846) : "f"(t3845), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3847) : "f"(t3845), "f"(t3846), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(t3845), "f"(t3847), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3849) : "f"(t3845), "f"(t3848), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3850) : "f"(t3845), "f"(t3849), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3851) : "f"(t3845), "f"(t3850), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3852 = -t3845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3853;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3853) : "f"(t3851));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3854;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3854) : "f"(t3843), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3855) : "f"(t3852), "f"(t3853), "f"(t3854));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_54;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_54) : "f"(t3841), "f"(t3855));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3857 = words_51 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3858;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3858) : "r"(words_51));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3859;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3859) : "h"(t3858));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3860;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3860) : "r"(t3857));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3861;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3861) : "h"(t3860));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3862 = t3859 - t2844;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3863 = t3862 * t2843;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3864;
                        asm("abs.f32 %0, %1;" : "=f"(t3864) : "f"(t3863));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3865;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3865) : "f"(t3864), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(t3865), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3867) : "f"(t3865), "f"(t3866), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(t3865), "f"(t3867), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3869) : "f"(t3865), "f"(t3868), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3870) : "f"(t3865), "f"(t3869), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3871;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3871) : "f"(t3865), "f"(t3870), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3872 = -t3865;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3873;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3873) : "f"(t3871));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3874;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3874) : "f"(t3863), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3875) : "f"(t3872), "f"(t3873), "f"(t3874));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3876 = t3861 - t2846;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3877 = t3876 * t2845;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3878;
                        asm("abs.f32 %0, %1;" : "=f"(t3878) : "f"(t3877));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3879;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3879) : "f"(t3878), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3880) : "f"(t3879), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(t3879), "f"(t3880), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(t3879), "f"(t3881), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3883) : "f"(t3879), "f"(t3882), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(t3879), "f"(t3883), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3885) : "f"(t3879), "f"(t3884), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3886 = -t3879;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3887;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3887) : "f"(t3885));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3888;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3888) : "f"(t3877), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3889) : "f"(t3886), "f"(t3887), "f"(t3888));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_55;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_55) : "f"(t3875), "f"(t3889));
#line 214 "fa-kernels/src/conv/output.rs"
                        const u32 t3891 = words_52 >> 16u;
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3892;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3892) : "r"(words_52));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3893;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3893) : "h"(t3892));
#line 214 "fa-kernels/src/conv/output.rs"
                        f16 t3894;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3894) : "r"(t3891));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3895;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3895) : "h"(t3894));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3896 = t3893 - t2848;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3897 = t3896 * t2847;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3898;
                        asm("abs.f32 %0, %1;" : "=f"(t3898) : "f"(t3897));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3899;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3899) : "f"(t3898), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(t3899), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3901) : "f"(t3899), "f"(t3900), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3902) : "f"(t3899), "f"(t3901), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3903) : "f"(t3899), "f"(t3902), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3904) : "f"(t3899), "f"(t3903), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3905) : "f"(t3899), "f"(t3904), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3906 = -t3899;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3907;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3907) : "f"(t3905));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3908;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3908) : "f"(t3897), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3909) : "f"(t3906), "f"(t3907), "f"(t3908));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3910 = t3895 - t2850;
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3911 = t3910 * t2849;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3912;
                        asm("abs.f32 %0, %1;" : "=f"(t3912) : "f"(t3911));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3913;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3913) : "f"(t3912), "f"(5.6f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(t3913), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(t3913), "f"(t3914), "f"(0.007938604f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(t3913), "f"(t3915), "f"(-0.0530439f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3917) : "f"(t3913), "f"(t3916), "f"(-0.45917815f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3918) : "f"(t3913), "f"(t3917), "f"(-1.1510339f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3919) : "f"(t3913), "f"(t3918), "f"(-1.0000077f));
#line 214 "fa-kernels/src/conv/output.rs"
                        const f32 t3920 = -t3913;
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3921;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3921) : "f"(t3919));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3922;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3922) : "f"(t3911), "f"(0.0f));
#line 214 "fa-kernels/src/conv/output.rs"
                        f32 t3923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3923) : "f"(t3920), "f"(t3921), "f"(t3922));
#line 214 "fa-kernels/src/conv/output.rs"
                        u32 words_56;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_56) : "f"(t3909), "f"(t3923));
#line 215 "fa-kernels/src/conv/output.rs"
                        if (t2942) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2944), "r"(words_53), "r"(words_54), "r"(words_55), "r"(words_56) : "memory");
                        }
                    }
                }
            } else {
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 t3925 = blockIdx.y;
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 t3926 = t3925 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3927 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3928 = t3927 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3929 = t3928 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3930 = t3929 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                const u32 t3931 = t3926 + t3930;
#line 127 "fa-kernels/src/conv/output.rs"
                const bool t3932 = t3931 < 64u;
#line 113 "fa-kernels/src/conv/output.rs"
                if (t3932) {
#line 140 "fa-kernels/src/conv/output.rs"
                    const u32 t3933 = threadIdx.x;
#line 140 "fa-kernels/src/conv/output.rs"
                    const u32 thread_5 = t3933 & 127u;
                    const u32 t3935 = thread_5 >> 3u;
#line 118 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t3936 = t3935 >> 3u;
                    const u32 t3937 = t3935 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t3938 = thread_5 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t3939 = t3938 << 3u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t3940 = t3939 >> 6u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 t3941 = t3940 * 14u;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 row_71 = t3936 + t3941;
                    const u32 at_10 = y_6 + row_71;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 at_11 = x_6 + t3937;
                    const u64 t3945 = (u64)sample_6;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3946 = t3945 * y_stride0;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3947 = t3946 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3948 = y + t3947;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3949 = (u64)at_10;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3950 = t3949 * y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3951 = t3950 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3952 = t3948 + t3951;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3953 = (u64)at_11;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3954 = t3953 * y_stride2;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3955 = t3954 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3956 = t3952 + t3955;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3957 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3958 = t3957 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3959 = t3958 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3960 = t3959 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                    const u32 t3961 = t3926 + t3960;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3962 = (u64)t3961 * 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u64 t3963 = t3956 + t3962;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t3964 = (u32)y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t3965 = t3964 << 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                    const bool t3966 = t3937 < t2818;
#line 144 "fa-kernels/src/conv/output.rs"
                    const u32 t3967 = t3966 ? t2816 : 0u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3968 = threadIdx.x;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3969 = t3968 & 127u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 chunk_46 = t3969 & 7u;
#line 156 "fa-kernels/src/conv/output.rs"
                    const u32 t3971 = threadIdx.x;
#line 156 "fa-kernels/src/conv/output.rs"
                    const u32 t3972 = t3971 & 127u;
#line 156 "fa-kernels/src/conv/output.rs"
                    const u32 first_23 = t3972 >> 3u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t3974 = first_23 & 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t3975 = chunk_46 ^ t3974;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t3976 = first_23 << 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t3977 = t3975 << 4u;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 t3978 = t3976 + t3977;
#line 168 "fa-kernels/src/conv/output.rs"
                    const u32 from_2 = t2832 + t3978;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_21 = 0u; i_21 < 7u; i_21 += 1u) {
#line 181 "fa-kernels/src/conv/output.rs"
                        const u32 t3980 = i_21 << 11u;
#line 181 "fa-kernels/src/conv/output.rs"
                        const u32 t3981 = from_2 + t3980;
#line 181 "fa-kernels/src/conv/output.rs"
                        u32 row_72;
                        u32 row_73;
                        u32 row_74;
                        u32 row_75;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t3981) : "memory");
#line 193 "fa-kernels/src/conv/output.rs"
                        const u32 t3982 = row_72 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t3983;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3983) : "r"(row_72));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3984;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3984) : "h"(t3983));
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t3985;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3985) : "r"(t3982));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3986;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3986) : "h"(t3985));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t3987 = t3984 - t2836;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t3988 = t3987 * t2835;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3989;
                        asm("abs.f32 %0, %1;" : "=f"(t3989) : "f"(t3988));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3990;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3990) : "f"(t3989), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3991) : "f"(t3990), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3992) : "f"(t3990), "f"(t3991), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(t3990), "f"(t3992), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(t3990), "f"(t3993), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3995) : "f"(t3990), "f"(t3994), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(t3990), "f"(t3995), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t3997 = -t3990;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3998;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3998) : "f"(t3996));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t3999;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3999) : "f"(t3988), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4000) : "f"(t3997), "f"(t3998), "f"(t3999));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4001 = t3986 - t2838;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4002 = t4001 * t2837;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4003;
                        asm("abs.f32 %0, %1;" : "=f"(t4003) : "f"(t4002));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4004;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4004) : "f"(t4003), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(t4004), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4006) : "f"(t4004), "f"(t4005), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4007) : "f"(t4004), "f"(t4006), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4008) : "f"(t4004), "f"(t4007), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4009) : "f"(t4004), "f"(t4008), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(t4004), "f"(t4009), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4011 = -t4004;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4012;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4012) : "f"(t4010));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4013;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4013) : "f"(t4002), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4014) : "f"(t4011), "f"(t4012), "f"(t4013));
#line 193 "fa-kernels/src/conv/output.rs"
                        u32 words_57;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_57) : "f"(t4000), "f"(t4014));
#line 193 "fa-kernels/src/conv/output.rs"
                        const u32 t4016 = row_73 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t4017;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4017) : "r"(row_73));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4018;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4018) : "h"(t4017));
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t4019;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4019) : "r"(t4016));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4020;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4020) : "h"(t4019));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4021 = t4018 - t2840;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4022 = t4021 * t2839;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4023;
                        asm("abs.f32 %0, %1;" : "=f"(t4023) : "f"(t4022));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4024;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4024) : "f"(t4023), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4025) : "f"(t4024), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(t4024), "f"(t4025), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(t4024), "f"(t4026), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(t4024), "f"(t4027), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4029) : "f"(t4024), "f"(t4028), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(t4024), "f"(t4029), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4031 = -t4024;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4032;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4032) : "f"(t4030));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4033;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4033) : "f"(t4022), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4034) : "f"(t4031), "f"(t4032), "f"(t4033));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4035 = t4020 - t2842;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4036 = t4035 * t2841;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4037;
                        asm("abs.f32 %0, %1;" : "=f"(t4037) : "f"(t4036));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4038;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4038) : "f"(t4037), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(t4038), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4040) : "f"(t4038), "f"(t4039), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(t4038), "f"(t4040), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(t4038), "f"(t4041), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4043) : "f"(t4038), "f"(t4042), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(t4038), "f"(t4043), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4045 = -t4038;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4046;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4046) : "f"(t4044));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4047;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4047) : "f"(t4036), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4048) : "f"(t4045), "f"(t4046), "f"(t4047));
#line 193 "fa-kernels/src/conv/output.rs"
                        u32 words_58;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_58) : "f"(t4034), "f"(t4048));
#line 193 "fa-kernels/src/conv/output.rs"
                        const u32 t4050 = row_74 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t4051;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4051) : "r"(row_74));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4052;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4052) : "h"(t4051));
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t4053;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4053) : "r"(t4050));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4054;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4054) : "h"(t4053));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4055 = t4052 - t2844;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4056 = t4055 * t2843;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4057;
                        asm("abs.f32 %0, %1;" : "=f"(t4057) : "f"(t4056));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4058;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4058) : "f"(t4057), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(t4058), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(t4058), "f"(t4059), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4061) : "f"(t4058), "f"(t4060), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(t4058), "f"(t4061), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4063) : "f"(t4058), "f"(t4062), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4064) : "f"(t4058), "f"(t4063), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4065 = -t4058;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4066;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4066) : "f"(t4064));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4067;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4067) : "f"(t4056), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(t4065), "f"(t4066), "f"(t4067));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4069 = t4054 - t2846;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4070 = t4069 * t2845;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4071;
                        asm("abs.f32 %0, %1;" : "=f"(t4071) : "f"(t4070));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4072;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4072) : "f"(t4071), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4073) : "f"(t4072), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(t4072), "f"(t4073), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(t4072), "f"(t4074), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(t4072), "f"(t4075), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4077) : "f"(t4072), "f"(t4076), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4078) : "f"(t4072), "f"(t4077), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4079 = -t4072;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4080;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4080) : "f"(t4078));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4081;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4081) : "f"(t4070), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4082) : "f"(t4079), "f"(t4080), "f"(t4081));
#line 193 "fa-kernels/src/conv/output.rs"
                        u32 words_59;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_59) : "f"(t4068), "f"(t4082));
#line 193 "fa-kernels/src/conv/output.rs"
                        const u32 t4084 = row_75 >> 16u;
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t4085;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4085) : "r"(row_75));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4086;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4086) : "h"(t4085));
#line 193 "fa-kernels/src/conv/output.rs"
                        f16 t4087;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4087) : "r"(t4084));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4088;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4088) : "h"(t4087));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4089 = t4086 - t2848;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4090 = t4089 * t2847;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4091;
                        asm("abs.f32 %0, %1;" : "=f"(t4091) : "f"(t4090));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4092;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4092) : "f"(t4091), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4093) : "f"(t4092), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4094) : "f"(t4092), "f"(t4093), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4095) : "f"(t4092), "f"(t4094), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4096) : "f"(t4092), "f"(t4095), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4097) : "f"(t4092), "f"(t4096), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4098) : "f"(t4092), "f"(t4097), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4099 = -t4092;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4100;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4100) : "f"(t4098));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4101;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4101) : "f"(t4090), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4102) : "f"(t4099), "f"(t4100), "f"(t4101));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4103 = t4088 - t2850;
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4104 = t4103 * t2849;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4105;
                        asm("abs.f32 %0, %1;" : "=f"(t4105) : "f"(t4104));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4106;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4106) : "f"(t4105), "f"(5.6f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4107) : "f"(t4106), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(t4106), "f"(t4107), "f"(0.007938604f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4109) : "f"(t4106), "f"(t4108), "f"(-0.0530439f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(t4106), "f"(t4109), "f"(-0.45917815f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4111) : "f"(t4106), "f"(t4110), "f"(-1.1510339f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4112) : "f"(t4106), "f"(t4111), "f"(-1.0000077f));
#line 193 "fa-kernels/src/conv/output.rs"
                        const f32 t4113 = -t4106;
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4114;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4114) : "f"(t4112));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4115;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4115) : "f"(t4104), "f"(0.0f));
#line 193 "fa-kernels/src/conv/output.rs"
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(t4113), "f"(t4114), "f"(t4115));
#line 193 "fa-kernels/src/conv/output.rs"
                        u32 words_60;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_60) : "f"(t4102), "f"(t4116));
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t4118 = i_21 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                        const u32 t4119 = row_71 + t4118;
#line 245 "fa-kernels/src/conv/output.rs"
                        const bool t4120 = t4119 < t3967;
#line 197 "fa-kernels/src/conv/output.rs"
                        if (t4120) {
#line 251 "fa-kernels/src/conv/output.rs"
                            const u64 t4121 = (u64)i_21 * t3965;
#line 251 "fa-kernels/src/conv/output.rs"
                            const u64 t4122 = t3963 + t4121;
#line 198 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4122), "r"(words_57), "r"(words_58), "r"(words_59), "r"(words_60) : "memory");
                        }
                    }
                }
            }
        }
    }
}
