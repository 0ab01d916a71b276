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
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t680 + t687;
                        const f32 difference = t688 - t681;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t693;
                        asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t694;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(t693));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t687 * t694;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t681));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t697 = t680 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t698 = t697 ? t688 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t699 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t700 = t699 * t680;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t701 = t682 + t689;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(t700), "f"(share), "f"(t701));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t703 = 128u + channel_3;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t704 = t703 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t705 = moments_2 + t704;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t705) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t706;
                        asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_9));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t707;
                        asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_10));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t708;
                        asm("mov.b32 %0, %1;" : "=f"(t708) : "r"(row_11));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t709;
                        asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_12));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t706;
                        const f32 difference_2 = t707 - t698;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t712;
                        asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t713;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(t712));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t706 * t713;
                        f32 mean_4;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference_2), "f"(share_2), "f"(t698));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t716 = count_3 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t717 = t716 ? t707 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t718 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t719 = t718 * count_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t720 = t702 + t708;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(t719), "f"(share_2), "f"(t720));
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 t722 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t722 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 t724 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_7 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_6 = t724 + before;
                        const u64 t727 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t728 = t727 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t729 = t728 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t730 = moments + t729;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t731 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t732 = t731 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t733 = t732 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t734 = t730 + t733;
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t735;
                        asm("mov.b32 %0, %1;" : "=r"(t735) : "f"(count_4));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t736;
                        asm("mov.b32 %0, %1;" : "=r"(t736) : "f"(t717));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t737;
                        asm("mov.b32 %0, %1;" : "=r"(t737) : "f"(t721));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t734), "r"(t735), "r"(t736), "r"(t737), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t738 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t739 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t740;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t740) : "f"(t738), "f"(t739));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t741 = t740 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t742;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t742) : "r"(t740));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t743;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t743) : "h"(t742));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t744;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t744) : "r"(t741));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t745;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t745) : "h"(t744));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t743;
            acc_2 = t745;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t746 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t747 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t748;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(t746), "f"(t747));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t749 = t748 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t750;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t750) : "r"(t748));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t751;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t751) : "h"(t750));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t752;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t752) : "r"(t749));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t753;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t753) : "h"(t752));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t751;
            acc_4 = t753;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t754 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t755 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t756;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(t754), "f"(t755));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t757 = t756 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t758;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t758) : "r"(t756));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t759;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t759) : "h"(t758));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t760;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t760) : "r"(t757));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t761;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t761) : "h"(t760));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t759;
            acc_6 = t761;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t762 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t763 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t764;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(t762), "f"(t763));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t765 = t764 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t766;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t766) : "r"(t764));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t767;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t767) : "h"(t766));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t768;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t768) : "r"(t765));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t769;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t769) : "h"(t768));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t767;
            acc_8 = t769;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t770 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t771 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t772;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(t770), "f"(t771));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t773 = t772 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t774;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t774) : "r"(t772));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t775;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t775) : "h"(t774));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t776;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t776) : "r"(t773));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t777;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t777) : "h"(t776));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t775;
            acc_10 = t777;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t778 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t779 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t780;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t780) : "f"(t778), "f"(t779));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t781 = t780 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t782;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t782) : "r"(t780));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t783;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t783) : "h"(t782));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t784;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t784) : "r"(t781));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t785;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t785) : "h"(t784));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t783;
            acc_12 = t785;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t786 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t787 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t788;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(t786), "f"(t787));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t789 = t788 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t790;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t790) : "r"(t788));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t791;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t791) : "h"(t790));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t792;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t792) : "r"(t789));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t793;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t793) : "h"(t792));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t791;
            acc_14 = t793;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t794 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t795 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t796;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(t794), "f"(t795));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t797 = t796 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t798;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t798) : "r"(t796));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t799;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t799) : "h"(t798));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t800;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t800) : "r"(t797));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t801;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t801) : "h"(t800));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t799;
            acc_16 = t801;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t802 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t803 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t804;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(t802), "f"(t803));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t805 = t804 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t806;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t806) : "r"(t804));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t807;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t807) : "h"(t806));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t808;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t808) : "r"(t805));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t809;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t809) : "h"(t808));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t807;
            acc_18 = t809;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t810 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t811 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t812;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(t810), "f"(t811));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t813 = t812 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t814;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t814) : "r"(t812));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t815;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t815) : "h"(t814));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t816;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t816) : "r"(t813));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t817;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t817) : "h"(t816));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t815;
            acc_20 = t817;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t818 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t819 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t820;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(t818), "f"(t819));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t821 = t820 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t822;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t822) : "r"(t820));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t823;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t823) : "h"(t822));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t824;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t824) : "r"(t821));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t825;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t825) : "h"(t824));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t823;
            acc_22 = t825;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t826 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t827 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t828;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(t826), "f"(t827));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t829 = t828 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t830;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t830) : "r"(t828));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t831;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t831) : "h"(t830));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t832;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t832) : "r"(t829));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t833;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t833) : "h"(t832));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t831;
            acc_24 = t833;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t834 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t835 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t836;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(t834), "f"(t835));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t837 = t836 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t838;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t838) : "r"(t836));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t839;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t839) : "h"(t838));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t840;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t840) : "r"(t837));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t841;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t841) : "h"(t840));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t839;
            acc_26 = t841;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t842 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t843 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t844;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(t842), "f"(t843));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t845 = t844 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t846;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t846) : "r"(t844));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t847;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t847) : "h"(t846));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t848;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t848) : "r"(t845));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t849;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t849) : "h"(t848));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t847;
            acc_28 = t849;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t850 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t851 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t852;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(t850), "f"(t851));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t853 = t852 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t854;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t854) : "r"(t852));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t855;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t855) : "h"(t854));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t856;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t856) : "r"(t853));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t857;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t857) : "h"(t856));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t855;
            acc_30 = t857;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t858 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t859 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t860;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(t858), "f"(t859));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t861 = t860 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t862;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t862) : "r"(t860));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t863;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t863) : "h"(t862));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t864;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t864) : "r"(t861));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t865;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t865) : "h"(t864));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t863;
            acc_32 = t865;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t866 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t867 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t868;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(t866), "f"(t867));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t869 = t868 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t870;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t870) : "r"(t868));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t871;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t871) : "h"(t870));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t872;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t872) : "r"(t869));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t873;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t873) : "h"(t872));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t871;
            acc_34 = t873;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t874 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t875 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t876;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(t874), "f"(t875));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t877 = t876 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t878;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t878) : "r"(t876));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t879;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t879) : "h"(t878));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t880;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t880) : "r"(t877));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t881;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t881) : "h"(t880));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t879;
            acc_36 = t881;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t882 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t883 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(t882), "f"(t883));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t885 = t884 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t886;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t886) : "r"(t884));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t887;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t887) : "h"(t886));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t888;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t888) : "r"(t885));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t889;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t889) : "h"(t888));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t887;
            acc_38 = t889;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t890 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t891 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t892;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(t890), "f"(t891));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t893 = t892 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t894;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t894) : "r"(t892));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t895;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t895) : "h"(t894));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t896;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t896) : "r"(t893));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t897;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t897) : "h"(t896));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t895;
            acc_40 = t897;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t898 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t899 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t900;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(t898), "f"(t899));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t901 = t900 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t902;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t902) : "r"(t900));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t903;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t903) : "h"(t902));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t904;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t904) : "r"(t901));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t905;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t905) : "h"(t904));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t903;
            acc_42 = t905;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t906 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t907 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(t906), "f"(t907));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t909 = t908 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t910;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t910) : "r"(t908));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t911;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t911) : "h"(t910));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t912;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t912) : "r"(t909));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t913;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t913) : "h"(t912));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t911;
            acc_44 = t913;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t914 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t915 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(t914), "f"(t915));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t917 = t916 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t918;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t918) : "r"(t916));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t919;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t919) : "h"(t918));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t920;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t920) : "r"(t917));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t921;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t921) : "h"(t920));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t919;
            acc_46 = t921;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t922 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t923 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t924;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(t922), "f"(t923));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t925 = t924 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t926;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t926) : "r"(t924));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t927;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t927) : "h"(t926));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t928;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t928) : "r"(t925));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t929;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t929) : "h"(t928));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t927;
            acc_48 = t929;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t930 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t931 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(t930), "f"(t931));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t933 = t932 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t934;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t934) : "r"(t932));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t935;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t935) : "h"(t934));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t936;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t936) : "r"(t933));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t937;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t937) : "h"(t936));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t935;
            acc_50 = t937;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t938 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t939 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t940) : "f"(t938), "f"(t939));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t941 = t940 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t942;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t942) : "r"(t940));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t943;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t943) : "h"(t942));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t944;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t944) : "r"(t941));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t945;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t945) : "h"(t944));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t943;
            acc_52 = t945;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t946 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t947 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t948) : "f"(t946), "f"(t947));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t949 = t948 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t950;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t950) : "r"(t948));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t951;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t951) : "h"(t950));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t952;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t952) : "r"(t949));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t953;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t953) : "h"(t952));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t951;
            acc_54 = t953;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t954 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t955 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(t954), "f"(t955));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t957 = t956 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t958;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t958) : "r"(t956));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t959;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t959) : "h"(t958));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t960;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t960) : "r"(t957));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t961;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t961) : "h"(t960));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t959;
            acc_56 = t961;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t962 = t632 * t634;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t962;
            f32 t964;
            asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(count_5), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t964));
#line 90 "fa-kernels/src/conv/statistics.rs"
            const u32 t966 = t632 * t634;
#line 90 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t966 == 112u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = 0.0f + t968;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = t969 + t970;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = t971 + t972;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = t973 + t974;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = t975 + t976;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = t977 + t978;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t979 + t980;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = 0.0f + t982;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = t983 + t984;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = t985 + t986;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = t987 + t988;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = t989 + t990;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = t991 + t992;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t993 + t994;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = 0.0f + t996;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = t997 + t998;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = t999 + t1000;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = t1001 + t1002;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = t1003 + t1004;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = t1005 + t1006;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1007 + t1008;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = 0.0f + t1010;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = t1011 + t1012;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = t1013 + t1014;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = t1015 + t1016;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = t1017 + t1018;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1019 + t1020;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1021 + t1022;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1024 + t1025;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1026;
            } else {
                const u32 t1027 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t1027 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_7 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1030 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1030 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1032 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1032 & columns;
                const f32 t1034 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = t1034 + t1035;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = exists ? t1036 : t1037;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1038;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1039 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1039 & columns_2;
                const f32 t1041 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = t1041 + t1042;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = exists_2 ? t1043 : t1044;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1045;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1046 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1046 & columns;
                const f32 t1048 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = t1048 + t1049;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = exists_3 ? t1050 : t1051;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1052;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1053 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1053 & columns_2;
                const f32 t1055 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = t1055 + t1056;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = exists_4 ? t1057 : t1058;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1059;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1060 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1060 & columns;
                const f32 t1062 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = t1062 + t1063;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = exists_5 ? t1064 : t1065;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1066;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1067 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1067 & columns_2;
                const f32 t1069 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1070 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = t1069 + t1070;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = exists_6 ? t1071 : t1072;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1073;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1074 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1074 & columns;
                const f32 t1076 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = t1076 + t1077;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = exists_7 ? t1078 : t1079;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1080;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1081 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1081 & columns_2;
                const f32 t1083 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = t1083 + t1084;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = exists_8 ? t1085 : t1086;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1087;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1088 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1088 & columns;
                const f32 t1090 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = t1090 + t1091;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = exists_9 ? t1092 : t1093;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1095 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1095 & columns_2;
                const f32 t1097 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = t1097 + t1098;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = exists_10 ? t1099 : t1100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1101;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1102 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1102 & columns;
                const f32 t1104 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = t1104 + t1105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = exists_11 ? t1106 : t1107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1108;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1109 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1109 & columns_2;
                const f32 t1111 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = t1111 + t1112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = exists_12 ? t1113 : t1114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1115;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1116 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1116 & columns;
                const f32 t1118 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = t1118 + t1119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = exists_13 ? t1120 : t1121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1122;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1123 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1123 & columns_2;
                const f32 t1125 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = t1125 + t1126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = exists_14 ? t1127 : t1128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1129;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1130 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1130 & columns;
                const f32 t1132 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = t1132 + t1133;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = exists_15 ? t1134 : t1135;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1136;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1137 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1137 & columns_2;
                const f32 t1139 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = t1139 + t1140;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = exists_16 ? t1141 : t1142;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1143;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1144 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1144 & columns;
                const f32 t1146 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = t1146 + t1147;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = exists_17 ? t1148 : t1149;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1151 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1151 & columns_2;
                const f32 t1153 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = t1153 + t1154;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = exists_18 ? t1155 : t1156;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1157;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1158 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1158 & columns;
                const f32 t1160 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1161 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = t1160 + t1161;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = exists_19 ? t1162 : t1163;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1164;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1165 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1165 & columns_2;
                const f32 t1167 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = t1167 + t1168;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = exists_20 ? t1169 : t1170;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1171;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1172 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1172 & columns;
                const f32 t1174 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = t1174 + t1175;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = exists_21 ? t1176 : t1177;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1178;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1179 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1179 & columns_2;
                const f32 t1181 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = t1181 + t1182;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = exists_22 ? t1183 : t1184;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1185;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1186 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1186 & columns;
                const f32 t1188 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = t1188 + t1189;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = exists_23 ? t1190 : t1191;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1192;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1193 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1193 & columns_2;
                const f32 t1195 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = t1195 + t1196;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = exists_24 ? t1197 : t1198;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1200 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1200 & columns;
                const f32 t1202 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = t1202 + t1203;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1205 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = exists_25 ? t1204 : t1205;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1207 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1207 & columns_2;
                const f32 t1209 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = t1209 + t1210;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = exists_26 ? t1211 : t1212;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1213;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1214 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1214 & columns;
                const f32 t1216 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1217 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = t1216 + t1217;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = exists_27 ? t1218 : t1219;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1220;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1221 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1221 & columns_2;
                const f32 t1223 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = t1223 + t1224;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = exists_28 ? t1225 : t1226;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1227;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1228 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1229;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1229) : "f"(t1228));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1230 = t1228 + t1229;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1231;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1231) : "f"(t1230));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1232 = t1230 + t1231;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1232 * share_3;
            const f32 t1234 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1234), "f"(count_5), "f"(t1232));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest), "f"(share_3), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1237 - mean_5;
                f32 t1239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1240 - mean_5;
                f32 t1242;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(distance_2), "f"(distance_2), "f"(t1239));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1243 - mean_5;
                f32 t1245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(distance_3), "f"(distance_3), "f"(t1242));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1246 - mean_5;
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(distance_4), "f"(distance_4), "f"(t1245));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1249 - mean_5;
                f32 t1251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(distance_5), "f"(distance_5), "f"(t1248));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1252 - mean_5;
                f32 t1254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(distance_6), "f"(distance_6), "f"(t1251));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1255 - mean_5;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1254));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1258 - mean_5;
                f32 t1260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1261 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1261 - mean_5;
                f32 t1263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(distance_9), "f"(distance_9), "f"(t1260));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1264 - mean_5;
                f32 t1266;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(distance_10), "f"(distance_10), "f"(t1263));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1267 - mean_5;
                f32 t1269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(distance_11), "f"(distance_11), "f"(t1266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1270 - mean_5;
                f32 t1272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(distance_12), "f"(distance_12), "f"(t1269));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1273 - mean_5;
                f32 t1275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(distance_13), "f"(distance_13), "f"(t1272));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1276 - mean_5;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1275));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1279 - mean_5;
                f32 t1281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1282 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1282 - mean_5;
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(distance_16), "f"(distance_16), "f"(t1281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1285 - mean_5;
                f32 t1287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(distance_17), "f"(distance_17), "f"(t1284));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1288 - mean_5;
                f32 t1290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(distance_18), "f"(distance_18), "f"(t1287));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1291 - mean_5;
                f32 t1293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1293) : "f"(distance_19), "f"(distance_19), "f"(t1290));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1294 - mean_5;
                f32 t1296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(distance_20), "f"(distance_20), "f"(t1293));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1297 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1297 - mean_5;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1296));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1300 - mean_5;
                f32 t1302;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1302) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1303 - mean_5;
                f32 t1305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1305) : "f"(distance_23), "f"(distance_23), "f"(t1302));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1306 - mean_5;
                f32 t1308;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(distance_24), "f"(distance_24), "f"(t1305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1309 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1309 - mean_5;
                f32 t1311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(distance_25), "f"(distance_25), "f"(t1308));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1312 - mean_5;
                f32 t1314;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(distance_26), "f"(distance_26), "f"(t1311));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1315 - mean_5;
                f32 t1317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(distance_27), "f"(distance_27), "f"(t1314));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1318 - mean_5;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1317));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = t1321 + t1322;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1323;
            } else {
                const u32 t1324 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1324 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_8 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1327 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1327 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1329 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1329 & columns_3;
                const f32 t1331 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1332 - mean_5;
                f32 t1334;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(distance_29), "f"(distance_29), "f"(t1331));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = exists_29 ? t1334 : t1335;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1336;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1337 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1337 & columns_4;
                const f32 t1339 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1340 - mean_5;
                f32 t1342;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(distance_30), "f"(distance_30), "f"(t1339));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = exists_30 ? t1342 : t1343;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1344;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1345 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1345 & columns_3;
                const f32 t1347 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1348 - mean_5;
                f32 t1350;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(distance_31), "f"(distance_31), "f"(t1347));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = exists_31 ? t1350 : t1351;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1352;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1353 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1353 & columns_4;
                const f32 t1355 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1356 - mean_5;
                f32 t1358;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1358) : "f"(distance_32), "f"(distance_32), "f"(t1355));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = exists_32 ? t1358 : t1359;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1360;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1361 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1361 & columns_3;
                const f32 t1363 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1364 - mean_5;
                f32 t1366;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1366) : "f"(distance_33), "f"(distance_33), "f"(t1363));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = exists_33 ? t1366 : t1367;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1368;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1369 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1369 & columns_4;
                const f32 t1371 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1372 - mean_5;
                f32 t1374;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1374) : "f"(distance_34), "f"(distance_34), "f"(t1371));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = exists_34 ? t1374 : t1375;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1376;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1377 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1377 & columns_3;
                const f32 t1379 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1380 - mean_5;
                f32 t1382;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1382) : "f"(distance_35), "f"(distance_35), "f"(t1379));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = exists_35 ? t1382 : t1383;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1384;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1385 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1385 & columns_4;
                const f32 t1387 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1388 - mean_5;
                f32 t1390;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1390) : "f"(distance_36), "f"(distance_36), "f"(t1387));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = exists_36 ? t1390 : t1391;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1392;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1393 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1393 & columns_3;
                const f32 t1395 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1396 - mean_5;
                f32 t1398;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1398) : "f"(distance_37), "f"(distance_37), "f"(t1395));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = exists_37 ? t1398 : t1399;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1400;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1401 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1401 & columns_4;
                const f32 t1403 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1404 - mean_5;
                f32 t1406;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1406) : "f"(distance_38), "f"(distance_38), "f"(t1403));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = exists_38 ? t1406 : t1407;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1408;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1409 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1409 & columns_3;
                const f32 t1411 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1412 - mean_5;
                f32 t1414;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1414) : "f"(distance_39), "f"(distance_39), "f"(t1411));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = exists_39 ? t1414 : t1415;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1416;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1417 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1417 & columns_4;
                const f32 t1419 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1420 - mean_5;
                f32 t1422;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1422) : "f"(distance_40), "f"(distance_40), "f"(t1419));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = exists_40 ? t1422 : t1423;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1424;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1425 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1425 & columns_3;
                const f32 t1427 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1428 - mean_5;
                f32 t1430;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1430) : "f"(distance_41), "f"(distance_41), "f"(t1427));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = exists_41 ? t1430 : t1431;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1432;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1433 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1433 & columns_4;
                const f32 t1435 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1436 - mean_5;
                f32 t1438;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1438) : "f"(distance_42), "f"(distance_42), "f"(t1435));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = exists_42 ? t1438 : t1439;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1440;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1441 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1441 & columns_3;
                const f32 t1443 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1444 - mean_5;
                f32 t1446;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1446) : "f"(distance_43), "f"(distance_43), "f"(t1443));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = exists_43 ? t1446 : t1447;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1448;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1449 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1449 & columns_4;
                const f32 t1451 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1452 - mean_5;
                f32 t1454;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1454) : "f"(distance_44), "f"(distance_44), "f"(t1451));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = exists_44 ? t1454 : t1455;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1456;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1457 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1457 & columns_3;
                const f32 t1459 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1460 - mean_5;
                f32 t1462;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1462) : "f"(distance_45), "f"(distance_45), "f"(t1459));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = exists_45 ? t1462 : t1463;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1464;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1465 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1465 & columns_4;
                const f32 t1467 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1468 - mean_5;
                f32 t1470;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1470) : "f"(distance_46), "f"(distance_46), "f"(t1467));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = exists_46 ? t1470 : t1471;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1472;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1473 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1473 & columns_3;
                const f32 t1475 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1476 - mean_5;
                f32 t1478;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(distance_47), "f"(distance_47), "f"(t1475));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = exists_47 ? t1478 : t1479;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1480;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1481 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1481 & columns_4;
                const f32 t1483 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1484 - mean_5;
                f32 t1486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1486) : "f"(distance_48), "f"(distance_48), "f"(t1483));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = exists_48 ? t1486 : t1487;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1488;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1489 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1489 & columns_3;
                const f32 t1491 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1492 - mean_5;
                f32 t1494;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(distance_49), "f"(distance_49), "f"(t1491));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = exists_49 ? t1494 : t1495;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1496;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1497 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1497 & columns_4;
                const f32 t1499 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1500 - mean_5;
                f32 t1502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(distance_50), "f"(distance_50), "f"(t1499));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = exists_50 ? t1502 : t1503;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1504;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1505 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1505 & columns_3;
                const f32 t1507 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1508 - mean_5;
                f32 t1510;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(distance_51), "f"(distance_51), "f"(t1507));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = exists_51 ? t1510 : t1511;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1512;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1513 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1513 & columns_4;
                const f32 t1515 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1516 - mean_5;
                f32 t1518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(distance_52), "f"(distance_52), "f"(t1515));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = exists_52 ? t1518 : t1519;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1520;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1521 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1521 & columns_3;
                const f32 t1523 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1524 - mean_5;
                f32 t1526;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(distance_53), "f"(distance_53), "f"(t1523));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = exists_53 ? t1526 : t1527;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1528;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1529 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1529 & columns_4;
                const f32 t1531 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1532 - mean_5;
                f32 t1534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(distance_54), "f"(distance_54), "f"(t1531));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = exists_54 ? t1534 : t1535;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1536;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1537 & columns_3;
                const f32 t1539 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1540 - mean_5;
                f32 t1542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(distance_55), "f"(distance_55), "f"(t1539));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = exists_55 ? t1542 : t1543;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1544;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1545 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1545 & columns_4;
                const f32 t1547 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1548 - mean_5;
                f32 t1550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(distance_56), "f"(distance_56), "f"(t1547));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = exists_56 ? t1550 : t1551;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1552;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1553 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1554;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1554) : "f"(t1553));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1555 = t1553 + t1554;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1556;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1556) : "f"(t1555));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1555 + t1556;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1558 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1559 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t1560 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1558 + count_5;
            const f32 difference_3 = mean_5 - t1559;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1563;
            asm("max.f32 %0, %1, %2;" : "=f"(t1563) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1564;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(t1563));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1564;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_3), "f"(share_4), "f"(t1559));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1567 = t1558 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1568 = t1567 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1569 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1570 = t1569 * t1558;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1571 = t1560 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1572;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(t1570), "f"(share_4), "f"(t1571));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean = t1568;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares = t1572;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = 0.0f + t1573;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = t1574 + t1575;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1576 + t1577;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = t1578 + t1579;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = t1580 + t1581;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = t1582 + t1583;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1584 + t1585;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = 0.0f + t1587;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = t1588 + t1589;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = t1590 + t1591;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = t1592 + t1593;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = t1594 + t1595;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = t1596 + t1597;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1598 + t1599;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = 0.0f + t1601;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = t1602 + t1603;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = t1604 + t1605;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = t1606 + t1607;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = t1608 + t1609;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = t1610 + t1611;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1612 + t1613;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = 0.0f + t1615;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = t1616 + t1617;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = t1618 + t1619;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = t1620 + t1621;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = t1622 + t1623;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1624 + t1625;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1626 + t1627;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = t1629 + t1630;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1631;
            } else {
                const u32 t1632 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1632 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_9 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1635 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1635 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1637 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1637 & columns_5;
                const f32 t1639 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = t1639 + t1640;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = exists_57 ? t1641 : t1642;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1643;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1644 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1644 & columns_6;
                const f32 t1646 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = t1646 + t1647;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = exists_58 ? t1648 : t1649;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1650;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1651 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1651 & columns_5;
                const f32 t1653 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = t1653 + t1654;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = exists_59 ? t1655 : t1656;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1657;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1658 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1658 & columns_6;
                const f32 t1660 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = t1660 + t1661;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = exists_60 ? t1662 : t1663;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1664;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1665 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1665 & columns_5;
                const f32 t1667 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = t1667 + t1668;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = exists_61 ? t1669 : t1670;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1671;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1672 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1672 & columns_6;
                const f32 t1674 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = t1674 + t1675;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = exists_62 ? t1676 : t1677;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1678;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1679 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1679 & columns_5;
                const f32 t1681 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = t1681 + t1682;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = exists_63 ? t1683 : t1684;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1685;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1686 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1686 & columns_6;
                const f32 t1688 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = t1688 + t1689;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = exists_64 ? t1690 : t1691;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1692;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1693 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1693 & columns_5;
                const f32 t1695 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = t1695 + t1696;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = exists_65 ? t1697 : t1698;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1699;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1700 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1700 & columns_6;
                const f32 t1702 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = t1702 + t1703;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = exists_66 ? t1704 : t1705;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1706;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1707 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1707 & columns_5;
                const f32 t1709 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = t1709 + t1710;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = exists_67 ? t1711 : t1712;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1713;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1714 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1714 & columns_6;
                const f32 t1716 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = t1716 + t1717;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = exists_68 ? t1718 : t1719;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1720;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1721 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1721 & columns_5;
                const f32 t1723 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = t1723 + t1724;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = exists_69 ? t1725 : t1726;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1727;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1728 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1728 & columns_6;
                const f32 t1730 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = t1730 + t1731;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = exists_70 ? t1732 : t1733;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1734;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1735 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1735 & columns_5;
                const f32 t1737 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = t1737 + t1738;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = exists_71 ? t1739 : t1740;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1741;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1742 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1742 & columns_6;
                const f32 t1744 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = t1744 + t1745;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = exists_72 ? t1746 : t1747;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1748;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1749 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1749 & columns_5;
                const f32 t1751 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = t1751 + t1752;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = exists_73 ? t1753 : t1754;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1755;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1756 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1756 & columns_6;
                const f32 t1758 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = t1758 + t1759;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = exists_74 ? t1760 : t1761;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1762;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1763 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1763 & columns_5;
                const f32 t1765 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = t1765 + t1766;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = exists_75 ? t1767 : t1768;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1769;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1770 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1770 & columns_6;
                const f32 t1772 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = t1772 + t1773;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = exists_76 ? t1774 : t1775;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1776;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1777 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1777 & columns_5;
                const f32 t1779 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = t1779 + t1780;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = exists_77 ? t1781 : t1782;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1783;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1784 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1784 & columns_6;
                const f32 t1786 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = t1786 + t1787;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = exists_78 ? t1788 : t1789;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1790;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1791 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1791 & columns_5;
                const f32 t1793 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = t1793 + t1794;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1797 = exists_79 ? t1795 : t1796;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1797;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1798 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1798 & columns_6;
                const f32 t1800 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = t1800 + t1801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1803 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = exists_80 ? t1802 : t1803;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1804;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1805 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1805 & columns_5;
                const f32 t1807 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = t1807 + t1808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = exists_81 ? t1809 : t1810;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1811;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1812 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1812 & columns_6;
                const f32 t1814 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = t1814 + t1815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = exists_82 ? t1816 : t1817;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1819 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1819 & columns_5;
                const f32 t1821 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = t1821 + t1822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = exists_83 ? t1823 : t1824;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1825;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1826 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1826 & columns_6;
                const f32 t1828 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = t1828 + t1829;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = exists_84 ? t1830 : t1831;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1832;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1833 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1834;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1834) : "f"(t1833));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1835 = t1833 + t1834;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1836;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1836) : "f"(t1835));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1837 = t1835 + t1836;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1837 * share_3;
            const f32 t1839 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1839), "f"(count_5), "f"(t1837));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest_2), "f"(share_3), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1842 - mean_7;
                f32 t1844;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1845 - mean_7;
                f32 t1847;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1847) : "f"(distance_58), "f"(distance_58), "f"(t1844));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1848 - mean_7;
                f32 t1850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1850) : "f"(distance_59), "f"(distance_59), "f"(t1847));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1851 - mean_7;
                f32 t1853;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1853) : "f"(distance_60), "f"(distance_60), "f"(t1850));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1854 - mean_7;
                f32 t1856;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(distance_61), "f"(distance_61), "f"(t1853));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1857 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1857 - mean_7;
                f32 t1859;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1859) : "f"(distance_62), "f"(distance_62), "f"(t1856));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1860 - mean_7;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1859));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1863 - mean_7;
                f32 t1865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1866 - mean_7;
                f32 t1868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(distance_65), "f"(distance_65), "f"(t1865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1869 - mean_7;
                f32 t1871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1871) : "f"(distance_66), "f"(distance_66), "f"(t1868));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1872 - mean_7;
                f32 t1874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1874) : "f"(distance_67), "f"(distance_67), "f"(t1871));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1875 - mean_7;
                f32 t1877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(distance_68), "f"(distance_68), "f"(t1874));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1878 - mean_7;
                f32 t1880;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(distance_69), "f"(distance_69), "f"(t1877));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1881 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1881 - mean_7;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1880));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1884 - mean_7;
                f32 t1886;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1887 - mean_7;
                f32 t1889;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(distance_72), "f"(distance_72), "f"(t1886));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1890 - mean_7;
                f32 t1892;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1892) : "f"(distance_73), "f"(distance_73), "f"(t1889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1893 - mean_7;
                f32 t1895;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(distance_74), "f"(distance_74), "f"(t1892));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1896 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1896 - mean_7;
                f32 t1898;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(distance_75), "f"(distance_75), "f"(t1895));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1899 - mean_7;
                f32 t1901;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(distance_76), "f"(distance_76), "f"(t1898));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1902 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1902 - mean_7;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1901));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1905 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1905 - mean_7;
                f32 t1907;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1908 - mean_7;
                f32 t1910;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(distance_79), "f"(distance_79), "f"(t1907));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1911 - mean_7;
                f32 t1913;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(distance_80), "f"(distance_80), "f"(t1910));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1914 - mean_7;
                f32 t1916;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(distance_81), "f"(distance_81), "f"(t1913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1917 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1917 - mean_7;
                f32 t1919;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(distance_82), "f"(distance_82), "f"(t1916));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1920 - mean_7;
                f32 t1922;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(distance_83), "f"(distance_83), "f"(t1919));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1923 - mean_7;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1922));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = t1926 + t1927;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1928;
            } else {
                const u32 t1929 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1929 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_10 < t634;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1932 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1932 < t634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1934 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1934 & columns_7;
                const f32 t1936 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1937 - mean_7;
                f32 t1939;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(distance_85), "f"(distance_85), "f"(t1936));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = exists_85 ? t1939 : t1940;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1941;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1942 = 0u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1942 & columns_8;
                const f32 t1944 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1945 - mean_7;
                f32 t1947;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(distance_86), "f"(distance_86), "f"(t1944));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1949 = exists_86 ? t1947 : t1948;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1949;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1950 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1950 & columns_7;
                const f32 t1952 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1953 - mean_7;
                f32 t1955;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(distance_87), "f"(distance_87), "f"(t1952));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = exists_87 ? t1955 : t1956;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1957;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1958 = 1u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1958 & columns_8;
                const f32 t1960 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1961 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1961 - mean_7;
                f32 t1963;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(distance_88), "f"(distance_88), "f"(t1960));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = exists_88 ? t1963 : t1964;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1965;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1966 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1966 & columns_7;
                const f32 t1968 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1969 - mean_7;
                f32 t1971;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(distance_89), "f"(distance_89), "f"(t1968));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = exists_89 ? t1971 : t1972;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1973;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1974 = 2u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1974 & columns_8;
                const f32 t1976 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1977 - mean_7;
                f32 t1979;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(distance_90), "f"(distance_90), "f"(t1976));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = exists_90 ? t1979 : t1980;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1981;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1982 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1982 & columns_7;
                const f32 t1984 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1985 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1985 - mean_7;
                f32 t1987;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(distance_91), "f"(distance_91), "f"(t1984));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = exists_91 ? t1987 : t1988;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1989;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1990 = 3u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1990 & columns_8;
                const f32 t1992 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1993 - mean_7;
                f32 t1995;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(distance_92), "f"(distance_92), "f"(t1992));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = exists_92 ? t1995 : t1996;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1997;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1998 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1998 & columns_7;
                const f32 t2000 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2001 - mean_7;
                f32 t2003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(distance_93), "f"(distance_93), "f"(t2000));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = exists_93 ? t2003 : t2004;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2005;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2006 = 4u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2006 & columns_8;
                const f32 t2008 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2009 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2009 - mean_7;
                f32 t2011;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(distance_94), "f"(distance_94), "f"(t2008));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = exists_94 ? t2011 : t2012;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2014 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2014 & columns_7;
                const f32 t2016 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2017 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2017 - mean_7;
                f32 t2019;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(distance_95), "f"(distance_95), "f"(t2016));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2021 = exists_95 ? t2019 : t2020;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2021;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2022 = 5u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2022 & columns_8;
                const f32 t2024 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2025 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2025 - mean_7;
                f32 t2027;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(distance_96), "f"(distance_96), "f"(t2024));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = exists_96 ? t2027 : t2028;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2029;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2030 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2030 & columns_7;
                const f32 t2032 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2033 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2033 - mean_7;
                f32 t2035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(distance_97), "f"(distance_97), "f"(t2032));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2036 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = exists_97 ? t2035 : t2036;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2037;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2038 = 6u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2038 & columns_8;
                const f32 t2040 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2041 - mean_7;
                f32 t2043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(distance_98), "f"(distance_98), "f"(t2040));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2044 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2045 = exists_98 ? t2043 : t2044;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2045;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2046 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2046 & columns_7;
                const f32 t2048 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2049 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2049 - mean_7;
                f32 t2051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(distance_99), "f"(distance_99), "f"(t2048));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2052 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = exists_99 ? t2051 : t2052;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2053;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2054 = 7u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2054 & columns_8;
                const f32 t2056 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2057 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2057 - mean_7;
                f32 t2059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(distance_100), "f"(distance_100), "f"(t2056));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2060 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2061 = exists_100 ? t2059 : t2060;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2062 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2062 & columns_7;
                const f32 t2064 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2065 - mean_7;
                f32 t2067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(distance_101), "f"(distance_101), "f"(t2064));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2068 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2069 = exists_101 ? t2067 : t2068;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2070 = 8u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2070 & columns_8;
                const f32 t2072 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2073 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2073 - mean_7;
                f32 t2075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(distance_102), "f"(distance_102), "f"(t2072));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = exists_102 ? t2075 : t2076;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2077;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2078 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2078 & columns_7;
                const f32 t2080 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2081 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2081 - mean_7;
                f32 t2083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(distance_103), "f"(distance_103), "f"(t2080));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2084 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = exists_103 ? t2083 : t2084;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2085;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2086 = 9u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2086 & columns_8;
                const f32 t2088 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2089 - mean_7;
                f32 t2091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(distance_104), "f"(distance_104), "f"(t2088));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2092 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2093 = exists_104 ? t2091 : t2092;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2093;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2094 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2094 & columns_7;
                const f32 t2096 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2097 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2097 - mean_7;
                f32 t2099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(distance_105), "f"(distance_105), "f"(t2096));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = exists_105 ? t2099 : t2100;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2101;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2102 = 10u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2102 & columns_8;
                const f32 t2104 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2105 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2105 - mean_7;
                f32 t2107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2107) : "f"(distance_106), "f"(distance_106), "f"(t2104));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2108 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2109 = exists_106 ? t2107 : t2108;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2109;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2110 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2110 & columns_7;
                const f32 t2112 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2113 - mean_7;
                f32 t2115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(distance_107), "f"(distance_107), "f"(t2112));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2116 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2117 = exists_107 ? t2115 : t2116;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2117;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2118 = 11u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2118 & columns_8;
                const f32 t2120 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2121 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2121 - mean_7;
                f32 t2123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2123) : "f"(distance_108), "f"(distance_108), "f"(t2120));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2124 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = exists_108 ? t2123 : t2124;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2125;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2126 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2126 & columns_7;
                const f32 t2128 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2129 - mean_7;
                f32 t2131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2131) : "f"(distance_109), "f"(distance_109), "f"(t2128));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2133 = exists_109 ? t2131 : t2132;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2133;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2134 = 12u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2134 & columns_8;
                const f32 t2136 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2137 - mean_7;
                f32 t2139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(distance_110), "f"(distance_110), "f"(t2136));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2140 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2141 = exists_110 ? t2139 : t2140;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2141;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2142 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2142 & columns_7;
                const f32 t2144 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2145 - mean_7;
                f32 t2147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2147) : "f"(distance_111), "f"(distance_111), "f"(t2144));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2148 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2149 = exists_111 ? t2147 : t2148;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2149;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2150 = 13u < t632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2150 & columns_8;
                const f32 t2152 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2153 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2153 - mean_7;
                f32 t2155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2155) : "f"(distance_112), "f"(distance_112), "f"(t2152));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2156 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2157 = exists_112 ? t2155 : t2156;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2157;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2158 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2159;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2159) : "f"(t2158));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2160 = t2158 + t2159;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2161;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2161) : "f"(t2160));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t2160 + t2161;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2163 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2164 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2165 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2163 + count_5;
            const f32 difference_4 = mean_7 - t2164;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2168;
            asm("max.f32 %0, %1, %2;" : "=f"(t2168) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2169;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(t2168));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2169;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t2164));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2172 = t2163 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2173 = t2172 ? mean_7 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2174 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2175 = t2174 * t2163;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2176 = t2165 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2177;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(t2175), "f"(share_5), "f"(t2176));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2173;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2177;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2179 = outputs + own;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2180 = t40 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2181 = t39 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2182 = t39 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2183 = t2182 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2184 = t2181 + t2183;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2185 = t2180 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2186 = t39 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2187 = t2186 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2188 = t2185 + t2187;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2189 = t2184 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2190 = t2188 ^ t2189;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2191 = t2184 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2192 = t2190 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2193 = t2191 + t2192;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2194 = t2179 + t2193;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2195;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2195) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2196;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2197;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2198;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2195), "r"(t2196), "r"(t2197), "r"(t2198) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2199;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2200;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2201;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2202;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2199), "r"(t2200), "r"(t2201), "r"(t2202) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2203;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2204;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2205;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2206;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2203), "r"(t2204), "r"(t2205), "r"(t2206) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2207;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2208;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2209;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2210;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2207), "r"(t2208), "r"(t2209), "r"(t2210) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2211;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2212;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2213;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2214;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2215;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2216;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2217;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2218;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2219;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2219) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2220;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2220) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2221;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2222;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2194), "r"(t2219), "r"(t2220), "r"(t2221), "r"(t2222) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2223 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2223) : "memory");
#line 45 "fa-kernels/src/conv/output.rs"
            const u32 t2224 = blockIdx.y;
#line 45 "fa-kernels/src/conv/output.rs"
            const u32 t2225 = t2224 << 6u;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 t2226 = threadIdx.x;
#line 74 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2226 & 127u;
            const u32 t2228 = thread_3 & 7u;
#line 75 "fa-kernels/src/conv/output.rs"
            const u32 t2229 = thread_3 >> 3u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2230 = threadIdx.x;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2231 = t2230 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2232 = t2231 << 3u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 t2233 = t2232 & 63u;
#line 76 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t2225 + t2233;
            const u32 t2235 = t2228 << 3u;
#line 77 "fa-kernels/src/conv/output.rs"
            const u32 t2236 = t2235 >> 6u;
#line 77 "fa-kernels/src/conv/output.rs"
            const u32 first_row = t2236 * 14u;
#line 79 "fa-kernels/src/conv/output.rs"
            const bool t2238 = channel_4 < 64u;
#line 79 "fa-kernels/src/conv/output.rs"
            if (t2238) {
#line 81 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 82 "fa-kernels/src/conv/output.rs"
                    const u32 t2239 = i_17 << 4u;
#line 82 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t2229 + t2239;
#line 82 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2241 = pixel >> 3u;
                    const u32 t2242 = pixel & 7u;
#line 84 "fa-kernels/src/conv/output.rs"
                    const u32 row_13 = first_row + t2241;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2244 = pixel < 111u ? pixel : 111u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2245 = t2244 & 7u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2246 = t2228 ^ t2245;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2247 = t2244 << 7u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2248 = t2246 << 4u;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 t2249 = t2247 + t2248;
#line 86 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2179 + t2249;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(from) : "memory");
                    const bool t2251 = row_13 < t632;
#line 92 "fa-kernels/src/conv/output.rs"
                    const bool t2252 = t2242 < t634;
#line 92 "fa-kernels/src/conv/output.rs"
                    const bool t2253 = t2251 & t2252;
#line 92 "fa-kernels/src/conv/output.rs"
                    if (t2253) {
                        const u32 at_3 = y_5 + row_13;
#line 93 "fa-kernels/src/conv/output.rs"
                        const u32 at_4 = x_5 + t2242;
                        const u64 t2256 = (u64)sample_4;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2257 = t2256 * y_stride0;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2258 = t2257 * 2ull;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2259 = y + t2258;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2260 = (u64)at_3;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2261 = t2260 * y_stride1;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2262 = t2261 * 2ull;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2263 = t2259 + t2262;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2264 = (u64)at_4;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2265 = t2264 * y_stride2;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2266 = t2265 * 2ull;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2267 = t2263 + t2266;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2268 = (u64)channel_4 * 2u;
#line 94 "fa-kernels/src/conv/output.rs"
                        const u64 t2269 = t2267 + t2268;
#line 94 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2269), "r"(row_14), "r"(row_15), "r"(row_16), "r"(row_17) : "memory");
                    }
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2270 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2270) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2271 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t2271 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t2273 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t2274 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t2273 ? t2274 : 0u;
        const u32 rounds = left_7 < cta_groups ? left_7 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
        const bool t2277 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
        if (t2277) {
            const u32 t2278 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2279 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2280 = t2279 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2281 = t2280 + t2278;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2282 = t2281 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2283;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2283) : "r"(t2282), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2284 = t2283 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const u32 t2285 = t39 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const bool t2286 = t2285 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            if (t2286) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2287 = t40 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2288 = t39 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t2287 + t2288;
                const u32 t2290 = first_12 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2291 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2292 = t2291 + first_12;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2293 = t2292 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments_2 + t2293;
                const f32 t2295 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2296 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2297 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2298;
                asm("mov.b32 %0, %1;" : "=r"(t2298) : "f"(t2295));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2299;
                asm("mov.b32 %0, %1;" : "=r"(t2299) : "f"(t2296));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2300;
                asm("mov.b32 %0, %1;" : "=r"(t2300) : "f"(t2297));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2298), "r"(t2299), "r"(t2300), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2301 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2302 = t2301 + t2290;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t2303 = t2302 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments_2 + t2303;
                const f32 t2305 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2306 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t2307 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2308;
                asm("mov.b32 %0, %1;" : "=r"(t2308) : "f"(t2305));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2309;
                asm("mov.b32 %0, %1;" : "=r"(t2309) : "f"(t2306));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t2310;
                asm("mov.b32 %0, %1;" : "=r"(t2310) : "f"(t2307));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2308), "r"(t2309), "r"(t2310), "r"(0u) : "memory");
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
            const bool t2312 = channel_5 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
            if (t2312) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2313 = channel_5 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2314 = moments_2 + t2313;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2314) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2315;
                asm("mov.b32 %0, %1;" : "=f"(t2315) : "r"(row_18));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2316;
                asm("mov.b32 %0, %1;" : "=f"(t2316) : "r"(row_19));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2317;
                asm("mov.b32 %0, %1;" : "=f"(t2317) : "r"(row_20));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2318;
                asm("mov.b32 %0, %1;" : "=f"(t2318) : "r"(row_21));
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2319 = 64u + channel_5;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2320 = t2319 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2321 = moments_2 + t2320;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t2321) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2322;
                asm("mov.b32 %0, %1;" : "=f"(t2322) : "r"(row_22));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2323;
                asm("mov.b32 %0, %1;" : "=f"(t2323) : "r"(row_23));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2324;
                asm("mov.b32 %0, %1;" : "=f"(t2324) : "r"(row_24));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2325;
                asm("mov.b32 %0, %1;" : "=f"(t2325) : "r"(row_25));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2315 + t2322;
                const f32 difference_5 = t2323 - t2316;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2328;
                asm("max.f32 %0, %1, %2;" : "=f"(t2328) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2329;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(t2328));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2322 * t2329;
                f32 mean_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_5), "f"(share_6), "f"(t2316));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2332 = t2315 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2333 = t2332 ? t2323 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2334 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2335 = t2334 * t2315;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2336 = t2317 + t2324;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2337;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(t2335), "f"(share_6), "f"(t2336));
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2338 = 128u + channel_5;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2339 = t2338 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t2340 = moments_2 + t2339;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t2340) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2341;
                asm("mov.b32 %0, %1;" : "=f"(t2341) : "r"(row_26));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2342;
                asm("mov.b32 %0, %1;" : "=f"(t2342) : "r"(row_27));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2343;
                asm("mov.b32 %0, %1;" : "=f"(t2343) : "r"(row_28));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t2344;
                asm("mov.b32 %0, %1;" : "=f"(t2344) : "r"(row_29));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2341;
                const f32 difference_6 = t2342 - t2333;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2347;
                asm("max.f32 %0, %1, %2;" : "=f"(t2347) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2348;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2348) : "f"(t2347));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2341 * t2348;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_6), "f"(share_7), "f"(t2333));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2351 = count_8 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2352 = t2351 ? t2342 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2353 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2354 = t2353 * count_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2355 = t2337 + t2343;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2356;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(t2354), "f"(share_7), "f"(t2355));
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 t2357 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t2357 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 t2359 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 index_9 = first_13 + channel_5;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_8 = t2359 + t2284;
                const u64 t2362 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2363 = t2362 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2364 = t2363 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2365 = moments + t2364;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2366 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2367 = t2366 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2368 = t2367 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2369 = t2365 + t2368;
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t2370;
                asm("mov.b32 %0, %1;" : "=r"(t2370) : "f"(count_9));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t2371;
                asm("mov.b32 %0, %1;" : "=r"(t2371) : "f"(t2352));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t2372;
                asm("mov.b32 %0, %1;" : "=r"(t2372) : "f"(t2356));
#line 143 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2369), "r"(t2370), "r"(t2371), "r"(t2372), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
