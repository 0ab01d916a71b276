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
    const u64 y /* f16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
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
    const u32 outputs = smem_1 + 57344u;
    const u32 moments = outputs + 49152u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_4 = smem_1 + 49152u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t8 = thread == 0u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t8) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(moments) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t9 = moments + 24u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t9) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t10 = moments + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = moments + 32u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = moments + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = moments + 40u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = moments + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 141 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 12u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t17 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t17));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t20 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t21 = warp_2 & 3u;
#line 144 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t22 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t22 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t24 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t25 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t24 ? t25 : 0u;
        const u32 t27 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t27; i += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_2 = i * 3u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 % 3u;
            const u32 t30 = slot + 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t31 = t30 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t32 = moments + t31;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t33 = i_2 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t34 = t33 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t35 = t34 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t32), "r"(t35) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t36 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t37 = t36 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group = t37 + i;
            const u32 t39 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t40;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t40) : "r"(t39), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample = t40 >> groups_shift;
            const u32 t42 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t43 = group - t42;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t43 * 3u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t45 = number << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t46;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t46) : "r"(t45), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t47 = t46 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t47 << 4u;
            const u32 t49 = number << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t50;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t50) : "r"(t49), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t51 = t50 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t52 = t51 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t53 = number - t52;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t53 << 3u;
            const bool t55 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t56 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t55 ? t56 : 0u;
            const u32 t58 = left_2 < 16u ? left_2 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t59 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t60 = t59 < 8u ? t59 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t61 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t62 = moments + t61;
            const u32 t63 = slot << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t63;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t65;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t65) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t66 = t65 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t66) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t62) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t62), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t67 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t67 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 % 3u;
            const u32 t70 = slot_2 + 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t71 = t70 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t72 = moments + t71;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t73 = i_3 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t74 = t73 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t75 = t74 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t72), "r"(t75) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t76 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t77 = t76 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t77 + i;
            const u32 t79 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t80;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t80) : "r"(t79), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t80 >> groups_shift;
            const u32 t82 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t83 = group_2 - t82;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t84 = t83 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t84 + 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t86 = number_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t87;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t87) : "r"(t86), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t88 = t87 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t88 << 4u;
            const u32 t90 = number_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t91;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t91) : "r"(t90), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t92 = t91 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t93 = t92 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t94 = number_2 - t93;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t94 << 3u;
            const bool t96 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t97 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t96 ? t97 : 0u;
            const u32 t99 = left_3 < 16u ? left_3 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t100 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t101 = t100 < 8u ? t100 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t102 = slot_2 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t103 = moments + t102;
            const u32 t104 = slot_2 << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t104;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t106;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t106) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t107 = t106 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t107) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t103) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t103), "r"(0u), "r"(x_3), "r"(y_3), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t108 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t108 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 % 3u;
            const u32 t111 = slot_3 + 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t112 = t111 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t113 = moments + t112;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t114 = i_4 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t115 = t114 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t116 = t115 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t113), "r"(t116) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t117 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t118 = t117 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t118 + i;
            const u32 t120 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t121;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t121) : "r"(t120), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t121 >> groups_shift;
            const u32 t123 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t124 = group_3 - t123;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t125 = t124 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t125 + 2u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t127 = number_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t128;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t128) : "r"(t127), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t129 = t128 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t129 << 4u;
            const u32 t131 = number_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t132;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t132) : "r"(t131), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t133 = t132 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t134 = t133 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t135 = number_3 - t134;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t135 << 3u;
            const bool t137 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t138 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t137 ? t138 : 0u;
            const u32 t140 = left_4 < 16u ? left_4 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t141 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t142 = t141 < 8u ? t141 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t143 = slot_3 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t144 = moments + t143;
            const u32 t145 = slot_3 << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t145;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t147;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t147) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t148 = t147 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t148) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t144) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t144), "r"(0u), "r"(x_4), "r"(y_4), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t149 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t149) {
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t150 = moments + 48u;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t151 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = t151 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t153;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t153) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t154 = t153 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t154) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t150) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t150), "r"(0u), "r"(0u), "r"(0u), "r"(t152) : "memory");
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
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_57 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_58 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_59 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_60 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_61 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_62 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_63 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_64 = 0.0f;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 t155 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t155 << 6u;
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
        const u32 t157 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t157 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t159 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t160 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t159 ? t160 : 0u;
        const u32 t162 = left_5 < cta_groups ? left_5 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_5 = 0u; i_5 < t162; i_5 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_41 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_42 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_45 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_46 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_49 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_50 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_53 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_54 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_57 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_58 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_61 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_62 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_43 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_44 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_47 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_48 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_51 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_52 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_55 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_56 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_59 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_60 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_63 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_64 = 0.0f;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t163 = i_5 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_6 = t163 + index;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_4 = i_6 % 3u;
            const u32 t166 = slot_4 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t167 = moments + t166;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t168 = i_6 / 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t169 = t168 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t167), "r"(t169) : "memory");
            const u32 t170 = slot_4 << 14u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t171 = smem_1 + t170;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t172 = i_5 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t172) {
                const u32 t173 = moments + 48u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t173), "r"(0u) : "memory");
            }
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t174 = to_4 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t175 = t171 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t176 = t174 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t177 = (u64)t176;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t178 = t177 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t179 = t175 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t180 = (u64)t179;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t181 = t180 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t182 = t174 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t183 = (u64)t182;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t184 = t183 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t185 = t175 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t186 = (u64)t185;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t187 = t186 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t188 = t174 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t189 = (u64)t188;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t190 = t189 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t191 = t175 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t192 = (u64)t191;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t193 = t192 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t178), "l"(t181), "l"(t184), "l"(t187), "l"(t190), "l"(t193) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t194 = i_5 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_7 = t194 + index;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t196 = i_7 % 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t197 = t196 + 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t198 = t197 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t199 = moments + t198;
            u32 t200;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t200) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t201 = t200 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t201) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t199) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t202 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t203 = t202 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t203 + i_5;
            const u32 t205 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t206;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t206) : "r"(t205), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t206 >> groups_shift;
            const u32 t208 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t209 = group_4 - t208;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t210 = t209 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t210 + index;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t212 = number_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t213;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t213) : "r"(t212), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t214 = t213 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t214 << 4u;
            const u32 t216 = number_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t217;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t217) : "r"(t216), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t218 = t217 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t219 = t218 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t220 = number_4 - t219;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t220 << 3u;
            const bool t222 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t223 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t222 ? t223 : 0u;
            const u32 t225 = left_6 < 16u ? left_6 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t226 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t227 = t226 < 8u ? t226 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 14u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t229 = outputs + own;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t230 = acc;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t231;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t231) : "f"(t230), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc = t231;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t232 = acc_2;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t233;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_2 = t233;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t234 = acc_5;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t235;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t235) : "f"(t234), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_5 = t235;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t236 = acc_6;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t237;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t237) : "f"(t236), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_6 = t237;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t238 = acc_9;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t239;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t239) : "f"(t238), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_9 = t239;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t240 = acc_10;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t241;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_10 = t241;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t242 = acc_13;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t243;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t243) : "f"(t242), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_13 = t243;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t244 = acc_14;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t245;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t245) : "f"(t244), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_14 = t245;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t246 = acc_17;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t247;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t247) : "f"(t246), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_17 = t247;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t248 = acc_18;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t249;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t249) : "f"(t248), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_18 = t249;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t250 = acc_21;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t251;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t251) : "f"(t250), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_21 = t251;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t252 = acc_22;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t253;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t253) : "f"(t252), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_22 = t253;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t254 = acc_25;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t255;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t255) : "f"(t254), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_25 = t255;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t256 = acc_26;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t257;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t257) : "f"(t256), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_26 = t257;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t258 = acc_29;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t259;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t259) : "f"(t258), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_29 = t259;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t260 = acc_30;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t261;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t261) : "f"(t260), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_30 = t261;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t262 = acc_33;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t263;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t263) : "f"(t262), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_33 = t263;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t264 = acc_34;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t265;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t265) : "f"(t264), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_34 = t265;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t266 = acc_37;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t267;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t267) : "f"(t266), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_37 = t267;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t268 = acc_38;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t269;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t269) : "f"(t268), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_38 = t269;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t270 = acc_41;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t271;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t271) : "f"(t270), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_41 = t271;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t272 = acc_42;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t273;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t273) : "f"(t272), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_42 = t273;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t274 = acc_45;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t275;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_45 = t275;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t276 = acc_46;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t277;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t277) : "f"(t276), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_46 = t277;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t278 = acc_49;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t279;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t279) : "f"(t278), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_49 = t279;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t280 = acc_50;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t281;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t281) : "f"(t280), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_50 = t281;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t282 = acc_53;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t283;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t283) : "f"(t282), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_53 = t283;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t284 = acc_54;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t285;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t285) : "f"(t284), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_54 = t285;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t286 = acc_57;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t287;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t287) : "f"(t286), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_57 = t287;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t288 = acc_58;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t289;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t289) : "f"(t288), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_58 = t289;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t290 = acc_61;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t291;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t291) : "f"(t290), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_61 = t291;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t292 = acc_62;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t293;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t293) : "f"(t292), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_62 = t293;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t294 = acc_3;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t295;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t295) : "f"(t294), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_3 = t295;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t296 = acc_4;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t297;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t297) : "f"(t296), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_4 = t297;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t298 = acc_7;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t299;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t299) : "f"(t298), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_7 = t299;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t300 = acc_8;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t301;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t301) : "f"(t300), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_8 = t301;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t302 = acc_11;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t303;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t303) : "f"(t302), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_11 = t303;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t304 = acc_12;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t305;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_12 = t305;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t306 = acc_15;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t307;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_15 = t307;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t308 = acc_16;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t309;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_16 = t309;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t310 = acc_19;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t311;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_19 = t311;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t312 = acc_20;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t313;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_20 = t313;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t314 = acc_23;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t315;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t315) : "f"(t314), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_23 = t315;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t316 = acc_24;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t317;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_24 = t317;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t318 = acc_27;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t319;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t319) : "f"(t318), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_27 = t319;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t320 = acc_28;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t321;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t321) : "f"(t320), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_28 = t321;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t322 = acc_31;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t323;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t323) : "f"(t322), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_31 = t323;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t324 = acc_32;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t325;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t325) : "f"(t324), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_32 = t325;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t326 = acc_35;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t327;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t327) : "f"(t326), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_35 = t327;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t328 = acc_36;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t329;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_36 = t329;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t330 = acc_39;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t331;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_39 = t331;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t332 = acc_40;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t333;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_40 = t333;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t334 = acc_43;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t335;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t335) : "f"(t334), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_43 = t335;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t336 = acc_44;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t337;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t337) : "f"(t336), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_44 = t337;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t338 = acc_47;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t339;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t339) : "f"(t338), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_47 = t339;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t340 = acc_48;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t341;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t341) : "f"(t340), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_48 = t341;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t342 = acc_51;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t343;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t343) : "f"(t342), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_51 = t343;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t344 = acc_52;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t345;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t345) : "f"(t344), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_52 = t345;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t346 = acc_55;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t347;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t347) : "f"(t346), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_55 = t347;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t348 = acc_56;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t349;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t349) : "f"(t348), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_56 = t349;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t350 = acc_59;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t351;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t351) : "f"(t350), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_59 = t351;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t352 = acc_60;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t353;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t353) : "f"(t352), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_60 = t353;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t354 = acc_63;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t355;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t355) : "f"(t354), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_63 = t355;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t356 = acc_64;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t357;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t357) : "f"(t356), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_64 = t357;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t358 = t21 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t359 = t20 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t360 = t20 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t361 = t360 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t362 = t359 + t361;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t363 = t358 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t364 = t20 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t365 = t364 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t366 = t363 + t365;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t367 = t362 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t368 = t366 ^ t367;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t369 = t362 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t370 = t368 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t371 = t369 + t370;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t372 = t229 + t371;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t373;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t373) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t374;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t374) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t375;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t375) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t376;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t376) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t373), "r"(t374), "r"(t375), "r"(t376) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t377;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t377) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t378;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t378) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t379;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t379) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t380;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t380) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t377), "r"(t378), "r"(t379), "r"(t380) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t381;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t381) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t382;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t382) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t383;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t383) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t384;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t384) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t381), "r"(t382), "r"(t383), "r"(t384) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t385;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t385) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t386;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t386) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t387;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t387) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t388;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t388) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t385), "r"(t386), "r"(t387), "r"(t388) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t389;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t390;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t390) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t391;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t391) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t392;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t392) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t389), "r"(t390), "r"(t391), "r"(t392) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t393;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t393) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t394;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t394) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t395;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t395) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t396;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t396) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t393), "r"(t394), "r"(t395), "r"(t396) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t397;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t397) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t398;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t398) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t399;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t399) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t400;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t400) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t397), "r"(t398), "r"(t399), "r"(t400) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t401;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t401) : "f"(acc_57), "f"(acc_58));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t402;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t402) : "f"(acc_59), "f"(acc_60));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t403;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t403) : "f"(acc_61), "f"(acc_62));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t404;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t404) : "f"(acc_63), "f"(acc_64));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t372), "r"(t401), "r"(t402), "r"(t403), "r"(t404) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t405 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t405) : "memory");
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t406 = blockIdx.y;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t407 = t406 << 6u;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 t408 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t408 & 127u;
            const u32 t410 = thread_3 & 3u;
#line 72 "fa-kernels/src/conv/output.rs"
            const u32 t411 = thread_3 >> 2u;
            const u32 t412 = t410 << 3u;
#line 73 "fa-kernels/src/conv/output.rs"
            const u32 channel = t407 + t412;
#line 75 "fa-kernels/src/conv/output.rs"
            const bool t414 = channel < 32u;
#line 75 "fa-kernels/src/conv/output.rs"
            if (t414) {
#line 77 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_8 = 0u; i_8 < 4u; i_8 += 1u) {
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 t415 = i_8 << 5u;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t411 + t415;
                    const u32 t417 = pixel >> 3u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 t418 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t419 = pixel < 127u ? pixel : 127u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t420 = t419 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t421 = t410 ^ t420;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t422 = t419 << 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t423 = t421 << 4u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t424 = t422 + t423;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 from = t229 + t424;
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
                    const bool t426 = t417 < t225;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t427 = t418 < t227;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t428 = t426 & t427;
#line 87 "fa-kernels/src/conv/output.rs"
                    if (t428) {
                        const u32 at = y_5 + t417;
#line 88 "fa-kernels/src/conv/output.rs"
                        const u32 at_2 = x_5 + t418;
                        const u64 t431 = (u64)sample_4;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t432 = t431 * y_stride0;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t433 = t432 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t434 = y + t433;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t435 = (u64)at;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t436 = t435 * y_stride1;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t437 = t436 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t438 = t434 + t437;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t439 = (u64)at_2;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t440 = t439 * y_stride2;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t441 = t440 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t442 = t438 + t441;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t443 = (u64)channel * 2u;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t444 = t442 + t443;
#line 89 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t444), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                    }
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t445 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t445) : "memory");
        }
    }
}
