typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(288, 1)
conv_warp_specialized_bf16(
    const __grid_constant__ tensor_map x_map /* bf16 */,
    const __grid_constant__ tensor_map weight_map /* bf16 */,
    const u64 scale /* bf16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
    const u64 shift /* bf16 */,
    const u64 shift_stride0,
    const u64 shift_stride1,
    const u64 shift_stride2,
    const u64 shift_stride3,
    const u64 y /* bf16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 partial /* f32, scratch */,
    const u64 partial_stride0,
    const u64 partial_stride1,
    const u64 partial_stride2,
    const u64 partial_stride3,
    const u64 counters /* u32, counters */,
    const u64 counters_stride0,
    const u64 counters_stride1,
    const u64 counters_stride2,
    const u64 counters_stride3,
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
    const u32 cta_groups_shift,
    const f32 epsilon)
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
    const u32 outputs = smem_1 + 153600u;
    const u32 moments = outputs + 65536u;
    const u32 t7 = moments + 4096u;
#line 126 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 1024u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 142 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t10) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t8 + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t8 + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t8 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t8 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t8 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t8 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t17) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t8 + 64u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t8 + 72u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t19) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t8 + 80u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t8 + 88u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 8u;
#line 160 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t24 = thread_2 >> 5u;
#line 161 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t24));
#line 162 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t27 = thread_2 & 31u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t28 = warp_2 & 3u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t29 = index >> 1u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t30 = index & 1u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t31 = t30 << 6u;
#line 148 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t32 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first = t32 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t34 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t35 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left = t34 ? t35 : 0u;
        const u32 t37 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t37; i += 1u) {
#line 245 "fa-kernels/src/conv/tile_config.rs"
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < 2u; i_2 += 1u) {
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t38 = i << 1u;
#line 44 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_3 = t38 + i_2;
#line 46 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot = i_3 & 1u;
                const u32 t41 = slot + 2u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t42 = t41 << 3u;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t43 = t8 + t42;
#line 47 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t44 = i_3 >> 1u;
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
                const u32 number = group - t53;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t55 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t56;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t57 = t56 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t57 << 5u;
                const u32 t59 = number << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t60;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t60) : "r"(t59), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = t60 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t62 = t61 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t63 = number - t62;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t63 << 3u;
                const bool t65 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t66 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_2 = t65 ? t66 : 0u;
                const u32 t68 = left_2 < 32u ? left_2 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t69 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = t69 < 8u ? t69 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t71 = i << 1u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t72 = t71 + i_2;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_2 = t72 & 1u;
                const u32 t74 = index_2 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t75 = t8 + t74;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t76 = t72 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t77 = t76 & 1u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t78 = slot * 44032u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to = smem_1 + t78;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t80 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t81 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t82;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t82) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t83 = t82 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t83) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 43520;" :  : "r"(t75) : "memory");
                    const u32 t84 = i_2 << 6u;
#line 61 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t75), "r"(t84), "r"(t80), "r"(t81), "r"(sample) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t85 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t86 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_4 = t85 + t86;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_2 = i_4 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t89 = slot_2 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t90 = t89 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t91 = t8 + t90;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t92 = i_4 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t93 = t92 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t94 = t93 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t91), "r"(t94) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t95 = slot_2 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t96 = t95 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t97 = t8 + t96;
                const u32 t98 = slot_2 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_2 = t9 + t98;
                const u32 t100 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t101 = t100 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t102;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t103 = t102 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t103) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t97) : "memory");
                    const u32 t104 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t97), "r"(t104), "r"(0u), "r"(0u), "r"(t101) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t105 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t106 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t107 = t105 + t106;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = t107 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_3 = i_5 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t110 = slot_3 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t111 = t110 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t112 = t8 + t111;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t113 = i_5 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t114 = t113 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t115 = t114 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t112), "r"(t115) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t116 = slot_3 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t117 = t116 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t118 = t8 + t117;
                const u32 t119 = slot_3 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_3 = t9 + t119;
                const u32 t121 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t122 = t121 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t118) : "memory");
                    const u32 t125 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t118), "r"(t125), "r"(1u), "r"(0u), "r"(t122) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t126 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t127 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t128 = t126 + t127;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t128 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_6 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t131 = slot_4 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t132 = t131 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t133 = t8 + t132;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t134 = i_6 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t135 = t134 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t136 = t135 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t133), "r"(t136) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t137 = slot_4 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t138 = t137 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t139 = t8 + t138;
                const u32 t140 = slot_4 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t140;
                const u32 t142 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t143 = t142 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t144;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t144) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t145 = t144 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t145) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t139) : "memory");
                    const u32 t146 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t139), "r"(t146), "r"(2u), "r"(0u), "r"(t143) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t147 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t148 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t149 = t147 + t148;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t149 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_7 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = slot_5 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t153 = t152 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t154 = t8 + t153;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t155 = i_7 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t156 = t155 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t157 = t156 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t154), "r"(t157) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t158 = slot_5 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t159 = t158 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t160 = t8 + t159;
                const u32 t161 = slot_5 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t161;
                const u32 t163 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = t163 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t165;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t166 = t165 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t166) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t160) : "memory");
                    const u32 t167 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t160), "r"(t167), "r"(0u), "r"(1u), "r"(t164) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t168 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t169 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t170 = t168 + t169;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t170 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_8 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t173 = slot_6 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t174 = t173 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = t8 + t174;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t176 = i_8 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t177 = t176 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t178 = t177 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t175), "r"(t178) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t179 = slot_6 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t180 = t179 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t181 = t8 + t180;
                const u32 t182 = slot_6 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t182;
                const u32 t184 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t185 = t184 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t186;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t186) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t187 = t186 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t187) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t181) : "memory");
                    const u32 t188 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t181), "r"(t188), "r"(1u), "r"(1u), "r"(t185) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t190 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t191 = t189 + t190;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t191 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_9 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t194 = slot_7 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t195 = t194 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t196 = t8 + t195;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t197 = i_9 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t198 = t197 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t199 = t198 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t196), "r"(t199) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t200 = slot_7 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t200 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t202 = t8 + t201;
                const u32 t203 = slot_7 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t203;
                const u32 t205 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t206 = t205 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t207;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t207) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t208 = t207 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t208) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t202) : "memory");
                    const u32 t209 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t202), "r"(t209), "r"(2u), "r"(1u), "r"(t206) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t210 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t210 + t211;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t212 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_10 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t215 = slot_8 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t216 = t215 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t217 = t8 + t216;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t218 = i_10 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t219 = t218 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t220 = t219 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t217), "r"(t220) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t221 = slot_8 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t222 = t221 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t223 = t8 + t222;
                const u32 t224 = slot_8 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t224;
                const u32 t226 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t227 = t226 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t228;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t229 = t228 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t229) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t223) : "memory");
                    const u32 t230 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t223), "r"(t230), "r"(0u), "r"(2u), "r"(t227) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t231 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t232 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t233 = t231 + t232;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t233 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_11 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t236 = slot_9 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t237 = t236 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t238 = t8 + t237;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t239 = i_11 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t240 = t239 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t241 = t240 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t238), "r"(t241) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t242 = slot_9 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t243 = t242 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t244 = t8 + t243;
                const u32 t245 = slot_9 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t245;
                const u32 t247 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t248 = t247 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t249;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t249) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t250 = t249 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t250) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t244) : "memory");
                    const u32 t251 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t244), "r"(t251), "r"(1u), "r"(2u), "r"(t248) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t252 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t253 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t254 = t252 + t253;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t254 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_12 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t257 = slot_10 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t258 = t257 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t259 = t8 + t258;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t260 = i_12 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t261 = t260 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t262 = t261 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t259), "r"(t262) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t263 = slot_10 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t264 = t263 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t265 = t8 + t264;
                const u32 t266 = slot_10 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t266;
                const u32 t268 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t269 = t268 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t270;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t270) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t271 = t270 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t271) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t265) : "memory");
                    const u32 t272 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t265), "r"(t272), "r"(2u), "r"(2u), "r"(t269) : "memory");
                }
            }
        }
    } else {
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_2 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_3 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_4 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_5 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_6 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_7 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_8 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_9 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_10 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_11 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_12 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_13 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_14 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_15 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_16 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_17 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_18 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_19 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_20 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_21 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_22 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_23 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_24 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_25 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_26 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_27 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_28 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_29 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_30 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_31 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_32 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_33 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_34 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_35 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_36 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_37 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_38 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_39 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_40 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_41 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_42 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_43 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_44 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_45 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_46 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_47 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_48 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_49 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_50 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_51 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_52 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_53 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_54 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_55 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_56 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_57 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_58 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_59 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_60 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_61 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_62 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_63 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_64 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_65 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_66 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_67 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_68 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_69 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_70 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_71 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_72 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_73 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_74 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_75 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_76 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_77 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_78 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_79 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_80 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_81 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_82 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_83 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_84 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_85 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_86 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_87 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_88 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_89 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_90 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_91 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_92 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_93 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_94 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_95 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_96 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_97 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_98 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_99 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_100 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_101 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_102 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_103 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_104 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_105 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_106 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_107 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_108 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_109 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_110 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_111 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_112 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_113 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_114 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_115 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_116 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_117 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_118 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_119 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_120 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_121 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_122 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_123 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_124 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_125 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_126 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_127 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
        f32 acc_128 = 0.0f;
#line 210 "fa-kernels/src/conv/work.rs"
        const u32 t273 = blockIdx.y;
#line 210 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t273 << 7u;
#line 181 "fa-kernels/src/conv/work.rs"
        f32 count = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
        f32 mean = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
        f32 squares = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
        f32 count_2 = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
        f32 mean_2 = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
        f32 squares_2 = 0.0f;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t275 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t275 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t277 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t278 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_3 = t277 ? t278 : 0u;
        const u32 t280 = left_3 < cta_groups ? left_3 : cta_groups;
#line 182 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t280; i_13 += 1u) {
#line 226 "fa-kernels/src/conv/work.rs"
            acc = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_2 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_5 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_6 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_9 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_10 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_13 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_14 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_17 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_18 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_21 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_22 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_25 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_26 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_29 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_30 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_33 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_34 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_37 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_38 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_41 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_42 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_45 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_46 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_49 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_50 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_53 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_54 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_57 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_58 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_61 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_62 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_65 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_66 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_69 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_70 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_73 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_74 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_77 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_78 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_81 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_82 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_85 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_86 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_89 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_90 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_93 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_94 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_97 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_98 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_101 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_102 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_105 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_106 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_109 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_110 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_113 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_114 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_117 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_118 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_121 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_122 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_125 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_126 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_3 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_4 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_7 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_8 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_11 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_12 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_15 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_16 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_19 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_20 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_23 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_24 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_27 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_28 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_31 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_32 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_35 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_36 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_39 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_40 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_43 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_44 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_47 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_48 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_51 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_52 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_55 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_56 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_59 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_60 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_63 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_64 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_67 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_68 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_71 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_72 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_75 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_76 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_79 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_80 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_83 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_84 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_87 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_88 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_91 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_92 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_95 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_96 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_99 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_100 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_103 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_104 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_107 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_108 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_111 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_112 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_115 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_116 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_119 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_120 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_123 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_124 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_127 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
            acc_128 = 0.0f;
#line 245 "fa-kernels/src/conv/tile_config.rs"
            #pragma unroll 1
            for (u32 i_14 = 0u; i_14 < 2u; i_14 += 1u) {
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t281 = i_13 << 1u;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t282 = t281 + i_14;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 i_15 = t282 + t29;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 slot_11 = i_15 & 1u;
                const u32 t285 = i_13 << 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t286 = t285 + i_14;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t287 = t29 << 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t288 = t286 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = t287 + t288;
                const u32 t290 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t291 = t8 + t290;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t292 = t286 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t293 = t292 & 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t291), "r"(t293) : "memory");
                const u32 t294 = slot_11 * 44032u;
#line 76 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t295 = smem_1 + t294;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step = i_14 * 9u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t297 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t298 = t297 + step;
                const u32 t299 = t298 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t300 = t299 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t301 = t300 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t302 = t8 + t301;
                const u32 t303 = t298 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t304 = t303 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t302), "r"(t304) : "memory");
                const u32 t305 = t298 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t306 = t305 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t307 = t9 + t306;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t308 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t309 = t308 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t310 = t307 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t311 = t310 + t309;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t312 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t313 = t311 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t314 = (u64)t313;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t315 = t314 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t316 = t312 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t317 = (u64)t316;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t318 = t317 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t319 = t311 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t320 = (u64)t319;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t321 = t320 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t322 = t312 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t323 = (u64)t322;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t324 = t323 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t325 = t311 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t326 = (u64)t325;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t327 = t326 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t328 = t312 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t329 = (u64)t328;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t330 = t329 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t331 = t311 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t332 = (u64)t331;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t333 = t332 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t334 = t312 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t335 = (u64)t334;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t336 = t335 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t315), "l"(t318), "l"(t321), "l"(t324), "l"(t327), "l"(t330), "l"(t333), "l"(t336) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t337 = 0u < step;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t337) {
                    const u32 t338 = step - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t339 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t340 = t339 + t338;
                    const u32 t341 = t340 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t342 = t341 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t343 = t342 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t344 = t8 + t343;
                    u32 t345;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t345) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t346 = t345 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t346) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t344) : "memory");
                    }
#line 94 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t347 = i_14 - 1u;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t348 = i_13 << 1u;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t349 = t348 + t347;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 i_16 = t349 + t29;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t351 = i_16 & 1u;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t352 = t351 + 2u;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t353 = t352 << 3u;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t354 = t8 + t353;
                    u32 t355;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t355) : );
#line 155 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t356 = t355 == 1u;
#line 155 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t356) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t354) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t357 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_2 = t357 + 1u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t359 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t360 = t359 + step_2;
                const u32 t361 = t360 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t362 = t361 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t363 = t362 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t364 = t8 + t363;
                const u32 t365 = t360 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t366 = t365 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t364), "r"(t366) : "memory");
                const u32 t367 = t360 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t368 = t367 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t369 = t9 + t368;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t370 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t371 = t370 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t372 = t369 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t373 = t372 + t371;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t374 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t375 = t374 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t376 = t373 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t377 = (u64)t376;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t378 = t377 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t379 = t375 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t380 = (u64)t379;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t381 = t380 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t382 = t373 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t383 = (u64)t382;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t384 = t383 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t385 = t375 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t386 = (u64)t385;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t387 = t386 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t388 = t373 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t389 = (u64)t388;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t390 = t389 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t391 = t375 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t392 = (u64)t391;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t393 = t392 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t394 = t373 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t395 = (u64)t394;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t396 = t395 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t397 = t375 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t398 = (u64)t397;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t399 = t398 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t378), "l"(t381), "l"(t384), "l"(t387), "l"(t390), "l"(t393), "l"(t396), "l"(t399) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t400 = 0u < step_2;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t400) {
                    const u32 t401 = step_2 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t402 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t403 = t402 + t401;
                    const u32 t404 = t403 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t405 = t404 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t406 = t405 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t407 = t8 + t406;
                    u32 t408;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t408) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t409 = t408 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t409) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t407) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t410 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_3 = t410 + 2u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t412 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t413 = t412 + step_3;
                const u32 t414 = t413 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t415 = t414 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t416 = t415 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t417 = t8 + t416;
                const u32 t418 = t413 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t419 = t418 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t417), "r"(t419) : "memory");
                const u32 t420 = t413 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t421 = t420 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t422 = t9 + t421;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t423 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t424 = t423 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t425 = t422 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t426 = t425 + t424;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t427 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t428 = t427 + 16u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t429 = t426 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t430 = (u64)t429;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t431 = t430 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t432 = t428 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t433 = (u64)t432;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t434 = t433 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t435 = t426 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t436 = (u64)t435;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t437 = t436 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t438 = t428 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t439 = (u64)t438;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t440 = t439 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t441 = t426 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t442 = (u64)t441;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t443 = t442 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t444 = t428 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t445 = (u64)t444;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t446 = t445 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t447 = t426 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t448 = (u64)t447;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t449 = t448 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t450 = t428 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t451 = (u64)t450;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t452 = t451 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t431), "l"(t434), "l"(t437), "l"(t440), "l"(t443), "l"(t446), "l"(t449), "l"(t452) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t453 = 0u < step_3;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t453) {
                    const u32 t454 = step_3 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t455 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t456 = t455 + t454;
                    const u32 t457 = t456 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t458 = t457 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t459 = t458 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t460 = t8 + t459;
                    u32 t461;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t461) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t462 = t461 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t462) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t460) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t463 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_4 = t463 + 3u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t465 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t466 = t465 + step_4;
                const u32 t467 = t466 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t468 = t467 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t469 = t468 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t470 = t8 + t469;
                const u32 t471 = t466 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t472 = t471 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t470), "r"(t472) : "memory");
                const u32 t473 = t466 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t474 = t473 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t475 = t9 + t474;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t476 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t477 = t476 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t478 = t475 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t479 = t478 + t477;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t480 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t481 = t480 + 80u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t482 = t479 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t483 = (u64)t482;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t484 = t483 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t485 = t481 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t486 = (u64)t485;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t487 = t486 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t488 = t479 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t489 = (u64)t488;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t490 = t489 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t491 = t481 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t492 = (u64)t491;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t493 = t492 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t494 = t479 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t495 = (u64)t494;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t496 = t495 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t497 = t481 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t498 = (u64)t497;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t499 = t498 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t500 = t479 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t501 = (u64)t500;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t502 = t501 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t503 = t481 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t504 = (u64)t503;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t505 = t504 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t484), "l"(t487), "l"(t490), "l"(t493), "l"(t496), "l"(t499), "l"(t502), "l"(t505) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t506 = 0u < step_4;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t506) {
                    const u32 t507 = step_4 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t508 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t509 = t508 + t507;
                    const u32 t510 = t509 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t511 = t510 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t512 = t511 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t513 = t8 + t512;
                    u32 t514;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t514) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t515 = t514 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t515) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t513) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t516 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_5 = t516 + 4u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t518 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t519 = t518 + step_5;
                const u32 t520 = t519 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t521 = t520 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t522 = t521 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t523 = t8 + t522;
                const u32 t524 = t519 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t525 = t524 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t523), "r"(t525) : "memory");
                const u32 t526 = t519 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t527 = t526 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t528 = t9 + t527;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t529 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t530 = t529 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t531 = t528 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t532 = t531 + t530;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t533 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t534 = t533 + 88u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t535 = t532 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t536 = (u64)t535;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t537 = t536 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t538 = t534 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t539 = (u64)t538;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t540 = t539 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t541 = t532 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t542 = (u64)t541;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t543 = t542 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t544 = t534 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t545 = (u64)t544;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t546 = t545 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t547 = t532 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t548 = (u64)t547;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t549 = t548 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t550 = t534 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t551 = (u64)t550;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t552 = t551 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t553 = t532 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t554 = (u64)t553;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t555 = t554 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t556 = t534 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t557 = (u64)t556;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t558 = t557 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t537), "l"(t540), "l"(t543), "l"(t546), "l"(t549), "l"(t552), "l"(t555), "l"(t558) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t559 = 0u < step_5;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t559) {
                    const u32 t560 = step_5 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t561 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t562 = t561 + t560;
                    const u32 t563 = t562 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t564 = t563 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t565 = t564 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t566 = t8 + t565;
                    u32 t567;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t567) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t568 = t567 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t568) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t566) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t569 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_6 = t569 + 5u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t571 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t572 = t571 + step_6;
                const u32 t573 = t572 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t574 = t573 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t575 = t574 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t576 = t8 + t575;
                const u32 t577 = t572 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t578 = t577 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t576), "r"(t578) : "memory");
                const u32 t579 = t572 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t580 = t579 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t581 = t9 + t580;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t582 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t583 = t582 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t584 = t581 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t585 = t584 + t583;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t586 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t587 = t586 + 96u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t588 = t585 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t589 = (u64)t588;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t590 = t589 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t591 = t587 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t592 = (u64)t591;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t593 = t592 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t594 = t585 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t595 = (u64)t594;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t596 = t595 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t597 = t587 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t598 = (u64)t597;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t599 = t598 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t600 = t585 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t601 = (u64)t600;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t602 = t601 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t603 = t587 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t604 = (u64)t603;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t605 = t604 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t606 = t585 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t607 = (u64)t606;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t608 = t607 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t609 = t587 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t610 = (u64)t609;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t611 = t610 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t590), "l"(t593), "l"(t596), "l"(t599), "l"(t602), "l"(t605), "l"(t608), "l"(t611) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t612 = 0u < step_6;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t612) {
                    const u32 t613 = step_6 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t614 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t615 = t614 + t613;
                    const u32 t616 = t615 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t617 = t616 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t618 = t617 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t619 = t8 + t618;
                    u32 t620;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t620) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t621 = t620 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t621) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t619) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t622 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_7 = t622 + 6u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t624 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t625 = t624 + step_7;
                const u32 t626 = t625 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t627 = t626 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t628 = t627 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t629 = t8 + t628;
                const u32 t630 = t625 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t631 = t630 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t629), "r"(t631) : "memory");
                const u32 t632 = t625 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t633 = t632 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t634 = t9 + t633;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t635 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t636 = t635 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t637 = t634 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t638 = t637 + t636;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t639 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t640 = t639 + 160u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t641 = t638 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t642 = (u64)t641;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t643 = t642 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t644 = t640 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t645 = (u64)t644;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t646 = t645 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t647 = t638 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t648 = (u64)t647;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t649 = t648 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t650 = t640 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t651 = (u64)t650;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t652 = t651 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t653 = t638 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t654 = (u64)t653;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t655 = t654 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t656 = t640 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t657 = (u64)t656;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t658 = t657 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t659 = t638 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t660 = (u64)t659;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t661 = t660 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t662 = t640 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t663 = (u64)t662;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t664 = t663 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t643), "l"(t646), "l"(t649), "l"(t652), "l"(t655), "l"(t658), "l"(t661), "l"(t664) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t665 = 0u < step_7;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t665) {
                    const u32 t666 = step_7 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t667 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t668 = t667 + t666;
                    const u32 t669 = t668 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t670 = t669 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t671 = t670 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t672 = t8 + t671;
                    u32 t673;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t673) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t674 = t673 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t674) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t672) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t675 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_8 = t675 + 7u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t677 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t678 = t677 + step_8;
                const u32 t679 = t678 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t680 = t679 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t681 = t680 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t682 = t8 + t681;
                const u32 t683 = t678 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t684 = t683 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t682), "r"(t684) : "memory");
                const u32 t685 = t678 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t686 = t685 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t687 = t9 + t686;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t688 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t689 = t688 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t690 = t687 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t691 = t690 + t689;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t692 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t693 = t692 + 168u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t694 = t691 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t695 = (u64)t694;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t696 = t695 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t697 = t693 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t698 = (u64)t697;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t699 = t698 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t700 = t691 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t701 = (u64)t700;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t702 = t701 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t703 = t693 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t704 = (u64)t703;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t705 = t704 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t706 = t691 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t707 = (u64)t706;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t708 = t707 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t709 = t693 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t710 = (u64)t709;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t711 = t710 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t712 = t691 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t713 = (u64)t712;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t714 = t713 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t715 = t693 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t716 = (u64)t715;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t717 = t716 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t696), "l"(t699), "l"(t702), "l"(t705), "l"(t708), "l"(t711), "l"(t714), "l"(t717) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t718 = 0u < step_8;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t718) {
                    const u32 t719 = step_8 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t720 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t721 = t720 + t719;
                    const u32 t722 = t721 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t723 = t722 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t724 = t723 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t725 = t8 + t724;
                    u32 t726;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t726) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t727 = t726 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t727) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t725) : "memory");
                    }
                }
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t728 = i_14 * 9u;
#line 78 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_9 = t728 + 8u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t730 = i_13 * 18u;
#line 126 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t731 = t730 + step_9;
                const u32 t732 = t731 & 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t733 = t732 + 4u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t734 = t733 << 3u;
#line 127 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t735 = t8 + t734;
                const u32 t736 = t731 >> 2u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t737 = t736 & 1u;
#line 128 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t735), "r"(t737) : "memory");
                const u32 t738 = t731 & 3u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t739 = t738 << 14u;
#line 129 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t740 = t9 + t739;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t741 = t31 << 7u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t742 = t741 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t743 = t740 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t744 = t743 + t742;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t745 = t295 >> 4u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t746 = t745 + 176u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t747 = t744 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t748 = (u64)t747;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t749 = t748 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t750 = t746 + 65536u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t751 = (u64)t750;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t752 = t751 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t753 = t744 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t754 = (u64)t753;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t755 = t754 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t756 = t746 + 65538u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t757 = (u64)t756;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t758 = t757 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t759 = t744 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t760 = (u64)t759;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t761 = t760 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t762 = t746 + 65540u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t763 = (u64)t762;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t764 = t763 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t765 = t744 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t766 = (u64)t765;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t767 = t766 + 4611686293305294848ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t768 = t746 + 65542u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t769 = (u64)t768;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t770 = t769 + 4611686362024771584ull;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t749), "l"(t752), "l"(t755), "l"(t758), "l"(t761), "l"(t764), "l"(t767), "l"(t770) : "memory");
#line 87 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 90 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t771 = 0u < step_9;
#line 91 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t771) {
                    const u32 t772 = step_9 - 1u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t773 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t774 = t773 + t772;
                    const u32 t775 = t774 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t776 = t775 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t777 = t776 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t778 = t8 + t777;
                    u32 t779;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t779) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t780 = t779 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t780) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t778) : "memory");
                    }
                }
            }
#line 104 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t781 = i_13 * 18u;
#line 137 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t782 = t781 + 17u;
            const u32 t783 = t782 & 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t784 = t783 + 8u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t785 = t784 << 3u;
#line 138 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t786 = t8 + t785;
            u32 t787;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t787) : );
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t788 = t787 == 1u;
#line 139 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t788) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t786) : "memory");
            }
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t789 = i_13 << 1u;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t790 = t789 + 1u;
#line 113 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_17 = t790 + t29;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t792 = i_17 & 1u;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t793 = t792 + 2u;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t794 = t793 << 3u;
#line 154 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t795 = t8 + t794;
            u32 t796;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t796) : );
#line 155 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t797 = t796 == 1u;
#line 155 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t797) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t795) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t798 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t799 = t798 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t799 + i_13;
            const u32 t801 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t802;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t802) : "r"(t801), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t802 >> groups_shift;
            const u32 t804 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t805 = group_2 - t804;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t805 + t29;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t807 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t808;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t808) : "r"(t807), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t809 = t808 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t809 << 5u;
            const u32 t811 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t812;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t812) : "r"(t811), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t813 = t812 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t814 = t813 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t815 = number_2 - t814;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t815 << 3u;
            const bool t817 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t818 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t817 ? t818 : 0u;
            const u32 t820 = left_4 < 32u ? left_4 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t821 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t822 = t821 < 8u ? t821 : 8u;
#line 187 "fa-kernels/src/conv/work.rs"
            const bool t823 = 0u < i_13;
#line 187 "fa-kernels/src/conv/work.rs"
            if (t823) {
#line 107 "fa-kernels/src/conv/statistics.rs"
                const u32 t824 = i_13 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t825 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t826 = t825 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t827 = t826 + t824;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t828 = t827 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t829;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t829) : "r"(t828), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t829 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t831 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t832 = t831 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t833 = t832 + i_13;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t834 = t833 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t835;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t835) : "r"(t834), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t836 = t835 >> groups_shift;
#line 108 "fa-kernels/src/conv/statistics.rs"
                const bool t837 = t836 != before;
#line 108 "fa-kernels/src/conv/statistics.rs"
                if (t837) {
#line 126 "fa-kernels/src/conv/statistics.rs"
                    const u32 t838 = t27 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    const bool t839 = t838 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                    if (t839) {
#line 203 "fa-kernels/src/conv/work.rs"
                        const u32 t840 = t28 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
                        const u32 t841 = t31 + t840;
#line 203 "fa-kernels/src/conv/work.rs"
                        const u32 t842 = t27 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
                        const u32 first_4 = t841 + t842;
                        const u32 t844 = first_4 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t845 = t29 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t846 = t845 + first_4;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t847 = t846 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t847;
                        const f32 t849 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t850 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t851 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t852;
                        asm("mov.b32 %0, %1;" : "=r"(t852) : "f"(t849));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t853;
                        asm("mov.b32 %0, %1;" : "=r"(t853) : "f"(t850));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t854;
                        asm("mov.b32 %0, %1;" : "=r"(t854) : "f"(t851));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t852), "r"(t853), "r"(t854), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t855 = t29 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t856 = t855 + t844;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 t857 = t856 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t857;
                        const f32 t859 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t860 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        const f32 t861 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t862;
                        asm("mov.b32 %0, %1;" : "=r"(t862) : "f"(t859));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t863;
                        asm("mov.b32 %0, %1;" : "=r"(t863) : "f"(t860));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        u32 t864;
                        asm("mov.b32 %0, %1;" : "=r"(t864) : "f"(t861));
#line 129 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t862), "r"(t863), "r"(t864), "r"(0u) : "memory");
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
#line 323 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel = threadIdx.x;
                    const bool t866 = channel < 128u;
#line 137 "fa-kernels/src/conv/statistics.rs"
                    if (t866) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t867 = channel << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        const u32 t868 = moments + t867;
#line 139 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t868) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t869;
                        asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(row));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t870;
                        asm("mov.b32 %0, %1;" : "=f"(t870) : "r"(row_2));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t871;
                        asm("mov.b32 %0, %1;" : "=f"(t871) : "r"(row_3));
#line 139 "fa-kernels/src/conv/statistics.rs"
                        f32 t872;
                        asm("mov.b32 %0, %1;" : "=f"(t872) : "r"(row_4));
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 t873 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t873 << 7u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 t875 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_5 = first_5 + channel;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_4 = t875 + before;
                        const u64 t878 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t879 = t878 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t880 = t879 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t881 = partial + t880;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t882 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t883 = t882 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t884 = t883 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t885 = t881 + t884;
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t886;
                        asm("mov.b32 %0, %1;" : "=r"(t886) : "f"(t869));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t887;
                        asm("mov.b32 %0, %1;" : "=r"(t887) : "f"(t870));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        u32 t888;
                        asm("mov.b32 %0, %1;" : "=r"(t888) : "f"(t871));
#line 143 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t885), "r"(t886), "r"(t887), "r"(t888), "r"(0u) : "memory");
                    }
#line 323 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t889 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t890 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(t889), "f"(t890));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t892 = t891 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t893 = t891 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t894;
            asm("mov.b32 %0, %1;" : "=f"(t894) : "r"(t892));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t895;
            asm("mov.b32 %0, %1;" : "=f"(t895) : "r"(t893));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t894;
            acc_2 = t895;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t896 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t897 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(t896), "f"(t897));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t899 = t898 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t900 = t898 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t901;
            asm("mov.b32 %0, %1;" : "=f"(t901) : "r"(t899));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t902;
            asm("mov.b32 %0, %1;" : "=f"(t902) : "r"(t900));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t901;
            acc_4 = t902;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t903 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t904 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(t903), "f"(t904));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t906 = t905 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t907 = t905 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t908;
            asm("mov.b32 %0, %1;" : "=f"(t908) : "r"(t906));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t909;
            asm("mov.b32 %0, %1;" : "=f"(t909) : "r"(t907));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t908;
            acc_6 = t909;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t910 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t911 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t912;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(t910), "f"(t911));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t913 = t912 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t914 = t912 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t915;
            asm("mov.b32 %0, %1;" : "=f"(t915) : "r"(t913));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t916;
            asm("mov.b32 %0, %1;" : "=f"(t916) : "r"(t914));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t915;
            acc_8 = t916;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t917 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t918 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t919;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(t917), "f"(t918));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t920 = t919 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t921 = t919 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t922;
            asm("mov.b32 %0, %1;" : "=f"(t922) : "r"(t920));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t923;
            asm("mov.b32 %0, %1;" : "=f"(t923) : "r"(t921));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t922;
            acc_10 = t923;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t924 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t925 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t926;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(t924), "f"(t925));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t927 = t926 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t928 = t926 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t929;
            asm("mov.b32 %0, %1;" : "=f"(t929) : "r"(t927));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t930;
            asm("mov.b32 %0, %1;" : "=f"(t930) : "r"(t928));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t929;
            acc_12 = t930;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t931 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t932 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t933;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(t931), "f"(t932));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t934 = t933 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t935 = t933 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t936;
            asm("mov.b32 %0, %1;" : "=f"(t936) : "r"(t934));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t937;
            asm("mov.b32 %0, %1;" : "=f"(t937) : "r"(t935));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t936;
            acc_14 = t937;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t938 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t939 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t940) : "f"(t938), "f"(t939));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t941 = t940 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t942 = t940 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t943;
            asm("mov.b32 %0, %1;" : "=f"(t943) : "r"(t941));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t944;
            asm("mov.b32 %0, %1;" : "=f"(t944) : "r"(t942));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t943;
            acc_16 = t944;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t945 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t946 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t947;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(t945), "f"(t946));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t948 = t947 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t949 = t947 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t950;
            asm("mov.b32 %0, %1;" : "=f"(t950) : "r"(t948));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t951;
            asm("mov.b32 %0, %1;" : "=f"(t951) : "r"(t949));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t950;
            acc_18 = t951;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t952 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t953 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t954;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t954) : "f"(t952), "f"(t953));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t955 = t954 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t956 = t954 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t957;
            asm("mov.b32 %0, %1;" : "=f"(t957) : "r"(t955));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t958;
            asm("mov.b32 %0, %1;" : "=f"(t958) : "r"(t956));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t957;
            acc_20 = t958;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t959 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t960 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t961;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t961) : "f"(t959), "f"(t960));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t962 = t961 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t963 = t961 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t964;
            asm("mov.b32 %0, %1;" : "=f"(t964) : "r"(t962));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t965;
            asm("mov.b32 %0, %1;" : "=f"(t965) : "r"(t963));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t964;
            acc_22 = t965;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t966 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t967 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t968;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(t966), "f"(t967));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t969 = t968 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t970 = t968 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t971;
            asm("mov.b32 %0, %1;" : "=f"(t971) : "r"(t969));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t972;
            asm("mov.b32 %0, %1;" : "=f"(t972) : "r"(t970));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t971;
            acc_24 = t972;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t973 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t974 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t975;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(t973), "f"(t974));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t976 = t975 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t977 = t975 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t978;
            asm("mov.b32 %0, %1;" : "=f"(t978) : "r"(t976));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t979;
            asm("mov.b32 %0, %1;" : "=f"(t979) : "r"(t977));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t978;
            acc_26 = t979;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t980 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t981 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t982;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(t980), "f"(t981));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t983 = t982 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t984 = t982 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t985;
            asm("mov.b32 %0, %1;" : "=f"(t985) : "r"(t983));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t986;
            asm("mov.b32 %0, %1;" : "=f"(t986) : "r"(t984));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t985;
            acc_28 = t986;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t987 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t988 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(t987), "f"(t988));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t990 = t989 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t991 = t989 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t992;
            asm("mov.b32 %0, %1;" : "=f"(t992) : "r"(t990));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t993;
            asm("mov.b32 %0, %1;" : "=f"(t993) : "r"(t991));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t992;
            acc_30 = t993;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t994 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t995 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(t994), "f"(t995));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t997 = t996 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t998 = t996 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t999;
            asm("mov.b32 %0, %1;" : "=f"(t999) : "r"(t997));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1000;
            asm("mov.b32 %0, %1;" : "=f"(t1000) : "r"(t998));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t999;
            acc_32 = t1000;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1001 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1002 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(t1001), "f"(t1002));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1004 = t1003 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1005 = t1003 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1006;
            asm("mov.b32 %0, %1;" : "=f"(t1006) : "r"(t1004));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1007;
            asm("mov.b32 %0, %1;" : "=f"(t1007) : "r"(t1005));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t1006;
            acc_34 = t1007;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1008 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1009 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(t1008), "f"(t1009));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1011 = t1010 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1012 = t1010 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1013;
            asm("mov.b32 %0, %1;" : "=f"(t1013) : "r"(t1011));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1014;
            asm("mov.b32 %0, %1;" : "=f"(t1014) : "r"(t1012));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t1013;
            acc_36 = t1014;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1015 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1016 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(t1015), "f"(t1016));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1018 = t1017 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1019 = t1017 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1020;
            asm("mov.b32 %0, %1;" : "=f"(t1020) : "r"(t1018));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1021;
            asm("mov.b32 %0, %1;" : "=f"(t1021) : "r"(t1019));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t1020;
            acc_38 = t1021;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1022 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1023 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(t1022), "f"(t1023));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1025 = t1024 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1026 = t1024 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1027;
            asm("mov.b32 %0, %1;" : "=f"(t1027) : "r"(t1025));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1028;
            asm("mov.b32 %0, %1;" : "=f"(t1028) : "r"(t1026));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t1027;
            acc_40 = t1028;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1029 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1030 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(t1029), "f"(t1030));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1032 = t1031 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1033 = t1031 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1034;
            asm("mov.b32 %0, %1;" : "=f"(t1034) : "r"(t1032));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1035;
            asm("mov.b32 %0, %1;" : "=f"(t1035) : "r"(t1033));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t1034;
            acc_42 = t1035;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1036 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1037 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(t1036), "f"(t1037));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1039 = t1038 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1040 = t1038 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1041;
            asm("mov.b32 %0, %1;" : "=f"(t1041) : "r"(t1039));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1042;
            asm("mov.b32 %0, %1;" : "=f"(t1042) : "r"(t1040));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t1041;
            acc_44 = t1042;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1043 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1044 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(t1043), "f"(t1044));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1046 = t1045 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1047 = t1045 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1048;
            asm("mov.b32 %0, %1;" : "=f"(t1048) : "r"(t1046));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1049;
            asm("mov.b32 %0, %1;" : "=f"(t1049) : "r"(t1047));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t1048;
            acc_46 = t1049;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1050 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1051 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(t1050), "f"(t1051));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1053 = t1052 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1054 = t1052 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1055;
            asm("mov.b32 %0, %1;" : "=f"(t1055) : "r"(t1053));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1056;
            asm("mov.b32 %0, %1;" : "=f"(t1056) : "r"(t1054));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t1055;
            acc_48 = t1056;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1057 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1058 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(t1057), "f"(t1058));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1060 = t1059 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1061 = t1059 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1062;
            asm("mov.b32 %0, %1;" : "=f"(t1062) : "r"(t1060));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1063;
            asm("mov.b32 %0, %1;" : "=f"(t1063) : "r"(t1061));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t1062;
            acc_50 = t1063;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1064 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1065 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(t1064), "f"(t1065));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1067 = t1066 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1068 = t1066 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1069;
            asm("mov.b32 %0, %1;" : "=f"(t1069) : "r"(t1067));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1070;
            asm("mov.b32 %0, %1;" : "=f"(t1070) : "r"(t1068));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t1069;
            acc_52 = t1070;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1071 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1072 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(t1071), "f"(t1072));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1074 = t1073 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1075 = t1073 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1076;
            asm("mov.b32 %0, %1;" : "=f"(t1076) : "r"(t1074));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1077;
            asm("mov.b32 %0, %1;" : "=f"(t1077) : "r"(t1075));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t1076;
            acc_54 = t1077;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1078 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1079 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(t1078), "f"(t1079));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1081 = t1080 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1082 = t1080 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1083;
            asm("mov.b32 %0, %1;" : "=f"(t1083) : "r"(t1081));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1084;
            asm("mov.b32 %0, %1;" : "=f"(t1084) : "r"(t1082));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t1083;
            acc_56 = t1084;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1085 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1086 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1087;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(t1085), "f"(t1086));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1088 = t1087 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1089 = t1087 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1090;
            asm("mov.b32 %0, %1;" : "=f"(t1090) : "r"(t1088));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1091;
            asm("mov.b32 %0, %1;" : "=f"(t1091) : "r"(t1089));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t1090;
            acc_58 = t1091;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1092 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1093 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1094;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(t1092), "f"(t1093));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1095 = t1094 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1096 = t1094 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1097;
            asm("mov.b32 %0, %1;" : "=f"(t1097) : "r"(t1095));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1098;
            asm("mov.b32 %0, %1;" : "=f"(t1098) : "r"(t1096));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t1097;
            acc_60 = t1098;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1099 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1100 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1101;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(t1099), "f"(t1100));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1102 = t1101 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1103 = t1101 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1104;
            asm("mov.b32 %0, %1;" : "=f"(t1104) : "r"(t1102));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1105;
            asm("mov.b32 %0, %1;" : "=f"(t1105) : "r"(t1103));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t1104;
            acc_62 = t1105;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1106 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1107 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(t1106), "f"(t1107));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1109 = t1108 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1110 = t1108 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1111;
            asm("mov.b32 %0, %1;" : "=f"(t1111) : "r"(t1109));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1112;
            asm("mov.b32 %0, %1;" : "=f"(t1112) : "r"(t1110));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t1111;
            acc_64 = t1112;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1113 = acc_65;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1114 = acc_66;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(t1113), "f"(t1114));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1116 = t1115 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1117 = t1115 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1118;
            asm("mov.b32 %0, %1;" : "=f"(t1118) : "r"(t1116));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1119;
            asm("mov.b32 %0, %1;" : "=f"(t1119) : "r"(t1117));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t1118;
            acc_66 = t1119;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1120 = acc_67;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1121 = acc_68;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1122;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(t1120), "f"(t1121));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1123 = t1122 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1124 = t1122 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1125;
            asm("mov.b32 %0, %1;" : "=f"(t1125) : "r"(t1123));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1126;
            asm("mov.b32 %0, %1;" : "=f"(t1126) : "r"(t1124));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t1125;
            acc_68 = t1126;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1127 = acc_69;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1128 = acc_70;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(t1127), "f"(t1128));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1130 = t1129 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1131 = t1129 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1132;
            asm("mov.b32 %0, %1;" : "=f"(t1132) : "r"(t1130));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1133;
            asm("mov.b32 %0, %1;" : "=f"(t1133) : "r"(t1131));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t1132;
            acc_70 = t1133;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1134 = acc_71;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1135 = acc_72;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1136;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(t1134), "f"(t1135));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1137 = t1136 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1138 = t1136 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1139;
            asm("mov.b32 %0, %1;" : "=f"(t1139) : "r"(t1137));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1140;
            asm("mov.b32 %0, %1;" : "=f"(t1140) : "r"(t1138));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t1139;
            acc_72 = t1140;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1141 = acc_73;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1142 = acc_74;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1143;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(t1141), "f"(t1142));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1144 = t1143 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1145 = t1143 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1146;
            asm("mov.b32 %0, %1;" : "=f"(t1146) : "r"(t1144));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1147;
            asm("mov.b32 %0, %1;" : "=f"(t1147) : "r"(t1145));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t1146;
            acc_74 = t1147;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1148 = acc_75;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1149 = acc_76;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1150;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(t1148), "f"(t1149));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1151 = t1150 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1152 = t1150 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1153;
            asm("mov.b32 %0, %1;" : "=f"(t1153) : "r"(t1151));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1154;
            asm("mov.b32 %0, %1;" : "=f"(t1154) : "r"(t1152));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t1153;
            acc_76 = t1154;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1155 = acc_77;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1156 = acc_78;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1157;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(t1155), "f"(t1156));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1158 = t1157 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1159 = t1157 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1160;
            asm("mov.b32 %0, %1;" : "=f"(t1160) : "r"(t1158));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1161;
            asm("mov.b32 %0, %1;" : "=f"(t1161) : "r"(t1159));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t1160;
            acc_78 = t1161;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1162 = acc_79;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1163 = acc_80;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1164;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(t1162), "f"(t1163));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1165 = t1164 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1166 = t1164 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1167;
            asm("mov.b32 %0, %1;" : "=f"(t1167) : "r"(t1165));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1168;
            asm("mov.b32 %0, %1;" : "=f"(t1168) : "r"(t1166));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t1167;
            acc_80 = t1168;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1169 = acc_81;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1170 = acc_82;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1171;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1171) : "f"(t1169), "f"(t1170));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1172 = t1171 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1173 = t1171 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1174;
            asm("mov.b32 %0, %1;" : "=f"(t1174) : "r"(t1172));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1175;
            asm("mov.b32 %0, %1;" : "=f"(t1175) : "r"(t1173));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t1174;
            acc_82 = t1175;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1176 = acc_83;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1177 = acc_84;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1178;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(t1176), "f"(t1177));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1179 = t1178 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1180 = t1178 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1181;
            asm("mov.b32 %0, %1;" : "=f"(t1181) : "r"(t1179));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1182;
            asm("mov.b32 %0, %1;" : "=f"(t1182) : "r"(t1180));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t1181;
            acc_84 = t1182;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1183 = acc_85;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1184 = acc_86;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1185;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(t1183), "f"(t1184));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1186 = t1185 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1187 = t1185 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1188;
            asm("mov.b32 %0, %1;" : "=f"(t1188) : "r"(t1186));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1189;
            asm("mov.b32 %0, %1;" : "=f"(t1189) : "r"(t1187));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t1188;
            acc_86 = t1189;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1190 = acc_87;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1191 = acc_88;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1192;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(t1190), "f"(t1191));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1193 = t1192 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1194 = t1192 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1195;
            asm("mov.b32 %0, %1;" : "=f"(t1195) : "r"(t1193));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1196;
            asm("mov.b32 %0, %1;" : "=f"(t1196) : "r"(t1194));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t1195;
            acc_88 = t1196;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1197 = acc_89;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1198 = acc_90;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1199;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1199) : "f"(t1197), "f"(t1198));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1200 = t1199 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1201 = t1199 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1202;
            asm("mov.b32 %0, %1;" : "=f"(t1202) : "r"(t1200));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1203;
            asm("mov.b32 %0, %1;" : "=f"(t1203) : "r"(t1201));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t1202;
            acc_90 = t1203;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1204 = acc_91;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1205 = acc_92;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1206;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1206) : "f"(t1204), "f"(t1205));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1207 = t1206 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1208 = t1206 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1209;
            asm("mov.b32 %0, %1;" : "=f"(t1209) : "r"(t1207));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1210;
            asm("mov.b32 %0, %1;" : "=f"(t1210) : "r"(t1208));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t1209;
            acc_92 = t1210;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1211 = acc_93;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1212 = acc_94;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1213;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1213) : "f"(t1211), "f"(t1212));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1214 = t1213 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1215 = t1213 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1216;
            asm("mov.b32 %0, %1;" : "=f"(t1216) : "r"(t1214));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1217;
            asm("mov.b32 %0, %1;" : "=f"(t1217) : "r"(t1215));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t1216;
            acc_94 = t1217;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1218 = acc_95;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1219 = acc_96;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1220;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(t1218), "f"(t1219));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1221 = t1220 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1222 = t1220 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1223;
            asm("mov.b32 %0, %1;" : "=f"(t1223) : "r"(t1221));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1224;
            asm("mov.b32 %0, %1;" : "=f"(t1224) : "r"(t1222));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t1223;
            acc_96 = t1224;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1225 = acc_97;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1226 = acc_98;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1227;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(t1225), "f"(t1226));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1228 = t1227 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1229 = t1227 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1230;
            asm("mov.b32 %0, %1;" : "=f"(t1230) : "r"(t1228));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1231;
            asm("mov.b32 %0, %1;" : "=f"(t1231) : "r"(t1229));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t1230;
            acc_98 = t1231;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1232 = acc_99;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1233 = acc_100;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1234;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(t1232), "f"(t1233));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1235 = t1234 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1236 = t1234 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1237;
            asm("mov.b32 %0, %1;" : "=f"(t1237) : "r"(t1235));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1238;
            asm("mov.b32 %0, %1;" : "=f"(t1238) : "r"(t1236));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t1237;
            acc_100 = t1238;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1239 = acc_101;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1240 = acc_102;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1241;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1241) : "f"(t1239), "f"(t1240));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1242 = t1241 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1243 = t1241 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1244;
            asm("mov.b32 %0, %1;" : "=f"(t1244) : "r"(t1242));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1245;
            asm("mov.b32 %0, %1;" : "=f"(t1245) : "r"(t1243));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t1244;
            acc_102 = t1245;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1246 = acc_103;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1247 = acc_104;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1248;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(t1246), "f"(t1247));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1249 = t1248 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1250 = t1248 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1251;
            asm("mov.b32 %0, %1;" : "=f"(t1251) : "r"(t1249));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1252;
            asm("mov.b32 %0, %1;" : "=f"(t1252) : "r"(t1250));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t1251;
            acc_104 = t1252;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1253 = acc_105;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1254 = acc_106;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1255;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1255) : "f"(t1253), "f"(t1254));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1256 = t1255 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1257 = t1255 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1258;
            asm("mov.b32 %0, %1;" : "=f"(t1258) : "r"(t1256));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1259;
            asm("mov.b32 %0, %1;" : "=f"(t1259) : "r"(t1257));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t1258;
            acc_106 = t1259;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1260 = acc_107;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1261 = acc_108;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1262;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1262) : "f"(t1260), "f"(t1261));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1263 = t1262 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1264 = t1262 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1265;
            asm("mov.b32 %0, %1;" : "=f"(t1265) : "r"(t1263));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1266;
            asm("mov.b32 %0, %1;" : "=f"(t1266) : "r"(t1264));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t1265;
            acc_108 = t1266;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1267 = acc_109;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1268 = acc_110;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1269;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1269) : "f"(t1267), "f"(t1268));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1270 = t1269 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1271 = t1269 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1272;
            asm("mov.b32 %0, %1;" : "=f"(t1272) : "r"(t1270));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1273;
            asm("mov.b32 %0, %1;" : "=f"(t1273) : "r"(t1271));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t1272;
            acc_110 = t1273;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1274 = acc_111;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1275 = acc_112;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1276;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(t1274), "f"(t1275));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1277 = t1276 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1278 = t1276 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1279;
            asm("mov.b32 %0, %1;" : "=f"(t1279) : "r"(t1277));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1280;
            asm("mov.b32 %0, %1;" : "=f"(t1280) : "r"(t1278));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t1279;
            acc_112 = t1280;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1281 = acc_113;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1282 = acc_114;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1283;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(t1281), "f"(t1282));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1284 = t1283 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1285 = t1283 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1286;
            asm("mov.b32 %0, %1;" : "=f"(t1286) : "r"(t1284));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1287;
            asm("mov.b32 %0, %1;" : "=f"(t1287) : "r"(t1285));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t1286;
            acc_114 = t1287;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1288 = acc_115;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1289 = acc_116;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1290;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(t1288), "f"(t1289));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1291 = t1290 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1292 = t1290 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1293;
            asm("mov.b32 %0, %1;" : "=f"(t1293) : "r"(t1291));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1294;
            asm("mov.b32 %0, %1;" : "=f"(t1294) : "r"(t1292));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t1293;
            acc_116 = t1294;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1295 = acc_117;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1296 = acc_118;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1297;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(t1295), "f"(t1296));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1298 = t1297 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1299 = t1297 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1300;
            asm("mov.b32 %0, %1;" : "=f"(t1300) : "r"(t1298));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1301;
            asm("mov.b32 %0, %1;" : "=f"(t1301) : "r"(t1299));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t1300;
            acc_118 = t1301;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1302 = acc_119;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1303 = acc_120;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1304;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(t1302), "f"(t1303));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1305 = t1304 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1306 = t1304 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1307;
            asm("mov.b32 %0, %1;" : "=f"(t1307) : "r"(t1305));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1308;
            asm("mov.b32 %0, %1;" : "=f"(t1308) : "r"(t1306));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t1307;
            acc_120 = t1308;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1309 = acc_121;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1310 = acc_122;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(t1309), "f"(t1310));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1312 = t1311 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1313 = t1311 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1314;
            asm("mov.b32 %0, %1;" : "=f"(t1314) : "r"(t1312));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1315;
            asm("mov.b32 %0, %1;" : "=f"(t1315) : "r"(t1313));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t1314;
            acc_122 = t1315;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1316 = acc_123;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1317 = acc_124;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(t1316), "f"(t1317));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1319 = t1318 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1320 = t1318 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1321;
            asm("mov.b32 %0, %1;" : "=f"(t1321) : "r"(t1319));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1322;
            asm("mov.b32 %0, %1;" : "=f"(t1322) : "r"(t1320));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t1321;
            acc_124 = t1322;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1323 = acc_125;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1324 = acc_126;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(t1323), "f"(t1324));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1326 = t1325 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1327 = t1325 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1328;
            asm("mov.b32 %0, %1;" : "=f"(t1328) : "r"(t1326));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1329;
            asm("mov.b32 %0, %1;" : "=f"(t1329) : "r"(t1327));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t1328;
            acc_126 = t1329;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1330 = acc_127;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1331 = acc_128;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1332;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(t1330), "f"(t1331));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1333 = t1332 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1334 = t1332 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1335;
            asm("mov.b32 %0, %1;" : "=f"(t1335) : "r"(t1333));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1336;
            asm("mov.b32 %0, %1;" : "=f"(t1336) : "r"(t1334));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t1335;
            acc_128 = t1336;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t1337 = t820 * t822;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_3 = (f32)t1337;
            f32 t1339;
            asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(count_3), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t1339));
#line 90 "fa-kernels/src/conv/statistics.rs"
            const u32 t1341 = t820 * t822;
#line 90 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t1341 == 256u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = 0.0f + t1343;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1344 + t1345;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1346 + t1347;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1348 + t1349;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1350 + t1351;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1352 + t1353;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1354 + t1355;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = t1356 + t1357;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_65;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1358 + t1359;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = acc_73;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1360 + t1361;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_81;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = t1362 + t1363;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = acc_89;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1364 + t1365;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_97;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1366 + t1367;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = acc_105;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = t1368 + t1369;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = acc_113;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1370 + t1371;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_121;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t1372 + t1373;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = 0.0f + t1375;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = t1376 + t1377;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = t1378 + t1379;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = t1380 + t1381;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = t1382 + t1383;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = t1384 + t1385;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1386 + t1387;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = t1388 + t1389;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_66;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = t1390 + t1391;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_74;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = t1392 + t1393;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_82;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = t1394 + t1395;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_90;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = t1396 + t1397;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_98;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = t1398 + t1399;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1400 + t1401;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = t1402 + t1403;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1404 + t1405;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = 0.0f + t1407;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = t1408 + t1409;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = t1410 + t1411;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1412 + t1413;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1414 + t1415;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = t1416 + t1417;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = t1418 + t1419;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = t1420 + t1421;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_69;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = t1422 + t1423;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_77;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = t1424 + t1425;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_85;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = t1426 + t1427;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_93;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1428 + t1429;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_101;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1430 + t1431;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_109;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1432 + t1433;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_117;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1434 + t1435;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_125;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1436 + t1437;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = 0.0f + t1439;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = t1440 + t1441;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1442 + t1443;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = t1444 + t1445;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = t1446 + t1447;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1448 + t1449;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1450 + t1451;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1452 + t1453;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_70;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = t1454 + t1455;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = acc_78;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1456 + t1457;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_86;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = t1458 + t1459;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_94;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = t1460 + t1461;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = t1462 + t1463;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = acc_110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = t1464 + t1465;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = acc_118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = t1466 + t1467;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1468 + t1469;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = t1471 + t1472;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1473;
            } else {
                const u32 t1474 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1474 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_6 < t822;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1477 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1477 < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1479 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1479 & columns;
                const f32 t1481 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = t1481 + t1482;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = exists ? t1483 : t1484;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1485;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1486 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1486 & columns_2;
                const f32 t1488 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = t1488 + t1489;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = exists_2 ? t1490 : t1491;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1492;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1493 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1493 & columns;
                const f32 t1495 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = t1495 + t1496;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = exists_3 ? t1497 : t1498;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1499;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1500 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1500 & columns_2;
                const f32 t1502 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = t1502 + t1503;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = exists_4 ? t1504 : t1505;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1506;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1507 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1507 & columns;
                const f32 t1509 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = t1509 + t1510;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = exists_5 ? t1511 : t1512;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1513;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1514 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1514 & columns_2;
                const f32 t1516 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = t1516 + t1517;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = exists_6 ? t1518 : t1519;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1520;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1521 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1521 & columns;
                const f32 t1523 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = t1523 + t1524;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = exists_7 ? t1525 : t1526;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1527;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1528 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1528 & columns_2;
                const f32 t1530 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = t1530 + t1531;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = exists_8 ? t1532 : t1533;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1534;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1535 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1535 & columns;
                const f32 t1537 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = t1537 + t1538;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = exists_9 ? t1539 : t1540;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1541;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1542 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1542 & columns_2;
                const f32 t1544 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = t1544 + t1545;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = exists_10 ? t1546 : t1547;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1548;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1549 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1549 & columns;
                const f32 t1551 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = t1551 + t1552;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = exists_11 ? t1553 : t1554;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1555;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1556 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1556 & columns_2;
                const f32 t1558 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = t1558 + t1559;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = exists_12 ? t1560 : t1561;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1562;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1563 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1563 & columns;
                const f32 t1565 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = t1565 + t1566;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = exists_13 ? t1567 : t1568;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1569;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1570 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1570 & columns_2;
                const f32 t1572 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = t1572 + t1573;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = exists_14 ? t1574 : t1575;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1576;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1577 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1577 & columns;
                const f32 t1579 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = t1579 + t1580;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = exists_15 ? t1581 : t1582;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1583;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1584 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1584 & columns_2;
                const f32 t1586 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = t1586 + t1587;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = exists_16 ? t1588 : t1589;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1590;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1591 & columns;
                const f32 t1593 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = t1593 + t1594;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = exists_17 ? t1595 : t1596;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1597;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1598 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1598 & columns_2;
                const f32 t1600 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1600 + t1601;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = exists_18 ? t1602 : t1603;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1605 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1605 & columns;
                const f32 t1607 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = t1607 + t1608;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = exists_19 ? t1609 : t1610;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1611;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1612 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1612 & columns_2;
                const f32 t1614 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = t1614 + t1615;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = exists_20 ? t1616 : t1617;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1618;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1619 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1619 & columns;
                const f32 t1621 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = t1621 + t1622;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = exists_21 ? t1623 : t1624;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1625;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1626 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1626 & columns_2;
                const f32 t1628 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = t1628 + t1629;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = exists_22 ? t1630 : t1631;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1633 & columns;
                const f32 t1635 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = t1635 + t1636;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = exists_23 ? t1637 : t1638;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1639;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1640 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1640 & columns_2;
                const f32 t1642 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = t1642 + t1643;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = exists_24 ? t1644 : t1645;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1646;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1647 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1647 & columns;
                const f32 t1649 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = t1649 + t1650;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = exists_25 ? t1651 : t1652;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1654 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1654 & columns_2;
                const f32 t1656 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = t1656 + t1657;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = exists_26 ? t1658 : t1659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1660;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1661 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1661 & columns;
                const f32 t1663 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = t1663 + t1664;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = exists_27 ? t1665 : t1666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1667;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1668 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1668 & columns_2;
                const f32 t1670 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = t1670 + t1671;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = exists_28 ? t1672 : t1673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1674;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1675 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1675 & columns;
                const f32 t1677 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = t1677 + t1678;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = exists_29 ? t1679 : t1680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1681;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1682 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1682 & columns_2;
                const f32 t1684 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = t1684 + t1685;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = exists_30 ? t1686 : t1687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1688;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1689 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1689 & columns;
                const f32 t1691 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = t1691 + t1692;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = exists_31 ? t1693 : t1694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1695;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1696 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1696 & columns_2;
                const f32 t1698 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = t1698 + t1699;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = exists_32 ? t1700 : t1701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1703 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1703 & columns;
                const f32 t1705 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = acc_65;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = t1705 + t1706;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = exists_33 ? t1707 : t1708;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1709;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1710 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1710 & columns_2;
                const f32 t1712 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = acc_66;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = t1712 + t1713;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = exists_34 ? t1714 : t1715;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1717 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1717 & columns;
                const f32 t1719 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_69;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = t1719 + t1720;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = exists_35 ? t1721 : t1722;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1723;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1724 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1724 & columns_2;
                const f32 t1726 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = acc_70;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = t1726 + t1727;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = exists_36 ? t1728 : t1729;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1730;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1731 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1731 & columns;
                const f32 t1733 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = acc_73;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = t1733 + t1734;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = exists_37 ? t1735 : t1736;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1737;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1738 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1738 & columns_2;
                const f32 t1740 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_74;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = t1740 + t1741;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = exists_38 ? t1742 : t1743;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1744;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1745 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1745 & columns;
                const f32 t1747 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = acc_77;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = t1747 + t1748;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = exists_39 ? t1749 : t1750;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1751;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1752 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1752 & columns_2;
                const f32 t1754 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = acc_78;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = t1754 + t1755;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = exists_40 ? t1756 : t1757;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1758;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1759 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1759 & columns;
                const f32 t1761 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_81;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = t1761 + t1762;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = exists_41 ? t1763 : t1764;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1765;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1766 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1766 & columns_2;
                const f32 t1768 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = acc_82;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = t1768 + t1769;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = exists_42 ? t1770 : t1771;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1772;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1773 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1773 & columns;
                const f32 t1775 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_85;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = t1775 + t1776;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = exists_43 ? t1777 : t1778;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1779;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1780 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1780 & columns_2;
                const f32 t1782 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = acc_86;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = t1782 + t1783;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = exists_44 ? t1784 : t1785;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1786;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1787 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1787 & columns;
                const f32 t1789 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = acc_89;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = t1789 + t1790;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = exists_45 ? t1791 : t1792;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1793;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1794 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1794 & columns_2;
                const f32 t1796 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1797 = acc_90;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = t1796 + t1797;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = exists_46 ? t1798 : t1799;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1800;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1801 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1801 & columns;
                const f32 t1803 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = acc_93;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1805 = t1803 + t1804;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = exists_47 ? t1805 : t1806;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1807;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1808 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1808 & columns_2;
                const f32 t1810 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = acc_94;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = t1810 + t1811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = exists_48 ? t1812 : t1813;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1814;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1815 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1815 & columns;
                const f32 t1817 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = acc_97;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = t1817 + t1818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = exists_49 ? t1819 : t1820;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1821;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1822 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1822 & columns_2;
                const f32 t1824 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = acc_98;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = t1824 + t1825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1827 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = exists_50 ? t1826 : t1827;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1828;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1829 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1829 & columns;
                const f32 t1831 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = acc_101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1833 = t1831 + t1832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = exists_51 ? t1833 : t1834;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1835;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1836 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1836 & columns_2;
                const f32 t1838 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = acc_102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = t1838 + t1839;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = exists_52 ? t1840 : t1841;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1842;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1843 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1843 & columns;
                const f32 t1845 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = acc_105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = t1845 + t1846;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = exists_53 ? t1847 : t1848;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1849;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1850 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1850 & columns_2;
                const f32 t1852 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1853 = acc_106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = t1852 + t1853;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1855 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1856 = exists_54 ? t1854 : t1855;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1856;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1857 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1857 & columns;
                const f32 t1859 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = acc_109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1861 = t1859 + t1860;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = exists_55 ? t1861 : t1862;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1863;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1864 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1864 & columns_2;
                const f32 t1866 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = acc_110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = t1866 + t1867;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = exists_56 ? t1868 : t1869;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1870;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1871 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1871 & columns;
                const f32 t1873 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = acc_113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = t1873 + t1874;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = exists_57 ? t1875 : t1876;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1877;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1878 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1878 & columns_2;
                const f32 t1880 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1881 = acc_114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1882 = t1880 + t1881;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = exists_58 ? t1882 : t1883;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1884;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1885 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1885 & columns;
                const f32 t1887 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = acc_117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1889 = t1887 + t1888;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = exists_59 ? t1889 : t1890;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1891;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1892 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1892 & columns_2;
                const f32 t1894 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = acc_118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1896 = t1894 + t1895;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1897 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1898 = exists_60 ? t1896 : t1897;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1898;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1899 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1899 & columns;
                const f32 t1901 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1902 = acc_121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = t1901 + t1902;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1904 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1905 = exists_61 ? t1903 : t1904;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1905;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1906 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1906 & columns_2;
                const f32 t1908 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1909 = acc_122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1910 = t1908 + t1909;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = exists_62 ? t1910 : t1911;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1912;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1913 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1913 & columns;
                const f32 t1915 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = acc_125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1917 = t1915 + t1916;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = exists_63 ? t1917 : t1918;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1919;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1920 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1920 & columns_2;
                const f32 t1922 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc_126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = t1922 + t1923;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = exists_64 ? t1924 : t1925;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1926;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1927 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1928;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1928) : "f"(t1927));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1929 = t1927 + t1928;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1930;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1930) : "f"(t1929));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1931 = t1929 + t1930;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1931 * share;
            const f32 t1933 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1933), "f"(count_3), "f"(t1931));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(rest), "f"(share), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1936 - mean_3;
                f32 t1938;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1939 - mean_3;
                f32 t1941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(distance_2), "f"(distance_2), "f"(t1938));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1942 - mean_3;
                f32 t1944;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(distance_3), "f"(distance_3), "f"(t1941));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1945 - mean_3;
                f32 t1947;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(distance_4), "f"(distance_4), "f"(t1944));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1948 - mean_3;
                f32 t1950;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(distance_5), "f"(distance_5), "f"(t1947));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1951 - mean_3;
                f32 t1953;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(distance_6), "f"(distance_6), "f"(t1950));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1954 - mean_3;
                f32 t1956;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(distance_7), "f"(distance_7), "f"(t1953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1957 - mean_3;
                f32 t1959;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(distance_8), "f"(distance_8), "f"(t1956));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1960 - mean_3;
                f32 t1962;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(distance_9), "f"(distance_9), "f"(t1959));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1963 - mean_3;
                f32 t1965;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(distance_10), "f"(distance_10), "f"(t1962));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1966 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1966 - mean_3;
                f32 t1968;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(distance_11), "f"(distance_11), "f"(t1965));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1969 - mean_3;
                f32 t1971;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(distance_12), "f"(distance_12), "f"(t1968));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1972 - mean_3;
                f32 t1974;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(distance_13), "f"(distance_13), "f"(t1971));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1975 - mean_3;
                f32 t1977;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(distance_14), "f"(distance_14), "f"(t1974));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1978 - mean_3;
                f32 t1980;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(distance_15), "f"(distance_15), "f"(t1977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1981 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_16), "f"(distance_16), "f"(t1980));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1984 - mean_3;
                f32 t1986;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(distance_17), "f"(distance_17), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1987 - mean_3;
                f32 t1989;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(distance_18), "f"(distance_18), "f"(t1986));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1990 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1990 - mean_3;
                f32 t1992;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(distance_19), "f"(distance_19), "f"(t1989));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1993 - mean_3;
                f32 t1995;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(distance_20), "f"(distance_20), "f"(t1992));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1996 - mean_3;
                f32 t1998;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(distance_21), "f"(distance_21), "f"(t1995));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1999 - mean_3;
                f32 t2001;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(distance_22), "f"(distance_22), "f"(t1998));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t2002 - mean_3;
                f32 t2004;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(distance_23), "f"(distance_23), "f"(t2001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t2005 - mean_3;
                f32 t2007;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(distance_24), "f"(distance_24), "f"(t2004));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t2008 - mean_3;
                f32 t2010;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(distance_25), "f"(distance_25), "f"(t2007));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t2011 - mean_3;
                f32 t2013;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(distance_26), "f"(distance_26), "f"(t2010));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2014 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t2014 - mean_3;
                f32 t2016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(distance_27), "f"(distance_27), "f"(t2013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2017 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t2017 - mean_3;
                f32 t2019;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(distance_28), "f"(distance_28), "f"(t2016));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t2020 - mean_3;
                f32 t2022;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(distance_29), "f"(distance_29), "f"(t2019));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t2023 - mean_3;
                f32 t2025;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(distance_30), "f"(distance_30), "f"(t2022));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t2026 - mean_3;
                f32 t2028;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(distance_31), "f"(distance_31), "f"(t2025));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t2029 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_32), "f"(distance_32), "f"(t2028));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t2032 - mean_3;
                f32 t2034;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t2035 - mean_3;
                f32 t2037;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2037) : "f"(distance_34), "f"(distance_34), "f"(t2034));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2038 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t2038 - mean_3;
                f32 t2040;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(distance_35), "f"(distance_35), "f"(t2037));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t2041 - mean_3;
                f32 t2043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(distance_36), "f"(distance_36), "f"(t2040));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2044 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t2044 - mean_3;
                f32 t2046;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(distance_37), "f"(distance_37), "f"(t2043));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t2047 - mean_3;
                f32 t2049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(distance_38), "f"(distance_38), "f"(t2046));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2050 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t2050 - mean_3;
                f32 t2052;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(distance_39), "f"(distance_39), "f"(t2049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t2053 - mean_3;
                f32 t2055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(distance_40), "f"(distance_40), "f"(t2052));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2056 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t2056 - mean_3;
                f32 t2058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(distance_41), "f"(distance_41), "f"(t2055));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t2059 - mean_3;
                f32 t2061;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(distance_42), "f"(distance_42), "f"(t2058));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2062 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t2062 - mean_3;
                f32 t2064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(distance_43), "f"(distance_43), "f"(t2061));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t2065 - mean_3;
                f32 t2067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(distance_44), "f"(distance_44), "f"(t2064));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2068 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t2068 - mean_3;
                f32 t2070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(distance_45), "f"(distance_45), "f"(t2067));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t2071 - mean_3;
                f32 t2073;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(distance_46), "f"(distance_46), "f"(t2070));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2074 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t2074 - mean_3;
                f32 t2076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(distance_47), "f"(distance_47), "f"(t2073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t2077 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_48), "f"(distance_48), "f"(t2076));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2080 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t2080 - mean_3;
                f32 t2082;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2082) : "f"(distance_49), "f"(distance_49), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t2083 - mean_3;
                f32 t2085;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(distance_50), "f"(distance_50), "f"(t2082));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2086 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t2086 - mean_3;
                f32 t2088;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(distance_51), "f"(distance_51), "f"(t2085));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t2089 - mean_3;
                f32 t2091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(distance_52), "f"(distance_52), "f"(t2088));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2092 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t2092 - mean_3;
                f32 t2094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(distance_53), "f"(distance_53), "f"(t2091));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t2095 - mean_3;
                f32 t2097;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(distance_54), "f"(distance_54), "f"(t2094));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2098 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t2098 - mean_3;
                f32 t2100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(distance_55), "f"(distance_55), "f"(t2097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t2101 - mean_3;
                f32 t2103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(distance_56), "f"(distance_56), "f"(t2100));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2104 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t2104 - mean_3;
                f32 t2106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2106) : "f"(distance_57), "f"(distance_57), "f"(t2103));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t2107 - mean_3;
                f32 t2109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(distance_58), "f"(distance_58), "f"(t2106));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2110 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t2110 - mean_3;
                f32 t2112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2112) : "f"(distance_59), "f"(distance_59), "f"(t2109));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t2113 - mean_3;
                f32 t2115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(distance_60), "f"(distance_60), "f"(t2112));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2116 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t2116 - mean_3;
                f32 t2118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(distance_61), "f"(distance_61), "f"(t2115));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2119 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t2119 - mean_3;
                f32 t2121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(distance_62), "f"(distance_62), "f"(t2118));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2122 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t2122 - mean_3;
                f32 t2124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(distance_63), "f"(distance_63), "f"(t2121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t2125 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_64), "f"(distance_64), "f"(t2124));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2128 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = t2128 + t2129;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2130;
            } else {
                const u32 t2131 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t2131 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_7 < t822;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t2134 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t2134 < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2136 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t2136 & columns_3;
                const f32 t2138 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2139 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t2139 - mean_3;
                f32 t2141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(distance_65), "f"(distance_65), "f"(t2138));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2143 = exists_65 ? t2141 : t2142;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2143;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2144 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t2144 & columns_4;
                const f32 t2146 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2147 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t2147 - mean_3;
                f32 t2149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2149) : "f"(distance_66), "f"(distance_66), "f"(t2146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2151 = exists_66 ? t2149 : t2150;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2152 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t2152 & columns_3;
                const f32 t2154 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2155 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t2155 - mean_3;
                f32 t2157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(distance_67), "f"(distance_67), "f"(t2154));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2158 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2159 = exists_67 ? t2157 : t2158;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2159;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2160 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t2160 & columns_4;
                const f32 t2162 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2163 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t2163 - mean_3;
                f32 t2165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(distance_68), "f"(distance_68), "f"(t2162));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2167 = exists_68 ? t2165 : t2166;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2168 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t2168 & columns_3;
                const f32 t2170 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2171 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t2171 - mean_3;
                f32 t2173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_69), "f"(distance_69), "f"(t2170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2175 = exists_69 ? t2173 : t2174;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2176 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t2176 & columns_4;
                const f32 t2178 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2179 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t2179 - mean_3;
                f32 t2181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(distance_70), "f"(distance_70), "f"(t2178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2182 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2183 = exists_70 ? t2181 : t2182;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2184 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t2184 & columns_3;
                const f32 t2186 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2187 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t2187 - mean_3;
                f32 t2189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_71), "f"(distance_71), "f"(t2186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2190 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2191 = exists_71 ? t2189 : t2190;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2192 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t2192 & columns_4;
                const f32 t2194 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2195 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t2195 - mean_3;
                f32 t2197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(distance_72), "f"(distance_72), "f"(t2194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2198 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2199 = exists_72 ? t2197 : t2198;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2200 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t2200 & columns_3;
                const f32 t2202 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2203 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t2203 - mean_3;
                f32 t2205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(distance_73), "f"(distance_73), "f"(t2202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2206 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2207 = exists_73 ? t2205 : t2206;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2208 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t2208 & columns_4;
                const f32 t2210 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2211 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t2211 - mean_3;
                f32 t2213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(distance_74), "f"(distance_74), "f"(t2210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2214 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2215 = exists_74 ? t2213 : t2214;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2216 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t2216 & columns_3;
                const f32 t2218 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2219 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t2219 - mean_3;
                f32 t2221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(distance_75), "f"(distance_75), "f"(t2218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2222 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2223 = exists_75 ? t2221 : t2222;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2224 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t2224 & columns_4;
                const f32 t2226 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2227 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t2227 - mean_3;
                f32 t2229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(distance_76), "f"(distance_76), "f"(t2226));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2230 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2231 = exists_76 ? t2229 : t2230;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2231;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2232 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t2232 & columns_3;
                const f32 t2234 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2235 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t2235 - mean_3;
                f32 t2237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(distance_77), "f"(distance_77), "f"(t2234));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2238 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2239 = exists_77 ? t2237 : t2238;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2240 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t2240 & columns_4;
                const f32 t2242 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2243 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t2243 - mean_3;
                f32 t2245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(distance_78), "f"(distance_78), "f"(t2242));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2246 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2247 = exists_78 ? t2245 : t2246;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2247;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2248 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t2248 & columns_3;
                const f32 t2250 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2251 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t2251 - mean_3;
                f32 t2253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(distance_79), "f"(distance_79), "f"(t2250));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2254 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2255 = exists_79 ? t2253 : t2254;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2255;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2256 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t2256 & columns_4;
                const f32 t2258 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2259 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t2259 - mean_3;
                f32 t2261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(distance_80), "f"(distance_80), "f"(t2258));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2262 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2263 = exists_80 ? t2261 : t2262;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2263;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2264 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t2264 & columns_3;
                const f32 t2266 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2267 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t2267 - mean_3;
                f32 t2269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(distance_81), "f"(distance_81), "f"(t2266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2270 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2271 = exists_81 ? t2269 : t2270;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2271;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2272 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t2272 & columns_4;
                const f32 t2274 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2275 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t2275 - mean_3;
                f32 t2277;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(distance_82), "f"(distance_82), "f"(t2274));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2278 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2279 = exists_82 ? t2277 : t2278;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2280 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t2280 & columns_3;
                const f32 t2282 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2283 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t2283 - mean_3;
                f32 t2285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(distance_83), "f"(distance_83), "f"(t2282));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2286 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2287 = exists_83 ? t2285 : t2286;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2287;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2288 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t2288 & columns_4;
                const f32 t2290 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2291 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t2291 - mean_3;
                f32 t2293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(distance_84), "f"(distance_84), "f"(t2290));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2294 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2295 = exists_84 ? t2293 : t2294;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2295;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2296 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t2296 & columns_3;
                const f32 t2298 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2299 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t2299 - mean_3;
                f32 t2301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(distance_85), "f"(distance_85), "f"(t2298));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2302 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2303 = exists_85 ? t2301 : t2302;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2303;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2304 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t2304 & columns_4;
                const f32 t2306 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2307 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t2307 - mean_3;
                f32 t2309;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(distance_86), "f"(distance_86), "f"(t2306));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2310 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2311 = exists_86 ? t2309 : t2310;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2311;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2312 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t2312 & columns_3;
                const f32 t2314 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2315 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t2315 - mean_3;
                f32 t2317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(distance_87), "f"(distance_87), "f"(t2314));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2318 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2319 = exists_87 ? t2317 : t2318;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2319;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2320 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t2320 & columns_4;
                const f32 t2322 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2323 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t2323 - mean_3;
                f32 t2325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(distance_88), "f"(distance_88), "f"(t2322));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2326 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2327 = exists_88 ? t2325 : t2326;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2327;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2328 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t2328 & columns_3;
                const f32 t2330 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2331 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t2331 - mean_3;
                f32 t2333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(distance_89), "f"(distance_89), "f"(t2330));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2334 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2335 = exists_89 ? t2333 : t2334;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2335;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2336 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t2336 & columns_4;
                const f32 t2338 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2339 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t2339 - mean_3;
                f32 t2341;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(distance_90), "f"(distance_90), "f"(t2338));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2343 = exists_90 ? t2341 : t2342;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2343;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2344 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2344 & columns_3;
                const f32 t2346 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2347 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2347 - mean_3;
                f32 t2349;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(distance_91), "f"(distance_91), "f"(t2346));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2350 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2351 = exists_91 ? t2349 : t2350;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2351;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2352 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2352 & columns_4;
                const f32 t2354 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2355 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2355 - mean_3;
                f32 t2357;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(distance_92), "f"(distance_92), "f"(t2354));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2358 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2359 = exists_92 ? t2357 : t2358;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2359;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2360 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2360 & columns_3;
                const f32 t2362 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2363 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2363 - mean_3;
                f32 t2365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(distance_93), "f"(distance_93), "f"(t2362));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2367 = exists_93 ? t2365 : t2366;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2367;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2368 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2368 & columns_4;
                const f32 t2370 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2371 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2371 - mean_3;
                f32 t2373;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(distance_94), "f"(distance_94), "f"(t2370));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2374 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2375 = exists_94 ? t2373 : t2374;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2375;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2376 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2376 & columns_3;
                const f32 t2378 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2379 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2379 - mean_3;
                f32 t2381;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(distance_95), "f"(distance_95), "f"(t2378));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2383 = exists_95 ? t2381 : t2382;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2383;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2384 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2384 & columns_4;
                const f32 t2386 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2387 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2387 - mean_3;
                f32 t2389;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(distance_96), "f"(distance_96), "f"(t2386));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2390 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2391 = exists_96 ? t2389 : t2390;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2391;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2392 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2392 & columns_3;
                const f32 t2394 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2395 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2395 - mean_3;
                f32 t2397;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(distance_97), "f"(distance_97), "f"(t2394));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2398 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2399 = exists_97 ? t2397 : t2398;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2399;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2400 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2400 & columns_4;
                const f32 t2402 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2403 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2403 - mean_3;
                f32 t2405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(distance_98), "f"(distance_98), "f"(t2402));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2406 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2407 = exists_98 ? t2405 : t2406;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2407;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2408 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2408 & columns_3;
                const f32 t2410 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2411 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2411 - mean_3;
                f32 t2413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(distance_99), "f"(distance_99), "f"(t2410));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2414 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2415 = exists_99 ? t2413 : t2414;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2415;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2416 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2416 & columns_4;
                const f32 t2418 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2419 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2419 - mean_3;
                f32 t2421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(distance_100), "f"(distance_100), "f"(t2418));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2422 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2423 = exists_100 ? t2421 : t2422;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2423;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2424 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2424 & columns_3;
                const f32 t2426 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2427 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2427 - mean_3;
                f32 t2429;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(distance_101), "f"(distance_101), "f"(t2426));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2430 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2431 = exists_101 ? t2429 : t2430;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2431;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2432 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2432 & columns_4;
                const f32 t2434 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2435 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2435 - mean_3;
                f32 t2437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(distance_102), "f"(distance_102), "f"(t2434));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2438 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2439 = exists_102 ? t2437 : t2438;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2439;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2440 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2440 & columns_3;
                const f32 t2442 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2443 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2443 - mean_3;
                f32 t2445;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(distance_103), "f"(distance_103), "f"(t2442));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2446 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2447 = exists_103 ? t2445 : t2446;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2447;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2448 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2448 & columns_4;
                const f32 t2450 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2451 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2451 - mean_3;
                f32 t2453;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(distance_104), "f"(distance_104), "f"(t2450));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2454 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2455 = exists_104 ? t2453 : t2454;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2455;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2456 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2456 & columns_3;
                const f32 t2458 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2459 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2459 - mean_3;
                f32 t2461;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(distance_105), "f"(distance_105), "f"(t2458));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2462 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2463 = exists_105 ? t2461 : t2462;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2463;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2464 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2464 & columns_4;
                const f32 t2466 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2467 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2467 - mean_3;
                f32 t2469;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(distance_106), "f"(distance_106), "f"(t2466));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2470 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2471 = exists_106 ? t2469 : t2470;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2471;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2472 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2472 & columns_3;
                const f32 t2474 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2475 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2475 - mean_3;
                f32 t2477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(distance_107), "f"(distance_107), "f"(t2474));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2478 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2479 = exists_107 ? t2477 : t2478;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2479;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2480 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2480 & columns_4;
                const f32 t2482 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2483 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2483 - mean_3;
                f32 t2485;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(distance_108), "f"(distance_108), "f"(t2482));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2486 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2487 = exists_108 ? t2485 : t2486;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2487;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2488 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2488 & columns_3;
                const f32 t2490 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2491 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2491 - mean_3;
                f32 t2493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(distance_109), "f"(distance_109), "f"(t2490));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2494 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2495 = exists_109 ? t2493 : t2494;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2495;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2496 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2496 & columns_4;
                const f32 t2498 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2499 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2499 - mean_3;
                f32 t2501;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(distance_110), "f"(distance_110), "f"(t2498));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2502 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2503 = exists_110 ? t2501 : t2502;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2503;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2504 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2504 & columns_3;
                const f32 t2506 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2507 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2507 - mean_3;
                f32 t2509;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(distance_111), "f"(distance_111), "f"(t2506));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2510 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2511 = exists_111 ? t2509 : t2510;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2511;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2512 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2512 & columns_4;
                const f32 t2514 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2515 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2515 - mean_3;
                f32 t2517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(distance_112), "f"(distance_112), "f"(t2514));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2518 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2519 = exists_112 ? t2517 : t2518;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2519;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2520 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t2520 & columns_3;
                const f32 t2522 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2523 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t2523 - mean_3;
                f32 t2525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(distance_113), "f"(distance_113), "f"(t2522));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2527 = exists_113 ? t2525 : t2526;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2527;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2528 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t2528 & columns_4;
                const f32 t2530 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2531 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t2531 - mean_3;
                f32 t2533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2533) : "f"(distance_114), "f"(distance_114), "f"(t2530));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2534 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2535 = exists_114 ? t2533 : t2534;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2535;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2536 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t2536 & columns_3;
                const f32 t2538 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2539 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t2539 - mean_3;
                f32 t2541;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(distance_115), "f"(distance_115), "f"(t2538));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2542 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2543 = exists_115 ? t2541 : t2542;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2543;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2544 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t2544 & columns_4;
                const f32 t2546 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2547 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t2547 - mean_3;
                f32 t2549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(distance_116), "f"(distance_116), "f"(t2546));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2550 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2551 = exists_116 ? t2549 : t2550;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2551;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2552 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t2552 & columns_3;
                const f32 t2554 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2555 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t2555 - mean_3;
                f32 t2557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(distance_117), "f"(distance_117), "f"(t2554));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2558 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2559 = exists_117 ? t2557 : t2558;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2559;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2560 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t2560 & columns_4;
                const f32 t2562 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2563 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t2563 - mean_3;
                f32 t2565;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2565) : "f"(distance_118), "f"(distance_118), "f"(t2562));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2566 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2567 = exists_118 ? t2565 : t2566;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2567;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2568 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t2568 & columns_3;
                const f32 t2570 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2571 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t2571 - mean_3;
                f32 t2573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(distance_119), "f"(distance_119), "f"(t2570));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2574 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2575 = exists_119 ? t2573 : t2574;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2575;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2576 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t2576 & columns_4;
                const f32 t2578 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2579 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t2579 - mean_3;
                f32 t2581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(distance_120), "f"(distance_120), "f"(t2578));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2582 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2583 = exists_120 ? t2581 : t2582;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2583;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2584 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t2584 & columns_3;
                const f32 t2586 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2587 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t2587 - mean_3;
                f32 t2589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(distance_121), "f"(distance_121), "f"(t2586));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2590 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2591 = exists_121 ? t2589 : t2590;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2591;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2592 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t2592 & columns_4;
                const f32 t2594 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2595 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t2595 - mean_3;
                f32 t2597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(distance_122), "f"(distance_122), "f"(t2594));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2598 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2599 = exists_122 ? t2597 : t2598;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2599;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2600 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t2600 & columns_3;
                const f32 t2602 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2603 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t2603 - mean_3;
                f32 t2605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(distance_123), "f"(distance_123), "f"(t2602));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2606 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2607 = exists_123 ? t2605 : t2606;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2607;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2608 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t2608 & columns_4;
                const f32 t2610 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2611 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t2611 - mean_3;
                f32 t2613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(distance_124), "f"(distance_124), "f"(t2610));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2614 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2615 = exists_124 ? t2613 : t2614;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2615;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2616 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2616 & columns_3;
                const f32 t2618 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2619 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2619 - mean_3;
                f32 t2621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2621) : "f"(distance_125), "f"(distance_125), "f"(t2618));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2622 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2623 = exists_125 ? t2621 : t2622;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2623;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2624 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2624 & columns_4;
                const f32 t2626 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2627 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2627 - mean_3;
                f32 t2629;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(distance_126), "f"(distance_126), "f"(t2626));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2630 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2631 = exists_126 ? t2629 : t2630;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2631;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2632 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2632 & columns_3;
                const f32 t2634 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2635 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2635 - mean_3;
                f32 t2637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(distance_127), "f"(distance_127), "f"(t2634));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2638 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2639 = exists_127 ? t2637 : t2638;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2639;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2640 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2640 & columns_4;
                const f32 t2642 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2643 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2643 - mean_3;
                f32 t2645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(distance_128), "f"(distance_128), "f"(t2642));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2646 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2647 = exists_128 ? t2645 : t2646;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2647;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2648 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2649;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2649) : "f"(t2648));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2650 = t2648 + t2649;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2651;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2651) : "f"(t2650));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t2650 + t2651;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2653 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2654 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t2653 + count_3;
            const f32 difference = mean_3 - t2654;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2658;
            asm("max.f32 %0, %1, %2;" : "=f"(t2658) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2659;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2659) : "f"(t2658));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = count_3 * t2659;
            f32 mean_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference), "f"(share_2), "f"(t2654));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2662 = t2653 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2663 = t2662 ? mean_3 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2664 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2665 = t2664 * t2653;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2666 = t2655 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2665), "f"(share_2), "f"(t2666));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count = count_4;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean = t2663;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares = t2667;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2668 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2669 = 0.0f + t2668;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = t2669 + t2670;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = t2671 + t2672;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = t2673 + t2674;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = t2675 + t2676;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = t2677 + t2678;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2681 = t2679 + t2680;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2682 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2683 = t2681 + t2682;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2684 = acc_67;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2685 = t2683 + t2684;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2686 = acc_75;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2687 = t2685 + t2686;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2688 = acc_83;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2689 = t2687 + t2688;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = acc_91;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2691 = t2689 + t2690;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2692 = acc_99;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2693 = t2691 + t2692;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2694 = acc_107;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2695 = t2693 + t2694;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2696 = acc_115;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2697 = t2695 + t2696;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2698 = acc_123;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t2697 + t2698;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2700 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2701 = 0.0f + t2700;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2703 = t2701 + t2702;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2704 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2705 = t2703 + t2704;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2707 = t2705 + t2706;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2708 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2709 = t2707 + t2708;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2711 = t2709 + t2710;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2712 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2713 = t2711 + t2712;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2715 = t2713 + t2714;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2716 = acc_68;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2717 = t2715 + t2716;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = acc_76;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2719 = t2717 + t2718;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2720 = acc_84;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2721 = t2719 + t2720;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = acc_92;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2723 = t2721 + t2722;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2724 = acc_100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2725 = t2723 + t2724;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = acc_108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2727 = t2725 + t2726;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2728 = acc_116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2729 = t2727 + t2728;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = acc_124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t2729 + t2730;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2732 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2733 = 0.0f + t2732;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2735 = t2733 + t2734;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2736 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2737 = t2735 + t2736;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2739 = t2737 + t2738;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2740 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2741 = t2739 + t2740;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2743 = t2741 + t2742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2744 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2745 = t2743 + t2744;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2747 = t2745 + t2746;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2748 = acc_71;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2749 = t2747 + t2748;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = acc_79;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2751 = t2749 + t2750;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2752 = acc_87;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2753 = t2751 + t2752;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = acc_95;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2755 = t2753 + t2754;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2756 = acc_103;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2757 = t2755 + t2756;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2758 = acc_111;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2759 = t2757 + t2758;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2760 = acc_119;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2761 = t2759 + t2760;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2762 = acc_127;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t2761 + t2762;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2764 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2765 = 0.0f + t2764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2767 = t2765 + t2766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2768 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2769 = t2767 + t2768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2771 = t2769 + t2770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2772 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2773 = t2771 + t2772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2774 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2775 = t2773 + t2774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2776 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2777 = t2775 + t2776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2778 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2779 = t2777 + t2778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2780 = acc_72;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2781 = t2779 + t2780;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = acc_80;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2783 = t2781 + t2782;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2784 = acc_88;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2785 = t2783 + t2784;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2786 = acc_96;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2787 = t2785 + t2786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2788 = acc_104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2789 = t2787 + t2788;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2790 = acc_112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2791 = t2789 + t2790;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2792 = acc_120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2793 = t2791 + t2792;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = acc_128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t2793 + t2794;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2796 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2797 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2798 = t2796 + t2797;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2798;
            } else {
                const u32 t2799 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t2799 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_8 < t822;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t2802 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2802 < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2804 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2804 & columns_5;
                const f32 t2806 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2807 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2808 = t2806 + t2807;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2809 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2810 = exists_129 ? t2808 : t2809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2811 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2811 & columns_6;
                const f32 t2813 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2814 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2815 = t2813 + t2814;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2816 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2817 = exists_130 ? t2815 : t2816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2817;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2818 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2818 & columns_5;
                const f32 t2820 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2821 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2822 = t2820 + t2821;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2823 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2824 = exists_131 ? t2822 : t2823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2825 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2825 & columns_6;
                const f32 t2827 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2828 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2829 = t2827 + t2828;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2831 = exists_132 ? t2829 : t2830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2831;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2832 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2832 & columns_5;
                const f32 t2834 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2835 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2836 = t2834 + t2835;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2837 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2838 = exists_133 ? t2836 : t2837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2838;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2839 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2839 & columns_6;
                const f32 t2841 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2842 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2843 = t2841 + t2842;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2844 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2845 = exists_134 ? t2843 : t2844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2845;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2846 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2846 & columns_5;
                const f32 t2848 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2849 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2850 = t2848 + t2849;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2851 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2852 = exists_135 ? t2850 : t2851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2852;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2853 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2853 & columns_6;
                const f32 t2855 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2856 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2857 = t2855 + t2856;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2859 = exists_136 ? t2857 : t2858;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2859;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2860 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2860 & columns_5;
                const f32 t2862 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2863 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2864 = t2862 + t2863;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2865 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2866 = exists_137 ? t2864 : t2865;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2866;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2867 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2867 & columns_6;
                const f32 t2869 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2870 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2871 = t2869 + t2870;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2872 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2873 = exists_138 ? t2871 : t2872;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2873;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2874 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2874 & columns_5;
                const f32 t2876 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2877 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2878 = t2876 + t2877;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2879 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2880 = exists_139 ? t2878 : t2879;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2880;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2881 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2881 & columns_6;
                const f32 t2883 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2884 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2885 = t2883 + t2884;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2886 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2887 = exists_140 ? t2885 : t2886;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2887;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2888 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2888 & columns_5;
                const f32 t2890 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2891 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2892 = t2890 + t2891;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2893 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2894 = exists_141 ? t2892 : t2893;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2895 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2895 & columns_6;
                const f32 t2897 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2898 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2899 = t2897 + t2898;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2900 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2901 = exists_142 ? t2899 : t2900;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2901;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2902 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2902 & columns_5;
                const f32 t2904 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2905 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2906 = t2904 + t2905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2907 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2908 = exists_143 ? t2906 : t2907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2908;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2909 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2909 & columns_6;
                const f32 t2911 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2912 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2913 = t2911 + t2912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2915 = exists_144 ? t2913 : t2914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2915;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2916 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2916 & columns_5;
                const f32 t2918 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2919 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2920 = t2918 + t2919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2921 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2922 = exists_145 ? t2920 : t2921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2922;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2923 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2923 & columns_6;
                const f32 t2925 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2926 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2927 = t2925 + t2926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2928 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2929 = exists_146 ? t2927 : t2928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2929;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2930 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2930 & columns_5;
                const f32 t2932 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2933 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2934 = t2932 + t2933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2935 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2936 = exists_147 ? t2934 : t2935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2936;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2937 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2937 & columns_6;
                const f32 t2939 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2940 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2941 = t2939 + t2940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2942 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2943 = exists_148 ? t2941 : t2942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2943;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2944 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2944 & columns_5;
                const f32 t2946 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2947 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2948 = t2946 + t2947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2949 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2950 = exists_149 ? t2948 : t2949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2951 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2951 & columns_6;
                const f32 t2953 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2954 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2955 = t2953 + t2954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2956 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2957 = exists_150 ? t2955 : t2956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2957;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2958 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2958 & columns_5;
                const f32 t2960 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2961 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2962 = t2960 + t2961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2963 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2964 = exists_151 ? t2962 : t2963;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2964;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2965 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2965 & columns_6;
                const f32 t2967 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2968 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2969 = t2967 + t2968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2970 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2971 = exists_152 ? t2969 : t2970;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2971;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2972 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2972 & columns_5;
                const f32 t2974 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2975 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2976 = t2974 + t2975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2977 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2978 = exists_153 ? t2976 : t2977;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2979 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2979 & columns_6;
                const f32 t2981 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2982 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2983 = t2981 + t2982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2984 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2985 = exists_154 ? t2983 : t2984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2986 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2986 & columns_5;
                const f32 t2988 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2989 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2990 = t2988 + t2989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2991 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2992 = exists_155 ? t2990 : t2991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2993 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2993 & columns_6;
                const f32 t2995 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2996 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2997 = t2995 + t2996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2999 = exists_156 ? t2997 : t2998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3000 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t3000 & columns_5;
                const f32 t3002 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3003 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3004 = t3002 + t3003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3005 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3006 = exists_157 ? t3004 : t3005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3007 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t3007 & columns_6;
                const f32 t3009 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3010 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3011 = t3009 + t3010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3012 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3013 = exists_158 ? t3011 : t3012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3014 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t3014 & columns_5;
                const f32 t3016 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3017 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3018 = t3016 + t3017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3019 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3020 = exists_159 ? t3018 : t3019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3020;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3021 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t3021 & columns_6;
                const f32 t3023 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3024 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3025 = t3023 + t3024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3026 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3027 = exists_160 ? t3025 : t3026;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3027;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3028 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t3028 & columns_5;
                const f32 t3030 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3031 = acc_67;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3032 = t3030 + t3031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3033 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3034 = exists_161 ? t3032 : t3033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3035 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t3035 & columns_6;
                const f32 t3037 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3038 = acc_68;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3039 = t3037 + t3038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3040 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3041 = exists_162 ? t3039 : t3040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3042 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t3042 & columns_5;
                const f32 t3044 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3045 = acc_71;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3046 = t3044 + t3045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3047 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3048 = exists_163 ? t3046 : t3047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3049 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t3049 & columns_6;
                const f32 t3051 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3052 = acc_72;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3053 = t3051 + t3052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3054 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3055 = exists_164 ? t3053 : t3054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3056 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t3056 & columns_5;
                const f32 t3058 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3059 = acc_75;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3060 = t3058 + t3059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3061 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3062 = exists_165 ? t3060 : t3061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3063 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t3063 & columns_6;
                const f32 t3065 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3066 = acc_76;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3067 = t3065 + t3066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3068 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3069 = exists_166 ? t3067 : t3068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3070 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t3070 & columns_5;
                const f32 t3072 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3073 = acc_79;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3074 = t3072 + t3073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3075 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3076 = exists_167 ? t3074 : t3075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3077 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t3077 & columns_6;
                const f32 t3079 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3080 = acc_80;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3081 = t3079 + t3080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3083 = exists_168 ? t3081 : t3082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3084 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t3084 & columns_5;
                const f32 t3086 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3087 = acc_83;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3088 = t3086 + t3087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3089 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3090 = exists_169 ? t3088 : t3089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3091 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t3091 & columns_6;
                const f32 t3093 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3094 = acc_84;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3095 = t3093 + t3094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3096 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3097 = exists_170 ? t3095 : t3096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3098 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t3098 & columns_5;
                const f32 t3100 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3101 = acc_87;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3102 = t3100 + t3101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3103 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3104 = exists_171 ? t3102 : t3103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3105 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t3105 & columns_6;
                const f32 t3107 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3108 = acc_88;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3109 = t3107 + t3108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3110 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3111 = exists_172 ? t3109 : t3110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3112 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t3112 & columns_5;
                const f32 t3114 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3115 = acc_91;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3116 = t3114 + t3115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3117 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3118 = exists_173 ? t3116 : t3117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3119 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t3119 & columns_6;
                const f32 t3121 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3122 = acc_92;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3123 = t3121 + t3122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3124 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3125 = exists_174 ? t3123 : t3124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3125;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3126 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t3126 & columns_5;
                const f32 t3128 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3129 = acc_95;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3130 = t3128 + t3129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3131 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3132 = exists_175 ? t3130 : t3131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3132;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3133 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t3133 & columns_6;
                const f32 t3135 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3136 = acc_96;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3137 = t3135 + t3136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3138 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3139 = exists_176 ? t3137 : t3138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3140 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t3140 & columns_5;
                const f32 t3142 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3143 = acc_99;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3144 = t3142 + t3143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3145 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3146 = exists_177 ? t3144 : t3145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3147 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t3147 & columns_6;
                const f32 t3149 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3150 = acc_100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3151 = t3149 + t3150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3152 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3153 = exists_178 ? t3151 : t3152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3154 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t3154 & columns_5;
                const f32 t3156 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3157 = acc_103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3158 = t3156 + t3157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3159 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3160 = exists_179 ? t3158 : t3159;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3161 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t3161 & columns_6;
                const f32 t3163 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3164 = acc_104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3165 = t3163 + t3164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3166 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3167 = exists_180 ? t3165 : t3166;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3168 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t3168 & columns_5;
                const f32 t3170 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3171 = acc_107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3172 = t3170 + t3171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3173 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3174 = exists_181 ? t3172 : t3173;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3175 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t3175 & columns_6;
                const f32 t3177 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3178 = acc_108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3179 = t3177 + t3178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3180 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3181 = exists_182 ? t3179 : t3180;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3181;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3182 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t3182 & columns_5;
                const f32 t3184 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3185 = acc_111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3186 = t3184 + t3185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3187 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3188 = exists_183 ? t3186 : t3187;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3188;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3189 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t3189 & columns_6;
                const f32 t3191 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3192 = acc_112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3193 = t3191 + t3192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3194 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3195 = exists_184 ? t3193 : t3194;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3195;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3196 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t3196 & columns_5;
                const f32 t3198 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3199 = acc_115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3200 = t3198 + t3199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3201 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3202 = exists_185 ? t3200 : t3201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3202;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3203 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t3203 & columns_6;
                const f32 t3205 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3206 = acc_116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3207 = t3205 + t3206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3208 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3209 = exists_186 ? t3207 : t3208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3209;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3210 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t3210 & columns_5;
                const f32 t3212 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3213 = acc_119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3214 = t3212 + t3213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3215 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3216 = exists_187 ? t3214 : t3215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3216;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3217 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t3217 & columns_6;
                const f32 t3219 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3220 = acc_120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3221 = t3219 + t3220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3222 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3223 = exists_188 ? t3221 : t3222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3224 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t3224 & columns_5;
                const f32 t3226 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3227 = acc_123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3228 = t3226 + t3227;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3229 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3230 = exists_189 ? t3228 : t3229;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3231 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t3231 & columns_6;
                const f32 t3233 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3234 = acc_124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3235 = t3233 + t3234;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3236 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3237 = exists_190 ? t3235 : t3236;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3237;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3238 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t3238 & columns_5;
                const f32 t3240 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3241 = acc_127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3242 = t3240 + t3241;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3243 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3244 = exists_191 ? t3242 : t3243;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3244;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3245 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t3245 & columns_6;
                const f32 t3247 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3248 = acc_128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3249 = t3247 + t3248;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3250 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3251 = exists_192 ? t3249 : t3250;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3251;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3252 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3253;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3253) : "f"(t3252));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3254 = t3252 + t3253;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3255;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3255) : "f"(t3254));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3256 = t3254 + t3255;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t3256 * share;
            const f32 t3258 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t3258), "f"(count_3), "f"(t3256));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest_2), "f"(share), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3261 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t3261 - mean_5;
                f32 t3263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(distance_129), "f"(distance_129), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3264 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t3264 - mean_5;
                f32 t3266;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3266) : "f"(distance_130), "f"(distance_130), "f"(t3263));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3267 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t3267 - mean_5;
                f32 t3269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3269) : "f"(distance_131), "f"(distance_131), "f"(t3266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3270 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t3270 - mean_5;
                f32 t3272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(distance_132), "f"(distance_132), "f"(t3269));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3273 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t3273 - mean_5;
                f32 t3275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(distance_133), "f"(distance_133), "f"(t3272));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3276 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t3276 - mean_5;
                f32 t3278;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(distance_134), "f"(distance_134), "f"(t3275));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3279 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t3279 - mean_5;
                f32 t3281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3281) : "f"(distance_135), "f"(distance_135), "f"(t3278));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3282 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t3282 - mean_5;
                f32 t3284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(distance_136), "f"(distance_136), "f"(t3281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3285 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t3285 - mean_5;
                f32 t3287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(distance_137), "f"(distance_137), "f"(t3284));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3288 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t3288 - mean_5;
                f32 t3290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3290) : "f"(distance_138), "f"(distance_138), "f"(t3287));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3291 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t3291 - mean_5;
                f32 t3293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(distance_139), "f"(distance_139), "f"(t3290));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3294 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t3294 - mean_5;
                f32 t3296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(distance_140), "f"(distance_140), "f"(t3293));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3297 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t3297 - mean_5;
                f32 t3299;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(distance_141), "f"(distance_141), "f"(t3296));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3300 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t3300 - mean_5;
                f32 t3302;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3302) : "f"(distance_142), "f"(distance_142), "f"(t3299));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3303 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t3303 - mean_5;
                f32 t3305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(distance_143), "f"(distance_143), "f"(t3302));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3306 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t3306 - mean_5;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_144), "f"(distance_144), "f"(t3305));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3309 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t3309 - mean_5;
                f32 t3311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(distance_145), "f"(distance_145), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3312 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t3312 - mean_5;
                f32 t3314;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(distance_146), "f"(distance_146), "f"(t3311));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3315 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t3315 - mean_5;
                f32 t3317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(distance_147), "f"(distance_147), "f"(t3314));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3318 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t3318 - mean_5;
                f32 t3320;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(distance_148), "f"(distance_148), "f"(t3317));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3321 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t3321 - mean_5;
                f32 t3323;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(distance_149), "f"(distance_149), "f"(t3320));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3324 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t3324 - mean_5;
                f32 t3326;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3326) : "f"(distance_150), "f"(distance_150), "f"(t3323));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3327 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t3327 - mean_5;
                f32 t3329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(distance_151), "f"(distance_151), "f"(t3326));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3330 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t3330 - mean_5;
                f32 t3332;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(distance_152), "f"(distance_152), "f"(t3329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3333 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t3333 - mean_5;
                f32 t3335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(distance_153), "f"(distance_153), "f"(t3332));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3336 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t3336 - mean_5;
                f32 t3338;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(distance_154), "f"(distance_154), "f"(t3335));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3339 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t3339 - mean_5;
                f32 t3341;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(distance_155), "f"(distance_155), "f"(t3338));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3342 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t3342 - mean_5;
                f32 t3344;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(distance_156), "f"(distance_156), "f"(t3341));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3345 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t3345 - mean_5;
                f32 t3347;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(distance_157), "f"(distance_157), "f"(t3344));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3348 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t3348 - mean_5;
                f32 t3350;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(distance_158), "f"(distance_158), "f"(t3347));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3351 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t3351 - mean_5;
                f32 t3353;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(distance_159), "f"(distance_159), "f"(t3350));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3354 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t3354 - mean_5;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_160), "f"(distance_160), "f"(t3353));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3357 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t3357 - mean_5;
                f32 t3359;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(distance_161), "f"(distance_161), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3360 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t3360 - mean_5;
                f32 t3362;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(distance_162), "f"(distance_162), "f"(t3359));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3363 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t3363 - mean_5;
                f32 t3365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(distance_163), "f"(distance_163), "f"(t3362));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3366 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t3366 - mean_5;
                f32 t3368;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(distance_164), "f"(distance_164), "f"(t3365));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3369 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t3369 - mean_5;
                f32 t3371;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(distance_165), "f"(distance_165), "f"(t3368));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3372 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t3372 - mean_5;
                f32 t3374;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(distance_166), "f"(distance_166), "f"(t3371));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3375 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t3375 - mean_5;
                f32 t3377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(distance_167), "f"(distance_167), "f"(t3374));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3378 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t3378 - mean_5;
                f32 t3380;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(distance_168), "f"(distance_168), "f"(t3377));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3381 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t3381 - mean_5;
                f32 t3383;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(distance_169), "f"(distance_169), "f"(t3380));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3384 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t3384 - mean_5;
                f32 t3386;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(distance_170), "f"(distance_170), "f"(t3383));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3387 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t3387 - mean_5;
                f32 t3389;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(distance_171), "f"(distance_171), "f"(t3386));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3390 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t3390 - mean_5;
                f32 t3392;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(distance_172), "f"(distance_172), "f"(t3389));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3393 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t3393 - mean_5;
                f32 t3395;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(distance_173), "f"(distance_173), "f"(t3392));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3396 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t3396 - mean_5;
                f32 t3398;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(distance_174), "f"(distance_174), "f"(t3395));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3399 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t3399 - mean_5;
                f32 t3401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(distance_175), "f"(distance_175), "f"(t3398));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3402 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t3402 - mean_5;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_176), "f"(distance_176), "f"(t3401));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3405 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t3405 - mean_5;
                f32 t3407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(distance_177), "f"(distance_177), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3408 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t3408 - mean_5;
                f32 t3410;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(distance_178), "f"(distance_178), "f"(t3407));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3411 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t3411 - mean_5;
                f32 t3413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(distance_179), "f"(distance_179), "f"(t3410));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3414 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t3414 - mean_5;
                f32 t3416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(distance_180), "f"(distance_180), "f"(t3413));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3417 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t3417 - mean_5;
                f32 t3419;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(distance_181), "f"(distance_181), "f"(t3416));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3420 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t3420 - mean_5;
                f32 t3422;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(distance_182), "f"(distance_182), "f"(t3419));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3423 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t3423 - mean_5;
                f32 t3425;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(distance_183), "f"(distance_183), "f"(t3422));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3426 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t3426 - mean_5;
                f32 t3428;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(distance_184), "f"(distance_184), "f"(t3425));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3429 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t3429 - mean_5;
                f32 t3431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(distance_185), "f"(distance_185), "f"(t3428));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3432 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t3432 - mean_5;
                f32 t3434;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(distance_186), "f"(distance_186), "f"(t3431));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3435 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t3435 - mean_5;
                f32 t3437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(distance_187), "f"(distance_187), "f"(t3434));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3438 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t3438 - mean_5;
                f32 t3440;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(distance_188), "f"(distance_188), "f"(t3437));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3441 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t3441 - mean_5;
                f32 t3443;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(distance_189), "f"(distance_189), "f"(t3440));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3444 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t3444 - mean_5;
                f32 t3446;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(distance_190), "f"(distance_190), "f"(t3443));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3447 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t3447 - mean_5;
                f32 t3449;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(distance_191), "f"(distance_191), "f"(t3446));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3450 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t3450 - mean_5;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_192), "f"(distance_192), "f"(t3449));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t3453 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t3454 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t3455 = t3453 + t3454;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3455;
            } else {
                const u32 t3456 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t3456 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_9 < t822;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t3459 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t3459 < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3461 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t3461 & columns_7;
                const f32 t3463 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3464 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t3464 - mean_5;
                f32 t3466;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(distance_193), "f"(distance_193), "f"(t3463));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3467 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3468 = exists_193 ? t3466 : t3467;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3468;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3469 = 0u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t3469 & columns_8;
                const f32 t3471 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3472 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t3472 - mean_5;
                f32 t3474;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(distance_194), "f"(distance_194), "f"(t3471));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3475 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3476 = exists_194 ? t3474 : t3475;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3476;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3477 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t3477 & columns_7;
                const f32 t3479 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3480 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t3480 - mean_5;
                f32 t3482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(distance_195), "f"(distance_195), "f"(t3479));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3483 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3484 = exists_195 ? t3482 : t3483;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3484;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3485 = 1u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t3485 & columns_8;
                const f32 t3487 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3488 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t3488 - mean_5;
                f32 t3490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3490) : "f"(distance_196), "f"(distance_196), "f"(t3487));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3491 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3492 = exists_196 ? t3490 : t3491;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3492;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3493 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t3493 & columns_7;
                const f32 t3495 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3496 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t3496 - mean_5;
                f32 t3498;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3498) : "f"(distance_197), "f"(distance_197), "f"(t3495));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3499 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3500 = exists_197 ? t3498 : t3499;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3500;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3501 = 2u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t3501 & columns_8;
                const f32 t3503 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3504 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t3504 - mean_5;
                f32 t3506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(distance_198), "f"(distance_198), "f"(t3503));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3507 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3508 = exists_198 ? t3506 : t3507;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3508;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3509 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t3509 & columns_7;
                const f32 t3511 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3512 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t3512 - mean_5;
                f32 t3514;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3514) : "f"(distance_199), "f"(distance_199), "f"(t3511));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3515 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3516 = exists_199 ? t3514 : t3515;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3516;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3517 = 3u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t3517 & columns_8;
                const f32 t3519 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3520 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t3520 - mean_5;
                f32 t3522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3522) : "f"(distance_200), "f"(distance_200), "f"(t3519));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3523 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3524 = exists_200 ? t3522 : t3523;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3524;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3525 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t3525 & columns_7;
                const f32 t3527 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3528 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t3528 - mean_5;
                f32 t3530;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(distance_201), "f"(distance_201), "f"(t3527));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3531 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3532 = exists_201 ? t3530 : t3531;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3532;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3533 = 4u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t3533 & columns_8;
                const f32 t3535 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3536 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t3536 - mean_5;
                f32 t3538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3538) : "f"(distance_202), "f"(distance_202), "f"(t3535));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3539 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3540 = exists_202 ? t3538 : t3539;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3540;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3541 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t3541 & columns_7;
                const f32 t3543 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3544 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t3544 - mean_5;
                f32 t3546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3546) : "f"(distance_203), "f"(distance_203), "f"(t3543));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3547 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3548 = exists_203 ? t3546 : t3547;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3548;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3549 = 5u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t3549 & columns_8;
                const f32 t3551 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3552 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t3552 - mean_5;
                f32 t3554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(distance_204), "f"(distance_204), "f"(t3551));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3555 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3556 = exists_204 ? t3554 : t3555;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3556;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3557 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t3557 & columns_7;
                const f32 t3559 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3560 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t3560 - mean_5;
                f32 t3562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3562) : "f"(distance_205), "f"(distance_205), "f"(t3559));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3563 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3564 = exists_205 ? t3562 : t3563;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3564;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3565 = 6u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t3565 & columns_8;
                const f32 t3567 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3568 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t3568 - mean_5;
                f32 t3570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3570) : "f"(distance_206), "f"(distance_206), "f"(t3567));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3571 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3572 = exists_206 ? t3570 : t3571;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3572;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3573 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t3573 & columns_7;
                const f32 t3575 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3576 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t3576 - mean_5;
                f32 t3578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3578) : "f"(distance_207), "f"(distance_207), "f"(t3575));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3579 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3580 = exists_207 ? t3578 : t3579;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3580;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3581 = 7u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t3581 & columns_8;
                const f32 t3583 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3584 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t3584 - mean_5;
                f32 t3586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(distance_208), "f"(distance_208), "f"(t3583));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3587 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3588 = exists_208 ? t3586 : t3587;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3588;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3589 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t3589 & columns_7;
                const f32 t3591 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3592 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t3592 - mean_5;
                f32 t3594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3594) : "f"(distance_209), "f"(distance_209), "f"(t3591));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3595 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3596 = exists_209 ? t3594 : t3595;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3596;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3597 = 8u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t3597 & columns_8;
                const f32 t3599 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3600 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t3600 - mean_5;
                f32 t3602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(distance_210), "f"(distance_210), "f"(t3599));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3603 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3604 = exists_210 ? t3602 : t3603;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3605 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t3605 & columns_7;
                const f32 t3607 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3608 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t3608 - mean_5;
                f32 t3610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3610) : "f"(distance_211), "f"(distance_211), "f"(t3607));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3611 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3612 = exists_211 ? t3610 : t3611;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3612;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3613 = 9u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t3613 & columns_8;
                const f32 t3615 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3616 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t3616 - mean_5;
                f32 t3618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(distance_212), "f"(distance_212), "f"(t3615));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3619 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3620 = exists_212 ? t3618 : t3619;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3620;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3621 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t3621 & columns_7;
                const f32 t3623 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3624 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t3624 - mean_5;
                f32 t3626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(distance_213), "f"(distance_213), "f"(t3623));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3627 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3628 = exists_213 ? t3626 : t3627;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3628;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3629 = 10u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t3629 & columns_8;
                const f32 t3631 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3632 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t3632 - mean_5;
                f32 t3634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(distance_214), "f"(distance_214), "f"(t3631));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3635 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3636 = exists_214 ? t3634 : t3635;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3636;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3637 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t3637 & columns_7;
                const f32 t3639 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3640 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t3640 - mean_5;
                f32 t3642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(distance_215), "f"(distance_215), "f"(t3639));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3643 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3644 = exists_215 ? t3642 : t3643;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3644;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3645 = 11u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t3645 & columns_8;
                const f32 t3647 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3648 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t3648 - mean_5;
                f32 t3650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(distance_216), "f"(distance_216), "f"(t3647));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3651 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3652 = exists_216 ? t3650 : t3651;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3653 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t3653 & columns_7;
                const f32 t3655 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3656 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t3656 - mean_5;
                f32 t3658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(distance_217), "f"(distance_217), "f"(t3655));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3659 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3660 = exists_217 ? t3658 : t3659;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3660;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3661 = 12u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t3661 & columns_8;
                const f32 t3663 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3664 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t3664 - mean_5;
                f32 t3666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(distance_218), "f"(distance_218), "f"(t3663));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3667 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3668 = exists_218 ? t3666 : t3667;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3668;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3669 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t3669 & columns_7;
                const f32 t3671 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3672 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t3672 - mean_5;
                f32 t3674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(distance_219), "f"(distance_219), "f"(t3671));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3675 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3676 = exists_219 ? t3674 : t3675;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3676;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3677 = 13u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t3677 & columns_8;
                const f32 t3679 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3680 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t3680 - mean_5;
                f32 t3682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(distance_220), "f"(distance_220), "f"(t3679));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3683 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3684 = exists_220 ? t3682 : t3683;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3684;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3685 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t3685 & columns_7;
                const f32 t3687 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3688 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t3688 - mean_5;
                f32 t3690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(distance_221), "f"(distance_221), "f"(t3687));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3691 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3692 = exists_221 ? t3690 : t3691;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3692;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3693 = 14u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t3693 & columns_8;
                const f32 t3695 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3696 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t3696 - mean_5;
                f32 t3698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(distance_222), "f"(distance_222), "f"(t3695));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3699 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3700 = exists_222 ? t3698 : t3699;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3700;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3701 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t3701 & columns_7;
                const f32 t3703 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3704 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t3704 - mean_5;
                f32 t3706;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(distance_223), "f"(distance_223), "f"(t3703));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3707 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3708 = exists_223 ? t3706 : t3707;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3708;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3709 = 15u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t3709 & columns_8;
                const f32 t3711 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3712 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t3712 - mean_5;
                f32 t3714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(distance_224), "f"(distance_224), "f"(t3711));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3715 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3716 = exists_224 ? t3714 : t3715;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3717 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t3717 & columns_7;
                const f32 t3719 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3720 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t3720 - mean_5;
                f32 t3722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(distance_225), "f"(distance_225), "f"(t3719));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3723 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3724 = exists_225 ? t3722 : t3723;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3724;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3725 = 16u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t3725 & columns_8;
                const f32 t3727 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3728 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t3728 - mean_5;
                f32 t3730;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(distance_226), "f"(distance_226), "f"(t3727));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3731 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3732 = exists_226 ? t3730 : t3731;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3732;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3733 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t3733 & columns_7;
                const f32 t3735 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3736 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t3736 - mean_5;
                f32 t3738;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(distance_227), "f"(distance_227), "f"(t3735));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3739 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3740 = exists_227 ? t3738 : t3739;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3740;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3741 = 17u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t3741 & columns_8;
                const f32 t3743 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3744 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t3744 - mean_5;
                f32 t3746;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(distance_228), "f"(distance_228), "f"(t3743));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3747 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3748 = exists_228 ? t3746 : t3747;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3748;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3749 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t3749 & columns_7;
                const f32 t3751 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3752 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t3752 - mean_5;
                f32 t3754;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(distance_229), "f"(distance_229), "f"(t3751));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3755 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3756 = exists_229 ? t3754 : t3755;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3756;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3757 = 18u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t3757 & columns_8;
                const f32 t3759 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3760 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t3760 - mean_5;
                f32 t3762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(distance_230), "f"(distance_230), "f"(t3759));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3763 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3764 = exists_230 ? t3762 : t3763;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3764;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3765 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t3765 & columns_7;
                const f32 t3767 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3768 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t3768 - mean_5;
                f32 t3770;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3770) : "f"(distance_231), "f"(distance_231), "f"(t3767));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3771 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3772 = exists_231 ? t3770 : t3771;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3772;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3773 = 19u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t3773 & columns_8;
                const f32 t3775 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3776 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3776 - mean_5;
                f32 t3778;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(distance_232), "f"(distance_232), "f"(t3775));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3779 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3780 = exists_232 ? t3778 : t3779;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3780;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3781 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3781 & columns_7;
                const f32 t3783 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3784 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3784 - mean_5;
                f32 t3786;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3786) : "f"(distance_233), "f"(distance_233), "f"(t3783));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3787 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3788 = exists_233 ? t3786 : t3787;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3788;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3789 = 20u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3789 & columns_8;
                const f32 t3791 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3792 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3792 - mean_5;
                f32 t3794;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3794) : "f"(distance_234), "f"(distance_234), "f"(t3791));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3795 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3796 = exists_234 ? t3794 : t3795;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3796;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3797 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3797 & columns_7;
                const f32 t3799 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3800 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3800 - mean_5;
                f32 t3802;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3802) : "f"(distance_235), "f"(distance_235), "f"(t3799));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3803 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3804 = exists_235 ? t3802 : t3803;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3804;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3805 = 21u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3805 & columns_8;
                const f32 t3807 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3808 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3808 - mean_5;
                f32 t3810;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3810) : "f"(distance_236), "f"(distance_236), "f"(t3807));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3811 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3812 = exists_236 ? t3810 : t3811;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3813 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3813 & columns_7;
                const f32 t3815 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3816 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3816 - mean_5;
                f32 t3818;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(distance_237), "f"(distance_237), "f"(t3815));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3819 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3820 = exists_237 ? t3818 : t3819;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3821 = 22u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3821 & columns_8;
                const f32 t3823 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3824 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3824 - mean_5;
                f32 t3826;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3826) : "f"(distance_238), "f"(distance_238), "f"(t3823));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3827 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3828 = exists_238 ? t3826 : t3827;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3828;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3829 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3829 & columns_7;
                const f32 t3831 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3832 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3832 - mean_5;
                f32 t3834;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(distance_239), "f"(distance_239), "f"(t3831));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3835 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3836 = exists_239 ? t3834 : t3835;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3836;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3837 = 23u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3837 & columns_8;
                const f32 t3839 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3840 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3840 - mean_5;
                f32 t3842;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3842) : "f"(distance_240), "f"(distance_240), "f"(t3839));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3843 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3844 = exists_240 ? t3842 : t3843;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3844;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3845 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3845 & columns_7;
                const f32 t3847 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3848 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3848 - mean_5;
                f32 t3850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3850) : "f"(distance_241), "f"(distance_241), "f"(t3847));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3851 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3852 = exists_241 ? t3850 : t3851;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3852;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3853 = 24u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3853 & columns_8;
                const f32 t3855 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3856 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3856 - mean_5;
                f32 t3858;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3858) : "f"(distance_242), "f"(distance_242), "f"(t3855));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3859 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3860 = exists_242 ? t3858 : t3859;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3860;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3861 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3861 & columns_7;
                const f32 t3863 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3864 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3864 - mean_5;
                f32 t3866;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(distance_243), "f"(distance_243), "f"(t3863));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3867 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3868 = exists_243 ? t3866 : t3867;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3868;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3869 = 25u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3869 & columns_8;
                const f32 t3871 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3872 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3872 - mean_5;
                f32 t3874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3874) : "f"(distance_244), "f"(distance_244), "f"(t3871));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3875 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3876 = exists_244 ? t3874 : t3875;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3876;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3877 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3877 & columns_7;
                const f32 t3879 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3880 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3880 - mean_5;
                f32 t3882;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(distance_245), "f"(distance_245), "f"(t3879));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3883 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3884 = exists_245 ? t3882 : t3883;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3884;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3885 = 26u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3885 & columns_8;
                const f32 t3887 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3888 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3888 - mean_5;
                f32 t3890;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3890) : "f"(distance_246), "f"(distance_246), "f"(t3887));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3891 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3892 = exists_246 ? t3890 : t3891;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3892;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3893 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3893 & columns_7;
                const f32 t3895 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3896 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3896 - mean_5;
                f32 t3898;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3898) : "f"(distance_247), "f"(distance_247), "f"(t3895));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3899 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3900 = exists_247 ? t3898 : t3899;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3900;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3901 = 27u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3901 & columns_8;
                const f32 t3903 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3904 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3904 - mean_5;
                f32 t3906;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3906) : "f"(distance_248), "f"(distance_248), "f"(t3903));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3907 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3908 = exists_248 ? t3906 : t3907;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3908;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3909 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3909 & columns_7;
                const f32 t3911 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3912 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3912 - mean_5;
                f32 t3914;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(distance_249), "f"(distance_249), "f"(t3911));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3915 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3916 = exists_249 ? t3914 : t3915;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3916;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3917 = 28u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3917 & columns_8;
                const f32 t3919 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3920 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3920 - mean_5;
                f32 t3922;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3922) : "f"(distance_250), "f"(distance_250), "f"(t3919));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3923 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3924 = exists_250 ? t3922 : t3923;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3924;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3925 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3925 & columns_7;
                const f32 t3927 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3928 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3928 - mean_5;
                f32 t3930;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(distance_251), "f"(distance_251), "f"(t3927));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3931 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3932 = exists_251 ? t3930 : t3931;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3932;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3933 = 29u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3933 & columns_8;
                const f32 t3935 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3936 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3936 - mean_5;
                f32 t3938;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3938) : "f"(distance_252), "f"(distance_252), "f"(t3935));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3939 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3940 = exists_252 ? t3938 : t3939;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3940;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3941 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3941 & columns_7;
                const f32 t3943 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3944 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3944 - mean_5;
                f32 t3946;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3946) : "f"(distance_253), "f"(distance_253), "f"(t3943));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3947 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3948 = exists_253 ? t3946 : t3947;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3948;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3949 = 30u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3949 & columns_8;
                const f32 t3951 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3952 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3952 - mean_5;
                f32 t3954;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3954) : "f"(distance_254), "f"(distance_254), "f"(t3951));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3955 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3956 = exists_254 ? t3954 : t3955;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3956;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3957 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3957 & columns_7;
                const f32 t3959 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3960 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3960 - mean_5;
                f32 t3962;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3962) : "f"(distance_255), "f"(distance_255), "f"(t3959));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3963 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3964 = exists_255 ? t3962 : t3963;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3964;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3965 = 31u < t820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3965 & columns_8;
                const f32 t3967 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3968 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3968 - mean_5;
                f32 t3970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3970) : "f"(distance_256), "f"(distance_256), "f"(t3967));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3971 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3972 = exists_256 ? t3970 : t3971;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3972;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3973 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3974;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3974) : "f"(t3973));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3975 = t3973 + t3974;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3976;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3976) : "f"(t3975));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t3975 + t3976;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t3978 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t3979 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
            const f32 t3980 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t3978 + count_3;
            const f32 difference_2 = mean_5 - t3979;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3983;
            asm("max.f32 %0, %1, %2;" : "=f"(t3983) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3984;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3984) : "f"(t3983));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_3 * t3984;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t3979));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t3987 = t3978 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3988 = t3987 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3989 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3990 = t3989 * t3978;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3991 = t3980 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t3992;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3992) : "f"(t3990), "f"(share_3), "f"(t3991));
#line 100 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_5;
#line 100 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t3988;
#line 100 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t3992;
#line 235 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 15u;
#line 243 "fa-kernels/src/conv/work.rs"
            const u32 t3994 = i_13 << 16u;
#line 243 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t3994;
#line 262 "fa-kernels/src/conv/work.rs"
            const bool t3996 = i_13 == 1u;
#line 244 "fa-kernels/src/conv/work.rs"
            const u32 base = t3996 ? smem_1 : kept;
#line 248 "fa-kernels/src/conv/work.rs"
            const u32 t3998 = base + own;
#line 262 "fa-kernels/src/conv/work.rs"
            const bool t3999 = i_13 == 1u;
#line 278 "fa-kernels/src/conv/work.rs"
            if (t3999) {
#line 323 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4000 = t28 << 4u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4001 = t27 & 7u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4002 = t27 >> 4u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4003 = t4002 << 3u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4004 = t4001 + t4003;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4005 = t4000 >> 3u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4006 = t27 >> 3u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4007 = t4006 & 1u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4008 = t4005 + t4007;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4009 = t4004 & 7u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4010 = t4008 ^ t4009;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4011 = t4004 << 7u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4012 = t4010 << 4u;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4013 = t4011 + t4012;
#line 282 "fa-kernels/src/conv/work.rs"
            const u32 t4014 = t3998 + t4013;
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4015;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4015) : "f"(acc), "f"(acc_2));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4016;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4016) : "f"(acc_3), "f"(acc_4));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4017) : "f"(acc_5), "f"(acc_6));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4018;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4018) : "f"(acc_7), "f"(acc_8));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4015), "r"(t4016), "r"(t4017), "r"(t4018) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4019) : "f"(acc_9), "f"(acc_10));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4020) : "f"(acc_11), "f"(acc_12));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4021) : "f"(acc_13), "f"(acc_14));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4022;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4022) : "f"(acc_15), "f"(acc_16));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4019), "r"(t4020), "r"(t4021), "r"(t4022) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4023;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4023) : "f"(acc_17), "f"(acc_18));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4024) : "f"(acc_19), "f"(acc_20));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4025) : "f"(acc_21), "f"(acc_22));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4026) : "f"(acc_23), "f"(acc_24));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4023), "r"(t4024), "r"(t4025), "r"(t4026) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4027;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4027) : "f"(acc_25), "f"(acc_26));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4028) : "f"(acc_27), "f"(acc_28));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4029;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4029) : "f"(acc_29), "f"(acc_30));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4030) : "f"(acc_31), "f"(acc_32));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4027), "r"(t4028), "r"(t4029), "r"(t4030) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4031) : "f"(acc_33), "f"(acc_34));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4032) : "f"(acc_35), "f"(acc_36));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4033) : "f"(acc_37), "f"(acc_38));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4034) : "f"(acc_39), "f"(acc_40));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4031), "r"(t4032), "r"(t4033), "r"(t4034) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4035) : "f"(acc_41), "f"(acc_42));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4036) : "f"(acc_43), "f"(acc_44));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4037) : "f"(acc_45), "f"(acc_46));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4038) : "f"(acc_47), "f"(acc_48));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4035), "r"(t4036), "r"(t4037), "r"(t4038) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4039) : "f"(acc_49), "f"(acc_50));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4040) : "f"(acc_51), "f"(acc_52));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4041) : "f"(acc_53), "f"(acc_54));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4042) : "f"(acc_55), "f"(acc_56));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4039), "r"(t4040), "r"(t4041), "r"(t4042) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4043) : "f"(acc_57), "f"(acc_58));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4044) : "f"(acc_59), "f"(acc_60));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4045) : "f"(acc_61), "f"(acc_62));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4046) : "f"(acc_63), "f"(acc_64));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4043), "r"(t4044), "r"(t4045), "r"(t4046) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4047) : "f"(acc_65), "f"(acc_66));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4048) : "f"(acc_67), "f"(acc_68));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4049) : "f"(acc_69), "f"(acc_70));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4050) : "f"(acc_71), "f"(acc_72));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4047), "r"(t4048), "r"(t4049), "r"(t4050) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4051) : "f"(acc_73), "f"(acc_74));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4052) : "f"(acc_75), "f"(acc_76));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4053) : "f"(acc_77), "f"(acc_78));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4054) : "f"(acc_79), "f"(acc_80));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4051), "r"(t4052), "r"(t4053), "r"(t4054) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4055) : "f"(acc_81), "f"(acc_82));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4056) : "f"(acc_83), "f"(acc_84));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4057;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4057) : "f"(acc_85), "f"(acc_86));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4058) : "f"(acc_87), "f"(acc_88));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4055), "r"(t4056), "r"(t4057), "r"(t4058) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4059) : "f"(acc_89), "f"(acc_90));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4060;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4060) : "f"(acc_91), "f"(acc_92));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4061) : "f"(acc_93), "f"(acc_94));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4062;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4062) : "f"(acc_95), "f"(acc_96));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4059), "r"(t4060), "r"(t4061), "r"(t4062) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4063) : "f"(acc_97), "f"(acc_98));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4064) : "f"(acc_99), "f"(acc_100));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4065) : "f"(acc_101), "f"(acc_102));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4066) : "f"(acc_103), "f"(acc_104));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4063), "r"(t4064), "r"(t4065), "r"(t4066) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4067) : "f"(acc_105), "f"(acc_106));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4068) : "f"(acc_107), "f"(acc_108));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4069) : "f"(acc_109), "f"(acc_110));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4070) : "f"(acc_111), "f"(acc_112));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4067), "r"(t4068), "r"(t4069), "r"(t4070) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4071) : "f"(acc_113), "f"(acc_114));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4072) : "f"(acc_115), "f"(acc_116));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4073) : "f"(acc_117), "f"(acc_118));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4074) : "f"(acc_119), "f"(acc_120));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4071), "r"(t4072), "r"(t4073), "r"(t4074) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4075) : "f"(acc_121), "f"(acc_122));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4076) : "f"(acc_123), "f"(acc_124));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4077) : "f"(acc_125), "f"(acc_126));
#line 282 "fa-kernels/src/conv/work.rs"
            u32 t4078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4078) : "f"(acc_127), "f"(acc_128));
#line 282 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4014), "r"(t4075), "r"(t4076), "r"(t4077), "r"(t4078) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4079 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t4079 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4081 = first_10 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4082 = all_groups - first_10;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t4081 ? t4082 : 0u;
        const u32 rounds = left_5 < cta_groups ? left_5 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
        const bool t4085 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
        if (t4085) {
            const u32 t4086 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4087 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4088 = t4087 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4089 = t4088 + t4086;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4090 = t4089 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4091;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4091) : "r"(t4090), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4092 = t4091 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const u32 t4093 = t27 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            const bool t4094 = t4093 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
            if (t4094) {
#line 203 "fa-kernels/src/conv/work.rs"
                const u32 t4095 = t28 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
                const u32 t4096 = t31 + t4095;
#line 203 "fa-kernels/src/conv/work.rs"
                const u32 t4097 = t27 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
                const u32 first_11 = t4096 + t4097;
                const u32 t4099 = first_11 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t4100 = t29 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t4101 = t4100 + first_11;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t4102 = t4101 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t4102;
                const f32 t4104 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t4105 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t4106 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t4107;
                asm("mov.b32 %0, %1;" : "=r"(t4107) : "f"(t4104));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t4108;
                asm("mov.b32 %0, %1;" : "=r"(t4108) : "f"(t4105));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t4109;
                asm("mov.b32 %0, %1;" : "=r"(t4109) : "f"(t4106));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t4107), "r"(t4108), "r"(t4109), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t4110 = t29 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t4111 = t4110 + t4099;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 t4112 = t4111 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t4112;
                const f32 t4114 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t4115 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                const f32 t4116 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t4117;
                asm("mov.b32 %0, %1;" : "=r"(t4117) : "f"(t4114));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t4118;
                asm("mov.b32 %0, %1;" : "=r"(t4118) : "f"(t4115));
#line 129 "fa-kernels/src/conv/statistics.rs"
                u32 t4119;
                asm("mov.b32 %0, %1;" : "=r"(t4119) : "f"(t4116));
#line 129 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t4117), "r"(t4118), "r"(t4119), "r"(0u) : "memory");
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
#line 323 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_2 = threadIdx.x;
            const bool t4121 = channel_2 < 128u;
#line 137 "fa-kernels/src/conv/statistics.rs"
            if (t4121) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t4122 = channel_2 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                const u32 t4123 = moments + t4122;
#line 139 "fa-kernels/src/conv/statistics.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t4123) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t4124;
                asm("mov.b32 %0, %1;" : "=f"(t4124) : "r"(row_5));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t4125;
                asm("mov.b32 %0, %1;" : "=f"(t4125) : "r"(row_6));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t4126;
                asm("mov.b32 %0, %1;" : "=f"(t4126) : "r"(row_7));
#line 139 "fa-kernels/src/conv/statistics.rs"
                f32 t4127;
                asm("mov.b32 %0, %1;" : "=f"(t4127) : "r"(row_8));
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 t4128 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                const u32 first_12 = t4128 << 7u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 t4130 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                const u32 index_7 = first_12 + channel_2;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_6 = t4130 + t4092;
                const u64 t4133 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4134 = t4133 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4135 = t4134 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4136 = partial + t4135;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4137 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4138 = t4137 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4139 = t4138 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4140 = t4136 + t4139;
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t4141;
                asm("mov.b32 %0, %1;" : "=r"(t4141) : "f"(t4124));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t4142;
                asm("mov.b32 %0, %1;" : "=r"(t4142) : "f"(t4125));
#line 143 "fa-kernels/src/conv/statistics.rs"
                u32 t4143;
                asm("mov.b32 %0, %1;" : "=r"(t4143) : "f"(t4126));
#line 143 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4140), "r"(t4141), "r"(t4142), "r"(t4143), "r"(0u) : "memory");
            }
#line 323 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4144 = 0ull * counters_stride0;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4145 = t4144 * 4ull;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4146 = counters + t4145;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4147 = 1ull * counters_stride0;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4148 = t4147 * 4ull;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4149 = counters + t4148;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4150 = threadIdx.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4151 = t4150 == 0u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4151) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t4146), "r"(1u) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4152 = gridDim.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4153 = gridDim.y;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4154 = t4152 * t4153;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4155 = gridDim.z;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4156 = t4154 * t4155;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t4157;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t4157) : "l"(t4146) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t4158 = t4157 < t4156;
            if (!t4158) break;
        }
    }
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4161 = threadIdx.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4162 = t4161 == 0u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4162) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4163 = gridDim.x;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4164 = gridDim.y;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4165 = t4163 * t4164;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4166 = gridDim.z;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4167 = t4165 * t4166;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4168 = t4167 - 1u;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t4169;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t4169) : "l"(t4149), "r"(t4168) : "memory");
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t4170 = t4169 == t4168;
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t4170) {
#line 154 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4146), "r"(0u) : "memory");
        }
    }
#line 155 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4171 = !is_producer;
#line 155 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4171) {
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t4172 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t4173 = t4172 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t4174 = t4173 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t4175 = t4174 & 63u;
#line 30 "fa-kernels/src/conv/output.rs"
        const u32 channel_3 = t31 + t4175;
        const u32 t4177 = blockIdx.y;
#line 31 "fa-kernels/src/conv/output.rs"
        const u32 t4178 = t4177 << 7u;
#line 31 "fa-kernels/src/conv/output.rs"
        const u32 t4179 = t4178 + channel_3;
#line 31 "fa-kernels/src/conv/output.rs"
        const u32 existing = t4179 < 120u ? t4179 : 120u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4181 = (u64)existing;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4182 = t4181 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4183 = t4182 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4184 = shift + t4183;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4185;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4185) : "l"(t4184) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4186 = __uint_as_float((u32)t4185 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4187 = existing + 1u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4188 = (u64)t4187;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4189 = t4188 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4190 = t4189 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4191 = shift + t4190;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4192;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4192) : "l"(t4191) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4193 = __uint_as_float((u32)t4192 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4194 = existing + 2u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4195 = (u64)t4194;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4196 = t4195 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4197 = t4196 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4198 = shift + t4197;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4199;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4199) : "l"(t4198) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4200 = __uint_as_float((u32)t4199 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4201 = existing + 3u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4202 = (u64)t4201;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4203 = t4202 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4204 = t4203 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4205 = shift + t4204;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4206;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4206) : "l"(t4205) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4207 = __uint_as_float((u32)t4206 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4208 = existing + 4u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4209 = (u64)t4208;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4210 = t4209 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4211 = t4210 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4212 = shift + t4211;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4213;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4213) : "l"(t4212) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4214 = __uint_as_float((u32)t4213 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4215 = existing + 5u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4216 = (u64)t4215;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4217 = t4216 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4218 = t4217 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4219 = shift + t4218;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4220;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4220) : "l"(t4219) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4221 = __uint_as_float((u32)t4220 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4222 = existing + 6u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4223 = (u64)t4222;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4224 = t4223 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4225 = t4224 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4226 = shift + t4225;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4227;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4227) : "l"(t4226) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4228 = __uint_as_float((u32)t4227 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4229 = existing + 7u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4230 = (u64)t4229;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4231 = t4230 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4232 = t4231 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4233 = shift + t4232;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4234;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4234) : "l"(t4233) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4235 = __uint_as_float((u32)t4234 << 16);
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4236 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t4236 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4238 = first_13 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4239 = all_groups - first_13;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t4238 ? t4239 : 0u;
        const u32 t4241 = left_6 < cta_groups ? left_6 : cta_groups;
#line 34 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t4241; i_18 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4242 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4243 = t4242 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4244 = t4243 + i_18;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4245 = t4244 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4246;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4246) : "r"(t4245), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t4246 >> groups_shift;
#line 36 "fa-kernels/src/conv/output.rs"
            const bool t4248 = i_18 == 0u;
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t4249 = i_18 > 1u ? i_18 : 1u;
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t4250 = t4249 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4251 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4252 = t4251 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4253 = t4252 + t4250;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4254 = t4253 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4255;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4255) : "r"(t4254), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4256 = t4255 >> groups_shift;
#line 36 "fa-kernels/src/conv/output.rs"
            const bool t4257 = sample_3 != t4256;
#line 36 "fa-kernels/src/conv/output.rs"
            const bool t4258 = t4248 | t4257;
#line 36 "fa-kernels/src/conv/output.rs"
            if (t4258) {
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4259 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4260 = t4259 & 127u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4261 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4262 = t4261 >> 7u;
                const u32 t4263 = blockIdx.y;
#line 155 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t4263 << 7u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4265 = sample_3 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4266 = t4265 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t4267;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4267) : "r"(t4266), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4268 = t4267 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4269 = sample_3 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4270 = t4269 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4271 = t4270 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4272 = t4271 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t4273;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4273) : "r"(t4272), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4274 = t4273 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_6 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_7 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t4275 = t4268 + t4262;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4276 = t4274 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t4275; i_19 < t4276; i_19 += 8u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4277 = i_19 <= t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4278 = i_19 < t4274 ? i_19 : t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t4260;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t4278 + sample_3;
                    const u64 t4281 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4282 = t4281 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4283 = t4282 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4284 = partial + t4283;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4285 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4286 = t4285 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4287 = t4286 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4288 = t4284 + t4287;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t4288) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4289;
                    asm("mov.b32 %0, %1;" : "=f"(t4289) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4290;
                    asm("mov.b32 %0, %1;" : "=f"(t4290) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4291;
                    asm("mov.b32 %0, %1;" : "=f"(t4291) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4292;
                    asm("mov.b32 %0, %1;" : "=f"(t4292) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 2u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4294 = cta <= t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4295 = cta < t4274 ? cta : t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t4260;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t4295 + sample_3;
                    const u64 t4298 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4299 = t4298 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4300 = t4299 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4301 = partial + t4300;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4302 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4303 = t4302 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4304 = t4303 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4305 = t4301 + t4304;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t4305) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4306;
                    asm("mov.b32 %0, %1;" : "=f"(t4306) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4307;
                    asm("mov.b32 %0, %1;" : "=f"(t4307) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4308;
                    asm("mov.b32 %0, %1;" : "=f"(t4308) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4309;
                    asm("mov.b32 %0, %1;" : "=f"(t4309) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4311 = cta_2 <= t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4312 = cta_2 < t4274 ? cta_2 : t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t4260;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t4312 + sample_3;
                    const u64 t4315 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4316 = t4315 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4317 = t4316 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4318 = partial + t4317;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4319 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4320 = t4319 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4321 = t4320 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4322 = t4318 + t4321;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t4322) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4323;
                    asm("mov.b32 %0, %1;" : "=f"(t4323) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4324;
                    asm("mov.b32 %0, %1;" : "=f"(t4324) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4325;
                    asm("mov.b32 %0, %1;" : "=f"(t4325) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4326;
                    asm("mov.b32 %0, %1;" : "=f"(t4326) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 6u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4328 = cta_3 <= t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4329 = cta_3 < t4274 ? cta_3 : t4274;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_15 = first_channel + t4260;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_14 = t4329 + sample_3;
                    const u64 t4332 = (u64)index_14;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4333 = t4332 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4334 = t4333 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4335 = partial + t4334;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4336 = (u64)index_15;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4337 = t4336 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4338 = t4337 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4339 = t4335 + t4338;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t4339) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4340;
                    asm("mov.b32 %0, %1;" : "=f"(t4340) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4341;
                    asm("mov.b32 %0, %1;" : "=f"(t4341) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4342;
                    asm("mov.b32 %0, %1;" : "=f"(t4342) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4343;
                    asm("mov.b32 %0, %1;" : "=f"(t4343) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4344 = t4277 ? t4289 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4345 = t4277 ? t4290 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4346 = t4277 ? t4291 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4347 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4348 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4349 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t4347 + t4344;
                    const f32 difference_3 = t4345 - t4348;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4352) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4353;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4353) : "f"(t4352));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_4 = t4344 * t4353;
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_3), "f"(share_4), "f"(t4348));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4356 = t4347 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4357 = t4356 ? t4345 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4358 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4359 = t4358 * t4347;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4360 = t4349 + t4346;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(t4359), "f"(share_4), "f"(t4360));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4357;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4361;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4362 = t4294 ? t4306 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4363 = t4294 ? t4307 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4364 = t4294 ? t4308 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4365 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4366 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4367 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = t4365 + t4362;
                    const f32 difference_4 = t4363 - t4366;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4370;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4370) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4371;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4371) : "f"(t4370));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_5 = t4362 * t4371;
                    f32 mean_9;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_4), "f"(share_5), "f"(t4366));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4374 = t4365 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4375 = t4374 ? t4363 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4376 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4377 = t4376 * t4365;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4378 = t4367 + t4364;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4379) : "f"(t4377), "f"(share_5), "f"(t4378));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4375;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4379;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4380 = t4311 ? t4323 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4381 = t4311 ? t4324 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4382 = t4311 ? t4325 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4383 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4384 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4385 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t4383 + t4380;
                    const f32 difference_5 = t4381 - t4384;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4388;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4388) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4389;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4389) : "f"(t4388));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t4380 * t4389;
                    f32 mean_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t4384));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4392 = t4383 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4393 = t4392 ? t4381 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4394 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4395 = t4394 * t4383;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4396 = t4385 + t4382;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4397) : "f"(t4395), "f"(share_6), "f"(t4396));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4393;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4397;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4398 = t4328 ? t4340 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4399 = t4328 ? t4341 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4400 = t4328 ? t4342 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4401 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4402 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4403 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t4401 + t4398;
                    const f32 difference_6 = t4399 - t4402;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4406) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4407;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4407) : "f"(t4406));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t4398 * t4407;
                    f32 mean_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t4402));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4410 = t4401 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4411 = t4410 ? t4399 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4412 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4413 = t4412 * t4401;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4414 = t4403 + t4400;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4415;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4415) : "f"(t4413), "f"(share_7), "f"(t4414));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4411;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4415;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4416 = count_6;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4417 = mean_7;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4418 = squares_5;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t4419 = t4262 << 7u;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t4420 = t4419 + t4260;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t4421 = t4420 << 4u;
#line 161 "fa-kernels/src/conv/statistics.rs"
                const u32 t4422 = moments + t4421;
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t4423;
                asm("mov.b32 %0, %1;" : "=r"(t4423) : "f"(t4416));
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t4424;
                asm("mov.b32 %0, %1;" : "=r"(t4424) : "f"(t4417));
#line 161 "fa-kernels/src/conv/statistics.rs"
                u32 t4425;
                asm("mov.b32 %0, %1;" : "=r"(t4425) : "f"(t4418));
#line 161 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4422), "r"(t4423), "r"(t4424), "r"(t4425), "r"(0u) : "memory");
#line 323 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 165 "fa-kernels/src/conv/statistics.rs"
                const bool t4426 = t4262 == 0u;
#line 165 "fa-kernels/src/conv/statistics.rs"
                if (t4426) {
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4427 = t4260 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4428 = moments + t4427;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t4428) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4429;
                    asm("mov.b32 %0, %1;" : "=f"(t4429) : "r"(row_9));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4430;
                    asm("mov.b32 %0, %1;" : "=f"(t4430) : "r"(row_10));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4431;
                    asm("mov.b32 %0, %1;" : "=f"(t4431) : "r"(row_11));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4432;
                    asm("mov.b32 %0, %1;" : "=f"(t4432) : "r"(row_12));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4433 = 128u + t4260;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4434 = t4433 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4435 = moments + t4434;
#line 167 "fa-kernels/src/conv/statistics.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t4435) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4436;
                    asm("mov.b32 %0, %1;" : "=f"(t4436) : "r"(row_13));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4437;
                    asm("mov.b32 %0, %1;" : "=f"(t4437) : "r"(row_14));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4438;
                    asm("mov.b32 %0, %1;" : "=f"(t4438) : "r"(row_15));
#line 167 "fa-kernels/src/conv/statistics.rs"
                    f32 t4439;
                    asm("mov.b32 %0, %1;" : "=f"(t4439) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t4429 + t4436;
                    const f32 difference_7 = t4437 - t4430;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4442) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4443;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4443) : "f"(t4442));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t4436 * t4443;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t4430));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4446 = t4429 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4447 = t4446 ? t4437 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4448 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4449 = t4448 * t4429;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4450 = t4431 + t4438;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4451) : "f"(t4449), "f"(share_8), "f"(t4450));
#line 169 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4452 = first_channel + t4260;
#line 169 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t4452 < 127u ? t4452 : 127u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4454 = t4260 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4455 = t7 + t4454;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4456) : "f"(count_11), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4457;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4457) : "f"(t4456));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t4451 * t4457;
                    const f32 t4459 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t4459));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4461 = (u64)at_5;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4462 = t4461 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4463 = t4462 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4464 = scale + t4463;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4465;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4465) : "l"(t4464) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4466 = __uint_as_float((u32)t4465 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 factor = inverse * t4466;
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t4455), "f"(factor) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t4455), "f"(t4447) : "memory");
                }
#line 323 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4468 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4469 = t4468 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t4469 + i_18;
            const u32 t4471 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t4472;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4472) : "r"(t4471), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t4472 >> groups_shift;
            const u32 t4474 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t4475 = group_3 - t4474;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t4475 + t29;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t4477 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t4478;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4478) : "r"(t4477), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t4479 = t4478 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t4479 << 5u;
            const u32 t4481 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t4482;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4482) : "r"(t4481), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t4483 = t4482 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t4484 = t4483 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t4485 = number_3 - t4484;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t4485 << 3u;
            const bool t4487 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t4488 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t4487 ? t4488 : 0u;
            const u32 t4490 = left_7 < 32u ? left_7 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4491 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4492 = t4491 < 8u ? t4491 : 8u;
#line 235 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index << 15u;
#line 243 "fa-kernels/src/conv/work.rs"
            const u32 t4494 = i_18 << 16u;
#line 243 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t4494;
#line 262 "fa-kernels/src/conv/work.rs"
            const bool t4496 = i_18 == 1u;
#line 244 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t4496 ? smem_1 : kept_2;
#line 248 "fa-kernels/src/conv/work.rs"
            const u32 t4498 = base_2 + own_2;
#line 41 "fa-kernels/src/conv/output.rs"
            const u32 t4499 = channel_3 << 3u;
#line 41 "fa-kernels/src/conv/output.rs"
            const u32 t4500 = t7 + t4499;
#line 41 "fa-kernels/src/conv/output.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t4500) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4501;
            asm("mov.b32 %0, %1;" : "=f"(t4501) : "r"(row_17));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4502;
            asm("mov.b32 %0, %1;" : "=f"(t4502) : "r"(row_18));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4503;
            asm("mov.b32 %0, %1;" : "=f"(t4503) : "r"(row_19));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4504;
            asm("mov.b32 %0, %1;" : "=f"(t4504) : "r"(row_20));
#line 41 "fa-kernels/src/conv/output.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t4500) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4505;
            asm("mov.b32 %0, %1;" : "=f"(t4505) : "r"(row_21));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4506;
            asm("mov.b32 %0, %1;" : "=f"(t4506) : "r"(row_22));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4507;
            asm("mov.b32 %0, %1;" : "=f"(t4507) : "r"(row_23));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4508;
            asm("mov.b32 %0, %1;" : "=f"(t4508) : "r"(row_24));
#line 41 "fa-kernels/src/conv/output.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t4500) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4509;
            asm("mov.b32 %0, %1;" : "=f"(t4509) : "r"(row_25));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4510;
            asm("mov.b32 %0, %1;" : "=f"(t4510) : "r"(row_26));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4511;
            asm("mov.b32 %0, %1;" : "=f"(t4511) : "r"(row_27));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4512;
            asm("mov.b32 %0, %1;" : "=f"(t4512) : "r"(row_28));
#line 41 "fa-kernels/src/conv/output.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t4500) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4513;
            asm("mov.b32 %0, %1;" : "=f"(t4513) : "r"(row_29));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4514;
            asm("mov.b32 %0, %1;" : "=f"(t4514) : "r"(row_30));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4515;
            asm("mov.b32 %0, %1;" : "=f"(t4515) : "r"(row_31));
#line 41 "fa-kernels/src/conv/output.rs"
            f32 t4516;
            asm("mov.b32 %0, %1;" : "=f"(t4516) : "r"(row_32));
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t4517 = blockIdx.y;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t4518 = t4517 << 7u;
#line 62 "fa-kernels/src/conv/output.rs"
            const u32 t4519 = t4518 + t31;
#line 90 "fa-kernels/src/conv/output.rs"
            const u32 t4520 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t4520 & 127u;
            const u32 t4522 = thread_3 & 7u;
#line 91 "fa-kernels/src/conv/output.rs"
            const u32 t4523 = thread_3 >> 3u;
#line 81 "fa-kernels/src/conv/output.rs"
            const u32 t4524 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
            const u32 t4525 = t4524 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
            const u32 t4526 = t4525 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
            const u32 t4527 = t4526 & 63u;
#line 92 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t4519 + t4527;
            const u32 t4529 = t4522 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
            const u32 t4530 = t4529 >> 6u;
#line 93 "fa-kernels/src/conv/output.rs"
            const u32 first_row = t4530 << 5u;
#line 95 "fa-kernels/src/conv/output.rs"
            const bool t4532 = channel_4 < 128u;
#line 95 "fa-kernels/src/conv/output.rs"
            if (t4532) {
#line 97 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_20 = 0u; i_20 < 16u; i_20 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                    const u32 t4533 = i_20 << 4u;
#line 98 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t4523 + t4533;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t4535 = pixel >> 3u;
                    const u32 t4536 = pixel & 7u;
#line 100 "fa-kernels/src/conv/output.rs"
                    const u32 row_33 = first_row + t4535;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 t4538 = pixel < 255u ? pixel : 255u;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 t4539 = t4538 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 t4540 = t4522 ^ t4539;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 t4541 = t4538 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 t4542 = t4540 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 t4543 = t4541 + t4542;
#line 102 "fa-kernels/src/conv/output.rs"
                    const u32 from = t4498 + t4543;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(from) : "memory");
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4545 = row_34 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4546 = row_34 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4547;
                    asm("mov.b32 %0, %1;" : "=f"(t4547) : "r"(t4545));
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4548;
                    asm("mov.b32 %0, %1;" : "=f"(t4548) : "r"(t4546));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4549 = t4547 - t4502;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4550) : "f"(t4549), "f"(t4501), "f"(t4186));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4551 = t4550 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4552) : "f"(t4551));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4553 = t4552 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4554;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4554) : "f"(t4553));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4555 = t4550 * t4554;
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4556 = t4548 - t4504;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4557) : "f"(t4556), "f"(t4503), "f"(t4193));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4558 = t4557 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4559;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4559) : "f"(t4558));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4560 = t4559 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4561;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4561) : "f"(t4560));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4562 = t4557 * t4561;
#line 104 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4555), "f"(t4562));
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4564 = row_35 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4565 = row_35 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4566;
                    asm("mov.b32 %0, %1;" : "=f"(t4566) : "r"(t4564));
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4567;
                    asm("mov.b32 %0, %1;" : "=f"(t4567) : "r"(t4565));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4568 = t4566 - t4506;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4569;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4569) : "f"(t4568), "f"(t4505), "f"(t4200));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4570 = t4569 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4571) : "f"(t4570));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4572 = t4571 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4573;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4573) : "f"(t4572));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4574 = t4569 * t4573;
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4575 = t4567 - t4508;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4576) : "f"(t4575), "f"(t4507), "f"(t4207));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4577 = t4576 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4578) : "f"(t4577));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4579 = t4578 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4580;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4580) : "f"(t4579));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4581 = t4576 * t4580;
#line 104 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4574), "f"(t4581));
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4583 = row_36 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4584 = row_36 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4585;
                    asm("mov.b32 %0, %1;" : "=f"(t4585) : "r"(t4583));
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4586;
                    asm("mov.b32 %0, %1;" : "=f"(t4586) : "r"(t4584));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4587 = t4585 - t4510;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4588;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4588) : "f"(t4587), "f"(t4509), "f"(t4214));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4589 = t4588 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4590) : "f"(t4589));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4591 = t4590 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4592;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4592) : "f"(t4591));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4593 = t4588 * t4592;
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4594 = t4586 - t4512;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4595) : "f"(t4594), "f"(t4511), "f"(t4221));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4596 = t4595 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4597) : "f"(t4596));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4598 = t4597 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4599;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4599) : "f"(t4598));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4600 = t4595 * t4599;
#line 104 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4593), "f"(t4600));
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4602 = row_37 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                    const u32 t4603 = row_37 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4604;
                    asm("mov.b32 %0, %1;" : "=f"(t4604) : "r"(t4602));
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4605;
                    asm("mov.b32 %0, %1;" : "=f"(t4605) : "r"(t4603));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4606 = t4604 - t4514;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4607;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4607) : "f"(t4606), "f"(t4513), "f"(t4228));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4608 = t4607 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4609) : "f"(t4608));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4610 = t4609 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4611;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4611) : "f"(t4610));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4612 = t4607 * t4611;
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4613 = t4605 - t4516;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4614) : "f"(t4613), "f"(t4515), "f"(t4235));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4615 = t4614 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4616) : "f"(t4615));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4617 = t4616 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                    f32 t4618;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4618) : "f"(t4617));
#line 104 "fa-kernels/src/conv/output.rs"
                    const f32 t4619 = t4614 * t4618;
#line 104 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4612), "f"(t4619));
#line 108 "fa-kernels/src/conv/output.rs"
                    const bool t4621 = row_33 < t4490;
#line 108 "fa-kernels/src/conv/output.rs"
                    const bool t4622 = t4536 < t4492;
#line 108 "fa-kernels/src/conv/output.rs"
                    const bool t4623 = t4621 & t4622;
#line 108 "fa-kernels/src/conv/output.rs"
                    if (t4623) {
                        const u32 at_6 = y_4 + row_33;
#line 109 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = x_4 + t4536;
                        const u64 t4626 = (u64)sample_4;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4627 = t4626 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4628 = t4627 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4629 = y + t4628;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4630 = (u64)at_6;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4631 = t4630 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4632 = t4631 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4633 = t4629 + t4632;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4634 = (u64)at_7;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4635 = t4634 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4636 = t4635 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4637 = t4633 + t4636;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4638 = (u64)channel_4 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                        const u64 t4639 = t4637 + t4638;
#line 110 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4639), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
