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
    const u64 moments /* f32, written in part */,
    const u64 moments_stride0,
    const u64 moments_stride1,
    const u64 moments_stride2,
    const u64 moments_stride3,
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
    const u32 cta_groups_shift)
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
    const u32 outputs = smem_1 + 155648u;
    const u32 moments_2 = outputs + 43008u;
    const u32 t7 = moments_2 + 6144u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 81920u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t9 = thread == 0u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t9) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t7) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t10 = t7 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t7 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t7 + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t7 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t7 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t7 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t7 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t7 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t17) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t7 + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t7 + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t7 + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t7 + 96u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t7 + 104u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = t7 + 112u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t7 + 120u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t7 + 128u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = t7 + 136u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = t7 + 144u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = t7 + 152u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = t7 + 160u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = t7 + 168u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = t7 + 176u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = t7 + 184u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = t7 + 192u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 12u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t36 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t36));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t39 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t40 = warp_2 & 3u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t41 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t41 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t43 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t44 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t43 ? t44 : 0u;
        const u32 t46 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t46; i += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_2 = i * 3u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 & 3u;
            const u32 t49 = slot + 12u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t50 = t49 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t51 = t7 + t50;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t52 = i_2 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t53 = t52 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t54 = t53 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t51), "r"(t54) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t55 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t56 = t55 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group = t56 + i;
            const u32 t58 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t59;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t59) : "r"(t58), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample = t59 >> groups_shift;
            const u32 t61 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t62 = group - t61;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t62 * 3u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t64 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t65;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t65) : "r"(t64), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t66 = t65 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t66 * 14u;
            const u32 t68 = number << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t69;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t69) : "r"(t68), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t70 = t69 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t71 = t70 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t72 = number - t71;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t72 << 3u;
            const bool t74 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t75 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t74 ? t75 : 0u;
            const u32 t77 = left_2 < 14u ? left_2 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t78 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t79 = t78 < 8u ? t78 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_2 = i & 3u;
            const u32 t81 = index_2 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t82 = t7 + t81;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t83 = i >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t84 = t83 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t85 = slot * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t85;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t87 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t88 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t89;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t89) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t90 = t89 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t90) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t82) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t82), "r"(0u), "r"(t87), "r"(t88), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t91 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t91 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 & 3u;
            const u32 t94 = slot_2 + 12u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t95 = t94 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t96 = t7 + t95;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t97 = i_3 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t98 = t97 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t99 = t98 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t96), "r"(t99) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t100 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t101 = t100 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t101 + i;
            const u32 t103 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t104;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t104) : "r"(t103), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t104 >> groups_shift;
            const u32 t106 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t107 = group_2 - t106;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t108 = t107 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t108 + 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t110 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t111;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t111) : "r"(t110), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t112 = t111 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t112 * 14u;
            const u32 t114 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t115;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t115) : "r"(t114), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t116 = t115 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t117 = t116 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t118 = number_2 - t117;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t118 << 3u;
            const bool t120 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t121 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t120 ? t121 : 0u;
            const u32 t123 = left_3 < 14u ? left_3 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t124 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t125 = t124 < 8u ? t124 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t126 = i & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_3 = 4u + t126;
            const u32 t128 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t129 = t7 + t128;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t130 = i >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t131 = t130 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t132 = slot_2 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t132;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t134 = x_3 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t135 = y_3 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t136;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t136) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t137 = t136 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t137) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t129) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t129), "r"(0u), "r"(t134), "r"(t135), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t138 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t138 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 & 3u;
            const u32 t141 = slot_3 + 12u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t142 = t141 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t143 = t7 + t142;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t144 = i_4 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t145 = t144 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t146 = t145 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t143), "r"(t146) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t147 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t148 = t147 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t148 + i;
            const u32 t150 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t151;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t151) : "r"(t150), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t151 >> groups_shift;
            const u32 t153 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t154 = group_3 - t153;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t155 = t154 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t155 + 2u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t157 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t158;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t158) : "r"(t157), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t159 = t158 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t159 * 14u;
            const u32 t161 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t162;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t162) : "r"(t161), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t163 = t162 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t164 = t163 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t165 = number_3 - t164;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t165 << 3u;
            const bool t167 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t168 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t167 ? t168 : 0u;
            const u32 t170 = left_4 < 14u ? left_4 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t171 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t172 = t171 < 8u ? t171 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t173 = i & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_4 = 8u + t173;
            const u32 t175 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t176 = t7 + t175;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t177 = i >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t178 = t177 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t179 = slot_3 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t179;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t181 = x_4 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t182 = y_4 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t183;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t184 = t183 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t184) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t176) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t176), "r"(0u), "r"(t181), "r"(t182), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t185 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t185) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t188 = slot_4 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = t188 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t190 = t7 + t189;
                const u32 t191 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t8 + t191;
                const u32 t193 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t194 = t193 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t195;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t196 = t195 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t196) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t190) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t190), "r"(0u), "r"(0u), "r"(0u), "r"(t194) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t197 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t197 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = slot_5 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t200 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t202 = t7 + t201;
                const u32 t203 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t8 + t203;
                const u32 t205 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t206 = t205 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t207;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t207) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t208 = t207 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t208) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t202) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t202), "r"(0u), "r"(1u), "r"(0u), "r"(t206) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t209 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t209 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = slot_6 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t213 = t212 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t214 = t7 + t213;
                const u32 t215 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t8 + t215;
                const u32 t217 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t218 = t217 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t219;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t219) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t220 = t219 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t220) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t214) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t214), "r"(0u), "r"(2u), "r"(0u), "r"(t218) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t221 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t221 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t224 = slot_7 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t225 = t224 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t226 = t7 + t225;
                const u32 t227 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t8 + t227;
                const u32 t229 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t230 = t229 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t231;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t232 = t231 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t232) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t226) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t226), "r"(0u), "r"(0u), "r"(1u), "r"(t230) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t233 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t233 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t236 = slot_8 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t237 = t236 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t238 = t7 + t237;
                const u32 t239 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t8 + t239;
                const u32 t241 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t242 = t241 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t243;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t243) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t244 = t243 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t244) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t238) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t238), "r"(0u), "r"(1u), "r"(1u), "r"(t242) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t245 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t245 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t248 = slot_9 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t249 = t248 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t250 = t7 + t249;
                const u32 t251 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t8 + t251;
                const u32 t253 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t254 = t253 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t255;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t255) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t256 = t255 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t256) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t250) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t250), "r"(0u), "r"(2u), "r"(1u), "r"(t254) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t257 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t257 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t260 = slot_10 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t261 = t260 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t262 = t7 + t261;
                const u32 t263 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t8 + t263;
                const u32 t265 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t266 = t265 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t267;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t267) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t268 = t267 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t268) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t262) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t262), "r"(0u), "r"(0u), "r"(2u), "r"(t266) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t269 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t269 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t272 = slot_11 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t273 = t272 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t274 = t7 + t273;
                const u32 t275 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t8 + t275;
                const u32 t277 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t278 = t277 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t279;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t279) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t280 = t279 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t280) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t274) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t274), "r"(0u), "r"(1u), "r"(2u), "r"(t278) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t281 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_13 = t281 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_12 = i_13 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t284 = slot_12 + 16u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t285 = t284 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t286 = t7 + t285;
                const u32 t287 = slot_12 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_12 = t8 + t287;
                const u32 t289 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t290 = t289 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t291;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t291) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t292 = t291 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t292) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t286) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_12), "l"(weight), "r"(t286), "r"(0u), "r"(2u), "r"(2u), "r"(t290) : "memory");
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
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 t293 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t293 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t295 = t40 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t296 = t39 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t295 + t296;
        const u32 t298 = first_3 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t299 = first_2 + first_3;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel = t299 < 63u ? t299 : 63u;
        const u64 t301 = (u64)channel;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t302 = t301 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t303 = t302 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t304 = bias + t303;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t305;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t305) : "l"(t304) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t306;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t306) : "h"(t305));
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t307 = first_2 + t298;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t307 < 63u ? t307 : 63u;
        const u64 t309 = (u64)channel_2;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t310 = t309 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t311 = t310 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t312 = bias + t311;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t313;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t313) : "l"(t312) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t314;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t314) : "h"(t313));
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
        const u32 t315 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t315 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t317 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t318 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t317 ? t318 : 0u;
        const u32 t320 = left_5 < cta_groups ? left_5 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t320; i_14 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_41 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_42 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_45 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_46 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_49 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_50 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_53 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_54 = t306;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_43 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_44 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_47 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_48 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_51 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_52 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_55 = t314;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_56 = t314;
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t321 = i_14 * 3u;
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t321 + index;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t324 = index << 2u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t325 = i_14 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_5 = t324 + t325;
            const u32 t327 = index_5 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t328 = t7 + t327;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t329 = i_14 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t330 = t329 & 1u;
#line 27 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t328), "r"(t330) : "memory");
            const u32 t331 = slot_13 * 20480u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t332 = smem_1 + t331;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t333 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t333) {
                const u32 t334 = t7 + 128u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t334), "r"(0u) : "memory");
            }
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t335 = t8 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t336 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t337 = t335 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t338 = (u64)t337;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t339 = t338 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t340 = t336 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t341 = (u64)t340;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t342 = t341 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t343 = t335 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = (u64)t343;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t345 = t344 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t346 = t336 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = (u64)t346;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t348 = t347 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t349 = t335 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = (u64)t349;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t352 = t336 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = (u64)t352;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t354 = t353 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t355 = t335 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = (u64)t355;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t358 = t336 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = (u64)t358;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t360 = t359 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t339), "l"(t342), "l"(t345), "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t361 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t361) {
                const u32 t362 = t7 + 136u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t362), "r"(0u) : "memory");
            }
            const u32 t363 = t8 + 8192u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t364 = t363 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t365 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t365 + 8u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t367 = t364 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = (u64)t367;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t370 = t366 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = (u64)t370;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t372 = t371 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t373 = t364 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = (u64)t373;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t375 = t374 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t376 = t366 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = (u64)t376;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t378 = t377 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t379 = t364 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = (u64)t379;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t381 = t380 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t382 = t366 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = (u64)t382;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t384 = t383 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t385 = t364 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = (u64)t385;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t387 = t386 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t388 = t366 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = (u64)t388;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t390 = t389 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t369), "l"(t372), "l"(t375), "l"(t378), "l"(t381), "l"(t384), "l"(t387), "l"(t390) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t391 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t391) {
                const u32 t392 = t7 + 144u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t392), "r"(0u) : "memory");
            }
            const u32 t393 = t8 + 16384u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t394 = t393 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t395 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t395 + 16u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t397 = t394 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = (u64)t397;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t399 = t398 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t400 = t396 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = (u64)t400;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t402 = t401 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t403 = t394 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = (u64)t403;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t405 = t404 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t406 = t396 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = (u64)t406;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t408 = t407 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t409 = t394 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = (u64)t409;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t412 = t396 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = (u64)t412;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t414 = t413 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t415 = t394 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = (u64)t415;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t418 = t396 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = (u64)t418;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t420 = t419 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t399), "l"(t402), "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t421 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t421) {
                const u32 t422 = t7 + 152u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t422), "r"(0u) : "memory");
            }
            const u32 t423 = t8 + 24576u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t424 = t423 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t425 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t425 + 80u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t427 = t424 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = (u64)t427;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t430 = t426 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = (u64)t430;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t432 = t431 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t433 = t424 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = (u64)t433;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t435 = t434 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t436 = t426 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = (u64)t436;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t438 = t437 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t439 = t424 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = (u64)t439;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t441 = t440 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t442 = t426 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = (u64)t442;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t444 = t443 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t445 = t424 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = (u64)t445;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t447 = t446 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t448 = t426 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = (u64)t448;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t450 = t449 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t451 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t451) {
                const u32 t452 = t7 + 160u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t452), "r"(0u) : "memory");
            }
            const u32 t453 = t8 + 32768u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t454 = t453 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t455 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t455 + 88u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t457 = t454 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = (u64)t457;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t459 = t458 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t460 = t456 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = (u64)t460;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t462 = t461 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t463 = t454 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = (u64)t463;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t465 = t464 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t466 = t456 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = (u64)t466;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t468 = t467 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t469 = t454 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = (u64)t469;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t471 = t470 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t472 = t456 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = (u64)t472;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t474 = t473 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t475 = t454 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = (u64)t475;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t477 = t476 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t478 = t456 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = (u64)t478;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t480 = t479 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t459), "l"(t462), "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t481 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t481) {
                const u32 t482 = t7 + 168u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t482), "r"(0u) : "memory");
            }
            const u32 t483 = t8 + 40960u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t484 = t483 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t485 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t485 + 96u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t487 = t484 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = (u64)t487;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t489 = t488 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t490 = t486 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = (u64)t490;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t492 = t491 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t493 = t484 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = (u64)t493;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t495 = t494 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t496 = t486 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = (u64)t496;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t498 = t497 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t499 = t484 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = (u64)t499;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t501 = t500 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t502 = t486 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = (u64)t502;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t504 = t503 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t505 = t484 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = (u64)t505;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t507 = t506 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t508 = t486 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = (u64)t508;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t510 = t509 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t489), "l"(t492), "l"(t495), "l"(t498), "l"(t501), "l"(t504), "l"(t507), "l"(t510) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t511 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t511) {
                const u32 t512 = t7 + 176u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t512), "r"(0u) : "memory");
            }
            const u32 t513 = t8 + 49152u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t514 = t513 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t515 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t515 + 160u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t517 = t514 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = (u64)t517;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t519 = t518 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t520 = t516 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = (u64)t520;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t522 = t521 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t523 = t514 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = (u64)t523;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t525 = t524 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t526 = t516 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = (u64)t526;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t528 = t527 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t529 = t514 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = (u64)t529;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t531 = t530 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t532 = t516 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t533 = (u64)t532;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t534 = t533 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t535 = t514 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = (u64)t535;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t537 = t536 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t538 = t516 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = (u64)t538;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t540 = t539 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t519), "l"(t522), "l"(t525), "l"(t528), "l"(t531), "l"(t534), "l"(t537), "l"(t540) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t541 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t541) {
                const u32 t542 = t7 + 184u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t542), "r"(0u) : "memory");
            }
            const u32 t543 = t8 + 57344u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t544 = t543 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t545 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t546 = t545 + 168u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t547 = t544 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t548 = (u64)t547;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t549 = t548 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t550 = t546 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t551 = (u64)t550;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t552 = t551 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t553 = t544 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = (u64)t553;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t555 = t554 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t556 = t546 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = (u64)t556;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t558 = t557 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t559 = t544 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = (u64)t559;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t561 = t560 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t562 = t546 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t563 = (u64)t562;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t564 = t563 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t565 = t544 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t566 = (u64)t565;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t567 = t566 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t568 = t546 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = (u64)t568;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t570 = t569 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t549), "l"(t552), "l"(t555), "l"(t558), "l"(t561), "l"(t564), "l"(t567), "l"(t570) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t571 = i_14 == 0u;
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t571) {
                const u32 t572 = t7 + 192u;
#line 68 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t572), "r"(0u) : "memory");
            }
            const u32 t573 = t8 + 65536u;
#line 33 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t574 = t573 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t575 = t332 >> 4u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t576 = t575 + 176u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t577 = t574 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t578 = (u64)t577;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t579 = t578 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t580 = t576 + 65536u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t581 = (u64)t580;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t582 = t581 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t583 = t574 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t584 = (u64)t583;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t585 = t584 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t586 = t576 + 65538u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t587 = (u64)t586;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t588 = t587 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t589 = t574 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t590 = (u64)t589;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t591 = t590 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t592 = t576 + 65540u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t593 = (u64)t592;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t594 = t593 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t595 = t574 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t596 = (u64)t595;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t597 = t596 + 4611686293305294848ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t598 = t576 + 65542u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t599 = (u64)t598;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t600 = t599 + 4611686362024771584ull;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t579), "l"(t582), "l"(t585), "l"(t588), "l"(t591), "l"(t594), "l"(t597), "l"(t600) : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t601 = i_14 * 3u;
#line 59 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t601 + index;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t603 = i_16 & 3u;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t604 = t603 + 12u;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t605 = t604 << 3u;
#line 100 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t606 = t7 + t605;
            u32 t607;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t607) : );
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t608 = t607 == 1u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t608) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t606) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t609 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t610 = t609 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t610 + i_14;
            const u32 t612 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t613;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t613) : "r"(t612), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t613 >> groups_shift;
            const u32 t615 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t616 = group_4 - t615;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t617 = t616 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t617 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t619 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t620;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t620) : "r"(t619), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t621 = t620 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t621 * 14u;
            const u32 t623 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t624;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t624) : "r"(t623), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t625 = t624 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t626 = t625 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t627 = number_4 - t626;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t627 << 3u;
            const bool t629 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t630 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t629 ? t630 : 0u;
            const u32 t632 = left_6 < 14u ? left_6 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t633 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t634 = t633 < 8u ? t633 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t635 = 0u < i_14;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t635) {
#line 107 "fa-kernels/src/conv/statistics.rs"
                const u32 t636 = i_14 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t637 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t638 = t637 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t639 = t638 + t636;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t640 = t639 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t641;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t641) : "r"(t640), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t641 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t643 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t644 = t643 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t645 = t644 + i_14;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t646 = t645 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t647;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t647) : "r"(t646), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t648 = t647 >> groups_shift;
#line 108 "fa-kernels/src/conv/statistics.rs"
                const bool t649 = t648 != before;
#line 108 "fa-kernels/src/conv/statistics.rs"
                if (t649) {
#line 126 "fa-kernels/src/conv/statistics.rs"
                    const u32 t650 = t39 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    const bool t651 = t650 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    if (t651) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t652 = t40 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t653 = t39 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t652 + t653;
                        const u32 t655 = first_5 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t656 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t657 = t656 + first_5;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t658 = t657 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments_2 + t658;
                        const f32 t660 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t661 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t662 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t663;
                        asm("mov.b32 %0, %1;" : "=r"(t663) : "f"(t660));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t664;
                        asm("mov.b32 %0, %1;" : "=r"(t664) : "f"(t661));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t665;
                        asm("mov.b32 %0, %1;" : "=r"(t665) : "f"(t662));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t663), "r"(t664), "r"(t665), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t666 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t667 = t666 + t655;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t668 = t667 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments_2 + t668;
                        const f32 t670 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t671 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t672 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t673;
                        asm("mov.b32 %0, %1;" : "=r"(t673) : "f"(t670));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t674;
                        asm("mov.b32 %0, %1;" : "=r"(t674) : "f"(t671));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t675;
                        asm("mov.b32 %0, %1;" : "=r"(t675) : "f"(t672));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t673), "r"(t674), "r"(t675), "r"(0u) : "memory");
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
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t677 = channel_3 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
                    if (t677) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t678 = channel_3 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t679 = moments_2 + t678;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t679) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t680;
                        asm("mov.b32 %0, %1;" : "=f"(t680) : "r"(row));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t681;
                        asm("mov.b32 %0, %1;" : "=f"(t681) : "r"(row_2));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t682;
                        asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_3));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t683;
                        asm("mov.b32 %0, %1;" : "=f"(t683) : "r"(row_4));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t684 = 64u + channel_3;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t685 = t684 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t686 = moments_2 + t685;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t686) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t687;
                        asm("mov.b32 %0, %1;" : "=f"(t687) : "r"(row_5));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t688;
                        asm("mov.b32 %0, %1;" : "=f"(t688) : "r"(row_6));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t689;
                        asm("mov.b32 %0, %1;" : "=f"(t689) : "r"(row_7));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t690;
                        asm("mov.b32 %0, %1;" : "=f"(t690) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t680 + t687;
                        const f32 difference = t688 - t681;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t693;
                        asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t694;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(t693));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t687 * t694;
                        f32 t696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t696) : "f"(difference), "f"(share), "f"(t681));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t697 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t698 = t697 * t680;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t699 = t682 + t689;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(t698), "f"(share), "f"(t699));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t701 = 128u + channel_3;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t702 = t701 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t703 = moments_2 + t702;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t703) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t704;
                        asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_9));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t705;
                        asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_10));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t706;
                        asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_11));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t707;
                        asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_12));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t704;
                        const f32 difference_2 = t705 - t696;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t710;
                        asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t711;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(t710));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t704 * t711;
                        f32 t713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(difference_2), "f"(share_2), "f"(t696));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t714 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t715 = t714 * count_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t716 = t700 + t706;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(t715), "f"(share_2), "f"(t716));
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 t718 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t718 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 t720 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_7 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_6 = t720 + before;
                        const u64 t723 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t724 = t723 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t725 = t724 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t726 = moments + t725;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t727 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t728 = t727 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t729 = t728 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t730 = t726 + t729;
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t731;
                        asm("mov.b32 %0, %1;" : "=r"(t731) : "f"(count_4));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t732;
                        asm("mov.b32 %0, %1;" : "=r"(t732) : "f"(t713));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t733;
                        asm("mov.b32 %0, %1;" : "=r"(t733) : "f"(t717));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t730), "r"(t731), "r"(t732), "r"(t733), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t734 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t735 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t736;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t736) : "f"(t734), "f"(t735));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t737 = t736 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t738;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t738) : "r"(t736));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t739;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t739) : "h"(t738));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t740;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t740) : "r"(t737));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t741;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t741) : "h"(t740));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t739;
            acc_2 = t741;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t742 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t743 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t744;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(t742), "f"(t743));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t745 = t744 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t746;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t746) : "r"(t744));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t747;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t747) : "h"(t746));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t748;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t748) : "r"(t745));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t749;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t749) : "h"(t748));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t747;
            acc_4 = t749;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t750 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t751 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t752;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(t750), "f"(t751));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t753 = t752 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t754;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t754) : "r"(t752));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t755;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t755) : "h"(t754));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t756;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t756) : "r"(t753));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t757;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t757) : "h"(t756));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t755;
            acc_6 = t757;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t758 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t759 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t760;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(t758), "f"(t759));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t761 = t760 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t762;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t762) : "r"(t760));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t763;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t763) : "h"(t762));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t764;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t764) : "r"(t761));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t765;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t765) : "h"(t764));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t763;
            acc_8 = t765;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t766 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t767 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t768;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(t766), "f"(t767));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t769 = t768 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t770;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t770) : "r"(t768));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t771;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t771) : "h"(t770));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t772;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t772) : "r"(t769));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t773;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t773) : "h"(t772));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t771;
            acc_10 = t773;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t774 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t775 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t776;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(t774), "f"(t775));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t777 = t776 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t778;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t778) : "r"(t776));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t779;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t779) : "h"(t778));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t780;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t780) : "r"(t777));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t781;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t781) : "h"(t780));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t779;
            acc_12 = t781;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t782 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t783 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t784;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(t782), "f"(t783));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t785 = t784 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t786;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t786) : "r"(t784));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t787;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t787) : "h"(t786));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t788;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t788) : "r"(t785));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t789;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t789) : "h"(t788));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t787;
            acc_14 = t789;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t790 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t791 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t792;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(t790), "f"(t791));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t793 = t792 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t794;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t794) : "r"(t792));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t795;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t795) : "h"(t794));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t796;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t796) : "r"(t793));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t797;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t797) : "h"(t796));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t795;
            acc_16 = t797;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t798 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t799 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t800;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(t798), "f"(t799));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t801 = t800 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t802;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t802) : "r"(t800));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t803;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t803) : "h"(t802));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t804;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t804) : "r"(t801));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t805;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t805) : "h"(t804));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t803;
            acc_18 = t805;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t806 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t807 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t808;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(t806), "f"(t807));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t809 = t808 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t810;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t810) : "r"(t808));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t811;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t811) : "h"(t810));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t812;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t812) : "r"(t809));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t813;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t813) : "h"(t812));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t811;
            acc_20 = t813;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t814 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t815 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t816;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(t814), "f"(t815));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t817 = t816 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t818;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t818) : "r"(t816));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t819;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t819) : "h"(t818));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t820;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t820) : "r"(t817));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t821;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t821) : "h"(t820));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t819;
            acc_22 = t821;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t822 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t823 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t824;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t824) : "f"(t822), "f"(t823));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t825 = t824 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t826;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t826) : "r"(t824));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t827;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t827) : "h"(t826));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t828;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t828) : "r"(t825));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t829;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t829) : "h"(t828));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t827;
            acc_24 = t829;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t830 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t831 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t832;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(t830), "f"(t831));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t833 = t832 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t834;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t834) : "r"(t832));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t835;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t835) : "h"(t834));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t836;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t836) : "r"(t833));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t837;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t837) : "h"(t836));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t835;
            acc_26 = t837;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t838 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t839 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t840;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(t838), "f"(t839));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t841 = t840 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t842;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t842) : "r"(t840));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t843;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t843) : "h"(t842));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t844;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t844) : "r"(t841));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t845;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t845) : "h"(t844));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t843;
            acc_28 = t845;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t846 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t847 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t848;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(t846), "f"(t847));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t849 = t848 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t850;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t850) : "r"(t848));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t851;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t851) : "h"(t850));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t852;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t852) : "r"(t849));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t853;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t853) : "h"(t852));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t851;
            acc_30 = t853;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t854 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t855 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t856;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(t854), "f"(t855));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t857 = t856 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t858;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t858) : "r"(t856));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t859;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t859) : "h"(t858));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t860;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t860) : "r"(t857));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t861;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t861) : "h"(t860));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t859;
            acc_32 = t861;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t862 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t863 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t864;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(t862), "f"(t863));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t865 = t864 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t866;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t866) : "r"(t864));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t867;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t867) : "h"(t866));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t868;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t868) : "r"(t865));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t869;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t869) : "h"(t868));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t867;
            acc_34 = t869;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t870 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t871 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t872;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(t870), "f"(t871));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t873 = t872 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t874;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t874) : "r"(t872));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t875;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t875) : "h"(t874));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t876;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t876) : "r"(t873));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t877;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t877) : "h"(t876));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t875;
            acc_36 = t877;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t878 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t879 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t880;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(t878), "f"(t879));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t881 = t880 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t882;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t882) : "r"(t880));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t883;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t883) : "h"(t882));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t884;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t884) : "r"(t881));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t885;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t885) : "h"(t884));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t883;
            acc_38 = t885;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t886 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t887 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t888;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(t886), "f"(t887));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t889 = t888 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t890;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t890) : "r"(t888));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t891;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t891) : "h"(t890));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t892;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t892) : "r"(t889));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t893;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t893) : "h"(t892));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t891;
            acc_40 = t893;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t894 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t895 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t896;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(t894), "f"(t895));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t897 = t896 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t898;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t898) : "r"(t896));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t899;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t899) : "h"(t898));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t900;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t900) : "r"(t897));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t901;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t901) : "h"(t900));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t899;
            acc_42 = t901;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t902 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t903 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t904;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(t902), "f"(t903));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t905 = t904 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t906;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t906) : "r"(t904));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t907;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t907) : "h"(t906));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t908;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t908) : "r"(t905));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t909;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t909) : "h"(t908));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t907;
            acc_44 = t909;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t910 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t911 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t912;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(t910), "f"(t911));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t913 = t912 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t914;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t914) : "r"(t912));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t915;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t915) : "h"(t914));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t916;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t916) : "r"(t913));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t917;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t917) : "h"(t916));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t915;
            acc_46 = t917;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t918 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t919 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t920;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(t918), "f"(t919));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t921 = t920 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t922;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t922) : "r"(t920));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t923;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t923) : "h"(t922));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t924;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t924) : "r"(t921));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t925;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t925) : "h"(t924));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t923;
            acc_48 = t925;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t926 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t927 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(t926), "f"(t927));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t929 = t928 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t930;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t930) : "r"(t928));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t931;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t931) : "h"(t930));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t932;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t932) : "r"(t929));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t933;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t933) : "h"(t932));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t931;
            acc_50 = t933;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t934 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t935 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t936) : "f"(t934), "f"(t935));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t937 = t936 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t938;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t938) : "r"(t936));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t939;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t939) : "h"(t938));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t940;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t940) : "r"(t937));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t941;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t941) : "h"(t940));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t939;
            acc_52 = t941;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t942 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t943 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(t942), "f"(t943));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t945 = t944 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t946;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t946) : "r"(t944));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t947;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t947) : "h"(t946));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t948;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t948) : "r"(t945));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t949;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t949) : "h"(t948));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t947;
            acc_54 = t949;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t950 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t951 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t952;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t952) : "f"(t950), "f"(t951));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t953 = t952 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t954;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t954) : "r"(t952));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t955;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t955) : "h"(t954));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t956;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t956) : "r"(t953));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t957;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t957) : "h"(t956));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t955;
            acc_56 = t957;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t958 = t632 * t634;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t958;
            f32 t960;
            asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(count_5), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t960));
#line 90 "fa-kernels/src/conv/statistics.rs"
            const u32 t962 = t632 * t634;
#line 90 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t962 == 112u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = 0.0f + t964;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t967 = t965 + t966;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = t967 + t968;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = t969 + t970;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = t971 + t972;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = t973 + t974;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t975 + t976;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = 0.0f + t978;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = t979 + t980;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = t981 + t982;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = t983 + t984;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = t985 + t986;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = t987 + t988;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t989 + t990;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = 0.0f + t992;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = t993 + t994;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t995 + t996;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = t997 + t998;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = t999 + t1000;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = t1001 + t1002;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1003 + t1004;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = 0.0f + t1006;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = t1007 + t1008;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = t1009 + t1010;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = t1011 + t1012;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = t1013 + t1014;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = t1015 + t1016;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1017 + t1018;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = t1020 + t1021;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1022;
            } else {
                const u32 t1023 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t1023 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_7 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1026 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1026 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1028 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1028 & columns;
                const f32 t1030 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = t1030 + t1031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = exists ? t1032 : t1033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1035 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1035 & columns_2;
                const f32 t1037 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = t1037 + t1038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = exists_2 ? t1039 : t1040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1042 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1042 & columns;
                const f32 t1044 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1046 = t1044 + t1045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1048 = exists_3 ? t1046 : t1047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1049 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1049 & columns_2;
                const f32 t1051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = t1051 + t1052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = exists_4 ? t1053 : t1054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1056 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1056 & columns;
                const f32 t1058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = t1058 + t1059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = exists_5 ? t1060 : t1061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1063 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1063 & columns_2;
                const f32 t1065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = t1065 + t1066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = exists_6 ? t1067 : t1068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1070 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1070 & columns;
                const f32 t1072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = t1072 + t1073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1076 = exists_7 ? t1074 : t1075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1077 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1077 & columns_2;
                const f32 t1079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = t1079 + t1080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = exists_8 ? t1081 : t1082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1084 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1084 & columns;
                const f32 t1086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = t1086 + t1087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = exists_9 ? t1088 : t1089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1091 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1091 & columns_2;
                const f32 t1093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = t1093 + t1094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = exists_10 ? t1095 : t1096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1098 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1098 & columns;
                const f32 t1100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = t1100 + t1101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = exists_11 ? t1102 : t1103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1105 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1105 & columns_2;
                const f32 t1107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = t1107 + t1108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = exists_12 ? t1109 : t1110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1112 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1112 & columns;
                const f32 t1114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = t1114 + t1115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1118 = exists_13 ? t1116 : t1117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1119 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1119 & columns_2;
                const f32 t1121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = t1121 + t1122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = exists_14 ? t1123 : t1124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1125;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1126 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1126 & columns;
                const f32 t1128 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = t1128 + t1129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = exists_15 ? t1130 : t1131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1132;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1133 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1133 & columns_2;
                const f32 t1135 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = t1135 + t1136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = exists_16 ? t1137 : t1138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1140 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1140 & columns;
                const f32 t1142 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = t1142 + t1143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = exists_17 ? t1144 : t1145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1147 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1147 & columns_2;
                const f32 t1149 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = t1149 + t1150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = exists_18 ? t1151 : t1152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1154 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1154 & columns;
                const f32 t1156 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = t1156 + t1157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = exists_19 ? t1158 : t1159;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1161 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1161 & columns_2;
                const f32 t1163 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = t1163 + t1164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = exists_20 ? t1165 : t1166;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1168 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1168 & columns;
                const f32 t1170 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = t1170 + t1171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1173 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = exists_21 ? t1172 : t1173;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1175 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1175 & columns_2;
                const f32 t1177 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = t1177 + t1178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = exists_22 ? t1179 : t1180;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1181;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1182 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1182 & columns;
                const f32 t1184 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = t1184 + t1185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = exists_23 ? t1186 : t1187;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1188;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1189 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1189 & columns_2;
                const f32 t1191 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = t1191 + t1192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = exists_24 ? t1193 : t1194;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1195;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1196 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1196 & columns;
                const f32 t1198 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = t1198 + t1199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = exists_25 ? t1200 : t1201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1202;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1203 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1203 & columns_2;
                const f32 t1205 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = t1205 + t1206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = exists_26 ? t1207 : t1208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1209;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1210 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1210 & columns;
                const f32 t1212 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = t1212 + t1213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = exists_27 ? t1214 : t1215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1216;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1217 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1217 & columns_2;
                const f32 t1219 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = t1219 + t1220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = exists_28 ? t1221 : t1222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1223;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1224 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1225;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1225) : "f"(t1224));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1226 = t1224 + t1225;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1227;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1227) : "f"(t1226));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1228 = t1226 + t1227;
#line 30 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1228 * share_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1230 - mean_3;
                f32 t1232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1233 - mean_3;
                f32 t1235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(distance_2), "f"(distance_2), "f"(t1232));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1236 - mean_3;
                f32 t1238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(distance_3), "f"(distance_3), "f"(t1235));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1239 - mean_3;
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(distance_4), "f"(distance_4), "f"(t1238));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1242 - mean_3;
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(distance_5), "f"(distance_5), "f"(t1241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1245 - mean_3;
                f32 t1247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(distance_6), "f"(distance_6), "f"(t1244));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1248 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1247));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1251 - mean_3;
                f32 t1253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1254 - mean_3;
                f32 t1256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(distance_9), "f"(distance_9), "f"(t1253));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1257 - mean_3;
                f32 t1259;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(distance_10), "f"(distance_10), "f"(t1256));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1260 - mean_3;
                f32 t1262;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(distance_11), "f"(distance_11), "f"(t1259));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1263 - mean_3;
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(distance_12), "f"(distance_12), "f"(t1262));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1266 - mean_3;
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(distance_13), "f"(distance_13), "f"(t1265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1269 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1268));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1272 - mean_3;
                f32 t1274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1275 - mean_3;
                f32 t1277;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1277) : "f"(distance_16), "f"(distance_16), "f"(t1274));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1278 - mean_3;
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(distance_17), "f"(distance_17), "f"(t1277));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1281 - mean_3;
                f32 t1283;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(distance_18), "f"(distance_18), "f"(t1280));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1284 - mean_3;
                f32 t1286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(distance_19), "f"(distance_19), "f"(t1283));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1287 - mean_3;
                f32 t1289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(distance_20), "f"(distance_20), "f"(t1286));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1290 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1289));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1293 - mean_3;
                f32 t1295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1296 - mean_3;
                f32 t1298;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(distance_23), "f"(distance_23), "f"(t1295));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1299 - mean_3;
                f32 t1301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(distance_24), "f"(distance_24), "f"(t1298));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1302 - mean_3;
                f32 t1304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(distance_25), "f"(distance_25), "f"(t1301));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1305 - mean_3;
                f32 t1307;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(distance_26), "f"(distance_26), "f"(t1304));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1308 - mean_3;
                f32 t1310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(distance_27), "f"(distance_27), "f"(t1307));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1311 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1310));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = t1314 + t1315;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1316;
            } else {
                const u32 t1317 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1317 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_8 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1320 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1320 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1322 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1322 & columns_3;
                const f32 t1324 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1325 - mean_3;
                f32 t1327;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(distance_29), "f"(distance_29), "f"(t1324));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = exists_29 ? t1327 : t1328;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1329;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1330 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1330 & columns_4;
                const f32 t1332 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1333 - mean_3;
                f32 t1335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(distance_30), "f"(distance_30), "f"(t1332));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = exists_30 ? t1335 : t1336;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1337;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1338 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1338 & columns_3;
                const f32 t1340 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1341 - mean_3;
                f32 t1343;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1343) : "f"(distance_31), "f"(distance_31), "f"(t1340));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = exists_31 ? t1343 : t1344;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1345;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1346 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1346 & columns_4;
                const f32 t1348 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1349 - mean_3;
                f32 t1351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(distance_32), "f"(distance_32), "f"(t1348));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = exists_32 ? t1351 : t1352;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1353;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1354 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1354 & columns_3;
                const f32 t1356 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1357 - mean_3;
                f32 t1359;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1359) : "f"(distance_33), "f"(distance_33), "f"(t1356));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = exists_33 ? t1359 : t1360;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1361;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1362 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1362 & columns_4;
                const f32 t1364 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1365 - mean_3;
                f32 t1367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1367) : "f"(distance_34), "f"(distance_34), "f"(t1364));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = exists_34 ? t1367 : t1368;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1369;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1370 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1370 & columns_3;
                const f32 t1372 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1373 - mean_3;
                f32 t1375;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1375) : "f"(distance_35), "f"(distance_35), "f"(t1372));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = exists_35 ? t1375 : t1376;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1377;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1378 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1378 & columns_4;
                const f32 t1380 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1381 - mean_3;
                f32 t1383;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1383) : "f"(distance_36), "f"(distance_36), "f"(t1380));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = exists_36 ? t1383 : t1384;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1385;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1386 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1386 & columns_3;
                const f32 t1388 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1389 - mean_3;
                f32 t1391;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1391) : "f"(distance_37), "f"(distance_37), "f"(t1388));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = exists_37 ? t1391 : t1392;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1393;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1394 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1394 & columns_4;
                const f32 t1396 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1397 - mean_3;
                f32 t1399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1399) : "f"(distance_38), "f"(distance_38), "f"(t1396));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = exists_38 ? t1399 : t1400;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1401;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1402 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1402 & columns_3;
                const f32 t1404 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1405 - mean_3;
                f32 t1407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1407) : "f"(distance_39), "f"(distance_39), "f"(t1404));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = exists_39 ? t1407 : t1408;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1409;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1410 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1410 & columns_4;
                const f32 t1412 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1413 - mean_3;
                f32 t1415;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1415) : "f"(distance_40), "f"(distance_40), "f"(t1412));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = exists_40 ? t1415 : t1416;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1417;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1418 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1418 & columns_3;
                const f32 t1420 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1421 - mean_3;
                f32 t1423;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1423) : "f"(distance_41), "f"(distance_41), "f"(t1420));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = exists_41 ? t1423 : t1424;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1425;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1426 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1426 & columns_4;
                const f32 t1428 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1429 - mean_3;
                f32 t1431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1431) : "f"(distance_42), "f"(distance_42), "f"(t1428));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = exists_42 ? t1431 : t1432;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1433;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1434 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1434 & columns_3;
                const f32 t1436 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1437 - mean_3;
                f32 t1439;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1439) : "f"(distance_43), "f"(distance_43), "f"(t1436));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = exists_43 ? t1439 : t1440;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1441;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1442 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1442 & columns_4;
                const f32 t1444 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1445 - mean_3;
                f32 t1447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1447) : "f"(distance_44), "f"(distance_44), "f"(t1444));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = exists_44 ? t1447 : t1448;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1449;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1450 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1450 & columns_3;
                const f32 t1452 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1453 - mean_3;
                f32 t1455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1455) : "f"(distance_45), "f"(distance_45), "f"(t1452));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = exists_45 ? t1455 : t1456;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1457;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1458 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1458 & columns_4;
                const f32 t1460 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1461 - mean_3;
                f32 t1463;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1463) : "f"(distance_46), "f"(distance_46), "f"(t1460));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = exists_46 ? t1463 : t1464;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1465;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1466 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1466 & columns_3;
                const f32 t1468 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1469 - mean_3;
                f32 t1471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1471) : "f"(distance_47), "f"(distance_47), "f"(t1468));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = exists_47 ? t1471 : t1472;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1473;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1474 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1474 & columns_4;
                const f32 t1476 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1477 - mean_3;
                f32 t1479;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(distance_48), "f"(distance_48), "f"(t1476));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = exists_48 ? t1479 : t1480;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1481;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1482 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1482 & columns_3;
                const f32 t1484 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1485 - mean_3;
                f32 t1487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1487) : "f"(distance_49), "f"(distance_49), "f"(t1484));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_49 ? t1487 : t1488;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1489;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1490 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1490 & columns_4;
                const f32 t1492 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1493 - mean_3;
                f32 t1495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(distance_50), "f"(distance_50), "f"(t1492));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = exists_50 ? t1495 : t1496;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1497;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1498 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1498 & columns_3;
                const f32 t1500 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1501 - mean_3;
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(distance_51), "f"(distance_51), "f"(t1500));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_51 ? t1503 : t1504;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1505;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1506 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1506 & columns_4;
                const f32 t1508 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1509 - mean_3;
                f32 t1511;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1511) : "f"(distance_52), "f"(distance_52), "f"(t1508));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = exists_52 ? t1511 : t1512;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1513;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1514 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1514 & columns_3;
                const f32 t1516 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1517 - mean_3;
                f32 t1519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(distance_53), "f"(distance_53), "f"(t1516));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = exists_53 ? t1519 : t1520;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1521;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1522 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1522 & columns_4;
                const f32 t1524 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1525 - mean_3;
                f32 t1527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(distance_54), "f"(distance_54), "f"(t1524));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_54 ? t1527 : t1528;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1529;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1530 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1530 & columns_3;
                const f32 t1532 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1533 - mean_3;
                f32 t1535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(distance_55), "f"(distance_55), "f"(t1532));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = exists_55 ? t1535 : t1536;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1537;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1538 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1538 & columns_4;
                const f32 t1540 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1541 - mean_3;
                f32 t1543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(distance_56), "f"(distance_56), "f"(t1540));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = exists_56 ? t1543 : t1544;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1545;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1546 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1547;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1547) : "f"(t1546));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1548 = t1546 + t1547;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1549;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1549) : "f"(t1548));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1548 + t1549;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1551 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1552 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1553 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1551 + count_5;
            const f32 difference_3 = mean_3 - t1552;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1556;
            asm("max.f32 %0, %1, %2;" : "=f"(t1556) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1557;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(t1556));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1557;
            f32 t1559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(difference_3), "f"(share_4), "f"(t1552));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1560 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1561 = t1560 * t1551;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1562 = t1553 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(t1561), "f"(share_4), "f"(t1562));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean = t1559;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares = t1563;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = 0.0f + t1564;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = t1565 + t1566;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = t1567 + t1568;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = t1569 + t1570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = t1571 + t1572;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = t1573 + t1574;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1575 + t1576;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = 0.0f + t1578;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = t1579 + t1580;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = t1581 + t1582;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = t1583 + t1584;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = t1585 + t1586;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = t1587 + t1588;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1589 + t1590;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = 0.0f + t1592;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = t1593 + t1594;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = t1595 + t1596;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = t1597 + t1598;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = t1599 + t1600;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = t1601 + t1602;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1603 + t1604;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = 0.0f + t1606;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = t1607 + t1608;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = t1609 + t1610;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = t1611 + t1612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = t1613 + t1614;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = t1615 + t1616;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1617 + t1618;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = t1620 + t1621;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1622;
            } else {
                const u32 t1623 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1623 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_9 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1626 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1626 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1628 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1628 & columns_5;
                const f32 t1630 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1630 + t1631;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = exists_57 ? t1632 : t1633;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1635 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1635 & columns_6;
                const f32 t1637 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = t1637 + t1638;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = exists_58 ? t1639 : t1640;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1641;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1642 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1642 & columns_5;
                const f32 t1644 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = t1644 + t1645;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = exists_59 ? t1646 : t1647;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1648;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1649 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1649 & columns_6;
                const f32 t1651 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = t1651 + t1652;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = exists_60 ? t1653 : t1654;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1655;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1656 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1656 & columns_5;
                const f32 t1658 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = t1658 + t1659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = exists_61 ? t1660 : t1661;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1663 & columns_6;
                const f32 t1665 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = t1665 + t1666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = exists_62 ? t1667 : t1668;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1669;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1670 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1670 & columns_5;
                const f32 t1672 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = t1672 + t1673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = exists_63 ? t1674 : t1675;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1676;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1677 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1677 & columns_6;
                const f32 t1679 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = t1679 + t1680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = exists_64 ? t1681 : t1682;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1683;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1684 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1684 & columns_5;
                const f32 t1686 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = t1686 + t1687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = exists_65 ? t1688 : t1689;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1690;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1691 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1691 & columns_6;
                const f32 t1693 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = t1693 + t1694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = exists_66 ? t1695 : t1696;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1697;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1698 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1698 & columns_5;
                const f32 t1700 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = t1700 + t1701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = exists_67 ? t1702 : t1703;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1704;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1705 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1705 & columns_6;
                const f32 t1707 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = t1707 + t1708;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = exists_68 ? t1709 : t1710;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1711;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1712 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1712 & columns_5;
                const f32 t1714 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = t1714 + t1715;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = exists_69 ? t1716 : t1717;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1718;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1719 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1719 & columns_6;
                const f32 t1721 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = t1721 + t1722;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = exists_70 ? t1723 : t1724;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1725;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1726 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1726 & columns_5;
                const f32 t1728 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = t1728 + t1729;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = exists_71 ? t1730 : t1731;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1732;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1733 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1733 & columns_6;
                const f32 t1735 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = t1735 + t1736;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = exists_72 ? t1737 : t1738;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1739;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1740 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1740 & columns_5;
                const f32 t1742 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = t1742 + t1743;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = exists_73 ? t1744 : t1745;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1746;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1747 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1747 & columns_6;
                const f32 t1749 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = t1749 + t1750;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = exists_74 ? t1751 : t1752;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1753;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1754 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1754 & columns_5;
                const f32 t1756 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = t1756 + t1757;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = exists_75 ? t1758 : t1759;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1760;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1761 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1761 & columns_6;
                const f32 t1763 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = t1763 + t1764;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = exists_76 ? t1765 : t1766;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1767;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1768 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1768 & columns_5;
                const f32 t1770 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = t1770 + t1771;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = exists_77 ? t1772 : t1773;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1774;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1775 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1775 & columns_6;
                const f32 t1777 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = t1777 + t1778;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = exists_78 ? t1779 : t1780;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1781;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1782 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1782 & columns_5;
                const f32 t1784 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = t1784 + t1785;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = exists_79 ? t1786 : t1787;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1788;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1789 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1789 & columns_6;
                const f32 t1791 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = t1791 + t1792;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = exists_80 ? t1793 : t1794;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1795;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1796 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1796 & columns_5;
                const f32 t1798 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = t1798 + t1799;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = exists_81 ? t1800 : t1801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1802;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1803 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1803 & columns_6;
                const f32 t1805 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = t1805 + t1806;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = exists_82 ? t1807 : t1808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1809;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1810 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1810 & columns_5;
                const f32 t1812 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = t1812 + t1813;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = exists_83 ? t1814 : t1815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1816;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1817 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1817 & columns_6;
                const f32 t1819 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = t1819 + t1820;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = exists_84 ? t1821 : t1822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1823;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1824 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1825;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1825) : "f"(t1824));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1826 = t1824 + t1825;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1827;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1827) : "f"(t1826));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1828 = t1826 + t1827;
#line 30 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1828 * share_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1830 - mean_4;
                f32 t1832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1832) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1833 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1833 - mean_4;
                f32 t1835;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1835) : "f"(distance_58), "f"(distance_58), "f"(t1832));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1836 - mean_4;
                f32 t1838;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1838) : "f"(distance_59), "f"(distance_59), "f"(t1835));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1839 - mean_4;
                f32 t1841;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(distance_60), "f"(distance_60), "f"(t1838));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1842 - mean_4;
                f32 t1844;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(distance_61), "f"(distance_61), "f"(t1841));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1845 - mean_4;
                f32 t1847;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1847) : "f"(distance_62), "f"(distance_62), "f"(t1844));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1848 - mean_4;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1847));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1851 - mean_4;
                f32 t1853;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1853) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1854 - mean_4;
                f32 t1856;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(distance_65), "f"(distance_65), "f"(t1853));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1857 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1857 - mean_4;
                f32 t1859;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1859) : "f"(distance_66), "f"(distance_66), "f"(t1856));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1860 - mean_4;
                f32 t1862;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1862) : "f"(distance_67), "f"(distance_67), "f"(t1859));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1863 - mean_4;
                f32 t1865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(distance_68), "f"(distance_68), "f"(t1862));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1866 - mean_4;
                f32 t1868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(distance_69), "f"(distance_69), "f"(t1865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1869 - mean_4;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1868));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1872 - mean_4;
                f32 t1874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1874) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1875 - mean_4;
                f32 t1877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(distance_72), "f"(distance_72), "f"(t1874));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1878 - mean_4;
                f32 t1880;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(distance_73), "f"(distance_73), "f"(t1877));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1881 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1881 - mean_4;
                f32 t1883;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1883) : "f"(distance_74), "f"(distance_74), "f"(t1880));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1884 - mean_4;
                f32 t1886;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(distance_75), "f"(distance_75), "f"(t1883));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1887 - mean_4;
                f32 t1889;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(distance_76), "f"(distance_76), "f"(t1886));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1890 - mean_4;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1889));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1893 - mean_4;
                f32 t1895;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1896 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1896 - mean_4;
                f32 t1898;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(distance_79), "f"(distance_79), "f"(t1895));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1899 - mean_4;
                f32 t1901;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(distance_80), "f"(distance_80), "f"(t1898));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1902 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1902 - mean_4;
                f32 t1904;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(distance_81), "f"(distance_81), "f"(t1901));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1905 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1905 - mean_4;
                f32 t1907;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(distance_82), "f"(distance_82), "f"(t1904));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1908 - mean_4;
                f32 t1910;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(distance_83), "f"(distance_83), "f"(t1907));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1911 - mean_4;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1910));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = t1914 + t1915;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1916;
            } else {
                const u32 t1917 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1917 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_10 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1920 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1920 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1922 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1922 & columns_7;
                const f32 t1924 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1925 - mean_4;
                f32 t1927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(distance_85), "f"(distance_85), "f"(t1924));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1929 = exists_85 ? t1927 : t1928;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1929;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1930 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1930 & columns_8;
                const f32 t1932 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1933 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1933 - mean_4;
                f32 t1935;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(distance_86), "f"(distance_86), "f"(t1932));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = exists_86 ? t1935 : t1936;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1937;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1938 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1938 & columns_7;
                const f32 t1940 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1941 - mean_4;
                f32 t1943;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(distance_87), "f"(distance_87), "f"(t1940));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = exists_87 ? t1943 : t1944;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1945;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1946 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1946 & columns_8;
                const f32 t1948 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1949 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1949 - mean_4;
                f32 t1951;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(distance_88), "f"(distance_88), "f"(t1948));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1952 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = exists_88 ? t1951 : t1952;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1953;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1954 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1954 & columns_7;
                const f32 t1956 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1957 - mean_4;
                f32 t1959;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(distance_89), "f"(distance_89), "f"(t1956));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1961 = exists_89 ? t1959 : t1960;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1961;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1962 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1962 & columns_8;
                const f32 t1964 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1965 - mean_4;
                f32 t1967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(distance_90), "f"(distance_90), "f"(t1964));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = exists_90 ? t1967 : t1968;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1969;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1970 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1970 & columns_7;
                const f32 t1972 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1973 - mean_4;
                f32 t1975;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(distance_91), "f"(distance_91), "f"(t1972));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = exists_91 ? t1975 : t1976;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1977;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1978 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1978 & columns_8;
                const f32 t1980 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1981 - mean_4;
                f32 t1983;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(distance_92), "f"(distance_92), "f"(t1980));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1985 = exists_92 ? t1983 : t1984;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1986 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1986 & columns_7;
                const f32 t1988 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1989 - mean_4;
                f32 t1991;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(distance_93), "f"(distance_93), "f"(t1988));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = exists_93 ? t1991 : t1992;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1993;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1994 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1994 & columns_8;
                const f32 t1996 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1997 - mean_4;
                f32 t1999;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(distance_94), "f"(distance_94), "f"(t1996));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = exists_94 ? t1999 : t2000;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2001;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2002 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2002 & columns_7;
                const f32 t2004 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2005 - mean_4;
                f32 t2007;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(distance_95), "f"(distance_95), "f"(t2004));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2009 = exists_95 ? t2007 : t2008;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2009;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2010 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2010 & columns_8;
                const f32 t2012 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2013 - mean_4;
                f32 t2015;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(distance_96), "f"(distance_96), "f"(t2012));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2017 = exists_96 ? t2015 : t2016;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2017;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2018 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2018 & columns_7;
                const f32 t2020 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2021 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2021 - mean_4;
                f32 t2023;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(distance_97), "f"(distance_97), "f"(t2020));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2025 = exists_97 ? t2023 : t2024;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2025;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2026 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2026 & columns_8;
                const f32 t2028 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2029 - mean_4;
                f32 t2031;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(distance_98), "f"(distance_98), "f"(t2028));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2033 = exists_98 ? t2031 : t2032;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2033;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2034 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2034 & columns_7;
                const f32 t2036 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2037 - mean_4;
                f32 t2039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(distance_99), "f"(distance_99), "f"(t2036));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = exists_99 ? t2039 : t2040;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2042 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2042 & columns_8;
                const f32 t2044 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2045 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2045 - mean_4;
                f32 t2047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(distance_100), "f"(distance_100), "f"(t2044));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2048 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2049 = exists_100 ? t2047 : t2048;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2049;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2050 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2050 & columns_7;
                const f32 t2052 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2053 - mean_4;
                f32 t2055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(distance_101), "f"(distance_101), "f"(t2052));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2056 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2057 = exists_101 ? t2055 : t2056;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2057;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2058 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2058 & columns_8;
                const f32 t2060 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2061 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2061 - mean_4;
                f32 t2063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(distance_102), "f"(distance_102), "f"(t2060));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = exists_102 ? t2063 : t2064;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2065;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2066 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2066 & columns_7;
                const f32 t2068 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2069 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2069 - mean_4;
                f32 t2071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(distance_103), "f"(distance_103), "f"(t2068));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2073 = exists_103 ? t2071 : t2072;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2073;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2074 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2074 & columns_8;
                const f32 t2076 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2077 - mean_4;
                f32 t2079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(distance_104), "f"(distance_104), "f"(t2076));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2080 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2081 = exists_104 ? t2079 : t2080;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2081;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2082 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2082 & columns_7;
                const f32 t2084 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2085 - mean_4;
                f32 t2087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(distance_105), "f"(distance_105), "f"(t2084));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = exists_105 ? t2087 : t2088;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2089;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2090 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2090 & columns_8;
                const f32 t2092 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2093 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2093 - mean_4;
                f32 t2095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(distance_106), "f"(distance_106), "f"(t2092));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2096 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2097 = exists_106 ? t2095 : t2096;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2098 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2098 & columns_7;
                const f32 t2100 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2101 - mean_4;
                f32 t2103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(distance_107), "f"(distance_107), "f"(t2100));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2104 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2105 = exists_107 ? t2103 : t2104;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2105;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2106 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2106 & columns_8;
                const f32 t2108 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2109 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2109 - mean_4;
                f32 t2111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(distance_108), "f"(distance_108), "f"(t2108));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = exists_108 ? t2111 : t2112;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2113;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2114 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2114 & columns_7;
                const f32 t2116 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2117 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2117 - mean_4;
                f32 t2119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2119) : "f"(distance_109), "f"(distance_109), "f"(t2116));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2120 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2121 = exists_109 ? t2119 : t2120;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2121;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2122 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2122 & columns_8;
                const f32 t2124 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2125 - mean_4;
                f32 t2127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(distance_110), "f"(distance_110), "f"(t2124));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2128 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = exists_110 ? t2127 : t2128;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2129;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2130 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2130 & columns_7;
                const f32 t2132 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2133 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2133 - mean_4;
                f32 t2135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(distance_111), "f"(distance_111), "f"(t2132));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = exists_111 ? t2135 : t2136;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2137;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2138 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2138 & columns_8;
                const f32 t2140 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2141 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2141 - mean_4;
                f32 t2143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_112), "f"(distance_112), "f"(t2140));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2144 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = exists_112 ? t2143 : t2144;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2145;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2146 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2147;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2147) : "f"(t2146));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2148 = t2146 + t2147;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2149;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2149) : "f"(t2148));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t2148 + t2149;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2151 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2152 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2153 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2151 + count_5;
            const f32 difference_4 = mean_4 - t2152;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2156;
            asm("max.f32 %0, %1, %2;" : "=f"(t2156) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2157;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(t2156));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2157;
            f32 t2159;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(difference_4), "f"(share_5), "f"(t2152));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2160 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2161 = t2160 * t2151;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2162 = t2153 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2163;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(t2161), "f"(share_5), "f"(t2162));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2159;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2163;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2165 = outputs + own;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2166 = t40 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2167 = t39 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2168 = t39 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2169 = t2168 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2170 = t2167 + t2169;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2171 = t2166 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2172 = t39 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2173 = t2172 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2174 = t2171 + t2173;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2175 = t2170 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2176 = t2174 ^ t2175;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2177 = t2170 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2178 = t2176 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2179 = t2177 + t2178;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2180 = t2165 + t2179;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2181;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2182;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2183;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2184;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2181), "r"(t2182), "r"(t2183), "r"(t2184) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2185;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2186;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2187;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2188;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2188) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2185), "r"(t2186), "r"(t2187), "r"(t2188) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2189;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2189) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2190;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2191;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2191) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2192;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2189), "r"(t2190), "r"(t2191), "r"(t2192) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2193;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2193) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2194;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2195;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2195) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2196;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2193), "r"(t2194), "r"(t2195), "r"(t2196) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2197;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2198;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2199;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2200;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2197), "r"(t2198), "r"(t2199), "r"(t2200) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2201;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2202;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2203;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2204;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2201), "r"(t2202), "r"(t2203), "r"(t2204) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2205;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2206;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2207;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2208;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2180), "r"(t2205), "r"(t2206), "r"(t2207), "r"(t2208) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2209 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2209) : "memory");
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2210 = blockIdx.y;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2211 = t2210 << 6u;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 t2212 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2212 & 127u;
            const u32 t2214 = thread_3 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
            const u32 t2215 = thread_3 >> 3u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2216 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2217 = t2216 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2218 = t2217 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t2219 = t2218 & 63u;
#line 73 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t2211 + t2219;
            const u32 t2221 = t2214 << 3u;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 t2222 = t2221 >> 6u;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 first_row = t2222 * 14u;
#line 76 "fa-kernels/src/conv/output.rs"
            const bool t2224 = channel_4 < 64u;
#line 76 "fa-kernels/src/conv/output.rs"
            if (t2224) {
#line 78 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 t2225 = i_17 << 4u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t2215 + t2225;
#line 82 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2227 = pixel >> 3u;
                    const u32 t2228 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 row_13 = first_row + t2227;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2230 = pixel < 111u ? pixel : 111u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2231 = t2230 & 7u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2232 = t2214 ^ t2231;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2233 = t2230 << 7u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2234 = t2232 << 4u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t2235 = t2233 + t2234;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2165 + t2235;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(from) : "memory");
                    const bool t2237 = row_13 < t632;
#line 89 "fa-kernels/src/conv/output.rs"
                    const bool t2238 = t2228 < t634;
#line 89 "fa-kernels/src/conv/output.rs"
                    const bool t2239 = t2237 & t2238;
#line 89 "fa-kernels/src/conv/output.rs"
                    if (t2239) {
                        const u32 at_3 = y_5 + row_13;
#line 90 "fa-kernels/src/conv/output.rs"
                        const u32 at_4 = x_5 + t2228;
                        const u64 t2242 = (u64)sample_4;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2243 = t2242 * y_stride0;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2244 = t2243 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2245 = y + t2244;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2246 = (u64)at_3;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2247 = t2246 * y_stride1;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2248 = t2247 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2249 = t2245 + t2248;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2250 = (u64)at_4;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2251 = t2250 * y_stride2;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2252 = t2251 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2253 = t2249 + t2252;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2254 = (u64)channel_4 * 2u;
#line 91 "fa-kernels/src/conv/output.rs"
                        const u64 t2255 = t2253 + t2254;
#line 91 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2255), "r"(row_14), "r"(row_15), "r"(row_16), "r"(row_17) : "memory");
                    }
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2256 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2256) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2257 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t2257 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t2259 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t2260 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t2259 ? t2260 : 0u;
        const u32 rounds = left_7 < cta_groups ? left_7 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
        const bool t2263 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
        if (t2263) {
            const u32 t2264 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2265 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2266 = t2265 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2267 = t2266 + t2264;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2268 = t2267 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2269;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2269) : "r"(t2268), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2270 = t2269 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const u32 t2271 = t39 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const bool t2272 = t2271 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            if (t2272) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2273 = t40 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2274 = t39 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t2273 + t2274;
                const u32 t2276 = first_12 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2277 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2278 = t2277 + first_12;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2279 = t2278 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments_2 + t2279;
                const f32 t2281 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2282 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2283 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2284;
                asm("mov.b32 %0, %1;" : "=r"(t2284) : "f"(t2281));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2285;
                asm("mov.b32 %0, %1;" : "=r"(t2285) : "f"(t2282));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2286;
                asm("mov.b32 %0, %1;" : "=r"(t2286) : "f"(t2283));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2284), "r"(t2285), "r"(t2286), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2287 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2288 = t2287 + t2276;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2289 = t2288 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments_2 + t2289;
                const f32 t2291 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2292 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2293 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2294;
                asm("mov.b32 %0, %1;" : "=r"(t2294) : "f"(t2291));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2295;
                asm("mov.b32 %0, %1;" : "=r"(t2295) : "f"(t2292));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2296;
                asm("mov.b32 %0, %1;" : "=r"(t2296) : "f"(t2293));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2294), "r"(t2295), "r"(t2296), "r"(0u) : "memory");
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
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_5 = threadIdx.x;
            const bool t2298 = channel_5 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
            if (t2298) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2299 = channel_5 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2300 = moments_2 + t2299;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2300) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2301;
                asm("mov.b32 %0, %1;" : "=f"(t2301) : "r"(row_18));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2302;
                asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(row_19));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2303;
                asm("mov.b32 %0, %1;" : "=f"(t2303) : "r"(row_20));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2304;
                asm("mov.b32 %0, %1;" : "=f"(t2304) : "r"(row_21));
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2305 = 64u + channel_5;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2306 = t2305 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2307 = moments_2 + t2306;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t2307) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2308;
                asm("mov.b32 %0, %1;" : "=f"(t2308) : "r"(row_22));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2309;
                asm("mov.b32 %0, %1;" : "=f"(t2309) : "r"(row_23));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2310;
                asm("mov.b32 %0, %1;" : "=f"(t2310) : "r"(row_24));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2311;
                asm("mov.b32 %0, %1;" : "=f"(t2311) : "r"(row_25));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2301 + t2308;
                const f32 difference_5 = t2309 - t2302;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2314;
                asm("max.f32 %0, %1, %2;" : "=f"(t2314) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2315;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2315) : "f"(t2314));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2308 * t2315;
                f32 t2317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(difference_5), "f"(share_6), "f"(t2302));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2318 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2319 = t2318 * t2301;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2320 = t2303 + t2310;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(t2319), "f"(share_6), "f"(t2320));
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2322 = 128u + channel_5;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2323 = t2322 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2324 = moments_2 + t2323;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t2324) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2325;
                asm("mov.b32 %0, %1;" : "=f"(t2325) : "r"(row_26));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2326;
                asm("mov.b32 %0, %1;" : "=f"(t2326) : "r"(row_27));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2327;
                asm("mov.b32 %0, %1;" : "=f"(t2327) : "r"(row_28));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2328;
                asm("mov.b32 %0, %1;" : "=f"(t2328) : "r"(row_29));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2325;
                const f32 difference_6 = t2326 - t2317;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2331;
                asm("max.f32 %0, %1, %2;" : "=f"(t2331) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2332;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2332) : "f"(t2331));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2325 * t2332;
                f32 t2334;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(difference_6), "f"(share_7), "f"(t2317));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2335 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2336 = t2335 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2337 = t2321 + t2327;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2338;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(t2336), "f"(share_7), "f"(t2337));
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 t2339 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t2339 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 t2341 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 index_9 = first_13 + channel_5;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_8 = t2341 + t2270;
                const u64 t2344 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2345 = t2344 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2346 = t2345 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2347 = moments + t2346;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2348 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2349 = t2348 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2350 = t2349 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2351 = t2347 + t2350;
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t2352;
                asm("mov.b32 %0, %1;" : "=r"(t2352) : "f"(count_9));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t2353;
                asm("mov.b32 %0, %1;" : "=r"(t2353) : "f"(t2334));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t2354;
                asm("mov.b32 %0, %1;" : "=r"(t2354) : "f"(t2338));
#line 143 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2351), "r"(t2352), "r"(t2353), "r"(t2354), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
