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
#line 98 "fa-kernels/src/conv/statistics.rs"
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
#line 99 "fa-kernels/src/conv/statistics.rs"
                const bool t627 = t626 != before;
#line 99 "fa-kernels/src/conv/statistics.rs"
                if (t627) {
#line 117 "fa-kernels/src/conv/statistics.rs"
                    const u32 t628 = t31 & 3u;
#line 117 "fa-kernels/src/conv/statistics.rs"
                    const bool t629 = t628 == 0u;
#line 117 "fa-kernels/src/conv/statistics.rs"
                    if (t629) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t630 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t631 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t630 + t631;
                        const u32 t633 = first_5 + 8u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t634 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t635 = t634 + first_5;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t636 = t635 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments_2 + t636;
                        const f32 t638 = count;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t639 = mean;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t640 = squares;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t641;
                        asm("mov.b32 %0, %1;" : "=r"(t641) : "f"(t638));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t642;
                        asm("mov.b32 %0, %1;" : "=r"(t642) : "f"(t639));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t643;
                        asm("mov.b32 %0, %1;" : "=r"(t643) : "f"(t640));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t641), "r"(t642), "r"(t643), "r"(0u) : "memory");
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t644 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t645 = t644 + t633;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t646 = t645 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments_2 + t646;
                        const f32 t648 = count_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t649 = mean_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t650 = squares_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t651;
                        asm("mov.b32 %0, %1;" : "=r"(t651) : "f"(t648));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t652;
                        asm("mov.b32 %0, %1;" : "=r"(t652) : "f"(t649));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t653;
                        asm("mov.b32 %0, %1;" : "=r"(t653) : "f"(t650));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t651), "r"(t652), "r"(t653), "r"(0u) : "memory");
                    }
#line 124 "fa-kernels/src/conv/statistics.rs"
                    count = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    mean = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    squares = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    count_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    mean_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
                    squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 127 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel_3 = threadIdx.x;
                    const bool t655 = channel_3 < 64u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    if (t655) {
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t656 = channel_3 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t657 = moments_2 + t656;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t657) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t658;
                        asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t659;
                        asm("mov.b32 %0, %1;" : "=f"(t659) : "r"(row_2));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t660;
                        asm("mov.b32 %0, %1;" : "=f"(t660) : "r"(row_3));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t661;
                        asm("mov.b32 %0, %1;" : "=f"(t661) : "r"(row_4));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t662 = 64u + channel_3;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t663 = t662 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t664 = moments_2 + t663;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t664) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t665;
                        asm("mov.b32 %0, %1;" : "=f"(t665) : "r"(row_5));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t666;
                        asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(row_6));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t667;
                        asm("mov.b32 %0, %1;" : "=f"(t667) : "r"(row_7));
#line 130 "fa-kernels/src/conv/statistics.rs"
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
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t679 = 128u + channel_3;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t680 = t679 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t681 = moments_2 + t680;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t681) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t682;
                        asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_9));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t683;
                        asm("mov.b32 %0, %1;" : "=f"(t683) : "r"(row_10));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t684;
                        asm("mov.b32 %0, %1;" : "=f"(t684) : "r"(row_11));
#line 130 "fa-kernels/src/conv/statistics.rs"
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
#line 131 "fa-kernels/src/conv/statistics.rs"
                        const u32 t696 = blockIdx.y;
#line 131 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t696 << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t698 = blockIdx.x;
#line 133 "fa-kernels/src/conv/statistics.rs"
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
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t709;
                        asm("mov.b32 %0, %1;" : "=r"(t709) : "f"(count_4));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t710;
                        asm("mov.b32 %0, %1;" : "=r"(t710) : "f"(t691));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t711;
                        asm("mov.b32 %0, %1;" : "=r"(t711) : "f"(t695));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t712 = acc;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t713 = acc_2;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t714;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(t712), "f"(t713));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t715 = t714 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t716;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t716) : "r"(t714));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t717;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t717) : "h"(t716));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t718;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t718) : "r"(t715));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t719;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t719) : "h"(t718));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc = t717;
            acc_2 = t719;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t720 = acc_3;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t721 = acc_4;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t722;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(t720), "f"(t721));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t723 = t722 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t724;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t724) : "r"(t722));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t725;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t725) : "h"(t724));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t726;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t726) : "r"(t723));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t727;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t727) : "h"(t726));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t725;
            acc_4 = t727;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t728 = acc_5;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t729 = acc_6;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t730;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t730) : "f"(t728), "f"(t729));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t731 = t730 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t732;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t732) : "r"(t730));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t733;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t733) : "h"(t732));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t734;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t734) : "r"(t731));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t735;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t735) : "h"(t734));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t733;
            acc_6 = t735;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t736 = acc_7;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t737 = acc_8;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t738;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t738) : "f"(t736), "f"(t737));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t739 = t738 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t740;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t740) : "r"(t738));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t741;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t741) : "h"(t740));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t742;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t742) : "r"(t739));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t743;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t743) : "h"(t742));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t741;
            acc_8 = t743;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t744 = acc_9;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t745 = acc_10;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t746;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(t744), "f"(t745));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t747 = t746 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t748;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t748) : "r"(t746));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t749;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t749) : "h"(t748));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t750;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t750) : "r"(t747));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t751;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t751) : "h"(t750));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t749;
            acc_10 = t751;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t752 = acc_11;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t753 = acc_12;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t754;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(t752), "f"(t753));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t755 = t754 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t756;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t756) : "r"(t754));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t757;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t757) : "h"(t756));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t758;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t758) : "r"(t755));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t759;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t759) : "h"(t758));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t757;
            acc_12 = t759;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t760 = acc_13;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t761 = acc_14;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t762;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(t760), "f"(t761));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t763 = t762 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t764;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t764) : "r"(t762));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t765;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t765) : "h"(t764));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t766;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t766) : "r"(t763));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t767;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t767) : "h"(t766));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t765;
            acc_14 = t767;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t768 = acc_15;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t769 = acc_16;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t770;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(t768), "f"(t769));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t771 = t770 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t772;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t772) : "r"(t770));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t773;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t773) : "h"(t772));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t774;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t774) : "r"(t771));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t775;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t775) : "h"(t774));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t773;
            acc_16 = t775;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t776 = acc_17;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t777 = acc_18;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t778;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(t776), "f"(t777));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t779 = t778 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t780;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t780) : "r"(t778));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t781;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t781) : "h"(t780));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t782;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t782) : "r"(t779));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t783;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t783) : "h"(t782));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t781;
            acc_18 = t783;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t784 = acc_19;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t785 = acc_20;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t786;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(t784), "f"(t785));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t787 = t786 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t788;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t788) : "r"(t786));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t789;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t789) : "h"(t788));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t790;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t790) : "r"(t787));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t791;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t791) : "h"(t790));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t789;
            acc_20 = t791;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t792 = acc_21;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t793 = acc_22;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t794;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(t792), "f"(t793));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t795 = t794 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t796;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t796) : "r"(t794));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t797;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t797) : "h"(t796));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t798;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t798) : "r"(t795));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t799;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t799) : "h"(t798));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t797;
            acc_22 = t799;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t800 = acc_23;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t801 = acc_24;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t802;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(t800), "f"(t801));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t803 = t802 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t804;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t804) : "r"(t802));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t805;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t805) : "h"(t804));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t806;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t806) : "r"(t803));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t807;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t807) : "h"(t806));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t805;
            acc_24 = t807;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t808 = acc_25;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t809 = acc_26;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t810;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(t808), "f"(t809));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t811 = t810 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t812;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t812) : "r"(t810));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t813;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t813) : "h"(t812));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t814;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t814) : "r"(t811));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t815;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t815) : "h"(t814));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t813;
            acc_26 = t815;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t816 = acc_27;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t817 = acc_28;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t818;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(t816), "f"(t817));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t819 = t818 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t820;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t820) : "r"(t818));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t821;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t821) : "h"(t820));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t822;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t822) : "r"(t819));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t823;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t823) : "h"(t822));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t821;
            acc_28 = t823;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t824 = acc_29;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t825 = acc_30;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t826;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(t824), "f"(t825));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t827 = t826 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t828;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t828) : "r"(t826));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t829;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t829) : "h"(t828));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t830;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t830) : "r"(t827));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t831;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t831) : "h"(t830));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t829;
            acc_30 = t831;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t832 = acc_31;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t833 = acc_32;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(t832), "f"(t833));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t835 = t834 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t836;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t836) : "r"(t834));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t837;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t837) : "h"(t836));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t838;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t838) : "r"(t835));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t839;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t839) : "h"(t838));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t837;
            acc_32 = t839;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t840 = acc_33;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t841 = acc_34;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(t840), "f"(t841));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t843 = t842 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t844;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t844) : "r"(t842));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t845;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t845) : "h"(t844));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t846;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t846) : "r"(t843));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t847;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t847) : "h"(t846));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t845;
            acc_34 = t847;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t848 = acc_35;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t849 = acc_36;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t850;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(t848), "f"(t849));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t851 = t850 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t852;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t852) : "r"(t850));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t853;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t853) : "h"(t852));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t854;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t854) : "r"(t851));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t855;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t855) : "h"(t854));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t853;
            acc_36 = t855;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t856 = acc_37;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t857 = acc_38;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t858;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(t856), "f"(t857));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t859 = t858 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t860;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t860) : "r"(t858));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t861;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t861) : "h"(t860));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t862;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t862) : "r"(t859));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t863;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t863) : "h"(t862));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t861;
            acc_38 = t863;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t864 = acc_39;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t865 = acc_40;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(t864), "f"(t865));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t867 = t866 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t868;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t868) : "r"(t866));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t869;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t869) : "h"(t868));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t870;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t870) : "r"(t867));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t871;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t871) : "h"(t870));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t869;
            acc_40 = t871;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t872 = acc_41;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t873 = acc_42;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(t872), "f"(t873));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t875 = t874 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t876;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t876) : "r"(t874));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t877;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t877) : "h"(t876));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t878;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t878) : "r"(t875));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t879;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t879) : "h"(t878));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t877;
            acc_42 = t879;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t880 = acc_43;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t881 = acc_44;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(t880), "f"(t881));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t883 = t882 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t884;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t884) : "r"(t882));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t885;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t885) : "h"(t884));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t886;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t886) : "r"(t883));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t887;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t887) : "h"(t886));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t885;
            acc_44 = t887;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t888 = acc_45;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t889 = acc_46;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(t888), "f"(t889));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t891 = t890 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t892;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t892) : "r"(t890));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t893;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t893) : "h"(t892));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t894;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t894) : "r"(t891));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t895;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t895) : "h"(t894));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t893;
            acc_46 = t895;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t896 = acc_47;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t897 = acc_48;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(t896), "f"(t897));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t899 = t898 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t900;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t900) : "r"(t898));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t901;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t901) : "h"(t900));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t902;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t902) : "r"(t899));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t903;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t903) : "h"(t902));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t901;
            acc_48 = t903;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t904 = acc_49;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t905 = acc_50;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(t904), "f"(t905));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t907 = t906 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t908;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t908) : "r"(t906));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t909;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t909) : "h"(t908));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t910;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t910) : "r"(t907));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t911;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t911) : "h"(t910));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t909;
            acc_50 = t911;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t912 = acc_51;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t913 = acc_52;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(t912), "f"(t913));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t915 = t914 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t916;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t916) : "r"(t914));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t917;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t917) : "h"(t916));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t918;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t918) : "r"(t915));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t919;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t919) : "h"(t918));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t917;
            acc_52 = t919;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t920 = acc_53;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t921 = acc_54;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(t920), "f"(t921));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t923 = t922 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t924;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t924) : "r"(t922));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t925;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t925) : "h"(t924));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t926;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t926) : "r"(t923));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t927;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t927) : "h"(t926));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t925;
            acc_54 = t927;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t928 = acc_55;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t929 = acc_56;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(t928), "f"(t929));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t931 = t930 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t932;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t932) : "r"(t930));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t933;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t933) : "h"(t932));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f16 t934;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t934) : "r"(t931));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t935;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t935) : "h"(t934));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t933;
            acc_56 = t935;
#line 81 "fa-kernels/src/conv/statistics.rs"
            const u32 t936 = t610 * t612;
#line 81 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t936;
            f32 t938;
            asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(count_5), "f"(1.0f));
#line 82 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t938));
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t940 = t610 * t612;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t940 == 112u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = acc;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = 0.0f + t942;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = acc_9;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t945 = t943 + t944;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = acc_17;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = t945 + t946;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = acc_25;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = t947 + t948;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = acc_33;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = t949 + t950;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = acc_41;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = t951 + t952;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_49;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t953 + t954;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = acc_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t957 = 0.0f + t956;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = acc_10;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = t957 + t958;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = acc_18;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t961 = t959 + t960;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = acc_26;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t963 = t961 + t962;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = acc_34;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = t963 + t964;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = acc_42;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t967 = t965 + t966;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = acc_50;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t967 + t968;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_5;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = 0.0f + t970;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = acc_13;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = t971 + t972;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = acc_21;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = t973 + t974;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_29;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = t975 + t976;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = acc_37;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = t977 + t978;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t980 = acc_45;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = t979 + t980;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_53;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t981 + t982;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = acc_6;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = 0.0f + t984;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t986 = acc_14;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = t985 + t986;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc_22;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = t987 + t988;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_30;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = t989 + t990;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t992 = acc_38;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = t991 + t992;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_46;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = t993 + t994;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_54;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t995 + t996;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t998 = parts + parts_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = parts_3 + parts_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = t998 + t999;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t1000;
            } else {
                const u32 t1001 = t31 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t1001 << 1u;
                const bool columns = first_7 < t612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1004 = first_7 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1004 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1006 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1006 & columns;
                const f32 t1008 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = acc;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1010 = t1008 + t1009;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = exists ? t1010 : t1011;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1012;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1013 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1013 & columns_2;
                const f32 t1015 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1016 = acc_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = t1015 + t1016;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = exists_2 ? t1017 : t1018;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1019;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1020 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1020 & columns;
                const f32 t1022 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = acc_5;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = t1022 + t1023;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = exists_3 ? t1024 : t1025;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1026;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1027 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1027 & columns_2;
                const f32 t1029 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_6;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = t1029 + t1030;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = exists_4 ? t1031 : t1032;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1033;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1034 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1034 & columns;
                const f32 t1036 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = acc_9;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1036 + t1037;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = exists_5 ? t1038 : t1039;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1040;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1041 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1041 & columns_2;
                const f32 t1043 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = acc_10;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = t1043 + t1044;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1046 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = exists_6 ? t1045 : t1046;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1047;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1048 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1048 & columns;
                const f32 t1050 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1051 = acc_13;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1052 = t1050 + t1051;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = exists_7 ? t1052 : t1053;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1054;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1055 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1055 & columns_2;
                const f32 t1057 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1058 = acc_14;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = t1057 + t1058;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = exists_8 ? t1059 : t1060;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1061;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1062 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1062 & columns;
                const f32 t1064 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = acc_17;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = t1064 + t1065;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = exists_9 ? t1066 : t1067;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1068;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1069 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1069 & columns_2;
                const f32 t1071 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = acc_18;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = t1071 + t1072;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = exists_10 ? t1073 : t1074;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1075;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1076 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1076 & columns;
                const f32 t1078 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = acc_21;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = t1078 + t1079;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = exists_11 ? t1080 : t1081;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1082;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1083 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1083 & columns_2;
                const f32 t1085 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = acc_22;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = t1085 + t1086;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = exists_12 ? t1087 : t1088;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1089;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1090 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1090 & columns;
                const f32 t1092 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = acc_25;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = t1092 + t1093;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = exists_13 ? t1094 : t1095;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1096;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1097 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1097 & columns_2;
                const f32 t1099 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = acc_26;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = t1099 + t1100;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = exists_14 ? t1101 : t1102;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1103;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1104 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1104 & columns;
                const f32 t1106 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = acc_29;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = t1106 + t1107;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = exists_15 ? t1108 : t1109;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1110;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1111 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1111 & columns_2;
                const f32 t1113 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = acc_30;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = t1113 + t1114;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = exists_16 ? t1115 : t1116;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1117;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1118 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1118 & columns;
                const f32 t1120 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = acc_33;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = t1120 + t1121;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = exists_17 ? t1122 : t1123;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1124;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1125 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1125 & columns_2;
                const f32 t1127 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = acc_34;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = t1127 + t1128;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1130 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = exists_18 ? t1129 : t1130;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1132 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1132 & columns;
                const f32 t1134 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = acc_37;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = t1134 + t1135;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1137 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = exists_19 ? t1136 : t1137;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1138;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1139 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1139 & columns_2;
                const f32 t1141 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1142 = acc_38;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = t1141 + t1142;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1145 = exists_20 ? t1143 : t1144;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1145;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1146 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1146 & columns;
                const f32 t1148 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1149 = acc_41;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = t1148 + t1149;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = exists_21 ? t1150 : t1151;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1152;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1153 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1153 & columns_2;
                const f32 t1155 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = acc_42;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = t1155 + t1156;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1158 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = exists_22 ? t1157 : t1158;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1159;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1160 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1160 & columns;
                const f32 t1162 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = acc_45;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = t1162 + t1163;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = exists_23 ? t1164 : t1165;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1166;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1167 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1167 & columns_2;
                const f32 t1169 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1170 = acc_46;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = t1169 + t1170;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1173 = exists_24 ? t1171 : t1172;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1173;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1174 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1174 & columns;
                const f32 t1176 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = acc_49;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = t1176 + t1177;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = exists_25 ? t1178 : t1179;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1180;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1181 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1181 & columns_2;
                const f32 t1183 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = acc_50;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1185 = t1183 + t1184;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = exists_26 ? t1185 : t1186;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1187;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1188 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1188 & columns;
                const f32 t1190 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = acc_53;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = t1190 + t1191;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = exists_27 ? t1192 : t1193;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1194;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1195 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1195 & columns_2;
                const f32 t1197 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = acc_54;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = t1197 + t1198;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = exists_28 ? t1199 : t1200;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1201;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1203;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1203) : "f"(all));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1203;
            f32 t1205;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1205) : "f"(pair));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 t1206 = pair + t1205;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1206 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1208 - mean_3;
                f32 t1210;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(distance), "f"(distance), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1211 - mean_3;
                f32 t1213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(distance_2), "f"(distance_2), "f"(t1210));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1214 - mean_3;
                f32 t1216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(distance_3), "f"(distance_3), "f"(t1213));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1217 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1217 - mean_3;
                f32 t1219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(distance_4), "f"(distance_4), "f"(t1216));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1220 - mean_3;
                f32 t1222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(distance_5), "f"(distance_5), "f"(t1219));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1223 - mean_3;
                f32 t1225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(distance_6), "f"(distance_6), "f"(t1222));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1226 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_7), "f"(distance_7), "f"(t1225));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1229 - mean_3;
                f32 t1231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(distance_8), "f"(distance_8), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1232 - mean_3;
                f32 t1234;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(distance_9), "f"(distance_9), "f"(t1231));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1235 - mean_3;
                f32 t1237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(distance_10), "f"(distance_10), "f"(t1234));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1238 - mean_3;
                f32 t1240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(distance_11), "f"(distance_11), "f"(t1237));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1241 - mean_3;
                f32 t1243;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(distance_12), "f"(distance_12), "f"(t1240));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1244 - mean_3;
                f32 t1246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(distance_13), "f"(distance_13), "f"(t1243));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1247 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1246));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1250 - mean_3;
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1253 - mean_3;
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(distance_16), "f"(distance_16), "f"(t1252));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1256 - mean_3;
                f32 t1258;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(distance_17), "f"(distance_17), "f"(t1255));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1259 - mean_3;
                f32 t1261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(distance_18), "f"(distance_18), "f"(t1258));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1262 - mean_3;
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(distance_19), "f"(distance_19), "f"(t1261));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1265 - mean_3;
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(distance_20), "f"(distance_20), "f"(t1264));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1268 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_21), "f"(distance_21), "f"(t1267));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1271 - mean_3;
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(distance_22), "f"(distance_22), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1274 - mean_3;
                f32 t1276;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(distance_23), "f"(distance_23), "f"(t1273));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1277 - mean_3;
                f32 t1279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(distance_24), "f"(distance_24), "f"(t1276));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1280 - mean_3;
                f32 t1282;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(distance_25), "f"(distance_25), "f"(t1279));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1283 - mean_3;
                f32 t1285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(distance_26), "f"(distance_26), "f"(t1282));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1286 - mean_3;
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(distance_27), "f"(distance_27), "f"(t1285));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1289 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_28), "f"(distance_28), "f"(t1288));
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = parts_5 + parts_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = parts_7 + parts_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = t1292 + t1293;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1294;
            } else {
                const u32 t1295 = t31 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1295 << 1u;
                const bool columns_3 = first_8 < t612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1298 = first_8 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1298 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1300 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1300 & columns_3;
                const f32 t1302 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1303 - mean_3;
                f32 t1305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1305) : "f"(distance_29), "f"(distance_29), "f"(t1302));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = exists_29 ? t1305 : t1306;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1307;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1308 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1308 & columns_4;
                const f32 t1310 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1311 - mean_3;
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(distance_30), "f"(distance_30), "f"(t1310));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = exists_30 ? t1313 : t1314;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1315;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1316 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1316 & columns_3;
                const f32 t1318 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1319 - mean_3;
                f32 t1321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(distance_31), "f"(distance_31), "f"(t1318));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = exists_31 ? t1321 : t1322;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1323;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1324 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1324 & columns_4;
                const f32 t1326 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1327 - mean_3;
                f32 t1329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(distance_32), "f"(distance_32), "f"(t1326));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1330 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = exists_32 ? t1329 : t1330;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1331;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1332 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1332 & columns_3;
                const f32 t1334 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1335 - mean_3;
                f32 t1337;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(distance_33), "f"(distance_33), "f"(t1334));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = exists_33 ? t1337 : t1338;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1339;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1340 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1340 & columns_4;
                const f32 t1342 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1343 - mean_3;
                f32 t1345;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(distance_34), "f"(distance_34), "f"(t1342));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = exists_34 ? t1345 : t1346;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1347;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1348 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1348 & columns_3;
                const f32 t1350 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1351 - mean_3;
                f32 t1353;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1353) : "f"(distance_35), "f"(distance_35), "f"(t1350));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_35 ? t1353 : t1354;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1355;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1356 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1356 & columns_4;
                const f32 t1358 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1359 - mean_3;
                f32 t1361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1361) : "f"(distance_36), "f"(distance_36), "f"(t1358));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = exists_36 ? t1361 : t1362;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1363;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1364 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1364 & columns_3;
                const f32 t1366 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1367 - mean_3;
                f32 t1369;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1369) : "f"(distance_37), "f"(distance_37), "f"(t1366));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = exists_37 ? t1369 : t1370;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1371;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1372 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1372 & columns_4;
                const f32 t1374 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1375 - mean_3;
                f32 t1377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1377) : "f"(distance_38), "f"(distance_38), "f"(t1374));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = exists_38 ? t1377 : t1378;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1379;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1380 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1380 & columns_3;
                const f32 t1382 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1383 - mean_3;
                f32 t1385;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1385) : "f"(distance_39), "f"(distance_39), "f"(t1382));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = exists_39 ? t1385 : t1386;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1387;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1388 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1388 & columns_4;
                const f32 t1390 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1391 - mean_3;
                f32 t1393;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1393) : "f"(distance_40), "f"(distance_40), "f"(t1390));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = exists_40 ? t1393 : t1394;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1395;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1396 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1396 & columns_3;
                const f32 t1398 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1399 - mean_3;
                f32 t1401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1401) : "f"(distance_41), "f"(distance_41), "f"(t1398));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = exists_41 ? t1401 : t1402;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1403;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1404 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1404 & columns_4;
                const f32 t1406 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1407 - mean_3;
                f32 t1409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1409) : "f"(distance_42), "f"(distance_42), "f"(t1406));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = exists_42 ? t1409 : t1410;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1411;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1412 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1412 & columns_3;
                const f32 t1414 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1415 - mean_3;
                f32 t1417;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1417) : "f"(distance_43), "f"(distance_43), "f"(t1414));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = exists_43 ? t1417 : t1418;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1419;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1420 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1420 & columns_4;
                const f32 t1422 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1423 - mean_3;
                f32 t1425;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1425) : "f"(distance_44), "f"(distance_44), "f"(t1422));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = exists_44 ? t1425 : t1426;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1427;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1428 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1428 & columns_3;
                const f32 t1430 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1431 - mean_3;
                f32 t1433;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1433) : "f"(distance_45), "f"(distance_45), "f"(t1430));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = exists_45 ? t1433 : t1434;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1435;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1436 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1436 & columns_4;
                const f32 t1438 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1439 - mean_3;
                f32 t1441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1441) : "f"(distance_46), "f"(distance_46), "f"(t1438));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = exists_46 ? t1441 : t1442;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1443;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1444 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1444 & columns_3;
                const f32 t1446 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1447 - mean_3;
                f32 t1449;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1449) : "f"(distance_47), "f"(distance_47), "f"(t1446));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = exists_47 ? t1449 : t1450;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1451;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1452 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1452 & columns_4;
                const f32 t1454 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1455 - mean_3;
                f32 t1457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1457) : "f"(distance_48), "f"(distance_48), "f"(t1454));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = exists_48 ? t1457 : t1458;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1459;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1460 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1460 & columns_3;
                const f32 t1462 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1463 - mean_3;
                f32 t1465;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1465) : "f"(distance_49), "f"(distance_49), "f"(t1462));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = exists_49 ? t1465 : t1466;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1467;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1468 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1468 & columns_4;
                const f32 t1470 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1471 - mean_3;
                f32 t1473;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1473) : "f"(distance_50), "f"(distance_50), "f"(t1470));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists_50 ? t1473 : t1474;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1475;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1476 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1476 & columns_3;
                const f32 t1478 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1479 - mean_3;
                f32 t1481;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1481) : "f"(distance_51), "f"(distance_51), "f"(t1478));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = exists_51 ? t1481 : t1482;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1483;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1484 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1484 & columns_4;
                const f32 t1486 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1487 - mean_3;
                f32 t1489;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1489) : "f"(distance_52), "f"(distance_52), "f"(t1486));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = exists_52 ? t1489 : t1490;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1491;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1492 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1492 & columns_3;
                const f32 t1494 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1495 - mean_3;
                f32 t1497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1497) : "f"(distance_53), "f"(distance_53), "f"(t1494));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = exists_53 ? t1497 : t1498;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1499;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1500 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1500 & columns_4;
                const f32 t1502 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1503 - mean_3;
                f32 t1505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(distance_54), "f"(distance_54), "f"(t1502));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = exists_54 ? t1505 : t1506;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1507;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1508 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1508 & columns_3;
                const f32 t1510 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1511 - mean_3;
                f32 t1513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(distance_55), "f"(distance_55), "f"(t1510));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = exists_55 ? t1513 : t1514;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1515;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1516 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1516 & columns_4;
                const f32 t1518 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1519 - mean_3;
                f32 t1521;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1521) : "f"(distance_56), "f"(distance_56), "f"(t1518));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = exists_56 ? t1521 : t1522;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1523;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1525;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1525) : "f"(all_2));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1525;
            f32 t1527;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1527) : "f"(pair_2));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t1527;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1529 = count;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1530 = mean;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t1531 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1529 + count_5;
            const f32 difference_3 = mean_3 - t1530;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1534;
            asm("max.f32 %0, %1, %2;" : "=f"(t1534) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1535;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(t1534));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1535;
            f32 t1537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(difference_3), "f"(share_4), "f"(t1530));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1538 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1539 = t1538 * t1529;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1540 = t1531 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1541) : "f"(t1539), "f"(share_4), "f"(t1540));
#line 91 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 91 "fa-kernels/src/conv/statistics.rs"
            mean = t1537;
#line 91 "fa-kernels/src/conv/statistics.rs"
            squares = t1541;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = 0.0f + t1542;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_11;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = t1543 + t1544;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_19;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = t1545 + t1546;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_27;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = t1547 + t1548;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_35;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = t1549 + t1550;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_43;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = t1551 + t1552;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_51;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t1553 + t1554;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = 0.0f + t1556;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_12;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = t1557 + t1558;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc_20;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = t1559 + t1560;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_28;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = t1561 + t1562;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_36;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = t1563 + t1564;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_44;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = t1565 + t1566;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_52;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t1567 + t1568;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_7;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = 0.0f + t1570;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_15;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = t1571 + t1572;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_23;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = t1573 + t1574;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_31;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = t1575 + t1576;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_39;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = t1577 + t1578;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_47;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = t1579 + t1580;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_55;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t1581 + t1582;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_8;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = 0.0f + t1584;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_16;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = t1585 + t1586;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_24;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = t1587 + t1588;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_32;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = t1589 + t1590;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_40;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = t1591 + t1592;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_48;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = t1593 + t1594;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_56;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t1595 + t1596;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = parts_9 + parts_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = parts_11 + parts_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = t1598 + t1599;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1600;
            } else {
                const u32 t1601 = t31 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1601 << 1u;
                const bool columns_5 = first_9 < t612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1604 = first_9 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1604 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1606 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1606 & columns_5;
                const f32 t1608 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = t1608 + t1609;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = exists_57 ? t1610 : t1611;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1613 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1613 & columns_6;
                const f32 t1615 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = t1615 + t1616;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = exists_58 ? t1617 : t1618;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1619;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1620 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1620 & columns_5;
                const f32 t1622 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_7;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = t1622 + t1623;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = exists_59 ? t1624 : t1625;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1626;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1627 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1627 & columns_6;
                const f32 t1629 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_8;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = t1629 + t1630;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = exists_60 ? t1631 : t1632;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1633;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1634 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1634 & columns_5;
                const f32 t1636 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_11;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = t1636 + t1637;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = exists_61 ? t1638 : t1639;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1640;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1641 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1641 & columns_6;
                const f32 t1643 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_12;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = t1643 + t1644;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = exists_62 ? t1645 : t1646;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1647;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1648 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1648 & columns_5;
                const f32 t1650 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_15;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = t1650 + t1651;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = exists_63 ? t1652 : t1653;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1654;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1655 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1655 & columns_6;
                const f32 t1657 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_16;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = t1657 + t1658;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = exists_64 ? t1659 : t1660;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1661;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1662 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1662 & columns_5;
                const f32 t1664 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_19;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = t1664 + t1665;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = exists_65 ? t1666 : t1667;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1668;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1669 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1669 & columns_6;
                const f32 t1671 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_20;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = t1671 + t1672;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = exists_66 ? t1673 : t1674;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1675;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1676 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1676 & columns_5;
                const f32 t1678 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = acc_23;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = t1678 + t1679;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = exists_67 ? t1680 : t1681;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1682;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1683 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1683 & columns_6;
                const f32 t1685 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = acc_24;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = t1685 + t1686;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = exists_68 ? t1687 : t1688;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1689;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1690 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1690 & columns_5;
                const f32 t1692 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = acc_27;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = t1692 + t1693;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = exists_69 ? t1694 : t1695;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1696;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1697 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1697 & columns_6;
                const f32 t1699 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = acc_28;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = t1699 + t1700;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = exists_70 ? t1701 : t1702;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1703;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1704 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1704 & columns_5;
                const f32 t1706 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = acc_31;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = t1706 + t1707;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = exists_71 ? t1708 : t1709;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1710;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1711 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1711 & columns_6;
                const f32 t1713 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_32;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = t1713 + t1714;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = exists_72 ? t1715 : t1716;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1717;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1718 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1718 & columns_5;
                const f32 t1720 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = acc_35;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = t1720 + t1721;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = exists_73 ? t1722 : t1723;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1724;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1725 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1725 & columns_6;
                const f32 t1727 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = acc_36;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = t1727 + t1728;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = exists_74 ? t1729 : t1730;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1731;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1732 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1732 & columns_5;
                const f32 t1734 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = acc_39;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = t1734 + t1735;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = exists_75 ? t1736 : t1737;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1738;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1739 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1739 & columns_6;
                const f32 t1741 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = acc_40;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = t1741 + t1742;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = exists_76 ? t1743 : t1744;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1745;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1746 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1746 & columns_5;
                const f32 t1748 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = acc_43;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = t1748 + t1749;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = exists_77 ? t1750 : t1751;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1752;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1753 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1753 & columns_6;
                const f32 t1755 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = acc_44;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = t1755 + t1756;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = exists_78 ? t1757 : t1758;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1759;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1760 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1760 & columns_5;
                const f32 t1762 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = acc_47;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = t1762 + t1763;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = exists_79 ? t1764 : t1765;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1766;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1767 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1767 & columns_6;
                const f32 t1769 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = acc_48;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = t1769 + t1770;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = exists_80 ? t1771 : t1772;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1773;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1774 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1774 & columns_5;
                const f32 t1776 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = acc_51;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = t1776 + t1777;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = exists_81 ? t1778 : t1779;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1780;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1781 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1781 & columns_6;
                const f32 t1783 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = acc_52;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = t1783 + t1784;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = exists_82 ? t1785 : t1786;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1788 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1788 & columns_5;
                const f32 t1790 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = acc_55;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = t1790 + t1791;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = exists_83 ? t1792 : t1793;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1794;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1795 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1795 & columns_6;
                const f32 t1797 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = acc_56;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = t1797 + t1798;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = exists_84 ? t1799 : t1800;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1801;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1803;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1803) : "f"(all_3));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1803;
            f32 t1805;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1805) : "f"(pair_3));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 t1806 = pair_3 + t1805;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1806 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1808 - mean_4;
                f32 t1810;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1810) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1811 - mean_4;
                f32 t1813;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1813) : "f"(distance_58), "f"(distance_58), "f"(t1810));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1814 - mean_4;
                f32 t1816;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1816) : "f"(distance_59), "f"(distance_59), "f"(t1813));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1817 - mean_4;
                f32 t1819;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(distance_60), "f"(distance_60), "f"(t1816));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1820 - mean_4;
                f32 t1822;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1822) : "f"(distance_61), "f"(distance_61), "f"(t1819));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1823 - mean_4;
                f32 t1825;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(distance_62), "f"(distance_62), "f"(t1822));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1826 - mean_4;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_63), "f"(distance_63), "f"(t1825));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1829 - mean_4;
                f32 t1831;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(distance_64), "f"(distance_64), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1832 - mean_4;
                f32 t1834;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1834) : "f"(distance_65), "f"(distance_65), "f"(t1831));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1835 - mean_4;
                f32 t1837;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(distance_66), "f"(distance_66), "f"(t1834));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1838 - mean_4;
                f32 t1840;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1840) : "f"(distance_67), "f"(distance_67), "f"(t1837));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1841 - mean_4;
                f32 t1843;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(distance_68), "f"(distance_68), "f"(t1840));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1844 - mean_4;
                f32 t1846;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1846) : "f"(distance_69), "f"(distance_69), "f"(t1843));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1847 - mean_4;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_70), "f"(distance_70), "f"(t1846));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1850 - mean_4;
                f32 t1852;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1852) : "f"(distance_71), "f"(distance_71), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1853 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1853 - mean_4;
                f32 t1855;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1855) : "f"(distance_72), "f"(distance_72), "f"(t1852));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1856 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1856 - mean_4;
                f32 t1858;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1858) : "f"(distance_73), "f"(distance_73), "f"(t1855));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1859 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1859 - mean_4;
                f32 t1861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1861) : "f"(distance_74), "f"(distance_74), "f"(t1858));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1862 - mean_4;
                f32 t1864;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1864) : "f"(distance_75), "f"(distance_75), "f"(t1861));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1865 - mean_4;
                f32 t1867;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1867) : "f"(distance_76), "f"(distance_76), "f"(t1864));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1868 - mean_4;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_77), "f"(distance_77), "f"(t1867));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1871 - mean_4;
                f32 t1873;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(distance_78), "f"(distance_78), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1874 - mean_4;
                f32 t1876;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1876) : "f"(distance_79), "f"(distance_79), "f"(t1873));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1877 - mean_4;
                f32 t1879;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(distance_80), "f"(distance_80), "f"(t1876));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1880 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1880 - mean_4;
                f32 t1882;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1882) : "f"(distance_81), "f"(distance_81), "f"(t1879));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1883 - mean_4;
                f32 t1885;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(distance_82), "f"(distance_82), "f"(t1882));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1886 - mean_4;
                f32 t1888;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(distance_83), "f"(distance_83), "f"(t1885));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1889 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1889 - mean_4;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_84), "f"(distance_84), "f"(t1888));
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = parts_13 + parts_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = parts_15 + parts_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = t1892 + t1893;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1894;
            } else {
                const u32 t1895 = t31 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1895 << 1u;
                const bool columns_7 = first_10 < t612;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1898 = first_10 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1898 < t612;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1900 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1900 & columns_7;
                const f32 t1902 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1903 - mean_4;
                f32 t1905;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(distance_85), "f"(distance_85), "f"(t1902));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = exists_85 ? t1905 : t1906;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1907;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1908 = 0u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1908 & columns_8;
                const f32 t1910 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1911 - mean_4;
                f32 t1913;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(distance_86), "f"(distance_86), "f"(t1910));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = exists_86 ? t1913 : t1914;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1915;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1916 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1916 & columns_7;
                const f32 t1918 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1919 - mean_4;
                f32 t1921;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(distance_87), "f"(distance_87), "f"(t1918));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1922 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = exists_87 ? t1921 : t1922;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1923;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1924 = 1u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1924 & columns_8;
                const f32 t1926 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1927 - mean_4;
                f32 t1929;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(distance_88), "f"(distance_88), "f"(t1926));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = exists_88 ? t1929 : t1930;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1931;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1932 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1932 & columns_7;
                const f32 t1934 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1935 - mean_4;
                f32 t1937;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(distance_89), "f"(distance_89), "f"(t1934));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = exists_89 ? t1937 : t1938;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1939;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1940 = 2u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1940 & columns_8;
                const f32 t1942 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1943 - mean_4;
                f32 t1945;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(distance_90), "f"(distance_90), "f"(t1942));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = exists_90 ? t1945 : t1946;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1947;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1948 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1948 & columns_7;
                const f32 t1950 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1951 - mean_4;
                f32 t1953;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(distance_91), "f"(distance_91), "f"(t1950));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = exists_91 ? t1953 : t1954;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1955;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1956 = 3u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1956 & columns_8;
                const f32 t1958 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1959 - mean_4;
                f32 t1961;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(distance_92), "f"(distance_92), "f"(t1958));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = exists_92 ? t1961 : t1962;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1963;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1964 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1964 & columns_7;
                const f32 t1966 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1967 - mean_4;
                f32 t1969;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(distance_93), "f"(distance_93), "f"(t1966));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = exists_93 ? t1969 : t1970;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1971;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1972 = 4u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1972 & columns_8;
                const f32 t1974 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1975 - mean_4;
                f32 t1977;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(distance_94), "f"(distance_94), "f"(t1974));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = exists_94 ? t1977 : t1978;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1979;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1980 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1980 & columns_7;
                const f32 t1982 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1983 - mean_4;
                f32 t1985;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(distance_95), "f"(distance_95), "f"(t1982));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = exists_95 ? t1985 : t1986;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1987;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1988 = 5u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1988 & columns_8;
                const f32 t1990 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1991 - mean_4;
                f32 t1993;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(distance_96), "f"(distance_96), "f"(t1990));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = exists_96 ? t1993 : t1994;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1995;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1996 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1996 & columns_7;
                const f32 t1998 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1999 - mean_4;
                f32 t2001;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(distance_97), "f"(distance_97), "f"(t1998));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = exists_97 ? t2001 : t2002;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2003;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2004 = 6u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2004 & columns_8;
                const f32 t2006 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2007 - mean_4;
                f32 t2009;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(distance_98), "f"(distance_98), "f"(t2006));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = exists_98 ? t2009 : t2010;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2011;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2012 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2012 & columns_7;
                const f32 t2014 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2015 - mean_4;
                f32 t2017;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(distance_99), "f"(distance_99), "f"(t2014));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2018 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = exists_99 ? t2017 : t2018;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2019;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2020 = 7u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2020 & columns_8;
                const f32 t2022 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2023 - mean_4;
                f32 t2025;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(distance_100), "f"(distance_100), "f"(t2022));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = exists_100 ? t2025 : t2026;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2027;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2028 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2028 & columns_7;
                const f32 t2030 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2031 - mean_4;
                f32 t2033;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(distance_101), "f"(distance_101), "f"(t2030));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = exists_101 ? t2033 : t2034;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2035;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2036 = 8u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2036 & columns_8;
                const f32 t2038 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2039 - mean_4;
                f32 t2041;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(distance_102), "f"(distance_102), "f"(t2038));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = exists_102 ? t2041 : t2042;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2043;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2044 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2044 & columns_7;
                const f32 t2046 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2047 - mean_4;
                f32 t2049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(distance_103), "f"(distance_103), "f"(t2046));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2050 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2051 = exists_103 ? t2049 : t2050;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2051;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2052 = 9u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2052 & columns_8;
                const f32 t2054 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2055 - mean_4;
                f32 t2057;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(distance_104), "f"(distance_104), "f"(t2054));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = exists_104 ? t2057 : t2058;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2059;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2060 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2060 & columns_7;
                const f32 t2062 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2063 - mean_4;
                f32 t2065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(distance_105), "f"(distance_105), "f"(t2062));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = exists_105 ? t2065 : t2066;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2067;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2068 = 10u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2068 & columns_8;
                const f32 t2070 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2071 - mean_4;
                f32 t2073;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(distance_106), "f"(distance_106), "f"(t2070));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2074 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2075 = exists_106 ? t2073 : t2074;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2075;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2076 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2076 & columns_7;
                const f32 t2078 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2079 - mean_4;
                f32 t2081;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2081) : "f"(distance_107), "f"(distance_107), "f"(t2078));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = exists_107 ? t2081 : t2082;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2083;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2084 = 11u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2084 & columns_8;
                const f32 t2086 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2087 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2087 - mean_4;
                f32 t2089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2089) : "f"(distance_108), "f"(distance_108), "f"(t2086));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = exists_108 ? t2089 : t2090;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2091;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2092 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2092 & columns_7;
                const f32 t2094 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2095 - mean_4;
                f32 t2097;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(distance_109), "f"(distance_109), "f"(t2094));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2098 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2099 = exists_109 ? t2097 : t2098;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2099;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2100 = 12u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2100 & columns_8;
                const f32 t2102 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2103 - mean_4;
                f32 t2105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(distance_110), "f"(distance_110), "f"(t2102));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = exists_110 ? t2105 : t2106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2107;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2108 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2108 & columns_7;
                const f32 t2110 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2111 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2111 - mean_4;
                f32 t2113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2113) : "f"(distance_111), "f"(distance_111), "f"(t2110));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2114 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2115 = exists_111 ? t2113 : t2114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2115;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2116 = 13u < t610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2116 & columns_8;
                const f32 t2118 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2119 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2119 - mean_4;
                f32 t2121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(distance_112), "f"(distance_112), "f"(t2118));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2122 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2123 = exists_112 ? t2121 : t2122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2123;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t2125;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2125) : "f"(all_4));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t2125;
            f32 t2127;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2127) : "f"(pair_4));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t2127;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t2129 = count_2;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t2130 = mean_2;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t2131 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2129 + count_5;
            const f32 difference_4 = mean_4 - t2130;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2134;
            asm("max.f32 %0, %1, %2;" : "=f"(t2134) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2135;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2135) : "f"(t2134));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2135;
            f32 t2137;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2137) : "f"(difference_4), "f"(share_5), "f"(t2130));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2138 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2139 = t2138 * t2129;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2140 = t2131 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2141;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(t2139), "f"(share_5), "f"(t2140));
#line 91 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 91 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2137;
#line 91 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2141;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2143 = outputs + own;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2144 = t32 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2145 = t31 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2146 = t31 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2147 = t2146 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2148 = t2145 + t2147;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2149 = t2144 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2150 = t31 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2151 = t2150 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2152 = t2149 + t2151;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2153 = t2148 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2154 = t2152 ^ t2153;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2155 = t2148 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2156 = t2154 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2157 = t2155 + t2156;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2158 = t2143 + t2157;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2159;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2159) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2160;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2161;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2162;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2163;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2164;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2165;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2166;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2167;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2168;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2169;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2170;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2171;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2172;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2173;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2174;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2175;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2176;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2177;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2178;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2179;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2180;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2181;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2182;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2183;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2184;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2185;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2186;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2183), "r"(t2184), "r"(t2185), "r"(t2186) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2187 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2187) : "memory");
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2188 = blockIdx.y;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t2189 = t2188 << 6u;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 t2190 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2190 & 127u;
            const u32 t2192 = thread_3 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
            const u32 t2193 = thread_3 >> 3u;
            const u32 t2194 = t2192 << 3u;
#line 73 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t2189 + t2194;
#line 75 "fa-kernels/src/conv/output.rs"
            const bool t2196 = channel_4 < 64u;
#line 75 "fa-kernels/src/conv/output.rs"
            if (t2196) {
#line 77 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_17 = 0u; i_17 < 7u; i_17 += 1u) {
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 t2197 = i_17 << 4u;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t2193 + t2197;
                    const u32 t2199 = pixel >> 3u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 t2200 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2201 = pixel < 111u ? pixel : 111u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2202 = t2201 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2203 = t2192 ^ t2202;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2204 = t2201 << 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2205 = t2203 << 4u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t2206 = t2204 + t2205;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 from = t2143 + t2206;
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
                    const bool t2208 = t2199 < t610;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t2209 = t2200 < t612;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t2210 = t2208 & t2209;
#line 87 "fa-kernels/src/conv/output.rs"
                    if (t2210) {
                        const u32 at_3 = y_5 + t2199;
#line 88 "fa-kernels/src/conv/output.rs"
                        const u32 at_4 = x_5 + t2200;
                        const u64 t2213 = (u64)sample_4;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2214 = t2213 * y_stride0;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2215 = t2214 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2216 = y + t2215;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2217 = (u64)at_3;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2218 = t2217 * y_stride1;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2219 = t2218 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2220 = t2216 + t2219;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2221 = (u64)at_4;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2222 = t2221 * y_stride2;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2223 = t2222 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2224 = t2220 + t2223;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2225 = (u64)channel_4 * 2u;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t2226 = t2224 + t2225;
#line 89 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2226), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                    }
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2227 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2227) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2228 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t2228 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t2230 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t2231 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t2230 ? t2231 : 0u;
        const u32 rounds = left_7 < cta_groups ? left_7 : cta_groups;
#line 108 "fa-kernels/src/conv/statistics.rs"
        const bool t2234 = 0u < rounds;
#line 108 "fa-kernels/src/conv/statistics.rs"
        if (t2234) {
            const u32 t2235 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2236 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2237 = t2236 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2238 = t2237 + t2235;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2239 = t2238 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2240;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2240) : "r"(t2239), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2241 = t2240 >> groups_shift;
#line 117 "fa-kernels/src/conv/statistics.rs"
            const u32 t2242 = t31 & 3u;
#line 117 "fa-kernels/src/conv/statistics.rs"
            const bool t2243 = t2242 == 0u;
#line 117 "fa-kernels/src/conv/statistics.rs"
            if (t2243) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2244 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2245 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t2244 + t2245;
                const u32 t2247 = first_12 + 8u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2248 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2249 = t2248 + first_12;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2250 = t2249 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = moments_2 + t2250;
                const f32 t2252 = count;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t2253 = mean;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t2254 = squares;
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t2255;
                asm("mov.b32 %0, %1;" : "=r"(t2255) : "f"(t2252));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t2256;
                asm("mov.b32 %0, %1;" : "=r"(t2256) : "f"(t2253));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t2257;
                asm("mov.b32 %0, %1;" : "=r"(t2257) : "f"(t2254));
#line 120 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t2255), "r"(t2256), "r"(t2257), "r"(0u) : "memory");
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2258 = index << 6u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2259 = t2258 + t2247;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2260 = t2259 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 at_6 = moments_2 + t2260;
                const f32 t2262 = count_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t2263 = mean_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t2264 = squares_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t2265;
                asm("mov.b32 %0, %1;" : "=r"(t2265) : "f"(t2262));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t2266;
                asm("mov.b32 %0, %1;" : "=r"(t2266) : "f"(t2263));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t2267;
                asm("mov.b32 %0, %1;" : "=r"(t2267) : "f"(t2264));
#line 120 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t2265), "r"(t2266), "r"(t2267), "r"(0u) : "memory");
            }
#line 124 "fa-kernels/src/conv/statistics.rs"
            count = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            mean = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            squares = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            count_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            mean_2 = 0.0f;
#line 124 "fa-kernels/src/conv/statistics.rs"
            squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
#line 127 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_5 = threadIdx.x;
            const bool t2269 = channel_5 < 64u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            if (t2269) {
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2270 = channel_5 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2271 = moments_2 + t2270;
#line 130 "fa-kernels/src/conv/statistics.rs"
                u32 row_17;
                u32 row_18;
                u32 row_19;
                u32 row_20;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2271) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2272;
                asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(row_17));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2273;
                asm("mov.b32 %0, %1;" : "=f"(t2273) : "r"(row_18));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2274;
                asm("mov.b32 %0, %1;" : "=f"(t2274) : "r"(row_19));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2275;
                asm("mov.b32 %0, %1;" : "=f"(t2275) : "r"(row_20));
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2276 = 64u + channel_5;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2277 = t2276 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2278 = moments_2 + t2277;
#line 130 "fa-kernels/src/conv/statistics.rs"
                u32 row_21;
                u32 row_22;
                u32 row_23;
                u32 row_24;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2278) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2279;
                asm("mov.b32 %0, %1;" : "=f"(t2279) : "r"(row_21));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2280;
                asm("mov.b32 %0, %1;" : "=f"(t2280) : "r"(row_22));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2281;
                asm("mov.b32 %0, %1;" : "=f"(t2281) : "r"(row_23));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2282;
                asm("mov.b32 %0, %1;" : "=f"(t2282) : "r"(row_24));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2272 + t2279;
                const f32 difference_5 = t2280 - t2273;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2285;
                asm("max.f32 %0, %1, %2;" : "=f"(t2285) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2286;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(t2285));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2279 * t2286;
                f32 t2288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(difference_5), "f"(share_6), "f"(t2273));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2289 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2290 = t2289 * t2272;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2291 = t2274 + t2281;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(t2290), "f"(share_6), "f"(t2291));
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2293 = 128u + channel_5;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2294 = t2293 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t2295 = moments_2 + t2294;
#line 130 "fa-kernels/src/conv/statistics.rs"
                u32 row_25;
                u32 row_26;
                u32 row_27;
                u32 row_28;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2295) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2296;
                asm("mov.b32 %0, %1;" : "=f"(t2296) : "r"(row_25));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2297;
                asm("mov.b32 %0, %1;" : "=f"(t2297) : "r"(row_26));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2298;
                asm("mov.b32 %0, %1;" : "=f"(t2298) : "r"(row_27));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t2299;
                asm("mov.b32 %0, %1;" : "=f"(t2299) : "r"(row_28));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2296;
                const f32 difference_6 = t2297 - t2288;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2302;
                asm("max.f32 %0, %1, %2;" : "=f"(t2302) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2303;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2303) : "f"(t2302));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2296 * t2303;
                f32 t2305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(difference_6), "f"(share_7), "f"(t2288));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2306 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2307 = t2306 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2308 = t2292 + t2298;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2309;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(t2307), "f"(share_7), "f"(t2308));
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 t2310 = blockIdx.y;
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t2310 << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2312 = blockIdx.x;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_13 + channel_5;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t2312 + t2241;
                const u64 t2315 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2316 = t2315 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2317 = t2316 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2318 = moments + t2317;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2319 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2320 = t2319 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2321 = t2320 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2322 = t2318 + t2321;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2323;
                asm("mov.b32 %0, %1;" : "=r"(t2323) : "f"(count_9));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2324;
                asm("mov.b32 %0, %1;" : "=r"(t2324) : "f"(t2305));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t2325;
                asm("mov.b32 %0, %1;" : "=r"(t2325) : "f"(t2309));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2322), "r"(t2323), "r"(t2324), "r"(t2325), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
