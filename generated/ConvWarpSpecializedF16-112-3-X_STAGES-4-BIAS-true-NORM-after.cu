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
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 149 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 137 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 155648u;
    const u32 moments_2 = outputs + 43008u;
    const u32 t7 = moments_2 + 6144u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 81920u;
#line 153 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t9 = thread == 0u;
#line 153 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 156 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 158 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 12u;
#line 189 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t36 = thread_2 >> 5u;
#line 190 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t36));
#line 191 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t39 = thread_2 & 31u;
#line 192 "fa-kernels/src/conv/work.rs"
    const u32 t40 = warp_2 & 3u;
#line 177 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t41 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first = t41 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t43 = first < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t44 = all_groups - first;
#line 92 "fa-kernels/src/conv/work.rs"
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
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t55 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t56 = t55 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group = t56 + i;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t58 = group << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t59;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t59) : "r"(t58), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample = t59 >> groups_shift;
            const u32 t61 = sample * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t62 = group - t61;
#line 109 "fa-kernels/src/conv/work.rs"
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
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t100 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t101 = t100 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t101 + i;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t103 = group_2 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t104;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t104) : "r"(t103), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t104 >> groups_shift;
            const u32 t106 = sample_2 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t107 = group_2 - t106;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t108 = t107 * 3u;
#line 109 "fa-kernels/src/conv/work.rs"
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
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t147 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t148 = t147 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t148 + i;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t150 = group_3 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t151;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t151) : "r"(t150), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t151 >> groups_shift;
            const u32 t153 = sample_3 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t154 = group_3 - t153;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t155 = t154 * 3u;
#line 109 "fa-kernels/src/conv/work.rs"
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
        const u32 t293 = blockIdx.y;
#line 252 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t293 << 6u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 t295 = t40 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 t296 = t39 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t295 + t296;
        const u32 t298 = first_3 + 8u;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 t299 = first_2 + first_3;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 channel = t299 < 63u ? t299 : 63u;
        const u64 t301 = (u64)channel;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t302 = t301 * bias_stride0;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t303 = t302 * 2ull;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t304 = bias + t303;
#line 257 "fa-kernels/src/conv/work.rs"
        f16 t305;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t305) : "l"(t304) : "memory");
#line 257 "fa-kernels/src/conv/work.rs"
        f32 t306;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t306) : "h"(t305));
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 t307 = first_2 + t298;
#line 256 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t307 < 63u ? t307 : 63u;
        const u64 t309 = (u64)channel_2;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t310 = t309 * bias_stride0;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t311 = t310 * 2ull;
#line 257 "fa-kernels/src/conv/work.rs"
        const u64 t312 = bias + t311;
#line 257 "fa-kernels/src/conv/work.rs"
        f16 t313;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t313) : "l"(t312) : "memory");
#line 257 "fa-kernels/src/conv/work.rs"
        f32 t314;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t314) : "h"(t313));
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
        const u32 t315 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t315 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t317 = first_4 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t318 = all_groups - first_4;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t317 ? t318 : 0u;
        const u32 t320 = left_5 < cta_groups ? left_5 : cta_groups;
#line 212 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t320; i_14 += 1u) {
#line 268 "fa-kernels/src/conv/work.rs"
            acc = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_2 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_5 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_6 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_9 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_10 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_13 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_14 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_17 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_18 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_21 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_22 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_25 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_26 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_29 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_30 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_33 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_34 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_37 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_38 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_41 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_42 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_45 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_46 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_49 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_50 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_53 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_54 = t306;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_3 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_4 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_7 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_8 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_11 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_12 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_15 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_16 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_19 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_20 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_23 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_24 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_27 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_28 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_31 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_32 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_35 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_36 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_39 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_40 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_43 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_44 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_47 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_48 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_51 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_52 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_55 = t314;
#line 268 "fa-kernels/src/conv/work.rs"
            acc_56 = t314;
#line 214 "fa-kernels/src/conv/work.rs"
            const u32 t321 = i_14 > 1u ? i_14 : 1u;
#line 214 "fa-kernels/src/conv/work.rs"
            const u32 t322 = t321 - 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t323 = index == 2u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t324 = index + 1u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t325 = t323 ? 0u : t324;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t326 = i_14 == 0u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t327 = index == 0u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t328 = t326 & t327;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t329 = i_14 + 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t330 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t330 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const bool t332 = first_5 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 t333 = all_groups - first_5;
#line 92 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t332 ? t333 : 0u;
            const u32 t335 = left_6 < cta_groups ? left_6 : cta_groups;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t336 = t329 == t335;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t337 = index == 2u;
#line 34 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t338 = t336 & t337;
#line 45 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t339 = !t328;
#line 45 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t339) {
                const u32 t340 = index + 5u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t340) : "memory");
            }
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t341 = i_14 * 3u;
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t341 + index;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t344 = index << 2u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t345 = i_14 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_5 = t344 + t345;
            const u32 t347 = index_5 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t348 = t7 + t347;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t349 = i_14 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t350 = t349 & 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t348), "r"(t350) : "memory");
            const u32 t351 = slot_13 * 20480u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t352 = smem_1 + t351;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t353 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t353) {
                const u32 t354 = t7 + 128u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t354), "r"(0u) : "memory");
            }
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t355 = t8 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t356 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t357 = t355 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = (u64)t357;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t360 = t356 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = (u64)t360;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = t361 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t363 = t355 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = (u64)t363;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t356 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = (u64)t366;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = t367 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t369 = t355 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = (u64)t369;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t372 = t356 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t373 = (u64)t372;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = t373 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t375 = t355 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t376 = (u64)t375;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t378 = t356 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t379 = (u64)t378;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = t379 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 97 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t381 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t381) {
                const u32 t382 = t7 + 136u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t382), "r"(0u) : "memory");
            }
            const u32 t383 = t8 + 8192u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t384 = t383 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t385 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t386 = t385 + 8u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t387 = t384 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = (u64)t387;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t390 = t386 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = (u64)t390;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = t391 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t393 = t384 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = (u64)t393;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t386 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = (u64)t396;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = t397 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t399 = t384 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = (u64)t399;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = t400 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t402 = t386 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t403 = (u64)t402;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = t403 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t405 = t384 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t406 = (u64)t405;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = t406 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t408 = t386 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t409 = (u64)t408;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = t409 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t389), "l"(t392), "l"(t395), "l"(t398), "l"(t401), "l"(t404), "l"(t407), "l"(t410) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t411 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t411) {
                const u32 t412 = t7 + 144u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t412), "r"(0u) : "memory");
            }
            const u32 t413 = t8 + 16384u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t414 = t413 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t415 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t416 = t415 + 16u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t417 = t414 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = (u64)t417;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = t418 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t420 = t416 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = (u64)t420;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = t421 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t423 = t414 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = (u64)t423;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = t424 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t416 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = (u64)t426;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = t427 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t429 = t414 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = (u64)t429;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = t430 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t432 = t416 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t433 = (u64)t432;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = t433 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t435 = t414 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t436 = (u64)t435;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = t436 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t438 = t416 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t439 = (u64)t438;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = t439 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t419), "l"(t422), "l"(t425), "l"(t428), "l"(t431), "l"(t434), "l"(t437), "l"(t440) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t441 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t441) {
                const u32 t442 = t7 + 152u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t442), "r"(0u) : "memory");
            }
            const u32 t443 = t8 + 24576u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t444 = t443 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t445 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t446 = t445 + 80u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t447 = t444 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = (u64)t447;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = t448 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t450 = t446 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = (u64)t450;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = t451 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t453 = t444 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = (u64)t453;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = t454 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t446 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = (u64)t456;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = t457 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t459 = t444 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = (u64)t459;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = t460 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t462 = t446 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t463 = (u64)t462;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = t463 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t465 = t444 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t466 = (u64)t465;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = t466 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t468 = t446 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t469 = (u64)t468;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = t469 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t449), "l"(t452), "l"(t455), "l"(t458), "l"(t461), "l"(t464), "l"(t467), "l"(t470) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t471 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t471) {
                const u32 t472 = t7 + 160u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t472), "r"(0u) : "memory");
            }
            const u32 t473 = t8 + 32768u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t474 = t473 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t475 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t476 = t475 + 88u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t477 = t474 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = (u64)t477;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = t478 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t480 = t476 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = (u64)t480;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = t481 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t483 = t474 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = (u64)t483;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = t484 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t476 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = (u64)t486;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = t487 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t489 = t474 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = (u64)t489;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = t490 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t492 = t476 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t493 = (u64)t492;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = t493 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t495 = t474 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t496 = (u64)t495;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = t496 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t498 = t476 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t499 = (u64)t498;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = t499 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t479), "l"(t482), "l"(t485), "l"(t488), "l"(t491), "l"(t494), "l"(t497), "l"(t500) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t501 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t501) {
                const u32 t502 = t7 + 168u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t502), "r"(0u) : "memory");
            }
            const u32 t503 = t8 + 40960u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t504 = t503 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t505 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t506 = t505 + 96u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t507 = t504 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = (u64)t507;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = t508 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t510 = t506 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = (u64)t510;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = t511 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t513 = t504 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = (u64)t513;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = t514 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t506 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = (u64)t516;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = t517 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t519 = t504 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = (u64)t519;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = t520 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t522 = t506 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t523 = (u64)t522;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = t523 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = t504 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t526 = (u64)t525;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = t526 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t528 = t506 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t529 = (u64)t528;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = t529 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t509), "l"(t512), "l"(t515), "l"(t518), "l"(t521), "l"(t524), "l"(t527), "l"(t530) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t531 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t531) {
                const u32 t532 = t7 + 176u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t532), "r"(0u) : "memory");
            }
            const u32 t533 = t8 + 49152u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t534 = t533 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t535 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t536 = t535 + 160u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t537 = t534 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t538 = (u64)t537;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = t538 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t540 = t536 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t541 = (u64)t540;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t542 = t541 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t543 = t534 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t544 = (u64)t543;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t545 = t544 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t546 = t536 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t547 = (u64)t546;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t548 = t547 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t549 = t534 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t550 = (u64)t549;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t551 = t550 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t552 = t536 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t553 = (u64)t552;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = t553 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t555 = t534 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t556 = (u64)t555;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = t556 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t558 = t536 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t559 = (u64)t558;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = t559 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t539), "l"(t542), "l"(t545), "l"(t548), "l"(t551), "l"(t554), "l"(t557), "l"(t560) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t561 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t561) {
                const u32 t562 = t7 + 184u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t562), "r"(0u) : "memory");
            }
            const u32 t563 = t8 + 57344u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t564 = t563 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t565 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t566 = t565 + 168u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t567 = t564 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t568 = (u64)t567;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = t568 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t570 = t566 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t571 = (u64)t570;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t572 = t571 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t573 = t564 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t574 = (u64)t573;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t575 = t574 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t576 = t566 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t577 = (u64)t576;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t578 = t577 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t579 = t564 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t580 = (u64)t579;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t581 = t580 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t582 = t566 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t583 = (u64)t582;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t584 = t583 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t585 = t564 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t586 = (u64)t585;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t587 = t586 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t588 = t566 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t589 = (u64)t588;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t590 = t589 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t569), "l"(t572), "l"(t575), "l"(t578), "l"(t581), "l"(t584), "l"(t587), "l"(t590) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t591 = i_14 == 0u;
#line 133 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t591) {
                const u32 t592 = t7 + 192u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t592), "r"(0u) : "memory");
            }
            const u32 t593 = t8 + 65536u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t594 = t593 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t595 = t352 >> 4u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t596 = t595 + 176u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t597 = t594 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t598 = (u64)t597;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t599 = t598 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t600 = t596 + 65536u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t601 = (u64)t600;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t602 = t601 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t603 = t594 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t604 = (u64)t603;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t605 = t604 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t606 = t596 + 65538u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t607 = (u64)t606;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t608 = t607 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t609 = t594 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t610 = (u64)t609;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t611 = t610 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t612 = t596 + 65540u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t613 = (u64)t612;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t614 = t613 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t615 = t594 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t616 = (u64)t615;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t617 = t616 + 4611686293305294848ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t618 = t596 + 65542u;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t619 = (u64)t618;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t620 = t619 + 4611686362024771584ull;
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t599), "l"(t602), "l"(t605), "l"(t608), "l"(t611), "l"(t614), "l"(t617), "l"(t620) : "memory");
#line 89 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 53 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t621 = !t338;
#line 53 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t621) {
                const u32 t622 = t325 + 5u;
#line 54 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t622) : "memory");
            }
#line 116 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t623 = i_14 * 3u;
#line 125 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t623 + index;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t625 = i_16 & 3u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t626 = t625 + 12u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t627 = t626 << 3u;
#line 166 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t628 = t7 + t627;
            u32 t629;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t629) : );
#line 167 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t630 = t629 == 1u;
#line 167 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t630) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t628) : "memory");
            }
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t631 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t632 = t631 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t632 + i_14;
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 t634 = group_4 << 1u;
#line 108 "fa-kernels/src/conv/work.rs"
            u32 t635;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t635) : "r"(t634), "r"(groups_factor));
#line 108 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t635 >> groups_shift;
            const u32 t637 = sample_4 * groups;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t638 = group_4 - t637;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 t639 = t638 * 3u;
#line 109 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t639 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t641 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t642;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t642) : "r"(t641), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t643 = t642 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t643 * 14u;
            const u32 t645 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t646;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t646) : "r"(t645), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t647 = t646 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t648 = t647 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t649 = number_4 - t648;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t649 << 3u;
            const bool t651 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t652 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t651 ? t652 : 0u;
            const u32 t654 = left_7 < 14u ? left_7 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t655 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t656 = t655 < 8u ? t655 : 8u;
#line 226 "fa-kernels/src/conv/work.rs"
            const bool t657 = 0u < i_14;
#line 226 "fa-kernels/src/conv/work.rs"
            if (t657) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t658 = i_14 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t659 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t660 = t659 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
                const u32 t661 = t660 + t658;
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t662 = t661 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
                u32 t663;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t663) : "r"(t662), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 before = t663 >> groups_shift;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t665 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
                const u32 t666 = t665 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
                const u32 t667 = t666 + i_14;
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t668 = t667 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
                u32 t669;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t669) : "r"(t668), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
                const u32 t670 = t669 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t671 = t670 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t671) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t672 = t39 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t673 = t672 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t673) {
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 t674 = t40 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 t675 = t39 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
                        const u32 first_6 = t674 + t675;
                        const u32 t677 = first_6 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t678 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t679 = t678 + first_6;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t680 = t679 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments_2 + t680;
                        const f32 t682 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t683 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t684 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t685;
                        asm("mov.b32 %0, %1;" : "=r"(t685) : "f"(t682));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t686;
                        asm("mov.b32 %0, %1;" : "=r"(t686) : "f"(t683));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t687;
                        asm("mov.b32 %0, %1;" : "=r"(t687) : "f"(t684));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t685), "r"(t686), "r"(t687), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t688 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t689 = t688 + t677;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t690 = t689 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments_2 + t690;
                        const f32 t692 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t693 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t694 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t695;
                        asm("mov.b32 %0, %1;" : "=r"(t695) : "f"(t692));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t696;
                        asm("mov.b32 %0, %1;" : "=r"(t696) : "f"(t693));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t697;
                        asm("mov.b32 %0, %1;" : "=r"(t697) : "f"(t694));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t695), "r"(t696), "r"(t697), "r"(0u) : "memory");
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
                    const bool t699 = channel_3 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t699) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t700 = channel_3 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t701 = moments_2 + t700;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t701) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t702;
                        asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t703;
                        asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t704;
                        asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t705;
                        asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t706 = 64u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t707 = t706 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t708 = moments_2 + t707;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t708) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t709;
                        asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t710;
                        asm("mov.b32 %0, %1;" : "=f"(t710) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t711;
                        asm("mov.b32 %0, %1;" : "=f"(t711) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t712;
                        asm("mov.b32 %0, %1;" : "=f"(t712) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t702 + t709;
                        const f32 difference = t710 - t703;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t715;
                        asm("max.f32 %0, %1, %2;" : "=f"(t715) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t716;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(t715));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t709 * t716;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t703));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t719 = t702 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t720 = t719 ? t710 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t721 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t722 = t721 * t702;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t723 = t704 + t711;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(t722), "f"(share), "f"(t723));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t725 = 128u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t726 = t725 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t727 = moments_2 + t726;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t727) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t728;
                        asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t729;
                        asm("mov.b32 %0, %1;" : "=f"(t729) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t730;
                        asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t731;
                        asm("mov.b32 %0, %1;" : "=f"(t731) : "r"(row_12));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t728;
                        const f32 difference_2 = t729 - t720;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t734;
                        asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t735;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(t734));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t728 * t735;
                        f32 mean_4;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference_2), "f"(share_2), "f"(t720));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t738 = count_3 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t739 = t738 ? t729 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t740 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t741 = t740 * count_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t742 = t724 + t730;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(t741), "f"(share_2), "f"(t742));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t744 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t744 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t746 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_7 = first_7 + channel_3;
#line 60 "fa-kernels/src/conv/work.rs"
                        const u32 index_6 = t746 + before;
                        const u64 t749 = (u64)index_6;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t750 = t749 * moments_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t751 = t750 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t752 = moments + t751;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t753 = (u64)index_7;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t754 = t753 * moments_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t755 = t754 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                        const u64 t756 = t752 + t755;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t757;
                        asm("mov.b32 %0, %1;" : "=r"(t757) : "f"(count_4));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t758;
                        asm("mov.b32 %0, %1;" : "=r"(t758) : "f"(t739));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t759;
                        asm("mov.b32 %0, %1;" : "=r"(t759) : "f"(t743));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t756), "r"(t757), "r"(t758), "r"(t759), "r"(0u) : "memory");
                    }
#line 369 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t760 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t761 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t762;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(t760), "f"(t761));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t763 = t762 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t764;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t764) : "r"(t762));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t765;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t765) : "h"(t764));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t766;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t766) : "r"(t763));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t767;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t767) : "h"(t766));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t765;
            acc_2 = t767;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t768 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t769 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t770;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(t768), "f"(t769));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t771 = t770 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t772;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t772) : "r"(t770));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t773;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t773) : "h"(t772));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t774;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t774) : "r"(t771));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t775;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t775) : "h"(t774));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t773;
            acc_4 = t775;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t776 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t777 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t778;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(t776), "f"(t777));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t779 = t778 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t780;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t780) : "r"(t778));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t781;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t781) : "h"(t780));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t782;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t782) : "r"(t779));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t783;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t783) : "h"(t782));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t781;
            acc_6 = t783;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t784 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t785 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t786;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(t784), "f"(t785));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t787 = t786 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t788;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t788) : "r"(t786));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t789;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t789) : "h"(t788));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t790;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t790) : "r"(t787));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t791;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t791) : "h"(t790));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t789;
            acc_8 = t791;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t792 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t793 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t794;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(t792), "f"(t793));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t795 = t794 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t796;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t796) : "r"(t794));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t797;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t797) : "h"(t796));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t798;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t798) : "r"(t795));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t799;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t799) : "h"(t798));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t797;
            acc_10 = t799;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t800 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t801 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t802;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(t800), "f"(t801));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t803 = t802 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t804;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t804) : "r"(t802));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t805;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t805) : "h"(t804));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t806;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t806) : "r"(t803));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t807;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t807) : "h"(t806));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t805;
            acc_12 = t807;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t808 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t809 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t810;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(t808), "f"(t809));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t811 = t810 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t812;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t812) : "r"(t810));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t813;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t813) : "h"(t812));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t814;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t814) : "r"(t811));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t815;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t815) : "h"(t814));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t813;
            acc_14 = t815;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t816 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t817 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t818;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(t816), "f"(t817));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t819 = t818 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t820;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t820) : "r"(t818));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t821;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t821) : "h"(t820));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t822;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t822) : "r"(t819));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t823;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t823) : "h"(t822));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t821;
            acc_16 = t823;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t824 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t825 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t826;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(t824), "f"(t825));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t827 = t826 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t828;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t828) : "r"(t826));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t829;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t829) : "h"(t828));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t830;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t830) : "r"(t827));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t831;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t831) : "h"(t830));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t829;
            acc_18 = t831;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t832 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t833 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(t832), "f"(t833));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t835 = t834 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t836;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t836) : "r"(t834));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t837;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t837) : "h"(t836));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t838;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t838) : "r"(t835));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t839;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t839) : "h"(t838));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t837;
            acc_20 = t839;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t840 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t841 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(t840), "f"(t841));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t843 = t842 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t844;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t844) : "r"(t842));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t845;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t845) : "h"(t844));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t846;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t846) : "r"(t843));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t847;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t847) : "h"(t846));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t845;
            acc_22 = t847;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t848 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t849 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t850;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(t848), "f"(t849));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t851 = t850 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t852;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t852) : "r"(t850));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t853;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t853) : "h"(t852));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t854;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t854) : "r"(t851));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t855;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t855) : "h"(t854));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t853;
            acc_24 = t855;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t856 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t857 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t858;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(t856), "f"(t857));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t859 = t858 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t860;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t860) : "r"(t858));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t861;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t861) : "h"(t860));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t862;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t862) : "r"(t859));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t863;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t863) : "h"(t862));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t861;
            acc_26 = t863;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t864 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t865 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(t864), "f"(t865));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t867 = t866 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t868;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t868) : "r"(t866));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t869;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t869) : "h"(t868));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t870;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t870) : "r"(t867));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t871;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t871) : "h"(t870));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t869;
            acc_28 = t871;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t872 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t873 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(t872), "f"(t873));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t875 = t874 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t876;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t876) : "r"(t874));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t877;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t877) : "h"(t876));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t878;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t878) : "r"(t875));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t879;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t879) : "h"(t878));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t877;
            acc_30 = t879;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t880 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t881 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(t880), "f"(t881));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t883 = t882 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t884;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t884) : "r"(t882));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t885;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t885) : "h"(t884));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t886;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t886) : "r"(t883));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t887;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t887) : "h"(t886));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t885;
            acc_32 = t887;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t888 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t889 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(t888), "f"(t889));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t891 = t890 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t892;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t892) : "r"(t890));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t893;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t893) : "h"(t892));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t894;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t894) : "r"(t891));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t895;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t895) : "h"(t894));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t893;
            acc_34 = t895;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t896 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t897 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(t896), "f"(t897));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t899 = t898 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t900;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t900) : "r"(t898));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t901;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t901) : "h"(t900));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t902;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t902) : "r"(t899));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t903;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t903) : "h"(t902));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t901;
            acc_36 = t903;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t904 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t905 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(t904), "f"(t905));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t907 = t906 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t908;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t908) : "r"(t906));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t909;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t909) : "h"(t908));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t910;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t910) : "r"(t907));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t911;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t911) : "h"(t910));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t909;
            acc_38 = t911;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t912 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t913 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(t912), "f"(t913));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t915 = t914 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t916;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t916) : "r"(t914));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t917;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t917) : "h"(t916));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t918;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t918) : "r"(t915));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t919;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t919) : "h"(t918));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t917;
            acc_40 = t919;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t920 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t921 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(t920), "f"(t921));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t923 = t922 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t924;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t924) : "r"(t922));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t925;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t925) : "h"(t924));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t926;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t926) : "r"(t923));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t927;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t927) : "h"(t926));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t925;
            acc_42 = t927;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t928 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t929 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(t928), "f"(t929));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t931 = t930 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t932;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t932) : "r"(t930));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t933;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t933) : "h"(t932));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t934;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t934) : "r"(t931));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t935;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t935) : "h"(t934));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t933;
            acc_44 = t935;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t936 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t937 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(t936), "f"(t937));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t939 = t938 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t940;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t940) : "r"(t938));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t941;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t941) : "h"(t940));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t942;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t942) : "r"(t939));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t943;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t943) : "h"(t942));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t941;
            acc_46 = t943;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t944 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t945 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t946) : "f"(t944), "f"(t945));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t947 = t946 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t948;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t948) : "r"(t946));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t949;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t949) : "h"(t948));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t950;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t950) : "r"(t947));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t951;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t951) : "h"(t950));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t949;
            acc_48 = t951;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t952 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t953 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t954;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t954) : "f"(t952), "f"(t953));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t955 = t954 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t956;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t956) : "r"(t954));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t957;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t957) : "h"(t956));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t958;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t958) : "r"(t955));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t959;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t959) : "h"(t958));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t957;
            acc_50 = t959;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t960 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t961 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t962;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t962) : "f"(t960), "f"(t961));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t963 = t962 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t964;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t964) : "r"(t962));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t965;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t965) : "h"(t964));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t966;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t966) : "r"(t963));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t967;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t967) : "h"(t966));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t965;
            acc_52 = t967;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t968 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t969 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t970;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(t968), "f"(t969));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t971 = t970 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t972;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t972) : "r"(t970));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t973;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t973) : "h"(t972));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t974;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t974) : "r"(t971));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t975;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t975) : "h"(t974));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t973;
            acc_54 = t975;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t976 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t977 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t978;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(t976), "f"(t977));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t979 = t978 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t980;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t980) : "r"(t978));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t981;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t981) : "h"(t980));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t982;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t982) : "r"(t979));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t983;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t983) : "h"(t982));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t981;
            acc_56 = t983;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t984 = t654 * t656;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t984;
            f32 t986;
            asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(count_5), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t986));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t988 = t654 * t656;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t989 = t988 == 112u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t989) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = 0.0f + t990;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = t991 + t992;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = t993 + t994;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t995 + t996;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = t997 + t998;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = t999 + t1000;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t1001 + t1002;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = 0.0f + t1004;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = t1005 + t1006;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = t1007 + t1008;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = t1009 + t1010;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = t1011 + t1012;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = t1013 + t1014;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1015 + t1016;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = 0.0f + t1018;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1019 + t1020;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = t1021 + t1022;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = t1023 + t1024;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = t1025 + t1026;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = t1027 + t1028;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1029 + t1030;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = 0.0f + t1032;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = t1033 + t1034;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = t1035 + t1036;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = t1037 + t1038;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = t1039 + t1040;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = t1041 + t1042;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1043 + t1044;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1046 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1048 = t1046 + t1047;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1048;
            } else {
                const u32 t1049 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1049 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_8 < t656;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1052 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1052 < t656;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1054 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1054 & columns;
                const f32 t1056 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = t1056 + t1057;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = exists ? t1058 : t1059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1060;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1061 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1061 & columns_2;
                const f32 t1063 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = t1063 + t1064;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = exists_2 ? t1065 : t1066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1067;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1068 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1068 & columns;
                const f32 t1070 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = t1070 + t1071;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = exists_3 ? t1072 : t1073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1074;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1075 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1075 & columns_2;
                const f32 t1077 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = t1077 + t1078;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = exists_4 ? t1079 : t1080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1081;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1082 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1082 & columns;
                const f32 t1084 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = t1084 + t1085;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = exists_5 ? t1086 : t1087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1089 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1089 & columns_2;
                const f32 t1091 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = t1091 + t1092;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = exists_6 ? t1093 : t1094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1095;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1096 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1096 & columns;
                const f32 t1098 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = t1098 + t1099;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = exists_7 ? t1100 : t1101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1103 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1103 & columns_2;
                const f32 t1105 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = t1105 + t1106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = exists_8 ? t1107 : t1108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1109;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1110 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1110 & columns;
                const f32 t1112 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = t1112 + t1113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = exists_9 ? t1114 : t1115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1116;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1117 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1117 & columns_2;
                const f32 t1119 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = t1119 + t1120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = exists_10 ? t1121 : t1122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1123;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1124 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1124 & columns;
                const f32 t1126 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = t1126 + t1127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = exists_11 ? t1128 : t1129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1130;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1131 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1131 & columns_2;
                const f32 t1133 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = t1133 + t1134;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = exists_12 ? t1135 : t1136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1137;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1138 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1138 & columns;
                const f32 t1140 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = t1140 + t1141;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = exists_13 ? t1142 : t1143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1144;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1145 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1145 & columns_2;
                const f32 t1147 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = t1147 + t1148;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = exists_14 ? t1149 : t1150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1152 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1152 & columns;
                const f32 t1154 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = t1154 + t1155;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = exists_15 ? t1156 : t1157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1159 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1159 & columns_2;
                const f32 t1161 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = t1161 + t1162;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = exists_16 ? t1163 : t1164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1165;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1166 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1166 & columns;
                const f32 t1168 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = t1168 + t1169;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = exists_17 ? t1170 : t1171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1172;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1173 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1173 & columns_2;
                const f32 t1175 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = t1175 + t1176;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = exists_18 ? t1177 : t1178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1179;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1180 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1180 & columns;
                const f32 t1182 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = t1182 + t1183;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = exists_19 ? t1184 : t1185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1186;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1187 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1187 & columns_2;
                const f32 t1189 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = t1189 + t1190;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = exists_20 ? t1191 : t1192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1193;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1194 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1194 & columns;
                const f32 t1196 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = t1196 + t1197;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = exists_21 ? t1198 : t1199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1200;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1201 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1201 & columns_2;
                const f32 t1203 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1205 = t1203 + t1204;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = exists_22 ? t1205 : t1206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1208 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1208 & columns;
                const f32 t1210 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = t1210 + t1211;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = exists_23 ? t1212 : t1213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1215 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1215 & columns_2;
                const f32 t1217 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = t1217 + t1218;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = exists_24 ? t1219 : t1220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1221;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1222 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1222 & columns;
                const f32 t1224 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = t1224 + t1225;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = exists_25 ? t1226 : t1227;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1228;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1229 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1229 & columns_2;
                const f32 t1231 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = t1231 + t1232;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = exists_26 ? t1233 : t1234;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1235;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1236 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1236 & columns;
                const f32 t1238 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = t1238 + t1239;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = exists_27 ? t1240 : t1241;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1242;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1243 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1243 & columns_2;
                const f32 t1245 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = t1245 + t1246;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = exists_28 ? t1247 : t1248;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1249;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1250 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1251;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1251) : "f"(t1250));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1252 = t1250 + t1251;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1253;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1253) : "f"(t1252));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1254 = t1252 + t1253;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1254 * share_3;
            const f32 t1256 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1256), "f"(count_5), "f"(t1254));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest), "f"(share_3), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t989) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1259 - mean_5;
                f32 t1261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1262 - mean_5;
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(distance_2), "f"(distance_2), "f"(t1261));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1265 - mean_5;
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(distance_3), "f"(distance_3), "f"(t1264));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1268 - mean_5;
                f32 t1270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(distance_4), "f"(distance_4), "f"(t1267));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1271 - mean_5;
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(distance_5), "f"(distance_5), "f"(t1270));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1274 - mean_5;
                f32 t1276;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(distance_6), "f"(distance_6), "f"(t1273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1277 - mean_5;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1276));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1280 - mean_5;
                f32 t1282;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1283 - mean_5;
                f32 t1285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(distance_9), "f"(distance_9), "f"(t1282));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1286 - mean_5;
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(distance_10), "f"(distance_10), "f"(t1285));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1289 - mean_5;
                f32 t1291;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(distance_11), "f"(distance_11), "f"(t1288));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1292 - mean_5;
                f32 t1294;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(distance_12), "f"(distance_12), "f"(t1291));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1295 - mean_5;
                f32 t1297;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(distance_13), "f"(distance_13), "f"(t1294));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1298 - mean_5;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1297));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1301 - mean_5;
                f32 t1303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1304 - mean_5;
                f32 t1306;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(distance_16), "f"(distance_16), "f"(t1303));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1307 - mean_5;
                f32 t1309;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(distance_17), "f"(distance_17), "f"(t1306));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1310 - mean_5;
                f32 t1312;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(distance_18), "f"(distance_18), "f"(t1309));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1313 - mean_5;
                f32 t1315;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(distance_19), "f"(distance_19), "f"(t1312));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1316 - mean_5;
                f32 t1318;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1318) : "f"(distance_20), "f"(distance_20), "f"(t1315));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1319 - mean_5;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1318));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1322 - mean_5;
                f32 t1324;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1324) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1325 - mean_5;
                f32 t1327;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(distance_23), "f"(distance_23), "f"(t1324));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1328 - mean_5;
                f32 t1330;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(distance_24), "f"(distance_24), "f"(t1327));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1331 - mean_5;
                f32 t1333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(distance_25), "f"(distance_25), "f"(t1330));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1334 - mean_5;
                f32 t1336;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(distance_26), "f"(distance_26), "f"(t1333));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1337 - mean_5;
                f32 t1339;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(distance_27), "f"(distance_27), "f"(t1336));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1340 - mean_5;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1339));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = t1343 + t1344;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1345;
            } else {
                const u32 t1346 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1346 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_9 < t656;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1349 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1349 < t656;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1351 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1351 & columns_3;
                const f32 t1353 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1354 - mean_5;
                f32 t1356;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1356) : "f"(distance_29), "f"(distance_29), "f"(t1353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = exists_29 ? t1356 : t1357;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1359 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1359 & columns_4;
                const f32 t1361 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1362 - mean_5;
                f32 t1364;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1364) : "f"(distance_30), "f"(distance_30), "f"(t1361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = exists_30 ? t1364 : t1365;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1366;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1367 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1367 & columns_3;
                const f32 t1369 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1370 - mean_5;
                f32 t1372;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1372) : "f"(distance_31), "f"(distance_31), "f"(t1369));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = exists_31 ? t1372 : t1373;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1374;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1375 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1375 & columns_4;
                const f32 t1377 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1378 - mean_5;
                f32 t1380;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1380) : "f"(distance_32), "f"(distance_32), "f"(t1377));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = exists_32 ? t1380 : t1381;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1382;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1383 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1383 & columns_3;
                const f32 t1385 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1386 - mean_5;
                f32 t1388;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1388) : "f"(distance_33), "f"(distance_33), "f"(t1385));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = exists_33 ? t1388 : t1389;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1390;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1391 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1391 & columns_4;
                const f32 t1393 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1394 - mean_5;
                f32 t1396;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1396) : "f"(distance_34), "f"(distance_34), "f"(t1393));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = exists_34 ? t1396 : t1397;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1398;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1399 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1399 & columns_3;
                const f32 t1401 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1402 - mean_5;
                f32 t1404;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1404) : "f"(distance_35), "f"(distance_35), "f"(t1401));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = exists_35 ? t1404 : t1405;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1406;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1407 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1407 & columns_4;
                const f32 t1409 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1410 - mean_5;
                f32 t1412;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1412) : "f"(distance_36), "f"(distance_36), "f"(t1409));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = exists_36 ? t1412 : t1413;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1414;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1415 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1415 & columns_3;
                const f32 t1417 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1418 - mean_5;
                f32 t1420;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1420) : "f"(distance_37), "f"(distance_37), "f"(t1417));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = exists_37 ? t1420 : t1421;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1422;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1423 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1423 & columns_4;
                const f32 t1425 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1426 - mean_5;
                f32 t1428;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1428) : "f"(distance_38), "f"(distance_38), "f"(t1425));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = exists_38 ? t1428 : t1429;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1430;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1431 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1431 & columns_3;
                const f32 t1433 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1434 - mean_5;
                f32 t1436;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1436) : "f"(distance_39), "f"(distance_39), "f"(t1433));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = exists_39 ? t1436 : t1437;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1438;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1439 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1439 & columns_4;
                const f32 t1441 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1442 - mean_5;
                f32 t1444;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1444) : "f"(distance_40), "f"(distance_40), "f"(t1441));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = exists_40 ? t1444 : t1445;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1446;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1447 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1447 & columns_3;
                const f32 t1449 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1450 - mean_5;
                f32 t1452;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1452) : "f"(distance_41), "f"(distance_41), "f"(t1449));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = exists_41 ? t1452 : t1453;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1454;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1455 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1455 & columns_4;
                const f32 t1457 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1458 - mean_5;
                f32 t1460;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1460) : "f"(distance_42), "f"(distance_42), "f"(t1457));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = exists_42 ? t1460 : t1461;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1462;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1463 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1463 & columns_3;
                const f32 t1465 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1466 - mean_5;
                f32 t1468;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1468) : "f"(distance_43), "f"(distance_43), "f"(t1465));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = exists_43 ? t1468 : t1469;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1470;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1471 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1471 & columns_4;
                const f32 t1473 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1474 - mean_5;
                f32 t1476;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1476) : "f"(distance_44), "f"(distance_44), "f"(t1473));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = exists_44 ? t1476 : t1477;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1478;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1479 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1479 & columns_3;
                const f32 t1481 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1482 - mean_5;
                f32 t1484;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1484) : "f"(distance_45), "f"(distance_45), "f"(t1481));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = exists_45 ? t1484 : t1485;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1486;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1487 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1487 & columns_4;
                const f32 t1489 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1490 - mean_5;
                f32 t1492;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1492) : "f"(distance_46), "f"(distance_46), "f"(t1489));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = exists_46 ? t1492 : t1493;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1494;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1495 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1495 & columns_3;
                const f32 t1497 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1498 - mean_5;
                f32 t1500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(distance_47), "f"(distance_47), "f"(t1497));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = exists_47 ? t1500 : t1501;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1502;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1503 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1503 & columns_4;
                const f32 t1505 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1506 - mean_5;
                f32 t1508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(distance_48), "f"(distance_48), "f"(t1505));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = exists_48 ? t1508 : t1509;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1510;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1511 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1511 & columns_3;
                const f32 t1513 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1514 - mean_5;
                f32 t1516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(distance_49), "f"(distance_49), "f"(t1513));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = exists_49 ? t1516 : t1517;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1518;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1519 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1519 & columns_4;
                const f32 t1521 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1522 - mean_5;
                f32 t1524;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(distance_50), "f"(distance_50), "f"(t1521));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = exists_50 ? t1524 : t1525;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1526;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1527 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1527 & columns_3;
                const f32 t1529 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1530 - mean_5;
                f32 t1532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(distance_51), "f"(distance_51), "f"(t1529));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = exists_51 ? t1532 : t1533;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1534;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1535 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1535 & columns_4;
                const f32 t1537 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1538 - mean_5;
                f32 t1540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(distance_52), "f"(distance_52), "f"(t1537));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = exists_52 ? t1540 : t1541;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1542;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1543 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1543 & columns_3;
                const f32 t1545 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1546 - mean_5;
                f32 t1548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(distance_53), "f"(distance_53), "f"(t1545));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = exists_53 ? t1548 : t1549;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1550;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1551 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1551 & columns_4;
                const f32 t1553 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1554 - mean_5;
                f32 t1556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1556) : "f"(distance_54), "f"(distance_54), "f"(t1553));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = exists_54 ? t1556 : t1557;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1558;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1559 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1559 & columns_3;
                const f32 t1561 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1562 - mean_5;
                f32 t1564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(distance_55), "f"(distance_55), "f"(t1561));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = exists_55 ? t1564 : t1565;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1566;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1567 & columns_4;
                const f32 t1569 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1570 - mean_5;
                f32 t1572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(distance_56), "f"(distance_56), "f"(t1569));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = exists_56 ? t1572 : t1573;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1574;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1575 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1576;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1576) : "f"(t1575));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1577 = t1575 + t1576;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1578;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1578) : "f"(t1577));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1577 + t1578;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1580 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1581 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1582 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1580 + count_5;
            const f32 difference_3 = mean_5 - t1581;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1585;
            asm("max.f32 %0, %1, %2;" : "=f"(t1585) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1586;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1586) : "f"(t1585));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1586;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_3), "f"(share_4), "f"(t1581));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1589 = t1580 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1590 = t1589 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1591 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1592 = t1591 * t1580;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1593 = t1582 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(t1592), "f"(share_4), "f"(t1593));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t1590;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t1594;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t989) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = 0.0f + t1595;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = t1596 + t1597;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = t1598 + t1599;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1600 + t1601;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = t1602 + t1603;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = t1604 + t1605;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1606 + t1607;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = 0.0f + t1609;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = t1610 + t1611;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = t1612 + t1613;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = t1614 + t1615;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = t1616 + t1617;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = t1618 + t1619;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1620 + t1621;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = 0.0f + t1623;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1624 + t1625;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = t1626 + t1627;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = t1628 + t1629;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1630 + t1631;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = t1632 + t1633;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1634 + t1635;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = 0.0f + t1637;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = t1638 + t1639;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = t1640 + t1641;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = t1642 + t1643;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = t1644 + t1645;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = t1646 + t1647;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1648 + t1649;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = t1651 + t1652;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1653;
            } else {
                const u32 t1654 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1654 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_10 < t656;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1657 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1657 < t656;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1659 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1659 & columns_5;
                const f32 t1661 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = t1661 + t1662;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = exists_57 ? t1663 : t1664;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1665;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1666 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1666 & columns_6;
                const f32 t1668 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = t1668 + t1669;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = exists_58 ? t1670 : t1671;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1672;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1673 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1673 & columns_5;
                const f32 t1675 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = t1675 + t1676;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = exists_59 ? t1677 : t1678;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1679;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1680 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1680 & columns_6;
                const f32 t1682 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = t1682 + t1683;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = exists_60 ? t1684 : t1685;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1686;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1687 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1687 & columns_5;
                const f32 t1689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = t1689 + t1690;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = exists_61 ? t1691 : t1692;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1693;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1694 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1694 & columns_6;
                const f32 t1696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = t1696 + t1697;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = exists_62 ? t1698 : t1699;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1700;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1701 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1701 & columns_5;
                const f32 t1703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = t1703 + t1704;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = exists_63 ? t1705 : t1706;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1707;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1708 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1708 & columns_6;
                const f32 t1710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = t1710 + t1711;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = exists_64 ? t1712 : t1713;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1715 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1715 & columns_5;
                const f32 t1717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = t1717 + t1718;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = exists_65 ? t1719 : t1720;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1721;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1722 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1722 & columns_6;
                const f32 t1724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = t1724 + t1725;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = exists_66 ? t1726 : t1727;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1728;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1729 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1729 & columns_5;
                const f32 t1731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = t1731 + t1732;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = exists_67 ? t1733 : t1734;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1735;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1736 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1736 & columns_6;
                const f32 t1738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = t1738 + t1739;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = exists_68 ? t1740 : t1741;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1742;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1743 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1743 & columns_5;
                const f32 t1745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = t1745 + t1746;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = exists_69 ? t1747 : t1748;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1749;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1750 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1750 & columns_6;
                const f32 t1752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = t1752 + t1753;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = exists_70 ? t1754 : t1755;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1756;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1757 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1757 & columns_5;
                const f32 t1759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = t1759 + t1760;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = exists_71 ? t1761 : t1762;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1763;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1764 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1764 & columns_6;
                const f32 t1766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = t1766 + t1767;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = exists_72 ? t1768 : t1769;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1770;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1771 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1771 & columns_5;
                const f32 t1773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = t1773 + t1774;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = exists_73 ? t1775 : t1776;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1777;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1778 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1778 & columns_6;
                const f32 t1780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = t1780 + t1781;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = exists_74 ? t1782 : t1783;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1784;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1785 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1785 & columns_5;
                const f32 t1787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = t1787 + t1788;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = exists_75 ? t1789 : t1790;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1791;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1792 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1792 & columns_6;
                const f32 t1794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = t1794 + t1795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1797 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = exists_76 ? t1796 : t1797;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1798;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1799 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1799 & columns_5;
                const f32 t1801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1803 = t1801 + t1802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1805 = exists_77 ? t1803 : t1804;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1805;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1806 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1806 & columns_6;
                const f32 t1808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = t1808 + t1809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = exists_78 ? t1810 : t1811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1813 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1813 & columns_5;
                const f32 t1815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = t1815 + t1816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = exists_79 ? t1817 : t1818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1820 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1820 & columns_6;
                const f32 t1822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = t1822 + t1823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = exists_80 ? t1824 : t1825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1827 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1827 & columns_5;
                const f32 t1829 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = t1829 + t1830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1833 = exists_81 ? t1831 : t1832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1833;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1834 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1834 & columns_6;
                const f32 t1836 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = t1836 + t1837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = exists_82 ? t1838 : t1839;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1841 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1841 & columns_5;
                const f32 t1843 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = t1843 + t1844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = exists_83 ? t1845 : t1846;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1847;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1848 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1848 & columns_6;
                const f32 t1850 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1852 = t1850 + t1851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1853 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = exists_84 ? t1852 : t1853;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1854;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1855 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1856;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1856) : "f"(t1855));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1857 = t1855 + t1856;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1858;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1858) : "f"(t1857));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1859 = t1857 + t1858;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1859 * share_3;
            const f32 t1861 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1861), "f"(count_5), "f"(t1859));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest_2), "f"(share_3), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t989) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1864 - mean_7;
                f32 t1866;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1866) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1867 - mean_7;
                f32 t1869;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1869) : "f"(distance_58), "f"(distance_58), "f"(t1866));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1870 - mean_7;
                f32 t1872;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1872) : "f"(distance_59), "f"(distance_59), "f"(t1869));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1873 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1873 - mean_7;
                f32 t1875;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1875) : "f"(distance_60), "f"(distance_60), "f"(t1872));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1876 - mean_7;
                f32 t1878;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1878) : "f"(distance_61), "f"(distance_61), "f"(t1875));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1879 - mean_7;
                f32 t1881;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(distance_62), "f"(distance_62), "f"(t1878));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1882 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1882 - mean_7;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1881));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1885 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1885 - mean_7;
                f32 t1887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1888 - mean_7;
                f32 t1890;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(distance_65), "f"(distance_65), "f"(t1887));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1891 - mean_7;
                f32 t1893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(distance_66), "f"(distance_66), "f"(t1890));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1894 - mean_7;
                f32 t1896;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(distance_67), "f"(distance_67), "f"(t1893));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1897 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1897 - mean_7;
                f32 t1899;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(distance_68), "f"(distance_68), "f"(t1896));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1900 - mean_7;
                f32 t1902;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1902) : "f"(distance_69), "f"(distance_69), "f"(t1899));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1903 - mean_7;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1902));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1906 - mean_7;
                f32 t1908;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1909 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1909 - mean_7;
                f32 t1911;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(distance_72), "f"(distance_72), "f"(t1908));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1912 - mean_7;
                f32 t1914;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(distance_73), "f"(distance_73), "f"(t1911));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1915 - mean_7;
                f32 t1917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(distance_74), "f"(distance_74), "f"(t1914));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1918 - mean_7;
                f32 t1920;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(distance_75), "f"(distance_75), "f"(t1917));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1921 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1921 - mean_7;
                f32 t1923;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(distance_76), "f"(distance_76), "f"(t1920));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1924 - mean_7;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1923));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1927 - mean_7;
                f32 t1929;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1930 - mean_7;
                f32 t1932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(distance_79), "f"(distance_79), "f"(t1929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1933 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1933 - mean_7;
                f32 t1935;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(distance_80), "f"(distance_80), "f"(t1932));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1936 - mean_7;
                f32 t1938;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(distance_81), "f"(distance_81), "f"(t1935));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1939 - mean_7;
                f32 t1941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(distance_82), "f"(distance_82), "f"(t1938));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1942 - mean_7;
                f32 t1944;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(distance_83), "f"(distance_83), "f"(t1941));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1945 - mean_7;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1944));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1949 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1950 = t1948 + t1949;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1950;
            } else {
                const u32 t1951 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_11 = t1951 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_11 < t656;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1954 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1954 < t656;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1956 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1956 & columns_7;
                const f32 t1958 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1959 - mean_7;
                f32 t1961;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(distance_85), "f"(distance_85), "f"(t1958));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = exists_85 ? t1961 : t1962;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1963;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1964 = 0u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1964 & columns_8;
                const f32 t1966 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1967 - mean_7;
                f32 t1969;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(distance_86), "f"(distance_86), "f"(t1966));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = exists_86 ? t1969 : t1970;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1971;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1972 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1972 & columns_7;
                const f32 t1974 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1975 - mean_7;
                f32 t1977;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(distance_87), "f"(distance_87), "f"(t1974));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = exists_87 ? t1977 : t1978;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1979;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1980 = 1u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1980 & columns_8;
                const f32 t1982 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1983 - mean_7;
                f32 t1985;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(distance_88), "f"(distance_88), "f"(t1982));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = exists_88 ? t1985 : t1986;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1987;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1988 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1988 & columns_7;
                const f32 t1990 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1991 - mean_7;
                f32 t1993;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(distance_89), "f"(distance_89), "f"(t1990));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = exists_89 ? t1993 : t1994;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1995;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1996 = 2u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1996 & columns_8;
                const f32 t1998 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1999 - mean_7;
                f32 t2001;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(distance_90), "f"(distance_90), "f"(t1998));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = exists_90 ? t2001 : t2002;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2003;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2004 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2004 & columns_7;
                const f32 t2006 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2007 - mean_7;
                f32 t2009;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(distance_91), "f"(distance_91), "f"(t2006));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = exists_91 ? t2009 : t2010;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2011;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2012 = 3u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2012 & columns_8;
                const f32 t2014 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2015 - mean_7;
                f32 t2017;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(distance_92), "f"(distance_92), "f"(t2014));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2018 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = exists_92 ? t2017 : t2018;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2019;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2020 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2020 & columns_7;
                const f32 t2022 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2023 - mean_7;
                f32 t2025;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(distance_93), "f"(distance_93), "f"(t2022));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = exists_93 ? t2025 : t2026;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2027;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2028 = 4u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2028 & columns_8;
                const f32 t2030 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2031 - mean_7;
                f32 t2033;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(distance_94), "f"(distance_94), "f"(t2030));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = exists_94 ? t2033 : t2034;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2035;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2036 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2036 & columns_7;
                const f32 t2038 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2039 - mean_7;
                f32 t2041;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(distance_95), "f"(distance_95), "f"(t2038));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = exists_95 ? t2041 : t2042;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2043;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2044 = 5u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2044 & columns_8;
                const f32 t2046 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2047 - mean_7;
                f32 t2049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(distance_96), "f"(distance_96), "f"(t2046));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2050 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2051 = exists_96 ? t2049 : t2050;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2051;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2052 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2052 & columns_7;
                const f32 t2054 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2055 - mean_7;
                f32 t2057;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(distance_97), "f"(distance_97), "f"(t2054));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = exists_97 ? t2057 : t2058;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2059;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2060 = 6u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2060 & columns_8;
                const f32 t2062 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2063 - mean_7;
                f32 t2065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(distance_98), "f"(distance_98), "f"(t2062));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = exists_98 ? t2065 : t2066;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2067;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2068 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2068 & columns_7;
                const f32 t2070 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2071 - mean_7;
                f32 t2073;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(distance_99), "f"(distance_99), "f"(t2070));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2074 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2075 = exists_99 ? t2073 : t2074;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2075;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2076 = 7u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2076 & columns_8;
                const f32 t2078 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2079 - mean_7;
                f32 t2081;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2081) : "f"(distance_100), "f"(distance_100), "f"(t2078));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = exists_100 ? t2081 : t2082;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2084 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2084 & columns_7;
                const f32 t2086 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2087 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2087 - mean_7;
                f32 t2089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2089) : "f"(distance_101), "f"(distance_101), "f"(t2086));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = exists_101 ? t2089 : t2090;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2091;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2092 = 8u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2092 & columns_8;
                const f32 t2094 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2095 - mean_7;
                f32 t2097;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(distance_102), "f"(distance_102), "f"(t2094));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2098 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2099 = exists_102 ? t2097 : t2098;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2099;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2100 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2100 & columns_7;
                const f32 t2102 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2103 - mean_7;
                f32 t2105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(distance_103), "f"(distance_103), "f"(t2102));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = exists_103 ? t2105 : t2106;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2107;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2108 = 9u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2108 & columns_8;
                const f32 t2110 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2111 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2111 - mean_7;
                f32 t2113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2113) : "f"(distance_104), "f"(distance_104), "f"(t2110));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2114 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2115 = exists_104 ? t2113 : t2114;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2115;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2116 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2116 & columns_7;
                const f32 t2118 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2119 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2119 - mean_7;
                f32 t2121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(distance_105), "f"(distance_105), "f"(t2118));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2122 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2123 = exists_105 ? t2121 : t2122;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2123;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2124 = 10u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2124 & columns_8;
                const f32 t2126 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2127 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2127 - mean_7;
                f32 t2129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2129) : "f"(distance_106), "f"(distance_106), "f"(t2126));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2131 = exists_106 ? t2129 : t2130;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2131;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2132 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2132 & columns_7;
                const f32 t2134 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2135 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2135 - mean_7;
                f32 t2137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2137) : "f"(distance_107), "f"(distance_107), "f"(t2134));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2139 = exists_107 ? t2137 : t2138;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2140 = 11u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2140 & columns_8;
                const f32 t2142 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2143 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2143 - mean_7;
                f32 t2145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(distance_108), "f"(distance_108), "f"(t2142));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2146 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2147 = exists_108 ? t2145 : t2146;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2147;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2148 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2148 & columns_7;
                const f32 t2150 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2151 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2151 - mean_7;
                f32 t2153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2153) : "f"(distance_109), "f"(distance_109), "f"(t2150));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2155 = exists_109 ? t2153 : t2154;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2155;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2156 = 12u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2156 & columns_8;
                const f32 t2158 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2159 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2159 - mean_7;
                f32 t2161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(distance_110), "f"(distance_110), "f"(t2158));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2163 = exists_110 ? t2161 : t2162;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2163;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2164 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2164 & columns_7;
                const f32 t2166 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2167 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2167 - mean_7;
                f32 t2169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(distance_111), "f"(distance_111), "f"(t2166));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2170 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2171 = exists_111 ? t2169 : t2170;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2171;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2172 = 13u < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2172 & columns_8;
                const f32 t2174 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2175 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2175 - mean_7;
                f32 t2177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(distance_112), "f"(distance_112), "f"(t2174));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2178 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2179 = exists_112 ? t2177 : t2178;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2179;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2180 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2181;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2181) : "f"(t2180));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2182 = t2180 + t2181;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2183;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2183) : "f"(t2182));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t2182 + t2183;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2185 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2186 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2187 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2185 + count_5;
            const f32 difference_4 = mean_7 - t2186;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2190;
            asm("max.f32 %0, %1, %2;" : "=f"(t2190) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2191;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2191) : "f"(t2190));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2191;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t2186));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2194 = t2185 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2195 = t2194 ? mean_7 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2196 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2197 = t2196 * t2185;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2198 = t2187 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2199;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(t2197), "f"(share_5), "f"(t2198));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2195;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2199;
#line 277 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 290 "fa-kernels/src/conv/work.rs"
            const u32 t2201 = outputs + own;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2202 = t40 << 4u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2203 = t39 & 7u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2204 = t39 >> 4u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2205 = t2204 << 3u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2206 = t2203 + t2205;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2207 = t2202 >> 3u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2208 = t39 >> 3u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2209 = t2208 & 1u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2210 = t2207 + t2209;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2211 = t2206 & 7u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2212 = t2210 ^ t2211;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2213 = t2206 << 7u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2214 = t2212 << 4u;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2215 = t2213 + t2214;
#line 344 "fa-kernels/src/conv/work.rs"
            const u32 t2216 = t2201 + t2215;
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2217;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(acc), "f"(acc_2));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2218;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(acc_3), "f"(acc_4));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2219;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2219) : "f"(acc_5), "f"(acc_6));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2220;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2220) : "f"(acc_7), "f"(acc_8));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2217), "r"(t2218), "r"(t2219), "r"(t2220) : "memory");
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2221;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(acc_9), "f"(acc_10));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2222;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(acc_11), "f"(acc_12));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2223;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2223) : "f"(acc_13), "f"(acc_14));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2224;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(acc_15), "f"(acc_16));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2221), "r"(t2222), "r"(t2223), "r"(t2224) : "memory");
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2225;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2225) : "f"(acc_17), "f"(acc_18));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2226;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(acc_19), "f"(acc_20));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2227;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(acc_21), "f"(acc_22));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2228;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(acc_23), "f"(acc_24));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2225), "r"(t2226), "r"(t2227), "r"(t2228) : "memory");
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2229;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2229) : "f"(acc_25), "f"(acc_26));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2230;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_27), "f"(acc_28));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2231;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(acc_29), "f"(acc_30));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2232;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(acc_31), "f"(acc_32));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2229), "r"(t2230), "r"(t2231), "r"(t2232) : "memory");
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2233;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_33), "f"(acc_34));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2234;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_35), "f"(acc_36));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2235;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_37), "f"(acc_38));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2236;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_39), "f"(acc_40));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2233), "r"(t2234), "r"(t2235), "r"(t2236) : "memory");
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2237;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_41), "f"(acc_42));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2238;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_43), "f"(acc_44));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2239;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_45), "f"(acc_46));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2240;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_47), "f"(acc_48));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240) : "memory");
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2241;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_49), "f"(acc_50));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2242;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_51), "f"(acc_52));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2243;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_53), "f"(acc_54));
#line 344 "fa-kernels/src/conv/work.rs"
            u32 t2244;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_55), "f"(acc_56));
#line 344 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244) : "memory");
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 t2245 = index + 2u;
#line 363 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2245) : "memory");
#line 70 "fa-kernels/src/conv/output.rs"
            const u32 t2246 = blockIdx.y;
#line 70 "fa-kernels/src/conv/output.rs"
            const u32 t2247 = t2246 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2248 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2249 = t2248 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2250 = t2249 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2251 = t2250 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
            const u32 t2252 = t2247 + t2251;
#line 127 "fa-kernels/src/conv/output.rs"
            const bool t2253 = t2252 < 64u;
#line 113 "fa-kernels/src/conv/output.rs"
            if (t2253) {
#line 140 "fa-kernels/src/conv/output.rs"
                const u32 t2254 = threadIdx.x;
#line 140 "fa-kernels/src/conv/output.rs"
                const u32 thread_3 = t2254 & 127u;
                const u32 t2256 = thread_3 >> 3u;
#line 118 "fa-kernels/src/conv/tile_config.rs"
                const u32 t2257 = t2256 >> 3u;
                const u32 t2258 = t2256 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2259 = thread_3 & 7u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2260 = t2259 << 3u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2261 = t2260 >> 6u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 t2262 = t2261 * 14u;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 row_13 = t2257 + t2262;
                const u32 at_3 = y_5 + row_13;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 at_4 = x_5 + t2258;
                const u64 t2266 = (u64)sample_4;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2267 = t2266 * y_stride0;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2268 = t2267 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2269 = y + t2268;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2270 = (u64)at_3;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2271 = t2270 * y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2272 = t2271 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2273 = t2269 + t2272;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2274 = (u64)at_4;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2275 = t2274 * y_stride2;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2276 = t2275 * 2ull;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2277 = t2273 + t2276;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2278 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2279 = t2278 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2280 = t2279 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2281 = t2280 & 63u;
#line 133 "fa-kernels/src/conv/output.rs"
                const u32 t2282 = t2247 + t2281;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2283 = (u64)t2282 * 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                const u64 t2284 = t2277 + t2283;
#line 144 "fa-kernels/src/conv/output.rs"
                const u32 t2285 = (u32)y_stride1;
#line 144 "fa-kernels/src/conv/output.rs"
                const u32 t2286 = t2285 << 2u;
#line 144 "fa-kernels/src/conv/output.rs"
                const bool t2287 = t2258 < t656;
#line 144 "fa-kernels/src/conv/output.rs"
                const u32 t2288 = t2287 ? t654 : 0u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2289 = threadIdx.x;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2290 = t2289 & 127u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 chunk = t2290 & 7u;
#line 156 "fa-kernels/src/conv/output.rs"
                const u32 t2292 = threadIdx.x;
#line 156 "fa-kernels/src/conv/output.rs"
                const u32 t2293 = t2292 & 127u;
#line 156 "fa-kernels/src/conv/output.rs"
                const u32 first_12 = t2293 >> 3u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2295 = first_12 & 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2296 = chunk ^ t2295;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2297 = first_12 << 7u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2298 = t2296 << 4u;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 t2299 = t2297 + t2298;
#line 168 "fa-kernels/src/conv/output.rs"
                const u32 from = t2201 + t2299;
#line 117 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 181 "fa-kernels/src/conv/output.rs"
                    const u32 t2301 = i_17 << 11u;
#line 181 "fa-kernels/src/conv/output.rs"
                    const u32 t2302 = from + t2301;
#line 181 "fa-kernels/src/conv/output.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t2302) : "memory");
#line 245 "fa-kernels/src/conv/output.rs"
                    const u32 t2303 = i_17 << 1u;
#line 245 "fa-kernels/src/conv/output.rs"
                    const u32 t2304 = row_13 + t2303;
#line 245 "fa-kernels/src/conv/output.rs"
                    const bool t2305 = t2304 < t2288;
#line 197 "fa-kernels/src/conv/output.rs"
                    if (t2305) {
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2306 = (u64)i_17 * t2286;
#line 251 "fa-kernels/src/conv/output.rs"
                        const u64 t2307 = t2284 + t2306;
#line 198 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2307), "r"(row_14), "r"(row_15), "r"(row_16), "r"(row_17) : "memory");
                    }
                }
            }
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 t2308 = index + 2u;
#line 363 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2308) : "memory");
        }
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t2309 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t2309 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t2311 = first_13 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t2312 = all_groups - first_13;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t2311 ? t2312 : 0u;
        const u32 t2314 = left_8 < cta_groups ? left_8 : cta_groups;
#line 234 "fa-kernels/src/conv/work.rs"
        const u32 t2315 = t2314 - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 t2316 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t2316 * cta_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const bool t2318 = first_14 < all_groups;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 t2319 = all_groups - first_14;
#line 92 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t2318 ? t2319 : 0u;
        const u32 rounds = left_9 < cta_groups ? left_9 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t2322 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t2322) {
            const u32 t2323 = rounds - 1u;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2324 = blockIdx.x;
#line 72 "fa-kernels/src/conv/work.rs"
            const u32 t2325 = t2324 * cta_groups;
#line 78 "fa-kernels/src/conv/work.rs"
            const u32 t2326 = t2325 + t2323;
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2327 = t2326 << 1u;
#line 101 "fa-kernels/src/conv/work.rs"
            u32 t2328;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2328) : "r"(t2327), "r"(groups_factor));
#line 101 "fa-kernels/src/conv/work.rs"
            const u32 t2329 = t2328 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t2330 = t39 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t2331 = t2330 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t2331) {
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 t2332 = t40 << 4u;
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 t2333 = t39 >> 2u;
#line 245 "fa-kernels/src/conv/work.rs"
                const u32 first_15 = t2332 + t2333;
                const u32 t2335 = first_15 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2336 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2337 = t2336 + first_15;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2338 = t2337 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments_2 + t2338;
                const f32 t2340 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2341 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2343;
                asm("mov.b32 %0, %1;" : "=r"(t2343) : "f"(t2340));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2344;
                asm("mov.b32 %0, %1;" : "=r"(t2344) : "f"(t2341));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2345;
                asm("mov.b32 %0, %1;" : "=r"(t2345) : "f"(t2342));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2343), "r"(t2344), "r"(t2345), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2346 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2347 = t2346 + t2335;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2348 = t2347 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments_2 + t2348;
                const f32 t2350 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2351 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2352 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2353;
                asm("mov.b32 %0, %1;" : "=r"(t2353) : "f"(t2350));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2354;
                asm("mov.b32 %0, %1;" : "=r"(t2354) : "f"(t2351));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2355;
                asm("mov.b32 %0, %1;" : "=r"(t2355) : "f"(t2352));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2353), "r"(t2354), "r"(t2355), "r"(0u) : "memory");
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
            const bool t2357 = channel_4 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t2357) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2358 = channel_4 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2359 = moments_2 + t2358;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2359) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2360;
                asm("mov.b32 %0, %1;" : "=f"(t2360) : "r"(row_18));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2361;
                asm("mov.b32 %0, %1;" : "=f"(t2361) : "r"(row_19));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2362;
                asm("mov.b32 %0, %1;" : "=f"(t2362) : "r"(row_20));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2363;
                asm("mov.b32 %0, %1;" : "=f"(t2363) : "r"(row_21));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2364 = 64u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2365 = t2364 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2366 = moments_2 + t2365;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t2366) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2367;
                asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(row_22));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2368;
                asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(row_23));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2369;
                asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(row_24));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2370;
                asm("mov.b32 %0, %1;" : "=f"(t2370) : "r"(row_25));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2360 + t2367;
                const f32 difference_5 = t2368 - t2361;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2373;
                asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2374;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(t2373));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2367 * t2374;
                f32 mean_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_5), "f"(share_6), "f"(t2361));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2377 = t2360 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2378 = t2377 ? t2368 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2379 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2380 = t2379 * t2360;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2381 = t2362 + t2369;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2382;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2380), "f"(share_6), "f"(t2381));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2383 = 128u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2384 = t2383 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2385 = moments_2 + t2384;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t2385) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2386;
                asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(row_26));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2387;
                asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(row_27));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2388;
                asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(row_28));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2389;
                asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(row_29));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2386;
                const f32 difference_6 = t2387 - t2378;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2392;
                asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2393;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2393) : "f"(t2392));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2386 * t2393;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_6), "f"(share_7), "f"(t2378));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2396 = count_8 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2397 = t2396 ? t2387 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2398 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2399 = t2398 * count_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2400 = t2382 + t2388;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(t2399), "f"(share_7), "f"(t2400));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t2402 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_16 = t2402 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t2404 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_9 = first_16 + channel_4;
#line 60 "fa-kernels/src/conv/work.rs"
                const u32 index_8 = t2404 + t2329;
                const u64 t2407 = (u64)index_8;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2408 = t2407 * moments_stride0;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2409 = t2408 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2410 = moments + t2409;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2411 = (u64)index_9;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2412 = t2411 * moments_stride1;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2413 = t2412 * 4ull;
#line 61 "fa-kernels/src/conv/work.rs"
                const u64 t2414 = t2410 + t2413;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2415;
                asm("mov.b32 %0, %1;" : "=r"(t2415) : "f"(count_9));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2416;
                asm("mov.b32 %0, %1;" : "=r"(t2416) : "f"(t2397));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2417;
                asm("mov.b32 %0, %1;" : "=r"(t2417) : "f"(t2401));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2414), "r"(t2415), "r"(t2416), "r"(t2417), "r"(0u) : "memory");
            }
#line 369 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
