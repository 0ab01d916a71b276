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
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 137 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 217 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 155648u;
    const u32 moments_2 = outputs + 43008u;
    const u32 t7 = moments_2 + 6144u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 81920u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t9 = thread == 0u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 143 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 12u;
#line 269 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t36 = thread_2 >> 5u;
#line 270 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t36));
#line 271 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t39 = thread_2 & 31u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t40 = warp_2 & 3u;
#line 164 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t41 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first = t41 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t43 = first < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t44 = all_groups - first;
#line 172 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t55 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t56 = t55 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group = t56 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t58 = group << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t59;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t59) : "r"(t58), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample = t59 >> groups_shift;
            const u32 t61 = sample * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t62 = group - t61;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t100 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t101 = t100 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t101 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t103 = group_2 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t104;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t104) : "r"(t103), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t104 >> groups_shift;
            const u32 t106 = sample_2 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t107 = group_2 - t106;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t108 = t107 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t147 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t148 = t147 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t148 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t150 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t151;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t151) : "r"(t150), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t151 >> groups_shift;
            const u32 t153 = sample_3 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t154 = group_3 - t153;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t155 = t154 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
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
        const u32 t293 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t293 << 6u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 t295 = t40 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 t296 = t39 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t295 + t296;
        const u32 t298 = first_3 + 8u;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 t299 = first_2 + first_3;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 channel = t299 < 63u ? t299 : 63u;
        const u64 t301 = (u64)channel;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t302 = t301 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t303 = t302 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t304 = bias + t303;
#line 343 "fa-kernels/src/conv/work.rs"
        f16 t305;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t305) : "l"(t304) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
        f32 t306;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t306) : "h"(t305));
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 t307 = first_2 + t298;
#line 342 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t307 < 63u ? t307 : 63u;
        const u64 t309 = (u64)channel_2;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t310 = t309 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t311 = t310 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
        const u64 t312 = bias + t311;
#line 343 "fa-kernels/src/conv/work.rs"
        f16 t313;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t313) : "l"(t312) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
        f32 t314;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t314) : "h"(t313));
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
        const u32 t315 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t315 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t317 = first_4 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t318 = all_groups - first_4;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t317 ? t318 : 0u;
        const u32 t320 = left_5 < cta_groups ? left_5 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t320; i_14 += 1u) {
#line 354 "fa-kernels/src/conv/work.rs"
            acc = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_2 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_5 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_6 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_9 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_10 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_13 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_14 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_17 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_18 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_21 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_22 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_25 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_26 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_29 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_30 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_33 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_34 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_37 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_38 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_41 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_42 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_45 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_46 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_49 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_50 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_53 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_54 = t306;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_3 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_4 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_7 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_8 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_11 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_12 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_15 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_16 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_19 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_20 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_23 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_24 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_27 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_28 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_31 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_32 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_35 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_36 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_39 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_40 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_43 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_44 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_47 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_48 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_51 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_52 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_55 = t314;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_56 = t314;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t321 = i_14 > 1u ? i_14 : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t322 = t321 - 1u;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t323 = 0u < i_14;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t324 = 0u < index;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t325 = t323 | t324;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t325) {
#line 22 "fa-kernels/src/conv/turns.rs"
                const u32 t326 = index + 5u;
#line 22 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t326) : "memory");
            }
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t327 = i_14 * 3u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t327 + index;
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t330 = index << 2u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t331 = i_14 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_5 = t330 + t331;
            const u32 t333 = index_5 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t334 = t7 + t333;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t335 = i_14 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t336 = t335 & 1u;
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t334), "r"(t336) : "memory");
            const u32 t337 = slot_13 * 20480u;
#line 44 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t338 = smem_1 + t337;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t339 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t339) {
                const u32 t340 = t7 + 128u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t340), "r"(0u) : "memory");
            }
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t341 = t8 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t342 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t343 = t341 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = (u64)t343;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t345 = t344 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t346 = t342 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = (u64)t346;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t348 = t347 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t349 = t341 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = (u64)t349;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t352 = t342 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = (u64)t352;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t354 = t353 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t355 = t341 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = (u64)t355;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t358 = t342 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = (u64)t358;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t360 = t359 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t361 = t341 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = (u64)t361;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t364 = t342 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = (u64)t364;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t366 = t365 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t345), "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t367 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t367) {
                const u32 t368 = t7 + 136u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t368), "r"(0u) : "memory");
            }
            const u32 t369 = t8 + 8192u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t370 = t369 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t371 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t372 = t371 + 8u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t373 = t370 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = (u64)t373;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t375 = t374 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t376 = t372 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = (u64)t376;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t378 = t377 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t379 = t370 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = (u64)t379;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t381 = t380 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t382 = t372 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = (u64)t382;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t384 = t383 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t385 = t370 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = (u64)t385;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t387 = t386 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t388 = t372 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = (u64)t388;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t390 = t389 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t391 = t370 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = (u64)t391;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t393 = t392 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t394 = t372 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = (u64)t394;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t396 = t395 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t375), "l"(t378), "l"(t381), "l"(t384), "l"(t387), "l"(t390), "l"(t393), "l"(t396) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t397 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t397) {
                const u32 t398 = t7 + 144u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t398), "r"(0u) : "memory");
            }
            const u32 t399 = t8 + 16384u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t400 = t399 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t401 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t402 = t401 + 16u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t403 = t400 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = (u64)t403;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t405 = t404 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t406 = t402 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = (u64)t406;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t408 = t407 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t409 = t400 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = (u64)t409;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t412 = t402 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = (u64)t412;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t414 = t413 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t415 = t400 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = (u64)t415;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t418 = t402 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = (u64)t418;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t420 = t419 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t421 = t400 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = (u64)t421;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t424 = t402 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = (u64)t424;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t426 = t425 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423), "l"(t426) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t427 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t427) {
                const u32 t428 = t7 + 152u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t428), "r"(0u) : "memory");
            }
            const u32 t429 = t8 + 24576u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t430 = t429 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t431 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t432 = t431 + 80u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t433 = t430 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = (u64)t433;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t435 = t434 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t436 = t432 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = (u64)t436;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t438 = t437 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t439 = t430 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = (u64)t439;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t441 = t440 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t442 = t432 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = (u64)t442;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t444 = t443 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t445 = t430 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = (u64)t445;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t447 = t446 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t448 = t432 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = (u64)t448;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t450 = t449 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t451 = t430 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = (u64)t451;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t453 = t452 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t454 = t432 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = (u64)t454;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t456 = t455 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450), "l"(t453), "l"(t456) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t457 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t457) {
                const u32 t458 = t7 + 160u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t458), "r"(0u) : "memory");
            }
            const u32 t459 = t8 + 32768u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t460 = t459 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t461 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t462 = t461 + 88u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t463 = t460 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = (u64)t463;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t465 = t464 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t466 = t462 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = (u64)t466;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t468 = t467 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t469 = t460 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = (u64)t469;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t471 = t470 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t472 = t462 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = (u64)t472;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t474 = t473 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t475 = t460 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = (u64)t475;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t477 = t476 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t478 = t462 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = (u64)t478;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t480 = t479 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t481 = t460 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = (u64)t481;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t483 = t482 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t484 = t462 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = (u64)t484;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t486 = t485 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480), "l"(t483), "l"(t486) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t487 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t487) {
                const u32 t488 = t7 + 168u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t488), "r"(0u) : "memory");
            }
            const u32 t489 = t8 + 40960u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t490 = t489 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t491 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t492 = t491 + 96u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t493 = t490 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = (u64)t493;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t495 = t494 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t496 = t492 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = (u64)t496;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t498 = t497 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t499 = t490 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = (u64)t499;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t501 = t500 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t502 = t492 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = (u64)t502;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t504 = t503 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t505 = t490 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = (u64)t505;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t507 = t506 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t508 = t492 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = (u64)t508;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t510 = t509 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t511 = t490 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = (u64)t511;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t513 = t512 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t514 = t492 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = (u64)t514;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t516 = t515 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t495), "l"(t498), "l"(t501), "l"(t504), "l"(t507), "l"(t510), "l"(t513), "l"(t516) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t517 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t517) {
                const u32 t518 = t7 + 176u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t518), "r"(0u) : "memory");
            }
            const u32 t519 = t8 + 49152u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t520 = t519 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t521 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t522 = t521 + 160u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t523 = t520 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = (u64)t523;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t525 = t524 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t526 = t522 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = (u64)t526;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t528 = t527 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t529 = t520 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = (u64)t529;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t531 = t530 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t532 = t522 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t533 = (u64)t532;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t534 = t533 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t535 = t520 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = (u64)t535;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t537 = t536 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t538 = t522 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = (u64)t538;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t540 = t539 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t541 = t520 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t542 = (u64)t541;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t543 = t542 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t544 = t522 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t545 = (u64)t544;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t546 = t545 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t525), "l"(t528), "l"(t531), "l"(t534), "l"(t537), "l"(t540), "l"(t543), "l"(t546) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t547 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t547) {
                const u32 t548 = t7 + 184u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t548), "r"(0u) : "memory");
            }
            const u32 t549 = t8 + 57344u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t550 = t549 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t551 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t552 = t551 + 168u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t553 = t550 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = (u64)t553;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t555 = t554 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t556 = t552 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = (u64)t556;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t558 = t557 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t559 = t550 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = (u64)t559;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t561 = t560 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t562 = t552 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t563 = (u64)t562;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t564 = t563 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t565 = t550 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t566 = (u64)t565;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t567 = t566 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t568 = t552 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = (u64)t568;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t570 = t569 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t571 = t550 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t572 = (u64)t571;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t573 = t572 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t574 = t552 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t575 = (u64)t574;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t576 = t575 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t555), "l"(t558), "l"(t561), "l"(t564), "l"(t567), "l"(t570), "l"(t573), "l"(t576) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t577 = i_14 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t577) {
                const u32 t578 = t7 + 192u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t578), "r"(0u) : "memory");
            }
            const u32 t579 = t8 + 65536u;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t580 = t579 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t581 = t338 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t582 = t581 + 176u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t583 = t580 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t584 = (u64)t583;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t585 = t584 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t586 = t582 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t587 = (u64)t586;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t588 = t587 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t589 = t580 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t590 = (u64)t589;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t591 = t590 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t592 = t582 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t593 = (u64)t592;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t594 = t593 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t595 = t580 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t596 = (u64)t595;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t597 = t596 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t598 = t582 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t599 = (u64)t598;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t600 = t599 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t601 = t580 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t602 = (u64)t601;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t603 = t602 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t604 = t582 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t605 = (u64)t604;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t606 = t605 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t585), "l"(t588), "l"(t591), "l"(t594), "l"(t597), "l"(t600), "l"(t603), "l"(t606) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t607 = i_14 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t608 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t608 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t610 = first_5 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t611 = all_groups - first_5;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t610 ? t611 : 0u;
            const u32 t613 = left_6 < cta_groups ? left_6 : cta_groups;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t614 = t607 < t613;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t615 = index < 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t616 = t614 | t615;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t616) {
#line 28 "fa-kernels/src/conv/turns.rs"
                const bool t617 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 t618 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 next = t617 ? 0u : t618;
                const u32 t620 = next + 5u;
#line 29 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t620) : "memory");
            }
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t621 = i_14 * 3u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t621 + index;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t623 = i_16 & 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t624 = t623 + 12u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t625 = t624 << 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t626 = t7 + t625;
            u32 t627;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t627) : );
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t628 = t627 == 1u;
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t628) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t626) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t629 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t630 = t629 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t630 + i_14;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t632 = group_4 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t633;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t633) : "r"(t632), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t633 >> groups_shift;
            const u32 t635 = sample_4 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t636 = group_4 - t635;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t637 = t636 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t637 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t639 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t640;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t640) : "r"(t639), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t641 = t640 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t641 * 14u;
            const u32 t643 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t644;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t644) : "r"(t643), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t645 = t644 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t646 = t645 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t647 = number_4 - t646;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t647 << 3u;
            const bool t649 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t650 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t649 ? t650 : 0u;
            const u32 t652 = left_7 < 14u ? left_7 : 14u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t653 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t654 = t653 < 8u ? t653 : 8u;
#line 306 "fa-kernels/src/conv/work.rs"
            const bool t655 = 0u < i_14;
#line 306 "fa-kernels/src/conv/work.rs"
            if (t655) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t656 = i_14 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t657 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t658 = t657 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t659 = t658 + t656;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t660 = t659 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t661;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t661) : "r"(t660), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 before = t661 >> groups_shift;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t663 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t664 = t663 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t665 = t664 + i_14;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t666 = t665 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t667;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t667) : "r"(t666), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t668 = t667 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t669 = t668 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t669) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t670 = t39 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t671 = t670 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t671) {
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t672 = t40 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t673 = t39 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 first_6 = t672 + t673;
                        const u32 t675 = first_6 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t676 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t677 = t676 + first_6;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t678 = t677 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments_2 + t678;
                        const f32 t680 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t681 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t682 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t683;
                        asm("mov.b32 %0, %1;" : "=r"(t683) : "f"(t680));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t684;
                        asm("mov.b32 %0, %1;" : "=r"(t684) : "f"(t681));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t685;
                        asm("mov.b32 %0, %1;" : "=r"(t685) : "f"(t682));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t683), "r"(t684), "r"(t685), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t686 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t687 = t686 + t675;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t688 = t687 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments_2 + t688;
                        const f32 t690 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t691 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t692 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t693;
                        asm("mov.b32 %0, %1;" : "=r"(t693) : "f"(t690));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t694;
                        asm("mov.b32 %0, %1;" : "=r"(t694) : "f"(t691));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t695;
                        asm("mov.b32 %0, %1;" : "=r"(t695) : "f"(t692));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t693), "r"(t694), "r"(t695), "r"(0u) : "memory");
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
                    const bool t697 = channel_3 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t697) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t698 = channel_3 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t699 = moments_2 + t698;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t699) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t700;
                        asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t701;
                        asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t702;
                        asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t703;
                        asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t704 = 64u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t705 = t704 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t706 = moments_2 + t705;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t706) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t707;
                        asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t708;
                        asm("mov.b32 %0, %1;" : "=f"(t708) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t709;
                        asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t710;
                        asm("mov.b32 %0, %1;" : "=f"(t710) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t700 + t707;
                        const f32 difference = t708 - t701;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t713;
                        asm("max.f32 %0, %1, %2;" : "=f"(t713) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t714;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(t713));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t707 * t714;
                        f32 mean_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t701));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t717 = t700 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t718 = t717 ? t708 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t719 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t720 = t719 * t700;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t721 = t702 + t709;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(t720), "f"(share), "f"(t721));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t723 = 128u + channel_3;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t724 = t723 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t725 = moments_2 + t724;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t725) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t726;
                        asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t727;
                        asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t728;
                        asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t729;
                        asm("mov.b32 %0, %1;" : "=f"(t729) : "r"(row_12));
#line 47 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t726;
                        const f32 difference_2 = t727 - t718;
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t732;
                        asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                        f32 t733;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(t732));
#line 50 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t726 * t733;
                        f32 mean_4;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference_2), "f"(share_2), "f"(t718));
#line 52 "fa-kernels/src/conv/moments.rs"
                        const bool t736 = count_3 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t737 = t736 ? t727 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t738 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t739 = t738 * count_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                        const f32 t740 = t722 + t728;
#line 52 "fa-kernels/src/conv/moments.rs"
                        f32 t741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(t739), "f"(share_2), "f"(t740));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t742 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t742 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t744 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_7 = first_7 + channel_3;
#line 131 "fa-kernels/src/conv/work.rs"
                        const u32 index_6 = t744 + before;
                        const u64 t747 = (u64)index_6;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t748 = t747 * moments_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t749 = t748 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t750 = moments + t749;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t751 = (u64)index_7;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t752 = t751 * moments_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t753 = t752 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t754 = t750 + t753;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t755;
                        asm("mov.b32 %0, %1;" : "=r"(t755) : "f"(count_4));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t756;
                        asm("mov.b32 %0, %1;" : "=r"(t756) : "f"(t737));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t757;
                        asm("mov.b32 %0, %1;" : "=r"(t757) : "f"(t741));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t754), "r"(t755), "r"(t756), "r"(t757), "r"(0u) : "memory");
                    }
#line 455 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t758 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t759 = acc_2;
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
            acc = t763;
            acc_2 = t765;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t766 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t767 = acc_4;
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
            acc_3 = t771;
            acc_4 = t773;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t774 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t775 = acc_6;
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
            acc_5 = t779;
            acc_6 = t781;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t782 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t783 = acc_8;
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
            acc_7 = t787;
            acc_8 = t789;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t790 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t791 = acc_10;
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
            acc_9 = t795;
            acc_10 = t797;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t798 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t799 = acc_12;
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
            acc_11 = t803;
            acc_12 = t805;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t806 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t807 = acc_14;
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
            acc_13 = t811;
            acc_14 = t813;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t814 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t815 = acc_16;
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
            acc_15 = t819;
            acc_16 = t821;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t822 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t823 = acc_18;
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
            acc_17 = t827;
            acc_18 = t829;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t830 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t831 = acc_20;
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
            acc_19 = t835;
            acc_20 = t837;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t838 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t839 = acc_22;
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
            acc_21 = t843;
            acc_22 = t845;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t846 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t847 = acc_24;
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
            acc_23 = t851;
            acc_24 = t853;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t854 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t855 = acc_26;
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
            acc_25 = t859;
            acc_26 = t861;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t862 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t863 = acc_28;
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
            acc_27 = t867;
            acc_28 = t869;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t870 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t871 = acc_30;
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
            acc_29 = t875;
            acc_30 = t877;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t878 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t879 = acc_32;
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
            acc_31 = t883;
            acc_32 = t885;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t886 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t887 = acc_34;
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
            acc_33 = t891;
            acc_34 = t893;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t894 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t895 = acc_36;
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
            acc_35 = t899;
            acc_36 = t901;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t902 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t903 = acc_38;
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
            acc_37 = t907;
            acc_38 = t909;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t910 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t911 = acc_40;
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
            acc_39 = t915;
            acc_40 = t917;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t918 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t919 = acc_42;
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
            acc_41 = t923;
            acc_42 = t925;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t926 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t927 = acc_44;
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
            acc_43 = t931;
            acc_44 = t933;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t934 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t935 = acc_46;
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
            acc_45 = t939;
            acc_46 = t941;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t942 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t943 = acc_48;
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
            acc_47 = t947;
            acc_48 = t949;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t950 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t951 = acc_50;
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
            acc_49 = t955;
            acc_50 = t957;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t958 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t959 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t960;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t960) : "f"(t958), "f"(t959));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t961 = t960 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t962;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t962) : "r"(t960));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t963;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t963) : "h"(t962));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t964;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t964) : "r"(t961));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t965;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t965) : "h"(t964));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t963;
            acc_52 = t965;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t966 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t967 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t968;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(t966), "f"(t967));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t969 = t968 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t970;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t970) : "r"(t968));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t971;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t971) : "h"(t970));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t972;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t972) : "r"(t969));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t973;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t973) : "h"(t972));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t971;
            acc_54 = t973;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t974 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t975 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t976;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(t974), "f"(t975));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t977 = t976 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t978;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t978) : "r"(t976));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t979;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t979) : "h"(t978));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f16 t980;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t980) : "r"(t977));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t981;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t981) : "h"(t980));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t979;
            acc_56 = t981;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t982 = t652 * t654;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t982;
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(count_5), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t984));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t986 = t652 * t654;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t987 = t986 == 112u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t987) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = 0.0f + t988;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = t989 + t990;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = t991 + t992;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = t993 + t994;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t995 + t996;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = t997 + t998;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t999 + t1000;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = 0.0f + t1002;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1004 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = t1003 + t1004;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = t1005 + t1006;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = t1007 + t1008;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = t1009 + t1010;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = t1011 + t1012;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1013 + t1014;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = 0.0f + t1016;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = t1017 + t1018;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1019 + t1020;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = t1021 + t1022;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = t1023 + t1024;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = t1025 + t1026;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1027 + t1028;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = 0.0f + t1030;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = t1031 + t1032;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = t1033 + t1034;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = t1035 + t1036;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = t1037 + t1038;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = t1039 + t1040;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1041 + t1042;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1046 = t1044 + t1045;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1046;
            } else {
                const u32 t1047 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1047 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_8 < t654;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1050 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1050 < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1052 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1052 & columns;
                const f32 t1054 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = t1054 + t1055;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = exists ? t1056 : t1057;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1058;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1059 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1059 & columns_2;
                const f32 t1061 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = t1061 + t1062;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1064 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = exists_2 ? t1063 : t1064;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1065;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1066 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1066 & columns;
                const f32 t1068 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1070 = t1068 + t1069;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = exists_3 ? t1070 : t1071;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1072;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1073 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1073 & columns_2;
                const f32 t1075 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1076 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = t1075 + t1076;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = exists_4 ? t1077 : t1078;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1079;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1080 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1080 & columns;
                const f32 t1082 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = t1082 + t1083;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = exists_5 ? t1084 : t1085;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1087 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1087 & columns_2;
                const f32 t1089 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = t1089 + t1090;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = exists_6 ? t1091 : t1092;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1093;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1094 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1094 & columns;
                const f32 t1096 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = t1096 + t1097;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = exists_7 ? t1098 : t1099;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1100;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1101 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1101 & columns_2;
                const f32 t1103 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = t1103 + t1104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = exists_8 ? t1105 : t1106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1107;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1108 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1108 & columns;
                const f32 t1110 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = t1110 + t1111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = exists_9 ? t1112 : t1113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1114;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1115 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1115 & columns_2;
                const f32 t1117 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1118 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = t1117 + t1118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = exists_10 ? t1119 : t1120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1121;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1122 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1122 & columns;
                const f32 t1124 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = t1124 + t1125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = exists_11 ? t1126 : t1127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1128;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1129 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1129 & columns_2;
                const f32 t1131 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = t1131 + t1132;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = exists_12 ? t1133 : t1134;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1135;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1136 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1136 & columns;
                const f32 t1138 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = t1138 + t1139;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = exists_13 ? t1140 : t1141;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1143 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1143 & columns_2;
                const f32 t1145 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1146 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = t1145 + t1146;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = exists_14 ? t1147 : t1148;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1149;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1150 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1150 & columns;
                const f32 t1152 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = t1152 + t1153;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = exists_15 ? t1154 : t1155;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1156;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1157 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1157 & columns_2;
                const f32 t1159 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1161 = t1159 + t1160;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = exists_16 ? t1161 : t1162;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1163;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1164 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1164 & columns;
                const f32 t1166 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = t1166 + t1167;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = exists_17 ? t1168 : t1169;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1170;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1171 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1171 & columns_2;
                const f32 t1173 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = t1173 + t1174;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = exists_18 ? t1175 : t1176;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1177;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1178 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1178 & columns;
                const f32 t1180 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = t1180 + t1181;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = exists_19 ? t1182 : t1183;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1184;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1185 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1185 & columns_2;
                const f32 t1187 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = t1187 + t1188;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = exists_20 ? t1189 : t1190;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1192 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1192 & columns;
                const f32 t1194 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = t1194 + t1195;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = exists_21 ? t1196 : t1197;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1199 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1199 & columns_2;
                const f32 t1201 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = t1201 + t1202;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1205 = exists_22 ? t1203 : t1204;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1205;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1206 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1206 & columns;
                const f32 t1208 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = t1208 + t1209;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = exists_23 ? t1210 : t1211;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1212;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1213 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1213 & columns_2;
                const f32 t1215 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1217 = t1215 + t1216;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = exists_24 ? t1217 : t1218;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1219;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1220 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1220 & columns;
                const f32 t1222 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = t1222 + t1223;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = exists_25 ? t1224 : t1225;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1226;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1227 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1227 & columns_2;
                const f32 t1229 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = t1229 + t1230;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = exists_26 ? t1231 : t1232;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1233;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1234 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1234 & columns;
                const f32 t1236 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = t1236 + t1237;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = exists_27 ? t1238 : t1239;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1240;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1241 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1241 & columns_2;
                const f32 t1243 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = t1243 + t1244;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = exists_28 ? t1245 : t1246;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1247;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1248 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1249;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1249) : "f"(t1248));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1250 = t1248 + t1249;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1251;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1251) : "f"(t1250));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1252 = t1250 + t1251;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1252 * share_3;
            const f32 t1254 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1254), "f"(count_5), "f"(t1252));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest), "f"(share_3), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t987) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1257 - mean_5;
                f32 t1259;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1260 - mean_5;
                f32 t1262;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(distance_2), "f"(distance_2), "f"(t1259));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1263 - mean_5;
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(distance_3), "f"(distance_3), "f"(t1262));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1266 - mean_5;
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(distance_4), "f"(distance_4), "f"(t1265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1269 - mean_5;
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(distance_5), "f"(distance_5), "f"(t1268));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1272 - mean_5;
                f32 t1274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(distance_6), "f"(distance_6), "f"(t1271));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1275 - mean_5;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1274));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1278 - mean_5;
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1281 - mean_5;
                f32 t1283;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(distance_9), "f"(distance_9), "f"(t1280));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1284 - mean_5;
                f32 t1286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(distance_10), "f"(distance_10), "f"(t1283));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1287 - mean_5;
                f32 t1289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(distance_11), "f"(distance_11), "f"(t1286));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1290 - mean_5;
                f32 t1292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(distance_12), "f"(distance_12), "f"(t1289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1293 - mean_5;
                f32 t1295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(distance_13), "f"(distance_13), "f"(t1292));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1296 - mean_5;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1295));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1299 - mean_5;
                f32 t1301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1302 - mean_5;
                f32 t1304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(distance_16), "f"(distance_16), "f"(t1301));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1305 - mean_5;
                f32 t1307;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(distance_17), "f"(distance_17), "f"(t1304));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1308 - mean_5;
                f32 t1310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(distance_18), "f"(distance_18), "f"(t1307));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1311 - mean_5;
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(distance_19), "f"(distance_19), "f"(t1310));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1314 - mean_5;
                f32 t1316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(distance_20), "f"(distance_20), "f"(t1313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1317 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1317 - mean_5;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1316));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1320 - mean_5;
                f32 t1322;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1323 - mean_5;
                f32 t1325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(distance_23), "f"(distance_23), "f"(t1322));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1326 - mean_5;
                f32 t1328;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1328) : "f"(distance_24), "f"(distance_24), "f"(t1325));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1329 - mean_5;
                f32 t1331;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(distance_25), "f"(distance_25), "f"(t1328));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1332 - mean_5;
                f32 t1334;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(distance_26), "f"(distance_26), "f"(t1331));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1335 - mean_5;
                f32 t1337;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(distance_27), "f"(distance_27), "f"(t1334));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1338 - mean_5;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1337));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = t1341 + t1342;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1343;
            } else {
                const u32 t1344 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1344 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_9 < t654;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1347 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1347 < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1349 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1349 & columns_3;
                const f32 t1351 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1352 - mean_5;
                f32 t1354;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(distance_29), "f"(distance_29), "f"(t1351));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = exists_29 ? t1354 : t1355;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1356;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1357 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1357 & columns_4;
                const f32 t1359 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1360 - mean_5;
                f32 t1362;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1362) : "f"(distance_30), "f"(distance_30), "f"(t1359));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = exists_30 ? t1362 : t1363;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1364;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1365 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1365 & columns_3;
                const f32 t1367 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1368 - mean_5;
                f32 t1370;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1370) : "f"(distance_31), "f"(distance_31), "f"(t1367));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = exists_31 ? t1370 : t1371;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1372;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1373 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1373 & columns_4;
                const f32 t1375 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1376 - mean_5;
                f32 t1378;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1378) : "f"(distance_32), "f"(distance_32), "f"(t1375));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = exists_32 ? t1378 : t1379;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1380;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1381 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1381 & columns_3;
                const f32 t1383 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1384 - mean_5;
                f32 t1386;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1386) : "f"(distance_33), "f"(distance_33), "f"(t1383));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = exists_33 ? t1386 : t1387;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1388;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1389 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1389 & columns_4;
                const f32 t1391 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1392 - mean_5;
                f32 t1394;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1394) : "f"(distance_34), "f"(distance_34), "f"(t1391));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = exists_34 ? t1394 : t1395;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1396;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1397 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1397 & columns_3;
                const f32 t1399 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1400 - mean_5;
                f32 t1402;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1402) : "f"(distance_35), "f"(distance_35), "f"(t1399));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = exists_35 ? t1402 : t1403;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1404;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1405 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1405 & columns_4;
                const f32 t1407 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1408 - mean_5;
                f32 t1410;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1410) : "f"(distance_36), "f"(distance_36), "f"(t1407));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = exists_36 ? t1410 : t1411;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1412;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1413 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1413 & columns_3;
                const f32 t1415 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1416 - mean_5;
                f32 t1418;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1418) : "f"(distance_37), "f"(distance_37), "f"(t1415));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = exists_37 ? t1418 : t1419;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1420;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1421 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1421 & columns_4;
                const f32 t1423 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1424 - mean_5;
                f32 t1426;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1426) : "f"(distance_38), "f"(distance_38), "f"(t1423));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = exists_38 ? t1426 : t1427;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1428;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1429 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1429 & columns_3;
                const f32 t1431 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1432 - mean_5;
                f32 t1434;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1434) : "f"(distance_39), "f"(distance_39), "f"(t1431));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = exists_39 ? t1434 : t1435;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1436;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1437 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1437 & columns_4;
                const f32 t1439 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1440 - mean_5;
                f32 t1442;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1442) : "f"(distance_40), "f"(distance_40), "f"(t1439));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = exists_40 ? t1442 : t1443;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1444;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1445 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1445 & columns_3;
                const f32 t1447 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1448 - mean_5;
                f32 t1450;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1450) : "f"(distance_41), "f"(distance_41), "f"(t1447));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = exists_41 ? t1450 : t1451;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1452;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1453 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1453 & columns_4;
                const f32 t1455 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1456 - mean_5;
                f32 t1458;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1458) : "f"(distance_42), "f"(distance_42), "f"(t1455));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = exists_42 ? t1458 : t1459;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1460;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1461 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1461 & columns_3;
                const f32 t1463 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1464 - mean_5;
                f32 t1466;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1466) : "f"(distance_43), "f"(distance_43), "f"(t1463));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = exists_43 ? t1466 : t1467;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1468;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1469 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1469 & columns_4;
                const f32 t1471 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1472 - mean_5;
                f32 t1474;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1474) : "f"(distance_44), "f"(distance_44), "f"(t1471));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = exists_44 ? t1474 : t1475;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1476;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1477 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1477 & columns_3;
                const f32 t1479 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1480 - mean_5;
                f32 t1482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(distance_45), "f"(distance_45), "f"(t1479));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = exists_45 ? t1482 : t1483;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1484;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1485 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1485 & columns_4;
                const f32 t1487 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1488 - mean_5;
                f32 t1490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1490) : "f"(distance_46), "f"(distance_46), "f"(t1487));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = exists_46 ? t1490 : t1491;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1492;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1493 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1493 & columns_3;
                const f32 t1495 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1496 - mean_5;
                f32 t1498;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(distance_47), "f"(distance_47), "f"(t1495));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = exists_47 ? t1498 : t1499;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1500;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1501 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1501 & columns_4;
                const f32 t1503 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1504 - mean_5;
                f32 t1506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(distance_48), "f"(distance_48), "f"(t1503));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = exists_48 ? t1506 : t1507;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1508;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1509 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1509 & columns_3;
                const f32 t1511 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1512 - mean_5;
                f32 t1514;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1514) : "f"(distance_49), "f"(distance_49), "f"(t1511));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = exists_49 ? t1514 : t1515;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1516;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1517 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1517 & columns_4;
                const f32 t1519 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1520 - mean_5;
                f32 t1522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(distance_50), "f"(distance_50), "f"(t1519));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = exists_50 ? t1522 : t1523;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1524;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1525 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1525 & columns_3;
                const f32 t1527 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1528 - mean_5;
                f32 t1530;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(distance_51), "f"(distance_51), "f"(t1527));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = exists_51 ? t1530 : t1531;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1532;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1533 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1533 & columns_4;
                const f32 t1535 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1536 - mean_5;
                f32 t1538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(distance_52), "f"(distance_52), "f"(t1535));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = exists_52 ? t1538 : t1539;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1540;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1541 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1541 & columns_3;
                const f32 t1543 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1544 - mean_5;
                f32 t1546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(distance_53), "f"(distance_53), "f"(t1543));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = exists_53 ? t1546 : t1547;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1548;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1549 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1549 & columns_4;
                const f32 t1551 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1552 - mean_5;
                f32 t1554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(distance_54), "f"(distance_54), "f"(t1551));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = exists_54 ? t1554 : t1555;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1556;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1557 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1557 & columns_3;
                const f32 t1559 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1560 - mean_5;
                f32 t1562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1562) : "f"(distance_55), "f"(distance_55), "f"(t1559));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = exists_55 ? t1562 : t1563;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1564;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1565 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1565 & columns_4;
                const f32 t1567 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1568 - mean_5;
                f32 t1570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(distance_56), "f"(distance_56), "f"(t1567));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = exists_56 ? t1570 : t1571;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1572;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1573 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1574;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1574) : "f"(t1573));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1575 = t1573 + t1574;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1576;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1576) : "f"(t1575));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t1575 + t1576;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1578 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1579 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t1580 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1578 + count_5;
            const f32 difference_3 = mean_5 - t1579;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1583;
            asm("max.f32 %0, %1, %2;" : "=f"(t1583) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t1584;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(t1583));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1584;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_3), "f"(share_4), "f"(t1579));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t1587 = t1578 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1588 = t1587 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1589 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1590 = t1589 * t1578;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t1591 = t1580 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t1592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1592) : "f"(t1590), "f"(share_4), "f"(t1591));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t1588;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t1592;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t987) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = 0.0f + t1593;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = t1594 + t1595;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = t1596 + t1597;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = t1598 + t1599;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1600 + t1601;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = t1602 + t1603;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1604 + t1605;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = 0.0f + t1607;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = t1608 + t1609;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = t1610 + t1611;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = t1612 + t1613;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = t1614 + t1615;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = t1616 + t1617;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1618 + t1619;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = 0.0f + t1621;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = t1622 + t1623;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1624 + t1625;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = t1626 + t1627;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = t1628 + t1629;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1630 + t1631;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1632 + t1633;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = 0.0f + t1635;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = t1636 + t1637;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = t1638 + t1639;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = t1640 + t1641;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = t1642 + t1643;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = t1644 + t1645;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1646 + t1647;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = t1649 + t1650;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1651;
            } else {
                const u32 t1652 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1652 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_10 < t654;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1655 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1655 < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1657 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1657 & columns_5;
                const f32 t1659 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = t1659 + t1660;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = exists_57 ? t1661 : t1662;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1663;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1664 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1664 & columns_6;
                const f32 t1666 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = t1666 + t1667;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = exists_58 ? t1668 : t1669;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1670;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1671 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1671 & columns_5;
                const f32 t1673 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = t1673 + t1674;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = exists_59 ? t1675 : t1676;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1677;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1678 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1678 & columns_6;
                const f32 t1680 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = t1680 + t1681;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = exists_60 ? t1682 : t1683;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1684;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1685 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1685 & columns_5;
                const f32 t1687 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = t1687 + t1688;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = exists_61 ? t1689 : t1690;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1691;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1692 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1692 & columns_6;
                const f32 t1694 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = t1694 + t1695;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = exists_62 ? t1696 : t1697;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1698;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1699 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1699 & columns_5;
                const f32 t1701 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = t1701 + t1702;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = exists_63 ? t1703 : t1704;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1705;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1706 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1706 & columns_6;
                const f32 t1708 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = t1708 + t1709;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = exists_64 ? t1710 : t1711;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1712;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1713 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1713 & columns_5;
                const f32 t1715 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = t1715 + t1716;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = exists_65 ? t1717 : t1718;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1719;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1720 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1720 & columns_6;
                const f32 t1722 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = t1722 + t1723;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = exists_66 ? t1724 : t1725;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1726;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1727 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1727 & columns_5;
                const f32 t1729 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = t1729 + t1730;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = exists_67 ? t1731 : t1732;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1733;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1734 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1734 & columns_6;
                const f32 t1736 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = t1736 + t1737;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = exists_68 ? t1738 : t1739;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1740;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1741 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1741 & columns_5;
                const f32 t1743 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = t1743 + t1744;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = exists_69 ? t1745 : t1746;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1747;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1748 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1748 & columns_6;
                const f32 t1750 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = t1750 + t1751;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = exists_70 ? t1752 : t1753;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1754;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1755 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1755 & columns_5;
                const f32 t1757 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = t1757 + t1758;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = exists_71 ? t1759 : t1760;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1761;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1762 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1762 & columns_6;
                const f32 t1764 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = t1764 + t1765;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = exists_72 ? t1766 : t1767;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1768;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1769 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1769 & columns_5;
                const f32 t1771 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = t1771 + t1772;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = exists_73 ? t1773 : t1774;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1775;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1776 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1776 & columns_6;
                const f32 t1778 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = t1778 + t1779;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = exists_74 ? t1780 : t1781;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1782;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1783 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1783 & columns_5;
                const f32 t1785 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = t1785 + t1786;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = exists_75 ? t1787 : t1788;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1789;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1790 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1790 & columns_6;
                const f32 t1792 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = t1792 + t1793;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = exists_76 ? t1794 : t1795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1796;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1797 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1797 & columns_5;
                const f32 t1799 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = t1799 + t1800;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1803 = exists_77 ? t1801 : t1802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1803;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1804 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1804 & columns_6;
                const f32 t1806 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = t1806 + t1807;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = exists_78 ? t1808 : t1809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1811 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1811 & columns_5;
                const f32 t1813 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = t1813 + t1814;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = exists_79 ? t1815 : t1816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1817;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1818 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1818 & columns_6;
                const f32 t1820 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = t1820 + t1821;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = exists_80 ? t1822 : t1823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1825 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1825 & columns_5;
                const f32 t1827 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = t1827 + t1828;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = exists_81 ? t1829 : t1830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1831;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1832 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1832 & columns_6;
                const f32 t1834 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = t1834 + t1835;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = exists_82 ? t1836 : t1837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1838;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1839 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1839 & columns_5;
                const f32 t1841 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1843 = t1841 + t1842;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = exists_83 ? t1843 : t1844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1845;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1846 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1846 & columns_6;
                const f32 t1848 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = t1848 + t1849;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1852 = exists_84 ? t1850 : t1851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1852;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1853 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1854;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1854) : "f"(t1853));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1855 = t1853 + t1854;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1856;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1856) : "f"(t1855));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1857 = t1855 + t1856;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t1857 * share_3;
            const f32 t1859 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t1859), "f"(count_5), "f"(t1857));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest_2), "f"(share_3), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t987) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1862 - mean_7;
                f32 t1864;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1864) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1865 - mean_7;
                f32 t1867;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1867) : "f"(distance_58), "f"(distance_58), "f"(t1864));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1868 - mean_7;
                f32 t1870;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1870) : "f"(distance_59), "f"(distance_59), "f"(t1867));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1871 - mean_7;
                f32 t1873;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(distance_60), "f"(distance_60), "f"(t1870));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1874 - mean_7;
                f32 t1876;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1876) : "f"(distance_61), "f"(distance_61), "f"(t1873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1877 - mean_7;
                f32 t1879;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(distance_62), "f"(distance_62), "f"(t1876));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1880 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1880 - mean_7;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1879));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1883 - mean_7;
                f32 t1885;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1886 - mean_7;
                f32 t1888;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(distance_65), "f"(distance_65), "f"(t1885));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1889 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1889 - mean_7;
                f32 t1891;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1891) : "f"(distance_66), "f"(distance_66), "f"(t1888));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1892 - mean_7;
                f32 t1894;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(distance_67), "f"(distance_67), "f"(t1891));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1895 - mean_7;
                f32 t1897;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(distance_68), "f"(distance_68), "f"(t1894));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1898 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1898 - mean_7;
                f32 t1900;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1900) : "f"(distance_69), "f"(distance_69), "f"(t1897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1901 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1901 - mean_7;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1900));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1904 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1904 - mean_7;
                f32 t1906;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1906) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1907 - mean_7;
                f32 t1909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(distance_72), "f"(distance_72), "f"(t1906));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1910 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1910 - mean_7;
                f32 t1912;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(distance_73), "f"(distance_73), "f"(t1909));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1913 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1913 - mean_7;
                f32 t1915;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1915) : "f"(distance_74), "f"(distance_74), "f"(t1912));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1916 - mean_7;
                f32 t1918;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(distance_75), "f"(distance_75), "f"(t1915));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1919 - mean_7;
                f32 t1921;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(distance_76), "f"(distance_76), "f"(t1918));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1922 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1922 - mean_7;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1921));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1925 - mean_7;
                f32 t1927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1928 - mean_7;
                f32 t1930;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(distance_79), "f"(distance_79), "f"(t1927));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1931 - mean_7;
                f32 t1933;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(distance_80), "f"(distance_80), "f"(t1930));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1934 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1934 - mean_7;
                f32 t1936;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(distance_81), "f"(distance_81), "f"(t1933));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1937 - mean_7;
                f32 t1939;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(distance_82), "f"(distance_82), "f"(t1936));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1940 - mean_7;
                f32 t1942;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(distance_83), "f"(distance_83), "f"(t1939));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1943 - mean_7;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1942));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = t1946 + t1947;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1948;
            } else {
                const u32 t1949 = t39 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_11 = t1949 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_11 < t654;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1952 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1952 < t654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1954 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1954 & columns_7;
                const f32 t1956 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1957 - mean_7;
                f32 t1959;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(distance_85), "f"(distance_85), "f"(t1956));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1961 = exists_85 ? t1959 : t1960;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1961;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1962 = 0u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1962 & columns_8;
                const f32 t1964 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1965 - mean_7;
                f32 t1967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(distance_86), "f"(distance_86), "f"(t1964));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = exists_86 ? t1967 : t1968;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1969;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1970 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1970 & columns_7;
                const f32 t1972 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1973 - mean_7;
                f32 t1975;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(distance_87), "f"(distance_87), "f"(t1972));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = exists_87 ? t1975 : t1976;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1977;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1978 = 1u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1978 & columns_8;
                const f32 t1980 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1981 - mean_7;
                f32 t1983;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(distance_88), "f"(distance_88), "f"(t1980));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1985 = exists_88 ? t1983 : t1984;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1986 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1986 & columns_7;
                const f32 t1988 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1989 - mean_7;
                f32 t1991;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(distance_89), "f"(distance_89), "f"(t1988));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = exists_89 ? t1991 : t1992;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1993;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1994 = 2u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1994 & columns_8;
                const f32 t1996 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1997 - mean_7;
                f32 t1999;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(distance_90), "f"(distance_90), "f"(t1996));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = exists_90 ? t1999 : t2000;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2001;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2002 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2002 & columns_7;
                const f32 t2004 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2005 - mean_7;
                f32 t2007;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(distance_91), "f"(distance_91), "f"(t2004));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2009 = exists_91 ? t2007 : t2008;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2009;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2010 = 3u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2010 & columns_8;
                const f32 t2012 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2013 - mean_7;
                f32 t2015;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(distance_92), "f"(distance_92), "f"(t2012));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2017 = exists_92 ? t2015 : t2016;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2017;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2018 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2018 & columns_7;
                const f32 t2020 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2021 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2021 - mean_7;
                f32 t2023;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(distance_93), "f"(distance_93), "f"(t2020));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2025 = exists_93 ? t2023 : t2024;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2025;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2026 = 4u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2026 & columns_8;
                const f32 t2028 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2029 - mean_7;
                f32 t2031;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(distance_94), "f"(distance_94), "f"(t2028));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2033 = exists_94 ? t2031 : t2032;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2033;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2034 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2034 & columns_7;
                const f32 t2036 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2037 - mean_7;
                f32 t2039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(distance_95), "f"(distance_95), "f"(t2036));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = exists_95 ? t2039 : t2040;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2042 = 5u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2042 & columns_8;
                const f32 t2044 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2045 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2045 - mean_7;
                f32 t2047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(distance_96), "f"(distance_96), "f"(t2044));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2048 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2049 = exists_96 ? t2047 : t2048;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2049;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2050 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2050 & columns_7;
                const f32 t2052 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2053 - mean_7;
                f32 t2055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(distance_97), "f"(distance_97), "f"(t2052));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2056 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2057 = exists_97 ? t2055 : t2056;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2057;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2058 = 6u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2058 & columns_8;
                const f32 t2060 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2061 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2061 - mean_7;
                f32 t2063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(distance_98), "f"(distance_98), "f"(t2060));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = exists_98 ? t2063 : t2064;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2065;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2066 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2066 & columns_7;
                const f32 t2068 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2069 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2069 - mean_7;
                f32 t2071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(distance_99), "f"(distance_99), "f"(t2068));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2073 = exists_99 ? t2071 : t2072;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2073;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2074 = 7u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2074 & columns_8;
                const f32 t2076 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2077 - mean_7;
                f32 t2079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(distance_100), "f"(distance_100), "f"(t2076));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2080 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2081 = exists_100 ? t2079 : t2080;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2081;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2082 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2082 & columns_7;
                const f32 t2084 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2085 - mean_7;
                f32 t2087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(distance_101), "f"(distance_101), "f"(t2084));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = exists_101 ? t2087 : t2088;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2089;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2090 = 8u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2090 & columns_8;
                const f32 t2092 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2093 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2093 - mean_7;
                f32 t2095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(distance_102), "f"(distance_102), "f"(t2092));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2096 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2097 = exists_102 ? t2095 : t2096;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2098 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2098 & columns_7;
                const f32 t2100 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2101 - mean_7;
                f32 t2103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(distance_103), "f"(distance_103), "f"(t2100));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2104 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2105 = exists_103 ? t2103 : t2104;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2105;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2106 = 9u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2106 & columns_8;
                const f32 t2108 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2109 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2109 - mean_7;
                f32 t2111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(distance_104), "f"(distance_104), "f"(t2108));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = exists_104 ? t2111 : t2112;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2113;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2114 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2114 & columns_7;
                const f32 t2116 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2117 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2117 - mean_7;
                f32 t2119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2119) : "f"(distance_105), "f"(distance_105), "f"(t2116));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2120 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2121 = exists_105 ? t2119 : t2120;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2121;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2122 = 10u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2122 & columns_8;
                const f32 t2124 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2125 - mean_7;
                f32 t2127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(distance_106), "f"(distance_106), "f"(t2124));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2128 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = exists_106 ? t2127 : t2128;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2129;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2130 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2130 & columns_7;
                const f32 t2132 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2133 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2133 - mean_7;
                f32 t2135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(distance_107), "f"(distance_107), "f"(t2132));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = exists_107 ? t2135 : t2136;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2137;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2138 = 11u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2138 & columns_8;
                const f32 t2140 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2141 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2141 - mean_7;
                f32 t2143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_108), "f"(distance_108), "f"(t2140));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2144 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = exists_108 ? t2143 : t2144;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2145;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2146 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2146 & columns_7;
                const f32 t2148 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2149 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2149 - mean_7;
                f32 t2151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(distance_109), "f"(distance_109), "f"(t2148));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2152 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2153 = exists_109 ? t2151 : t2152;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2154 = 12u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2154 & columns_8;
                const f32 t2156 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2157 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2157 - mean_7;
                f32 t2159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(distance_110), "f"(distance_110), "f"(t2156));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2160 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = exists_110 ? t2159 : t2160;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2161;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2162 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2162 & columns_7;
                const f32 t2164 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2165 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2165 - mean_7;
                f32 t2167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(distance_111), "f"(distance_111), "f"(t2164));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2168 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2169 = exists_111 ? t2167 : t2168;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2169;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2170 = 13u < t652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2170 & columns_8;
                const f32 t2172 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2173 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2173 - mean_7;
                f32 t2175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(distance_112), "f"(distance_112), "f"(t2172));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2176 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2177 = exists_112 ? t2175 : t2176;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2177;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2178 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2179;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2179) : "f"(t2178));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2180 = t2178 + t2179;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2181;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2181) : "f"(t2180));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t2180 + t2181;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2183 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2184 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2185 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2183 + count_5;
            const f32 difference_4 = mean_7 - t2184;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2188;
            asm("max.f32 %0, %1, %2;" : "=f"(t2188) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2189;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(t2188));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2189;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t2184));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2192 = t2183 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2193 = t2192 ? mean_7 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2194 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2195 = t2194 * t2183;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2196 = t2185 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2197;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(t2195), "f"(share_5), "f"(t2196));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2193;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2197;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t2199 = outputs + own;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2200 = t40 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2201 = t39 & 7u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2202 = t39 >> 4u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2203 = t2202 << 3u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2204 = t2201 + t2203;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2205 = t2200 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2206 = t39 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2207 = t2206 & 1u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2208 = t2205 + t2207;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2209 = t2204 & 7u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2210 = t2208 ^ t2209;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2211 = t2204 << 7u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2212 = t2210 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2213 = t2211 + t2212;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t2214 = t2199 + t2213;
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2215;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(acc), "f"(acc_2));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2216;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(acc_3), "f"(acc_4));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2217;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(acc_5), "f"(acc_6));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2218;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(acc_7), "f"(acc_8));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2219;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2219) : "f"(acc_9), "f"(acc_10));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2220;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2220) : "f"(acc_11), "f"(acc_12));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2221;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(acc_13), "f"(acc_14));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2222;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(acc_15), "f"(acc_16));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2219), "r"(t2220), "r"(t2221), "r"(t2222) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2223;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2223) : "f"(acc_17), "f"(acc_18));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2224;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(acc_19), "f"(acc_20));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2225;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2225) : "f"(acc_21), "f"(acc_22));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2226;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(acc_23), "f"(acc_24));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2223), "r"(t2224), "r"(t2225), "r"(t2226) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2227;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(acc_25), "f"(acc_26));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2228;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(acc_27), "f"(acc_28));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2229;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2229) : "f"(acc_29), "f"(acc_30));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2230;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_31), "f"(acc_32));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2227), "r"(t2228), "r"(t2229), "r"(t2230) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2231;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(acc_33), "f"(acc_34));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2232;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(acc_35), "f"(acc_36));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2233;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_37), "f"(acc_38));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2234;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_39), "f"(acc_40));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2231), "r"(t2232), "r"(t2233), "r"(t2234) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2235;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_41), "f"(acc_42));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2236;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_43), "f"(acc_44));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2237;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_45), "f"(acc_46));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2238;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_47), "f"(acc_48));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2235), "r"(t2236), "r"(t2237), "r"(t2238) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2239;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_49), "f"(acc_50));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2240;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_51), "f"(acc_52));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2241;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_53), "f"(acc_54));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t2242;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_55), "f"(acc_56));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2239), "r"(t2240), "r"(t2241), "r"(t2242) : "memory");
#line 449 "fa-kernels/src/conv/work.rs"
            const u32 t2243 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2243) : "memory");
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t2244 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t2245 = t2244 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2246 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2247 = t2246 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2248 = t2247 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t2249 = t2248 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
            const u32 t2250 = t2245 + t2249;
#line 126 "fa-kernels/src/conv/output.rs"
            const bool t2251 = t2250 < 64u;
#line 101 "fa-kernels/src/conv/output.rs"
            if (t2251) {
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 t2252 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 thread_3 = t2252 & 127u;
                const u32 t2254 = thread_3 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                const u32 t2255 = t2254 >> 3u;
                const u32 t2256 = t2254 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2257 = thread_3 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2258 = t2257 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2259 = t2258 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t2260 = t2259 * 14u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 row_13 = t2255 + t2260;
                const u32 at_3 = y_5 + row_13;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 at_4 = x_5 + t2256;
                const u64 t2264 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2265 = t2264 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2266 = t2265 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2267 = y + t2266;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2268 = (u64)at_3;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2269 = t2268 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2270 = t2269 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2271 = t2267 + t2270;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2272 = (u64)at_4;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2273 = t2272 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2274 = t2273 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2275 = t2271 + t2274;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2276 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2277 = t2276 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2278 = t2277 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2279 = t2278 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t2280 = t2245 + t2279;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2281 = (u64)t2280 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t2282 = t2275 + t2281;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t2283 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t2284 = t2283 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const bool t2285 = t2256 < t654;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t2286 = t2285 ? t652 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t2287 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t2288 = t2287 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 chunk = t2288 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t2290 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t2291 = t2290 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 first_12 = t2291 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2293 = first_12 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2294 = chunk ^ t2293;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2295 = first_12 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2296 = t2294 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t2297 = t2295 + t2296;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 from = t2199 + t2297;
#line 117 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t2299 = i_17 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t2300 = from + t2299;
#line 180 "fa-kernels/src/conv/output.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t2300) : "memory");
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t2301 = i_17 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t2302 = row_13 + t2301;
#line 244 "fa-kernels/src/conv/output.rs"
                    const bool t2303 = t2302 < t2286;
#line 196 "fa-kernels/src/conv/output.rs"
                    if (t2303) {
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2304 = (u64)i_17 * t2284;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t2305 = t2282 + t2304;
#line 197 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2305), "r"(row_14), "r"(row_15), "r"(row_16), "r"(row_17) : "memory");
                    }
                }
            }
#line 449 "fa-kernels/src/conv/work.rs"
            const u32 t2306 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2306) : "memory");
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2307 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t2307 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t2309 = first_13 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t2310 = all_groups - first_13;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t2309 ? t2310 : 0u;
        const u32 t2312 = left_8 < cta_groups ? left_8 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
        const u32 t2313 = t2312 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2314 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t2314 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t2316 = first_14 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t2317 = all_groups - first_14;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t2316 ? t2317 : 0u;
        const u32 rounds = left_9 < cta_groups ? left_9 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t2320 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t2320) {
            const u32 t2321 = rounds - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2322 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2323 = t2322 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2324 = t2323 + t2321;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2325 = t2324 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2326;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2326) : "r"(t2325), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2327 = t2326 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t2328 = t39 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t2329 = t2328 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t2329) {
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t2330 = t40 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t2331 = t39 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 first_15 = t2330 + t2331;
                const u32 t2333 = first_15 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2334 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2335 = t2334 + first_15;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2336 = t2335 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments_2 + t2336;
                const f32 t2338 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2339 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2340 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2341;
                asm("mov.b32 %0, %1;" : "=r"(t2341) : "f"(t2338));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2342;
                asm("mov.b32 %0, %1;" : "=r"(t2342) : "f"(t2339));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2343;
                asm("mov.b32 %0, %1;" : "=r"(t2343) : "f"(t2340));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2341), "r"(t2342), "r"(t2343), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2344 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2345 = t2344 + t2333;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2346 = t2345 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments_2 + t2346;
                const f32 t2348 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2349 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t2350 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2351;
                asm("mov.b32 %0, %1;" : "=r"(t2351) : "f"(t2348));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2352;
                asm("mov.b32 %0, %1;" : "=r"(t2352) : "f"(t2349));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2353;
                asm("mov.b32 %0, %1;" : "=r"(t2353) : "f"(t2350));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2351), "r"(t2352), "r"(t2353), "r"(0u) : "memory");
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
            const bool t2355 = channel_4 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t2355) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2356 = channel_4 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2357 = moments_2 + t2356;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2357) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2358;
                asm("mov.b32 %0, %1;" : "=f"(t2358) : "r"(row_18));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2359;
                asm("mov.b32 %0, %1;" : "=f"(t2359) : "r"(row_19));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2360;
                asm("mov.b32 %0, %1;" : "=f"(t2360) : "r"(row_20));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2361;
                asm("mov.b32 %0, %1;" : "=f"(t2361) : "r"(row_21));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2362 = 64u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2363 = t2362 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2364 = moments_2 + t2363;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t2364) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2365;
                asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(row_22));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2366;
                asm("mov.b32 %0, %1;" : "=f"(t2366) : "r"(row_23));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2367;
                asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(row_24));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2368;
                asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(row_25));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2358 + t2365;
                const f32 difference_5 = t2366 - t2359;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2371;
                asm("max.f32 %0, %1, %2;" : "=f"(t2371) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2372;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2372) : "f"(t2371));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2365 * t2372;
                f32 mean_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_5), "f"(share_6), "f"(t2359));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2375 = t2358 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2376 = t2375 ? t2366 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2377 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2378 = t2377 * t2358;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2379 = t2360 + t2367;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2380;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(t2378), "f"(share_6), "f"(t2379));
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2381 = 128u + channel_4;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2382 = t2381 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t2383 = moments_2 + t2382;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t2383) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2384;
                asm("mov.b32 %0, %1;" : "=f"(t2384) : "r"(row_26));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2385;
                asm("mov.b32 %0, %1;" : "=f"(t2385) : "r"(row_27));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2386;
                asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(row_28));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t2387;
                asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(row_29));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2384;
                const f32 difference_6 = t2385 - t2376;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2390;
                asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t2391;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2391) : "f"(t2390));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2384 * t2391;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_6), "f"(share_7), "f"(t2376));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t2394 = count_8 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2395 = t2394 ? t2385 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2396 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2397 = t2396 * count_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t2398 = t2380 + t2386;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t2399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(t2397), "f"(share_7), "f"(t2398));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t2400 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_16 = t2400 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t2402 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_9 = first_16 + channel_4;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_8 = t2402 + t2327;
                const u64 t2405 = (u64)index_8;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2406 = t2405 * moments_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2407 = t2406 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2408 = moments + t2407;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2409 = (u64)index_9;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2410 = t2409 * moments_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2411 = t2410 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t2412 = t2408 + t2411;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2413;
                asm("mov.b32 %0, %1;" : "=r"(t2413) : "f"(count_9));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2414;
                asm("mov.b32 %0, %1;" : "=r"(t2414) : "f"(t2395));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t2415;
                asm("mov.b32 %0, %1;" : "=r"(t2415) : "f"(t2399));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2412), "r"(t2413), "r"(t2414), "r"(t2415), "r"(0u) : "memory");
            }
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
