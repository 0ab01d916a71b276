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
    const u32 groups,
    const u32 all_groups,
    const u32 cta_groups)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
#line 131 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 132 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 133 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 57344u;
    const u32 moments = outputs + 49152u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_4 = smem_1 + 49152u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t8 = thread == 0u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 139 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
            const u32 sample = group / groups;
            const u32 t40 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t41 = group - t40;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t41 * 3u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t43 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across = t43 >> 3u;
            const u32 t45 = number / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t45 << 4u;
            const u32 t47 = number % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t47 << 3u;
            const bool t49 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t50 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t49 ? t50 : 0u;
            const u32 t52 = left_2 < 16u ? left_2 : 16u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t53 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t54 = t53 < 8u ? t53 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t55 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t56 = moments + t55;
            const u32 t57 = slot << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t57;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t59;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t59) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t60 = t59 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t60) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t56) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t56), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t61 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t61 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 % 3u;
            const u32 t64 = slot_2 + 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t65 = t64 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t66 = moments + t65;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t67 = i_3 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t68 = t67 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t69 = t68 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t66), "r"(t69) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t70 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t71 = t70 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t71 + i;
            const u32 sample_2 = group_2 / groups;
            const u32 t74 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t75 = group_2 - t74;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t76 = t75 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t76 + 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t78 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_2 = t78 >> 3u;
            const u32 t80 = number_2 / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t80 << 4u;
            const u32 t82 = number_2 % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t82 << 3u;
            const bool t84 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t85 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t84 ? t85 : 0u;
            const u32 t87 = left_3 < 16u ? left_3 : 16u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t88 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t89 = t88 < 8u ? t88 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t90 = slot_2 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t91 = moments + t90;
            const u32 t92 = slot_2 << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t92;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t94;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t95 = t94 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t95) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t91) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t91), "r"(0u), "r"(x_3), "r"(y_3), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t96 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t96 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 % 3u;
            const u32 t99 = slot_3 + 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t100 = t99 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t101 = moments + t100;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t102 = i_4 / 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t103 = t102 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t104 = t103 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t101), "r"(t104) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t105 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t106 = t105 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t106 + i;
            const u32 sample_3 = group_3 / groups;
            const u32 t109 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t110 = group_3 - t109;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t111 = t110 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t111 + 2u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t113 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_3 = t113 >> 3u;
            const u32 t115 = number_3 / across_3;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t115 << 4u;
            const u32 t117 = number_3 % across_3;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t117 << 3u;
            const bool t119 = y_4 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t120 = height - y_4;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t119 ? t120 : 0u;
            const u32 t122 = left_4 < 16u ? left_4 : 16u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t123 = width - x_4;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t124 = t123 < 8u ? t123 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t125 = slot_3 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t126 = moments + t125;
            const u32 t127 = slot_3 << 14u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t127;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t129;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t129) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t130 = t129 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t130) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t126) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t126), "r"(0u), "r"(x_4), "r"(y_4), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t131 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t131) {
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t132 = moments + 48u;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t133 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t134 = t133 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t135;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t135) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t136 = t135 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t136) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t132) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t132), "r"(0u), "r"(0u), "r"(0u), "r"(t134) : "memory");
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
        const u32 t137 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t137 << 6u;
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
        const u32 t139 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t139 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t141 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t142 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t141 ? t142 : 0u;
        const u32 t144 = left_5 < cta_groups ? left_5 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_5 = 0u; i_5 < t144; i_5 += 1u) {
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
            const u32 t145 = i_5 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_6 = t145 + index;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_4 = i_6 % 3u;
            const u32 t148 = slot_4 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t149 = moments + t148;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t150 = i_6 / 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t151 = t150 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t149), "r"(t151) : "memory");
            const u32 t152 = slot_4 << 14u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t153 = smem_1 + t152;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t154 = i_5 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t154) {
                const u32 t155 = moments + 48u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(0u) : "memory");
            }
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t156 = to_4 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t157 = t153 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t158 = t156 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t159 = (u64)t158;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t160 = t159 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t161 = t157 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t162 = (u64)t161;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t163 = t162 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t164 = t156 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t165 = (u64)t164;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t166 = t165 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t167 = t157 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t168 = (u64)t167;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t169 = t168 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t170 = t156 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t171 = (u64)t170;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t172 = t171 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t173 = t157 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t174 = (u64)t173;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t175 = t174 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t160), "l"(t163), "l"(t166), "l"(t169), "l"(t172), "l"(t175) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t176 = i_5 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_7 = t176 + index;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t178 = i_7 % 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t179 = t178 + 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t180 = t179 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t181 = moments + t180;
            u32 t182;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t182) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t183 = t182 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t183) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t181) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t184 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t185 = t184 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t185 + i_5;
            const u32 sample_4 = group_4 / groups;
            const u32 t188 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t189 = group_4 - t188;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t190 = t189 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t190 + index;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t192 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_4 = t192 >> 3u;
            const u32 t194 = number_4 / across_4;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t194 << 4u;
            const u32 t196 = number_4 % across_4;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t196 << 3u;
            const bool t198 = y_5 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t199 = height - y_5;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t198 ? t199 : 0u;
            const u32 t201 = left_6 < 16u ? left_6 : 16u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t202 = width - x_5;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t203 = t202 < 8u ? t202 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 14u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t205 = outputs + own;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t206 = acc;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t207;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc = t207;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t208 = acc_2;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t209;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t209) : "f"(t208), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_2 = t209;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t210 = acc_5;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t211;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t211) : "f"(t210), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_5 = t211;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t212 = acc_6;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t213;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t213) : "f"(t212), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_6 = t213;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t214 = acc_9;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t215;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t215) : "f"(t214), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_9 = t215;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t216 = acc_10;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t217;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t217) : "f"(t216), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_10 = t217;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t218 = acc_13;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t219;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t219) : "f"(t218), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_13 = t219;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t220 = acc_14;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t221;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t221) : "f"(t220), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_14 = t221;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t222 = acc_17;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t223;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t223) : "f"(t222), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_17 = t223;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t224 = acc_18;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t225;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t225) : "f"(t224), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_18 = t225;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t226 = acc_21;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t227;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t227) : "f"(t226), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_21 = t227;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t228 = acc_22;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t229;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t229) : "f"(t228), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_22 = t229;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t230 = acc_25;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t231;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t231) : "f"(t230), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_25 = t231;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t232 = acc_26;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t233;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_26 = t233;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t234 = acc_29;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t235;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t235) : "f"(t234), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_29 = t235;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t236 = acc_30;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t237;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t237) : "f"(t236), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_30 = t237;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t238 = acc_33;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t239;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t239) : "f"(t238), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_33 = t239;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t240 = acc_34;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t241;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_34 = t241;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t242 = acc_37;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t243;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t243) : "f"(t242), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_37 = t243;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t244 = acc_38;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t245;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t245) : "f"(t244), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_38 = t245;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t246 = acc_41;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t247;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t247) : "f"(t246), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_41 = t247;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t248 = acc_42;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t249;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t249) : "f"(t248), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_42 = t249;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t250 = acc_45;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t251;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t251) : "f"(t250), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_45 = t251;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t252 = acc_46;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t253;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t253) : "f"(t252), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_46 = t253;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t254 = acc_49;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t255;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t255) : "f"(t254), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_49 = t255;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t256 = acc_50;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t257;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t257) : "f"(t256), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_50 = t257;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t258 = acc_53;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t259;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t259) : "f"(t258), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_53 = t259;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t260 = acc_54;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t261;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t261) : "f"(t260), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_54 = t261;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t262 = acc_57;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t263;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t263) : "f"(t262), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_57 = t263;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t264 = acc_58;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t265;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t265) : "f"(t264), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_58 = t265;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t266 = acc_61;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t267;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t267) : "f"(t266), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_61 = t267;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t268 = acc_62;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t269;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t269) : "f"(t268), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_62 = t269;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t270 = acc_3;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t271;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t271) : "f"(t270), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_3 = t271;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t272 = acc_4;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t273;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t273) : "f"(t272), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_4 = t273;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t274 = acc_7;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t275;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_7 = t275;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t276 = acc_8;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t277;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t277) : "f"(t276), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_8 = t277;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t278 = acc_11;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t279;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t279) : "f"(t278), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_11 = t279;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t280 = acc_12;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t281;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t281) : "f"(t280), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_12 = t281;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t282 = acc_15;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t283;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t283) : "f"(t282), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_15 = t283;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t284 = acc_16;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t285;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t285) : "f"(t284), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_16 = t285;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t286 = acc_19;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t287;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t287) : "f"(t286), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_19 = t287;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t288 = acc_20;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t289;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t289) : "f"(t288), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_20 = t289;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t290 = acc_23;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t291;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t291) : "f"(t290), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_23 = t291;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t292 = acc_24;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t293;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t293) : "f"(t292), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_24 = t293;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t294 = acc_27;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t295;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t295) : "f"(t294), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_27 = t295;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t296 = acc_28;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t297;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t297) : "f"(t296), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_28 = t297;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t298 = acc_31;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t299;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t299) : "f"(t298), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_31 = t299;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t300 = acc_32;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t301;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t301) : "f"(t300), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_32 = t301;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t302 = acc_35;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t303;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t303) : "f"(t302), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_35 = t303;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t304 = acc_36;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t305;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_36 = t305;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t306 = acc_39;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t307;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_39 = t307;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t308 = acc_40;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t309;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_40 = t309;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t310 = acc_43;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t311;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_43 = t311;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t312 = acc_44;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t313;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_44 = t313;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t314 = acc_47;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t315;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t315) : "f"(t314), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_47 = t315;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t316 = acc_48;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t317;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_48 = t317;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t318 = acc_51;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t319;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t319) : "f"(t318), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_51 = t319;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t320 = acc_52;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t321;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t321) : "f"(t320), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_52 = t321;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t322 = acc_55;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t323;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t323) : "f"(t322), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_55 = t323;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t324 = acc_56;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t325;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t325) : "f"(t324), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_56 = t325;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t326 = acc_59;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t327;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t327) : "f"(t326), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_59 = t327;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t328 = acc_60;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t329;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_60 = t329;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t330 = acc_63;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t331;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_63 = t331;
#line 264 "fa-kernels/src/conv/work.rs"
            const f32 t332 = acc_64;
#line 264 "fa-kernels/src/conv/work.rs"
            f32 t333;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(0.0f));
#line 264 "fa-kernels/src/conv/work.rs"
            acc_64 = t333;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t334 = t21 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t335 = t20 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t336 = t20 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t337 = t336 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t338 = t335 + t337;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t339 = t334 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t340 = t20 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t341 = t340 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t342 = t339 + t341;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t343 = t338 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t344 = t342 ^ t343;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t345 = t338 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t346 = t344 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t347 = t345 + t346;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t348 = t205 + t347;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t349;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t349) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t350;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t350) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t351;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t351) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t352;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t352) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(t352) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t353;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t353) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t354;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t354) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t355;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t355) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t356;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t356) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t353), "r"(t354), "r"(t355), "r"(t356) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t357;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t357) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t358;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t358) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t359;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t359) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t360;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t360) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t357), "r"(t358), "r"(t359), "r"(t360) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t361;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t361) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t362;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t362) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t363;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t363) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t364;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t364) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t361), "r"(t362), "r"(t363), "r"(t364) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t365;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t365) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t366;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t366) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t367;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t367) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t368;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t368) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t365), "r"(t366), "r"(t367), "r"(t368) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t369;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t369) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t370;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t370) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t371;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t371) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t372;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t372) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t369), "r"(t370), "r"(t371), "r"(t372) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t373;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t373) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t374;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t374) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t375;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t375) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t376;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t376) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t373), "r"(t374), "r"(t375), "r"(t376) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t377;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t377) : "f"(acc_57), "f"(acc_58));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t378;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t378) : "f"(acc_59), "f"(acc_60));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t379;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t379) : "f"(acc_61), "f"(acc_62));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t380;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t380) : "f"(acc_63), "f"(acc_64));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t348), "r"(t377), "r"(t378), "r"(t379), "r"(t380) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t381 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t381) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 t382 = threadIdx.x;
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t382 & 127u;
            const u32 t384 = thread_3 & 7u;
#line 38 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t386 = blockIdx.y;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t387 = t386 << 6u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t388 = t384 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 channel = t387 + t388;
#line 41 "fa-kernels/src/conv/output.rs"
            const bool t390 = channel < 32u;
#line 41 "fa-kernels/src/conv/output.rs"
            if (t390) {
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t391 = pixel >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t392 = pixel & 7u;
                const bool t393 = t391 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t394 = t392 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t395 = t393 & t394;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t395) {
                    const u32 t396 = pixel & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t397 = t384 ^ t396;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t398 = pixel << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t399 = t397 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t400 = t398 + t399;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t401 = t205 + t400;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t401) : "memory");
                    const u32 at = y_5 + t391;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_2 = x_5 + t392;
                    const u64 t404 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t405 = t404 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t406 = t405 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t407 = y + t406;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t408 = (u64)at;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t409 = t408 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t410 = t409 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t411 = t407 + t410;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t412 = (u64)at_2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t413 = t412 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t414 = t413 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t415 = t411 + t414;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t416 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t417 = t415 + t416;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t417), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t419 = pixel_2 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t420 = pixel_2 & 7u;
                const bool t421 = t419 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t422 = t420 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t423 = t421 & t422;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t423) {
                    const u32 t424 = pixel_2 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t425 = t384 ^ t424;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t426 = pixel_2 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t427 = t425 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t428 = t426 + t427;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t429 = t205 + t428;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t429) : "memory");
                    const u32 at_3 = y_5 + t419;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_4 = x_5 + t420;
                    const u64 t432 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t433 = t432 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t434 = t433 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t435 = y + t434;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t436 = (u64)at_3;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t437 = t436 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t438 = t437 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t439 = t435 + t438;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t440 = (u64)at_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t441 = t440 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t442 = t441 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t443 = t439 + t442;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t444 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t445 = t443 + t444;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t445), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t447 = pixel_3 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t448 = pixel_3 & 7u;
                const bool t449 = t447 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t450 = t448 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t451 = t449 & t450;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t451) {
                    const u32 t452 = pixel_3 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t453 = t384 ^ t452;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t454 = pixel_3 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t455 = t453 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t456 = t454 + t455;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t457 = t205 + t456;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t457) : "memory");
                    const u32 at_5 = y_5 + t447;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = x_5 + t448;
                    const u64 t460 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t461 = t460 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t462 = t461 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t463 = y + t462;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t464 = (u64)at_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t465 = t464 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t466 = t465 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t467 = t463 + t466;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t468 = (u64)at_6;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t469 = t468 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t470 = t469 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t471 = t467 + t470;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t472 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t473 = t471 + t472;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t473), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t475 = pixel_4 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t476 = pixel_4 & 7u;
                const bool t477 = t475 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t478 = t476 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t479 = t477 & t478;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t479) {
                    const u32 t480 = pixel_4 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t481 = t384 ^ t480;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t482 = pixel_4 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t483 = t481 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t484 = t482 + t483;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t485 = t205 + t484;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t485) : "memory");
                    const u32 at_7 = y_5 + t475;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = x_5 + t476;
                    const u64 t488 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t489 = t488 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t490 = t489 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t491 = y + t490;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t492 = (u64)at_7;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t493 = t492 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t494 = t493 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t495 = t491 + t494;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t496 = (u64)at_8;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t497 = t496 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t498 = t497 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t499 = t495 + t498;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t500 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t501 = t499 + t500;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t501), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t503 = pixel_5 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t504 = pixel_5 & 7u;
                const bool t505 = t503 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t506 = t504 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t507 = t505 & t506;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t507) {
                    const u32 t508 = pixel_5 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t509 = t384 ^ t508;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t510 = pixel_5 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t511 = t509 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t512 = t510 + t511;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t513 = t205 + t512;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t513) : "memory");
                    const u32 at_9 = y_5 + t503;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = x_5 + t504;
                    const u64 t516 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t517 = t516 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t518 = t517 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t519 = y + t518;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t520 = (u64)at_9;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t521 = t520 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t522 = t521 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t523 = t519 + t522;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t524 = (u64)at_10;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t525 = t524 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t526 = t525 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t527 = t523 + t526;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t528 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t529 = t527 + t528;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t529), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_6 = pixel + 80u;
                const u32 t531 = pixel_6 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t532 = pixel_6 & 7u;
                const bool t533 = t531 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t534 = t532 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t535 = t533 & t534;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t535) {
                    const u32 t536 = pixel_6 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t537 = t384 ^ t536;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t538 = pixel_6 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t539 = t537 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t540 = t538 + t539;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t541 = t205 + t540;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t541) : "memory");
                    const u32 at_11 = y_5 + t531;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = x_5 + t532;
                    const u64 t544 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t545 = t544 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t546 = t545 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t547 = y + t546;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t548 = (u64)at_11;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t549 = t548 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t550 = t549 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t551 = t547 + t550;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t552 = (u64)at_12;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t553 = t552 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t554 = t553 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t555 = t551 + t554;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t556 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t557 = t555 + t556;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t557), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_7 = pixel + 96u;
                const u32 t559 = pixel_7 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t560 = pixel_7 & 7u;
                const bool t561 = t559 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t562 = t560 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t563 = t561 & t562;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t563) {
                    const u32 t564 = pixel_7 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t565 = t384 ^ t564;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t566 = pixel_7 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t567 = t565 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t568 = t566 + t567;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t569 = t205 + t568;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t569) : "memory");
                    const u32 at_13 = y_5 + t559;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = x_5 + t560;
                    const u64 t572 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t573 = t572 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t574 = t573 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t575 = y + t574;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t576 = (u64)at_13;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t577 = t576 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t578 = t577 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t579 = t575 + t578;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t580 = (u64)at_14;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t581 = t580 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t582 = t581 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t583 = t579 + t582;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t584 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t585 = t583 + t584;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t585), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_8 = pixel + 112u;
                const u32 t587 = pixel_8 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t588 = pixel_8 & 7u;
                const bool t589 = t587 < t201;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t590 = t588 < t203;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t591 = t589 & t590;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t591) {
                    const u32 t592 = pixel_8 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t593 = t384 ^ t592;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t594 = pixel_8 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t595 = t593 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t596 = t594 + t595;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t597 = t205 + t596;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t597) : "memory");
                    const u32 at_15 = y_5 + t587;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_16 = x_5 + t588;
                    const u64 t600 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t601 = t600 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t602 = t601 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t603 = y + t602;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t604 = (u64)at_15;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t605 = t604 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t606 = t605 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t607 = t603 + t606;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t608 = (u64)at_16;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t609 = t608 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t610 = t609 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t611 = t607 + t610;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t612 = (u64)channel * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t613 = t611 + t612;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t613), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t614 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t614) : "memory");
        }
    }
}
