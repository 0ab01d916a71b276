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
#line 133 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 134 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 155648u;
    const u32 moments_2 = outputs + 43008u;
    const u32 t7 = moments_2 + 6144u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 81920u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t9 = thread == 0u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t9) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t7) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t10 = t7 + 32u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t10) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t7 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t7 + 40u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t12) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t7 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t7 + 48u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t14) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t7 + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t7 + 56u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t16) : "memory");
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t7 + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t7 + 104u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = t7 + 112u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t7 + 120u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t7 + 128u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 141 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 12u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t28 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t28));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t31 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t32 = warp_2 & 3u;
#line 144 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t33 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t33 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t35 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t36 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t35 ? t36 : 0u;
        const u32 t38 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t38; i += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_2 = i * 3u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 & 3u;
            const u32 t41 = slot + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t42 = t41 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t43 = t7 + t42;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t44 = i_2 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t45 = t44 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t46 = t45 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t43), "r"(t46) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t47 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t48 = t47 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group = t48 + i;
            const u32 t50 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t51;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t51) : "r"(t50), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample = t51 >> groups_shift;
            const u32 t53 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t54 = group - t53;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t54 * 3u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t56 = number << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t57;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t57) : "r"(t56), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t58 = t57 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t58 * 14u;
            const u32 t60 = number << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t61;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t61) : "r"(t60), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t62 = t61 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t63 = t62 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t64 = number - t63;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t64 << 3u;
            const bool t66 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t67 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t66 ? t67 : 0u;
            const u32 t69 = left_2 < 14u ? left_2 : 14u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t70 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t71 = t70 < 8u ? t70 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t72 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t73 = t7 + t72;
            const u32 t74 = slot * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t74;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t76 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t77 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t78;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t78) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t79 = t78 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t79) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t73) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t73), "r"(0u), "r"(t76), "r"(t77), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t80 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t80 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 & 3u;
            const u32 t83 = slot_2 + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t84 = t83 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t85 = t7 + t84;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t86 = i_3 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t87 = t86 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t88 = t87 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t88) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t89 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t90 = t89 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t90 + i;
            const u32 t92 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t93;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t93) : "r"(t92), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t93 >> groups_shift;
            const u32 t95 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t96 = group_2 - t95;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t97 = t96 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t97 + 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t99 = number_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t100;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t100) : "r"(t99), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t101 = t100 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t101 * 14u;
            const u32 t103 = number_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t104;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t104) : "r"(t103), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t105 = t104 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t106 = t105 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t107 = number_2 - t106;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t107 << 3u;
            const bool t109 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t110 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t109 ? t110 : 0u;
            const u32 t112 = left_3 < 14u ? left_3 : 14u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t113 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t114 = t113 < 8u ? t113 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t115 = slot_2 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t116 = t7 + t115;
            const u32 t117 = slot_2 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t117;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t119 = x_3 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t120 = y_3 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t121;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t121) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t122 = t121 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t122) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t116) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t116), "r"(0u), "r"(t119), "r"(t120), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t123 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t123 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 & 3u;
            const u32 t126 = slot_3 + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t127 = t126 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t128 = t7 + t127;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t129 = i_4 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t130 = t129 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t131 = t130 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t132 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t133 = t132 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t133 + i;
            const u32 t135 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t136;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t136) : "r"(t135), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t136 >> groups_shift;
            const u32 t138 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t139 = group_3 - t138;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t140 = t139 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t140 + 2u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t142 = number_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t143;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t143) : "r"(t142), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t144 = t143 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t144 * 14u;
            const u32 t146 = number_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t147;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t147) : "r"(t146), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t148 = t147 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t149 = t148 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t150 = number_3 - t149;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t150 << 3u;
            const bool t152 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t153 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t152 ? t153 : 0u;
            const u32 t155 = left_4 < 14u ? left_4 : 14u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t156 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t157 = t156 < 8u ? t156 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t158 = slot_3 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t159 = t7 + t158;
            const u32 t160 = slot_3 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t160;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t162 = x_4 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t163 = y_4 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t164;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t164) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t165 = t164 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t165) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t159) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t159), "r"(0u), "r"(t162), "r"(t163), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t166 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t166) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t169 = slot_4 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t170 = t169 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t171 = t7 + t170;
                const u32 t172 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t8 + t172;
                const u32 t174 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = t174 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t176;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t176) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t177 = t176 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t177) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t171) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t171), "r"(0u), "r"(0u), "r"(0u), "r"(t175) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t178 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t178 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t181 = slot_5 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t182 = t181 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t183 = t7 + t182;
                const u32 t184 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t8 + t184;
                const u32 t186 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = t186 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t188;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t188) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t189 = t188 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t189) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t183) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t183), "r"(0u), "r"(1u), "r"(0u), "r"(t187) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t190 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t190 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t193 = slot_6 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t194 = t193 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t195 = t7 + t194;
                const u32 t196 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t8 + t196;
                const u32 t198 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = t198 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t200;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t200) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t201 = t200 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t201) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t195) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t195), "r"(0u), "r"(2u), "r"(0u), "r"(t199) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t202 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t202 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t205 = slot_7 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t206 = t205 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t207 = t7 + t206;
                const u32 t208 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t8 + t208;
                const u32 t210 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = t210 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t212;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t212) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t213 = t212 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t213) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t207) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t207), "r"(0u), "r"(0u), "r"(1u), "r"(t211) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t214 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t214 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t217 = slot_8 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t218 = t217 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t219 = t7 + t218;
                const u32 t220 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t8 + t220;
                const u32 t222 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t223 = t222 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t224;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t225 = t224 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t225) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t219) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t219), "r"(0u), "r"(1u), "r"(1u), "r"(t223) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t226 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t226 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t229 = slot_9 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t230 = t229 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t231 = t7 + t230;
                const u32 t232 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t8 + t232;
                const u32 t234 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t235 = t234 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t236;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t236) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t237 = t236 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t237) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t231) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t231), "r"(0u), "r"(2u), "r"(1u), "r"(t235) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t238 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t238 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t241 = slot_10 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t242 = t241 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t243 = t7 + t242;
                const u32 t244 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t8 + t244;
                const u32 t246 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t247 = t246 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t248;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t248) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t249 = t248 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t249) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t243) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t243), "r"(0u), "r"(0u), "r"(2u), "r"(t247) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t250 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t250 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t253 = slot_11 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t254 = t253 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t255 = t7 + t254;
                const u32 t256 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t8 + t256;
                const u32 t258 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t259 = t258 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t260;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t260) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t261 = t260 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t261) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t255) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t255), "r"(0u), "r"(1u), "r"(2u), "r"(t259) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t262 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_13 = t262 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_12 = i_13 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t265 = slot_12 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t266 = t265 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t267 = t7 + t266;
                const u32 t268 = slot_12 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_12 = t8 + t268;
                const u32 t270 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t271 = t270 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t272;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t272) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t273 = t272 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t273) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t267) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_12), "l"(weight), "r"(t267), "r"(0u), "r"(2u), "r"(2u), "r"(t271) : "memory");
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
        const u32 t274 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t274 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t276 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t277 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t276 + t277;
        const u32 t279 = first_3 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t280 = first_2 + first_3;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel = t280 < 63u ? t280 : 63u;
        const u64 t282 = (u64)channel;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t283 = t282 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t284 = t283 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t285 = bias + t284;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t286;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t286) : "l"(t285) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t287;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t287) : "h"(t286));
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t288 = first_2 + t279;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t288 < 63u ? t288 : 63u;
        const u64 t290 = (u64)channel_2;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t291 = t290 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t292 = t291 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t293 = bias + t292;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t294;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t294) : "l"(t293) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t295;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t295) : "h"(t294));
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
        const u32 t296 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t296 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t298 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t299 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t298 ? t299 : 0u;
        const u32 t301 = left_5 < cta_groups ? left_5 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t301; i_14 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_41 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_42 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_45 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_46 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_49 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_50 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_53 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_54 = t287;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_43 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_44 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_47 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_48 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_51 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_52 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_55 = t295;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_56 = t295;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t302 = i_14 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t302 + index;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 & 3u;
            const u32 t305 = slot_13 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t306 = t7 + t305;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t307 = i_15 >> 2u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t308 = t307 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t306), "r"(t308) : "memory");
            const u32 t309 = slot_13 * 20480u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t310 = smem_1 + t309;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t311 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t311) {
                const u32 t312 = t7 + 64u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t312), "r"(0u) : "memory");
            }
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t313 = t8 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t314 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t315 = t313 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t316 = (u64)t315;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t317 = t316 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t318 = t314 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t319 = (u64)t318;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t320 = t319 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t321 = t313 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t322 = (u64)t321;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t323 = t322 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t324 = t314 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t325 = (u64)t324;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t326 = t325 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t327 = t313 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t328 = (u64)t327;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t329 = t328 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t330 = t314 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t331 = (u64)t330;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t332 = t331 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t333 = t313 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t334 = (u64)t333;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t335 = t334 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t336 = t314 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t337 = (u64)t336;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t338 = t337 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t317), "l"(t320), "l"(t323), "l"(t326), "l"(t329), "l"(t332), "l"(t335), "l"(t338) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t339 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t339) {
                const u32 t340 = t7 + 72u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t340), "r"(0u) : "memory");
            }
            const u32 t341 = t8 + 8192u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t342 = t341 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t343 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t344 = t343 + 8u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t345 = t342 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t346 = (u64)t345;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = t346 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t348 = t344 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t349 = (u64)t348;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = t349 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t351 = t342 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t352 = (u64)t351;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t354 = t344 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t355 = (u64)t354;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t356 = t355 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t357 = t342 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = (u64)t357;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t360 = t344 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = (u64)t360;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = t361 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t363 = t342 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = (u64)t363;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t344 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = (u64)t366;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = t367 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t347), "l"(t350), "l"(t353), "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t369 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t369) {
                const u32 t370 = t7 + 80u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t370), "r"(0u) : "memory");
            }
            const u32 t371 = t8 + 16384u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t372 = t371 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t373 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t374 = t373 + 16u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t375 = t372 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t376 = (u64)t375;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t378 = t374 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t379 = (u64)t378;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = t379 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t381 = t372 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t382 = (u64)t381;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t384 = t374 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t385 = (u64)t384;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t386 = t385 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t387 = t372 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = (u64)t387;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t390 = t374 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = (u64)t390;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = t391 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t393 = t372 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = (u64)t393;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t374 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = (u64)t396;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = t397 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t377), "l"(t380), "l"(t383), "l"(t386), "l"(t389), "l"(t392), "l"(t395), "l"(t398) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t399 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t399) {
                const u32 t400 = t7 + 88u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t400), "r"(0u) : "memory");
            }
            const u32 t401 = t8 + 24576u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t402 = t401 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t403 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t404 = t403 + 80u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t405 = t402 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t406 = (u64)t405;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = t406 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t408 = t404 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t409 = (u64)t408;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = t409 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t411 = t402 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t412 = (u64)t411;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t413 = t412 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t414 = t404 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t415 = (u64)t414;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t416 = t415 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t417 = t402 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = (u64)t417;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = t418 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t420 = t404 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = (u64)t420;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = t421 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t423 = t402 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = (u64)t423;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = t424 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t404 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = (u64)t426;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = t427 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t407), "l"(t410), "l"(t413), "l"(t416), "l"(t419), "l"(t422), "l"(t425), "l"(t428) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t429 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t429) {
                const u32 t430 = t7 + 96u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t430), "r"(0u) : "memory");
            }
            const u32 t431 = t8 + 32768u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t432 = t431 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t433 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t434 = t433 + 88u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t435 = t432 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t436 = (u64)t435;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = t436 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t438 = t434 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t439 = (u64)t438;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = t439 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t441 = t432 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t442 = (u64)t441;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t443 = t442 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t444 = t434 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t445 = (u64)t444;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t446 = t445 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t447 = t432 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = (u64)t447;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = t448 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t450 = t434 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = (u64)t450;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = t451 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t453 = t432 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = (u64)t453;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = t454 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t434 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = (u64)t456;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = t457 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t437), "l"(t440), "l"(t443), "l"(t446), "l"(t449), "l"(t452), "l"(t455), "l"(t458) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t459 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t459) {
                const u32 t460 = t7 + 104u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t460), "r"(0u) : "memory");
            }
            const u32 t461 = t8 + 40960u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t462 = t461 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t463 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t464 = t463 + 96u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t465 = t462 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t466 = (u64)t465;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = t466 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t468 = t464 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t469 = (u64)t468;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = t469 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t471 = t462 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t472 = (u64)t471;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t473 = t472 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t474 = t464 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t475 = (u64)t474;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t476 = t475 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t477 = t462 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = (u64)t477;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = t478 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t480 = t464 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = (u64)t480;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = t481 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t483 = t462 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = (u64)t483;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = t484 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t464 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = (u64)t486;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = t487 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t467), "l"(t470), "l"(t473), "l"(t476), "l"(t479), "l"(t482), "l"(t485), "l"(t488) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t489 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t489) {
                const u32 t490 = t7 + 112u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t490), "r"(0u) : "memory");
            }
            const u32 t491 = t8 + 49152u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t492 = t491 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t493 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t494 = t493 + 160u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t495 = t492 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t496 = (u64)t495;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = t496 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t498 = t494 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t499 = (u64)t498;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = t499 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t501 = t492 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t502 = (u64)t501;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t503 = t502 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t504 = t494 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t505 = (u64)t504;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t506 = t505 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t507 = t492 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = (u64)t507;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = t508 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t510 = t494 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = (u64)t510;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = t511 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t513 = t492 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = (u64)t513;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = t514 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t494 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = (u64)t516;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = t517 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t497), "l"(t500), "l"(t503), "l"(t506), "l"(t509), "l"(t512), "l"(t515), "l"(t518) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t519 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t519) {
                const u32 t520 = t7 + 120u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t520), "r"(0u) : "memory");
            }
            const u32 t521 = t8 + 57344u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t522 = t521 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t523 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t524 = t523 + 168u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = t522 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t526 = (u64)t525;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = t526 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t528 = t524 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t529 = (u64)t528;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = t529 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t531 = t522 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t532 = (u64)t531;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t533 = t532 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t534 = t524 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t535 = (u64)t534;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t536 = t535 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t537 = t522 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t538 = (u64)t537;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = t538 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t540 = t524 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t541 = (u64)t540;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t542 = t541 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t543 = t522 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t544 = (u64)t543;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t545 = t544 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t546 = t524 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t547 = (u64)t546;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t548 = t547 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t527), "l"(t530), "l"(t533), "l"(t536), "l"(t539), "l"(t542), "l"(t545), "l"(t548) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t549 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t549) {
                const u32 t550 = t7 + 128u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t550), "r"(0u) : "memory");
            }
            const u32 t551 = t8 + 65536u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t552 = t551 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t553 = t310 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t554 = t553 + 176u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t555 = t552 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t556 = (u64)t555;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = t556 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t558 = t554 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t559 = (u64)t558;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = t559 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t561 = t552 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t562 = (u64)t561;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t563 = t562 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t564 = t554 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t565 = (u64)t564;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t566 = t565 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t567 = t552 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t568 = (u64)t567;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t569 = t568 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t570 = t554 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t571 = (u64)t570;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t572 = t571 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t573 = t552 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t574 = (u64)t573;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t575 = t574 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t576 = t554 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t577 = (u64)t576;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t578 = t577 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t557), "l"(t560), "l"(t563), "l"(t566), "l"(t569), "l"(t572), "l"(t575), "l"(t578) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t579 = i_14 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t579 + index;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t581 = i_16 & 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t582 = t581 + 4u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t583 = t582 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t584 = t7 + t583;
            u32 t585;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t585) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t586 = t585 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t586) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t584) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t587 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t588 = t587 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t588 + i_14;
            const u32 t590 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t591;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t591) : "r"(t590), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t591 >> groups_shift;
            const u32 t593 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t594 = group_4 - t593;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t595 = t594 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t595 + index;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t597 = number_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t598;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t598) : "r"(t597), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t599 = t598 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t599 * 14u;
            const u32 t601 = number_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t602;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t602) : "r"(t601), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t603 = t602 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t604 = t603 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t605 = number_4 - t604;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t605 << 3u;
            const bool t607 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t608 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t607 ? t608 : 0u;
            const u32 t610 = left_6 < 14u ? left_6 : 14u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t611 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t612 = t611 < 8u ? t611 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t613 = 0u < i_14;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t613) {
#line 100 "fa-kernels/src/conv/statistics.rs"
                const u32 t614 = i_14 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t615 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t616 = t615 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t617 = t616 + t614;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t618 = t617 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t619;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t619) : "r"(t618), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t619 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t621 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t622 = t621 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t623 = t622 + i_14;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t624 = t623 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t625;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t625) : "r"(t624), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t626 = t625 >> groups_shift;
#line 101 "fa-kernels/src/conv/statistics.rs"
                const bool t627 = t626 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
                if (t627) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const u32 t628 = t31 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const bool t629 = t628 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    if (t629) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t630 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t631 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t630 + t631;
                        const u32 t633 = first_5 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t634 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t635 = t634 + first_5;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t636 = t635 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments_2 + t636;
                        const f32 t638 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t639 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t640 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t641;
                        asm("mov.b32 %0, %1;" : "=r"(t641) : "f"(t638));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t642;
                        asm("mov.b32 %0, %1;" : "=r"(t642) : "f"(t639));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t643;
                        asm("mov.b32 %0, %1;" : "=r"(t643) : "f"(t640));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t641), "r"(t642), "r"(t643), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t644 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t645 = t644 + t633;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t646 = t645 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments_2 + t646;
                        const f32 t648 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t649 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t650 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t651;
                        asm("mov.b32 %0, %1;" : "=r"(t651) : "f"(t648));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t652;
                        asm("mov.b32 %0, %1;" : "=r"(t652) : "f"(t649));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t653;
                        asm("mov.b32 %0, %1;" : "=r"(t653) : "f"(t650));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t651), "r"(t652), "r"(t653), "r"(0u) : "memory");
                    }
#line 126 "fa-kernels/src/conv/statistics.rs"
                    count = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    mean = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    squares = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    count_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    mean_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t655 = channel_3 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                    if (t655) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t656 = channel_3 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t657 = moments_2 + t656;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t657) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t658;
                        asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t659;
                        asm("mov.b32 %0, %1;" : "=f"(t659) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t660;
                        asm("mov.b32 %0, %1;" : "=f"(t660) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t661;
                        asm("mov.b32 %0, %1;" : "=f"(t661) : "r"(row_4));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t662 = 64u + channel_3;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t663 = t662 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t664 = moments_2 + t663;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t664) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t665;
                        asm("mov.b32 %0, %1;" : "=f"(t665) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t666;
                        asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t667;
                        asm("mov.b32 %0, %1;" : "=f"(t667) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t668;
                        asm("mov.b32 %0, %1;" : "=f"(t668) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t658 + t665;
                        const f32 difference = t666 - t659;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t671;
                        asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t672;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(t671));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t665 * t672;
                        f32 t674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(difference), "f"(share), "f"(t659));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t675 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t676 = t675 * t658;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t677 = t660 + t667;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(t676), "f"(share), "f"(t677));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t679 = 128u + channel_3;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t680 = t679 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t681 = moments_2 + t680;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t681) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t682;
                        asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_9));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t683;
                        asm("mov.b32 %0, %1;" : "=f"(t683) : "r"(row_10));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t684;
                        asm("mov.b32 %0, %1;" : "=f"(t684) : "r"(row_11));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t685;
                        asm("mov.b32 %0, %1;" : "=f"(t685) : "r"(row_12));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t682;
                        const f32 difference_2 = t683 - t674;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t688;
                        asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t689;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(t688));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t682 * t689;
                        f32 t691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(difference_2), "f"(share_2), "f"(t674));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t692 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t693 = t692 * count_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t694 = t678 + t684;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(t693), "f"(share_2), "f"(t694));
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t696 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t696 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 t698 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_3 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_2 = t698 + before;
                        const u64 t701 = (u64)index_2;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t702 = t701 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t703 = t702 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t704 = moments + t703;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t705 = (u64)index_3;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t706 = t705 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t707 = t706 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t708 = t704 + t707;
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t709;
                        asm("mov.b32 %0, %1;" : "=r"(t709) : "f"(count_4));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t710;
                        asm("mov.b32 %0, %1;" : "=r"(t710) : "f"(t691));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t711;
                        asm("mov.b32 %0, %1;" : "=r"(t711) : "f"(t695));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t712 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t713 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t714;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(t712), "f"(t713));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t715 = t714 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t716;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t716) : "r"(t714));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t717;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t717) : "h"(t716));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t718;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t718) : "r"(t715));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t719;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t719) : "h"(t718));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t717;
            acc_2 = t719;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t720 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t721 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t722;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(t720), "f"(t721));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t723 = t722 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t724;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t724) : "r"(t722));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t725;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t725) : "h"(t724));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t726;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t726) : "r"(t723));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t727;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t727) : "h"(t726));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t725;
            acc_4 = t727;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t728 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t729 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t730;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t730) : "f"(t728), "f"(t729));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t731 = t730 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t732;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t732) : "r"(t730));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t733;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t733) : "h"(t732));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t734;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t734) : "r"(t731));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t735;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t735) : "h"(t734));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t733;
            acc_6 = t735;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t736 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t737 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t738;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t738) : "f"(t736), "f"(t737));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t739 = t738 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t740;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t740) : "r"(t738));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t741;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t741) : "h"(t740));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t742;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t742) : "r"(t739));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t743;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t743) : "h"(t742));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t741;
            acc_8 = t743;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t744 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t745 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t746;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(t744), "f"(t745));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t747 = t746 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t748;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t748) : "r"(t746));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t749;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t749) : "h"(t748));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t750;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t750) : "r"(t747));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t751;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t751) : "h"(t750));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t749;
            acc_10 = t751;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t752 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t753 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t754;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(t752), "f"(t753));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t755 = t754 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t756;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t756) : "r"(t754));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t757;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t757) : "h"(t756));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t758;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t758) : "r"(t755));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t759;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t759) : "h"(t758));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t757;
            acc_12 = t759;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t760 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t761 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t762;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(t760), "f"(t761));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t763 = t762 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t764;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t764) : "r"(t762));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t765;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t765) : "h"(t764));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t766;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t766) : "r"(t763));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t767;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t767) : "h"(t766));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t765;
            acc_14 = t767;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t768 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t769 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t770;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(t768), "f"(t769));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t771 = t770 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t772;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t772) : "r"(t770));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t773;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t773) : "h"(t772));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t774;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t774) : "r"(t771));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t775;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t775) : "h"(t774));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t773;
            acc_16 = t775;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t776 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t777 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t778;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(t776), "f"(t777));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t779 = t778 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t780;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t780) : "r"(t778));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t781;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t781) : "h"(t780));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t782;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t782) : "r"(t779));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t783;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t783) : "h"(t782));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t781;
            acc_18 = t783;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t784 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t785 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t786;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(t784), "f"(t785));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t787 = t786 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t788;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t788) : "r"(t786));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t789;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t789) : "h"(t788));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t790;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t790) : "r"(t787));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t791;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t791) : "h"(t790));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t789;
            acc_20 = t791;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t792 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t793 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t794;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(t792), "f"(t793));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t795 = t794 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t796;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t796) : "r"(t794));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t797;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t797) : "h"(t796));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t798;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t798) : "r"(t795));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t799;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t799) : "h"(t798));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t797;
            acc_22 = t799;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t800 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t801 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t802;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(t800), "f"(t801));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t803 = t802 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t804;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t804) : "r"(t802));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t805;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t805) : "h"(t804));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t806;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t806) : "r"(t803));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t807;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t807) : "h"(t806));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t805;
            acc_24 = t807;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t808 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t809 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t810;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(t808), "f"(t809));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t811 = t810 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t812;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t812) : "r"(t810));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t813;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t813) : "h"(t812));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t814;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t814) : "r"(t811));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t815;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t815) : "h"(t814));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t813;
            acc_26 = t815;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t816 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t817 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t818;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(t816), "f"(t817));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t819 = t818 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t820;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t820) : "r"(t818));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t821;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t821) : "h"(t820));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t822;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t822) : "r"(t819));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t823;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t823) : "h"(t822));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t821;
            acc_28 = t823;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t824 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t825 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t826;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(t824), "f"(t825));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t827 = t826 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t828;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t828) : "r"(t826));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t829;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t829) : "h"(t828));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t830;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t830) : "r"(t827));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t831;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t831) : "h"(t830));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t829;
            acc_30 = t831;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t832 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t833 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(t832), "f"(t833));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t835 = t834 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t836;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t836) : "r"(t834));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t837;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t837) : "h"(t836));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t838;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t838) : "r"(t835));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t839;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t839) : "h"(t838));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t837;
            acc_32 = t839;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t840 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t841 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(t840), "f"(t841));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t843 = t842 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t844;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t844) : "r"(t842));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t845;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t845) : "h"(t844));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t846;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t846) : "r"(t843));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t847;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t847) : "h"(t846));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t845;
            acc_34 = t847;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t848 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t849 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t850;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(t848), "f"(t849));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t851 = t850 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t852;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t852) : "r"(t850));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t853;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t853) : "h"(t852));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t854;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t854) : "r"(t851));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t855;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t855) : "h"(t854));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t853;
            acc_36 = t855;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t856 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t857 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t858;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(t856), "f"(t857));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t859 = t858 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t860;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t860) : "r"(t858));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t861;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t861) : "h"(t860));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t862;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t862) : "r"(t859));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t863;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t863) : "h"(t862));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t861;
            acc_38 = t863;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t864 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t865 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(t864), "f"(t865));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t867 = t866 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t868;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t868) : "r"(t866));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t869;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t869) : "h"(t868));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t870;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t870) : "r"(t867));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t871;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t871) : "h"(t870));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t869;
            acc_40 = t871;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t872 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t873 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(t872), "f"(t873));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t875 = t874 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t876;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t876) : "r"(t874));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t877;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t877) : "h"(t876));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t878;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t878) : "r"(t875));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t879;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t879) : "h"(t878));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t877;
            acc_42 = t879;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t880 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t881 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(t880), "f"(t881));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t883 = t882 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t884;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t884) : "r"(t882));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t885;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t885) : "h"(t884));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t886;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t886) : "r"(t883));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t887;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t887) : "h"(t886));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t885;
            acc_44 = t887;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t888 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t889 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(t888), "f"(t889));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t891 = t890 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t892;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t892) : "r"(t890));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t893;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t893) : "h"(t892));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t894;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t894) : "r"(t891));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t895;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t895) : "h"(t894));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t893;
            acc_46 = t895;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t896 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t897 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(t896), "f"(t897));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t899 = t898 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t900;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t900) : "r"(t898));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t901;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t901) : "h"(t900));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t902;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t902) : "r"(t899));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t903;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t903) : "h"(t902));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t901;
            acc_48 = t903;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t904 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t905 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(t904), "f"(t905));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t907 = t906 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t908;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t908) : "r"(t906));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t909;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t909) : "h"(t908));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t910;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t910) : "r"(t907));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t911;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t911) : "h"(t910));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t909;
            acc_50 = t911;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t912 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t913 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(t912), "f"(t913));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t915 = t914 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t916;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t916) : "r"(t914));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t917;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t917) : "h"(t916));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t918;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t918) : "r"(t915));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t919;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t919) : "h"(t918));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t917;
            acc_52 = t919;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t920 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t921 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(t920), "f"(t921));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t923 = t922 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t924;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t924) : "r"(t922));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t925;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t925) : "h"(t924));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t926;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t926) : "r"(t923));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t927;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t927) : "h"(t926));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t925;
            acc_54 = t927;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t928 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t929 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(t928), "f"(t929));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t931 = t930 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t932;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t932) : "r"(t930));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t933;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t933) : "h"(t932));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t934;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t934) : "r"(t931));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t935;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t935) : "h"(t934));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t933;
            acc_56 = t935;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t936 = t610 * t612;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t936;
            f32 t938;
            asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(count_5), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t938));
#line 85 "fa-kernels/src/conv/statistics.rs"
            const u32 t940 = t610 * t612;
#line 85 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t940 == 112u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t945 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = acc_53;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = t942 + t943;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = t956 + t944;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = t957 + t945;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = t958 + t946;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = t959 + t947;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t961 = t960 + t948;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = t961 + t949;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = t962 + t950;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = t963 + t951;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = t964 + t952;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = t965 + t953;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t967 = t966 + t954;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = t967 + t955;
                const f32 t969 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_54;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = t969 + t970;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = t983 + t971;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = t984 + t972;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = t985 + t973;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = t986 + t974;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = t987 + t975;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = t988 + t976;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t989 + t977;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = t990 + t978;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = t991 + t979;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = t992 + t980;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = t993 + t981;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = t994 + t982;
                const f32 t996 = t968 + t995;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t996;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t997 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t997 << 1u;
                const bool columns = first_7 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1000 = first_7 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1000 < t612;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1002 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1002 & columns;
                const f32 t1004 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = exists ? t1005 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = t1004 + t1006;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1007;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1008 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1008 & columns_2;
                const f32 t1010 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = exists_2 ? t1011 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = t1010 + t1012;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1013;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1014 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1014 & columns;
                const f32 t1016 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = exists_3 ? t1017 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = t1016 + t1018;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1019;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1020 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1020 & columns_2;
                const f32 t1022 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = exists_4 ? t1023 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = t1022 + t1024;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1025;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1026 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1026 & columns;
                const f32 t1028 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = exists_5 ? t1029 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = t1028 + t1030;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1031;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1032 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1032 & columns_2;
                const f32 t1034 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = exists_6 ? t1035 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = t1034 + t1036;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1037;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1038 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1038 & columns;
                const f32 t1040 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = exists_7 ? t1041 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = t1040 + t1042;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1043;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1044 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1044 & columns_2;
                const f32 t1046 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1048 = exists_8 ? t1047 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = t1046 + t1048;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1049;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1050 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1050 & columns;
                const f32 t1052 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = exists_9 ? t1053 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = t1052 + t1054;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1055;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1056 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1056 & columns_2;
                const f32 t1058 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = exists_10 ? t1059 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = t1058 + t1060;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1061;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1062 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1062 & columns;
                const f32 t1064 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = exists_11 ? t1065 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = t1064 + t1066;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1067;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1068 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1068 & columns_2;
                const f32 t1070 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = exists_12 ? t1071 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = t1070 + t1072;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1073;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1074 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1074 & columns;
                const f32 t1076 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = exists_13 ? t1077 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = t1076 + t1078;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1079;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1080 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1080 & columns_2;
                const f32 t1082 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = exists_14 ? t1083 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = t1082 + t1084;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1085;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1086 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1086 & columns;
                const f32 t1088 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = exists_15 ? t1089 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = t1088 + t1090;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1091;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1092 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1092 & columns_2;
                const f32 t1094 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = exists_16 ? t1095 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = t1094 + t1096;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1097;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1098 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1098 & columns;
                const f32 t1100 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = exists_17 ? t1101 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = t1100 + t1102;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1103;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1104 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1104 & columns_2;
                const f32 t1106 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = exists_18 ? t1107 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = t1106 + t1108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1109;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1110 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1110 & columns;
                const f32 t1112 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1113 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = exists_19 ? t1113 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = t1112 + t1114;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1115;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1116 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1116 & columns_2;
                const f32 t1118 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = exists_20 ? t1119 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = t1118 + t1120;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1121;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1122 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1122 & columns;
                const f32 t1124 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1125 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = exists_21 ? t1125 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = t1124 + t1126;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1127;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1128 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1128 & columns_2;
                const f32 t1130 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = exists_22 ? t1131 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = t1130 + t1132;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1133;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1134 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1134 & columns;
                const f32 t1136 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = exists_23 ? t1137 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = t1136 + t1138;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1139;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1140 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1140 & columns_2;
                const f32 t1142 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = exists_24 ? t1143 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = t1142 + t1144;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1145;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1146 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1146 & columns;
                const f32 t1148 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = exists_25 ? t1149 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = t1148 + t1150;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1151;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1152 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1152 & columns_2;
                const f32 t1154 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = exists_26 ? t1155 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = t1154 + t1156;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1157;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1158 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1158 & columns;
                const f32 t1160 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1161 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = exists_27 ? t1161 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = t1160 + t1162;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1163;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1164 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1164 & columns_2;
                const f32 t1166 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = exists_28 ? t1167 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = t1166 + t1168;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1169;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1171;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1171) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1171;
            f32 t1173;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1173) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1174 = pair + t1173;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1174 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1176 - mean_3;
                const f32 t1178 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1179 - mean_3;
                const f32 t1181 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1182 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1182 - mean_3;
                const f32 t1184 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1185 - mean_3;
                const f32 t1187 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1188 - mean_3;
                const f32 t1190 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1191 - mean_3;
                const f32 t1193 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1194 - mean_3;
                const f32 t1196 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1197 - mean_3;
                const f32 t1199 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1200 - mean_3;
                const f32 t1202 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1203 - mean_3;
                const f32 t1205 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1206 - mean_3;
                const f32 t1208 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1209 - mean_3;
                const f32 t1211 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1212 - mean_3;
                const f32 t1214 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1215 - mean_3;
                const f32 t1217 = distance_14 * distance_14;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = t1178 + t1181;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = t1218 + t1184;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = t1219 + t1187;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = t1220 + t1190;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = t1221 + t1193;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = t1222 + t1196;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = t1223 + t1199;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = t1224 + t1202;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = t1225 + t1205;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = t1226 + t1208;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = t1227 + t1211;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = t1228 + t1214;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = t1229 + t1217;
                const f32 t1231 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1231 - mean_3;
                const f32 t1233 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1234 - mean_3;
                const f32 t1236 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1237 - mean_3;
                const f32 t1239 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1240 - mean_3;
                const f32 t1242 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1243 - mean_3;
                const f32 t1245 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1246 - mean_3;
                const f32 t1248 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1249 - mean_3;
                const f32 t1251 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1252 - mean_3;
                const f32 t1254 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1255 - mean_3;
                const f32 t1257 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1258 - mean_3;
                const f32 t1260 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1261 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1261 - mean_3;
                const f32 t1263 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1264 - mean_3;
                const f32 t1266 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1267 - mean_3;
                const f32 t1269 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1270 - mean_3;
                const f32 t1272 = distance_28 * distance_28;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = t1233 + t1236;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = t1273 + t1239;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = t1274 + t1242;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = t1275 + t1245;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = t1276 + t1248;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = t1277 + t1251;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = t1278 + t1254;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = t1279 + t1257;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1281 = t1280 + t1260;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1282 = t1281 + t1263;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = t1282 + t1266;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = t1283 + t1269;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = t1284 + t1272;
                const f32 t1286 = t1230 + t1285;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1286;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1287 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1287 << 1u;
                const bool columns_3 = first_8 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1290 = first_8 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1290 < t612;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1292 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1292 & columns_3;
                const f32 t1294 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1295 - mean_3;
                const f32 t1297 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = exists_29 ? t1297 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = t1294 + t1298;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1299;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1300 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1300 & columns_4;
                const f32 t1302 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1303 - mean_3;
                const f32 t1305 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = exists_30 ? t1305 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = t1302 + t1306;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1307;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1308 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1308 & columns_3;
                const f32 t1310 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1311 - mean_3;
                const f32 t1313 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = exists_31 ? t1313 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = t1310 + t1314;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1315;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1316 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1316 & columns_4;
                const f32 t1318 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1319 - mean_3;
                const f32 t1321 = distance_32 * distance_32;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = exists_32 ? t1321 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = t1318 + t1322;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1323;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1324 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1324 & columns_3;
                const f32 t1326 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1327 - mean_3;
                const f32 t1329 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = exists_33 ? t1329 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = t1326 + t1330;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1331;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1332 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1332 & columns_4;
                const f32 t1334 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1335 - mean_3;
                const f32 t1337 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = exists_34 ? t1337 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = t1334 + t1338;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1339;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1340 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1340 & columns_3;
                const f32 t1342 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1343 - mean_3;
                const f32 t1345 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = exists_35 ? t1345 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = t1342 + t1346;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1347;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1348 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1348 & columns_4;
                const f32 t1350 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1351 - mean_3;
                const f32 t1353 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = exists_36 ? t1353 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = t1350 + t1354;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1355;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1356 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1356 & columns_3;
                const f32 t1358 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1359 - mean_3;
                const f32 t1361 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = exists_37 ? t1361 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = t1358 + t1362;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1363;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1364 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1364 & columns_4;
                const f32 t1366 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1367 - mean_3;
                const f32 t1369 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = exists_38 ? t1369 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = t1366 + t1370;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1371;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1372 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1372 & columns_3;
                const f32 t1374 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1375 - mean_3;
                const f32 t1377 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = exists_39 ? t1377 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = t1374 + t1378;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1379;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1380 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1380 & columns_4;
                const f32 t1382 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1383 - mean_3;
                const f32 t1385 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = exists_40 ? t1385 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = t1382 + t1386;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1387;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1388 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1388 & columns_3;
                const f32 t1390 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1391 - mean_3;
                const f32 t1393 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = exists_41 ? t1393 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = t1390 + t1394;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1395;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1396 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1396 & columns_4;
                const f32 t1398 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1399 - mean_3;
                const f32 t1401 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = exists_42 ? t1401 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = t1398 + t1402;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1403;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1404 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1404 & columns_3;
                const f32 t1406 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1407 - mean_3;
                const f32 t1409 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = exists_43 ? t1409 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = t1406 + t1410;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1411;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1412 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1412 & columns_4;
                const f32 t1414 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1415 - mean_3;
                const f32 t1417 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = exists_44 ? t1417 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = t1414 + t1418;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1419;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1420 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1420 & columns_3;
                const f32 t1422 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1423 - mean_3;
                const f32 t1425 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = exists_45 ? t1425 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = t1422 + t1426;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1427;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1428 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1428 & columns_4;
                const f32 t1430 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1431 - mean_3;
                const f32 t1433 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = exists_46 ? t1433 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = t1430 + t1434;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1436 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1436 & columns_3;
                const f32 t1438 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1439 - mean_3;
                const f32 t1441 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = exists_47 ? t1441 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = t1438 + t1442;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1443;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1444 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1444 & columns_4;
                const f32 t1446 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1447 - mean_3;
                const f32 t1449 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = exists_48 ? t1449 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = t1446 + t1450;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1451;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1452 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1452 & columns_3;
                const f32 t1454 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1455 - mean_3;
                const f32 t1457 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = exists_49 ? t1457 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = t1454 + t1458;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1459;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1460 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1460 & columns_4;
                const f32 t1462 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1463 - mean_3;
                const f32 t1465 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = exists_50 ? t1465 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = t1462 + t1466;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1467;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1468 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1468 & columns_3;
                const f32 t1470 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1471 - mean_3;
                const f32 t1473 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = exists_51 ? t1473 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = t1470 + t1474;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1475;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1476 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1476 & columns_4;
                const f32 t1478 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1479 - mean_3;
                const f32 t1481 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = exists_52 ? t1481 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = t1478 + t1482;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1483;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1484 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1484 & columns_3;
                const f32 t1486 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1487 - mean_3;
                const f32 t1489 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = exists_53 ? t1489 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = t1486 + t1490;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1491;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1492 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1492 & columns_4;
                const f32 t1494 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1495 - mean_3;
                const f32 t1497 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = exists_54 ? t1497 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = t1494 + t1498;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1499;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1500 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1500 & columns_3;
                const f32 t1502 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1503 - mean_3;
                const f32 t1505 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = exists_55 ? t1505 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = t1502 + t1506;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1507;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1508 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1508 & columns_4;
                const f32 t1510 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1511 - mean_3;
                const f32 t1513 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = exists_56 ? t1513 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = t1510 + t1514;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1515;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1517;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1517) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1517;
            f32 t1519;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1519) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t1519;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1521 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1522 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1523 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1521 + count_5;
            const f32 difference_3 = mean_3 - t1522;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1526;
            asm("max.f32 %0, %1, %2;" : "=f"(t1526) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1527;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(t1526));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1527;
            f32 t1529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(difference_3), "f"(share_4), "f"(t1522));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1530 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1531 = t1530 * t1521;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1532 = t1523 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(t1531), "f"(share_4), "f"(t1532));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean = t1529;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares = t1533;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = acc_55;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = t1534 + t1535;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = t1548 + t1536;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = t1549 + t1537;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = t1550 + t1538;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = t1551 + t1539;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = t1552 + t1540;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = t1553 + t1541;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = t1554 + t1542;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = t1555 + t1543;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = t1556 + t1544;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = t1557 + t1545;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = t1558 + t1546;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = t1559 + t1547;
                const f32 t1561 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_56;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = t1561 + t1562;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = t1575 + t1563;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = t1576 + t1564;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1577 + t1565;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = t1578 + t1566;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = t1579 + t1567;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = t1580 + t1568;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = t1581 + t1569;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = t1582 + t1570;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = t1583 + t1571;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = t1584 + t1572;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = t1585 + t1573;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = t1586 + t1574;
                const f32 t1588 = t1560 + t1587;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1588;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1589 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1589 << 1u;
                const bool columns_5 = first_9 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1592 = first_9 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1592 < t612;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1594 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1594 & columns_5;
                const f32 t1596 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = exists_57 ? t1597 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = t1596 + t1598;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1599;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1600 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1600 & columns_6;
                const f32 t1602 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = exists_58 ? t1603 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = t1602 + t1604;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1605;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1606 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1606 & columns_5;
                const f32 t1608 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = exists_59 ? t1609 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = t1608 + t1610;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1611;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1612 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1612 & columns_6;
                const f32 t1614 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = exists_60 ? t1615 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = t1614 + t1616;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1617;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1618 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1618 & columns_5;
                const f32 t1620 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = exists_61 ? t1621 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = t1620 + t1622;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1623;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1624 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1624 & columns_6;
                const f32 t1626 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = exists_62 ? t1627 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = t1626 + t1628;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1629;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1630 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1630 & columns_5;
                const f32 t1632 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = exists_63 ? t1633 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = t1632 + t1634;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1635;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1636 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1636 & columns_6;
                const f32 t1638 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = exists_64 ? t1639 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = t1638 + t1640;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1641;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1642 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1642 & columns_5;
                const f32 t1644 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = exists_65 ? t1645 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = t1644 + t1646;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1647;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1648 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1648 & columns_6;
                const f32 t1650 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = exists_66 ? t1651 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = t1650 + t1652;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1653;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1654 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1654 & columns_5;
                const f32 t1656 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = exists_67 ? t1657 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = t1656 + t1658;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1659;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1660 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1660 & columns_6;
                const f32 t1662 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = exists_68 ? t1663 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = t1662 + t1664;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1665;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1666 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1666 & columns_5;
                const f32 t1668 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = exists_69 ? t1669 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = t1668 + t1670;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1671;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1672 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1672 & columns_6;
                const f32 t1674 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = exists_70 ? t1675 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = t1674 + t1676;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1677;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1678 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1678 & columns_5;
                const f32 t1680 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = exists_71 ? t1681 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = t1680 + t1682;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1683;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1684 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1684 & columns_6;
                const f32 t1686 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = exists_72 ? t1687 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = t1686 + t1688;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1689;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1690 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1690 & columns_5;
                const f32 t1692 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = exists_73 ? t1693 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = t1692 + t1694;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1695;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1696 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1696 & columns_6;
                const f32 t1698 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = exists_74 ? t1699 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = t1698 + t1700;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1701;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1702 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1702 & columns_5;
                const f32 t1704 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = exists_75 ? t1705 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = t1704 + t1706;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1707;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1708 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1708 & columns_6;
                const f32 t1710 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = exists_76 ? t1711 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = t1710 + t1712;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1713;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1714 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1714 & columns_5;
                const f32 t1716 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = exists_77 ? t1717 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = t1716 + t1718;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1719;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1720 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1720 & columns_6;
                const f32 t1722 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = exists_78 ? t1723 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = t1722 + t1724;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1725;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1726 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1726 & columns_5;
                const f32 t1728 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = exists_79 ? t1729 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = t1728 + t1730;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1731;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1732 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1732 & columns_6;
                const f32 t1734 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = exists_80 ? t1735 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = t1734 + t1736;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1737;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1738 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1738 & columns_5;
                const f32 t1740 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = exists_81 ? t1741 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = t1740 + t1742;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1743;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1744 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1744 & columns_6;
                const f32 t1746 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = exists_82 ? t1747 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = t1746 + t1748;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1749;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1750 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1750 & columns_5;
                const f32 t1752 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = exists_83 ? t1753 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = t1752 + t1754;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1755;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1756 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1756 & columns_6;
                const f32 t1758 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = exists_84 ? t1759 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = t1758 + t1760;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1761;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1763;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1763) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1763;
            f32 t1765;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1765) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1766 = pair_3 + t1765;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1766 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1768 - mean_4;
                const f32 t1770 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1771 - mean_4;
                const f32 t1773 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1774 - mean_4;
                const f32 t1776 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1777 - mean_4;
                const f32 t1779 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1780 - mean_4;
                const f32 t1782 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1783 - mean_4;
                const f32 t1785 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1786 - mean_4;
                const f32 t1788 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1789 - mean_4;
                const f32 t1791 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1792 - mean_4;
                const f32 t1794 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1795 - mean_4;
                const f32 t1797 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1798 - mean_4;
                const f32 t1800 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1801 - mean_4;
                const f32 t1803 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1804 - mean_4;
                const f32 t1806 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1807 - mean_4;
                const f32 t1809 = distance_70 * distance_70;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = t1770 + t1773;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = t1810 + t1776;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = t1811 + t1779;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = t1812 + t1782;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = t1813 + t1785;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = t1814 + t1788;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = t1815 + t1791;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = t1816 + t1794;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = t1817 + t1797;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = t1818 + t1800;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = t1819 + t1803;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = t1820 + t1806;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = t1821 + t1809;
                const f32 t1823 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1823 - mean_4;
                const f32 t1825 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1826 - mean_4;
                const f32 t1828 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1829 - mean_4;
                const f32 t1831 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1832 - mean_4;
                const f32 t1834 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1835 - mean_4;
                const f32 t1837 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1838 - mean_4;
                const f32 t1840 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1841 - mean_4;
                const f32 t1843 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1844 - mean_4;
                const f32 t1846 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1847 - mean_4;
                const f32 t1849 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1850 - mean_4;
                const f32 t1852 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1853 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1853 - mean_4;
                const f32 t1855 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1856 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1856 - mean_4;
                const f32 t1858 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1859 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1859 - mean_4;
                const f32 t1861 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1862 - mean_4;
                const f32 t1864 = distance_84 * distance_84;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = t1825 + t1828;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = t1865 + t1831;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = t1866 + t1834;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = t1867 + t1837;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = t1868 + t1840;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = t1869 + t1843;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = t1870 + t1846;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = t1871 + t1849;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1873 = t1872 + t1852;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = t1873 + t1855;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = t1874 + t1858;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = t1875 + t1861;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = t1876 + t1864;
                const f32 t1878 = t1822 + t1877;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1878;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1879 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1879 << 1u;
                const bool columns_7 = first_10 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1882 = first_10 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1882 < t612;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1884 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1884 & columns_7;
                const f32 t1886 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1887 - mean_4;
                const f32 t1889 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = exists_85 ? t1889 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = t1886 + t1890;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1891;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1892 = 0u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1892 & columns_8;
                const f32 t1894 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1895 - mean_4;
                const f32 t1897 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1898 = exists_86 ? t1897 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = t1894 + t1898;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1899;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1900 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1900 & columns_7;
                const f32 t1902 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1903 - mean_4;
                const f32 t1905 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = exists_87 ? t1905 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = t1902 + t1906;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1907;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1908 = 1u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1908 & columns_8;
                const f32 t1910 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1911 - mean_4;
                const f32 t1913 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = exists_88 ? t1913 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = t1910 + t1914;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1915;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1916 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1916 & columns_7;
                const f32 t1918 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1919 - mean_4;
                const f32 t1921 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1922 = exists_89 ? t1921 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = t1918 + t1922;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1923;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1924 = 2u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1924 & columns_8;
                const f32 t1926 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1927 - mean_4;
                const f32 t1929 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = exists_90 ? t1929 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = t1926 + t1930;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1931;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1932 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1932 & columns_7;
                const f32 t1934 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1935 - mean_4;
                const f32 t1937 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = exists_91 ? t1937 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = t1934 + t1938;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1939;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1940 = 3u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1940 & columns_8;
                const f32 t1942 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1943 - mean_4;
                const f32 t1945 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = exists_92 ? t1945 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = t1942 + t1946;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1947;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1948 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1948 & columns_7;
                const f32 t1950 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1951 - mean_4;
                const f32 t1953 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = exists_93 ? t1953 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = t1950 + t1954;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1955;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1956 = 4u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1956 & columns_8;
                const f32 t1958 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1959 - mean_4;
                const f32 t1961 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = exists_94 ? t1961 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = t1958 + t1962;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1963;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1964 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1964 & columns_7;
                const f32 t1966 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1967 - mean_4;
                const f32 t1969 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = exists_95 ? t1969 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = t1966 + t1970;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1971;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1972 = 5u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1972 & columns_8;
                const f32 t1974 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1975 - mean_4;
                const f32 t1977 = distance_96 * distance_96;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = exists_96 ? t1977 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = t1974 + t1978;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1979;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1980 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1980 & columns_7;
                const f32 t1982 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1983 - mean_4;
                const f32 t1985 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = exists_97 ? t1985 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = t1982 + t1986;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1987;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1988 = 6u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t1988 & columns_8;
                const f32 t1990 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t1991 - mean_4;
                const f32 t1993 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = exists_98 ? t1993 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = t1990 + t1994;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1995;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1996 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t1996 & columns_7;
                const f32 t1998 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t1999 - mean_4;
                const f32 t2001 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = exists_99 ? t2001 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = t1998 + t2002;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2003;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2004 = 7u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2004 & columns_8;
                const f32 t2006 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2007 - mean_4;
                const f32 t2009 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = exists_100 ? t2009 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = t2006 + t2010;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2011;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2012 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2012 & columns_7;
                const f32 t2014 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2015 - mean_4;
                const f32 t2017 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2018 = exists_101 ? t2017 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = t2014 + t2018;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2019;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2020 = 8u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2020 & columns_8;
                const f32 t2022 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2023 - mean_4;
                const f32 t2025 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = exists_102 ? t2025 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = t2022 + t2026;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2027;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2028 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2028 & columns_7;
                const f32 t2030 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2031 - mean_4;
                const f32 t2033 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = exists_103 ? t2033 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = t2030 + t2034;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2035;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2036 = 9u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2036 & columns_8;
                const f32 t2038 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2039 - mean_4;
                const f32 t2041 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = exists_104 ? t2041 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = t2038 + t2042;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2043;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2044 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2044 & columns_7;
                const f32 t2046 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2047 - mean_4;
                const f32 t2049 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2050 = exists_105 ? t2049 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2051 = t2046 + t2050;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2051;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2052 = 10u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2052 & columns_8;
                const f32 t2054 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2055 - mean_4;
                const f32 t2057 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = exists_106 ? t2057 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = t2054 + t2058;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2059;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2060 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2060 & columns_7;
                const f32 t2062 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2063 - mean_4;
                const f32 t2065 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = exists_107 ? t2065 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = t2062 + t2066;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2067;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2068 = 11u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2068 & columns_8;
                const f32 t2070 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2071 - mean_4;
                const f32 t2073 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2074 = exists_108 ? t2073 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2075 = t2070 + t2074;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2075;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2076 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2076 & columns_7;
                const f32 t2078 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2079 - mean_4;
                const f32 t2081 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = exists_109 ? t2081 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = t2078 + t2082;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2083;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2084 = 12u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2084 & columns_8;
                const f32 t2086 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2087 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2087 - mean_4;
                const f32 t2089 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = exists_110 ? t2089 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = t2086 + t2090;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2091;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2092 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2092 & columns_7;
                const f32 t2094 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2095 - mean_4;
                const f32 t2097 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2098 = exists_111 ? t2097 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2099 = t2094 + t2098;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2099;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2100 = 13u < t610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2100 & columns_8;
                const f32 t2102 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2103 - mean_4;
                const f32 t2105 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = exists_112 ? t2105 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = t2102 + t2106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2107;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t2109;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2109) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t2109;
            f32 t2111;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2111) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t2111;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2113 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2114 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2115 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2113 + count_5;
            const f32 difference_4 = mean_4 - t2114;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2118;
            asm("max.f32 %0, %1, %2;" : "=f"(t2118) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2119;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(t2118));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2119;
            f32 t2121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(difference_4), "f"(share_5), "f"(t2114));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2122 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2123 = t2122 * t2113;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2124 = t2115 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(t2123), "f"(share_5), "f"(t2124));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2121;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2125;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2127 = outputs + own;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2128 = t32 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2129 = t31 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2130 = t31 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2131 = t2130 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2132 = t2129 + t2131;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2133 = t2128 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2134 = t31 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2135 = t2134 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2136 = t2133 + t2135;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2137 = t2132 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2138 = t2136 ^ t2137;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2139 = t2132 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2140 = t2138 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2141 = t2139 + t2140;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2142 = t2127 + t2141;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2143;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2143) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2144;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2145;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2145) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2146;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2146) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2143), "r"(t2144), "r"(t2145), "r"(t2146) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2147;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2147) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2148;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2149;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2149) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2150;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2150) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2151;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2151) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2152;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2153;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2153) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2154;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2154) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2155;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2155) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2156;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2157;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2157) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2158;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2159;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2159) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2160;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2161;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2162;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2163;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2164;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2165;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2166;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2167;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2168;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2169;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2170;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2142), "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2171 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2171) : "memory");
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t2172 = blockIdx.y;
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t2173 = t2172 << 6u;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 t2174 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2174 & 127u;
            const u32 t2176 = thread_3 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t2178 = t2176 << 3u;
#line 66 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t2173 + t2178;
#line 68 "fa-kernels/src/conv/output.rs"
            const bool t2180 = channel_4 < 64u;
#line 68 "fa-kernels/src/conv/output.rs"
            if (t2180) {
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2181 = pixel >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2182 = pixel & 7u;
                const bool t2183 = t2181 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2184 = t2182 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2185 = t2183 & t2184;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2185) {
                    const u32 t2186 = pixel & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2187 = t2176 ^ t2186;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2188 = pixel << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2189 = t2187 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2190 = t2188 + t2189;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2191 = t2127 + t2190;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2191) : "memory");
                    const u32 at_3 = y_5 + t2181;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_4 = x_5 + t2182;
                    const u64 t2194 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2195 = t2194 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2196 = t2195 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2197 = y + t2196;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2198 = (u64)at_3;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2199 = t2198 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2200 = t2199 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2201 = t2197 + t2200;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2202 = (u64)at_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2203 = t2202 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2204 = t2203 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2205 = t2201 + t2204;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2206 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2207 = t2205 + t2206;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2207), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t2209 = pixel_2 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2210 = pixel_2 & 7u;
                const bool t2211 = t2209 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2212 = t2210 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2213 = t2211 & t2212;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2213) {
                    const u32 t2214 = pixel_2 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2215 = t2176 ^ t2214;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2216 = pixel_2 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2217 = t2215 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2218 = t2216 + t2217;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2219 = t2127 + t2218;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2219) : "memory");
                    const u32 at_5 = y_5 + t2209;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = x_5 + t2210;
                    const u64 t2222 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2223 = t2222 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2224 = t2223 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2225 = y + t2224;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2226 = (u64)at_5;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2227 = t2226 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2228 = t2227 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2229 = t2225 + t2228;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2230 = (u64)at_6;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2231 = t2230 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2232 = t2231 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2233 = t2229 + t2232;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2234 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2235 = t2233 + t2234;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2235), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t2237 = pixel_3 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2238 = pixel_3 & 7u;
                const bool t2239 = t2237 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2240 = t2238 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2241 = t2239 & t2240;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2241) {
                    const u32 t2242 = pixel_3 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2243 = t2176 ^ t2242;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2244 = pixel_3 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2245 = t2243 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2246 = t2244 + t2245;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2247 = t2127 + t2246;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2247) : "memory");
                    const u32 at_7 = y_5 + t2237;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = x_5 + t2238;
                    const u64 t2250 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2251 = t2250 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2252 = t2251 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2253 = y + t2252;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2254 = (u64)at_7;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2255 = t2254 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2256 = t2255 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2257 = t2253 + t2256;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2258 = (u64)at_8;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2259 = t2258 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2260 = t2259 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2261 = t2257 + t2260;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2262 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2263 = t2261 + t2262;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2263), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t2265 = pixel_4 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2266 = pixel_4 & 7u;
                const bool t2267 = t2265 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2268 = t2266 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2269 = t2267 & t2268;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2269) {
                    const u32 t2270 = pixel_4 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2271 = t2176 ^ t2270;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2272 = pixel_4 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2273 = t2271 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2274 = t2272 + t2273;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2275 = t2127 + t2274;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2275) : "memory");
                    const u32 at_9 = y_5 + t2265;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = x_5 + t2266;
                    const u64 t2278 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2279 = t2278 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2280 = t2279 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2281 = y + t2280;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2282 = (u64)at_9;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2283 = t2282 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2284 = t2283 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2285 = t2281 + t2284;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2286 = (u64)at_10;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2287 = t2286 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2288 = t2287 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2289 = t2285 + t2288;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2290 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2291 = t2289 + t2290;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2291), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t2293 = pixel_5 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2294 = pixel_5 & 7u;
                const bool t2295 = t2293 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2296 = t2294 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2297 = t2295 & t2296;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2297) {
                    const u32 t2298 = pixel_5 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2299 = t2176 ^ t2298;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2300 = pixel_5 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2301 = t2299 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2302 = t2300 + t2301;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2303 = t2127 + t2302;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2303) : "memory");
                    const u32 at_11 = y_5 + t2293;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = x_5 + t2294;
                    const u64 t2306 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2307 = t2306 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2308 = t2307 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2309 = y + t2308;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2310 = (u64)at_11;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2311 = t2310 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2312 = t2311 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2313 = t2309 + t2312;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2314 = (u64)at_12;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2315 = t2314 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2316 = t2315 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2317 = t2313 + t2316;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2318 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2319 = t2317 + t2318;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2319), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_6 = pixel + 80u;
                const u32 t2321 = pixel_6 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2322 = pixel_6 & 7u;
                const bool t2323 = t2321 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2324 = t2322 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2325 = t2323 & t2324;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2325) {
                    const u32 t2326 = pixel_6 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2327 = t2176 ^ t2326;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2328 = pixel_6 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2329 = t2327 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2330 = t2328 + t2329;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2331 = t2127 + t2330;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2331) : "memory");
                    const u32 at_13 = y_5 + t2321;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = x_5 + t2322;
                    const u64 t2334 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2335 = t2334 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2336 = t2335 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2337 = y + t2336;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2338 = (u64)at_13;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2339 = t2338 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2340 = t2339 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2341 = t2337 + t2340;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2342 = (u64)at_14;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2343 = t2342 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2344 = t2343 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2345 = t2341 + t2344;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2346 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2347 = t2345 + t2346;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2347), "r"(row_33), "r"(row_34), "r"(row_35), "r"(row_36) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_7 = pixel + 96u;
                const u32 t2349 = pixel_7 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t2350 = pixel_7 & 7u;
                const bool t2351 = t2349 < t610;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2352 = t2350 < t612;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t2353 = t2351 & t2352;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t2353) {
                    const u32 t2354 = pixel_7 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2355 = t2176 ^ t2354;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2356 = pixel_7 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2357 = t2355 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2358 = t2356 + t2357;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t2359 = t2127 + t2358;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_37;
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2359) : "memory");
                    const u32 at_15 = y_5 + t2349;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_16 = x_5 + t2350;
                    const u64 t2362 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2363 = t2362 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2364 = t2363 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2365 = y + t2364;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2366 = (u64)at_15;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2367 = t2366 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2368 = t2367 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2369 = t2365 + t2368;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2370 = (u64)at_16;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2371 = t2370 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2372 = t2371 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2373 = t2369 + t2372;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2374 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t2375 = t2373 + t2374;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2375), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2376 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2376) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2377 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t2377 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t2379 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t2380 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t2379 ? t2380 : 0u;
        const u32 rounds = left_7 < cta_groups ? left_7 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
        const bool t2383 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
        if (t2383) {
            const u32 t2384 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2385 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2386 = t2385 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2387 = t2386 + t2384;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2388 = t2387 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2389;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2389) : "r"(t2388), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2390 = t2389 >> groups_shift;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const u32 t2391 = t31 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const bool t2392 = t2391 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            if (t2392) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2393 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2394 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t2393 + t2394;
                const u32 t2396 = first_12 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2397 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2398 = t2397 + first_12;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2399 = t2398 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_17 = moments_2 + t2399;
                const f32 t2401 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2402 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2403 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2404;
                asm("mov.b32 %0, %1;" : "=r"(t2404) : "f"(t2401));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2405;
                asm("mov.b32 %0, %1;" : "=r"(t2405) : "f"(t2402));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2406;
                asm("mov.b32 %0, %1;" : "=r"(t2406) : "f"(t2403));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_17), "r"(t2404), "r"(t2405), "r"(t2406), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2407 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2408 = t2407 + t2396;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2409 = t2408 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_18 = moments_2 + t2409;
                const f32 t2411 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2412 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2413 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2414;
                asm("mov.b32 %0, %1;" : "=r"(t2414) : "f"(t2411));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2415;
                asm("mov.b32 %0, %1;" : "=r"(t2415) : "f"(t2412));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2416;
                asm("mov.b32 %0, %1;" : "=r"(t2416) : "f"(t2413));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_18), "r"(t2414), "r"(t2415), "r"(t2416), "r"(0u) : "memory");
            }
#line 126 "fa-kernels/src/conv/statistics.rs"
            count = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            mean = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            squares = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            count_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            mean_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
            squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_5 = threadIdx.x;
            const bool t2418 = channel_5 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
            if (t2418) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2419 = channel_5 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2420 = moments_2 + t2419;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_41;
                u32 row_42;
                u32 row_43;
                u32 row_44;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2420) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2421;
                asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(row_41));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2422;
                asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(row_42));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2423;
                asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(row_43));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2424;
                asm("mov.b32 %0, %1;" : "=f"(t2424) : "r"(row_44));
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2425 = 64u + channel_5;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2426 = t2425 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2427 = moments_2 + t2426;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_45;
                u32 row_46;
                u32 row_47;
                u32 row_48;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2427) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2428;
                asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(row_45));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2429;
                asm("mov.b32 %0, %1;" : "=f"(t2429) : "r"(row_46));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2430;
                asm("mov.b32 %0, %1;" : "=f"(t2430) : "r"(row_47));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2431;
                asm("mov.b32 %0, %1;" : "=f"(t2431) : "r"(row_48));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2421 + t2428;
                const f32 difference_5 = t2429 - t2422;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2434;
                asm("max.f32 %0, %1, %2;" : "=f"(t2434) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2435;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(t2434));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2428 * t2435;
                f32 t2437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(difference_5), "f"(share_6), "f"(t2422));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2438 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2439 = t2438 * t2421;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2440 = t2423 + t2430;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(t2439), "f"(share_6), "f"(t2440));
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2442 = 128u + channel_5;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2443 = t2442 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2444 = moments_2 + t2443;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_49;
                u32 row_50;
                u32 row_51;
                u32 row_52;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t2444) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2445;
                asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(row_49));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2446;
                asm("mov.b32 %0, %1;" : "=f"(t2446) : "r"(row_50));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2447;
                asm("mov.b32 %0, %1;" : "=f"(t2447) : "r"(row_51));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2448;
                asm("mov.b32 %0, %1;" : "=f"(t2448) : "r"(row_52));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2445;
                const f32 difference_6 = t2446 - t2437;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2451;
                asm("max.f32 %0, %1, %2;" : "=f"(t2451) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2452;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2452) : "f"(t2451));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2445 * t2452;
                f32 t2454;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(difference_6), "f"(share_7), "f"(t2437));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2455 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2456 = t2455 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2457 = t2441 + t2447;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2458;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(t2456), "f"(share_7), "f"(t2457));
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2459 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t2459 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 t2461 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_13 + channel_5;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t2461 + t2390;
                const u64 t2464 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2465 = t2464 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2466 = t2465 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2467 = moments + t2466;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2468 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2469 = t2468 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2470 = t2469 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2471 = t2467 + t2470;
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t2472;
                asm("mov.b32 %0, %1;" : "=r"(t2472) : "f"(count_9));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t2473;
                asm("mov.b32 %0, %1;" : "=r"(t2473) : "f"(t2454));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t2474;
                asm("mov.b32 %0, %1;" : "=r"(t2474) : "f"(t2458));
#line 136 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2471), "r"(t2472), "r"(t2473), "r"(t2474), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
