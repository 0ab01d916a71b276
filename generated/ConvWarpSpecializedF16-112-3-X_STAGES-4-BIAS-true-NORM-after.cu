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
    const u32 outputs = smem_1 + 155648u;
    const u32 moments_2 = outputs + 43008u;
    const u32 t7 = moments_2 + 6144u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 81920u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t9 = thread == 0u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 139 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
            const u32 sample = group / groups;
            const u32 t51 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t52 = group - t51;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number = t52 * 3u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t54 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across = t54 >> 3u;
            const u32 t56 = number / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t56 * 14u;
            const u32 t58 = number % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t58 << 3u;
            const bool t60 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t61 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t60 ? t61 : 0u;
            const u32 t63 = left_2 < 14u ? left_2 : 14u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t64 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t65 = t64 < 8u ? t64 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t66 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t67 = t7 + t66;
            const u32 t68 = slot * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to = smem_1 + t68;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t70 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t71 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t72;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t72) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t73 = t72 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t73) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t67) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t67), "r"(0u), "r"(t70), "r"(t71), "r"(sample) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t74 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_3 = t74 + 1u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_2 = i_3 & 3u;
            const u32 t77 = slot_2 + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t78 = t77 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t79 = t7 + t78;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t80 = i_3 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t81 = t80 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t82 = t81 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t79), "r"(t82) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t83 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t84 = t83 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t84 + i;
            const u32 sample_2 = group_2 / groups;
            const u32 t87 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t88 = group_2 - t87;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t89 = t88 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t89 + 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t91 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_2 = t91 >> 3u;
            const u32 t93 = number_2 / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t93 * 14u;
            const u32 t95 = number_2 % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t95 << 3u;
            const bool t97 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t98 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_3 = t97 ? t98 : 0u;
            const u32 t100 = left_3 < 14u ? left_3 : 14u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t101 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t102 = t101 < 8u ? t101 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t103 = slot_2 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t104 = t7 + t103;
            const u32 t105 = slot_2 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_2 = smem_1 + t105;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t107 = x_3 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t108 = y_3 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t109;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t109) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t110 = t109 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t110) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t104) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(x), "r"(t104), "r"(0u), "r"(t107), "r"(t108), "r"(sample_2) : "memory");
            }
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t111 = i * 3u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 i_4 = t111 + 2u;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 slot_3 = i_4 & 3u;
            const u32 t114 = slot_3 + 4u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t115 = t114 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t116 = t7 + t115;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t117 = i_4 >> 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t118 = t117 & 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t119 = t118 ^ 1u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t116), "r"(t119) : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t120 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t121 = t120 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t121 + i;
            const u32 sample_3 = group_3 / groups;
            const u32 t124 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t125 = group_3 - t124;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t126 = t125 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t126 + 2u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t128 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_3 = t128 >> 3u;
            const u32 t130 = number_3 / across_3;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t130 * 14u;
            const u32 t132 = number_3 % across_3;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t132 << 3u;
            const bool t134 = y_4 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t135 = height - y_4;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t134 ? t135 : 0u;
            const u32 t137 = left_4 < 14u ? left_4 : 14u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t138 = width - x_4;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t139 = t138 < 8u ? t138 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t140 = slot_3 << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t141 = t7 + t140;
            const u32 t142 = slot_3 * 20480u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 to_3 = smem_1 + t142;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t144 = x_4 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const u32 t145 = y_4 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            u32 t146;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t147 = t146 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t147) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t141) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(x), "r"(t141), "r"(0u), "r"(t144), "r"(t145), "r"(sample_3) : "memory");
            }
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            const bool t148 = i == 0u;
#line 23 "fa-kernels/src/conv/warp_specialized/producer.rs"
            if (t148) {
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = i * 9u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_5 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t151 = slot_4 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t153 = t7 + t152;
                const u32 t154 = slot_4 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t8 + t154;
                const u32 t156 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t157 = t156 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t158;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t159 = t158 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t159) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t153) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t153), "r"(0u), "r"(0u), "r"(0u), "r"(t157) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t160 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t160 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_6 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t163 = slot_5 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = t163 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t165 = t7 + t164;
                const u32 t166 = slot_5 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t8 + t166;
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
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t165) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t165), "r"(0u), "r"(1u), "r"(0u), "r"(t169) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t172 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t172 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_7 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = slot_6 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t176 = t175 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t177 = t7 + t176;
                const u32 t178 = slot_6 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t8 + t178;
                const u32 t180 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t181 = t180 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t182;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t182) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t183 = t182 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t183) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t177) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t177), "r"(0u), "r"(2u), "r"(0u), "r"(t181) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t184 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t184 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_8 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t187 = slot_7 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t188 = t187 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = t7 + t188;
                const u32 t190 = slot_7 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t8 + t190;
                const u32 t192 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t193 = t192 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t194;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t194) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t195 = t194 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t195) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t189) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t189), "r"(0u), "r"(0u), "r"(1u), "r"(t193) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t196 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t196 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_9 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = slot_8 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = t199 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t7 + t200;
                const u32 t202 = slot_8 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t8 + t202;
                const u32 t204 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t205 = t204 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t206;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t206) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t207 = t206 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t207) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t201) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t201), "r"(0u), "r"(1u), "r"(1u), "r"(t205) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t208 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t208 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_10 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = slot_9 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t211 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t213 = t7 + t212;
                const u32 t214 = slot_9 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t8 + t214;
                const u32 t216 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t217 = t216 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t218;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t218) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t219 = t218 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t219) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t213) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t213), "r"(0u), "r"(2u), "r"(1u), "r"(t217) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t220 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t220 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_11 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t223 = slot_10 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t224 = t223 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t225 = t7 + t224;
                const u32 t226 = slot_10 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t8 + t226;
                const u32 t228 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t229 = t228 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t230;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t230) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t231 = t230 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t231) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t225) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t225), "r"(0u), "r"(0u), "r"(2u), "r"(t229) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t232 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t232 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_11 = i_12 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t235 = slot_11 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t236 = t235 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t237 = t7 + t236;
                const u32 t238 = slot_11 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_11 = t8 + t238;
                const u32 t240 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t241 = t240 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t242;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t242) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t243 = t242 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t243) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t237) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_11), "l"(weight), "r"(t237), "r"(0u), "r"(1u), "r"(2u), "r"(t241) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t244 = i * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_13 = t244 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_12 = i_13 % 9u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t247 = slot_12 + 8u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t248 = t247 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t249 = t7 + t248;
                const u32 t250 = slot_12 << 13u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_12 = t8 + t250;
                const u32 t252 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t253 = t252 << 6u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t254;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t254) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t255 = t254 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t255) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t249) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_12), "l"(weight), "r"(t249), "r"(0u), "r"(2u), "r"(2u), "r"(t253) : "memory");
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
        const u32 t256 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t256 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t258 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 t259 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t258 + t259;
        const u32 t261 = first_3 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t262 = first_2 + first_3;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel = t262 < 63u ? t262 : 63u;
        const u64 t264 = (u64)channel;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t265 = t264 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t266 = t265 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t267 = bias + t266;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t268;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t268) : "l"(t267) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t269;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t269) : "h"(t268));
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 t270 = first_2 + t261;
#line 232 "fa-kernels/src/conv/work.rs"
        const u32 channel_2 = t270 < 63u ? t270 : 63u;
        const u64 t272 = (u64)channel_2;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t273 = t272 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t274 = t273 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
        const u64 t275 = bias + t274;
#line 233 "fa-kernels/src/conv/work.rs"
        f16 t276;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t276) : "l"(t275) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
        f32 t277;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t277) : "h"(t276));
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
        const u32 t278 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_4 = t278 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t280 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t281 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t280 ? t281 : 0u;
        const u32 t283 = left_5 < cta_groups ? left_5 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_14 = 0u; i_14 < t283; i_14 += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
            acc = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_2 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_5 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_6 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_9 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_10 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_13 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_14 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_17 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_18 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_21 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_22 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_25 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_26 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_29 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_30 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_33 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_34 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_37 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_38 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_41 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_42 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_45 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_46 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_49 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_50 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_53 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_54 = t269;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_3 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_4 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_7 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_8 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_11 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_12 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_15 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_16 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_19 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_20 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_23 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_24 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_27 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_28 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_31 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_32 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_35 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_36 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_39 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_40 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_43 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_44 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_47 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_48 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_51 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_52 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_55 = t277;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_56 = t277;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t284 = i_14 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_15 = t284 + index;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 slot_13 = i_15 & 3u;
            const u32 t287 = slot_13 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t288 = t7 + t287;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t289 = i_15 >> 2u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t290 = t289 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t288), "r"(t290) : "memory");
            const u32 t291 = slot_13 * 20480u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t292 = smem_1 + t291;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t293 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t293) {
                const u32 t294 = t7 + 64u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t294), "r"(0u) : "memory");
            }
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t295 = t8 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t296 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t297 = t295 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t298 = (u64)t297;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t299 = t298 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t300 = t296 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t301 = (u64)t300;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t302 = t301 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t303 = t295 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t304 = (u64)t303;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t305 = t304 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t306 = t296 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t307 = (u64)t306;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t308 = t307 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t309 = t295 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t310 = (u64)t309;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t311 = t310 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t312 = t296 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t313 = (u64)t312;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t314 = t313 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t315 = t295 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t316 = (u64)t315;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t317 = t316 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t318 = t296 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t319 = (u64)t318;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t320 = t319 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t299), "l"(t302), "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317), "l"(t320) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t321 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t321) {
                const u32 t322 = t7 + 72u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t322), "r"(0u) : "memory");
            }
            const u32 t323 = t8 + 8192u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t324 = t323 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t325 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t326 = t325 + 8u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t327 = t324 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t328 = (u64)t327;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t329 = t328 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t330 = t326 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t331 = (u64)t330;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t332 = t331 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t333 = t324 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t334 = (u64)t333;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t335 = t334 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t336 = t326 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t337 = (u64)t336;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t338 = t337 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t339 = t324 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t340 = (u64)t339;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t341 = t340 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t342 = t326 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t343 = (u64)t342;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t344 = t343 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t345 = t324 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t346 = (u64)t345;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t347 = t346 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t348 = t326 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t349 = (u64)t348;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t350 = t349 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t329), "l"(t332), "l"(t335), "l"(t338), "l"(t341), "l"(t344), "l"(t347), "l"(t350) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t351 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t351) {
                const u32 t352 = t7 + 80u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t352), "r"(0u) : "memory");
            }
            const u32 t353 = t8 + 16384u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t354 = t353 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t355 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t356 = t355 + 16u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t357 = t354 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t358 = (u64)t357;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t360 = t356 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t361 = (u64)t360;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t362 = t361 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t363 = t354 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t364 = (u64)t363;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t366 = t356 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t367 = (u64)t366;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t368 = t367 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t369 = t354 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t370 = (u64)t369;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t372 = t356 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t373 = (u64)t372;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t374 = t373 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t375 = t354 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t376 = (u64)t375;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t378 = t356 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t379 = (u64)t378;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t380 = t379 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t381 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t381) {
                const u32 t382 = t7 + 88u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t382), "r"(0u) : "memory");
            }
            const u32 t383 = t8 + 24576u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t384 = t383 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t385 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t386 = t385 + 80u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t387 = t384 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t388 = (u64)t387;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t390 = t386 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t391 = (u64)t390;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t392 = t391 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t393 = t384 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t394 = (u64)t393;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t396 = t386 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t397 = (u64)t396;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t398 = t397 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t399 = t384 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t400 = (u64)t399;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t401 = t400 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t402 = t386 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t403 = (u64)t402;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t404 = t403 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t405 = t384 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t406 = (u64)t405;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t407 = t406 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t408 = t386 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t409 = (u64)t408;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t410 = t409 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t389), "l"(t392), "l"(t395), "l"(t398), "l"(t401), "l"(t404), "l"(t407), "l"(t410) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t411 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t411) {
                const u32 t412 = t7 + 96u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t412), "r"(0u) : "memory");
            }
            const u32 t413 = t8 + 32768u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t414 = t413 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t415 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t416 = t415 + 88u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t417 = t414 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t418 = (u64)t417;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t419 = t418 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t420 = t416 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t421 = (u64)t420;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t422 = t421 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t423 = t414 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t424 = (u64)t423;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t425 = t424 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t426 = t416 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t427 = (u64)t426;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t428 = t427 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t429 = t414 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t430 = (u64)t429;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t431 = t430 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t432 = t416 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t433 = (u64)t432;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t434 = t433 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t435 = t414 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t436 = (u64)t435;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t437 = t436 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t438 = t416 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t439 = (u64)t438;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t440 = t439 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t419), "l"(t422), "l"(t425), "l"(t428), "l"(t431), "l"(t434), "l"(t437), "l"(t440) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t441 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t441) {
                const u32 t442 = t7 + 104u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t442), "r"(0u) : "memory");
            }
            const u32 t443 = t8 + 40960u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t444 = t443 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t445 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t446 = t445 + 96u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t447 = t444 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t448 = (u64)t447;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t449 = t448 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t450 = t446 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t451 = (u64)t450;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t452 = t451 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t453 = t444 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t454 = (u64)t453;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t455 = t454 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t456 = t446 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t457 = (u64)t456;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t458 = t457 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t459 = t444 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t460 = (u64)t459;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t461 = t460 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t462 = t446 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t463 = (u64)t462;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t464 = t463 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t465 = t444 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t466 = (u64)t465;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t467 = t466 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t468 = t446 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t469 = (u64)t468;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t470 = t469 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t449), "l"(t452), "l"(t455), "l"(t458), "l"(t461), "l"(t464), "l"(t467), "l"(t470) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t471 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t471) {
                const u32 t472 = t7 + 112u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t472), "r"(0u) : "memory");
            }
            const u32 t473 = t8 + 49152u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t474 = t473 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t475 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t476 = t475 + 160u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t477 = t474 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t478 = (u64)t477;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t479 = t478 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t480 = t476 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t481 = (u64)t480;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t482 = t481 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t483 = t474 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t484 = (u64)t483;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t485 = t484 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t486 = t476 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t487 = (u64)t486;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t488 = t487 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t489 = t474 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t490 = (u64)t489;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t491 = t490 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t492 = t476 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t493 = (u64)t492;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t494 = t493 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t495 = t474 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t496 = (u64)t495;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t497 = t496 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t498 = t476 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t499 = (u64)t498;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t500 = t499 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t479), "l"(t482), "l"(t485), "l"(t488), "l"(t491), "l"(t494), "l"(t497), "l"(t500) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t501 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t501) {
                const u32 t502 = t7 + 120u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t502), "r"(0u) : "memory");
            }
            const u32 t503 = t8 + 57344u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t504 = t503 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t505 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t506 = t505 + 168u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t507 = t504 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t508 = (u64)t507;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t509 = t508 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t510 = t506 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t511 = (u64)t510;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t512 = t511 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t513 = t504 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t514 = (u64)t513;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t515 = t514 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t516 = t506 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t517 = (u64)t516;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t518 = t517 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t519 = t504 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t520 = (u64)t519;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t521 = t520 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t522 = t506 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t523 = (u64)t522;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t524 = t523 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t525 = t504 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t526 = (u64)t525;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t527 = t526 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t528 = t506 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t529 = (u64)t528;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t530 = t529 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t509), "l"(t512), "l"(t515), "l"(t518), "l"(t521), "l"(t524), "l"(t527), "l"(t530) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t531 = i_14 == 0u;
#line 65 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t531) {
                const u32 t532 = t7 + 128u;
#line 66 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t532), "r"(0u) : "memory");
            }
            const u32 t533 = t8 + 65536u;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t534 = t533 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t535 = t292 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t536 = t535 + 176u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t537 = t534 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t538 = (u64)t537;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t539 = t538 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t540 = t536 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t541 = (u64)t540;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t542 = t541 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t543 = t534 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t544 = (u64)t543;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t545 = t544 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t546 = t536 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t547 = (u64)t546;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t548 = t547 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t549 = t534 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t550 = (u64)t549;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t551 = t550 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t552 = t536 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t553 = (u64)t552;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t554 = t553 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t555 = t534 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t556 = (u64)t555;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t557 = t556 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t558 = t536 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t559 = (u64)t558;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u64 t560 = t559 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "l"(t539), "l"(t542), "l"(t545), "l"(t548), "l"(t551), "l"(t554), "l"(t557), "l"(t560) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) :  : "memory");
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t561 = i_14 * 3u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_16 = t561 + index;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t563 = i_16 & 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t564 = t563 + 4u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t565 = t564 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t566 = t7 + t565;
            u32 t567;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t567) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t568 = t567 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t568) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t566) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t569 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t570 = t569 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t570 + i_14;
            const u32 sample_4 = group_4 / groups;
            const u32 t573 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t574 = group_4 - t573;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t575 = t574 * 3u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t575 + index;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t577 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_4 = t577 >> 3u;
            const u32 t579 = number_4 / across_4;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t579 * 14u;
            const u32 t581 = number_4 % across_4;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t581 << 3u;
            const bool t583 = y_5 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t584 = height - y_5;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_6 = t583 ? t584 : 0u;
            const u32 t586 = left_6 < 14u ? left_6 : 14u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t587 = width - x_5;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t588 = t587 < 8u ? t587 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t589 = 0u < i_14;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t589) {
#line 100 "fa-kernels/src/conv/statistics.rs"
                const u32 t590 = i_14 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t591 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t592 = t591 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t593 = t592 + t590;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t593 / groups;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t595 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t596 = t595 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t597 = t596 + i_14;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t598 = t597 / groups;
#line 101 "fa-kernels/src/conv/statistics.rs"
                const bool t599 = t598 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
                if (t599) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const u32 t600 = t31 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const bool t601 = t600 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    if (t601) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t602 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t603 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_5 = t602 + t603;
                        const u32 t605 = first_5 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t606 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t607 = t606 + first_5;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t608 = t607 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments_2 + t608;
                        const f32 t610 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t611 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t612 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t613;
                        asm("mov.b32 %0, %1;" : "=r"(t613) : "f"(t610));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t614;
                        asm("mov.b32 %0, %1;" : "=r"(t614) : "f"(t611));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t615;
                        asm("mov.b32 %0, %1;" : "=r"(t615) : "f"(t612));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t613), "r"(t614), "r"(t615), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t616 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t617 = t616 + t605;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t618 = t617 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments_2 + t618;
                        const f32 t620 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t621 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t622 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t623;
                        asm("mov.b32 %0, %1;" : "=r"(t623) : "f"(t620));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t624;
                        asm("mov.b32 %0, %1;" : "=r"(t624) : "f"(t621));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t625;
                        asm("mov.b32 %0, %1;" : "=r"(t625) : "f"(t622));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t623), "r"(t624), "r"(t625), "r"(0u) : "memory");
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
                    const bool t627 = channel_3 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                    if (t627) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t628 = channel_3 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t629 = moments_2 + t628;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t629) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t630;
                        asm("mov.b32 %0, %1;" : "=f"(t630) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t631;
                        asm("mov.b32 %0, %1;" : "=f"(t631) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t632;
                        asm("mov.b32 %0, %1;" : "=f"(t632) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t633;
                        asm("mov.b32 %0, %1;" : "=f"(t633) : "r"(row_4));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t634 = 64u + channel_3;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t635 = t634 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t636 = moments_2 + t635;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t636) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t637;
                        asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t638;
                        asm("mov.b32 %0, %1;" : "=f"(t638) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t639;
                        asm("mov.b32 %0, %1;" : "=f"(t639) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t640;
                        asm("mov.b32 %0, %1;" : "=f"(t640) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t630 + t637;
                        const f32 difference = t638 - t631;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t643;
                        asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t644;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share = t637 * t644;
                        f32 t646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(difference), "f"(share), "f"(t631));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t647 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t648 = t647 * t630;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t649 = t632 + t639;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t648), "f"(share), "f"(t649));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t651 = 128u + channel_3;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t652 = t651 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t653 = moments_2 + t652;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t653) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t654;
                        asm("mov.b32 %0, %1;" : "=f"(t654) : "r"(row_9));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t655;
                        asm("mov.b32 %0, %1;" : "=f"(t655) : "r"(row_10));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t656;
                        asm("mov.b32 %0, %1;" : "=f"(t656) : "r"(row_11));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t657;
                        asm("mov.b32 %0, %1;" : "=f"(t657) : "r"(row_12));
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = count_3 + t654;
                        const f32 difference_2 = t655 - t646;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t660;
                        asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t661;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t654 * t661;
                        f32 t663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(difference_2), "f"(share_2), "f"(t646));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t664 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t665 = t664 * count_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t666 = t650 + t656;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t665), "f"(share_2), "f"(t666));
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t668 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t668 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 t670 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_3 = first_6 + channel_3;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_2 = t670 + before;
                        const u64 t673 = (u64)index_2;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t674 = t673 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t675 = t674 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t676 = moments + t675;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t677 = (u64)index_3;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t678 = t677 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t679 = t678 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t680 = t676 + t679;
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t681;
                        asm("mov.b32 %0, %1;" : "=r"(t681) : "f"(count_4));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t682;
                        asm("mov.b32 %0, %1;" : "=r"(t682) : "f"(t663));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t683;
                        asm("mov.b32 %0, %1;" : "=r"(t683) : "f"(t667));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t680), "r"(t681), "r"(t682), "r"(t683), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
                }
            }
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t684 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t685 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t686;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t686) : "f"(t684), "f"(t685));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t687 = t686 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t688;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t688) : "r"(t686));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t689;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t689) : "h"(t688));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t690;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t690) : "r"(t687));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t691;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t691) : "h"(t690));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t689;
            acc_2 = t691;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t692 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t693 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t694;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t694) : "f"(t692), "f"(t693));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t695 = t694 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t696;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t696) : "r"(t694));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t697;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t697) : "h"(t696));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t698;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t698) : "r"(t695));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t699;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t699) : "h"(t698));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t697;
            acc_4 = t699;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t700 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t701 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t702;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(t700), "f"(t701));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t703 = t702 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t704;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t704) : "r"(t702));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t705;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t705) : "h"(t704));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t706;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t706) : "r"(t703));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t707;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t707) : "h"(t706));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t705;
            acc_6 = t707;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t708 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t709 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t710;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(t708), "f"(t709));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t711 = t710 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t712;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t712) : "r"(t710));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t713;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t713) : "h"(t712));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t714;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t714) : "r"(t711));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t715;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t715) : "h"(t714));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t713;
            acc_8 = t715;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t716 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t717 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t718;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(t716), "f"(t717));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t719 = t718 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t720;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t720) : "r"(t718));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t721;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t721) : "h"(t720));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t722;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t722) : "r"(t719));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t723;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t723) : "h"(t722));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t721;
            acc_10 = t723;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t724 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t725 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t726;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(t724), "f"(t725));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t727 = t726 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t728;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t728) : "r"(t726));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t729;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t729) : "h"(t728));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t730;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t730) : "r"(t727));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t731;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t731) : "h"(t730));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t729;
            acc_12 = t731;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t732 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t733 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t734;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t734) : "f"(t732), "f"(t733));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t735 = t734 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t736;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t736) : "r"(t734));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t737;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t737) : "h"(t736));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t738;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t738) : "r"(t735));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t739;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t739) : "h"(t738));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t737;
            acc_14 = t739;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t740 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t741 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t742;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(t740), "f"(t741));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t743 = t742 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t744;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t744) : "r"(t742));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t745;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t745) : "h"(t744));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t746;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t746) : "r"(t743));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t747;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t747) : "h"(t746));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t745;
            acc_16 = t747;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t748 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t749 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t750;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t750) : "f"(t748), "f"(t749));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t751 = t750 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t752;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t752) : "r"(t750));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t753;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t753) : "h"(t752));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t754;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t754) : "r"(t751));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t755;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t755) : "h"(t754));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t753;
            acc_18 = t755;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t756 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t757 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t758;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(t756), "f"(t757));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t759 = t758 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t760;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t760) : "r"(t758));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t761;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t761) : "h"(t760));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t762;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t762) : "r"(t759));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t763;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t763) : "h"(t762));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t761;
            acc_20 = t763;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t764 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t765 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t766;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(t764), "f"(t765));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t767 = t766 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t768;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t768) : "r"(t766));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t769;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t769) : "h"(t768));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t770;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t770) : "r"(t767));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t771;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t771) : "h"(t770));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t769;
            acc_22 = t771;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t772 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t773 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t774;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(t772), "f"(t773));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t775 = t774 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t776;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t776) : "r"(t774));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t777;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t777) : "h"(t776));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t778;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t778) : "r"(t775));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t779;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t779) : "h"(t778));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t777;
            acc_24 = t779;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t780 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t781 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t782;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(t780), "f"(t781));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t783 = t782 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t784;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t784) : "r"(t782));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t785;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t785) : "h"(t784));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t786;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t786) : "r"(t783));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t787;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t787) : "h"(t786));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t785;
            acc_26 = t787;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t788 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t789 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t790;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(t788), "f"(t789));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t791 = t790 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t792;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t792) : "r"(t790));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t793;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t793) : "h"(t792));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t794;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t794) : "r"(t791));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t795;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t795) : "h"(t794));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t793;
            acc_28 = t795;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t796 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t797 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t798;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(t796), "f"(t797));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t799 = t798 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t800;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t800) : "r"(t798));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t801;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t801) : "h"(t800));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t802;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t802) : "r"(t799));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t803;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t803) : "h"(t802));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t801;
            acc_30 = t803;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t804 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t805 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t806;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(t804), "f"(t805));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t807 = t806 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t808;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t808) : "r"(t806));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t809;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t809) : "h"(t808));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t810;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t810) : "r"(t807));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t811;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t811) : "h"(t810));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t809;
            acc_32 = t811;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t812 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t813 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t814;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(t812), "f"(t813));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t815 = t814 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t816;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t816) : "r"(t814));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t817;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t817) : "h"(t816));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t818;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t818) : "r"(t815));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t819;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t819) : "h"(t818));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t817;
            acc_34 = t819;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t820 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t821 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t822;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(t820), "f"(t821));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t823 = t822 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t824;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t824) : "r"(t822));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t825;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t825) : "h"(t824));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t826;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t826) : "r"(t823));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t827;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t827) : "h"(t826));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t825;
            acc_36 = t827;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t828 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t829 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t830;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(t828), "f"(t829));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t831 = t830 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t832;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t832) : "r"(t830));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t833;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t833) : "h"(t832));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t834;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t834) : "r"(t831));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t835;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t835) : "h"(t834));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t833;
            acc_38 = t835;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t836 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t837 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t838;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(t836), "f"(t837));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t839 = t838 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t840;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t840) : "r"(t838));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t841;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t841) : "h"(t840));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t842;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t842) : "r"(t839));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t843;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t843) : "h"(t842));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t841;
            acc_40 = t843;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t844 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t845 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t846;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(t844), "f"(t845));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t847 = t846 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t848;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t848) : "r"(t846));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t849;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t849) : "h"(t848));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t850;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t850) : "r"(t847));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t851;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t851) : "h"(t850));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t849;
            acc_42 = t851;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t852 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t853 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t854;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(t852), "f"(t853));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t855 = t854 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t856;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t856) : "r"(t854));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t857;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t857) : "h"(t856));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t858;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t858) : "r"(t855));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t859;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t859) : "h"(t858));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t857;
            acc_44 = t859;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t860 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t861 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t862;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(t860), "f"(t861));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t863 = t862 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t864;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t864) : "r"(t862));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t865;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t865) : "h"(t864));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t866;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t866) : "r"(t863));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t867;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t867) : "h"(t866));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t865;
            acc_46 = t867;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t868 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t869 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t870;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(t868), "f"(t869));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t871 = t870 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t872;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t872) : "r"(t870));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t873;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t873) : "h"(t872));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t874;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t874) : "r"(t871));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t875;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t875) : "h"(t874));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t873;
            acc_48 = t875;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t876 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t877 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t878;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(t876), "f"(t877));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t879 = t878 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t880;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t880) : "r"(t878));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t881;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t881) : "h"(t880));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t882;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t882) : "r"(t879));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t883;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t883) : "h"(t882));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t881;
            acc_50 = t883;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t884 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t885 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t886;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(t884), "f"(t885));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t887 = t886 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t888;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t888) : "r"(t886));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t889;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t889) : "h"(t888));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t890;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t890) : "r"(t887));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t891;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t891) : "h"(t890));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t889;
            acc_52 = t891;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t892 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t893 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t894;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(t892), "f"(t893));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t895 = t894 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t896;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t896) : "r"(t894));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t897;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t897) : "h"(t896));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t898;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t898) : "r"(t895));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t899;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t899) : "h"(t898));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t897;
            acc_54 = t899;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t900 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t901 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(t900), "f"(t901));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t903 = t902 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t904;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t904) : "r"(t902));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t905;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t905) : "h"(t904));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t906;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t906) : "r"(t903));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t907;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t907) : "h"(t906));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t905;
            acc_56 = t907;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t908 = t586 * t588;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const f32 count_5 = (f32)t908;
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(count_5), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
            f32 share_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(t910));
#line 85 "fa-kernels/src/conv/statistics.rs"
            const u32 t912 = t586 * t588;
#line 85 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t912 == 112u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t915 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t917 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t919 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t921 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t925 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t926 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t927 = acc_53;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = t914 + t915;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = t928 + t916;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = t929 + t917;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t931 = t930 + t918;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t932 = t931 + t919;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t933 = t932 + t920;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = t933 + t921;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = t934 + t922;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = t935 + t923;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t937 = t936 + t924;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t938 = t937 + t925;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t939 = t938 + t926;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = t939 + t927;
                const f32 t941 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t945 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t951 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_54;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = t941 + t942;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = t955 + t943;
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
                const f32 t968 = t940 + t967;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t968;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t969 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t969 << 1u;
                const bool columns = first_7 < t588;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t972 = first_7 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t972 < t588;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t974 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t974 & columns;
                const f32 t976 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = exists ? t977 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t979 = t976 + t978;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t979;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t980 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t980 & columns_2;
                const f32 t982 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = exists_2 ? t983 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t985 = t982 + t984;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t985;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t986 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t986 & columns;
                const f32 t988 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = exists_3 ? t989 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t991 = t988 + t990;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t991;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t992 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t992 & columns_2;
                const f32 t994 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = exists_4 ? t995 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t997 = t994 + t996;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t997;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t998 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t998 & columns;
                const f32 t1000 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = exists_5 ? t1001 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1003 = t1000 + t1002;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1003;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1004 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1004 & columns_2;
                const f32 t1006 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = exists_6 ? t1007 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1009 = t1006 + t1008;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1009;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1010 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1010 & columns;
                const f32 t1012 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = exists_7 ? t1013 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1015 = t1012 + t1014;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1015;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1016 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1016 & columns_2;
                const f32 t1018 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = exists_8 ? t1019 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1018 + t1020;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1021;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1022 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1022 & columns;
                const f32 t1024 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = exists_9 ? t1025 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = t1024 + t1026;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1027;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1028 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1028 & columns_2;
                const f32 t1030 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = exists_10 ? t1031 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = t1030 + t1032;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1033;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1034 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1034 & columns;
                const f32 t1036 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = exists_11 ? t1037 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = t1036 + t1038;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1039;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1040 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1040 & columns_2;
                const f32 t1042 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = exists_12 ? t1043 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1045 = t1042 + t1044;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1045;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1046 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1046 & columns;
                const f32 t1048 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = exists_13 ? t1049 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1051 = t1048 + t1050;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1051;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1052 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1052 & columns_2;
                const f32 t1054 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = exists_14 ? t1055 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1057 = t1054 + t1056;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1057;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1058 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1058 & columns;
                const f32 t1060 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = exists_15 ? t1061 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1063 = t1060 + t1062;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1063;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1064 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1064 & columns_2;
                const f32 t1066 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = exists_16 ? t1067 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1069 = t1066 + t1068;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1069;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1070 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1070 & columns;
                const f32 t1072 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = exists_17 ? t1073 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1075 = t1072 + t1074;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1075;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1076 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1076 & columns_2;
                const f32 t1078 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = exists_18 ? t1079 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = t1078 + t1080;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1081;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1082 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1082 & columns;
                const f32 t1084 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = exists_19 ? t1085 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = t1084 + t1086;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1087;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1088 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1088 & columns_2;
                const f32 t1090 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = exists_20 ? t1091 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = t1090 + t1092;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1093;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1094 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1094 & columns;
                const f32 t1096 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = exists_21 ? t1097 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = t1096 + t1098;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1099;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1100 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1100 & columns_2;
                const f32 t1102 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = exists_22 ? t1103 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = t1102 + t1104;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1105;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1106 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1106 & columns;
                const f32 t1108 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = exists_23 ? t1109 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = t1108 + t1110;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1111;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1112 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1112 & columns_2;
                const f32 t1114 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = exists_24 ? t1115 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = t1114 + t1116;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1117;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1118 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1118 & columns;
                const f32 t1120 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1121 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1122 = exists_25 ? t1121 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = t1120 + t1122;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1123;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1124 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1124 & columns_2;
                const f32 t1126 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = exists_26 ? t1127 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = t1126 + t1128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1130 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1130 & columns;
                const f32 t1132 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1133 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1134 = exists_27 ? t1133 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = t1132 + t1134;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1135;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1136 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1136 & columns_2;
                const f32 t1138 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = exists_28 ? t1139 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = t1138 + t1140;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1141;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1143;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1143) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1143;
            f32 t1145;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1145) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1146 = pair + t1145;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1146 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1148 - mean_3;
                const f32 t1150 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1151 - mean_3;
                const f32 t1153 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1154 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1154 - mean_3;
                const f32 t1156 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1157 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1157 - mean_3;
                const f32 t1159 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1160 - mean_3;
                const f32 t1162 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1163 - mean_3;
                const f32 t1165 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1166 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1166 - mean_3;
                const f32 t1168 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1169 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1169 - mean_3;
                const f32 t1171 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1172 - mean_3;
                const f32 t1174 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1175 - mean_3;
                const f32 t1177 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1178 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1178 - mean_3;
                const f32 t1180 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1181 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1181 - mean_3;
                const f32 t1183 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1184 - mean_3;
                const f32 t1186 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1187 - mean_3;
                const f32 t1189 = distance_14 * distance_14;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1190 = t1150 + t1153;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = t1190 + t1156;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = t1191 + t1159;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1193 = t1192 + t1162;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1194 = t1193 + t1165;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = t1194 + t1168;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = t1195 + t1171;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1197 = t1196 + t1174;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = t1197 + t1177;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = t1198 + t1180;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = t1199 + t1183;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = t1200 + t1186;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1202 = t1201 + t1189;
                const f32 t1203 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1203 - mean_3;
                const f32 t1205 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1206 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1206 - mean_3;
                const f32 t1208 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1209 - mean_3;
                const f32 t1211 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1212 - mean_3;
                const f32 t1214 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1215 - mean_3;
                const f32 t1217 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1218 - mean_3;
                const f32 t1220 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1221 - mean_3;
                const f32 t1223 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1224 - mean_3;
                const f32 t1226 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1227 - mean_3;
                const f32 t1229 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1230 - mean_3;
                const f32 t1232 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1233 - mean_3;
                const f32 t1235 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1236 - mean_3;
                const f32 t1238 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1239 - mean_3;
                const f32 t1241 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1242 - mean_3;
                const f32 t1244 = distance_28 * distance_28;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = t1205 + t1208;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = t1245 + t1211;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = t1246 + t1214;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = t1247 + t1217;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = t1248 + t1220;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = t1249 + t1223;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = t1250 + t1226;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = t1251 + t1229;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = t1252 + t1232;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1254 = t1253 + t1235;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = t1254 + t1238;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = t1255 + t1241;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = t1256 + t1244;
                const f32 t1258 = t1202 + t1257;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1258;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1259 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t1259 << 1u;
                const bool columns_3 = first_8 < t588;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1262 = first_8 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1262 < t588;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1264 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1264 & columns_3;
                const f32 t1266 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1267 - mean_3;
                const f32 t1269 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = exists_29 ? t1269 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = t1266 + t1270;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1271;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1272 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1272 & columns_4;
                const f32 t1274 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1275 - mean_3;
                const f32 t1277 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = exists_30 ? t1277 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = t1274 + t1278;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1279;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1280 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1280 & columns_3;
                const f32 t1282 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1283 - mean_3;
                const f32 t1285 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = exists_31 ? t1285 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = t1282 + t1286;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1287;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1288 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1288 & columns_4;
                const f32 t1290 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1291 - mean_3;
                const f32 t1293 = distance_32 * distance_32;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = exists_32 ? t1293 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = t1290 + t1294;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1295;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1296 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1296 & columns_3;
                const f32 t1298 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1299 - mean_3;
                const f32 t1301 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1302 = exists_33 ? t1301 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = t1298 + t1302;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1303;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1304 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1304 & columns_4;
                const f32 t1306 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1307 - mean_3;
                const f32 t1309 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = exists_34 ? t1309 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = t1306 + t1310;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1311;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1312 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1312 & columns_3;
                const f32 t1314 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1315 - mean_3;
                const f32 t1317 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = exists_35 ? t1317 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = t1314 + t1318;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1319;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1320 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1320 & columns_4;
                const f32 t1322 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1323 - mean_3;
                const f32 t1325 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = exists_36 ? t1325 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = t1322 + t1326;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1327;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1328 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1328 & columns_3;
                const f32 t1330 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1331 - mean_3;
                const f32 t1333 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = exists_37 ? t1333 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = t1330 + t1334;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1335;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1336 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1336 & columns_4;
                const f32 t1338 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1339 - mean_3;
                const f32 t1341 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = exists_38 ? t1341 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = t1338 + t1342;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1343;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1344 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1344 & columns_3;
                const f32 t1346 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1347 - mean_3;
                const f32 t1349 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = exists_39 ? t1349 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = t1346 + t1350;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1351;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1352 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1352 & columns_4;
                const f32 t1354 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1355 - mean_3;
                const f32 t1357 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = exists_40 ? t1357 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = t1354 + t1358;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1359;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1360 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1360 & columns_3;
                const f32 t1362 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1363 - mean_3;
                const f32 t1365 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = exists_41 ? t1365 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1362 + t1366;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1367;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1368 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1368 & columns_4;
                const f32 t1370 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1371 - mean_3;
                const f32 t1373 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = exists_42 ? t1373 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = t1370 + t1374;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1375;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1376 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1376 & columns_3;
                const f32 t1378 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1379 - mean_3;
                const f32 t1381 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = exists_43 ? t1381 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = t1378 + t1382;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1383;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1384 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1384 & columns_4;
                const f32 t1386 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1387 - mean_3;
                const f32 t1389 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = exists_44 ? t1389 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = t1386 + t1390;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1391;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1392 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1392 & columns_3;
                const f32 t1394 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1395 - mean_3;
                const f32 t1397 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = exists_45 ? t1397 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = t1394 + t1398;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1399;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1400 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1400 & columns_4;
                const f32 t1402 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1403 - mean_3;
                const f32 t1405 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = exists_46 ? t1405 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = t1402 + t1406;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1407;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1408 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1408 & columns_3;
                const f32 t1410 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1411 - mean_3;
                const f32 t1413 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = exists_47 ? t1413 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = t1410 + t1414;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1415;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1416 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1416 & columns_4;
                const f32 t1418 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1419 - mean_3;
                const f32 t1421 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = exists_48 ? t1421 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = t1418 + t1422;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1423;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1424 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1424 & columns_3;
                const f32 t1426 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1427 - mean_3;
                const f32 t1429 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = exists_49 ? t1429 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = t1426 + t1430;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1431;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1432 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1432 & columns_4;
                const f32 t1434 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1435 - mean_3;
                const f32 t1437 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = exists_50 ? t1437 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = t1434 + t1438;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1439;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1440 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1440 & columns_3;
                const f32 t1442 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1443 - mean_3;
                const f32 t1445 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = exists_51 ? t1445 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = t1442 + t1446;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1447;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1448 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1448 & columns_4;
                const f32 t1450 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1451 - mean_3;
                const f32 t1453 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = exists_52 ? t1453 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = t1450 + t1454;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1455;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1456 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1456 & columns_3;
                const f32 t1458 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1459 - mean_3;
                const f32 t1461 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = exists_53 ? t1461 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = t1458 + t1462;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1463;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1464 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1464 & columns_4;
                const f32 t1466 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1467 - mean_3;
                const f32 t1469 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = exists_54 ? t1469 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = t1466 + t1470;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1471;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1472 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1472 & columns_3;
                const f32 t1474 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1475 - mean_3;
                const f32 t1477 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = exists_55 ? t1477 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = t1474 + t1478;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1479;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1480 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1480 & columns_4;
                const f32 t1482 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1483 - mean_3;
                const f32 t1485 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = exists_56 ? t1485 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = t1482 + t1486;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1487;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1489;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1489) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1489;
            f32 t1491;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1491) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t1491;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1493 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1494 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t1495 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_6 = t1493 + count_5;
            const f32 difference_3 = mean_3 - t1494;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1498;
            asm("max.f32 %0, %1, %2;" : "=f"(t1498) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t1499;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(t1498));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = count_5 * t1499;
            f32 t1501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1501) : "f"(difference_3), "f"(share_4), "f"(t1494));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1502 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1503 = t1502 * t1493;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t1504 = t1495 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t1505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(t1503), "f"(share_4), "f"(t1504));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count = count_6;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean = t1501;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares = t1505;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = acc_55;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = t1506 + t1507;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = t1520 + t1508;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = t1521 + t1509;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = t1522 + t1510;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = t1523 + t1511;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = t1524 + t1512;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = t1525 + t1513;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = t1526 + t1514;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = t1527 + t1515;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = t1528 + t1516;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = t1529 + t1517;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = t1530 + t1518;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = t1531 + t1519;
                const f32 t1533 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_56;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = t1533 + t1534;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = t1547 + t1535;
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
                const f32 t1560 = t1532 + t1559;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1560;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1561 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t1561 << 1u;
                const bool columns_5 = first_9 < t588;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1564 = first_9 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1564 < t588;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1566 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1566 & columns_5;
                const f32 t1568 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = exists_57 ? t1569 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = t1568 + t1570;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1571;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1572 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1572 & columns_6;
                const f32 t1574 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = exists_58 ? t1575 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = t1574 + t1576;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1577;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1578 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1578 & columns_5;
                const f32 t1580 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = exists_59 ? t1581 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = t1580 + t1582;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1583;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1584 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1584 & columns_6;
                const f32 t1586 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = exists_60 ? t1587 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = t1586 + t1588;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1590 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1590 & columns_5;
                const f32 t1592 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = exists_61 ? t1593 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = t1592 + t1594;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1595;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1596 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1596 & columns_6;
                const f32 t1598 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = exists_62 ? t1599 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = t1598 + t1600;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1601;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1602 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1602 & columns_5;
                const f32 t1604 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = exists_63 ? t1605 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = t1604 + t1606;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1607;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1608 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1608 & columns_6;
                const f32 t1610 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = exists_64 ? t1611 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = t1610 + t1612;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1613;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1614 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1614 & columns_5;
                const f32 t1616 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = exists_65 ? t1617 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = t1616 + t1618;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1619;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1620 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1620 & columns_6;
                const f32 t1622 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = exists_66 ? t1623 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = t1622 + t1624;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1625;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1626 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1626 & columns_5;
                const f32 t1628 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = exists_67 ? t1629 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = t1628 + t1630;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1631;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1632 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1632 & columns_6;
                const f32 t1634 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = exists_68 ? t1635 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = t1634 + t1636;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1637;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1638 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1638 & columns_5;
                const f32 t1640 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = exists_69 ? t1641 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = t1640 + t1642;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1643;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1644 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1644 & columns_6;
                const f32 t1646 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = exists_70 ? t1647 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = t1646 + t1648;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1649;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1650 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1650 & columns_5;
                const f32 t1652 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = exists_71 ? t1653 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = t1652 + t1654;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1655;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1656 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1656 & columns_6;
                const f32 t1658 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = exists_72 ? t1659 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = t1658 + t1660;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1661;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1662 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1662 & columns_5;
                const f32 t1664 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = exists_73 ? t1665 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = t1664 + t1666;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1667;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1668 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1668 & columns_6;
                const f32 t1670 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = exists_74 ? t1671 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = t1670 + t1672;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1673;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1674 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1674 & columns_5;
                const f32 t1676 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = exists_75 ? t1677 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = t1676 + t1678;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1679;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1680 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1680 & columns_6;
                const f32 t1682 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = exists_76 ? t1683 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = t1682 + t1684;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1685;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1686 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1686 & columns_5;
                const f32 t1688 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = exists_77 ? t1689 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = t1688 + t1690;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1691;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1692 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1692 & columns_6;
                const f32 t1694 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = exists_78 ? t1695 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = t1694 + t1696;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1697;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1698 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1698 & columns_5;
                const f32 t1700 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = exists_79 ? t1701 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = t1700 + t1702;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1704 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1704 & columns_6;
                const f32 t1706 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = exists_80 ? t1707 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = t1706 + t1708;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1709;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1710 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1710 & columns_5;
                const f32 t1712 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = exists_81 ? t1713 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = t1712 + t1714;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1715;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1716 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1716 & columns_6;
                const f32 t1718 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = exists_82 ? t1719 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = t1718 + t1720;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1721;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1722 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1722 & columns_5;
                const f32 t1724 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = exists_83 ? t1725 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = t1724 + t1726;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1727;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1728 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1728 & columns_6;
                const f32 t1730 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = exists_84 ? t1731 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = t1730 + t1732;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1733;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1735;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1735) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1735;
            f32 t1737;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1737) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1738 = pair_3 + t1737;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t1738 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1740 - mean_4;
                const f32 t1742 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1743 - mean_4;
                const f32 t1745 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1746 - mean_4;
                const f32 t1748 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1749 - mean_4;
                const f32 t1751 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1752 - mean_4;
                const f32 t1754 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1755 - mean_4;
                const f32 t1757 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1758 - mean_4;
                const f32 t1760 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1761 - mean_4;
                const f32 t1763 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1764 - mean_4;
                const f32 t1766 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1767 - mean_4;
                const f32 t1769 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1770 - mean_4;
                const f32 t1772 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1773 - mean_4;
                const f32 t1775 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1776 - mean_4;
                const f32 t1778 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1779 - mean_4;
                const f32 t1781 = distance_70 * distance_70;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = t1742 + t1745;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = t1782 + t1748;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = t1783 + t1751;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = t1784 + t1754;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = t1785 + t1757;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = t1786 + t1760;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = t1787 + t1763;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = t1788 + t1766;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = t1789 + t1769;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = t1790 + t1772;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = t1791 + t1775;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = t1792 + t1778;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = t1793 + t1781;
                const f32 t1795 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1795 - mean_4;
                const f32 t1797 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1798 - mean_4;
                const f32 t1800 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1801 - mean_4;
                const f32 t1803 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1804 - mean_4;
                const f32 t1806 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1807 - mean_4;
                const f32 t1809 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1810 - mean_4;
                const f32 t1812 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1813 - mean_4;
                const f32 t1815 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1816 - mean_4;
                const f32 t1818 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1819 - mean_4;
                const f32 t1821 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1822 - mean_4;
                const f32 t1824 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1825 - mean_4;
                const f32 t1827 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1828 - mean_4;
                const f32 t1830 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1831 - mean_4;
                const f32 t1833 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1834 - mean_4;
                const f32 t1836 = distance_84 * distance_84;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = t1797 + t1800;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = t1837 + t1803;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = t1838 + t1806;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = t1839 + t1809;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = t1840 + t1812;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = t1841 + t1815;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1843 = t1842 + t1818;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = t1843 + t1821;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = t1844 + t1824;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = t1845 + t1827;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = t1846 + t1830;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = t1847 + t1833;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = t1848 + t1836;
                const f32 t1850 = t1794 + t1849;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1850;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1851 = t31 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_10 = t1851 << 1u;
                const bool columns_7 = first_10 < t588;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1854 = first_10 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1854 < t588;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1856 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1856 & columns_7;
                const f32 t1858 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1859 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1859 - mean_4;
                const f32 t1861 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = exists_85 ? t1861 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = t1858 + t1862;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1863;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1864 = 0u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1864 & columns_8;
                const f32 t1866 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1867 - mean_4;
                const f32 t1869 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = exists_86 ? t1869 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = t1866 + t1870;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1871;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1872 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1872 & columns_7;
                const f32 t1874 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1875 - mean_4;
                const f32 t1877 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = exists_87 ? t1877 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = t1874 + t1878;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1879;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1880 = 1u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1880 & columns_8;
                const f32 t1882 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1883 - mean_4;
                const f32 t1885 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = exists_88 ? t1885 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = t1882 + t1886;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1887;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1888 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1888 & columns_7;
                const f32 t1890 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1891 - mean_4;
                const f32 t1893 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = exists_89 ? t1893 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = t1890 + t1894;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1895;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1896 = 2u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1896 & columns_8;
                const f32 t1898 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1899 - mean_4;
                const f32 t1901 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1902 = exists_90 ? t1901 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = t1898 + t1902;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1903;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1904 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1904 & columns_7;
                const f32 t1906 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1907 - mean_4;
                const f32 t1909 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1910 = exists_91 ? t1909 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = t1906 + t1910;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1911;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1912 = 3u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1912 & columns_8;
                const f32 t1914 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1915 - mean_4;
                const f32 t1917 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = exists_92 ? t1917 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = t1914 + t1918;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1919;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1920 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1920 & columns_7;
                const f32 t1922 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1923 - mean_4;
                const f32 t1925 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = exists_93 ? t1925 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = t1922 + t1926;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1927;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1928 = 4u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1928 & columns_8;
                const f32 t1930 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1931 - mean_4;
                const f32 t1933 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1934 = exists_94 ? t1933 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = t1930 + t1934;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1935;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1936 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1936 & columns_7;
                const f32 t1938 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1939 - mean_4;
                const f32 t1941 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = exists_95 ? t1941 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = t1938 + t1942;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1943;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1944 = 5u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1944 & columns_8;
                const f32 t1946 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1947 - mean_4;
                const f32 t1949 = distance_96 * distance_96;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1950 = exists_96 ? t1949 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = t1946 + t1950;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1951;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1952 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1952 & columns_7;
                const f32 t1954 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1955 - mean_4;
                const f32 t1957 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1958 = exists_97 ? t1957 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = t1954 + t1958;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1959;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1960 = 6u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t1960 & columns_8;
                const f32 t1962 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t1963 - mean_4;
                const f32 t1965 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1966 = exists_98 ? t1965 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = t1962 + t1966;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1967;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1968 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t1968 & columns_7;
                const f32 t1970 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t1971 - mean_4;
                const f32 t1973 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = exists_99 ? t1973 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = t1970 + t1974;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1975;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1976 = 7u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t1976 & columns_8;
                const f32 t1978 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t1979 - mean_4;
                const f32 t1981 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1982 = exists_100 ? t1981 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = t1978 + t1982;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1983;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1984 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t1984 & columns_7;
                const f32 t1986 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t1987 - mean_4;
                const f32 t1989 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1990 = exists_101 ? t1989 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = t1986 + t1990;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1991;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1992 = 8u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t1992 & columns_8;
                const f32 t1994 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t1995 - mean_4;
                const f32 t1997 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1998 = exists_102 ? t1997 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = t1994 + t1998;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1999;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2000 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2000 & columns_7;
                const f32 t2002 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2003 - mean_4;
                const f32 t2005 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2006 = exists_103 ? t2005 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = t2002 + t2006;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2007;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2008 = 9u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2008 & columns_8;
                const f32 t2010 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2011 - mean_4;
                const f32 t2013 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2014 = exists_104 ? t2013 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = t2010 + t2014;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2015;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2016 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2016 & columns_7;
                const f32 t2018 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2019 - mean_4;
                const f32 t2021 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2022 = exists_105 ? t2021 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = t2018 + t2022;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2023;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2024 = 10u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2024 & columns_8;
                const f32 t2026 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2027 - mean_4;
                const f32 t2029 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2030 = exists_106 ? t2029 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = t2026 + t2030;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2032 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2032 & columns_7;
                const f32 t2034 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2035 - mean_4;
                const f32 t2037 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2038 = exists_107 ? t2037 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = t2034 + t2038;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2039;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2040 = 11u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2040 & columns_8;
                const f32 t2042 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2043 - mean_4;
                const f32 t2045 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2046 = exists_108 ? t2045 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = t2042 + t2046;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2047;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2048 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2048 & columns_7;
                const f32 t2050 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2051 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2051 - mean_4;
                const f32 t2053 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2054 = exists_109 ? t2053 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = t2050 + t2054;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2055;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2056 = 12u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2056 & columns_8;
                const f32 t2058 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2059 - mean_4;
                const f32 t2061 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2062 = exists_110 ? t2061 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = t2058 + t2062;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2063;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2064 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2064 & columns_7;
                const f32 t2066 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2067 - mean_4;
                const f32 t2069 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = exists_111 ? t2069 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = t2066 + t2070;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2071;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2072 = 13u < t586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2072 & columns_8;
                const f32 t2074 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2075 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2075 - mean_4;
                const f32 t2077 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2078 = exists_112 ? t2077 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = t2074 + t2078;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2079;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t2081;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2081) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t2081;
            f32 t2083;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2083) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t2083;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2085 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2086 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2087 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t2085 + count_5;
            const f32 difference_4 = mean_4 - t2086;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2090;
            asm("max.f32 %0, %1, %2;" : "=f"(t2090) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2091;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(t2090));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = count_5 * t2091;
            f32 t2093;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(difference_4), "f"(share_5), "f"(t2086));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2094 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2095 = t2094 * t2085;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2096 = t2087 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2097;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(t2095), "f"(share_5), "f"(t2096));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_7;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t2093;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t2097;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index * 14336u;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t2099 = outputs + own;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2100 = t32 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2101 = t31 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2102 = t31 >> 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2103 = t2102 << 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2104 = t2101 + t2103;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2105 = t2100 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2106 = t31 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2107 = t2106 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2108 = t2105 + t2107;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2109 = t2104 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2110 = t2108 ^ t2109;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2111 = t2104 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2112 = t2110 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2113 = t2111 + t2112;
#line 268 "fa-kernels/src/conv/work.rs"
            const u32 t2114 = t2099 + t2113;
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2115;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(acc), "f"(acc_2));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2116;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(acc_3), "f"(acc_4));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2117;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(acc_5), "f"(acc_6));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2118;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(acc_7), "f"(acc_8));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(t2118) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2119;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(acc_9), "f"(acc_10));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2120;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(acc_11), "f"(acc_12));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2121;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(acc_13), "f"(acc_14));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2122;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(acc_15), "f"(acc_16));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2119), "r"(t2120), "r"(t2121), "r"(t2122) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2123;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(acc_17), "f"(acc_18));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2124;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(acc_19), "f"(acc_20));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2125;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(acc_21), "f"(acc_22));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2126;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(acc_23), "f"(acc_24));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2123), "r"(t2124), "r"(t2125), "r"(t2126) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2127;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(acc_25), "f"(acc_26));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2128;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(acc_27), "f"(acc_28));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2129;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(acc_29), "f"(acc_30));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2130;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(acc_31), "f"(acc_32));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2127), "r"(t2128), "r"(t2129), "r"(t2130) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2131;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(acc_33), "f"(acc_34));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2132;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(acc_35), "f"(acc_36));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2133;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(acc_37), "f"(acc_38));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2134;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2134) : "f"(acc_39), "f"(acc_40));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2131), "r"(t2132), "r"(t2133), "r"(t2134) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2135;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(acc_41), "f"(acc_42));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2136;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(acc_43), "f"(acc_44));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2137;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2137) : "f"(acc_45), "f"(acc_46));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2138;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(acc_47), "f"(acc_48));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2135), "r"(t2136), "r"(t2137), "r"(t2138) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2139;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2139) : "f"(acc_49), "f"(acc_50));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2140;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(acc_51), "f"(acc_52));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2141;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2141) : "f"(acc_53), "f"(acc_54));
#line 268 "fa-kernels/src/conv/work.rs"
            u32 t2142;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2142) : "f"(acc_55), "f"(acc_56));
#line 268 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t2114), "r"(t2139), "r"(t2140), "r"(t2141), "r"(t2142) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2143 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2143) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 t2144 = threadIdx.x;
#line 37 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t2144 & 127u;
            const u32 t2146 = thread_3 & 7u;
#line 38 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t2148 = blockIdx.y;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2149 = t2148 << 6u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t2150 = t2146 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t2149 + t2150;
#line 41 "fa-kernels/src/conv/output.rs"
            const bool t2152 = channel_4 < 64u;
#line 41 "fa-kernels/src/conv/output.rs"
            if (t2152) {
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2153 = pixel >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2154 = pixel & 7u;
                const bool t2155 = t2153 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2156 = t2154 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2157 = t2155 & t2156;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2157) {
                    const u32 t2158 = pixel & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2159 = t2146 ^ t2158;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2160 = pixel << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2161 = t2159 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2162 = t2160 + t2161;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2163 = t2099 + t2162;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2163) : "memory");
                    const u32 at_3 = y_5 + t2153;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_4 = x_5 + t2154;
                    const u64 t2166 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2167 = t2166 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2168 = t2167 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2169 = y + t2168;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2170 = (u64)at_3;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2171 = t2170 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2172 = t2171 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2173 = t2169 + t2172;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2174 = (u64)at_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2175 = t2174 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2176 = t2175 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2177 = t2173 + t2176;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2178 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2179 = t2177 + t2178;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2179), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t2181 = pixel_2 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2182 = pixel_2 & 7u;
                const bool t2183 = t2181 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2184 = t2182 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2185 = t2183 & t2184;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2185) {
                    const u32 t2186 = pixel_2 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2187 = t2146 ^ t2186;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2188 = pixel_2 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2189 = t2187 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2190 = t2188 + t2189;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2191 = t2099 + t2190;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2191) : "memory");
                    const u32 at_5 = y_5 + t2181;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = x_5 + t2182;
                    const u64 t2194 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2195 = t2194 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2196 = t2195 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2197 = y + t2196;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2198 = (u64)at_5;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2199 = t2198 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2200 = t2199 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2201 = t2197 + t2200;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2202 = (u64)at_6;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2203 = t2202 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2204 = t2203 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2205 = t2201 + t2204;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2206 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2207 = t2205 + t2206;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2207), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t2209 = pixel_3 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2210 = pixel_3 & 7u;
                const bool t2211 = t2209 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2212 = t2210 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2213 = t2211 & t2212;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2213) {
                    const u32 t2214 = pixel_3 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2215 = t2146 ^ t2214;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2216 = pixel_3 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2217 = t2215 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2218 = t2216 + t2217;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2219 = t2099 + t2218;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2219) : "memory");
                    const u32 at_7 = y_5 + t2209;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = x_5 + t2210;
                    const u64 t2222 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2223 = t2222 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2224 = t2223 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2225 = y + t2224;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2226 = (u64)at_7;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2227 = t2226 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2228 = t2227 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2229 = t2225 + t2228;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2230 = (u64)at_8;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2231 = t2230 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2232 = t2231 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2233 = t2229 + t2232;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2234 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2235 = t2233 + t2234;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2235), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t2237 = pixel_4 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2238 = pixel_4 & 7u;
                const bool t2239 = t2237 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2240 = t2238 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2241 = t2239 & t2240;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2241) {
                    const u32 t2242 = pixel_4 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2243 = t2146 ^ t2242;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2244 = pixel_4 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2245 = t2243 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2246 = t2244 + t2245;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2247 = t2099 + t2246;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2247) : "memory");
                    const u32 at_9 = y_5 + t2237;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = x_5 + t2238;
                    const u64 t2250 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2251 = t2250 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2252 = t2251 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2253 = y + t2252;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2254 = (u64)at_9;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2255 = t2254 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2256 = t2255 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2257 = t2253 + t2256;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2258 = (u64)at_10;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2259 = t2258 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2260 = t2259 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2261 = t2257 + t2260;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2262 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2263 = t2261 + t2262;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2263), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t2265 = pixel_5 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2266 = pixel_5 & 7u;
                const bool t2267 = t2265 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2268 = t2266 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2269 = t2267 & t2268;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2269) {
                    const u32 t2270 = pixel_5 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2271 = t2146 ^ t2270;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2272 = pixel_5 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2273 = t2271 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2274 = t2272 + t2273;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2275 = t2099 + t2274;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2275) : "memory");
                    const u32 at_11 = y_5 + t2265;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = x_5 + t2266;
                    const u64 t2278 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2279 = t2278 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2280 = t2279 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2281 = y + t2280;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2282 = (u64)at_11;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2283 = t2282 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2284 = t2283 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2285 = t2281 + t2284;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2286 = (u64)at_12;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2287 = t2286 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2288 = t2287 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2289 = t2285 + t2288;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2290 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2291 = t2289 + t2290;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2291), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_6 = pixel + 80u;
                const u32 t2293 = pixel_6 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2294 = pixel_6 & 7u;
                const bool t2295 = t2293 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2296 = t2294 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2297 = t2295 & t2296;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2297) {
                    const u32 t2298 = pixel_6 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2299 = t2146 ^ t2298;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2300 = pixel_6 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2301 = t2299 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2302 = t2300 + t2301;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2303 = t2099 + t2302;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2303) : "memory");
                    const u32 at_13 = y_5 + t2293;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = x_5 + t2294;
                    const u64 t2306 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2307 = t2306 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2308 = t2307 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2309 = y + t2308;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2310 = (u64)at_13;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2311 = t2310 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2312 = t2311 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2313 = t2309 + t2312;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2314 = (u64)at_14;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2315 = t2314 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2316 = t2315 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2317 = t2313 + t2316;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2318 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2319 = t2317 + t2318;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2319), "r"(row_33), "r"(row_34), "r"(row_35), "r"(row_36) : "memory");
                }
#line 43 "fa-kernels/src/conv/output.rs"
                const u32 pixel_7 = pixel + 96u;
                const u32 t2321 = pixel_7 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
                const u32 t2322 = pixel_7 & 7u;
                const bool t2323 = t2321 < t586;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2324 = t2322 < t588;
#line 45 "fa-kernels/src/conv/output.rs"
                const bool t2325 = t2323 & t2324;
#line 45 "fa-kernels/src/conv/output.rs"
                if (t2325) {
                    const u32 t2326 = pixel_7 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2327 = t2146 ^ t2326;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2328 = pixel_7 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2329 = t2327 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2330 = t2328 + t2329;
#line 46 "fa-kernels/src/conv/output.rs"
                    const u32 t2331 = t2099 + t2330;
#line 46 "fa-kernels/src/conv/output.rs"
                    u32 row_37;
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t2331) : "memory");
                    const u32 at_15 = y_5 + t2321;
#line 51 "fa-kernels/src/conv/output.rs"
                    const u32 at_16 = x_5 + t2322;
                    const u64 t2334 = (u64)sample_4;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2335 = t2334 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2336 = t2335 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2337 = y + t2336;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2338 = (u64)at_15;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2339 = t2338 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2340 = t2339 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2341 = t2337 + t2340;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2342 = (u64)at_16;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2343 = t2342 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2344 = t2343 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2345 = t2341 + t2344;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2346 = (u64)channel_4 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                    const u64 t2347 = t2345 + t2346;
#line 52 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2347), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
                }
            }
#line 287 "fa-kernels/src/conv/work.rs"
            const u32 t2348 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2348) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2349 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t2349 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t2351 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t2352 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t2351 ? t2352 : 0u;
        const u32 rounds = left_7 < cta_groups ? left_7 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
        const bool t2355 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
        if (t2355) {
            const u32 t2356 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2357 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2358 = t2357 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2359 = t2358 + t2356;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2360 = t2359 / groups;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const u32 t2361 = t31 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const bool t2362 = t2361 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            if (t2362) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2363 = t32 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t2364 = t31 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t2363 + t2364;
                const u32 t2366 = first_12 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2367 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2368 = t2367 + first_12;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2369 = t2368 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_17 = moments_2 + t2369;
                const f32 t2371 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2372 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2373 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2374;
                asm("mov.b32 %0, %1;" : "=r"(t2374) : "f"(t2371));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2375;
                asm("mov.b32 %0, %1;" : "=r"(t2375) : "f"(t2372));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2376;
                asm("mov.b32 %0, %1;" : "=r"(t2376) : "f"(t2373));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_17), "r"(t2374), "r"(t2375), "r"(t2376), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2377 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2378 = t2377 + t2366;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t2379 = t2378 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_18 = moments_2 + t2379;
                const f32 t2381 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t2383 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2384;
                asm("mov.b32 %0, %1;" : "=r"(t2384) : "f"(t2381));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2385;
                asm("mov.b32 %0, %1;" : "=r"(t2385) : "f"(t2382));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t2386;
                asm("mov.b32 %0, %1;" : "=r"(t2386) : "f"(t2383));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_18), "r"(t2384), "r"(t2385), "r"(t2386), "r"(0u) : "memory");
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
            const bool t2388 = channel_5 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
            if (t2388) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2389 = channel_5 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2390 = moments_2 + t2389;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_41;
                u32 row_42;
                u32 row_43;
                u32 row_44;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t2390) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2391;
                asm("mov.b32 %0, %1;" : "=f"(t2391) : "r"(row_41));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2392;
                asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(row_42));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2393;
                asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(row_43));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2394;
                asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(row_44));
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2395 = 64u + channel_5;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2396 = t2395 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2397 = moments_2 + t2396;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_45;
                u32 row_46;
                u32 row_47;
                u32 row_48;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t2397) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2398;
                asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(row_45));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2399;
                asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(row_46));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2400;
                asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(row_47));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2401;
                asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(row_48));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_8 = t2391 + t2398;
                const f32 difference_5 = t2399 - t2392;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2404;
                asm("max.f32 %0, %1, %2;" : "=f"(t2404) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2405;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2405) : "f"(t2404));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t2398 * t2405;
                f32 t2407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(difference_5), "f"(share_6), "f"(t2392));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2408 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2409 = t2408 * t2391;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2410 = t2393 + t2400;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2411;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(t2409), "f"(share_6), "f"(t2410));
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2412 = 128u + channel_5;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2413 = t2412 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t2414 = moments_2 + t2413;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_49;
                u32 row_50;
                u32 row_51;
                u32 row_52;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t2414) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2415;
                asm("mov.b32 %0, %1;" : "=f"(t2415) : "r"(row_49));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2416;
                asm("mov.b32 %0, %1;" : "=f"(t2416) : "r"(row_50));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2417;
                asm("mov.b32 %0, %1;" : "=f"(t2417) : "r"(row_51));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t2418;
                asm("mov.b32 %0, %1;" : "=f"(t2418) : "r"(row_52));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = count_8 + t2415;
                const f32 difference_6 = t2416 - t2407;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2421;
                asm("max.f32 %0, %1, %2;" : "=f"(t2421) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t2422;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2422) : "f"(t2421));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t2415 * t2422;
                f32 t2424;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(difference_6), "f"(share_7), "f"(t2407));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2425 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2426 = t2425 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t2427 = t2411 + t2417;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t2428;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(t2426), "f"(share_7), "f"(t2427));
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t2429 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t2429 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 t2431 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_13 + channel_5;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t2431 + t2360;
                const u64 t2434 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2435 = t2434 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2436 = t2435 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2437 = moments + t2436;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2438 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2439 = t2438 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2440 = t2439 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t2441 = t2437 + t2440;
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t2442;
                asm("mov.b32 %0, %1;" : "=r"(t2442) : "f"(count_9));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t2443;
                asm("mov.b32 %0, %1;" : "=r"(t2443) : "f"(t2424));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t2444;
                asm("mov.b32 %0, %1;" : "=r"(t2444) : "f"(t2428));
#line 136 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2441), "r"(t2442), "r"(t2443), "r"(t2444), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 384;" :  : "r"(1u) : "memory");
        }
    }
}
