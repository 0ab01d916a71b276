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
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 137 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 217 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 57344u;
    const u32 moments = outputs + 49152u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_4 = smem_1 + 49152u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t8 = thread == 0u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t8) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(moments) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t9 = moments + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t10 = moments + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = moments + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = moments + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = moments + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = moments + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = moments + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = moments + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = moments + 72u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t17) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = moments + 80u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t18) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = moments + 88u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = moments + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 143 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 12u;
#line 269 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t23 = thread_2 >> 5u;
#line 270 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t23));
#line 271 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t26 = thread_2 & 31u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t27 = warp_2 & 3u;
#line 164 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t28 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first = t28 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t30 = first < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t31 = all_groups - first;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left = t30 ? t31 : 0u;
        const u32 t33 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t33; i += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_2 = i * 3u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot = i_2 % 3u;
            const u32 t36 = slot + 9u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t37 = t36 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t38 = moments + t37;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t39 = i_2 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t40 = t39 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t41 = t40 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t38), "r"(t41) : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t42 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t43 = t42 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group = t43 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t45 = group << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t46;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t46) : "r"(t45), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample = t46 >> groups_shift;
            const u32 t48 = sample * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t49 = group - t48;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number = t49 * 3u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t51 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t52;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t52) : "r"(t51), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t53 = t52 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t53 << 4u;
            const u32 t55 = number << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t56;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t57 = t56 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t58 = t57 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t59 = number - t58;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t59 << 3u;
            const bool t61 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t62 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t61 ? t62 : 0u;
            const u32 t64 = left_2 < 16u ? left_2 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t65 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t66 = t65 < 8u ? t65 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_2 = i % 3u;
            const u32 t68 = index_2 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t69 = moments + t68;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t70 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t71 = t70 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t72 = slot << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t72;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t74;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t74) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t75 = t74 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t75) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t69) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t69), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t76 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t76 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 % 3u;
            const u32 t79 = slot_2 + 9u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t80 = t79 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t81 = moments + t80;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t82 = i_3 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t83 = t82 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t84 = t83 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t84) : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t85 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t86 = t85 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t86 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t88 = group_2 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t89;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t89) : "r"(t88), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t89 >> groups_shift;
            const u32 t91 = sample_2 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t92 = group_2 - t91;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t93 = t92 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t93 + 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t95 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t96;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t96) : "r"(t95), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t97 = t96 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t97 << 4u;
            const u32 t99 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t100;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t100) : "r"(t99), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t101 = t100 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t102 = t101 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t103 = number_2 - t102;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t103 << 3u;
            const bool t105 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t106 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t105 ? t106 : 0u;
            const u32 t108 = left_3 < 16u ? left_3 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t109 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t110 = t109 < 8u ? t109 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t111 = i % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_3 = 3u + t111;
            const u32 t113 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t114 = moments + t113;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t115 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t116 = t115 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t117 = slot_2 << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t117;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t119;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t119) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t120 = t119 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t120) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t114) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t114), "r"(0u), "r"(x_3), "r"(y_3), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t121 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t121 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 % 3u;
            const u32 t124 = slot_3 + 9u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t125 = t124 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t126 = moments + t125;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t127 = i_4 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t128 = t127 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t129 = t128 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t126), "r"(t129) : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t130 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t131 = t130 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t131 + i;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t133 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t134;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t134) : "r"(t133), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t134 >> groups_shift;
            const u32 t136 = sample_3 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t137 = group_3 - t136;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t138 = t137 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t138 + 2u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t140 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t141;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t141) : "r"(t140), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t142 = t141 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t142 << 4u;
            const u32 t144 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t145;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t145) : "r"(t144), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t146 = t145 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t147 = t146 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t148 = number_3 - t147;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t148 << 3u;
            const bool t150 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t151 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t150 ? t151 : 0u;
            const u32 t153 = left_4 < 16u ? left_4 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t154 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t155 = t154 < 8u ? t154 : 8u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t156 = i % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_4 = 6u + t156;
            const u32 t158 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t159 = moments + t158;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t160 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t161 = t160 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t162 = slot_3 << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t162;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t164;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t164) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t165 = t164 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t165) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t159) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t159), "r"(0u), "r"(x_4), "r"(y_4), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t166 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t166) {
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t167 = moments + 96u;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t168 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t169 = t168 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t170;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t170) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t171 = t170 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t171) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t167) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t167), "r"(0u), "r"(0u), "r"(0u), "r"(t169) : "memory");
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
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_57 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_58 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_59 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_60 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_61 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_62 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_63 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_64 = 0.0f;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 t172 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t172 << 6u;
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
        const u32 t174 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t174 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t176 = first_3 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t177 = all_groups - first_3;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t176 ? t177 : 0u;
        const u32 t179 = left_5 < cta_groups ? left_5 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_5 = 0u; i_5 < t179; i_5 += 1u) {
#line 354 "fa-kernels/src/conv/work.rs"
            acc = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_2 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_5 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_6 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_9 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_10 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_13 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_14 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_17 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_18 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_21 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_22 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_25 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_26 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_29 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_30 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_33 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_34 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_37 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_38 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_41 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_42 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_45 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_46 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_49 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_50 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_53 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_54 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_57 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_58 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_61 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_62 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_3 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_4 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_7 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_8 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_11 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_12 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_15 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_16 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_19 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_20 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_23 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_24 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_27 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_28 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_31 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_32 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_35 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_36 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_39 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_40 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_43 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_44 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_47 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_48 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_51 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_52 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_55 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_56 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_59 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_60 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_63 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_64 = 0.0f;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t180 = i_5 > 1u ? i_5 : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t181 = t180 - 1u;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t182 = 0u < i_5;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t183 = 0u < index;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t184 = t182 | t183;
#line 35 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t184) {
#line 22 "fa-kernels/src/conv/turns.rs"
                const u32 t185 = index + 5u;
#line 22 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t185) : "memory");
            }
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t186 = i_5 * 3u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_6 = t186 + index;
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_4 = i_6 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t189 = index * 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t190 = i_5 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 index_5 = t189 + t190;
            const u32 t192 = index_5 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t193 = moments + t192;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t194 = i_5 / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
            const u32 t195 = t194 & 1u;
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t193), "r"(t195) : "memory");
            const u32 t196 = slot_4 << 14u;
#line 44 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t197 = smem_1 + t196;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t198 = i_5 == 0u;
#line 101 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t198) {
                const u32 t199 = moments + 96u;
#line 102 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t199), "r"(0u) : "memory");
            }
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t200 = to_4 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t201 = t197 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t202 = t200 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t203 = (u64)t202;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t204 = t203 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t205 = t201 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t206 = (u64)t205;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t207 = t206 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t208 = t200 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t209 = (u64)t208;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t210 = t209 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t211 = t201 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t212 = (u64)t211;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t213 = t212 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t214 = t200 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t215 = (u64)t214;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t216 = t215 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t217 = t201 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t218 = (u64)t217;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t219 = t218 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t204), "l"(t207), "l"(t210), "l"(t213), "l"(t216), "l"(t219) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t220 = i_5 + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t221 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_4 = t221 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t223 = first_4 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t224 = all_groups - first_4;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t223 ? t224 : 0u;
            const u32 t226 = left_6 < cta_groups ? left_6 : cta_groups;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t227 = t220 < t226;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t228 = index < 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t229 = t227 | t228;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t229) {
#line 28 "fa-kernels/src/conv/turns.rs"
                const bool t230 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 t231 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                const u32 next = t230 ? 0u : t231;
                const u32 t233 = next + 5u;
#line 29 "fa-kernels/src/conv/turns.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t233) : "memory");
            }
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t234 = i_5 * 3u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_7 = t234 + index;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t236 = i_7 % 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t237 = t236 + 9u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t238 = t237 << 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t239 = moments + t238;
            u32 t240;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t240) : );
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t241 = t240 == 1u;
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t241) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t239) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t242 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t243 = t242 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t243 + i_5;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t245 = group_4 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t246;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t246) : "r"(t245), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t246 >> groups_shift;
            const u32 t248 = sample_4 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t249 = group_4 - t248;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t250 = t249 * 3u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t250 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t252 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t253;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t253) : "r"(t252), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t254 = t253 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t254 << 4u;
            const u32 t256 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t257;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t257) : "r"(t256), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t258 = t257 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t259 = t258 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t260 = number_4 - t259;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t260 << 3u;
            const bool t262 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t263 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t262 ? t263 : 0u;
            const u32 t265 = left_7 < 16u ? left_7 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t266 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t267 = t266 < 8u ? t266 : 8u;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 14u;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t269 = outputs + own;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t270 = acc;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t271;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t271) : "f"(t270), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc = t271;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t272 = acc_2;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t273;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t273) : "f"(t272), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_2 = t273;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t274 = acc_5;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t275;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_5 = t275;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t276 = acc_6;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t277;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t277) : "f"(t276), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_6 = t277;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t278 = acc_9;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t279;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t279) : "f"(t278), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_9 = t279;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t280 = acc_10;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t281;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t281) : "f"(t280), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_10 = t281;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t282 = acc_13;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t283;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t283) : "f"(t282), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_13 = t283;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t284 = acc_14;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t285;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t285) : "f"(t284), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_14 = t285;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t286 = acc_17;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t287;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t287) : "f"(t286), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_17 = t287;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t288 = acc_18;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t289;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t289) : "f"(t288), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_18 = t289;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t290 = acc_21;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t291;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t291) : "f"(t290), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_21 = t291;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t292 = acc_22;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t293;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t293) : "f"(t292), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_22 = t293;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t294 = acc_25;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t295;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t295) : "f"(t294), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_25 = t295;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t296 = acc_26;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t297;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t297) : "f"(t296), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_26 = t297;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t298 = acc_29;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t299;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t299) : "f"(t298), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_29 = t299;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t300 = acc_30;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t301;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t301) : "f"(t300), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_30 = t301;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t302 = acc_33;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t303;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t303) : "f"(t302), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_33 = t303;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t304 = acc_34;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t305;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_34 = t305;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t306 = acc_37;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t307;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_37 = t307;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t308 = acc_38;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t309;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_38 = t309;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t310 = acc_41;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t311;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_41 = t311;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t312 = acc_42;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t313;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_42 = t313;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t314 = acc_45;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t315;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t315) : "f"(t314), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_45 = t315;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t316 = acc_46;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t317;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_46 = t317;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t318 = acc_49;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t319;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t319) : "f"(t318), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_49 = t319;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t320 = acc_50;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t321;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t321) : "f"(t320), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_50 = t321;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t322 = acc_53;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t323;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t323) : "f"(t322), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_53 = t323;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t324 = acc_54;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t325;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t325) : "f"(t324), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_54 = t325;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t326 = acc_57;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t327;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t327) : "f"(t326), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_57 = t327;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t328 = acc_58;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t329;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_58 = t329;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t330 = acc_61;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t331;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_61 = t331;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t332 = acc_62;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t333;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_62 = t333;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t334 = acc_3;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t335;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t335) : "f"(t334), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_3 = t335;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t336 = acc_4;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t337;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t337) : "f"(t336), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_4 = t337;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t338 = acc_7;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t339;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t339) : "f"(t338), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_7 = t339;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t340 = acc_8;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t341;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t341) : "f"(t340), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_8 = t341;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t342 = acc_11;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t343;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t343) : "f"(t342), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_11 = t343;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t344 = acc_12;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t345;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t345) : "f"(t344), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_12 = t345;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t346 = acc_15;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t347;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t347) : "f"(t346), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_15 = t347;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t348 = acc_16;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t349;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t349) : "f"(t348), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_16 = t349;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t350 = acc_19;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t351;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t351) : "f"(t350), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_19 = t351;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t352 = acc_20;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t353;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t353) : "f"(t352), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_20 = t353;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t354 = acc_23;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t355;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t355) : "f"(t354), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_23 = t355;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t356 = acc_24;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t357;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t357) : "f"(t356), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_24 = t357;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t358 = acc_27;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t359;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t359) : "f"(t358), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_27 = t359;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t360 = acc_28;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t361;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t361) : "f"(t360), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_28 = t361;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t362 = acc_31;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t363;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t363) : "f"(t362), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_31 = t363;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t364 = acc_32;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t365;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t365) : "f"(t364), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_32 = t365;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t366 = acc_35;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t367;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t367) : "f"(t366), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_35 = t367;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t368 = acc_36;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t369;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t369) : "f"(t368), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_36 = t369;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t370 = acc_39;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t371;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t371) : "f"(t370), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_39 = t371;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t372 = acc_40;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t373;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t373) : "f"(t372), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_40 = t373;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t374 = acc_43;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t375;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t375) : "f"(t374), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_43 = t375;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t376 = acc_44;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t377;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t377) : "f"(t376), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_44 = t377;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t378 = acc_47;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t379;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t379) : "f"(t378), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_47 = t379;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t380 = acc_48;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t381;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t381) : "f"(t380), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_48 = t381;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t382 = acc_51;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t383;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t383) : "f"(t382), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_51 = t383;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t384 = acc_52;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t385;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t385) : "f"(t384), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_52 = t385;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t386 = acc_55;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t387;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t387) : "f"(t386), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_55 = t387;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t388 = acc_56;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t389;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t389) : "f"(t388), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_56 = t389;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t390 = acc_59;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t391;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t391) : "f"(t390), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_59 = t391;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t392 = acc_60;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t393;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t393) : "f"(t392), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_60 = t393;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t394 = acc_63;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t395;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t395) : "f"(t394), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_63 = t395;
#line 426 "fa-kernels/src/conv/work.rs"
            const f32 t396 = acc_64;
#line 426 "fa-kernels/src/conv/work.rs"
            f32 t397;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t397) : "f"(t396), "f"(0.0f));
#line 426 "fa-kernels/src/conv/work.rs"
            acc_64 = t397;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t398 = t27 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t399 = t26 & 7u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t400 = t26 >> 4u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t401 = t400 << 3u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t402 = t399 + t401;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t403 = t398 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t404 = t26 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t405 = t404 & 1u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t406 = t403 + t405;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t407 = t402 & 7u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t408 = t406 ^ t407;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t409 = t402 << 7u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t410 = t408 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t411 = t409 + t410;
#line 430 "fa-kernels/src/conv/work.rs"
            const u32 t412 = t269 + t411;
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t413;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(acc), "f"(acc_2));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t414;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(acc_3), "f"(acc_4));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t415;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(acc_5), "f"(acc_6));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t416;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t416) : "f"(acc_7), "f"(acc_8));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(t416) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t417;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(acc_9), "f"(acc_10));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t418;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t418) : "f"(acc_11), "f"(acc_12));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t419;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t419) : "f"(acc_13), "f"(acc_14));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t420;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t420) : "f"(acc_15), "f"(acc_16));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t417), "r"(t418), "r"(t419), "r"(t420) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t421;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t421) : "f"(acc_17), "f"(acc_18));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t422;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t422) : "f"(acc_19), "f"(acc_20));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t423;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t423) : "f"(acc_21), "f"(acc_22));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t424;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t424) : "f"(acc_23), "f"(acc_24));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t421), "r"(t422), "r"(t423), "r"(t424) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t425;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t425) : "f"(acc_25), "f"(acc_26));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t426;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t426) : "f"(acc_27), "f"(acc_28));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t427;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t427) : "f"(acc_29), "f"(acc_30));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t428;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t428) : "f"(acc_31), "f"(acc_32));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t425), "r"(t426), "r"(t427), "r"(t428) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t429;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t429) : "f"(acc_33), "f"(acc_34));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t430;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t430) : "f"(acc_35), "f"(acc_36));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t431;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t431) : "f"(acc_37), "f"(acc_38));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t432;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t432) : "f"(acc_39), "f"(acc_40));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t429), "r"(t430), "r"(t431), "r"(t432) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t433;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t433) : "f"(acc_41), "f"(acc_42));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t434;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t434) : "f"(acc_43), "f"(acc_44));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t435;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(acc_45), "f"(acc_46));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t436;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(acc_47), "f"(acc_48));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t433), "r"(t434), "r"(t435), "r"(t436) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t437;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t437) : "f"(acc_49), "f"(acc_50));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t438;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(acc_51), "f"(acc_52));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t439;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t439) : "f"(acc_53), "f"(acc_54));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t440;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(acc_55), "f"(acc_56));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t437), "r"(t438), "r"(t439), "r"(t440) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t441;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(acc_57), "f"(acc_58));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t442;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t442) : "f"(acc_59), "f"(acc_60));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t443;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(acc_61), "f"(acc_62));
#line 430 "fa-kernels/src/conv/work.rs"
            u32 t444;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(acc_63), "f"(acc_64));
#line 430 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t412), "r"(t441), "r"(t442), "r"(t443), "r"(t444) : "memory");
#line 449 "fa-kernels/src/conv/work.rs"
            const u32 t445 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t445) : "memory");
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t446 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t447 = t446 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t448 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t449 = t448 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t450 = t449 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t451 = t450 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
            const u32 t452 = t447 + t451;
#line 126 "fa-kernels/src/conv/output.rs"
            const bool t453 = t452 < 32u;
#line 101 "fa-kernels/src/conv/output.rs"
            if (t453) {
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 t454 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 thread_3 = t454 & 127u;
                const u32 t456 = thread_3 >> 2u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                const u32 t457 = t456 >> 3u;
                const u32 t458 = t456 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t459 = thread_3 & 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t460 = t459 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t461 = t460 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t462 = t461 << 4u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 row = t457 + t462;
                const u32 at = y_5 + row;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 at_2 = x_5 + t458;
                const u64 t466 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t467 = t466 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t468 = t467 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t469 = y + t468;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t470 = (u64)at;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t471 = t470 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t472 = t471 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t473 = t469 + t472;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t474 = (u64)at_2;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t475 = t474 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t476 = t475 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t477 = t473 + t476;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t478 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t479 = t478 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t480 = t479 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t481 = t480 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t482 = t447 + t481;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t483 = (u64)t482 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t484 = t477 + t483;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t485 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t486 = t485 << 3u;
#line 143 "fa-kernels/src/conv/output.rs"
                const bool t487 = t458 < t267;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t488 = t487 ? t265 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t489 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t490 = t489 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 chunk = t490 & 3u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t492 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t493 = t492 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 first_5 = t493 >> 2u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t495 = first_5 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t496 = chunk ^ t495;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t497 = first_5 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t498 = t496 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t499 = t497 + t498;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 from = t269 + t499;
#line 117 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_8 = 0u; i_8 < 4u; i_8 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t501 = i_8 << 12u;
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t502 = from + t501;
#line 180 "fa-kernels/src/conv/output.rs"
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t502) : "memory");
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t503 = i_8 << 2u;
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t504 = row + t503;
#line 244 "fa-kernels/src/conv/output.rs"
                    const bool t505 = t504 < t488;
#line 196 "fa-kernels/src/conv/output.rs"
                    if (t505) {
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t506 = (u64)i_8 * t486;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t507 = t484 + t506;
#line 197 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t507), "r"(row_2), "r"(row_3), "r"(row_4), "r"(row_5) : "memory");
                    }
                }
            }
#line 449 "fa-kernels/src/conv/work.rs"
            const u32 t508 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t508) : "memory");
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t509 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_6 = t509 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t511 = first_6 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t512 = all_groups - first_6;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t511 ? t512 : 0u;
        const u32 t514 = left_8 < cta_groups ? left_8 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
        const u32 t515 = t514 - 1u;
    }
}
