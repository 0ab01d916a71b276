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
    const u32 moments = outputs + 86016u;
    const u32 t7 = moments + 6144u;
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
#line 143 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 12u;
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
            const u32 t105 = t104 * 3u;
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
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t144 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t145 = t144 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t145 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t147 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t148;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t148) : "r"(t147), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t148 >> groups_shift;
            const u32 t150 = sample_3 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t151 = group_3 - t150;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t152 = t151 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_41 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_42 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_43 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_44 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_45 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_46 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_47 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_48 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_49 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_50 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_51 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_52 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_53 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_54 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_55 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_56 = 0.0f;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 t290 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t290 << 6u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 t292 = t37 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 t293 = t36 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t292 + t293;
        const u32 t295 = first_3 + 8u;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 t296 = first_2 + first_3;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 channel = t296 < 63u ? t296 : 63u;
        const u64 t298 = (u64)channel;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t299 = t298 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t300 = t299 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t301 = bias + t300;
#line 343 "fa-kernels/src/conv/work.rs"
        f16 t302;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t302) : "l"(t301) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
        f32 t303;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t303) : "h"(t302));
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 t304 = first_2 + t295;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t304 < 63u ? t304 : 63u;
        const u64 t306 = (u64)channel_2;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t307 = t306 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t308 = t307 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t309 = bias + t308;
#line 343 "fa-kernels/src/conv/work.rs"
        f16 t310;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t310) : "l"(t309) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
        f32 t311;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t311) : "h"(t310));
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
        const u32 t312 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t312 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t314 = first_4 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t315 = all_groups - first_4;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t314 ? t315 : 0u;
        const u32 t317 = left_5 < cta_groups ? left_5 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t317; i_14 += 1u) {
#line 354 "fa-kernels/src/conv/work.rs"
            acc = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_2 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_5 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_6 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_9 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_10 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_13 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_14 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_17 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_18 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_21 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_22 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_25 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_26 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_29 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_30 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_33 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_34 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_37 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_38 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_41 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_42 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_45 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_46 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_49 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_50 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_53 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_54 = t303;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_3 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_4 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_7 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_8 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_11 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_12 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_15 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_16 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_19 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_20 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_23 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_24 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_27 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_28 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_31 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_32 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_35 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_36 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_39 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_40 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_43 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_44 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_47 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_48 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_51 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_52 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_55 = t311;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_56 = t311;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t318 = i_14 > 1u ? i_14 : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t319 = t318 - 1u;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t320 = 0u < i_14;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t321 = 0u < index;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t322 = t320 | t321;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t322) {
#line 22 "fa-kernels/src/conv/turns.rs"
                const u32 t323 = index + 5u;
#line 22 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t323) : "memory");
            }
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t324 = i_14 * 3u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t324 + index;
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t327 = index * 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t328 = i_14 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_5 = t327 + t328;
            const u32 t330 = index_5 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t331 = t8 + t330;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t332 = i_14 / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t333 = t332 & 1u;
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t331), "r"(t333) : "memory");
            const u32 t334 = slot_13 * 20480u;
#line 44 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t335 = smem_1 + t334;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t336 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t336) {
                const u32 t337 = t8 + 96u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t337), "r"(0u) : "memory");
            }
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t338 = t9 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t339 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t340 = t338 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t341 = (u64)t340;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t342 = t341 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t343 = t339 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = (u64)t343;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t345 = t344 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t346 = t338 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = (u64)t346;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t348 = t347 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t349 = t339 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = (u64)t349;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t351 = t350 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t352 = t338 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = (u64)t352;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t355 = t339 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = (u64)t355;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t357 = t356 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t358 = t338 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = (u64)t358;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t361 = t339 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = (u64)t361;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t363 = t362 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t342), "l"(t345), "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t364 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t364) {
                const u32 t365 = t8 + 104u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t365), "r"(0u) : "memory");
            }
            const u32 t366 = t9 + 8192u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t367 = t366 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t368 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t369 = t368 + 8u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t370 = t367 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = (u64)t370;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t372 = t371 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t373 = t369 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = (u64)t373;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t375 = t374 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t376 = t367 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = (u64)t376;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t378 = t377 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t379 = t369 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = (u64)t379;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t381 = t380 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t382 = t367 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = (u64)t382;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t384 = t383 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t385 = t369 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = (u64)t385;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t387 = t386 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t388 = t367 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = (u64)t388;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t390 = t389 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t391 = t369 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = (u64)t391;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t393 = t392 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t372), "l"(t375), "l"(t378), "l"(t381), "l"(t384), "l"(t387), "l"(t390), "l"(t393) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t394 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t394) {
                const u32 t395 = t8 + 112u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t395), "r"(0u) : "memory");
            }
            const u32 t396 = t9 + 16384u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t397 = t396 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t398 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t399 = t398 + 16u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t400 = t397 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = (u64)t400;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t402 = t401 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t403 = t399 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = (u64)t403;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t405 = t404 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t406 = t397 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = (u64)t406;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t408 = t407 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t409 = t399 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = (u64)t409;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t411 = t410 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t412 = t397 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = (u64)t412;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t414 = t413 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t415 = t399 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = (u64)t415;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t417 = t416 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t418 = t397 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = (u64)t418;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t420 = t419 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t421 = t399 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = (u64)t421;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t423 = t422 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t402), "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t424 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t424) {
                const u32 t425 = t8 + 120u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t425), "r"(0u) : "memory");
            }
            const u32 t426 = t9 + 24576u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t427 = t426 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t428 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t429 = t428 + 80u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t430 = t427 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = (u64)t430;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t432 = t431 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t433 = t429 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = (u64)t433;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t435 = t434 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t436 = t427 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = (u64)t436;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t438 = t437 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t439 = t429 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = (u64)t439;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t441 = t440 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t442 = t427 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = (u64)t442;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t444 = t443 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t445 = t429 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = (u64)t445;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t447 = t446 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t448 = t427 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = (u64)t448;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t450 = t449 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t451 = t429 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = (u64)t451;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t453 = t452 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450), "l"(t453) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t454 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t454) {
                const u32 t455 = t8 + 128u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t455), "r"(0u) : "memory");
            }
            const u32 t456 = t9 + 32768u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t457 = t456 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t458 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t459 = t458 + 88u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t460 = t457 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = (u64)t460;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t462 = t461 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t463 = t459 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = (u64)t463;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t465 = t464 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t466 = t457 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = (u64)t466;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t468 = t467 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t469 = t459 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = (u64)t469;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t471 = t470 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t472 = t457 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = (u64)t472;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t474 = t473 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t475 = t459 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = (u64)t475;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t477 = t476 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t478 = t457 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = (u64)t478;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t480 = t479 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t481 = t459 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = (u64)t481;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t483 = t482 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t462), "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480), "l"(t483) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t484 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t484) {
                const u32 t485 = t8 + 136u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t485), "r"(0u) : "memory");
            }
            const u32 t486 = t9 + 40960u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t487 = t486 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t488 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t489 = t488 + 96u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t490 = t487 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = (u64)t490;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t492 = t491 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t493 = t489 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = (u64)t493;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t495 = t494 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t496 = t487 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = (u64)t496;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t498 = t497 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t499 = t489 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = (u64)t499;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t501 = t500 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t502 = t487 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = (u64)t502;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t504 = t503 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t505 = t489 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = (u64)t505;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t507 = t506 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t508 = t487 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = (u64)t508;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t510 = t509 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t511 = t489 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = (u64)t511;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t513 = t512 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t492), "l"(t495), "l"(t498), "l"(t501), "l"(t504), "l"(t507), "l"(t510), "l"(t513) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t514 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t514) {
                const u32 t515 = t8 + 144u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t515), "r"(0u) : "memory");
            }
            const u32 t516 = t9 + 49152u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t517 = t516 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t518 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t519 = t518 + 160u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t520 = t517 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = (u64)t520;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t522 = t521 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t523 = t519 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = (u64)t523;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t525 = t524 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t526 = t517 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = (u64)t526;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t528 = t527 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t529 = t519 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = (u64)t529;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t531 = t530 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t532 = t517 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t533 = (u64)t532;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t534 = t533 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t535 = t519 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = (u64)t535;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t537 = t536 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t538 = t517 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = (u64)t538;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t540 = t539 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t541 = t519 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t542 = (u64)t541;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t543 = t542 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t522), "l"(t525), "l"(t528), "l"(t531), "l"(t534), "l"(t537), "l"(t540), "l"(t543) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t544 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t544) {
                const u32 t545 = t8 + 152u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t545), "r"(0u) : "memory");
            }
            const u32 t546 = t9 + 57344u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t547 = t546 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t548 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t549 = t548 + 168u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t550 = t547 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t551 = (u64)t550;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t552 = t551 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t553 = t549 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = (u64)t553;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t555 = t554 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t556 = t547 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = (u64)t556;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t558 = t557 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t559 = t549 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = (u64)t559;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t561 = t560 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t562 = t547 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t563 = (u64)t562;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t564 = t563 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t565 = t549 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t566 = (u64)t565;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t567 = t566 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t568 = t547 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = (u64)t568;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t570 = t569 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t571 = t549 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t572 = (u64)t571;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t573 = t572 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t552), "l"(t555), "l"(t558), "l"(t561), "l"(t564), "l"(t567), "l"(t570), "l"(t573) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t574 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t574) {
                const u32 t575 = t8 + 160u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t575), "r"(0u) : "memory");
            }
            const u32 t576 = t9 + 65536u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t577 = t576 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t578 = t335 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t579 = t578 + 176u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t580 = t577 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t581 = (u64)t580;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t582 = t581 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t583 = t579 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t584 = (u64)t583;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t585 = t584 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t586 = t577 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t587 = (u64)t586;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t588 = t587 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t589 = t579 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t590 = (u64)t589;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t591 = t590 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t592 = t577 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t593 = (u64)t592;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t594 = t593 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t595 = t579 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t596 = (u64)t595;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t597 = t596 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t598 = t577 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t599 = (u64)t598;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t600 = t599 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t601 = t579 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t602 = (u64)t601;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t603 = t602 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t582), "l"(t585), "l"(t588), "l"(t591), "l"(t594), "l"(t597), "l"(t600), "l"(t603) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t604 = i_14 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t605 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t605 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t607 = first_5 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t608 = all_groups - first_5;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t607 ? t608 : 0u;
            const u32 t610 = left_6 < cta_groups ? left_6 : cta_groups;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t611 = t604 < t610;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t612 = index < 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t613 = t611 | t612;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t613) {
#line 28 "fa-kernels/src/conv/turns.rs"
                const bool t614 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 t615 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 next = t614 ? 0u : t615;
                const u32 t617 = next + 5u;
#line 29 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t617) : "memory");
            }
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t618 = i_14 * 3u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t618 + index;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t620 = i_16 % 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t621 = t620 + 9u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t622 = t621 << 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t623 = t8 + t622;
            u32 t624;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t624) : );
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t625 = t624 == 1u;
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t625) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t623) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t626 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t627 = t626 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t627 + i_14;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t629 = group_4 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t630;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t630) : "r"(t629), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t630 >> groups_shift;
            const u32 t632 = sample_4 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t633 = group_4 - t632;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t634 = t633 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t634 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t636 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t637;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t637) : "r"(t636), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t638 = t637 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t638 * 14u;
            const u32 t640 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t641;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t641) : "r"(t640), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t642 = t641 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t643 = t642 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t644 = number_4 - t643;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t644 << 3u;
            const bool t646 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t647 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t646 ? t647 : 0u;
            const u32 t649 = left_7 < 14u ? left_7 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t650 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t651 = t650 < 8u ? t650 : 8u;
#line 306 "fa-kernels/src/conv/work.rs"
            const bool t652 = 0u < i_14;
#line 306 "fa-kernels/src/conv/work.rs"
            if (t652) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t653 = i_14 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t654 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t655 = t654 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t656 = t655 + t653;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t657 = t656 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t658;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t658) : "r"(t657), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 before = t658 >> groups_shift;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t660 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t661 = t660 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t662 = t661 + i_14;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t663 = t662 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t664;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t664) : "r"(t663), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t665 = t664 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t666 = t665 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t666) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t667 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t668 = t667 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t668) {
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t669 = t37 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t670 = t36 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 first_6 = t669 + t670;
                        const u32 t672 = first_6 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t673 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t674 = t673 + first_6;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t675 = t674 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t675;
                        const f32 t677 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t678 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t679 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t680;
                        asm("mov.b32 %0, %1;" : "=r"(t680) : "f"(t677));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t681;
                        asm("mov.b32 %0, %1;" : "=r"(t681) : "f"(t678));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t682;
                        asm("mov.b32 %0, %1;" : "=r"(t682) : "f"(t679));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t680), "r"(t681), "r"(t682), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t683 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t684 = t683 + t672;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t685 = t684 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t685;
                        const f32 t687 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t688 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t689 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t690;
                        asm("mov.b32 %0, %1;" : "=r"(t690) : "f"(t687));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t691;
                        asm("mov.b32 %0, %1;" : "=r"(t691) : "f"(t688));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t692;
                        asm("mov.b32 %0, %1;" : "=r"(t692) : "f"(t689));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t690), "r"(t691), "r"(t692), "r"(0u) : "memory");
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
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t694 = channel_3 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t694) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t695 = channel_3 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t696 = moments + t695;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t696) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t697;
                        asm("mov.b32 %0, %1;" : "=f"(t697) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t698;
                        asm("mov.b32 %0, %1;" : "=f"(t698) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t699;
                        asm("mov.b32 %0, %1;" : "=f"(t699) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t700;
                        asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t701 = 64u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t702 = t701 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t703 = moments + t702;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t703) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t704;
                        asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t705;
                        asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t706;
                        asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t707;
                        asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t697 + t704;
                        const f32 difference = t705 - t698;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t710;
                        asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t711;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(t710));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t704 * t711;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t698));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t714 = t697 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t715 = t714 ? t705 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t716 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t717 = t716 * t697;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t718 = t699 + t706;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(t717), "f"(share), "f"(t718));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t720 = 128u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t721 = t720 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t722 = moments + t721;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t722) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t723;
                        asm("mov.b32 %0, %1;" : "=f"(t723) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t724;
                        asm("mov.b32 %0, %1;" : "=f"(t724) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t725;
                        asm("mov.b32 %0, %1;" : "=f"(t725) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t726;
                        asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_12));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t723;
                        const f32 difference_2 = t724 - t715;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t729;
                        asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t730;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(t729));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t723 * t730;
                        f32 mean_4;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference_2), "f"(share_2), "f"(t715));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t733 = count_3 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t734 = t733 ? t724 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t735 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t736 = t735 * count_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t737 = t719 + t725;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(t736), "f"(share_2), "f"(t737));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t739 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t739 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t741 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_7 = first_7 + channel_3;
#line 131 "fa-kernels/src/conv/work.rs"
                        const u32 index_6 = t741 + before;
                        const u64 t744 = (u64)index_6;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t745 = t744 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t746 = t745 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t747 = partial + t746;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t748 = (u64)index_7;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t749 = t748 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t750 = t749 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t751 = t747 + t750;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t752;
                        asm("mov.b32 %0, %1;" : "=r"(t752) : "f"(count_4));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t753;
                        asm("mov.b32 %0, %1;" : "=r"(t753) : "f"(t734));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t754;
                        asm("mov.b32 %0, %1;" : "=r"(t754) : "f"(t738));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t751), "r"(t752), "r"(t753), "r"(t754), "r"(0u) : "memory");
                    }
#line 455 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t755 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t756 = acc_2;
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
            acc = t760;
            acc_2 = t762;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t763 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t764 = acc_4;
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
            acc_3 = t768;
            acc_4 = t770;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t771 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t772 = acc_6;
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
            acc_5 = t776;
            acc_6 = t778;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t779 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t780 = acc_8;
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
            acc_7 = t784;
            acc_8 = t786;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t787 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t788 = acc_10;
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
            acc_9 = t792;
            acc_10 = t794;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t795 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t796 = acc_12;
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
            acc_11 = t800;
            acc_12 = t802;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t803 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t804 = acc_14;
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
            acc_13 = t808;
            acc_14 = t810;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t811 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t812 = acc_16;
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
            acc_15 = t816;
            acc_16 = t818;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t819 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t820 = acc_18;
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
            acc_17 = t824;
            acc_18 = t826;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t827 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t828 = acc_20;
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
            acc_19 = t832;
            acc_20 = t834;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t835 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t836 = acc_22;
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
            acc_21 = t840;
            acc_22 = t842;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t843 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t844 = acc_24;
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
            acc_23 = t848;
            acc_24 = t850;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t851 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t852 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t853;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(t851), "f"(t852));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t854 = t853 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t855;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t855) : "r"(t853));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t856;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t856) : "h"(t855));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t857;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t857) : "r"(t854));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t858;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t858) : "h"(t857));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t856;
            acc_26 = t858;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t859 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t860 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t861;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(t859), "f"(t860));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t862 = t861 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t863;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t863) : "r"(t861));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t864;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t864) : "h"(t863));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t865;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t865) : "r"(t862));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t866;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t866) : "h"(t865));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t864;
            acc_28 = t866;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t867 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t868 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t869;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(t867), "f"(t868));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t870 = t869 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t871;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t871) : "r"(t869));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t872;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t872) : "h"(t871));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t873;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t873) : "r"(t870));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t874;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t874) : "h"(t873));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t872;
            acc_30 = t874;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t875 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t876 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t877;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(t875), "f"(t876));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t878 = t877 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t879;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t879) : "r"(t877));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t880;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t880) : "h"(t879));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t881;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t881) : "r"(t878));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t882;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t882) : "h"(t881));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t880;
            acc_32 = t882;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t883 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t884 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t885;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(t883), "f"(t884));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t886 = t885 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t887;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t887) : "r"(t885));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t888;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t888) : "h"(t887));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t889;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t889) : "r"(t886));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t890;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t890) : "h"(t889));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t888;
            acc_34 = t890;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t891 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t892 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t893;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(t891), "f"(t892));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t894 = t893 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t895;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t895) : "r"(t893));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t896;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t896) : "h"(t895));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t897;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t897) : "r"(t894));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t898;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t898) : "h"(t897));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t896;
            acc_36 = t898;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t899 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t900 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(t899), "f"(t900));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t902 = t901 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t903;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t903) : "r"(t901));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t904;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t904) : "h"(t903));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t905;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t905) : "r"(t902));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t906;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t906) : "h"(t905));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t904;
            acc_38 = t906;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t907 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t908 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t909;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(t907), "f"(t908));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t910 = t909 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t911;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t911) : "r"(t909));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t912;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t912) : "h"(t911));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t913;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t913) : "r"(t910));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t914;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t914) : "h"(t913));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t912;
            acc_40 = t914;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t915 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t916 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(t915), "f"(t916));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t918 = t917 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t919;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t919) : "r"(t917));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t920;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t920) : "h"(t919));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t921;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t921) : "r"(t918));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t922;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t922) : "h"(t921));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t920;
            acc_42 = t922;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t923 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t924 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(t923), "f"(t924));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t926 = t925 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t927;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t927) : "r"(t925));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t928;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t928) : "h"(t927));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t929;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t929) : "r"(t926));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t930;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t930) : "h"(t929));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t928;
            acc_44 = t930;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t931 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t932 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t933;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(t931), "f"(t932));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t934 = t933 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t935;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t935) : "r"(t933));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t936;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t936) : "h"(t935));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t937;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t937) : "r"(t934));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t938;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t938) : "h"(t937));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t936;
            acc_46 = t938;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t939 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t940 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(t939), "f"(t940));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t942 = t941 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t943;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t943) : "r"(t941));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t944;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t944) : "h"(t943));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t945;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t945) : "r"(t942));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t946;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t946) : "h"(t945));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t944;
            acc_48 = t946;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t947 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t948 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(t947), "f"(t948));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t950 = t949 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t951;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t951) : "r"(t949));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t952;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t952) : "h"(t951));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t953;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t953) : "r"(t950));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t954;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t954) : "h"(t953));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t952;
            acc_50 = t954;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t955 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t956 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t957;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t957) : "f"(t955), "f"(t956));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t958 = t957 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t959;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t959) : "r"(t957));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t960;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t960) : "h"(t959));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t961;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t961) : "r"(t958));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t962;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t962) : "h"(t961));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t960;
            acc_52 = t962;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t963 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t964 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t965;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(t963), "f"(t964));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t966 = t965 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t967;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t967) : "r"(t965));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t968;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t968) : "h"(t967));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t969;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t969) : "r"(t966));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t970;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t970) : "h"(t969));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t968;
            acc_54 = t970;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t971 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t972 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t973;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(t971), "f"(t972));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t974 = t973 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t975;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t975) : "r"(t973));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t976;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t976) : "h"(t975));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t977;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t977) : "r"(t974));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t978;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t978) : "h"(t977));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t976;
            acc_56 = t978;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t979 = t649 * t651;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t979;
            f32 t981;
            asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(count_5), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t981));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t983 = t649 * t651;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t984 = t983 == 112u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t984) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = 0.0f + t985;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = t986 + t987;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t988 + t989;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = t990 + t991;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = t992 + t993;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = t994 + t995;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t996 + t997;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = 0.0f + t999;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = t1000 + t1001;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = t1002 + t1003;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = t1004 + t1005;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = t1006 + t1007;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = t1008 + t1009;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1010 + t1011;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = 0.0f + t1013;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = t1014 + t1015;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = t1016 + t1017;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1018 + t1019;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = t1020 + t1021;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = t1022 + t1023;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1024 + t1025;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = 0.0f + t1027;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = t1028 + t1029;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = t1030 + t1031;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = t1032 + t1033;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = t1034 + t1035;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1036 + t1037;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1038 + t1039;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = t1041 + t1042;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1043;
            } else {
                const u32 t1044 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1044 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_8 < t651;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1047 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1047 < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1049 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1049 & columns;
                const f32 t1051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = t1051 + t1052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = exists ? t1053 : t1054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1056 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1056 & columns_2;
                const f32 t1058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = t1058 + t1059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = exists_2 ? t1060 : t1061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1063 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1063 & columns;
                const f32 t1065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = t1065 + t1066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = exists_3 ? t1067 : t1068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1070 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1070 & columns_2;
                const f32 t1072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = t1072 + t1073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1076 = exists_4 ? t1074 : t1075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1077 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1077 & columns;
                const f32 t1079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = t1079 + t1080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = exists_5 ? t1081 : t1082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1084 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1084 & columns_2;
                const f32 t1086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = t1086 + t1087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = exists_6 ? t1088 : t1089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1091 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1091 & columns;
                const f32 t1093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = t1093 + t1094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = exists_7 ? t1095 : t1096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1098 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1098 & columns_2;
                const f32 t1100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = t1100 + t1101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = exists_8 ? t1102 : t1103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1105 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1105 & columns;
                const f32 t1107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = t1107 + t1108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = exists_9 ? t1109 : t1110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1112 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1112 & columns_2;
                const f32 t1114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = t1114 + t1115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1118 = exists_10 ? t1116 : t1117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1119 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1119 & columns;
                const f32 t1121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = t1121 + t1122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = exists_11 ? t1123 : t1124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1125;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1126 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1126 & columns_2;
                const f32 t1128 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = t1128 + t1129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = exists_12 ? t1130 : t1131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1132;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1133 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1133 & columns;
                const f32 t1135 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = t1135 + t1136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = exists_13 ? t1137 : t1138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1140 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1140 & columns_2;
                const f32 t1142 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = t1142 + t1143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = exists_14 ? t1144 : t1145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1147 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1147 & columns;
                const f32 t1149 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = t1149 + t1150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = exists_15 ? t1151 : t1152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1154 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1154 & columns_2;
                const f32 t1156 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = t1156 + t1157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = exists_16 ? t1158 : t1159;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1161 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1161 & columns;
                const f32 t1163 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = t1163 + t1164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = exists_17 ? t1165 : t1166;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1168 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1168 & columns_2;
                const f32 t1170 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = t1170 + t1171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1173 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = exists_18 ? t1172 : t1173;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1175 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1175 & columns;
                const f32 t1177 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = t1177 + t1178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = exists_19 ? t1179 : t1180;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1181;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1182 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1182 & columns_2;
                const f32 t1184 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = t1184 + t1185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = exists_20 ? t1186 : t1187;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1188;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1189 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1189 & columns;
                const f32 t1191 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = t1191 + t1192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = exists_21 ? t1193 : t1194;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1195;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1196 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1196 & columns_2;
                const f32 t1198 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = t1198 + t1199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = exists_22 ? t1200 : t1201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1202;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1203 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1203 & columns;
                const f32 t1205 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = t1205 + t1206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = exists_23 ? t1207 : t1208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1209;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1210 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1210 & columns_2;
                const f32 t1212 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = t1212 + t1213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = exists_24 ? t1214 : t1215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1216;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1217 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1217 & columns;
                const f32 t1219 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = t1219 + t1220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = exists_25 ? t1221 : t1222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1224 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1224 & columns_2;
                const f32 t1226 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = t1226 + t1227;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = exists_26 ? t1228 : t1229;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1231 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1231 & columns;
                const f32 t1233 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = t1233 + t1234;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = exists_27 ? t1235 : t1236;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1237;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1238 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1238 & columns_2;
                const f32 t1240 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = t1240 + t1241;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = exists_28 ? t1242 : t1243;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1244;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1245 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1246;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1246) : "f"(t1245));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1247 = t1245 + t1246;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1248;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1248) : "f"(t1247));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1249 = t1247 + t1248;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1249 * share_3;
            const f32 t1251 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1251), "f"(count_5), "f"(t1249));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest), "f"(share_3), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t984) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1254 - mean_5;
                f32 t1256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1257 - mean_5;
                f32 t1259;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(distance_2), "f"(distance_2), "f"(t1256));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1260 - mean_5;
                f32 t1262;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(distance_3), "f"(distance_3), "f"(t1259));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1263 - mean_5;
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(distance_4), "f"(distance_4), "f"(t1262));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1266 - mean_5;
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(distance_5), "f"(distance_5), "f"(t1265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1269 - mean_5;
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(distance_6), "f"(distance_6), "f"(t1268));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1272 - mean_5;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1271));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1275 - mean_5;
                f32 t1277;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1277) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1278 - mean_5;
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(distance_9), "f"(distance_9), "f"(t1277));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1281 - mean_5;
                f32 t1283;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(distance_10), "f"(distance_10), "f"(t1280));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1284 - mean_5;
                f32 t1286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(distance_11), "f"(distance_11), "f"(t1283));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1287 - mean_5;
                f32 t1289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(distance_12), "f"(distance_12), "f"(t1286));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1290 - mean_5;
                f32 t1292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(distance_13), "f"(distance_13), "f"(t1289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1293 - mean_5;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1292));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1296 - mean_5;
                f32 t1298;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1299 - mean_5;
                f32 t1301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(distance_16), "f"(distance_16), "f"(t1298));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1302 - mean_5;
                f32 t1304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(distance_17), "f"(distance_17), "f"(t1301));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1305 - mean_5;
                f32 t1307;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(distance_18), "f"(distance_18), "f"(t1304));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1308 - mean_5;
                f32 t1310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(distance_19), "f"(distance_19), "f"(t1307));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1311 - mean_5;
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(distance_20), "f"(distance_20), "f"(t1310));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1314 - mean_5;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1313));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1317 - mean_5;
                f32 t1319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1320 - mean_5;
                f32 t1322;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(distance_23), "f"(distance_23), "f"(t1319));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1323 - mean_5;
                f32 t1325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(distance_24), "f"(distance_24), "f"(t1322));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1326 - mean_5;
                f32 t1328;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1328) : "f"(distance_25), "f"(distance_25), "f"(t1325));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1329 - mean_5;
                f32 t1331;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(distance_26), "f"(distance_26), "f"(t1328));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1332 - mean_5;
                f32 t1334;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(distance_27), "f"(distance_27), "f"(t1331));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1335 - mean_5;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1334));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = t1338 + t1339;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1340;
            } else {
                const u32 t1341 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1341 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_9 < t651;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1344 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1344 < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1346 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1346 & columns_3;
                const f32 t1348 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1349 - mean_5;
                f32 t1351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(distance_29), "f"(distance_29), "f"(t1348));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = exists_29 ? t1351 : t1352;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1353;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1354 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1354 & columns_4;
                const f32 t1356 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1357 - mean_5;
                f32 t1359;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1359) : "f"(distance_30), "f"(distance_30), "f"(t1356));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = exists_30 ? t1359 : t1360;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1361;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1362 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1362 & columns_3;
                const f32 t1364 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1365 - mean_5;
                f32 t1367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1367) : "f"(distance_31), "f"(distance_31), "f"(t1364));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = exists_31 ? t1367 : t1368;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1369;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1370 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1370 & columns_4;
                const f32 t1372 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1373 - mean_5;
                f32 t1375;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1375) : "f"(distance_32), "f"(distance_32), "f"(t1372));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = exists_32 ? t1375 : t1376;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1377;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1378 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1378 & columns_3;
                const f32 t1380 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1381 - mean_5;
                f32 t1383;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1383) : "f"(distance_33), "f"(distance_33), "f"(t1380));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = exists_33 ? t1383 : t1384;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1385;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1386 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1386 & columns_4;
                const f32 t1388 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1389 - mean_5;
                f32 t1391;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1391) : "f"(distance_34), "f"(distance_34), "f"(t1388));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = exists_34 ? t1391 : t1392;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1393;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1394 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1394 & columns_3;
                const f32 t1396 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1397 - mean_5;
                f32 t1399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1399) : "f"(distance_35), "f"(distance_35), "f"(t1396));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = exists_35 ? t1399 : t1400;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1401;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1402 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1402 & columns_4;
                const f32 t1404 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1405 - mean_5;
                f32 t1407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1407) : "f"(distance_36), "f"(distance_36), "f"(t1404));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = exists_36 ? t1407 : t1408;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1409;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1410 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1410 & columns_3;
                const f32 t1412 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1413 - mean_5;
                f32 t1415;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1415) : "f"(distance_37), "f"(distance_37), "f"(t1412));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = exists_37 ? t1415 : t1416;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1417;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1418 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1418 & columns_4;
                const f32 t1420 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1421 - mean_5;
                f32 t1423;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1423) : "f"(distance_38), "f"(distance_38), "f"(t1420));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = exists_38 ? t1423 : t1424;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1425;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1426 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1426 & columns_3;
                const f32 t1428 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1429 - mean_5;
                f32 t1431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1431) : "f"(distance_39), "f"(distance_39), "f"(t1428));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = exists_39 ? t1431 : t1432;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1433;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1434 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1434 & columns_4;
                const f32 t1436 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1437 - mean_5;
                f32 t1439;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1439) : "f"(distance_40), "f"(distance_40), "f"(t1436));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = exists_40 ? t1439 : t1440;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1441;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1442 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1442 & columns_3;
                const f32 t1444 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1445 - mean_5;
                f32 t1447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1447) : "f"(distance_41), "f"(distance_41), "f"(t1444));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = exists_41 ? t1447 : t1448;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1449;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1450 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1450 & columns_4;
                const f32 t1452 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1453 - mean_5;
                f32 t1455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1455) : "f"(distance_42), "f"(distance_42), "f"(t1452));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = exists_42 ? t1455 : t1456;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1457;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1458 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1458 & columns_3;
                const f32 t1460 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1461 - mean_5;
                f32 t1463;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1463) : "f"(distance_43), "f"(distance_43), "f"(t1460));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = exists_43 ? t1463 : t1464;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1465;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1466 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1466 & columns_4;
                const f32 t1468 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1469 - mean_5;
                f32 t1471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1471) : "f"(distance_44), "f"(distance_44), "f"(t1468));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = exists_44 ? t1471 : t1472;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1473;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1474 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1474 & columns_3;
                const f32 t1476 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1477 - mean_5;
                f32 t1479;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(distance_45), "f"(distance_45), "f"(t1476));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = exists_45 ? t1479 : t1480;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1481;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1482 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1482 & columns_4;
                const f32 t1484 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1485 - mean_5;
                f32 t1487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1487) : "f"(distance_46), "f"(distance_46), "f"(t1484));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_46 ? t1487 : t1488;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1489;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1490 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1490 & columns_3;
                const f32 t1492 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1493 - mean_5;
                f32 t1495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(distance_47), "f"(distance_47), "f"(t1492));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = exists_47 ? t1495 : t1496;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1497;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1498 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1498 & columns_4;
                const f32 t1500 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1501 - mean_5;
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(distance_48), "f"(distance_48), "f"(t1500));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_48 ? t1503 : t1504;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1505;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1506 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1506 & columns_3;
                const f32 t1508 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1509 - mean_5;
                f32 t1511;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1511) : "f"(distance_49), "f"(distance_49), "f"(t1508));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = exists_49 ? t1511 : t1512;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1513;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1514 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1514 & columns_4;
                const f32 t1516 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1517 - mean_5;
                f32 t1519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(distance_50), "f"(distance_50), "f"(t1516));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = exists_50 ? t1519 : t1520;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1521;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1522 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1522 & columns_3;
                const f32 t1524 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1525 - mean_5;
                f32 t1527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(distance_51), "f"(distance_51), "f"(t1524));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_51 ? t1527 : t1528;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1529;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1530 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1530 & columns_4;
                const f32 t1532 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1533 - mean_5;
                f32 t1535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(distance_52), "f"(distance_52), "f"(t1532));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = exists_52 ? t1535 : t1536;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1537;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1538 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1538 & columns_3;
                const f32 t1540 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1541 - mean_5;
                f32 t1543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(distance_53), "f"(distance_53), "f"(t1540));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = exists_53 ? t1543 : t1544;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1545;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1546 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1546 & columns_4;
                const f32 t1548 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1549 - mean_5;
                f32 t1551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(distance_54), "f"(distance_54), "f"(t1548));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = exists_54 ? t1551 : t1552;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1553;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1554 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1554 & columns_3;
                const f32 t1556 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1557 - mean_5;
                f32 t1559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(distance_55), "f"(distance_55), "f"(t1556));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = exists_55 ? t1559 : t1560;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1561;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1562 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1562 & columns_4;
                const f32 t1564 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1565 - mean_5;
                f32 t1567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(distance_56), "f"(distance_56), "f"(t1564));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = exists_56 ? t1567 : t1568;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1569;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1570 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1571;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1571) : "f"(t1570));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1572 = t1570 + t1571;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1573;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1573) : "f"(t1572));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1572 + t1573;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1575 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1576 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1577 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1575 + count_5;
            const f32 difference_3 = mean_5 - t1576;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1580;
            asm("max.f32 %0, %1, %2;" : "=f"(t1580) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1581;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(t1580));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1581;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_3), "f"(share_4), "f"(t1576));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1584 = t1575 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1585 = t1584 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1586 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1587 = t1586 * t1575;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1588 = t1577 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(t1587), "f"(share_4), "f"(t1588));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t1585;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t1589;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t984) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = 0.0f + t1590;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = t1591 + t1592;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = t1593 + t1594;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = t1595 + t1596;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = t1597 + t1598;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = t1599 + t1600;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1601 + t1602;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = 0.0f + t1604;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = t1605 + t1606;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = t1607 + t1608;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = t1609 + t1610;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = t1611 + t1612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = t1613 + t1614;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1615 + t1616;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = 0.0f + t1618;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = t1619 + t1620;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = t1621 + t1622;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = t1623 + t1624;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = t1625 + t1626;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = t1627 + t1628;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1629 + t1630;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = 0.0f + t1632;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = t1633 + t1634;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = t1635 + t1636;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = t1637 + t1638;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = t1639 + t1640;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = t1641 + t1642;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1643 + t1644;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = t1646 + t1647;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1648;
            } else {
                const u32 t1649 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1649 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_10 < t651;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1652 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1652 < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1654 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1654 & columns_5;
                const f32 t1656 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = t1656 + t1657;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = exists_57 ? t1658 : t1659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1660;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1661 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1661 & columns_6;
                const f32 t1663 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = t1663 + t1664;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = exists_58 ? t1665 : t1666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1667;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1668 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1668 & columns_5;
                const f32 t1670 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = t1670 + t1671;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = exists_59 ? t1672 : t1673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1674;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1675 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1675 & columns_6;
                const f32 t1677 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = t1677 + t1678;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = exists_60 ? t1679 : t1680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1681;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1682 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1682 & columns_5;
                const f32 t1684 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = t1684 + t1685;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = exists_61 ? t1686 : t1687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1688;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1689 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1689 & columns_6;
                const f32 t1691 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = t1691 + t1692;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = exists_62 ? t1693 : t1694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1695;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1696 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1696 & columns_5;
                const f32 t1698 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = t1698 + t1699;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = exists_63 ? t1700 : t1701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1703 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1703 & columns_6;
                const f32 t1705 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = t1705 + t1706;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = exists_64 ? t1707 : t1708;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1709;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1710 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1710 & columns_5;
                const f32 t1712 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = t1712 + t1713;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = exists_65 ? t1714 : t1715;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1717 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1717 & columns_6;
                const f32 t1719 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = t1719 + t1720;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = exists_66 ? t1721 : t1722;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1723;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1724 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1724 & columns_5;
                const f32 t1726 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = t1726 + t1727;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = exists_67 ? t1728 : t1729;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1730;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1731 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1731 & columns_6;
                const f32 t1733 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = t1733 + t1734;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = exists_68 ? t1735 : t1736;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1737;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1738 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1738 & columns_5;
                const f32 t1740 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = t1740 + t1741;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = exists_69 ? t1742 : t1743;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1744;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1745 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1745 & columns_6;
                const f32 t1747 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = t1747 + t1748;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = exists_70 ? t1749 : t1750;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1751;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1752 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1752 & columns_5;
                const f32 t1754 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = t1754 + t1755;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = exists_71 ? t1756 : t1757;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1758;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1759 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1759 & columns_6;
                const f32 t1761 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = t1761 + t1762;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = exists_72 ? t1763 : t1764;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1765;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1766 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1766 & columns_5;
                const f32 t1768 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = t1768 + t1769;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = exists_73 ? t1770 : t1771;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1772;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1773 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1773 & columns_6;
                const f32 t1775 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = t1775 + t1776;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = exists_74 ? t1777 : t1778;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1779;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1780 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1780 & columns_5;
                const f32 t1782 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = t1782 + t1783;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = exists_75 ? t1784 : t1785;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1786;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1787 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1787 & columns_6;
                const f32 t1789 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = t1789 + t1790;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = exists_76 ? t1791 : t1792;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1793;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1794 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1794 & columns_5;
                const f32 t1796 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1797 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = t1796 + t1797;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = exists_77 ? t1798 : t1799;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1800;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1801 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1801 & columns_6;
                const f32 t1803 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1805 = t1803 + t1804;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = exists_78 ? t1805 : t1806;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1807;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1808 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1808 & columns_5;
                const f32 t1810 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = t1810 + t1811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = exists_79 ? t1812 : t1813;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1814;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1815 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1815 & columns_6;
                const f32 t1817 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = t1817 + t1818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = exists_80 ? t1819 : t1820;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1821;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1822 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1822 & columns_5;
                const f32 t1824 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = t1824 + t1825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1827 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = exists_81 ? t1826 : t1827;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1828;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1829 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1829 & columns_6;
                const f32 t1831 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1833 = t1831 + t1832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = exists_82 ? t1833 : t1834;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1835;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1836 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1836 & columns_5;
                const f32 t1838 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = t1838 + t1839;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = exists_83 ? t1840 : t1841;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1842;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1843 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1843 & columns_6;
                const f32 t1845 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = t1845 + t1846;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = exists_84 ? t1847 : t1848;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1849;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1850 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1851;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1851) : "f"(t1850));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1852 = t1850 + t1851;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1853;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1853) : "f"(t1852));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1854 = t1852 + t1853;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1854 * share_3;
            const f32 t1856 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1856), "f"(count_5), "f"(t1854));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest_2), "f"(share_3), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t984) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1859 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1859 - mean_7;
                f32 t1861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1861) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1862 - mean_7;
                f32 t1864;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1864) : "f"(distance_58), "f"(distance_58), "f"(t1861));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1865 - mean_7;
                f32 t1867;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1867) : "f"(distance_59), "f"(distance_59), "f"(t1864));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1868 - mean_7;
                f32 t1870;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1870) : "f"(distance_60), "f"(distance_60), "f"(t1867));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1871 - mean_7;
                f32 t1873;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(distance_61), "f"(distance_61), "f"(t1870));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1874 - mean_7;
                f32 t1876;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1876) : "f"(distance_62), "f"(distance_62), "f"(t1873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1877 - mean_7;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1876));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1880 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1880 - mean_7;
                f32 t1882;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1882) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1883 - mean_7;
                f32 t1885;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(distance_65), "f"(distance_65), "f"(t1882));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1886 - mean_7;
                f32 t1888;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(distance_66), "f"(distance_66), "f"(t1885));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1889 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1889 - mean_7;
                f32 t1891;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1891) : "f"(distance_67), "f"(distance_67), "f"(t1888));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1892 - mean_7;
                f32 t1894;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(distance_68), "f"(distance_68), "f"(t1891));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1895 - mean_7;
                f32 t1897;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(distance_69), "f"(distance_69), "f"(t1894));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1898 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1898 - mean_7;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1897));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1901 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1901 - mean_7;
                f32 t1903;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1903) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1904 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1904 - mean_7;
                f32 t1906;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1906) : "f"(distance_72), "f"(distance_72), "f"(t1903));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1907 - mean_7;
                f32 t1909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(distance_73), "f"(distance_73), "f"(t1906));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1910 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1910 - mean_7;
                f32 t1912;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(distance_74), "f"(distance_74), "f"(t1909));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1913 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1913 - mean_7;
                f32 t1915;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1915) : "f"(distance_75), "f"(distance_75), "f"(t1912));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1916 - mean_7;
                f32 t1918;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(distance_76), "f"(distance_76), "f"(t1915));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1919 - mean_7;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1918));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1922 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1922 - mean_7;
                f32 t1924;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1925 - mean_7;
                f32 t1927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(distance_79), "f"(distance_79), "f"(t1924));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1928 - mean_7;
                f32 t1930;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(distance_80), "f"(distance_80), "f"(t1927));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1931 - mean_7;
                f32 t1933;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(distance_81), "f"(distance_81), "f"(t1930));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1934 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1934 - mean_7;
                f32 t1936;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(distance_82), "f"(distance_82), "f"(t1933));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1937 - mean_7;
                f32 t1939;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(distance_83), "f"(distance_83), "f"(t1936));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1940 - mean_7;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1939));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = t1943 + t1944;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1945;
            } else {
                const u32 t1946 = t36 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_11 = t1946 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_11 < t651;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1949 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1949 < t651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1951 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1951 & columns_7;
                const f32 t1953 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1954 - mean_7;
                f32 t1956;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(distance_85), "f"(distance_85), "f"(t1953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1958 = exists_85 ? t1956 : t1957;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1959 = 0u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1959 & columns_8;
                const f32 t1961 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1962 - mean_7;
                f32 t1964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(distance_86), "f"(distance_86), "f"(t1961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1966 = exists_86 ? t1964 : t1965;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1967 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1967 & columns_7;
                const f32 t1969 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1970 - mean_7;
                f32 t1972;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(distance_87), "f"(distance_87), "f"(t1969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = exists_87 ? t1972 : t1973;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1974;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1975 = 1u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1975 & columns_8;
                const f32 t1977 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1978 - mean_7;
                f32 t1980;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(distance_88), "f"(distance_88), "f"(t1977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1982 = exists_88 ? t1980 : t1981;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1982;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1983 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1983 & columns_7;
                const f32 t1985 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1986 - mean_7;
                f32 t1988;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(distance_89), "f"(distance_89), "f"(t1985));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1990 = exists_89 ? t1988 : t1989;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1991 = 2u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1991 & columns_8;
                const f32 t1993 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1994 - mean_7;
                f32 t1996;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(distance_90), "f"(distance_90), "f"(t1993));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1998 = exists_90 ? t1996 : t1997;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1998;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1999 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1999 & columns_7;
                const f32 t2001 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2002 - mean_7;
                f32 t2004;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(distance_91), "f"(distance_91), "f"(t2001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2006 = exists_91 ? t2004 : t2005;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2007 = 3u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2007 & columns_8;
                const f32 t2009 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2010 - mean_7;
                f32 t2012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(distance_92), "f"(distance_92), "f"(t2009));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2014 = exists_92 ? t2012 : t2013;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2015 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2015 & columns_7;
                const f32 t2017 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2018 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2018 - mean_7;
                f32 t2020;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(distance_93), "f"(distance_93), "f"(t2017));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2021 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2022 = exists_93 ? t2020 : t2021;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2022;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2023 = 4u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2023 & columns_8;
                const f32 t2025 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2026 - mean_7;
                f32 t2028;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(distance_94), "f"(distance_94), "f"(t2025));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2030 = exists_94 ? t2028 : t2029;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2030;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2031 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2031 & columns_7;
                const f32 t2033 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2034 - mean_7;
                f32 t2036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(distance_95), "f"(distance_95), "f"(t2033));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2038 = exists_95 ? t2036 : t2037;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2038;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2039 = 5u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2039 & columns_8;
                const f32 t2041 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2042 - mean_7;
                f32 t2044;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(distance_96), "f"(distance_96), "f"(t2041));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2045 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2046 = exists_96 ? t2044 : t2045;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2047 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2047 & columns_7;
                const f32 t2049 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2050 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2050 - mean_7;
                f32 t2052;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(distance_97), "f"(distance_97), "f"(t2049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2054 = exists_97 ? t2052 : t2053;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2054;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2055 = 6u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2055 & columns_8;
                const f32 t2057 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2058 - mean_7;
                f32 t2060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(distance_98), "f"(distance_98), "f"(t2057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2061 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2062 = exists_98 ? t2060 : t2061;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2063 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2063 & columns_7;
                const f32 t2065 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2066 - mean_7;
                f32 t2068;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(distance_99), "f"(distance_99), "f"(t2065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2069 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = exists_99 ? t2068 : t2069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2071 = 7u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2071 & columns_8;
                const f32 t2073 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2074 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2074 - mean_7;
                f32 t2076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(distance_100), "f"(distance_100), "f"(t2073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2078 = exists_100 ? t2076 : t2077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2079 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2079 & columns_7;
                const f32 t2081 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2082 - mean_7;
                f32 t2084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(distance_101), "f"(distance_101), "f"(t2081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2086 = exists_101 ? t2084 : t2085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2087 = 8u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2087 & columns_8;
                const f32 t2089 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2090 - mean_7;
                f32 t2092;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(distance_102), "f"(distance_102), "f"(t2089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2093 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2094 = exists_102 ? t2092 : t2093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2095 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2095 & columns_7;
                const f32 t2097 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2098 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2098 - mean_7;
                f32 t2100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(distance_103), "f"(distance_103), "f"(t2097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2102 = exists_103 ? t2100 : t2101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2103 = 9u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2103 & columns_8;
                const f32 t2105 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2106 - mean_7;
                f32 t2108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_104), "f"(distance_104), "f"(t2105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2109 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2110 = exists_104 ? t2108 : t2109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2111 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2111 & columns_7;
                const f32 t2113 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2114 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2114 - mean_7;
                f32 t2116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(distance_105), "f"(distance_105), "f"(t2113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2117 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2118 = exists_105 ? t2116 : t2117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2119 = 10u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2119 & columns_8;
                const f32 t2121 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2122 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2122 - mean_7;
                f32 t2124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(distance_106), "f"(distance_106), "f"(t2121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = exists_106 ? t2124 : t2125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2127 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2127 & columns_7;
                const f32 t2129 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2130 - mean_7;
                f32 t2132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(distance_107), "f"(distance_107), "f"(t2129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2133 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = exists_107 ? t2132 : t2133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2135 = 11u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2135 & columns_8;
                const f32 t2137 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2138 - mean_7;
                f32 t2140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(distance_108), "f"(distance_108), "f"(t2137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2141 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = exists_108 ? t2140 : t2141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2143 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2143 & columns_7;
                const f32 t2145 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2146 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2146 - mean_7;
                f32 t2148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(distance_109), "f"(distance_109), "f"(t2145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2149 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = exists_109 ? t2148 : t2149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2151 = 12u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2151 & columns_8;
                const f32 t2153 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2154 - mean_7;
                f32 t2156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(distance_110), "f"(distance_110), "f"(t2153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2157 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2158 = exists_110 ? t2156 : t2157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2159 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2159 & columns_7;
                const f32 t2161 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2162 - mean_7;
                f32 t2164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(distance_111), "f"(distance_111), "f"(t2161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2165 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = exists_111 ? t2164 : t2165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2167 = 13u < t649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2167 & columns_8;
                const f32 t2169 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2170 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2170 - mean_7;
                f32 t2172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(distance_112), "f"(distance_112), "f"(t2169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2173 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = exists_112 ? t2172 : t2173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2174;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2175 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2176;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2176) : "f"(t2175));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2177 = t2175 + t2176;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2178;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2178) : "f"(t2177));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t2177 + t2178;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2180 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2181 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2182 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2180 + count_5;
            const f32 difference_4 = mean_7 - t2181;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2185;
            asm("max.f32 %0, %1, %2;" : "=f"(t2185) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2186;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2186) : "f"(t2185));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2186;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t2181));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2189 = t2180 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2190 = t2189 ? mean_7 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2191 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2192 = t2191 * t2180;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2193 = t2182 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2194;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(t2192), "f"(share_5), "f"(t2193));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2190;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2194;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 367 "fa-kernels/src/conv/work.rs"
            const u32 place = i_14 < 1u ? i_14 : 1u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 t2197 = place * 43008u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t2197;
#line 388 "fa-kernels/src/conv/work.rs"
            const u32 t2199 = i_14 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2200 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_12 = t2200 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t2202 = first_12 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t2203 = all_groups - first_12;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_8 = t2202 ? t2203 : 0u;
            const u32 t2205 = left_8 < cta_groups ? left_8 : cta_groups;
#line 388 "fa-kernels/src/conv/work.rs"
            const bool t2206 = t2199 == t2205;
#line 372 "fa-kernels/src/conv/work.rs"
            const u32 base = t2206 ? smem_1 : kept;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t2208 = base + own;
#line 388 "fa-kernels/src/conv/work.rs"
            const u32 t2209 = i_14 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2210 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_13 = t2210 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t2212 = first_13 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t2213 = all_groups - first_13;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_9 = t2212 ? t2213 : 0u;
            const u32 t2215 = left_9 < cta_groups ? left_9 : cta_groups;
#line 388 "fa-kernels/src/conv/work.rs"
            const bool t2216 = t2209 == t2215;
#line 410 "fa-kernels/src/conv/work.rs"
            if (t2216) {
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
            }
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2217 = t37 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2218 = t36 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2219 = t36 >> 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2220 = t2219 << 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2221 = t2218 + t2220;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2222 = t2217 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2223 = t36 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2224 = t2223 & 1u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2225 = t2222 + t2224;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2226 = t2221 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2227 = t2225 ^ t2226;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2228 = t2221 << 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2229 = t2227 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2230 = t2228 + t2229;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t2231 = t2208 + t2230;
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2232;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(acc), "f"(acc_2));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2233;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_3), "f"(acc_4));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2234;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_5), "f"(acc_6));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2235;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_7), "f"(acc_8));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2232), "r"(t2233), "r"(t2234), "r"(t2235) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2236;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_9), "f"(acc_10));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2237;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_11), "f"(acc_12));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2238;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_13), "f"(acc_14));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2239;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_15), "f"(acc_16));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2236), "r"(t2237), "r"(t2238), "r"(t2239) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2240;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_17), "f"(acc_18));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2241;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_19), "f"(acc_20));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2242;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_21), "f"(acc_22));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2243;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_23), "f"(acc_24));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2240), "r"(t2241), "r"(t2242), "r"(t2243) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2244;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_25), "f"(acc_26));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2245;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_27), "f"(acc_28));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2246;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(acc_29), "f"(acc_30));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2247;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_31), "f"(acc_32));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2244), "r"(t2245), "r"(t2246), "r"(t2247) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2248;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_33), "f"(acc_34));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2249;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(acc_35), "f"(acc_36));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2250;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_37), "f"(acc_38));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2251;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc_39), "f"(acc_40));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2248), "r"(t2249), "r"(t2250), "r"(t2251) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2252;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_41), "f"(acc_42));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2253;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_43), "f"(acc_44));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2254;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(acc_45), "f"(acc_46));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2255;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_47), "f"(acc_48));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2252), "r"(t2253), "r"(t2254), "r"(t2255) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2256;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_49), "f"(acc_50));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2257;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(acc_51), "f"(acc_52));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2258;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(acc_53), "f"(acc_54));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t2259;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(acc_55), "f"(acc_56));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2231), "r"(t2256), "r"(t2257), "r"(t2258), "r"(t2259) : "memory");
#line 397 "fa-kernels/src/conv/work.rs"
            const bool t2260 = 1u <= i_14;
#line 397 "fa-kernels/src/conv/work.rs"
            const u32 t2261 = i_14 + 2u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2262 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_14 = t2262 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t2264 = first_14 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t2265 = all_groups - first_14;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_10 = t2264 ? t2265 : 0u;
            const u32 t2267 = left_10 < cta_groups ? left_10 : cta_groups;
#line 397 "fa-kernels/src/conv/work.rs"
            const bool t2268 = t2261 < t2267;
#line 397 "fa-kernels/src/conv/work.rs"
            const bool t2269 = t2260 & t2268;
#line 416 "fa-kernels/src/conv/work.rs"
            if (t2269) {
#line 449 "fa-kernels/src/conv/work.rs"
                const u32 t2270 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2270) : "memory");
#line 332 "fa-kernels/src/conv/work.rs"
                const u32 t2271 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
                const u32 t2272 = t2271 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2273 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2274 = t2273 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2275 = t2274 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2276 = t2275 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t2277 = t2272 + t2276;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t2278 = t2277 < 64u;
#line 101 "fa-kernels/src/conv/output.rs"
                if (t2278) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t2279 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_3 = t2279 & 127u;
                    const u32 t2281 = thread_3 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2282 = t2281 >> 3u;
                    const u32 t2283 = t2281 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2284 = thread_3 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2285 = t2284 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2286 = t2285 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2287 = t2286 * 14u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_13 = t2282 + t2287;
                    const u32 at_3 = y_5 + row_13;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_4 = x_5 + t2283;
                    const u64 t2291 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2292 = t2291 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2293 = t2292 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2294 = y + t2293;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2295 = (u64)at_3;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2296 = t2295 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2297 = t2296 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2298 = t2294 + t2297;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2299 = (u64)at_4;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2300 = t2299 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2301 = t2300 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2302 = t2298 + t2301;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2303 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2304 = t2303 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2305 = t2304 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2306 = t2305 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                    const u32 t2307 = t2272 + t2306;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2308 = (u64)t2307 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2309 = t2302 + t2308;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2310 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2311 = t2310 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t2312 = t2283 < t651;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2313 = t2312 ? t649 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t2314 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t2315 = t2314 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 chunk = t2315 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t2317 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t2318 = t2317 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 first_15 = t2318 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2320 = first_15 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2321 = chunk ^ t2320;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2322 = first_15 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2323 = t2321 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2324 = t2322 + t2323;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2208 + t2324;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t2326 = i_17 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t2327 = from + t2326;
#line 180 "fa-kernels/src/conv/output.rs"
                        u32 row_14;
                        u32 row_15;
                        u32 row_16;
                        u32 row_17;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t2327) : "memory");
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2328 = i_17 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2329 = row_13 + t2328;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2330 = t2329 < t2313;
#line 196 "fa-kernels/src/conv/output.rs"
                        if (t2330) {
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t2331 = (u64)i_17 * t2311;
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t2332 = t2309 + t2331;
#line 197 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2332), "r"(row_14), "r"(row_15), "r"(row_16), "r"(row_17) : "memory");
                        }
                    }
                }
#line 449 "fa-kernels/src/conv/work.rs"
                const u32 t2333 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2333) : "memory");
            }
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2334 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t2334 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t2336 = first_16 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t2337 = all_groups - first_16;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_11 = t2336 ? t2337 : 0u;
        const u32 t2339 = left_11 < cta_groups ? left_11 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
        const u32 t2340 = t2339 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2341 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_17 = t2341 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t2343 = first_17 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t2344 = all_groups - first_17;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_12 = t2343 ? t2344 : 0u;
        const u32 rounds = left_12 < cta_groups ? left_12 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t2347 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t2347) {
            const u32 t2348 = rounds - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2349 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2350 = t2349 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2351 = t2350 + t2348;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2352 = t2351 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2353;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2353) : "r"(t2352), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2354 = t2353 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t2355 = t36 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t2356 = t2355 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t2356) {
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t2357 = t37 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t2358 = t36 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 first_18 = t2357 + t2358;
                const u32 t2360 = first_18 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2361 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2362 = t2361 + first_18;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2363 = t2362 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments + t2363;
                const f32 t2365 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2367 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2368;
                asm("mov.b32 %0, %1;" : "=r"(t2368) : "f"(t2365));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2369;
                asm("mov.b32 %0, %1;" : "=r"(t2369) : "f"(t2366));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2370;
                asm("mov.b32 %0, %1;" : "=r"(t2370) : "f"(t2367));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2368), "r"(t2369), "r"(t2370), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2371 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2372 = t2371 + t2360;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2373 = t2372 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments + t2373;
                const f32 t2375 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2376 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2378;
                asm("mov.b32 %0, %1;" : "=r"(t2378) : "f"(t2375));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2379;
                asm("mov.b32 %0, %1;" : "=r"(t2379) : "f"(t2376));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2380;
                asm("mov.b32 %0, %1;" : "=r"(t2380) : "f"(t2377));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2378), "r"(t2379), "r"(t2380), "r"(0u) : "memory");
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
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_4 = threadIdx.x;
            const bool t2382 = channel_4 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t2382) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2383 = channel_4 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2384 = moments + t2383;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2384) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2385;
                asm("mov.b32 %0, %1;" : "=f"(t2385) : "r"(row_18));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2386;
                asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(row_19));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2387;
                asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(row_20));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2388;
                asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(row_21));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2389 = 64u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2390 = t2389 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2391 = moments + t2390;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t2391) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2392;
                asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(row_22));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2393;
                asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(row_23));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2394;
                asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(row_24));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2395;
                asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(row_25));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2385 + t2392;
                const f32 difference_5 = t2393 - t2386;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2398;
                asm("max.f32 %0, %1, %2;" : "=f"(t2398) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2399;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2399) : "f"(t2398));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2392 * t2399;
                f32 mean_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_5), "f"(share_6), "f"(t2386));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2402 = t2385 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2403 = t2402 ? t2393 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2404 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2405 = t2404 * t2385;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2406 = t2387 + t2394;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(t2405), "f"(share_6), "f"(t2406));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2408 = 128u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2409 = t2408 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2410 = moments + t2409;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t2410) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2411;
                asm("mov.b32 %0, %1;" : "=f"(t2411) : "r"(row_26));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2412;
                asm("mov.b32 %0, %1;" : "=f"(t2412) : "r"(row_27));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2413;
                asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(row_28));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2414;
                asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(row_29));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2411;
                const f32 difference_6 = t2412 - t2403;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2417;
                asm("max.f32 %0, %1, %2;" : "=f"(t2417) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2418;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2418) : "f"(t2417));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2411 * t2418;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_6), "f"(share_7), "f"(t2403));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2421 = count_8 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2422 = t2421 ? t2412 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2423 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2424 = t2423 * count_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2425 = t2407 + t2413;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2426;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(t2424), "f"(share_7), "f"(t2425));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t2427 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_19 = t2427 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t2429 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_9 = first_19 + channel_4;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_8 = t2429 + t2354;
                const u64 t2432 = (u64)index_8;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2433 = t2432 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2434 = t2433 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2435 = partial + t2434;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2436 = (u64)index_9;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2437 = t2436 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2438 = t2437 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2439 = t2435 + t2438;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2440;
                asm("mov.b32 %0, %1;" : "=r"(t2440) : "f"(count_9));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2441;
                asm("mov.b32 %0, %1;" : "=r"(t2441) : "f"(t2422));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2442;
                asm("mov.b32 %0, %1;" : "=r"(t2442) : "f"(t2426));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2439), "r"(t2440), "r"(t2441), "r"(t2442), "r"(0u) : "memory");
            }
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t2443 = 0ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t2444 = t2443 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t2445 = counters + t2444;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t2446 = 1ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t2447 = t2446 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t2448 = counters + t2447;
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t2449 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t2450 = t2449 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t2450) {
#line 144 "fa-kernels/src/conv/work.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t2445), "r"(1u) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2451 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2452 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2453 = t2451 * t2452;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2454 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2455 = t2453 * t2454;
#line 144 "fa-kernels/src/conv/work.rs"
        while (true) {
#line 144 "fa-kernels/src/conv/work.rs"
            u32 t2456;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2456) : "l"(t2445) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
            const bool t2457 = t2456 < t2455;
            if (!t2457) break;
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t2460 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t2461 = t2460 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t2461) {
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2462 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2463 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2464 = t2462 * t2463;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2465 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2466 = t2464 * t2465;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t2467 = t2466 - 1u;
#line 144 "fa-kernels/src/conv/work.rs"
        u32 t2468;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2468) : "l"(t2448), "r"(t2467) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const bool t2469 = t2468 == t2467;
#line 144 "fa-kernels/src/conv/work.rs"
        if (t2469) {
#line 144 "fa-kernels/src/conv/work.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2445), "r"(0u) : "memory");
        }
    }
#line 172 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t2470 = !is_producer;
#line 172 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t2470) {
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2471 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2472 = t2471 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2473 = t2472 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 channel_5 = t2473 & 63u;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t2475 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t2476 = t2475 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2477 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2478 = t2477 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2479 = t2478 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t2480 = t2479 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 channel_6 = t2476 + t2480;
        const u32 existing = channel_6 < 56u ? channel_6 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2483 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2484 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2485 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2486 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2487 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2488 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t2489 = existing + 7u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2490 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_20 = t2490 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t2492 = first_20 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t2493 = all_groups - first_20;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_13 = t2492 ? t2493 : 0u;
        const u32 t2495 = left_13 < cta_groups ? left_13 : cta_groups;
#line 32 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t2495; i_18 += 1u) {
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2496 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2497 = t2496 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2498 = t2497 + i_18;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2499 = t2498 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2500;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2500) : "r"(t2499), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 sample_5 = t2500 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t2502 = i_18 == 0u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2503 = i_18 > 1u ? i_18 : 1u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t2504 = t2503 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2505 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2506 = t2505 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2507 = t2506 + t2504;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2508 = t2507 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2509;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2509) : "r"(t2508), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2510 = t2509 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t2511 = sample_5 != t2510;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t2512 = t2502 | t2511;
#line 34 "fa-kernels/src/conv/output.rs"
            if (t2512) {
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2513 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2514 = t2513 & 63u;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2515 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t2516 = t2515 >> 6u;
                const u32 t2517 = blockIdx.y;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t2517 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2519 = sample_5 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2520 = t2519 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t2521;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2521) : "r"(t2520), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2522 = t2521 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2523 = sample_5 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2524 = t2523 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2525 = t2524 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2526 = t2525 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t2527;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2527) : "r"(t2526), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2528 = t2527 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_10 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_11 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t2529 = t2522 + t2516;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2530 = t2528 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t2529; i_19 < t2530; i_19 += 24u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2531 = i_19 <= t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2532 = i_19 < t2528 ? i_19 : t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t2514;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t2532 + sample_5;
                    const u64 t2535 = (u64)index_10;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2536 = t2535 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2537 = t2536 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2538 = partial + t2537;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2539 = (u64)index_11;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2540 = t2539 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2541 = t2540 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2542 = t2538 + t2541;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    u32 chunk_5;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4), "=r"(chunk_5) : "l"(t2542) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2543;
                    asm("mov.b32 %0, %1;" : "=f"(t2543) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2544;
                    asm("mov.b32 %0, %1;" : "=f"(t2544) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2545;
                    asm("mov.b32 %0, %1;" : "=f"(t2545) : "r"(chunk_4));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2546;
                    asm("mov.b32 %0, %1;" : "=f"(t2546) : "r"(chunk_5));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 6u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2548 = cta <= t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2549 = cta < t2528 ? cta : t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t2514;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t2549 + sample_5;
                    const u64 t2552 = (u64)index_12;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2553 = t2552 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2554 = t2553 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2555 = partial + t2554;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2556 = (u64)index_13;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2557 = t2556 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2558 = t2557 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2559 = t2555 + t2558;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    u32 chunk_9;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8), "=r"(chunk_9) : "l"(t2559) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2560;
                    asm("mov.b32 %0, %1;" : "=f"(t2560) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2561;
                    asm("mov.b32 %0, %1;" : "=f"(t2561) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2562;
                    asm("mov.b32 %0, %1;" : "=f"(t2562) : "r"(chunk_8));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2563;
                    asm("mov.b32 %0, %1;" : "=f"(t2563) : "r"(chunk_9));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2565 = cta_2 <= t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2566 = cta_2 < t2528 ? cta_2 : t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_15 = first_channel + t2514;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_14 = t2566 + sample_5;
                    const u64 t2569 = (u64)index_14;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2570 = t2569 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2571 = t2570 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2572 = partial + t2571;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2573 = (u64)index_15;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2574 = t2573 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2575 = t2574 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2576 = t2572 + t2575;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    u32 chunk_13;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12), "=r"(chunk_13) : "l"(t2576) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2577;
                    asm("mov.b32 %0, %1;" : "=f"(t2577) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2578;
                    asm("mov.b32 %0, %1;" : "=f"(t2578) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2579;
                    asm("mov.b32 %0, %1;" : "=f"(t2579) : "r"(chunk_12));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2580;
                    asm("mov.b32 %0, %1;" : "=f"(t2580) : "r"(chunk_13));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 18u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t2582 = cta_3 <= t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t2583 = cta_3 < t2528 ? cta_3 : t2528;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_17 = first_channel + t2514;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_16 = t2583 + sample_5;
                    const u64 t2586 = (u64)index_16;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2587 = t2586 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2588 = t2587 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2589 = partial + t2588;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2590 = (u64)index_17;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2591 = t2590 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2592 = t2591 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2593 = t2589 + t2592;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    u32 chunk_17;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16), "=r"(chunk_17) : "l"(t2593) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2594;
                    asm("mov.b32 %0, %1;" : "=f"(t2594) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2595;
                    asm("mov.b32 %0, %1;" : "=f"(t2595) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2596;
                    asm("mov.b32 %0, %1;" : "=f"(t2596) : "r"(chunk_16));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2597;
                    asm("mov.b32 %0, %1;" : "=f"(t2597) : "r"(chunk_17));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2598 = t2531 ? t2543 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2599 = t2531 ? t2544 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2600 = t2531 ? t2545 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2601 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2602 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2603 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t2601 + t2598;
                    const f32 difference_7 = t2599 - t2602;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2606;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2606) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2607;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2607) : "f"(t2606));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2598 * t2607;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t2602));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2610 = t2601 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2611 = t2610 ? t2599 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2612 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2613 = t2612 * t2601;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2614 = t2603 + t2600;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2615;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(t2613), "f"(share_8), "f"(t2614));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2611;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2615;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2616 = t2548 ? t2560 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2617 = t2548 ? t2561 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2618 = t2548 ? t2562 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2619 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2620 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2621 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_12 = t2619 + t2616;
                    const f32 difference_8 = t2617 - t2620;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2624;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2624) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2625;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2625) : "f"(t2624));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2616 * t2625;
                    f32 mean_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t2620));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2628 = t2619 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2629 = t2628 ? t2617 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2630 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2631 = t2630 * t2619;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2632 = t2621 + t2618;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2633;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(t2631), "f"(share_9), "f"(t2632));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2629;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2633;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2634 = t2565 ? t2577 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2635 = t2565 ? t2578 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2636 = t2565 ? t2579 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2637 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2638 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2639 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_13 = t2637 + t2634;
                    const f32 difference_9 = t2635 - t2638;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2642;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2642) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2643;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2643) : "f"(t2642));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2634 * t2643;
                    f32 mean_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t2638));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2646 = t2637 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2647 = t2646 ? t2635 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2648 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2649 = t2648 * t2637;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2650 = t2639 + t2636;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2651;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(t2649), "f"(share_10), "f"(t2650));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_13;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2647;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2651;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2652 = t2582 ? t2594 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2653 = t2582 ? t2595 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2654 = t2582 ? t2596 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2655 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2656 = mean_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2657 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_14 = t2655 + t2652;
                    const f32 difference_10 = t2653 - t2656;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2660;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2660) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2661;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(t2660));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_11 = t2652 * t2661;
                    f32 mean_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t2656));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2664 = t2655 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2665 = t2664 ? t2653 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2666 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2667 = t2666 * t2655;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2668 = t2657 + t2654;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(t2667), "f"(share_11), "f"(t2668));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_10 = count_14;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_11 = t2665;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t2669;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2670 = count_10;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2671 = mean_11;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t2672 = squares_5;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2673 = t2516 << 6u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2674 = t2673 + t2514;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2675 = t2674 << 4u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t2676 = moments + t2675;
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2677;
                asm("mov.b32 %0, %1;" : "=r"(t2677) : "f"(t2670));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2678;
                asm("mov.b32 %0, %1;" : "=r"(t2678) : "f"(t2671));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t2679;
                asm("mov.b32 %0, %1;" : "=r"(t2679) : "f"(t2672));
#line 166 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2676), "r"(t2677), "r"(t2678), "r"(t2679), "r"(0u) : "memory");
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 169 "fa-kernels/src/conv/statistics.rs"
                const bool t2680 = t2516 == 0u;
#line 169 "fa-kernels/src/conv/statistics.rs"
                if (t2680) {
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2681 = first_channel + t2514;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2682 = t2514 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2683 = t7 + t2682;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2684 = t2514 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2685 = moments + t2684;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t2685) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2686;
                    asm("mov.b32 %0, %1;" : "=f"(t2686) : "r"(row_30));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2687;
                    asm("mov.b32 %0, %1;" : "=f"(t2687) : "r"(row_31));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2688;
                    asm("mov.b32 %0, %1;" : "=f"(t2688) : "r"(row_32));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2689;
                    asm("mov.b32 %0, %1;" : "=f"(t2689) : "r"(row_33));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2690 = 64u + t2514;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2691 = t2690 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2692 = moments + t2691;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t2692) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2693;
                    asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(row_34));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2694;
                    asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(row_35));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2695;
                    asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(row_36));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2696;
                    asm("mov.b32 %0, %1;" : "=f"(t2696) : "r"(row_37));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_15 = t2686 + t2693;
                    const f32 difference_11 = t2694 - t2687;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2699;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2699) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2700;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2700) : "f"(t2699));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_12 = t2693 * t2700;
                    f32 mean_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t2687));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2703 = t2686 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2704 = t2703 ? t2694 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2705 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2706 = t2705 * t2686;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2707 = t2688 + t2695;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2706), "f"(share_12), "f"(t2707));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2709 = 128u + t2514;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2710 = t2709 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2711 = moments + t2710;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t2711) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2712;
                    asm("mov.b32 %0, %1;" : "=f"(t2712) : "r"(row_38));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2713;
                    asm("mov.b32 %0, %1;" : "=f"(t2713) : "r"(row_39));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2714;
                    asm("mov.b32 %0, %1;" : "=f"(t2714) : "r"(row_40));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2715;
                    asm("mov.b32 %0, %1;" : "=f"(t2715) : "r"(row_41));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_16 = count_15 + t2712;
                    const f32 difference_12 = t2713 - t2704;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2718;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2718) : "f"(count_16), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2719;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2719) : "f"(t2718));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_13 = t2712 * t2719;
                    f32 mean_17;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_17) : "f"(difference_12), "f"(share_13), "f"(t2704));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2722 = count_15 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2723 = t2722 ? t2713 : mean_17;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2724 = difference_12 * difference_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2725 = t2724 * count_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2726 = t2708 + t2714;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2725), "f"(share_13), "f"(t2726));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2728 = 192u + t2514;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2729 = t2728 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2730 = moments + t2729;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t2730) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2731;
                    asm("mov.b32 %0, %1;" : "=f"(t2731) : "r"(row_42));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2732;
                    asm("mov.b32 %0, %1;" : "=f"(t2732) : "r"(row_43));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2733;
                    asm("mov.b32 %0, %1;" : "=f"(t2733) : "r"(row_44));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2734;
                    asm("mov.b32 %0, %1;" : "=f"(t2734) : "r"(row_45));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_17 = count_16 + t2731;
                    const f32 difference_13 = t2732 - t2723;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2737;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2737) : "f"(count_17), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2738;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2738) : "f"(t2737));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_14 = t2731 * t2738;
                    f32 mean_18;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_18) : "f"(difference_13), "f"(share_14), "f"(t2723));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2741 = count_16 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2742 = t2741 ? t2732 : mean_18;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2743 = difference_13 * difference_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2744 = t2743 * count_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2745 = t2727 + t2733;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2746;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2744), "f"(share_14), "f"(t2745));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2747 = 256u + t2514;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2748 = t2747 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2749 = moments + t2748;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t2749) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2750;
                    asm("mov.b32 %0, %1;" : "=f"(t2750) : "r"(row_46));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2751;
                    asm("mov.b32 %0, %1;" : "=f"(t2751) : "r"(row_47));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2752;
                    asm("mov.b32 %0, %1;" : "=f"(t2752) : "r"(row_48));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2753;
                    asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(row_49));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_18 = count_17 + t2750;
                    const f32 difference_14 = t2751 - t2742;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2756;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2756) : "f"(count_18), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2757;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2757) : "f"(t2756));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_15 = t2750 * t2757;
                    f32 mean_19;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_19) : "f"(difference_14), "f"(share_15), "f"(t2742));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2760 = count_17 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2761 = t2760 ? t2751 : mean_19;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2762 = difference_14 * difference_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2763 = t2762 * count_17;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2764 = t2746 + t2752;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(t2763), "f"(share_15), "f"(t2764));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2766 = 320u + t2514;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2767 = t2766 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2768 = moments + t2767;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t2768) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2769;
                    asm("mov.b32 %0, %1;" : "=f"(t2769) : "r"(row_50));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2770;
                    asm("mov.b32 %0, %1;" : "=f"(t2770) : "r"(row_51));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2771;
                    asm("mov.b32 %0, %1;" : "=f"(t2771) : "r"(row_52));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t2772;
                    asm("mov.b32 %0, %1;" : "=f"(t2772) : "r"(row_53));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_19 = count_18 + t2769;
                    const f32 difference_15 = t2770 - t2761;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2775) : "f"(count_19), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2776;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2776) : "f"(t2775));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_16 = t2769 * t2776;
                    f32 mean_20;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_20) : "f"(difference_15), "f"(share_16), "f"(t2761));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2779 = count_18 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2780 = t2779 ? t2770 : mean_20;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2781 = difference_15 * difference_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2782 = t2781 * count_18;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2783 = t2765 + t2771;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2784;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(t2782), "f"(share_16), "f"(t2783));
#line 187 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_7 = t2681 < 63u ? t2681 : 63u;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2786) : "f"(count_19), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t2787;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2787) : "f"(t2786));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t2784 * t2787;
                    const f32 t2789 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2789));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2683), "f"(inverse) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t2683), "f"(t2780) : "memory");
                }
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2791 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2792 = t2791 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_5 = t2792 + i_18;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t2794 = group_5 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t2795;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2795) : "r"(t2794), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_6 = t2795 >> groups_shift;
            const u32 t2797 = sample_6 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t2798 = group_5 - t2797;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t2799 = t2798 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_5 = t2799 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2801 = number_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t2802;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2802) : "r"(t2801), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t2803 = t2802 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_6 = t2803 * 14u;
            const u32 t2805 = number_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t2806;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2806) : "r"(t2805), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2807 = t2806 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2808 = t2807 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t2809 = number_5 - t2808;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_6 = t2809 << 3u;
            const bool t2811 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t2812 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_14 = t2811 ? t2812 : 0u;
            const u32 t2814 = left_14 < 14u ? left_14 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2815 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t2816 = t2815 < 8u ? t2815 : 8u;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index * 14336u;
#line 367 "fa-kernels/src/conv/work.rs"
            const u32 place_2 = i_18 < 1u ? i_18 : 1u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 t2819 = place_2 * 43008u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t2819;
#line 388 "fa-kernels/src/conv/work.rs"
            const u32 t2821 = i_18 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2822 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_21 = t2822 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t2824 = first_21 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t2825 = all_groups - first_21;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_15 = t2824 ? t2825 : 0u;
            const u32 t2827 = left_15 < cta_groups ? left_15 : cta_groups;
#line 388 "fa-kernels/src/conv/work.rs"
            const bool t2828 = t2821 == t2827;
#line 372 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t2828 ? smem_1 : kept_2;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t2830 = base_2 + own_2;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2831 = channel_5 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2832 = t7 + t2831;
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_54;
            u32 row_55;
            u32 row_56;
            u32 row_57;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t2832) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2833;
            asm("mov.b32 %0, %1;" : "=f"(t2833) : "r"(row_54));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2834;
            asm("mov.b32 %0, %1;" : "=f"(t2834) : "r"(row_55));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2835;
            asm("mov.b32 %0, %1;" : "=f"(t2835) : "r"(row_56));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2836;
            asm("mov.b32 %0, %1;" : "=f"(t2836) : "r"(row_57));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_58;
            u32 row_59;
            u32 row_60;
            u32 row_61;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t2832) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2837;
            asm("mov.b32 %0, %1;" : "=f"(t2837) : "r"(row_58));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2838;
            asm("mov.b32 %0, %1;" : "=f"(t2838) : "r"(row_59));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2839;
            asm("mov.b32 %0, %1;" : "=f"(t2839) : "r"(row_60));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2840;
            asm("mov.b32 %0, %1;" : "=f"(t2840) : "r"(row_61));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_62;
            u32 row_63;
            u32 row_64;
            u32 row_65;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t2832) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2841;
            asm("mov.b32 %0, %1;" : "=f"(t2841) : "r"(row_62));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2842;
            asm("mov.b32 %0, %1;" : "=f"(t2842) : "r"(row_63));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2843;
            asm("mov.b32 %0, %1;" : "=f"(t2843) : "r"(row_64));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2844;
            asm("mov.b32 %0, %1;" : "=f"(t2844) : "r"(row_65));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_66;
            u32 row_67;
            u32 row_68;
            u32 row_69;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_66), "=r"(row_67), "=r"(row_68), "=r"(row_69) : "r"(t2832) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2845;
            asm("mov.b32 %0, %1;" : "=f"(t2845) : "r"(row_66));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2846;
            asm("mov.b32 %0, %1;" : "=f"(t2846) : "r"(row_67));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2847;
            asm("mov.b32 %0, %1;" : "=f"(t2847) : "r"(row_68));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t2848;
            asm("mov.b32 %0, %1;" : "=f"(t2848) : "r"(row_69));
#line 397 "fa-kernels/src/conv/work.rs"
            const bool t2849 = 1u <= i_18;
#line 397 "fa-kernels/src/conv/work.rs"
            const u32 t2850 = i_18 + 2u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2851 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_22 = t2851 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t2853 = first_22 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t2854 = all_groups - first_22;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_16 = t2853 ? t2854 : 0u;
            const u32 t2856 = left_16 < cta_groups ? left_16 : cta_groups;
#line 397 "fa-kernels/src/conv/work.rs"
            const bool t2857 = t2850 < t2856;
#line 397 "fa-kernels/src/conv/work.rs"
            const bool t2858 = t2849 & t2857;
#line 41 "fa-kernels/src/conv/output.rs"
            if (t2858) {
#line 332 "fa-kernels/src/conv/work.rs"
                const u32 t2859 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
                const u32 t2860 = t2859 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2861 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2862 = t2861 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2863 = t2862 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2864 = t2863 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t2865 = t2860 + t2864;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t2866 = t2865 < 64u;
#line 205 "fa-kernels/src/conv/output.rs"
                if (t2866) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t2867 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_4 = t2867 & 127u;
                    const u32 t2869 = thread_4 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2870 = t2869 >> 3u;
                    const u32 t2871 = t2869 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2872 = thread_4 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2873 = t2872 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2874 = t2873 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2875 = t2874 * 14u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_70 = t2870 + t2875;
                    const u32 at_8 = y_6 + row_70;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_9 = x_6 + t2871;
                    const u64 t2879 = (u64)sample_6;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2880 = t2879 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2881 = t2880 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2882 = y + t2881;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2883 = (u64)at_8;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2884 = t2883 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2885 = t2884 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2886 = t2882 + t2885;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2887 = (u64)at_9;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2888 = t2887 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2889 = t2888 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2890 = t2886 + t2889;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2891 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2892 = t2891 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2893 = t2892 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2894 = t2893 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                    const u32 t2895 = t2860 + t2894;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2896 = (u64)t2895 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2897 = t2890 + t2896;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2898 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2899 = t2898 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t2900 = t2871 < t2816;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2901 = t2900 ? t2814 : 0u;
#line 209 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 1
                    for (u32 i_20 = 0u; i_20 < 7u; i_20 += 7u) {
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2902 = i_20 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2903 = row_70 + t2902;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2904 = t2903 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2905 = (u64)i_20 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2906 = t2897 + t2905;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_2 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_3 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_4 = 0u;
                        if (t2904) {
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            u32 chunk_21;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20), "=r"(chunk_21) : "l"(t2906) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word = chunk_18;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_2 = chunk_19;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_3 = chunk_20;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_4 = chunk_21;
                        }
#line 210 "fa-kernels/src/conv/output.rs"
                        const u32 t2907 = i_20 + 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2908 = t2907 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2909 = row_70 + t2908;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2910 = t2909 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2911 = (u64)t2907 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2912 = t2897 + t2911;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_5 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_6 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_7 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_8 = 0u;
                        if (t2910) {
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            u32 chunk_25;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24), "=r"(chunk_25) : "l"(t2912) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word_5 = chunk_22;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_6 = chunk_23;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_7 = chunk_24;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_8 = chunk_25;
                        }
#line 210 "fa-kernels/src/conv/output.rs"
                        const u32 t2913 = i_20 + 2u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2914 = t2913 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2915 = row_70 + t2914;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2916 = t2915 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2917 = (u64)t2913 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2918 = t2897 + t2917;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_9 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_10 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_11 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_12 = 0u;
                        if (t2916) {
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            u32 chunk_29;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28), "=r"(chunk_29) : "l"(t2918) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word_9 = chunk_26;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_10 = chunk_27;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_11 = chunk_28;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_12 = chunk_29;
                        }
#line 210 "fa-kernels/src/conv/output.rs"
                        const u32 t2919 = i_20 + 3u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2920 = t2919 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2921 = row_70 + t2920;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2922 = t2921 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2923 = (u64)t2919 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2924 = t2897 + t2923;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_13 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_14 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_15 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_16 = 0u;
                        if (t2922) {
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            u32 chunk_33;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32), "=r"(chunk_33) : "l"(t2924) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word_13 = chunk_30;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_14 = chunk_31;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_15 = chunk_32;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_16 = chunk_33;
                        }
#line 210 "fa-kernels/src/conv/output.rs"
                        const u32 t2925 = i_20 + 4u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2926 = t2925 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2927 = row_70 + t2926;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2928 = t2927 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2929 = (u64)t2925 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2930 = t2897 + t2929;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_17 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_18 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_19 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_20 = 0u;
                        if (t2928) {
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            u32 chunk_37;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36), "=r"(chunk_37) : "l"(t2930) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word_17 = chunk_34;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_18 = chunk_35;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_19 = chunk_36;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_20 = chunk_37;
                        }
#line 210 "fa-kernels/src/conv/output.rs"
                        const u32 t2931 = i_20 + 5u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2932 = t2931 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2933 = row_70 + t2932;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2934 = t2933 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2935 = (u64)t2931 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2936 = t2897 + t2935;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_21 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_22 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_23 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_24 = 0u;
                        if (t2934) {
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            u32 chunk_41;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40), "=r"(chunk_41) : "l"(t2936) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word_21 = chunk_38;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_22 = chunk_39;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_23 = chunk_40;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_24 = chunk_41;
                        }
#line 210 "fa-kernels/src/conv/output.rs"
                        const u32 t2937 = i_20 + 6u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2938 = t2937 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2939 = row_70 + t2938;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2940 = t2939 < t2901;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2941 = (u64)t2937 * t2899;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2942 = t2897 + t2941;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_25 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_26 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_27 = 0u;
#line 257 "fa-kernels/src/conv/output.rs"
                        u32 word_28 = 0u;
                        if (t2940) {
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            u32 chunk_45;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44), "=r"(chunk_45) : "l"(t2942) : "memory");
#line 260 "fa-kernels/src/conv/output.rs"
                            word_25 = chunk_42;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_26 = chunk_43;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_27 = chunk_44;
#line 260 "fa-kernels/src/conv/output.rs"
                            word_28 = chunk_45;
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words = word;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_2 = word_2;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_3 = word_3;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_4 = word_4;
                        const u32 t2947 = words >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t2948;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2948) : "r"(words));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2949;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2949) : "h"(t2948));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t2950;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2950) : "r"(t2947));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2951;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2951) : "h"(t2950));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2952 = t2949 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2953 = t2952 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2954;
                        asm("abs.f32 %0, %1;" : "=f"(t2954) : "f"(t2953));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2955;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2955) : "f"(t2954), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(t2955), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(t2955), "f"(t2956), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(t2955), "f"(t2957), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(t2955), "f"(t2958), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(t2955), "f"(t2959), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(t2955), "f"(t2960), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2962 = -t2955;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2963;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2963) : "f"(t2961));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2964;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2964) : "f"(t2953), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(t2962), "f"(t2963), "f"(t2964));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2966 = t2951 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2967 = t2966 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2968;
                        asm("abs.f32 %0, %1;" : "=f"(t2968) : "f"(t2967));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2969;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2969) : "f"(t2968), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(t2969), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(t2969), "f"(t2970), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(t2969), "f"(t2971), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(t2969), "f"(t2972), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(t2969), "f"(t2973), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(t2969), "f"(t2974), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2976 = -t2969;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2977;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(t2975));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2978;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2978) : "f"(t2967), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(t2976), "f"(t2977), "f"(t2978));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_5;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t2965), "f"(t2979));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t2981 = words_2 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t2982;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2982) : "r"(words_2));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2983;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2983) : "h"(t2982));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t2984;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2984) : "r"(t2981));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2985;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2985) : "h"(t2984));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2986 = t2983 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2987 = t2986 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2988;
                        asm("abs.f32 %0, %1;" : "=f"(t2988) : "f"(t2987));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2989;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2989) : "f"(t2988), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(t2989), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(t2989), "f"(t2990), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(t2989), "f"(t2991), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(t2989), "f"(t2992), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(t2989), "f"(t2993), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(t2989), "f"(t2994), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t2996 = -t2989;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2997;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2997) : "f"(t2995));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2998;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2998) : "f"(t2987), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(t2996), "f"(t2997), "f"(t2998));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3000 = t2985 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3001 = t3000 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3002;
                        asm("abs.f32 %0, %1;" : "=f"(t3002) : "f"(t3001));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3003;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3003) : "f"(t3002), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(t3003), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(t3003), "f"(t3004), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(t3003), "f"(t3005), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(t3003), "f"(t3006), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(t3003), "f"(t3007), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(t3003), "f"(t3008), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3010 = -t3003;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3011;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3011) : "f"(t3009));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3012;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3012) : "f"(t3001), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(t3010), "f"(t3011), "f"(t3012));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_6;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t2999), "f"(t3013));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3015 = words_3 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3016;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3016) : "r"(words_3));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3017;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3017) : "h"(t3016));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3018;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3018) : "r"(t3015));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3019;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3019) : "h"(t3018));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3020 = t3017 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3021 = t3020 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3022;
                        asm("abs.f32 %0, %1;" : "=f"(t3022) : "f"(t3021));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3023;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3023) : "f"(t3022), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(t3023), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(t3023), "f"(t3024), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(t3023), "f"(t3025), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(t3023), "f"(t3026), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(t3023), "f"(t3027), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(t3023), "f"(t3028), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3030 = -t3023;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3031;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3031) : "f"(t3029));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3032;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3032) : "f"(t3021), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(t3030), "f"(t3031), "f"(t3032));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3034 = t3019 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3035 = t3034 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3036;
                        asm("abs.f32 %0, %1;" : "=f"(t3036) : "f"(t3035));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3037;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3037) : "f"(t3036), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(t3037), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(t3037), "f"(t3038), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(t3037), "f"(t3039), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(t3037), "f"(t3040), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(t3037), "f"(t3041), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(t3037), "f"(t3042), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3044 = -t3037;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3045;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3045) : "f"(t3043));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3046;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3046) : "f"(t3035), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(t3044), "f"(t3045), "f"(t3046));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_7;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t3033), "f"(t3047));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3049 = words_4 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3050;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3050) : "r"(words_4));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3051;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3051) : "h"(t3050));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3052;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3052) : "r"(t3049));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3053;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3053) : "h"(t3052));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3054 = t3051 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3055 = t3054 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3056;
                        asm("abs.f32 %0, %1;" : "=f"(t3056) : "f"(t3055));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3057;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3057) : "f"(t3056), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3058) : "f"(t3057), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(t3057), "f"(t3058), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(t3057), "f"(t3059), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(t3057), "f"(t3060), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(t3057), "f"(t3061), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(t3057), "f"(t3062), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3064 = -t3057;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3065;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3065) : "f"(t3063));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3066;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3066) : "f"(t3055), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(t3064), "f"(t3065), "f"(t3066));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3068 = t3053 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3069 = t3068 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3070;
                        asm("abs.f32 %0, %1;" : "=f"(t3070) : "f"(t3069));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3071;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3071) : "f"(t3070), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(t3071), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(t3071), "f"(t3072), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3074) : "f"(t3071), "f"(t3073), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3071), "f"(t3074), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(t3071), "f"(t3075), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(t3071), "f"(t3076), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3078 = -t3071;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3079;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3079) : "f"(t3077));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3080;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3080) : "f"(t3069), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(t3078), "f"(t3079), "f"(t3080));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_8;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t3067), "f"(t3081));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2904) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2906), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_9 = word_5;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_10 = word_6;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_11 = word_7;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_12 = word_8;
                        const u32 t3087 = words_9 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3088;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3088) : "r"(words_9));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3089;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3089) : "h"(t3088));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3090;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3090) : "r"(t3087));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3091;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3091) : "h"(t3090));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3092 = t3089 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3093 = t3092 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3094;
                        asm("abs.f32 %0, %1;" : "=f"(t3094) : "f"(t3093));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3095;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3095) : "f"(t3094), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(t3095), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(t3095), "f"(t3096), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3098) : "f"(t3095), "f"(t3097), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(t3095), "f"(t3098), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(t3095), "f"(t3099), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(t3095), "f"(t3100), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3102 = -t3095;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3103;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3103) : "f"(t3101));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3104;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3104) : "f"(t3093), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(t3102), "f"(t3103), "f"(t3104));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3106 = t3091 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3107 = t3106 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3108;
                        asm("abs.f32 %0, %1;" : "=f"(t3108) : "f"(t3107));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3109;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3109) : "f"(t3108), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(t3109), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(t3109), "f"(t3110), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(t3109), "f"(t3111), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3113) : "f"(t3109), "f"(t3112), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(t3109), "f"(t3113), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(t3109), "f"(t3114), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3116 = -t3109;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3117;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3117) : "f"(t3115));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3118;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3118) : "f"(t3107), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3119) : "f"(t3116), "f"(t3117), "f"(t3118));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_13;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t3105), "f"(t3119));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3121 = words_10 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3122;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3122) : "r"(words_10));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3123;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3123) : "h"(t3122));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3124;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3124) : "r"(t3121));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3125;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3125) : "h"(t3124));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3126 = t3123 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3127 = t3126 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3128;
                        asm("abs.f32 %0, %1;" : "=f"(t3128) : "f"(t3127));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3129;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3129) : "f"(t3128), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(t3129), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(t3129), "f"(t3130), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(t3129), "f"(t3131), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(t3129), "f"(t3132), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(t3129), "f"(t3133), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(t3129), "f"(t3134), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3136 = -t3129;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3137;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3137) : "f"(t3135));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3138;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3138) : "f"(t3127), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(t3136), "f"(t3137), "f"(t3138));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3140 = t3125 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3141 = t3140 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3142;
                        asm("abs.f32 %0, %1;" : "=f"(t3142) : "f"(t3141));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3143;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3143) : "f"(t3142), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(t3143), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t3143), "f"(t3144), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(t3143), "f"(t3145), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(t3143), "f"(t3146), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3143), "f"(t3147), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(t3143), "f"(t3148), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3150 = -t3143;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3151;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3151) : "f"(t3149));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3152;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3152) : "f"(t3141), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(t3150), "f"(t3151), "f"(t3152));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_14;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t3139), "f"(t3153));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3155 = words_11 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3156;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3156) : "r"(words_11));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3157;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3157) : "h"(t3156));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3158;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3158) : "r"(t3155));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3159;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3159) : "h"(t3158));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3160 = t3157 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3161 = t3160 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3162;
                        asm("abs.f32 %0, %1;" : "=f"(t3162) : "f"(t3161));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3163;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3163) : "f"(t3162), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(t3163), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(t3163), "f"(t3164), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(t3163), "f"(t3165), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(t3163), "f"(t3166), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(t3163), "f"(t3167), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(t3163), "f"(t3168), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3170 = -t3163;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3171;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3171) : "f"(t3169));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3172;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3172) : "f"(t3161), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(t3170), "f"(t3171), "f"(t3172));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3174 = t3159 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3175 = t3174 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3176;
                        asm("abs.f32 %0, %1;" : "=f"(t3176) : "f"(t3175));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3177;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3177) : "f"(t3176), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(t3177), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(t3177), "f"(t3178), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(t3177), "f"(t3179), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(t3177), "f"(t3180), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(t3177), "f"(t3181), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(t3177), "f"(t3182), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3184 = -t3177;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3185;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3185) : "f"(t3183));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3186;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3186) : "f"(t3175), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t3184), "f"(t3185), "f"(t3186));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_15;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t3173), "f"(t3187));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3189 = words_12 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3190;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3190) : "r"(words_12));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3191;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3191) : "h"(t3190));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3192;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3192) : "r"(t3189));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3193;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3193) : "h"(t3192));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3194 = t3191 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3195 = t3194 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3196;
                        asm("abs.f32 %0, %1;" : "=f"(t3196) : "f"(t3195));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3197;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3197) : "f"(t3196), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(t3197), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(t3197), "f"(t3198), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(t3197), "f"(t3199), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(t3197), "f"(t3200), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(t3197), "f"(t3201), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(t3197), "f"(t3202), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3204 = -t3197;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3205;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3205) : "f"(t3203));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3206;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3206) : "f"(t3195), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(t3204), "f"(t3205), "f"(t3206));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3208 = t3193 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3209 = t3208 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3210;
                        asm("abs.f32 %0, %1;" : "=f"(t3210) : "f"(t3209));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3211;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3211) : "f"(t3210), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(t3211), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(t3211), "f"(t3212), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(t3211), "f"(t3213), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(t3211), "f"(t3214), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(t3211), "f"(t3215), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(t3211), "f"(t3216), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3218 = -t3211;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3219;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3219) : "f"(t3217));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3220;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3220) : "f"(t3209), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(t3218), "f"(t3219), "f"(t3220));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_16;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t3207), "f"(t3221));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2910) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2912), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_17 = word_9;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_18 = word_10;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_19 = word_11;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_20 = word_12;
                        const u32 t3227 = words_17 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3228;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3228) : "r"(words_17));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3229;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3229) : "h"(t3228));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3230;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3230) : "r"(t3227));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3231;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3231) : "h"(t3230));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3232 = t3229 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3233 = t3232 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3234;
                        asm("abs.f32 %0, %1;" : "=f"(t3234) : "f"(t3233));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3235;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3235) : "f"(t3234), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3236) : "f"(t3235), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(t3235), "f"(t3236), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(t3235), "f"(t3237), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(t3235), "f"(t3238), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(t3235), "f"(t3239), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(t3235), "f"(t3240), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3242 = -t3235;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3243;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3243) : "f"(t3241));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3244;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3244) : "f"(t3233), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3245) : "f"(t3242), "f"(t3243), "f"(t3244));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3246 = t3231 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3247 = t3246 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3248;
                        asm("abs.f32 %0, %1;" : "=f"(t3248) : "f"(t3247));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3249;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3249) : "f"(t3248), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(t3249), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3251) : "f"(t3249), "f"(t3250), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3252) : "f"(t3249), "f"(t3251), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(t3249), "f"(t3252), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3254) : "f"(t3249), "f"(t3253), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(t3249), "f"(t3254), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3256 = -t3249;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3257;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3257) : "f"(t3255));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3258;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3258) : "f"(t3247), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(t3256), "f"(t3257), "f"(t3258));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_21;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_21) : "f"(t3245), "f"(t3259));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3261 = words_18 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3262;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3262) : "r"(words_18));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3263;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3263) : "h"(t3262));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3264;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3264) : "r"(t3261));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3265;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3265) : "h"(t3264));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3266 = t3263 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3267 = t3266 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3268;
                        asm("abs.f32 %0, %1;" : "=f"(t3268) : "f"(t3267));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3269;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3269) : "f"(t3268), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3270) : "f"(t3269), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(t3269), "f"(t3270), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(t3269), "f"(t3271), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(t3269), "f"(t3272), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(t3269), "f"(t3273), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(t3269), "f"(t3274), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3276 = -t3269;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3277;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3277) : "f"(t3275));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3278;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3278) : "f"(t3267), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(t3276), "f"(t3277), "f"(t3278));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3280 = t3265 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3281 = t3280 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3282;
                        asm("abs.f32 %0, %1;" : "=f"(t3282) : "f"(t3281));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3283;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3283) : "f"(t3282), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(t3283), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(t3283), "f"(t3284), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(t3283), "f"(t3285), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(t3283), "f"(t3286), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3288) : "f"(t3283), "f"(t3287), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(t3283), "f"(t3288), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3290 = -t3283;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3291;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3291) : "f"(t3289));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3292;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3292) : "f"(t3281), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(t3290), "f"(t3291), "f"(t3292));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_22;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_22) : "f"(t3279), "f"(t3293));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3295 = words_19 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3296;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3296) : "r"(words_19));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3297;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3297) : "h"(t3296));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3298;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3298) : "r"(t3295));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3299;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3299) : "h"(t3298));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3300 = t3297 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3301 = t3300 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3302;
                        asm("abs.f32 %0, %1;" : "=f"(t3302) : "f"(t3301));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3303;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3303) : "f"(t3302), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(t3303), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(t3303), "f"(t3304), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(t3303), "f"(t3305), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(t3303), "f"(t3306), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(t3303), "f"(t3307), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(t3303), "f"(t3308), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3310 = -t3303;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3311;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3311) : "f"(t3309));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3312;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3312) : "f"(t3301), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3313) : "f"(t3310), "f"(t3311), "f"(t3312));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3314 = t3299 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3315 = t3314 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3316;
                        asm("abs.f32 %0, %1;" : "=f"(t3316) : "f"(t3315));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3317;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3317) : "f"(t3316), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(t3317), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(t3317), "f"(t3318), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(t3317), "f"(t3319), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3317), "f"(t3320), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(t3317), "f"(t3321), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3317), "f"(t3322), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3324 = -t3317;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3325;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3325) : "f"(t3323));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3326;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3326) : "f"(t3315), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3327) : "f"(t3324), "f"(t3325), "f"(t3326));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_23;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_23) : "f"(t3313), "f"(t3327));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3329 = words_20 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3330;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3330) : "r"(words_20));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3331;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3331) : "h"(t3330));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3332;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3332) : "r"(t3329));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3333;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3333) : "h"(t3332));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3334 = t3331 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3335 = t3334 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3336;
                        asm("abs.f32 %0, %1;" : "=f"(t3336) : "f"(t3335));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3337;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3337) : "f"(t3336), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(t3337), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(t3337), "f"(t3338), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(t3337), "f"(t3339), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(t3337), "f"(t3340), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(t3337), "f"(t3341), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3337), "f"(t3342), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3344 = -t3337;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3345;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3345) : "f"(t3343));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3346;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3346) : "f"(t3335), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(t3344), "f"(t3345), "f"(t3346));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3348 = t3333 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3349 = t3348 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3350;
                        asm("abs.f32 %0, %1;" : "=f"(t3350) : "f"(t3349));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3351;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3351) : "f"(t3350), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(t3351), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(t3351), "f"(t3352), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(t3351), "f"(t3353), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3351), "f"(t3354), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3351), "f"(t3355), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(t3351), "f"(t3356), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3358 = -t3351;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3359) : "f"(t3357));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3360;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3360) : "f"(t3349), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(t3358), "f"(t3359), "f"(t3360));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_24;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_24) : "f"(t3347), "f"(t3361));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2916) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2918), "r"(words_21), "r"(words_22), "r"(words_23), "r"(words_24) : "memory");
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_25 = word_13;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_26 = word_14;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_27 = word_15;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_28 = word_16;
                        const u32 t3367 = words_25 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3368;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3368) : "r"(words_25));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3369;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3369) : "h"(t3368));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3370;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3370) : "r"(t3367));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3371;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3371) : "h"(t3370));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3372 = t3369 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3373 = t3372 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3374;
                        asm("abs.f32 %0, %1;" : "=f"(t3374) : "f"(t3373));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3375;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3375) : "f"(t3374), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(t3375), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(t3375), "f"(t3376), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3375), "f"(t3377), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3375), "f"(t3378), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3375), "f"(t3379), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3375), "f"(t3380), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3382 = -t3375;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3383) : "f"(t3381));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3384;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3384) : "f"(t3373), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(t3382), "f"(t3383), "f"(t3384));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3386 = t3371 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3387 = t3386 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("abs.f32 %0, %1;" : "=f"(t3388) : "f"(t3387));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3389;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3389) : "f"(t3388), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(t3389), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3389), "f"(t3390), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3389), "f"(t3391), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3389), "f"(t3392), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3389), "f"(t3393), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3389), "f"(t3394), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3396 = -t3389;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3397;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3397) : "f"(t3395));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3398;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3398) : "f"(t3387), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(t3396), "f"(t3397), "f"(t3398));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_29;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_29) : "f"(t3385), "f"(t3399));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3401 = words_26 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3402;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3402) : "r"(words_26));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3403;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3403) : "h"(t3402));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3404;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3404) : "r"(t3401));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3405;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3405) : "h"(t3404));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3406 = t3403 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3407 = t3406 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3408;
                        asm("abs.f32 %0, %1;" : "=f"(t3408) : "f"(t3407));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3409;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3409) : "f"(t3408), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(t3409), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3409), "f"(t3410), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(t3409), "f"(t3411), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(t3409), "f"(t3412), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t3409), "f"(t3413), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3409), "f"(t3414), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3416 = -t3409;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3417;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3417) : "f"(t3415));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3418;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3418) : "f"(t3407), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t3416), "f"(t3417), "f"(t3418));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3420 = t3405 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3421 = t3420 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3422;
                        asm("abs.f32 %0, %1;" : "=f"(t3422) : "f"(t3421));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3423;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3423) : "f"(t3422), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(t3423), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(t3423), "f"(t3424), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3423), "f"(t3425), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(t3423), "f"(t3426), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(t3423), "f"(t3427), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(t3423), "f"(t3428), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3430 = -t3423;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3431;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3431) : "f"(t3429));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3432;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3432) : "f"(t3421), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(t3430), "f"(t3431), "f"(t3432));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_30;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_30) : "f"(t3419), "f"(t3433));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3435 = words_27 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3436;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3436) : "r"(words_27));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3437;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3437) : "h"(t3436));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3438;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3438) : "r"(t3435));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3439;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3439) : "h"(t3438));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3440 = t3437 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3441 = t3440 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3442;
                        asm("abs.f32 %0, %1;" : "=f"(t3442) : "f"(t3441));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3443;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3443) : "f"(t3442), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(t3443), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(t3443), "f"(t3444), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(t3443), "f"(t3445), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(t3443), "f"(t3446), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(t3443), "f"(t3447), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3443), "f"(t3448), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3450 = -t3443;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3451;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3451) : "f"(t3449));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3452;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3452) : "f"(t3441), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(t3450), "f"(t3451), "f"(t3452));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3454 = t3439 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3455 = t3454 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3456;
                        asm("abs.f32 %0, %1;" : "=f"(t3456) : "f"(t3455));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3457;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3457) : "f"(t3456), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(t3457), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(t3457), "f"(t3458), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(t3457), "f"(t3459), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3457), "f"(t3460), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(t3457), "f"(t3461), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(t3457), "f"(t3462), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3464 = -t3457;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3465;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3465) : "f"(t3463));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3466;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3466) : "f"(t3455), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(t3464), "f"(t3465), "f"(t3466));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_31;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_31) : "f"(t3453), "f"(t3467));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3469 = words_28 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3470;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3470) : "r"(words_28));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3471;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3471) : "h"(t3470));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3472;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3472) : "r"(t3469));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3473;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3473) : "h"(t3472));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3474 = t3471 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3475 = t3474 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3476;
                        asm("abs.f32 %0, %1;" : "=f"(t3476) : "f"(t3475));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3477;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3477) : "f"(t3476), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(t3477), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(t3477), "f"(t3478), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(t3477), "f"(t3479), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(t3477), "f"(t3480), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3477), "f"(t3481), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3477), "f"(t3482), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3484 = -t3477;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3485;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3485) : "f"(t3483));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3486;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3486) : "f"(t3475), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(t3484), "f"(t3485), "f"(t3486));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3488 = t3473 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3489 = t3488 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3490;
                        asm("abs.f32 %0, %1;" : "=f"(t3490) : "f"(t3489));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3491;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3491) : "f"(t3490), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(t3491), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3493) : "f"(t3491), "f"(t3492), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3494) : "f"(t3491), "f"(t3493), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3491), "f"(t3494), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(t3491), "f"(t3495), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3491), "f"(t3496), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3498 = -t3491;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3499;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3499) : "f"(t3497));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3500;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3500) : "f"(t3489), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(t3498), "f"(t3499), "f"(t3500));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_32;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_32) : "f"(t3487), "f"(t3501));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2922) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2924), "r"(words_29), "r"(words_30), "r"(words_31), "r"(words_32) : "memory");
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_33 = word_17;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_34 = word_18;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_35 = word_19;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_36 = word_20;
                        const u32 t3507 = words_33 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3508;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3508) : "r"(words_33));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3509;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3509) : "h"(t3508));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3510;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3510) : "r"(t3507));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3511;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3511) : "h"(t3510));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3512 = t3509 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3513 = t3512 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3514;
                        asm("abs.f32 %0, %1;" : "=f"(t3514) : "f"(t3513));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3515;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3515) : "f"(t3514), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3516) : "f"(t3515), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3517) : "f"(t3515), "f"(t3516), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3515), "f"(t3517), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3519) : "f"(t3515), "f"(t3518), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(t3515), "f"(t3519), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3515), "f"(t3520), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3522 = -t3515;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3523;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3523) : "f"(t3521));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3524;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3524) : "f"(t3513), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3525) : "f"(t3522), "f"(t3523), "f"(t3524));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3526 = t3511 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3527 = t3526 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3528;
                        asm("abs.f32 %0, %1;" : "=f"(t3528) : "f"(t3527));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3529;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3529) : "f"(t3528), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(t3529), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3531) : "f"(t3529), "f"(t3530), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(t3529), "f"(t3531), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(t3529), "f"(t3532), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3534) : "f"(t3529), "f"(t3533), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3535) : "f"(t3529), "f"(t3534), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3536 = -t3529;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3537;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3537) : "f"(t3535));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3538;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3538) : "f"(t3527), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3539) : "f"(t3536), "f"(t3537), "f"(t3538));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_37;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_37) : "f"(t3525), "f"(t3539));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3541 = words_34 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3542;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3542) : "r"(words_34));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3543;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3543) : "h"(t3542));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3544;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3544) : "r"(t3541));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3545;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3545) : "h"(t3544));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3546 = t3543 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3547 = t3546 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3548;
                        asm("abs.f32 %0, %1;" : "=f"(t3548) : "f"(t3547));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3549;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3549) : "f"(t3548), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3550) : "f"(t3549), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3549), "f"(t3550), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(t3549), "f"(t3551), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(t3549), "f"(t3552), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(t3549), "f"(t3553), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3555) : "f"(t3549), "f"(t3554), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3556 = -t3549;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3557;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3557) : "f"(t3555));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3558;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3558) : "f"(t3547), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3559) : "f"(t3556), "f"(t3557), "f"(t3558));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3560 = t3545 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3561 = t3560 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3562;
                        asm("abs.f32 %0, %1;" : "=f"(t3562) : "f"(t3561));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3563;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3563) : "f"(t3562), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3564) : "f"(t3563), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3565;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3565) : "f"(t3563), "f"(t3564), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3563), "f"(t3565), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3567) : "f"(t3563), "f"(t3566), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(t3563), "f"(t3567), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(t3563), "f"(t3568), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3570 = -t3563;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3571;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3571) : "f"(t3569));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3572;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3572) : "f"(t3561), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3573) : "f"(t3570), "f"(t3571), "f"(t3572));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_38;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_38) : "f"(t3559), "f"(t3573));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3575 = words_35 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3576;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3576) : "r"(words_35));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3577;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3577) : "h"(t3576));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3578;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3578) : "r"(t3575));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3579;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3579) : "h"(t3578));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3580 = t3577 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3581 = t3580 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3582;
                        asm("abs.f32 %0, %1;" : "=f"(t3582) : "f"(t3581));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3583;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3583) : "f"(t3582), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(t3583), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3585) : "f"(t3583), "f"(t3584), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(t3583), "f"(t3585), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(t3583), "f"(t3586), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(t3583), "f"(t3587), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(t3583), "f"(t3588), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3590 = -t3583;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3591;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3591) : "f"(t3589));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3592;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3592) : "f"(t3581), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(t3590), "f"(t3591), "f"(t3592));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3594 = t3579 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3595 = t3594 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3596;
                        asm("abs.f32 %0, %1;" : "=f"(t3596) : "f"(t3595));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3597;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3597) : "f"(t3596), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3598) : "f"(t3597), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3599) : "f"(t3597), "f"(t3598), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3600) : "f"(t3597), "f"(t3599), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(t3597), "f"(t3600), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(t3597), "f"(t3601), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3603) : "f"(t3597), "f"(t3602), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3604 = -t3597;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3605;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3605) : "f"(t3603));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3606;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3606) : "f"(t3595), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3607) : "f"(t3604), "f"(t3605), "f"(t3606));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_39;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_39) : "f"(t3593), "f"(t3607));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3609 = words_36 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3610;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3610) : "r"(words_36));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3611;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3611) : "h"(t3610));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3612;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3612) : "r"(t3609));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3613;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3613) : "h"(t3612));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3614 = t3611 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3615 = t3614 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3616;
                        asm("abs.f32 %0, %1;" : "=f"(t3616) : "f"(t3615));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3617;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3617) : "f"(t3616), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(t3617), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3619) : "f"(t3617), "f"(t3618), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(t3617), "f"(t3619), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3617), "f"(t3620), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(t3617), "f"(t3621), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(t3617), "f"(t3622), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3624 = -t3617;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3625;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3625) : "f"(t3623));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3626;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3626) : "f"(t3615), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(t3624), "f"(t3625), "f"(t3626));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3628 = t3613 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3629 = t3628 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3630;
                        asm("abs.f32 %0, %1;" : "=f"(t3630) : "f"(t3629));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3631;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3631) : "f"(t3630), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(t3631), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(t3631), "f"(t3632), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(t3631), "f"(t3633), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(t3631), "f"(t3634), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3631), "f"(t3635), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(t3631), "f"(t3636), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3638 = -t3631;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3639;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3639) : "f"(t3637));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3640;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3640) : "f"(t3629), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(t3638), "f"(t3639), "f"(t3640));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_40;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_40) : "f"(t3627), "f"(t3641));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2928) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2930), "r"(words_37), "r"(words_38), "r"(words_39), "r"(words_40) : "memory");
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_41 = word_21;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_42 = word_22;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_43 = word_23;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_44 = word_24;
                        const u32 t3647 = words_41 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3648;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3648) : "r"(words_41));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3649;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3649) : "h"(t3648));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3650;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3650) : "r"(t3647));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3651;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3651) : "h"(t3650));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3652 = t3649 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3653 = t3652 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3654;
                        asm("abs.f32 %0, %1;" : "=f"(t3654) : "f"(t3653));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3655;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3655) : "f"(t3654), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(t3655), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(t3655), "f"(t3656), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(t3655), "f"(t3657), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(t3655), "f"(t3658), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(t3655), "f"(t3659), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(t3655), "f"(t3660), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3662 = -t3655;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3663;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3663) : "f"(t3661));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3664;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3664) : "f"(t3653), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(t3662), "f"(t3663), "f"(t3664));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3666 = t3651 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3667 = t3666 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3668;
                        asm("abs.f32 %0, %1;" : "=f"(t3668) : "f"(t3667));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3669;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3669) : "f"(t3668), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(t3669), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(t3669), "f"(t3670), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(t3669), "f"(t3671), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(t3669), "f"(t3672), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(t3669), "f"(t3673), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(t3669), "f"(t3674), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3676 = -t3669;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3677;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3677) : "f"(t3675));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3678;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3678) : "f"(t3667), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(t3676), "f"(t3677), "f"(t3678));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_45;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_45) : "f"(t3665), "f"(t3679));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3681 = words_42 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3682;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3682) : "r"(words_42));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3683;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3683) : "h"(t3682));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3684;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3684) : "r"(t3681));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3685;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3685) : "h"(t3684));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3686 = t3683 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3687 = t3686 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3688;
                        asm("abs.f32 %0, %1;" : "=f"(t3688) : "f"(t3687));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3689;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3689) : "f"(t3688), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(t3689), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t3689), "f"(t3690), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(t3689), "f"(t3691), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(t3689), "f"(t3692), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(t3689), "f"(t3693), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(t3689), "f"(t3694), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3696 = -t3689;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3697;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3697) : "f"(t3695));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3698;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3698) : "f"(t3687), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(t3696), "f"(t3697), "f"(t3698));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3700 = t3685 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3701 = t3700 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3702;
                        asm("abs.f32 %0, %1;" : "=f"(t3702) : "f"(t3701));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3703;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3703) : "f"(t3702), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(t3703), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(t3703), "f"(t3704), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(t3703), "f"(t3705), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(t3703), "f"(t3706), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(t3703), "f"(t3707), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(t3703), "f"(t3708), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3710 = -t3703;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3711;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3711) : "f"(t3709));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3712;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3712) : "f"(t3701), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(t3710), "f"(t3711), "f"(t3712));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_46;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_46) : "f"(t3699), "f"(t3713));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3715 = words_43 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3716;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3716) : "r"(words_43));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3717;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3717) : "h"(t3716));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3718;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3718) : "r"(t3715));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3719;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3719) : "h"(t3718));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3720 = t3717 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3721 = t3720 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3722;
                        asm("abs.f32 %0, %1;" : "=f"(t3722) : "f"(t3721));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3723;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3723) : "f"(t3722), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(t3723), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3725) : "f"(t3723), "f"(t3724), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(t3723), "f"(t3725), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3723), "f"(t3726), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(t3723), "f"(t3727), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(t3723), "f"(t3728), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3730 = -t3723;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3731;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3731) : "f"(t3729));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3732;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3732) : "f"(t3721), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(t3730), "f"(t3731), "f"(t3732));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3734 = t3719 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3735 = t3734 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3736;
                        asm("abs.f32 %0, %1;" : "=f"(t3736) : "f"(t3735));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3737;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3737) : "f"(t3736), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(t3737), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(t3737), "f"(t3738), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(t3737), "f"(t3739), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(t3737), "f"(t3740), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(t3737), "f"(t3741), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(t3737), "f"(t3742), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3744 = -t3737;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3745;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3745) : "f"(t3743));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3746;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3746) : "f"(t3735), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(t3744), "f"(t3745), "f"(t3746));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_47;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_47) : "f"(t3733), "f"(t3747));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3749 = words_44 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3750;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3750) : "r"(words_44));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3751;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3751) : "h"(t3750));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3752;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3752) : "r"(t3749));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3753;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3753) : "h"(t3752));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3754 = t3751 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3755 = t3754 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3756;
                        asm("abs.f32 %0, %1;" : "=f"(t3756) : "f"(t3755));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3757;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3757) : "f"(t3756), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(t3757), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(t3757), "f"(t3758), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(t3757), "f"(t3759), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(t3757), "f"(t3760), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(t3757), "f"(t3761), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(t3757), "f"(t3762), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3764 = -t3757;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3765;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3765) : "f"(t3763));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3766;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3766) : "f"(t3755), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(t3764), "f"(t3765), "f"(t3766));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3768 = t3753 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3769 = t3768 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3770;
                        asm("abs.f32 %0, %1;" : "=f"(t3770) : "f"(t3769));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3771;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3771) : "f"(t3770), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(t3771), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3773) : "f"(t3771), "f"(t3772), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(t3771), "f"(t3773), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3775) : "f"(t3771), "f"(t3774), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(t3771), "f"(t3775), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(t3771), "f"(t3776), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3778 = -t3771;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3779;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3779) : "f"(t3777));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3780;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3780) : "f"(t3769), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3781) : "f"(t3778), "f"(t3779), "f"(t3780));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_48;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_48) : "f"(t3767), "f"(t3781));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2934) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2936), "r"(words_45), "r"(words_46), "r"(words_47), "r"(words_48) : "memory");
                        }
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_49 = word_25;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_50 = word_26;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_51 = word_27;
#line 212 "fa-kernels/src/conv/output.rs"
                        const u32 words_52 = word_28;
                        const u32 t3787 = words_49 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3788;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3788) : "r"(words_49));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3789;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3789) : "h"(t3788));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3790;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3790) : "r"(t3787));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3791;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3791) : "h"(t3790));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3792 = t3789 - t2834;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3793 = t3792 * t2833;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3794;
                        asm("abs.f32 %0, %1;" : "=f"(t3794) : "f"(t3793));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3795;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3795) : "f"(t3794), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(t3795), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3797) : "f"(t3795), "f"(t3796), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3798) : "f"(t3795), "f"(t3797), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3799) : "f"(t3795), "f"(t3798), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3800) : "f"(t3795), "f"(t3799), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3801) : "f"(t3795), "f"(t3800), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3802 = -t3795;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3803;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3803) : "f"(t3801));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3804;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3804) : "f"(t3793), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3805) : "f"(t3802), "f"(t3803), "f"(t3804));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3806 = t3791 - t2836;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3807 = t3806 * t2835;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3808;
                        asm("abs.f32 %0, %1;" : "=f"(t3808) : "f"(t3807));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3809;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3809) : "f"(t3808), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3810) : "f"(t3809), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3811) : "f"(t3809), "f"(t3810), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(t3809), "f"(t3811), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3813) : "f"(t3809), "f"(t3812), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3814) : "f"(t3809), "f"(t3813), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3815) : "f"(t3809), "f"(t3814), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3816 = -t3809;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3817;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3817) : "f"(t3815));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3818;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3818) : "f"(t3807), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3819) : "f"(t3816), "f"(t3817), "f"(t3818));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_53;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_53) : "f"(t3805), "f"(t3819));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3821 = words_50 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3822;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3822) : "r"(words_50));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3823;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3823) : "h"(t3822));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3824;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3824) : "r"(t3821));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3825;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3825) : "h"(t3824));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3826 = t3823 - t2838;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3827 = t3826 * t2837;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3828;
                        asm("abs.f32 %0, %1;" : "=f"(t3828) : "f"(t3827));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3829;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3829) : "f"(t3828), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3830) : "f"(t3829), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3831) : "f"(t3829), "f"(t3830), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(t3829), "f"(t3831), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(t3829), "f"(t3832), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(t3829), "f"(t3833), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3835) : "f"(t3829), "f"(t3834), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3836 = -t3829;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3837;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3837) : "f"(t3835));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3838;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3838) : "f"(t3827), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(t3836), "f"(t3837), "f"(t3838));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3840 = t3825 - t2840;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3841 = t3840 * t2839;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3842;
                        asm("abs.f32 %0, %1;" : "=f"(t3842) : "f"(t3841));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3843;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3843) : "f"(t3842), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3844) : "f"(t3843), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3845) : "f"(t3843), "f"(t3844), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3846) : "f"(t3843), "f"(t3845), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3847) : "f"(t3843), "f"(t3846), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(t3843), "f"(t3847), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3849) : "f"(t3843), "f"(t3848), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3850 = -t3843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3851;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3851) : "f"(t3849));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3852;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3852) : "f"(t3841), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3853) : "f"(t3850), "f"(t3851), "f"(t3852));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_54;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_54) : "f"(t3839), "f"(t3853));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3855 = words_51 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3856;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3856) : "r"(words_51));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3857;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3857) : "h"(t3856));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3858;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3858) : "r"(t3855));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3859;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3859) : "h"(t3858));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3860 = t3857 - t2842;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3861 = t3860 * t2841;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3862;
                        asm("abs.f32 %0, %1;" : "=f"(t3862) : "f"(t3861));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3863;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3863) : "f"(t3862), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3864) : "f"(t3863), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3865) : "f"(t3863), "f"(t3864), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(t3863), "f"(t3865), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3867) : "f"(t3863), "f"(t3866), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(t3863), "f"(t3867), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3869) : "f"(t3863), "f"(t3868), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3870 = -t3863;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3871;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3871) : "f"(t3869));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3872;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3872) : "f"(t3861), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3873) : "f"(t3870), "f"(t3871), "f"(t3872));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3874 = t3859 - t2844;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3875 = t3874 * t2843;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3876;
                        asm("abs.f32 %0, %1;" : "=f"(t3876) : "f"(t3875));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3877;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3877) : "f"(t3876), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3878) : "f"(t3877), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3879) : "f"(t3877), "f"(t3878), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3880) : "f"(t3877), "f"(t3879), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(t3877), "f"(t3880), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(t3877), "f"(t3881), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3883) : "f"(t3877), "f"(t3882), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3884 = -t3877;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3885;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3885) : "f"(t3883));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3886;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3886) : "f"(t3875), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3887) : "f"(t3884), "f"(t3885), "f"(t3886));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_55;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_55) : "f"(t3873), "f"(t3887));
#line 213 "fa-kernels/src/conv/output.rs"
                        const u32 t3889 = words_52 >> 16u;
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3890;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3890) : "r"(words_52));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3891;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3891) : "h"(t3890));
#line 213 "fa-kernels/src/conv/output.rs"
                        f16 t3892;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3892) : "r"(t3889));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3893;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3893) : "h"(t3892));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3894 = t3891 - t2846;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3895 = t3894 * t2845;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3896;
                        asm("abs.f32 %0, %1;" : "=f"(t3896) : "f"(t3895));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3897;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3897) : "f"(t3896), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3898) : "f"(t3897), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3899) : "f"(t3897), "f"(t3898), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(t3897), "f"(t3899), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3901) : "f"(t3897), "f"(t3900), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3902) : "f"(t3897), "f"(t3901), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3903) : "f"(t3897), "f"(t3902), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3904 = -t3897;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3905;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3905) : "f"(t3903));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3906;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3906) : "f"(t3895), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3907) : "f"(t3904), "f"(t3905), "f"(t3906));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3908 = t3893 - t2848;
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3909 = t3908 * t2847;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3910;
                        asm("abs.f32 %0, %1;" : "=f"(t3910) : "f"(t3909));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3911;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3911) : "f"(t3910), "f"(5.6f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3912) : "f"(t3911), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3913) : "f"(t3911), "f"(t3912), "f"(0.007938604f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(t3911), "f"(t3913), "f"(-0.0530439f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(t3911), "f"(t3914), "f"(-0.45917815f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(t3911), "f"(t3915), "f"(-1.1510339f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3917) : "f"(t3911), "f"(t3916), "f"(-1.0000077f));
#line 213 "fa-kernels/src/conv/output.rs"
                        const f32 t3918 = -t3911;
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3919;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3919) : "f"(t3917));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3920;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3920) : "f"(t3909), "f"(0.0f));
#line 213 "fa-kernels/src/conv/output.rs"
                        f32 t3921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3921) : "f"(t3918), "f"(t3919), "f"(t3920));
#line 213 "fa-kernels/src/conv/output.rs"
                        u32 words_56;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_56) : "f"(t3907), "f"(t3921));
#line 214 "fa-kernels/src/conv/output.rs"
                        if (t2940) {
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2942), "r"(words_53), "r"(words_54), "r"(words_55), "r"(words_56) : "memory");
                        }
                    }
                }
            } else {
#line 332 "fa-kernels/src/conv/work.rs"
                const u32 t3923 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
                const u32 t3924 = t3923 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3925 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3926 = t3925 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3927 = t3926 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3928 = t3927 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t3929 = t3924 + t3928;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t3930 = t3929 < 64u;
#line 101 "fa-kernels/src/conv/output.rs"
                if (t3930) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t3931 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_5 = t3931 & 127u;
                    const u32 t3933 = thread_5 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t3934 = t3933 >> 3u;
                    const u32 t3935 = t3933 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3936 = thread_5 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3937 = t3936 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3938 = t3937 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3939 = t3938 * 14u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_71 = t3934 + t3939;
                    const u32 at_10 = y_6 + row_71;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_11 = x_6 + t3935;
                    const u64 t3943 = (u64)sample_6;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3944 = t3943 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3945 = t3944 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3946 = y + t3945;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3947 = (u64)at_10;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3948 = t3947 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3949 = t3948 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3950 = t3946 + t3949;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3951 = (u64)at_11;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3952 = t3951 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3953 = t3952 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3954 = t3950 + t3953;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3955 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3956 = t3955 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3957 = t3956 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3958 = t3957 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                    const u32 t3959 = t3924 + t3958;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3960 = (u64)t3959 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3961 = t3954 + t3960;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3962 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3963 = t3962 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t3964 = t3935 < t2816;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3965 = t3964 ? t2814 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t3966 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t3967 = t3966 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 chunk_46 = t3967 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t3969 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t3970 = t3969 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 first_23 = t3970 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3972 = first_23 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3973 = chunk_46 ^ t3972;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3974 = first_23 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3975 = t3973 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3976 = t3974 + t3975;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 from_2 = t2830 + t3976;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_21 = 0u; i_21 < 7u; i_21 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t3978 = i_21 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t3979 = from_2 + t3978;
#line 180 "fa-kernels/src/conv/output.rs"
                        u32 row_72;
                        u32 row_73;
                        u32 row_74;
                        u32 row_75;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t3979) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3980 = row_72 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3981;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3981) : "r"(row_72));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3982;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3982) : "h"(t3981));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3983;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3983) : "r"(t3980));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3984;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3984) : "h"(t3983));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3985 = t3982 - t2834;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3986 = t3985 * t2833;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3987;
                        asm("abs.f32 %0, %1;" : "=f"(t3987) : "f"(t3986));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3988;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3988) : "f"(t3987), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3989) : "f"(t3988), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3990) : "f"(t3988), "f"(t3989), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3991) : "f"(t3988), "f"(t3990), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3992) : "f"(t3988), "f"(t3991), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(t3988), "f"(t3992), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(t3988), "f"(t3993), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3995 = -t3988;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3996;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3996) : "f"(t3994));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3997;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3997) : "f"(t3986), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3998) : "f"(t3995), "f"(t3996), "f"(t3997));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3999 = t3984 - t2836;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4000 = t3999 * t2835;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4001;
                        asm("abs.f32 %0, %1;" : "=f"(t4001) : "f"(t4000));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4002;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4002) : "f"(t4001), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4003) : "f"(t4002), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(t4002), "f"(t4003), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(t4002), "f"(t4004), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4006) : "f"(t4002), "f"(t4005), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4007) : "f"(t4002), "f"(t4006), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4008) : "f"(t4002), "f"(t4007), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4009 = -t4002;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4010;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4010) : "f"(t4008));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4011;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4011) : "f"(t4000), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(t4009), "f"(t4010), "f"(t4011));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_57;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_57) : "f"(t3998), "f"(t4012));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4014 = row_73 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t4015;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4015) : "r"(row_73));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4016;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4016) : "h"(t4015));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t4017;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4017) : "r"(t4014));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4018;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4018) : "h"(t4017));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4019 = t4016 - t2838;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4020 = t4019 * t2837;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4021;
                        asm("abs.f32 %0, %1;" : "=f"(t4021) : "f"(t4020));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4022;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4022) : "f"(t4021), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4023) : "f"(t4022), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(t4022), "f"(t4023), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4025) : "f"(t4022), "f"(t4024), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(t4022), "f"(t4025), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(t4022), "f"(t4026), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(t4022), "f"(t4027), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4029 = -t4022;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4030;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4030) : "f"(t4028));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4031;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4031) : "f"(t4020), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4032) : "f"(t4029), "f"(t4030), "f"(t4031));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4033 = t4018 - t2840;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4034 = t4033 * t2839;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4035;
                        asm("abs.f32 %0, %1;" : "=f"(t4035) : "f"(t4034));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4036;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4036) : "f"(t4035), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4037) : "f"(t4036), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(t4036), "f"(t4037), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(t4036), "f"(t4038), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4040) : "f"(t4036), "f"(t4039), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(t4036), "f"(t4040), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(t4036), "f"(t4041), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4043 = -t4036;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4044;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4044) : "f"(t4042));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4045;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4045) : "f"(t4034), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4046) : "f"(t4043), "f"(t4044), "f"(t4045));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_58;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_58) : "f"(t4032), "f"(t4046));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4048 = row_74 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t4049;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4049) : "r"(row_74));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4050;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4050) : "h"(t4049));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t4051;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4051) : "r"(t4048));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4052;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4052) : "h"(t4051));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4053 = t4050 - t2842;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4054 = t4053 * t2841;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4055;
                        asm("abs.f32 %0, %1;" : "=f"(t4055) : "f"(t4054));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4056;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4056) : "f"(t4055), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(t4056), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4058) : "f"(t4056), "f"(t4057), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(t4056), "f"(t4058), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(t4056), "f"(t4059), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4061) : "f"(t4056), "f"(t4060), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(t4056), "f"(t4061), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4063 = -t4056;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4064;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4064) : "f"(t4062));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4065;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4065) : "f"(t4054), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(t4063), "f"(t4064), "f"(t4065));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4067 = t4052 - t2844;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4068 = t4067 * t2843;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4069;
                        asm("abs.f32 %0, %1;" : "=f"(t4069) : "f"(t4068));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4070;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4070) : "f"(t4069), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4071) : "f"(t4070), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4072) : "f"(t4070), "f"(t4071), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4073) : "f"(t4070), "f"(t4072), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(t4070), "f"(t4073), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(t4070), "f"(t4074), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(t4070), "f"(t4075), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4077 = -t4070;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4078;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4078) : "f"(t4076));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4079;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4079) : "f"(t4068), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4080) : "f"(t4077), "f"(t4078), "f"(t4079));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_59;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_59) : "f"(t4066), "f"(t4080));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4082 = row_75 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t4083;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4083) : "r"(row_75));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4084;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4084) : "h"(t4083));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t4085;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t4085) : "r"(t4082));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4086;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t4086) : "h"(t4085));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4087 = t4084 - t2846;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4088 = t4087 * t2845;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4089;
                        asm("abs.f32 %0, %1;" : "=f"(t4089) : "f"(t4088));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4090;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4090) : "f"(t4089), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4091) : "f"(t4090), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(t4090), "f"(t4091), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4093) : "f"(t4090), "f"(t4092), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4094) : "f"(t4090), "f"(t4093), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4095) : "f"(t4090), "f"(t4094), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4096) : "f"(t4090), "f"(t4095), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4097 = -t4090;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4098;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4098) : "f"(t4096));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4099;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4099) : "f"(t4088), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(t4097), "f"(t4098), "f"(t4099));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4101 = t4086 - t2848;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4102 = t4101 * t2847;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4103;
                        asm("abs.f32 %0, %1;" : "=f"(t4103) : "f"(t4102));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4104;
                        asm("min.f32 %0, %1, %2;" : "=f"(t4104) : "f"(t4103), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4105) : "f"(t4104), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4106) : "f"(t4104), "f"(t4105), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4107) : "f"(t4104), "f"(t4106), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(t4104), "f"(t4107), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4109) : "f"(t4104), "f"(t4108), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(t4104), "f"(t4109), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4111 = -t4104;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4112;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4112) : "f"(t4110));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4113;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4113) : "f"(t4102), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4114) : "f"(t4111), "f"(t4112), "f"(t4113));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_60;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_60) : "f"(t4100), "f"(t4114));
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t4116 = i_21 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t4117 = row_71 + t4116;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t4118 = t4117 < t3965;
#line 196 "fa-kernels/src/conv/output.rs"
                        if (t4118) {
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t4119 = (u64)i_21 * t3963;
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t4120 = t3961 + t4119;
#line 197 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4120), "r"(words_57), "r"(words_58), "r"(words_59), "r"(words_60) : "memory");
                        }
                    }
                }
            }
        }
    }
}
