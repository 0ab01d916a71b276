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
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 136 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 137 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 217 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 153600u;
    const u32 moments = outputs + 65536u;
    const u32 t7 = moments + 4096u;
#line 230 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 1024u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 140 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 143 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 145 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool is_producer = warp == 8u;
#line 269 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t24 = thread_2 >> 5u;
#line 270 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t24));
#line 271 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t27 = thread_2 & 31u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t28 = warp_2 & 3u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t29 = index >> 1u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t30 = index & 1u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t31 = t30 << 6u;
#line 164 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (is_producer) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t32 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first = t32 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t34 = first < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t35 = all_groups - first;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left = t34 ? t35 : 0u;
        const u32 t37 = left < cta_groups ? left : cta_groups;
#line 17 "fa-kernels/src/conv/warp_specialized/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t37; i += 1u) {
#line 278 "fa-kernels/src/conv/tile_config.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t47 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t48 = t47 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 group = t48 + i;
#line 188 "fa-kernels/src/conv/work.rs"
                const u32 t50 = group << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
                u32 t51;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t51) : "r"(t50), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
                const u32 sample = t51 >> groups_shift;
                const u32 t53 = sample * groups;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_65 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_66 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_67 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_68 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_69 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_70 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_71 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_72 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_73 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_74 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_75 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_76 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_77 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_78 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_79 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_80 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_81 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_82 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_83 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_84 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_85 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_86 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_87 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_88 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_89 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_90 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_91 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_92 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_93 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_94 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_95 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_96 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_97 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_98 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_99 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_100 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_101 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_102 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_103 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_104 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_105 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_106 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_107 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_108 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_109 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_110 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_111 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_112 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_113 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_114 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_115 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_116 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_117 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_118 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_119 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_120 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_121 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_122 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_123 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_124 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_125 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_126 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_127 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
        f32 acc_128 = 0.0f;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 t273 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t273 << 7u;
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
        const u32 t275 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t275 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t277 = first_3 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t278 = all_groups - first_3;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_3 = t277 ? t278 : 0u;
        const u32 t280 = left_3 < cta_groups ? left_3 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t280; i_13 += 1u) {
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
            acc_65 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_66 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_69 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_70 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_73 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_74 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_77 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_78 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_81 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_82 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_85 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_86 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_89 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_90 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_93 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_94 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_97 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_98 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_101 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_102 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_105 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_106 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_109 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_110 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_113 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_114 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_117 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_118 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_121 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_122 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_125 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_126 = 0.0f;
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
#line 354 "fa-kernels/src/conv/work.rs"
            acc_67 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_68 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_71 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_72 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_75 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_76 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_79 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_80 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_83 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_84 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_87 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_88 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_91 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_92 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_95 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_96 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_99 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_100 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_103 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_104 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_107 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_108 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_111 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_112 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_115 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_116 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_119 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_120 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_123 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_124 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_127 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
            acc_128 = 0.0f;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t281 = i_13 > 1u ? i_13 : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
            const u32 t282 = t281 - 1u;
#line 278 "fa-kernels/src/conv/tile_config.rs"
            #pragma unroll 1
            for (u32 i_14 = 0u; i_14 < 2u; i_14 += 1u) {
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t283 = i_13 << 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t284 = t283 + i_14;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 i_15 = t284 + t29;
#line 41 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 slot_11 = i_15 & 1u;
                const u32 t287 = i_13 << 1u;
#line 42 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t288 = t287 + i_14;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t289 = t29 << 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t290 = t288 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = t289 + t290;
                const u32 t292 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t293 = t8 + t292;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t294 = t288 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t295 = t294 & 1u;
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t293), "r"(t295) : "memory");
                const u32 t296 = slot_11 * 44032u;
#line 44 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t297 = smem_1 + t296;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step = i_14 * 9u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t299 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t300 = t299 + step;
                const u32 t301 = t300 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t302 = t301 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t303 = t302 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t304 = t8 + t303;
                const u32 t305 = t300 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t306 = t305 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t304), "r"(t306) : "memory");
                const u32 t307 = t300 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t308 = t307 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t309 = t9 + t308;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t310 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t311 = t310 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t312 = t309 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t313 = t312 + t311;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t314 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t315 = t313 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t316 = (u64)t315;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t317 = t316 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t318 = t314 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t319 = (u64)t318;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t320 = t319 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t321 = t313 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t322 = (u64)t321;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t323 = t322 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t324 = t314 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t325 = (u64)t324;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t326 = t325 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t327 = t313 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t328 = (u64)t327;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t329 = t328 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t330 = t314 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t331 = (u64)t330;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t332 = t331 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t333 = t313 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t334 = (u64)t333;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t335 = t334 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t336 = t314 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t337 = (u64)t336;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t338 = t337 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t317), "l"(t320), "l"(t323), "l"(t326), "l"(t329), "l"(t332), "l"(t335), "l"(t338) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t339 = 0u < step;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t339) {
                    const u32 t340 = step - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t341 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t342 = t341 + t340;
                    const u32 t343 = t342 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t344 = t343 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t345 = t344 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t346 = t8 + t345;
                    u32 t347;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t347) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t348 = t347 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t348) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t346) : "memory");
                    }
#line 67 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t349 = i_14 - 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t350 = i_13 << 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t351 = t350 + t349;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 i_16 = t351 + t29;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t353 = i_16 & 1u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t354 = t353 + 2u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t355 = t354 << 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t356 = t8 + t355;
                    u32 t357;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t357) : );
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t358 = t357 == 1u;
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t358) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t356) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t359 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_2 = t359 + 1u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t361 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t362 = t361 + step_2;
                const u32 t363 = t362 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t364 = t363 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t365 = t364 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t366 = t8 + t365;
                const u32 t367 = t362 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t368 = t367 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t366), "r"(t368) : "memory");
                const u32 t369 = t362 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t370 = t369 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t371 = t9 + t370;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t372 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t373 = t372 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t374 = t371 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t375 = t374 + t373;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t376 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t377 = t376 + 8u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t378 = t375 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t379 = (u64)t378;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t380 = t379 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t381 = t377 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t382 = (u64)t381;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t383 = t382 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t384 = t375 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t385 = (u64)t384;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t386 = t385 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t387 = t377 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t388 = (u64)t387;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t389 = t388 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t390 = t375 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t391 = (u64)t390;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t392 = t391 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t393 = t377 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t394 = (u64)t393;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t395 = t394 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t396 = t375 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t397 = (u64)t396;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t398 = t397 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t399 = t377 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t400 = (u64)t399;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t401 = t400 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t380), "l"(t383), "l"(t386), "l"(t389), "l"(t392), "l"(t395), "l"(t398), "l"(t401) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t402 = 0u < step_2;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t402) {
                    const u32 t403 = step_2 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t404 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t405 = t404 + t403;
                    const u32 t406 = t405 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t407 = t406 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t408 = t407 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t409 = t8 + t408;
                    u32 t410;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t410) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t411 = t410 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t411) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t409) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t412 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_3 = t412 + 2u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t414 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t415 = t414 + step_3;
                const u32 t416 = t415 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t417 = t416 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t418 = t417 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t419 = t8 + t418;
                const u32 t420 = t415 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t421 = t420 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t419), "r"(t421) : "memory");
                const u32 t422 = t415 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t423 = t422 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t424 = t9 + t423;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t425 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t426 = t425 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t427 = t424 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t428 = t427 + t426;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t429 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t430 = t429 + 16u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t431 = t428 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t432 = (u64)t431;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t433 = t432 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t434 = t430 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t435 = (u64)t434;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t436 = t435 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t437 = t428 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t438 = (u64)t437;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t439 = t438 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t440 = t430 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t441 = (u64)t440;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t442 = t441 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t443 = t428 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t444 = (u64)t443;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t445 = t444 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t446 = t430 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t447 = (u64)t446;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t448 = t447 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t449 = t428 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t450 = (u64)t449;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t451 = t450 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t452 = t430 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t453 = (u64)t452;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t454 = t453 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t433), "l"(t436), "l"(t439), "l"(t442), "l"(t445), "l"(t448), "l"(t451), "l"(t454) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t455 = 0u < step_3;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t455) {
                    const u32 t456 = step_3 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t457 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t458 = t457 + t456;
                    const u32 t459 = t458 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t460 = t459 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t461 = t460 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t462 = t8 + t461;
                    u32 t463;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t463) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t464 = t463 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t464) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t462) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t465 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_4 = t465 + 3u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t467 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t468 = t467 + step_4;
                const u32 t469 = t468 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t470 = t469 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t471 = t470 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t472 = t8 + t471;
                const u32 t473 = t468 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t474 = t473 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t472), "r"(t474) : "memory");
                const u32 t475 = t468 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t476 = t475 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t477 = t9 + t476;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t478 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t479 = t478 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t480 = t477 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t481 = t480 + t479;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t482 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t483 = t482 + 80u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t484 = t481 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t485 = (u64)t484;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t486 = t485 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t487 = t483 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t488 = (u64)t487;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t489 = t488 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t490 = t481 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t491 = (u64)t490;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t492 = t491 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t493 = t483 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t494 = (u64)t493;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t495 = t494 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t496 = t481 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t497 = (u64)t496;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t498 = t497 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t499 = t483 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t500 = (u64)t499;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t501 = t500 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t502 = t481 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t503 = (u64)t502;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t504 = t503 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t505 = t483 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t506 = (u64)t505;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t507 = t506 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t486), "l"(t489), "l"(t492), "l"(t495), "l"(t498), "l"(t501), "l"(t504), "l"(t507) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t508 = 0u < step_4;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t508) {
                    const u32 t509 = step_4 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t510 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t511 = t510 + t509;
                    const u32 t512 = t511 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t513 = t512 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t514 = t513 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t515 = t8 + t514;
                    u32 t516;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t516) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t517 = t516 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t517) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t515) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t518 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_5 = t518 + 4u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t520 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t521 = t520 + step_5;
                const u32 t522 = t521 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t523 = t522 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t524 = t523 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t525 = t8 + t524;
                const u32 t526 = t521 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t527 = t526 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t525), "r"(t527) : "memory");
                const u32 t528 = t521 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t529 = t528 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t530 = t9 + t529;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t531 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t532 = t531 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t533 = t530 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t534 = t533 + t532;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t535 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t536 = t535 + 88u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t537 = t534 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t538 = (u64)t537;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t539 = t538 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t540 = t536 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t541 = (u64)t540;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t542 = t541 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t543 = t534 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t544 = (u64)t543;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t545 = t544 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t546 = t536 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t547 = (u64)t546;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t548 = t547 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t549 = t534 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t550 = (u64)t549;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t551 = t550 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t552 = t536 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t553 = (u64)t552;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t554 = t553 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t555 = t534 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t556 = (u64)t555;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t557 = t556 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t558 = t536 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t559 = (u64)t558;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t560 = t559 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t539), "l"(t542), "l"(t545), "l"(t548), "l"(t551), "l"(t554), "l"(t557), "l"(t560) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t561 = 0u < step_5;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t561) {
                    const u32 t562 = step_5 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t563 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t564 = t563 + t562;
                    const u32 t565 = t564 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t566 = t565 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t567 = t566 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t568 = t8 + t567;
                    u32 t569;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t569) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t570 = t569 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t570) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t568) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t571 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_6 = t571 + 5u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t573 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t574 = t573 + step_6;
                const u32 t575 = t574 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t576 = t575 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t577 = t576 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t578 = t8 + t577;
                const u32 t579 = t574 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t580 = t579 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t578), "r"(t580) : "memory");
                const u32 t581 = t574 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t582 = t581 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t583 = t9 + t582;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t584 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t585 = t584 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t586 = t583 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t587 = t586 + t585;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t588 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t589 = t588 + 96u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t590 = t587 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t591 = (u64)t590;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t592 = t591 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t593 = t589 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t594 = (u64)t593;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t595 = t594 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t596 = t587 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t597 = (u64)t596;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t598 = t597 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t599 = t589 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t600 = (u64)t599;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t601 = t600 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t602 = t587 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t603 = (u64)t602;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t604 = t603 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t605 = t589 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t606 = (u64)t605;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t607 = t606 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t608 = t587 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t609 = (u64)t608;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t610 = t609 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t611 = t589 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t612 = (u64)t611;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t613 = t612 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t592), "l"(t595), "l"(t598), "l"(t601), "l"(t604), "l"(t607), "l"(t610), "l"(t613) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t614 = 0u < step_6;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t614) {
                    const u32 t615 = step_6 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t616 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t617 = t616 + t615;
                    const u32 t618 = t617 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t619 = t618 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t620 = t619 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t621 = t8 + t620;
                    u32 t622;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t622) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t623 = t622 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t623) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t621) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t624 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_7 = t624 + 6u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t626 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t627 = t626 + step_7;
                const u32 t628 = t627 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t629 = t628 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t630 = t629 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t631 = t8 + t630;
                const u32 t632 = t627 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t633 = t632 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t631), "r"(t633) : "memory");
                const u32 t634 = t627 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t635 = t634 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t636 = t9 + t635;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t637 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t638 = t637 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t639 = t636 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t640 = t639 + t638;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t641 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t642 = t641 + 160u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t643 = t640 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t644 = (u64)t643;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t645 = t644 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t646 = t642 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t647 = (u64)t646;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t648 = t647 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t649 = t640 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t650 = (u64)t649;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t651 = t650 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t652 = t642 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t653 = (u64)t652;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t654 = t653 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t655 = t640 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t656 = (u64)t655;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t657 = t656 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t658 = t642 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t659 = (u64)t658;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t660 = t659 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t661 = t640 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t662 = (u64)t661;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t663 = t662 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t664 = t642 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t665 = (u64)t664;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t666 = t665 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t645), "l"(t648), "l"(t651), "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t667 = 0u < step_7;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t667) {
                    const u32 t668 = step_7 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t669 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t670 = t669 + t668;
                    const u32 t671 = t670 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t672 = t671 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t673 = t672 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t674 = t8 + t673;
                    u32 t675;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t675) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t676 = t675 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t676) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t674) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t677 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_8 = t677 + 7u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t679 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t680 = t679 + step_8;
                const u32 t681 = t680 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t682 = t681 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t683 = t682 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t684 = t8 + t683;
                const u32 t685 = t680 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t686 = t685 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t684), "r"(t686) : "memory");
                const u32 t687 = t680 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t688 = t687 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t689 = t9 + t688;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t690 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t691 = t690 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t692 = t689 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t693 = t692 + t691;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t694 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t695 = t694 + 168u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t696 = t693 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t697 = (u64)t696;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t698 = t697 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t699 = t695 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t700 = (u64)t699;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t701 = t700 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t702 = t693 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t703 = (u64)t702;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t704 = t703 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t705 = t695 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t706 = (u64)t705;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t707 = t706 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t708 = t693 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t709 = (u64)t708;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t710 = t709 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t711 = t695 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t712 = (u64)t711;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t713 = t712 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t714 = t693 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t715 = (u64)t714;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t716 = t715 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t717 = t695 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t718 = (u64)t717;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t719 = t718 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t698), "l"(t701), "l"(t704), "l"(t707), "l"(t710), "l"(t713), "l"(t716), "l"(t719) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t720 = 0u < step_8;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t720) {
                    const u32 t721 = step_8 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t722 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t723 = t722 + t721;
                    const u32 t724 = t723 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t725 = t724 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t726 = t725 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t727 = t8 + t726;
                    u32 t728;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t728) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t729 = t728 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t729) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t727) : "memory");
                    }
                }
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t730 = i_14 * 9u;
#line 46 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_9 = t730 + 8u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t732 = i_13 * 18u;
#line 106 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t733 = t732 + step_9;
                const u32 t734 = t733 & 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t735 = t734 + 4u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t736 = t735 << 3u;
#line 107 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t737 = t8 + t736;
                const u32 t738 = t733 >> 2u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t739 = t738 & 1u;
#line 108 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t737), "r"(t739) : "memory");
                const u32 t740 = t733 & 3u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t741 = t740 << 14u;
#line 109 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t742 = t9 + t741;
#line 49 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t743 = t31 << 7u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t744 = t743 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t745 = t742 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t746 = t745 + t744;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t747 = t297 >> 4u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t748 = t747 + 176u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t749 = t746 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t750 = (u64)t749;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t751 = t750 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t752 = t748 + 65536u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t753 = (u64)t752;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t754 = t753 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t755 = t746 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t756 = (u64)t755;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t757 = t756 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t758 = t748 + 65538u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t759 = (u64)t758;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t760 = t759 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t761 = t746 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t762 = (u64)t761;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t763 = t762 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t764 = t748 + 65540u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t765 = (u64)t764;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t766 = t765 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t767 = t746 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t768 = (u64)t767;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t769 = t768 + 4611686293305294848ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t770 = t748 + 65542u;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t771 = (u64)t770;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t772 = t771 + 4611686362024771584ull;
#line 50 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t751), "l"(t754), "l"(t757), "l"(t760), "l"(t763), "l"(t766), "l"(t769), "l"(t772) : "memory");
#line 55 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t773 = 0u < step_9;
#line 64 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t773) {
                    const u32 t774 = step_9 - 1u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t775 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t776 = t775 + t774;
                    const u32 t777 = t776 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t778 = t777 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t779 = t778 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t780 = t8 + t779;
                    u32 t781;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t781) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t782 = t781 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t782) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t780) : "memory");
                    }
                }
            }
#line 84 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t783 = i_13 * 18u;
#line 117 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t784 = t783 + 17u;
            const u32 t785 = t784 & 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t786 = t785 + 8u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t787 = t786 << 3u;
#line 118 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t788 = t8 + t787;
            u32 t789;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t789) : );
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t790 = t789 == 1u;
#line 119 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t790) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t788) : "memory");
            }
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t791 = i_13 << 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t792 = t791 + 1u;
#line 93 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_17 = t792 + t29;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t794 = i_17 & 1u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t795 = t794 + 2u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t796 = t795 << 3u;
#line 134 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t797 = t8 + t796;
            u32 t798;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t798) : );
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t799 = t798 == 1u;
#line 135 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t799) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t797) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t800 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t801 = t800 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t801 + i_13;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t803 = group_2 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t804;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t804) : "r"(t803), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t804 >> groups_shift;
            const u32 t806 = sample_2 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t807 = group_2 - t806;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t807 + t29;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t809 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t810;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t810) : "r"(t809), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t811 = t810 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t811 << 5u;
            const u32 t813 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t814;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t814) : "r"(t813), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t815 = t814 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t816 = t815 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t817 = number_2 - t816;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t817 << 3u;
            const bool t819 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t820 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t819 ? t820 : 0u;
            const u32 t822 = left_4 < 32u ? left_4 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t823 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t824 = t823 < 8u ? t823 : 8u;
#line 306 "fa-kernels/src/conv/work.rs"
            const bool t825 = 0u < i_13;
#line 306 "fa-kernels/src/conv/work.rs"
            if (t825) {
#line 112 "fa-kernels/src/conv/statistics.rs"
                const u32 t826 = i_13 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t827 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t828 = t827 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t829 = t828 + t826;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t830 = t829 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t831;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t831) : "r"(t830), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 before = t831 >> groups_shift;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t833 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t834 = t833 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 t835 = t834 + i_13;
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t836 = t835 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
                u32 t837;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t837) : "r"(t836), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
                const u32 t838 = t837 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
                const bool t839 = t838 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
                if (t839) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const u32 t840 = t27 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    const bool t841 = t840 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                    if (t841) {
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t842 = t28 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t843 = t31 + t842;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 t844 = t27 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                        const u32 first_4 = t843 + t844;
                        const u32 t846 = first_4 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t847 = t29 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t848 = t847 + first_4;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t849 = t848 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t849;
                        const f32 t851 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t852 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t853 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t854;
                        asm("mov.b32 %0, %1;" : "=r"(t854) : "f"(t851));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t855;
                        asm("mov.b32 %0, %1;" : "=r"(t855) : "f"(t852));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t856;
                        asm("mov.b32 %0, %1;" : "=r"(t856) : "f"(t853));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t854), "r"(t855), "r"(t856), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t857 = t29 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t858 = t857 + t846;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t859 = t858 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t859;
                        const f32 t861 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t862 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        const f32 t863 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t864;
                        asm("mov.b32 %0, %1;" : "=r"(t864) : "f"(t861));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t865;
                        asm("mov.b32 %0, %1;" : "=r"(t865) : "f"(t862));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t866;
                        asm("mov.b32 %0, %1;" : "=r"(t866) : "f"(t863));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t864), "r"(t865), "r"(t866), "r"(0u) : "memory");
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
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel = threadIdx.x;
                    const bool t868 = channel < 128u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    if (t868) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t869 = channel << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        const u32 t870 = moments + t869;
#line 144 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t870) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t871;
                        asm("mov.b32 %0, %1;" : "=f"(t871) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t872;
                        asm("mov.b32 %0, %1;" : "=f"(t872) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t873;
                        asm("mov.b32 %0, %1;" : "=f"(t873) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                        f32 t874;
                        asm("mov.b32 %0, %1;" : "=f"(t874) : "r"(row_4));
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 t875 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t875 << 7u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 t877 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_5 = first_5 + channel;
#line 131 "fa-kernels/src/conv/work.rs"
                        const u32 index_4 = t877 + before;
                        const u64 t880 = (u64)index_4;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t881 = t880 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t882 = t881 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t883 = partial + t882;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t884 = (u64)index_5;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t885 = t884 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t886 = t885 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                        const u64 t887 = t883 + t886;
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t888;
                        asm("mov.b32 %0, %1;" : "=r"(t888) : "f"(t871));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t889;
                        asm("mov.b32 %0, %1;" : "=r"(t889) : "f"(t872));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        u32 t890;
                        asm("mov.b32 %0, %1;" : "=r"(t890) : "f"(t873));
#line 148 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t887), "r"(t888), "r"(t889), "r"(t890), "r"(0u) : "memory");
                    }
#line 455 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t891 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t892 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(t891), "f"(t892));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t894 = t893 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t895 = t893 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t896;
            asm("mov.b32 %0, %1;" : "=f"(t896) : "r"(t894));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t897;
            asm("mov.b32 %0, %1;" : "=f"(t897) : "r"(t895));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc = t896;
            acc_2 = t897;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t898 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t899 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(t898), "f"(t899));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t901 = t900 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t902 = t900 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t903;
            asm("mov.b32 %0, %1;" : "=f"(t903) : "r"(t901));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t904;
            asm("mov.b32 %0, %1;" : "=f"(t904) : "r"(t902));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t903;
            acc_4 = t904;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t905 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t906 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(t905), "f"(t906));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t908 = t907 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t909 = t907 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t910;
            asm("mov.b32 %0, %1;" : "=f"(t910) : "r"(t908));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t911;
            asm("mov.b32 %0, %1;" : "=f"(t911) : "r"(t909));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t910;
            acc_6 = t911;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t912 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t913 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(t912), "f"(t913));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t915 = t914 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t916 = t914 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t917;
            asm("mov.b32 %0, %1;" : "=f"(t917) : "r"(t915));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t918;
            asm("mov.b32 %0, %1;" : "=f"(t918) : "r"(t916));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t917;
            acc_8 = t918;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t919 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t920 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(t919), "f"(t920));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t922 = t921 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t923 = t921 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t924;
            asm("mov.b32 %0, %1;" : "=f"(t924) : "r"(t922));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t925;
            asm("mov.b32 %0, %1;" : "=f"(t925) : "r"(t923));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t924;
            acc_10 = t925;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t926 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t927 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t928;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(t926), "f"(t927));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t929 = t928 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t930 = t928 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t931;
            asm("mov.b32 %0, %1;" : "=f"(t931) : "r"(t929));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t932;
            asm("mov.b32 %0, %1;" : "=f"(t932) : "r"(t930));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t931;
            acc_12 = t932;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t933 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t934 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t935;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(t933), "f"(t934));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t936 = t935 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t937 = t935 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t938;
            asm("mov.b32 %0, %1;" : "=f"(t938) : "r"(t936));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t939;
            asm("mov.b32 %0, %1;" : "=f"(t939) : "r"(t937));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t938;
            acc_14 = t939;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t940 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t941 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t942) : "f"(t940), "f"(t941));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t943 = t942 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t944 = t942 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t945;
            asm("mov.b32 %0, %1;" : "=f"(t945) : "r"(t943));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t946;
            asm("mov.b32 %0, %1;" : "=f"(t946) : "r"(t944));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t945;
            acc_16 = t946;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t947 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t948 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(t947), "f"(t948));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t950 = t949 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t951 = t949 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t952;
            asm("mov.b32 %0, %1;" : "=f"(t952) : "r"(t950));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t953;
            asm("mov.b32 %0, %1;" : "=f"(t953) : "r"(t951));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t952;
            acc_18 = t953;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t954 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t955 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t956;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(t954), "f"(t955));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t957 = t956 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t958 = t956 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t959;
            asm("mov.b32 %0, %1;" : "=f"(t959) : "r"(t957));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t960;
            asm("mov.b32 %0, %1;" : "=f"(t960) : "r"(t958));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t959;
            acc_20 = t960;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t961 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t962 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t963) : "f"(t961), "f"(t962));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t964 = t963 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t965 = t963 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t966;
            asm("mov.b32 %0, %1;" : "=f"(t966) : "r"(t964));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t967;
            asm("mov.b32 %0, %1;" : "=f"(t967) : "r"(t965));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t966;
            acc_22 = t967;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t968 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t969 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t970;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(t968), "f"(t969));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t971 = t970 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t972 = t970 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t973;
            asm("mov.b32 %0, %1;" : "=f"(t973) : "r"(t971));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t974;
            asm("mov.b32 %0, %1;" : "=f"(t974) : "r"(t972));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t973;
            acc_24 = t974;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t975 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t976 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t977;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(t975), "f"(t976));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t978 = t977 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t979 = t977 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t980;
            asm("mov.b32 %0, %1;" : "=f"(t980) : "r"(t978));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t981;
            asm("mov.b32 %0, %1;" : "=f"(t981) : "r"(t979));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t980;
            acc_26 = t981;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t982 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t983 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(t982), "f"(t983));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t985 = t984 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t986 = t984 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t987;
            asm("mov.b32 %0, %1;" : "=f"(t987) : "r"(t985));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t988;
            asm("mov.b32 %0, %1;" : "=f"(t988) : "r"(t986));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t987;
            acc_28 = t988;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t989 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t990 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(t989), "f"(t990));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t992 = t991 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t993 = t991 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t994;
            asm("mov.b32 %0, %1;" : "=f"(t994) : "r"(t992));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t995;
            asm("mov.b32 %0, %1;" : "=f"(t995) : "r"(t993));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t994;
            acc_30 = t995;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t996 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t997 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(t996), "f"(t997));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t999 = t998 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1000 = t998 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1001;
            asm("mov.b32 %0, %1;" : "=f"(t1001) : "r"(t999));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1002;
            asm("mov.b32 %0, %1;" : "=f"(t1002) : "r"(t1000));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t1001;
            acc_32 = t1002;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1003 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1004 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(t1003), "f"(t1004));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1006 = t1005 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1007 = t1005 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1008;
            asm("mov.b32 %0, %1;" : "=f"(t1008) : "r"(t1006));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1009;
            asm("mov.b32 %0, %1;" : "=f"(t1009) : "r"(t1007));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t1008;
            acc_34 = t1009;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1010 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1011 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(t1010), "f"(t1011));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1013 = t1012 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1014 = t1012 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1015;
            asm("mov.b32 %0, %1;" : "=f"(t1015) : "r"(t1013));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1016;
            asm("mov.b32 %0, %1;" : "=f"(t1016) : "r"(t1014));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t1015;
            acc_36 = t1016;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1017 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1018 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(t1017), "f"(t1018));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1020 = t1019 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1021 = t1019 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1022;
            asm("mov.b32 %0, %1;" : "=f"(t1022) : "r"(t1020));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1023;
            asm("mov.b32 %0, %1;" : "=f"(t1023) : "r"(t1021));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t1022;
            acc_38 = t1023;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1024 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1025 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(t1024), "f"(t1025));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1027 = t1026 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1028 = t1026 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1029;
            asm("mov.b32 %0, %1;" : "=f"(t1029) : "r"(t1027));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1030;
            asm("mov.b32 %0, %1;" : "=f"(t1030) : "r"(t1028));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t1029;
            acc_40 = t1030;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1031 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1032 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(t1031), "f"(t1032));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1034 = t1033 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1035 = t1033 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1036;
            asm("mov.b32 %0, %1;" : "=f"(t1036) : "r"(t1034));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1037;
            asm("mov.b32 %0, %1;" : "=f"(t1037) : "r"(t1035));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t1036;
            acc_42 = t1037;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1038 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1039 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(t1038), "f"(t1039));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1041 = t1040 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1042 = t1040 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1043;
            asm("mov.b32 %0, %1;" : "=f"(t1043) : "r"(t1041));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1044;
            asm("mov.b32 %0, %1;" : "=f"(t1044) : "r"(t1042));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t1043;
            acc_44 = t1044;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1045 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1046 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(t1045), "f"(t1046));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1048 = t1047 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1049 = t1047 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1050;
            asm("mov.b32 %0, %1;" : "=f"(t1050) : "r"(t1048));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1051;
            asm("mov.b32 %0, %1;" : "=f"(t1051) : "r"(t1049));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t1050;
            acc_46 = t1051;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1052 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1053 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(t1052), "f"(t1053));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1055 = t1054 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1056 = t1054 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1057;
            asm("mov.b32 %0, %1;" : "=f"(t1057) : "r"(t1055));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1058;
            asm("mov.b32 %0, %1;" : "=f"(t1058) : "r"(t1056));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t1057;
            acc_48 = t1058;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1059 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1060 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(t1059), "f"(t1060));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1062 = t1061 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1063 = t1061 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1064;
            asm("mov.b32 %0, %1;" : "=f"(t1064) : "r"(t1062));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1065;
            asm("mov.b32 %0, %1;" : "=f"(t1065) : "r"(t1063));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t1064;
            acc_50 = t1065;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1066 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1067 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(t1066), "f"(t1067));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1069 = t1068 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1070 = t1068 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1071;
            asm("mov.b32 %0, %1;" : "=f"(t1071) : "r"(t1069));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1072;
            asm("mov.b32 %0, %1;" : "=f"(t1072) : "r"(t1070));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t1071;
            acc_52 = t1072;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1073 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1074 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(t1073), "f"(t1074));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1076 = t1075 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1077 = t1075 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1078;
            asm("mov.b32 %0, %1;" : "=f"(t1078) : "r"(t1076));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1079;
            asm("mov.b32 %0, %1;" : "=f"(t1079) : "r"(t1077));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t1078;
            acc_54 = t1079;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1080 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1081 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(t1080), "f"(t1081));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1083 = t1082 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1084 = t1082 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1085;
            asm("mov.b32 %0, %1;" : "=f"(t1085) : "r"(t1083));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1086;
            asm("mov.b32 %0, %1;" : "=f"(t1086) : "r"(t1084));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t1085;
            acc_56 = t1086;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1087 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1088 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1089;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(t1087), "f"(t1088));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1090 = t1089 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1091 = t1089 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1092;
            asm("mov.b32 %0, %1;" : "=f"(t1092) : "r"(t1090));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1093;
            asm("mov.b32 %0, %1;" : "=f"(t1093) : "r"(t1091));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t1092;
            acc_58 = t1093;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1094 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1095 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1096;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(t1094), "f"(t1095));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1097 = t1096 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1098 = t1096 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1099;
            asm("mov.b32 %0, %1;" : "=f"(t1099) : "r"(t1097));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1100;
            asm("mov.b32 %0, %1;" : "=f"(t1100) : "r"(t1098));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t1099;
            acc_60 = t1100;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1101 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1102 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1103;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(t1101), "f"(t1102));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1104 = t1103 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1105 = t1103 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1106;
            asm("mov.b32 %0, %1;" : "=f"(t1106) : "r"(t1104));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1107;
            asm("mov.b32 %0, %1;" : "=f"(t1107) : "r"(t1105));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t1106;
            acc_62 = t1107;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1108 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1109 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(t1108), "f"(t1109));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1111 = t1110 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1112 = t1110 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1113;
            asm("mov.b32 %0, %1;" : "=f"(t1113) : "r"(t1111));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1114;
            asm("mov.b32 %0, %1;" : "=f"(t1114) : "r"(t1112));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t1113;
            acc_64 = t1114;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1115 = acc_65;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1116 = acc_66;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(t1115), "f"(t1116));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1118 = t1117 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1119 = t1117 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1120;
            asm("mov.b32 %0, %1;" : "=f"(t1120) : "r"(t1118));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1121;
            asm("mov.b32 %0, %1;" : "=f"(t1121) : "r"(t1119));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t1120;
            acc_66 = t1121;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1122 = acc_67;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1123 = acc_68;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(t1122), "f"(t1123));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1125 = t1124 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1126 = t1124 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1127;
            asm("mov.b32 %0, %1;" : "=f"(t1127) : "r"(t1125));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1128;
            asm("mov.b32 %0, %1;" : "=f"(t1128) : "r"(t1126));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t1127;
            acc_68 = t1128;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1129 = acc_69;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1130 = acc_70;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(t1129), "f"(t1130));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1132 = t1131 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1133 = t1131 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1134;
            asm("mov.b32 %0, %1;" : "=f"(t1134) : "r"(t1132));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1135;
            asm("mov.b32 %0, %1;" : "=f"(t1135) : "r"(t1133));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t1134;
            acc_70 = t1135;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1136 = acc_71;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1137 = acc_72;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(t1136), "f"(t1137));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1139 = t1138 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1140 = t1138 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1141;
            asm("mov.b32 %0, %1;" : "=f"(t1141) : "r"(t1139));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1142;
            asm("mov.b32 %0, %1;" : "=f"(t1142) : "r"(t1140));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t1141;
            acc_72 = t1142;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1143 = acc_73;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1144 = acc_74;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1145;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(t1143), "f"(t1144));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1146 = t1145 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1147 = t1145 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1148;
            asm("mov.b32 %0, %1;" : "=f"(t1148) : "r"(t1146));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1149;
            asm("mov.b32 %0, %1;" : "=f"(t1149) : "r"(t1147));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t1148;
            acc_74 = t1149;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1150 = acc_75;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1151 = acc_76;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1152;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(t1150), "f"(t1151));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1153 = t1152 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1154 = t1152 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1155;
            asm("mov.b32 %0, %1;" : "=f"(t1155) : "r"(t1153));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1156;
            asm("mov.b32 %0, %1;" : "=f"(t1156) : "r"(t1154));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t1155;
            acc_76 = t1156;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1157 = acc_77;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1158 = acc_78;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1159;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(t1157), "f"(t1158));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1160 = t1159 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1161 = t1159 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1162;
            asm("mov.b32 %0, %1;" : "=f"(t1162) : "r"(t1160));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1163;
            asm("mov.b32 %0, %1;" : "=f"(t1163) : "r"(t1161));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t1162;
            acc_78 = t1163;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1164 = acc_79;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1165 = acc_80;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(t1164), "f"(t1165));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1167 = t1166 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1168 = t1166 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1169;
            asm("mov.b32 %0, %1;" : "=f"(t1169) : "r"(t1167));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1170;
            asm("mov.b32 %0, %1;" : "=f"(t1170) : "r"(t1168));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t1169;
            acc_80 = t1170;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1171 = acc_81;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1172 = acc_82;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1173;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(t1171), "f"(t1172));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1174 = t1173 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1175 = t1173 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1176;
            asm("mov.b32 %0, %1;" : "=f"(t1176) : "r"(t1174));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1177;
            asm("mov.b32 %0, %1;" : "=f"(t1177) : "r"(t1175));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t1176;
            acc_82 = t1177;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1178 = acc_83;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1179 = acc_84;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(t1178), "f"(t1179));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1181 = t1180 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1182 = t1180 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1183;
            asm("mov.b32 %0, %1;" : "=f"(t1183) : "r"(t1181));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1184;
            asm("mov.b32 %0, %1;" : "=f"(t1184) : "r"(t1182));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t1183;
            acc_84 = t1184;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1185 = acc_85;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1186 = acc_86;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1187;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(t1185), "f"(t1186));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1188 = t1187 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1189 = t1187 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1190;
            asm("mov.b32 %0, %1;" : "=f"(t1190) : "r"(t1188));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1191;
            asm("mov.b32 %0, %1;" : "=f"(t1191) : "r"(t1189));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t1190;
            acc_86 = t1191;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1192 = acc_87;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1193 = acc_88;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1194;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(t1192), "f"(t1193));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1195 = t1194 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1196 = t1194 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1197;
            asm("mov.b32 %0, %1;" : "=f"(t1197) : "r"(t1195));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1198;
            asm("mov.b32 %0, %1;" : "=f"(t1198) : "r"(t1196));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t1197;
            acc_88 = t1198;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1199 = acc_89;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1200 = acc_90;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1201;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1201) : "f"(t1199), "f"(t1200));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1202 = t1201 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1203 = t1201 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1204;
            asm("mov.b32 %0, %1;" : "=f"(t1204) : "r"(t1202));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1205;
            asm("mov.b32 %0, %1;" : "=f"(t1205) : "r"(t1203));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t1204;
            acc_90 = t1205;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1206 = acc_91;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1207 = acc_92;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1208;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1208) : "f"(t1206), "f"(t1207));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1209 = t1208 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1210 = t1208 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1211;
            asm("mov.b32 %0, %1;" : "=f"(t1211) : "r"(t1209));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1212;
            asm("mov.b32 %0, %1;" : "=f"(t1212) : "r"(t1210));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t1211;
            acc_92 = t1212;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1213 = acc_93;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1214 = acc_94;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1215;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1215) : "f"(t1213), "f"(t1214));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1216 = t1215 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1217 = t1215 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1218;
            asm("mov.b32 %0, %1;" : "=f"(t1218) : "r"(t1216));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1219;
            asm("mov.b32 %0, %1;" : "=f"(t1219) : "r"(t1217));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t1218;
            acc_94 = t1219;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1220 = acc_95;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1221 = acc_96;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1222;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(t1220), "f"(t1221));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1223 = t1222 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1224 = t1222 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1225;
            asm("mov.b32 %0, %1;" : "=f"(t1225) : "r"(t1223));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1226;
            asm("mov.b32 %0, %1;" : "=f"(t1226) : "r"(t1224));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t1225;
            acc_96 = t1226;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1227 = acc_97;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1228 = acc_98;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1229;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(t1227), "f"(t1228));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1230 = t1229 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1231 = t1229 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1232;
            asm("mov.b32 %0, %1;" : "=f"(t1232) : "r"(t1230));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1233;
            asm("mov.b32 %0, %1;" : "=f"(t1233) : "r"(t1231));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t1232;
            acc_98 = t1233;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1234 = acc_99;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1235 = acc_100;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1236;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(t1234), "f"(t1235));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1237 = t1236 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1238 = t1236 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1239;
            asm("mov.b32 %0, %1;" : "=f"(t1239) : "r"(t1237));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1240;
            asm("mov.b32 %0, %1;" : "=f"(t1240) : "r"(t1238));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t1239;
            acc_100 = t1240;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1241 = acc_101;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1242 = acc_102;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1243;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(t1241), "f"(t1242));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1244 = t1243 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1245 = t1243 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1246;
            asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(t1244));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1247;
            asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(t1245));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t1246;
            acc_102 = t1247;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1248 = acc_103;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1249 = acc_104;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1250;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(t1248), "f"(t1249));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1251 = t1250 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1252 = t1250 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1253;
            asm("mov.b32 %0, %1;" : "=f"(t1253) : "r"(t1251));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1254;
            asm("mov.b32 %0, %1;" : "=f"(t1254) : "r"(t1252));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t1253;
            acc_104 = t1254;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1255 = acc_105;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1256 = acc_106;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1257;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1257) : "f"(t1255), "f"(t1256));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1258 = t1257 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1259 = t1257 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1260;
            asm("mov.b32 %0, %1;" : "=f"(t1260) : "r"(t1258));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1261;
            asm("mov.b32 %0, %1;" : "=f"(t1261) : "r"(t1259));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t1260;
            acc_106 = t1261;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1262 = acc_107;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1263 = acc_108;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1264;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(t1262), "f"(t1263));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1265 = t1264 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1266 = t1264 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1267;
            asm("mov.b32 %0, %1;" : "=f"(t1267) : "r"(t1265));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1268;
            asm("mov.b32 %0, %1;" : "=f"(t1268) : "r"(t1266));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t1267;
            acc_108 = t1268;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1269 = acc_109;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1270 = acc_110;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1271;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(t1269), "f"(t1270));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1272 = t1271 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1273 = t1271 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1274;
            asm("mov.b32 %0, %1;" : "=f"(t1274) : "r"(t1272));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1275;
            asm("mov.b32 %0, %1;" : "=f"(t1275) : "r"(t1273));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t1274;
            acc_110 = t1275;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1276 = acc_111;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1277 = acc_112;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1278;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(t1276), "f"(t1277));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1279 = t1278 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1280 = t1278 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1281;
            asm("mov.b32 %0, %1;" : "=f"(t1281) : "r"(t1279));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1282;
            asm("mov.b32 %0, %1;" : "=f"(t1282) : "r"(t1280));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t1281;
            acc_112 = t1282;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1283 = acc_113;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1284 = acc_114;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1285;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(t1283), "f"(t1284));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1286 = t1285 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1287 = t1285 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1288;
            asm("mov.b32 %0, %1;" : "=f"(t1288) : "r"(t1286));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1289;
            asm("mov.b32 %0, %1;" : "=f"(t1289) : "r"(t1287));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t1288;
            acc_114 = t1289;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1290 = acc_115;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1291 = acc_116;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1292;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(t1290), "f"(t1291));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1293 = t1292 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1294 = t1292 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1295;
            asm("mov.b32 %0, %1;" : "=f"(t1295) : "r"(t1293));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1296;
            asm("mov.b32 %0, %1;" : "=f"(t1296) : "r"(t1294));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t1295;
            acc_116 = t1296;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1297 = acc_117;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1298 = acc_118;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1299;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(t1297), "f"(t1298));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1300 = t1299 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1301 = t1299 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1302;
            asm("mov.b32 %0, %1;" : "=f"(t1302) : "r"(t1300));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1303;
            asm("mov.b32 %0, %1;" : "=f"(t1303) : "r"(t1301));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t1302;
            acc_118 = t1303;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1304 = acc_119;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1305 = acc_120;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1306;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(t1304), "f"(t1305));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1307 = t1306 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1308 = t1306 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1309;
            asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(t1307));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1310;
            asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(t1308));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t1309;
            acc_120 = t1310;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1311 = acc_121;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1312 = acc_122;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(t1311), "f"(t1312));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1314 = t1313 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1315 = t1313 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1316;
            asm("mov.b32 %0, %1;" : "=f"(t1316) : "r"(t1314));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1317;
            asm("mov.b32 %0, %1;" : "=f"(t1317) : "r"(t1315));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t1316;
            acc_122 = t1317;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1318 = acc_123;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1319 = acc_124;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(t1318), "f"(t1319));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1321 = t1320 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1322 = t1320 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1323;
            asm("mov.b32 %0, %1;" : "=f"(t1323) : "r"(t1321));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1324;
            asm("mov.b32 %0, %1;" : "=f"(t1324) : "r"(t1322));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t1323;
            acc_124 = t1324;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1325 = acc_125;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1326 = acc_126;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(t1325), "f"(t1326));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1328 = t1327 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1329 = t1327 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1330;
            asm("mov.b32 %0, %1;" : "=f"(t1330) : "r"(t1328));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1331;
            asm("mov.b32 %0, %1;" : "=f"(t1331) : "r"(t1329));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t1330;
            acc_126 = t1331;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1332 = acc_127;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const f32 t1333 = acc_128;
#line 77 "fa-kernels/src/conv/statistics.rs"
            u32 t1334;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(t1332), "f"(t1333));
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1335 = t1334 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            const u32 t1336 = t1334 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1337;
            asm("mov.b32 %0, %1;" : "=f"(t1337) : "r"(t1335));
#line 77 "fa-kernels/src/conv/statistics.rs"
            f32 t1338;
            asm("mov.b32 %0, %1;" : "=f"(t1338) : "r"(t1336));
#line 78 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t1337;
            acc_128 = t1338;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const u32 t1339 = t822 * t824;
#line 88 "fa-kernels/src/conv/statistics.rs"
            const f32 count_3 = (f32)t1339;
            f32 t1341;
            asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(count_3), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t1341));
#line 99 "fa-kernels/src/conv/statistics.rs"
            const u32 t1343 = t822 * t824;
#line 99 "fa-kernels/src/conv/statistics.rs"
            const bool t1344 = t1343 == 256u;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t1344) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = 0.0f + t1345;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1346 + t1347;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1348 + t1349;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1350 + t1351;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1352 + t1353;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1354 + t1355;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = t1356 + t1357;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1358 + t1359;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = acc_65;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1360 + t1361;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_73;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = t1362 + t1363;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = acc_81;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1364 + t1365;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_89;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1366 + t1367;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = acc_97;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = t1368 + t1369;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = acc_105;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1370 + t1371;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_113;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1372 + t1373;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_121;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t1374 + t1375;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = 0.0f + t1377;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = t1378 + t1379;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = t1380 + t1381;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = t1382 + t1383;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = t1384 + t1385;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1386 + t1387;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = t1388 + t1389;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = t1390 + t1391;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_66;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = t1392 + t1393;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_74;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = t1394 + t1395;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_82;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = t1396 + t1397;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_90;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = t1398 + t1399;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_98;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1400 + t1401;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = t1402 + t1403;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = t1404 + t1405;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1406 + t1407;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = 0.0f + t1409;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = t1410 + t1411;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1412 + t1413;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1414 + t1415;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = t1416 + t1417;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = t1418 + t1419;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = t1420 + t1421;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = t1422 + t1423;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_69;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = t1424 + t1425;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_77;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = t1426 + t1427;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_85;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1428 + t1429;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_93;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1430 + t1431;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_101;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1432 + t1433;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_109;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1434 + t1435;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_117;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1436 + t1437;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_125;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1438 + t1439;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = 0.0f + t1441;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1442 + t1443;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = t1444 + t1445;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = t1446 + t1447;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1448 + t1449;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1450 + t1451;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1452 + t1453;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = t1454 + t1455;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = acc_70;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1456 + t1457;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_78;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = t1458 + t1459;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_86;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = t1460 + t1461;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_94;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = t1462 + t1463;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = acc_102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = t1464 + t1465;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = acc_110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = t1466 + t1467;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = t1468 + t1469;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1471 = acc_126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1470 + t1471;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = t1473 + t1474;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum = t1475;
            } else {
                const u32 t1476 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1476 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns = first_6 < t824;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t1479 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1479 < t824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1481 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1481 & columns;
                const f32 t1483 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = t1483 + t1484;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = exists ? t1485 : t1486;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1487;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1488 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1488 & columns_2;
                const f32 t1490 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = t1490 + t1491;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = exists_2 ? t1492 : t1493;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1494;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1495 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1495 & columns;
                const f32 t1497 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = t1497 + t1498;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = exists_3 ? t1499 : t1500;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1501;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1502 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1502 & columns_2;
                const f32 t1504 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = t1504 + t1505;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = exists_4 ? t1506 : t1507;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1508;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1509 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1509 & columns;
                const f32 t1511 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = t1511 + t1512;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = exists_5 ? t1513 : t1514;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1515;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1516 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1516 & columns_2;
                const f32 t1518 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1519 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1520 = t1518 + t1519;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = exists_6 ? t1520 : t1521;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1522;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1523 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1523 & columns;
                const f32 t1525 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1527 = t1525 + t1526;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_7 ? t1527 : t1528;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1529;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1530 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1530 & columns_2;
                const f32 t1532 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = t1532 + t1533;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = exists_8 ? t1534 : t1535;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1536;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1537 & columns;
                const f32 t1539 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = t1539 + t1540;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = exists_9 ? t1541 : t1542;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1543;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1544 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1544 & columns_2;
                const f32 t1546 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = t1546 + t1547;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = exists_10 ? t1548 : t1549;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1550;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1551 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1551 & columns;
                const f32 t1553 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = t1553 + t1554;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = exists_11 ? t1555 : t1556;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1557;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1558 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1558 & columns_2;
                const f32 t1560 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = t1560 + t1561;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = exists_12 ? t1562 : t1563;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1564;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1565 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1565 & columns;
                const f32 t1567 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = t1567 + t1568;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = exists_13 ? t1569 : t1570;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1571;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1572 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1572 & columns_2;
                const f32 t1574 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = t1574 + t1575;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = exists_14 ? t1576 : t1577;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1578;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1579 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1579 & columns;
                const f32 t1581 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = t1581 + t1582;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = exists_15 ? t1583 : t1584;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1585;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1586 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1586 & columns_2;
                const f32 t1588 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = t1588 + t1589;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = exists_16 ? t1590 : t1591;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1592;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1593 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1593 & columns;
                const f32 t1595 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = t1595 + t1596;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = exists_17 ? t1597 : t1598;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1599;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1600 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1600 & columns_2;
                const f32 t1602 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = t1602 + t1603;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = exists_18 ? t1604 : t1605;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1607 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1607 & columns;
                const f32 t1609 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = t1609 + t1610;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = exists_19 ? t1611 : t1612;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1613;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1614 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1614 & columns_2;
                const f32 t1616 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = t1616 + t1617;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = exists_20 ? t1618 : t1619;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1620;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1621 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1621 & columns;
                const f32 t1623 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = t1623 + t1624;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = exists_21 ? t1625 : t1626;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1627;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1628 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1628 & columns_2;
                const f32 t1630 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1630 + t1631;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = exists_22 ? t1632 : t1633;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1635 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1635 & columns;
                const f32 t1637 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = t1637 + t1638;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = exists_23 ? t1639 : t1640;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1641;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1642 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1642 & columns_2;
                const f32 t1644 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = t1644 + t1645;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = exists_24 ? t1646 : t1647;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1648;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1649 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1649 & columns;
                const f32 t1651 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = t1651 + t1652;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = exists_25 ? t1653 : t1654;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1655;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1656 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1656 & columns_2;
                const f32 t1658 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = t1658 + t1659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = exists_26 ? t1660 : t1661;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1663 & columns;
                const f32 t1665 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = t1665 + t1666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = exists_27 ? t1667 : t1668;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1669;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1670 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1670 & columns_2;
                const f32 t1672 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = t1672 + t1673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = exists_28 ? t1674 : t1675;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1676;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1677 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1677 & columns;
                const f32 t1679 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = t1679 + t1680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = exists_29 ? t1681 : t1682;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1683;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1684 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1684 & columns_2;
                const f32 t1686 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = t1686 + t1687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = exists_30 ? t1688 : t1689;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1690;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1691 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1691 & columns;
                const f32 t1693 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = t1693 + t1694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = exists_31 ? t1695 : t1696;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1697;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1698 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1698 & columns_2;
                const f32 t1700 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = t1700 + t1701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = exists_32 ? t1702 : t1703;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1704;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1705 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1705 & columns;
                const f32 t1707 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = acc_65;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = t1707 + t1708;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = exists_33 ? t1709 : t1710;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1711;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1712 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1712 & columns_2;
                const f32 t1714 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = acc_66;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = t1714 + t1715;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = exists_34 ? t1716 : t1717;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1718;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1719 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1719 & columns;
                const f32 t1721 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_69;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = t1721 + t1722;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = exists_35 ? t1723 : t1724;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1725;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1726 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1726 & columns_2;
                const f32 t1728 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_70;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = t1728 + t1729;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = exists_36 ? t1730 : t1731;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1732;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1733 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1733 & columns;
                const f32 t1735 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = acc_73;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = t1735 + t1736;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = exists_37 ? t1737 : t1738;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1739;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1740 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1740 & columns_2;
                const f32 t1742 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = acc_74;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = t1742 + t1743;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = exists_38 ? t1744 : t1745;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1746;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1747 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1747 & columns;
                const f32 t1749 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_77;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = t1749 + t1750;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = exists_39 ? t1751 : t1752;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1753;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1754 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1754 & columns_2;
                const f32 t1756 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = acc_78;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = t1756 + t1757;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = exists_40 ? t1758 : t1759;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1760;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1761 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1761 & columns;
                const f32 t1763 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_81;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = t1763 + t1764;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = exists_41 ? t1765 : t1766;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1767;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1768 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1768 & columns_2;
                const f32 t1770 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = acc_82;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = t1770 + t1771;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = exists_42 ? t1772 : t1773;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1774;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1775 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1775 & columns;
                const f32 t1777 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = acc_85;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = t1777 + t1778;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = exists_43 ? t1779 : t1780;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1781;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1782 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1782 & columns_2;
                const f32 t1784 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = acc_86;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = t1784 + t1785;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = exists_44 ? t1786 : t1787;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1788;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1789 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1789 & columns;
                const f32 t1791 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_89;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = t1791 + t1792;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = exists_45 ? t1793 : t1794;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1795;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1796 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1796 & columns_2;
                const f32 t1798 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = acc_90;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = t1798 + t1799;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = exists_46 ? t1800 : t1801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1802;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1803 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1803 & columns;
                const f32 t1805 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = acc_93;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = t1805 + t1806;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = exists_47 ? t1807 : t1808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1809;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1810 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1810 & columns_2;
                const f32 t1812 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = acc_94;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = t1812 + t1813;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = exists_48 ? t1814 : t1815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1816;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1817 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1817 & columns;
                const f32 t1819 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = acc_97;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = t1819 + t1820;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = exists_49 ? t1821 : t1822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1823;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1824 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1824 & columns_2;
                const f32 t1826 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1827 = acc_98;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = t1826 + t1827;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = exists_50 ? t1828 : t1829;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1830;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1831 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1831 & columns;
                const f32 t1833 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = acc_101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = t1833 + t1834;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = exists_51 ? t1835 : t1836;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1837;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1838 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1838 & columns_2;
                const f32 t1840 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = acc_102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = t1840 + t1841;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1843 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = exists_52 ? t1842 : t1843;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1844;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1845 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1845 & columns;
                const f32 t1847 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = acc_105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = t1847 + t1848;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = exists_53 ? t1849 : t1850;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1851;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1852 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1852 & columns_2;
                const f32 t1854 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1855 = acc_106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1856 = t1854 + t1855;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1857 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1858 = exists_54 ? t1856 : t1857;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1858;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1859 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1859 & columns;
                const f32 t1861 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = acc_109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = t1861 + t1862;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = exists_55 ? t1863 : t1864;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1865;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1866 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1866 & columns_2;
                const f32 t1868 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = acc_110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = t1868 + t1869;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = exists_56 ? t1870 : t1871;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1872;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1873 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1873 & columns;
                const f32 t1875 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = acc_113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = t1875 + t1876;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = exists_57 ? t1877 : t1878;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1879;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1880 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1880 & columns_2;
                const f32 t1882 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = acc_114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = t1882 + t1883;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1885 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = exists_58 ? t1884 : t1885;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1886;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1887 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1887 & columns;
                const f32 t1889 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = acc_117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = t1889 + t1890;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = exists_59 ? t1891 : t1892;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1893;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1894 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1894 & columns_2;
                const f32 t1896 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1897 = acc_118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1898 = t1896 + t1897;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = exists_60 ? t1898 : t1899;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1900;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1901 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1901 & columns;
                const f32 t1903 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1904 = acc_121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1905 = t1903 + t1904;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = exists_61 ? t1905 : t1906;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1907;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1908 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1908 & columns_2;
                const f32 t1910 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = t1910 + t1911;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1913 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = exists_62 ? t1912 : t1913;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1914;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1915 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1915 & columns;
                const f32 t1917 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = acc_125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = t1917 + t1918;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1921 = exists_63 ? t1919 : t1920;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1921;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t1922 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1922 & columns_2;
                const f32 t1924 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = acc_126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = t1924 + t1925;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = exists_64 ? t1926 : t1927;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum = t1928;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1929 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1930;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1930) : "f"(t1929));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1931 = t1929 + t1930;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t1932;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1932) : "f"(t1931));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t1933 = t1931 + t1932;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about = t1933 * share;
            const f32 t1935 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1935), "f"(count_3), "f"(t1933));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(rest), "f"(share), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t1344) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1938 - mean_3;
                f32 t1940;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1941 - mean_3;
                f32 t1943;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(distance_2), "f"(distance_2), "f"(t1940));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1944 - mean_3;
                f32 t1946;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(distance_3), "f"(distance_3), "f"(t1943));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1947 - mean_3;
                f32 t1949;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(distance_4), "f"(distance_4), "f"(t1946));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1950 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1950 - mean_3;
                f32 t1952;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(distance_5), "f"(distance_5), "f"(t1949));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1953 - mean_3;
                f32 t1955;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(distance_6), "f"(distance_6), "f"(t1952));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1956 - mean_3;
                f32 t1958;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(distance_7), "f"(distance_7), "f"(t1955));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1959 - mean_3;
                f32 t1961;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(distance_8), "f"(distance_8), "f"(t1958));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1962 - mean_3;
                f32 t1964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(distance_9), "f"(distance_9), "f"(t1961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1965 - mean_3;
                f32 t1967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(distance_10), "f"(distance_10), "f"(t1964));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1968 - mean_3;
                f32 t1970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(distance_11), "f"(distance_11), "f"(t1967));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1971 - mean_3;
                f32 t1973;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(distance_12), "f"(distance_12), "f"(t1970));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1974 - mean_3;
                f32 t1976;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(distance_13), "f"(distance_13), "f"(t1973));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1977 - mean_3;
                f32 t1979;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(distance_14), "f"(distance_14), "f"(t1976));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1980 - mean_3;
                f32 t1982;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(distance_15), "f"(distance_15), "f"(t1979));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1983 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_16), "f"(distance_16), "f"(t1982));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1986 - mean_3;
                f32 t1988;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(distance_17), "f"(distance_17), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1989 - mean_3;
                f32 t1991;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(distance_18), "f"(distance_18), "f"(t1988));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1992 - mean_3;
                f32 t1994;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(distance_19), "f"(distance_19), "f"(t1991));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1995 - mean_3;
                f32 t1997;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(distance_20), "f"(distance_20), "f"(t1994));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t1998 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1998 - mean_3;
                f32 t2000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(distance_21), "f"(distance_21), "f"(t1997));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t2001 - mean_3;
                f32 t2003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(distance_22), "f"(distance_22), "f"(t2000));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t2004 - mean_3;
                f32 t2006;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(distance_23), "f"(distance_23), "f"(t2003));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t2007 - mean_3;
                f32 t2009;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(distance_24), "f"(distance_24), "f"(t2006));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t2010 - mean_3;
                f32 t2012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(distance_25), "f"(distance_25), "f"(t2009));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t2013 - mean_3;
                f32 t2015;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(distance_26), "f"(distance_26), "f"(t2012));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t2016 - mean_3;
                f32 t2018;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(distance_27), "f"(distance_27), "f"(t2015));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t2019 - mean_3;
                f32 t2021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(distance_28), "f"(distance_28), "f"(t2018));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2022 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t2022 - mean_3;
                f32 t2024;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(distance_29), "f"(distance_29), "f"(t2021));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2025 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t2025 - mean_3;
                f32 t2027;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(distance_30), "f"(distance_30), "f"(t2024));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t2028 - mean_3;
                f32 t2030;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(distance_31), "f"(distance_31), "f"(t2027));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t2031 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_32), "f"(distance_32), "f"(t2030));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t2034 - mean_3;
                f32 t2036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t2037 - mean_3;
                f32 t2039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(distance_34), "f"(distance_34), "f"(t2036));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t2040 - mean_3;
                f32 t2042;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(distance_35), "f"(distance_35), "f"(t2039));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t2043 - mean_3;
                f32 t2045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(distance_36), "f"(distance_36), "f"(t2042));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2046 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t2046 - mean_3;
                f32 t2048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(distance_37), "f"(distance_37), "f"(t2045));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2049 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t2049 - mean_3;
                f32 t2051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(distance_38), "f"(distance_38), "f"(t2048));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2052 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t2052 - mean_3;
                f32 t2054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(distance_39), "f"(distance_39), "f"(t2051));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t2055 - mean_3;
                f32 t2057;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(distance_40), "f"(distance_40), "f"(t2054));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t2058 - mean_3;
                f32 t2060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(distance_41), "f"(distance_41), "f"(t2057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2061 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t2061 - mean_3;
                f32 t2063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(distance_42), "f"(distance_42), "f"(t2060));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t2064 - mean_3;
                f32 t2066;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(distance_43), "f"(distance_43), "f"(t2063));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t2067 - mean_3;
                f32 t2069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(distance_44), "f"(distance_44), "f"(t2066));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t2070 - mean_3;
                f32 t2072;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(distance_45), "f"(distance_45), "f"(t2069));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2073 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t2073 - mean_3;
                f32 t2075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(distance_46), "f"(distance_46), "f"(t2072));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t2076 - mean_3;
                f32 t2078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(distance_47), "f"(distance_47), "f"(t2075));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t2079 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_48), "f"(distance_48), "f"(t2078));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t2082 - mean_3;
                f32 t2084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(distance_49), "f"(distance_49), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t2085 - mean_3;
                f32 t2087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(distance_50), "f"(distance_50), "f"(t2084));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t2088 - mean_3;
                f32 t2090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(distance_51), "f"(distance_51), "f"(t2087));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t2091 - mean_3;
                f32 t2093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(distance_52), "f"(distance_52), "f"(t2090));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2094 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t2094 - mean_3;
                f32 t2096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(distance_53), "f"(distance_53), "f"(t2093));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2097 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t2097 - mean_3;
                f32 t2099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(distance_54), "f"(distance_54), "f"(t2096));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t2100 - mean_3;
                f32 t2102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(distance_55), "f"(distance_55), "f"(t2099));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t2103 - mean_3;
                f32 t2105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(distance_56), "f"(distance_56), "f"(t2102));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t2106 - mean_3;
                f32 t2108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_57), "f"(distance_57), "f"(t2105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2109 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t2109 - mean_3;
                f32 t2111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(distance_58), "f"(distance_58), "f"(t2108));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t2112 - mean_3;
                f32 t2114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2114) : "f"(distance_59), "f"(distance_59), "f"(t2111));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2115 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t2115 - mean_3;
                f32 t2117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2117) : "f"(distance_60), "f"(distance_60), "f"(t2114));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2118 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t2118 - mean_3;
                f32 t2120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2120) : "f"(distance_61), "f"(distance_61), "f"(t2117));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2121 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t2121 - mean_3;
                f32 t2123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2123) : "f"(distance_62), "f"(distance_62), "f"(t2120));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2124 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t2124 - mean_3;
                f32 t2126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2126) : "f"(distance_63), "f"(distance_63), "f"(t2123));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2127 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t2127 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_64), "f"(distance_64), "f"(t2126));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2131 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = t2130 + t2131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2132;
            } else {
                const u32 t2133 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t2133 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_3 = first_7 < t824;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t2136 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t2136 < t824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2138 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t2138 & columns_3;
                const f32 t2140 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2141 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t2141 - mean_3;
                f32 t2143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_65), "f"(distance_65), "f"(t2140));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2144 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = exists_65 ? t2143 : t2144;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2145;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2146 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t2146 & columns_4;
                const f32 t2148 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2149 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t2149 - mean_3;
                f32 t2151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(distance_66), "f"(distance_66), "f"(t2148));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2152 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2153 = exists_66 ? t2151 : t2152;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2154 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t2154 & columns_3;
                const f32 t2156 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2157 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t2157 - mean_3;
                f32 t2159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(distance_67), "f"(distance_67), "f"(t2156));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2160 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = exists_67 ? t2159 : t2160;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2161;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2162 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t2162 & columns_4;
                const f32 t2164 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2165 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t2165 - mean_3;
                f32 t2167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(distance_68), "f"(distance_68), "f"(t2164));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2168 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2169 = exists_68 ? t2167 : t2168;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2169;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2170 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t2170 & columns_3;
                const f32 t2172 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2173 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t2173 - mean_3;
                f32 t2175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(distance_69), "f"(distance_69), "f"(t2172));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2176 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2177 = exists_69 ? t2175 : t2176;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2177;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2178 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t2178 & columns_4;
                const f32 t2180 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2181 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t2181 - mean_3;
                f32 t2183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(distance_70), "f"(distance_70), "f"(t2180));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2184 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2185 = exists_70 ? t2183 : t2184;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2185;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2186 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t2186 & columns_3;
                const f32 t2188 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2189 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t2189 - mean_3;
                f32 t2191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(distance_71), "f"(distance_71), "f"(t2188));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2192 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2193 = exists_71 ? t2191 : t2192;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2193;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2194 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t2194 & columns_4;
                const f32 t2196 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2197 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t2197 - mean_3;
                f32 t2199;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(distance_72), "f"(distance_72), "f"(t2196));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2200 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2201 = exists_72 ? t2199 : t2200;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2201;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2202 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t2202 & columns_3;
                const f32 t2204 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2205 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t2205 - mean_3;
                f32 t2207;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(distance_73), "f"(distance_73), "f"(t2204));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2208 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2209 = exists_73 ? t2207 : t2208;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2209;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2210 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t2210 & columns_4;
                const f32 t2212 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2213 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t2213 - mean_3;
                f32 t2215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(distance_74), "f"(distance_74), "f"(t2212));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2216 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2217 = exists_74 ? t2215 : t2216;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2217;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2218 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t2218 & columns_3;
                const f32 t2220 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2221 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t2221 - mean_3;
                f32 t2223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(distance_75), "f"(distance_75), "f"(t2220));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2224 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2225 = exists_75 ? t2223 : t2224;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2225;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2226 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t2226 & columns_4;
                const f32 t2228 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2229 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t2229 - mean_3;
                f32 t2231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(distance_76), "f"(distance_76), "f"(t2228));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2232 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2233 = exists_76 ? t2231 : t2232;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2233;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2234 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t2234 & columns_3;
                const f32 t2236 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2237 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t2237 - mean_3;
                f32 t2239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(distance_77), "f"(distance_77), "f"(t2236));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2240 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2241 = exists_77 ? t2239 : t2240;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2241;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2242 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t2242 & columns_4;
                const f32 t2244 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2245 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t2245 - mean_3;
                f32 t2247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(distance_78), "f"(distance_78), "f"(t2244));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2248 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2249 = exists_78 ? t2247 : t2248;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2249;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2250 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t2250 & columns_3;
                const f32 t2252 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2253 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t2253 - mean_3;
                f32 t2255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(distance_79), "f"(distance_79), "f"(t2252));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2256 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2257 = exists_79 ? t2255 : t2256;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2257;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2258 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t2258 & columns_4;
                const f32 t2260 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2261 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t2261 - mean_3;
                f32 t2263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(distance_80), "f"(distance_80), "f"(t2260));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2264 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2265 = exists_80 ? t2263 : t2264;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2265;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2266 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t2266 & columns_3;
                const f32 t2268 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2269 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t2269 - mean_3;
                f32 t2271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(distance_81), "f"(distance_81), "f"(t2268));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2272 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2273 = exists_81 ? t2271 : t2272;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2273;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2274 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t2274 & columns_4;
                const f32 t2276 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2277 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t2277 - mean_3;
                f32 t2279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(distance_82), "f"(distance_82), "f"(t2276));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2280 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2281 = exists_82 ? t2279 : t2280;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2281;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2282 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t2282 & columns_3;
                const f32 t2284 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2285 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t2285 - mean_3;
                f32 t2287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(distance_83), "f"(distance_83), "f"(t2284));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2288 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2289 = exists_83 ? t2287 : t2288;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2289;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2290 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t2290 & columns_4;
                const f32 t2292 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2293 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t2293 - mean_3;
                f32 t2295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(distance_84), "f"(distance_84), "f"(t2292));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2296 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2297 = exists_84 ? t2295 : t2296;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2297;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2298 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t2298 & columns_3;
                const f32 t2300 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2301 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t2301 - mean_3;
                f32 t2303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(distance_85), "f"(distance_85), "f"(t2300));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2304 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2305 = exists_85 ? t2303 : t2304;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2305;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2306 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t2306 & columns_4;
                const f32 t2308 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2309 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t2309 - mean_3;
                f32 t2311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(distance_86), "f"(distance_86), "f"(t2308));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2312 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2313 = exists_86 ? t2311 : t2312;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2313;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2314 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t2314 & columns_3;
                const f32 t2316 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2317 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t2317 - mean_3;
                f32 t2319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(distance_87), "f"(distance_87), "f"(t2316));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2320 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2321 = exists_87 ? t2319 : t2320;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2321;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2322 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t2322 & columns_4;
                const f32 t2324 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2325 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t2325 - mean_3;
                f32 t2327;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(distance_88), "f"(distance_88), "f"(t2324));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2328 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2329 = exists_88 ? t2327 : t2328;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2329;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2330 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t2330 & columns_3;
                const f32 t2332 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2333 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t2333 - mean_3;
                f32 t2335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(distance_89), "f"(distance_89), "f"(t2332));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2336 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2337 = exists_89 ? t2335 : t2336;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2337;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2338 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t2338 & columns_4;
                const f32 t2340 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2341 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t2341 - mean_3;
                f32 t2343;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(distance_90), "f"(distance_90), "f"(t2340));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2344 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2345 = exists_90 ? t2343 : t2344;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2345;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2346 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2346 & columns_3;
                const f32 t2348 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2349 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2349 - mean_3;
                f32 t2351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(distance_91), "f"(distance_91), "f"(t2348));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2352 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2353 = exists_91 ? t2351 : t2352;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2353;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2354 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2354 & columns_4;
                const f32 t2356 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2357 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2357 - mean_3;
                f32 t2359;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(distance_92), "f"(distance_92), "f"(t2356));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2360 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2361 = exists_92 ? t2359 : t2360;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2361;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2362 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2362 & columns_3;
                const f32 t2364 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2365 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2365 - mean_3;
                f32 t2367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(distance_93), "f"(distance_93), "f"(t2364));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2368 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2369 = exists_93 ? t2367 : t2368;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2369;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2370 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2370 & columns_4;
                const f32 t2372 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2373 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2373 - mean_3;
                f32 t2375;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(distance_94), "f"(distance_94), "f"(t2372));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2376 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = exists_94 ? t2375 : t2376;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2377;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2378 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2378 & columns_3;
                const f32 t2380 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2381 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2381 - mean_3;
                f32 t2383;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(distance_95), "f"(distance_95), "f"(t2380));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2384 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2385 = exists_95 ? t2383 : t2384;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2385;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2386 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2386 & columns_4;
                const f32 t2388 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2389 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2389 - mean_3;
                f32 t2391;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(distance_96), "f"(distance_96), "f"(t2388));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2392 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2393 = exists_96 ? t2391 : t2392;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2393;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2394 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2394 & columns_3;
                const f32 t2396 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2397 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2397 - mean_3;
                f32 t2399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(distance_97), "f"(distance_97), "f"(t2396));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2400 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2401 = exists_97 ? t2399 : t2400;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2401;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2402 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2402 & columns_4;
                const f32 t2404 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2405 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2405 - mean_3;
                f32 t2407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(distance_98), "f"(distance_98), "f"(t2404));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2408 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2409 = exists_98 ? t2407 : t2408;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2409;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2410 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2410 & columns_3;
                const f32 t2412 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2413 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2413 - mean_3;
                f32 t2415;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(distance_99), "f"(distance_99), "f"(t2412));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2416 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2417 = exists_99 ? t2415 : t2416;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2417;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2418 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2418 & columns_4;
                const f32 t2420 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2421 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2421 - mean_3;
                f32 t2423;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(distance_100), "f"(distance_100), "f"(t2420));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2424 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2425 = exists_100 ? t2423 : t2424;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2425;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2426 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2426 & columns_3;
                const f32 t2428 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2429 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2429 - mean_3;
                f32 t2431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2431) : "f"(distance_101), "f"(distance_101), "f"(t2428));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2432 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2433 = exists_101 ? t2431 : t2432;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2433;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2434 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2434 & columns_4;
                const f32 t2436 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2437 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2437 - mean_3;
                f32 t2439;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(distance_102), "f"(distance_102), "f"(t2436));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2440 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2441 = exists_102 ? t2439 : t2440;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2441;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2442 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2442 & columns_3;
                const f32 t2444 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2445 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2445 - mean_3;
                f32 t2447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(distance_103), "f"(distance_103), "f"(t2444));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2448 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2449 = exists_103 ? t2447 : t2448;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2449;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2450 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2450 & columns_4;
                const f32 t2452 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2453 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2453 - mean_3;
                f32 t2455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(distance_104), "f"(distance_104), "f"(t2452));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2456 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2457 = exists_104 ? t2455 : t2456;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2457;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2458 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2458 & columns_3;
                const f32 t2460 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2461 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2461 - mean_3;
                f32 t2463;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(distance_105), "f"(distance_105), "f"(t2460));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2464 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2465 = exists_105 ? t2463 : t2464;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2465;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2466 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2466 & columns_4;
                const f32 t2468 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2469 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2469 - mean_3;
                f32 t2471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(distance_106), "f"(distance_106), "f"(t2468));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2472 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2473 = exists_106 ? t2471 : t2472;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2473;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2474 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2474 & columns_3;
                const f32 t2476 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2477 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2477 - mean_3;
                f32 t2479;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2479) : "f"(distance_107), "f"(distance_107), "f"(t2476));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2480 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2481 = exists_107 ? t2479 : t2480;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2481;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2482 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2482 & columns_4;
                const f32 t2484 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2485 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2485 - mean_3;
                f32 t2487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(distance_108), "f"(distance_108), "f"(t2484));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2488 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2489 = exists_108 ? t2487 : t2488;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2489;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2490 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2490 & columns_3;
                const f32 t2492 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2493 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2493 - mean_3;
                f32 t2495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(distance_109), "f"(distance_109), "f"(t2492));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2496 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2497 = exists_109 ? t2495 : t2496;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2497;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2498 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2498 & columns_4;
                const f32 t2500 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2501 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2501 - mean_3;
                f32 t2503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(distance_110), "f"(distance_110), "f"(t2500));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2504 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = exists_110 ? t2503 : t2504;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2505;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2506 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2506 & columns_3;
                const f32 t2508 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2509 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2509 - mean_3;
                f32 t2511;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(distance_111), "f"(distance_111), "f"(t2508));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2512 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2513 = exists_111 ? t2511 : t2512;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2513;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2514 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2514 & columns_4;
                const f32 t2516 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2517 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2517 - mean_3;
                f32 t2519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(distance_112), "f"(distance_112), "f"(t2516));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2520 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2521 = exists_112 ? t2519 : t2520;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2521;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2522 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t2522 & columns_3;
                const f32 t2524 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2525 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t2525 - mean_3;
                f32 t2527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(distance_113), "f"(distance_113), "f"(t2524));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2528 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2529 = exists_113 ? t2527 : t2528;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2529;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2530 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t2530 & columns_4;
                const f32 t2532 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2533 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t2533 - mean_3;
                f32 t2535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(distance_114), "f"(distance_114), "f"(t2532));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2536 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2537 = exists_114 ? t2535 : t2536;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2537;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2538 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t2538 & columns_3;
                const f32 t2540 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2541 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t2541 - mean_3;
                f32 t2543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2543) : "f"(distance_115), "f"(distance_115), "f"(t2540));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2544 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2545 = exists_115 ? t2543 : t2544;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2545;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2546 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t2546 & columns_4;
                const f32 t2548 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2549 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t2549 - mean_3;
                f32 t2551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(distance_116), "f"(distance_116), "f"(t2548));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2552 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2553 = exists_116 ? t2551 : t2552;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2553;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2554 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t2554 & columns_3;
                const f32 t2556 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2557 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t2557 - mean_3;
                f32 t2559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(distance_117), "f"(distance_117), "f"(t2556));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2560 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2561 = exists_117 ? t2559 : t2560;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2561;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2562 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t2562 & columns_4;
                const f32 t2564 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2565 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t2565 - mean_3;
                f32 t2567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(distance_118), "f"(distance_118), "f"(t2564));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2568 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2569 = exists_118 ? t2567 : t2568;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2569;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2570 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t2570 & columns_3;
                const f32 t2572 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2573 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t2573 - mean_3;
                f32 t2575;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(distance_119), "f"(distance_119), "f"(t2572));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2576 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2577 = exists_119 ? t2575 : t2576;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2577;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2578 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t2578 & columns_4;
                const f32 t2580 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2581 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t2581 - mean_3;
                f32 t2583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(distance_120), "f"(distance_120), "f"(t2580));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2584 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2585 = exists_120 ? t2583 : t2584;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2585;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2586 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t2586 & columns_3;
                const f32 t2588 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2589 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t2589 - mean_3;
                f32 t2591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2591) : "f"(distance_121), "f"(distance_121), "f"(t2588));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2592 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2593 = exists_121 ? t2591 : t2592;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2593;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2594 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t2594 & columns_4;
                const f32 t2596 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2597 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t2597 - mean_3;
                f32 t2599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(distance_122), "f"(distance_122), "f"(t2596));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2600 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2601 = exists_122 ? t2599 : t2600;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2601;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2602 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t2602 & columns_3;
                const f32 t2604 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2605 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t2605 - mean_3;
                f32 t2607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(distance_123), "f"(distance_123), "f"(t2604));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2608 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2609 = exists_123 ? t2607 : t2608;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2609;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2610 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t2610 & columns_4;
                const f32 t2612 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2613 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t2613 - mean_3;
                f32 t2615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(distance_124), "f"(distance_124), "f"(t2612));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2616 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2617 = exists_124 ? t2615 : t2616;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2617;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2618 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2618 & columns_3;
                const f32 t2620 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2621 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2621 - mean_3;
                f32 t2623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(distance_125), "f"(distance_125), "f"(t2620));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2624 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2625 = exists_125 ? t2623 : t2624;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2625;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2626 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2626 & columns_4;
                const f32 t2628 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2629 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2629 - mean_3;
                f32 t2631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(distance_126), "f"(distance_126), "f"(t2628));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2632 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2633 = exists_126 ? t2631 : t2632;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2633;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2634 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2634 & columns_3;
                const f32 t2636 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2637 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2637 - mean_3;
                f32 t2639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(distance_127), "f"(distance_127), "f"(t2636));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2640 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2641 = exists_127 ? t2639 : t2640;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2641;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2642 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2642 & columns_4;
                const f32 t2644 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2645 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2645 - mean_3;
                f32 t2647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(distance_128), "f"(distance_128), "f"(t2644));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2648 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t2649 = exists_128 ? t2647 : t2648;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2649;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2650 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2651;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2651) : "f"(t2650));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t2652 = t2650 + t2651;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t2653;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2653) : "f"(t2652));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = t2652 + t2653;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2656 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t2657 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t2655 + count_3;
            const f32 difference = mean_3 - t2656;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2660;
            asm("max.f32 %0, %1, %2;" : "=f"(t2660) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t2661;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(t2660));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = count_3 * t2661;
            f32 mean_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference), "f"(share_2), "f"(t2656));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t2664 = t2655 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2665 = t2664 ? mean_3 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2666 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2667 = t2666 * t2655;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t2668 = t2657 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t2669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(t2667), "f"(share_2), "f"(t2668));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count = count_4;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean = t2665;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares = t2669;
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t1344) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = 0.0f + t2670;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = t2671 + t2672;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = t2673 + t2674;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = t2675 + t2676;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = t2677 + t2678;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2681 = t2679 + t2680;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2682 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2683 = t2681 + t2682;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2684 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2685 = t2683 + t2684;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2686 = acc_67;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2687 = t2685 + t2686;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2688 = acc_75;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2689 = t2687 + t2688;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = acc_83;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2691 = t2689 + t2690;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2692 = acc_91;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2693 = t2691 + t2692;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2694 = acc_99;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2695 = t2693 + t2694;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2696 = acc_107;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2697 = t2695 + t2696;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2698 = acc_115;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2699 = t2697 + t2698;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2700 = acc_123;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t2699 + t2700;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2703 = 0.0f + t2702;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2704 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2705 = t2703 + t2704;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2707 = t2705 + t2706;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2708 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2709 = t2707 + t2708;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2711 = t2709 + t2710;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2712 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2713 = t2711 + t2712;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2715 = t2713 + t2714;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2716 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2717 = t2715 + t2716;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = acc_68;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2719 = t2717 + t2718;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2720 = acc_76;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2721 = t2719 + t2720;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = acc_84;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2723 = t2721 + t2722;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2724 = acc_92;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2725 = t2723 + t2724;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = acc_100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2727 = t2725 + t2726;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2728 = acc_108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2729 = t2727 + t2728;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = acc_116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2731 = t2729 + t2730;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2732 = acc_124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t2731 + t2732;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2735 = 0.0f + t2734;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2736 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2737 = t2735 + t2736;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2739 = t2737 + t2738;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2740 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2741 = t2739 + t2740;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2743 = t2741 + t2742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2744 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2745 = t2743 + t2744;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2747 = t2745 + t2746;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2748 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2749 = t2747 + t2748;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = acc_71;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2751 = t2749 + t2750;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2752 = acc_79;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2753 = t2751 + t2752;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = acc_87;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2755 = t2753 + t2754;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2756 = acc_95;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2757 = t2755 + t2756;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2758 = acc_103;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2759 = t2757 + t2758;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2760 = acc_111;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2761 = t2759 + t2760;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2762 = acc_119;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2763 = t2761 + t2762;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2764 = acc_127;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t2763 + t2764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2767 = 0.0f + t2766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2768 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2769 = t2767 + t2768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2771 = t2769 + t2770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2772 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2773 = t2771 + t2772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2774 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2775 = t2773 + t2774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2776 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2777 = t2775 + t2776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2778 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2779 = t2777 + t2778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2780 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2781 = t2779 + t2780;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = acc_72;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2783 = t2781 + t2782;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2784 = acc_80;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2785 = t2783 + t2784;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2786 = acc_88;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2787 = t2785 + t2786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2788 = acc_96;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2789 = t2787 + t2788;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2790 = acc_104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2791 = t2789 + t2790;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2792 = acc_112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2793 = t2791 + t2792;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = acc_120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2795 = t2793 + t2794;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t2796 = acc_128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t2795 + t2796;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2798 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2799 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t2800 = t2798 + t2799;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2800;
            } else {
                const u32 t2801 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t2801 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_5 = first_8 < t824;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t2804 = first_8 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2804 < t824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2806 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2806 & columns_5;
                const f32 t2808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2809 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2810 = t2808 + t2809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2811 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2812 = exists_129 ? t2810 : t2811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2813 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2813 & columns_6;
                const f32 t2815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2816 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2817 = t2815 + t2816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2818 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2819 = exists_130 ? t2817 : t2818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2820 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2820 & columns_5;
                const f32 t2822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2823 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2824 = t2822 + t2823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2825 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2826 = exists_131 ? t2824 : t2825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2827 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2827 & columns_6;
                const f32 t2829 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2831 = t2829 + t2830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2832 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2833 = exists_132 ? t2831 : t2832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2833;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2834 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2834 & columns_5;
                const f32 t2836 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2837 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2838 = t2836 + t2837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2839 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2840 = exists_133 ? t2838 : t2839;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2841 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2841 & columns_6;
                const f32 t2843 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2844 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2845 = t2843 + t2844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2846 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2847 = exists_134 ? t2845 : t2846;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2847;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2848 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2848 & columns_5;
                const f32 t2850 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2851 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2852 = t2850 + t2851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2853 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2854 = exists_135 ? t2852 : t2853;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2854;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2855 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2855 & columns_6;
                const f32 t2857 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2859 = t2857 + t2858;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2860 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2861 = exists_136 ? t2859 : t2860;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2861;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2862 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2862 & columns_5;
                const f32 t2864 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2865 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2866 = t2864 + t2865;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2867 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2868 = exists_137 ? t2866 : t2867;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2868;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2869 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2869 & columns_6;
                const f32 t2871 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2872 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2873 = t2871 + t2872;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2874 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2875 = exists_138 ? t2873 : t2874;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2875;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2876 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2876 & columns_5;
                const f32 t2878 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2879 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2880 = t2878 + t2879;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2881 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2882 = exists_139 ? t2880 : t2881;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2882;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2883 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2883 & columns_6;
                const f32 t2885 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2886 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2887 = t2885 + t2886;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2888 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2889 = exists_140 ? t2887 : t2888;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2889;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2890 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2890 & columns_5;
                const f32 t2892 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2893 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2894 = t2892 + t2893;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2895 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2896 = exists_141 ? t2894 : t2895;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2896;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2897 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2897 & columns_6;
                const f32 t2899 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2900 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2901 = t2899 + t2900;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2902 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2903 = exists_142 ? t2901 : t2902;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2903;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2904 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2904 & columns_5;
                const f32 t2906 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2907 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2908 = t2906 + t2907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2909 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2910 = exists_143 ? t2908 : t2909;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2911 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2911 & columns_6;
                const f32 t2913 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2915 = t2913 + t2914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2916 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2917 = exists_144 ? t2915 : t2916;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2917;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2918 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2918 & columns_5;
                const f32 t2920 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2921 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2922 = t2920 + t2921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2923 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2924 = exists_145 ? t2922 : t2923;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2924;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2925 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2925 & columns_6;
                const f32 t2927 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2928 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2929 = t2927 + t2928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2930 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2931 = exists_146 ? t2929 : t2930;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2931;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2932 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2932 & columns_5;
                const f32 t2934 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2935 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2936 = t2934 + t2935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2937 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2938 = exists_147 ? t2936 : t2937;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2938;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2939 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2939 & columns_6;
                const f32 t2941 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2942 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2943 = t2941 + t2942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2944 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2945 = exists_148 ? t2943 : t2944;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2945;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2946 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2946 & columns_5;
                const f32 t2948 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2949 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2950 = t2948 + t2949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2951 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2952 = exists_149 ? t2950 : t2951;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2952;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2953 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2953 & columns_6;
                const f32 t2955 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2956 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2957 = t2955 + t2956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2958 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2959 = exists_150 ? t2957 : t2958;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2959;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2960 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2960 & columns_5;
                const f32 t2962 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2963 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2964 = t2962 + t2963;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2965 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2966 = exists_151 ? t2964 : t2965;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2967 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2967 & columns_6;
                const f32 t2969 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2970 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2971 = t2969 + t2970;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2972 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2973 = exists_152 ? t2971 : t2972;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2973;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2974 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2974 & columns_5;
                const f32 t2976 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2977 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2978 = t2976 + t2977;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2979 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2980 = exists_153 ? t2978 : t2979;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2980;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2981 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2981 & columns_6;
                const f32 t2983 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2984 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2985 = t2983 + t2984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2986 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2987 = exists_154 ? t2985 : t2986;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2987;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2988 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2988 & columns_5;
                const f32 t2990 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2991 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2992 = t2990 + t2991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2993 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2994 = exists_155 ? t2992 : t2993;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2994;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t2995 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2995 & columns_6;
                const f32 t2997 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t2999 = t2997 + t2998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3000 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3001 = exists_156 ? t2999 : t3000;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3001;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3002 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t3002 & columns_5;
                const f32 t3004 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3005 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3006 = t3004 + t3005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3007 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3008 = exists_157 ? t3006 : t3007;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3008;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3009 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t3009 & columns_6;
                const f32 t3011 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3012 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3013 = t3011 + t3012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3014 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3015 = exists_158 ? t3013 : t3014;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3015;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3016 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t3016 & columns_5;
                const f32 t3018 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3019 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3020 = t3018 + t3019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3021 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3022 = exists_159 ? t3020 : t3021;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3022;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3023 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t3023 & columns_6;
                const f32 t3025 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3026 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3027 = t3025 + t3026;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3028 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3029 = exists_160 ? t3027 : t3028;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3029;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3030 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t3030 & columns_5;
                const f32 t3032 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3033 = acc_67;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3034 = t3032 + t3033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3035 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3036 = exists_161 ? t3034 : t3035;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3036;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3037 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t3037 & columns_6;
                const f32 t3039 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3040 = acc_68;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3041 = t3039 + t3040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3042 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3043 = exists_162 ? t3041 : t3042;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3043;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3044 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t3044 & columns_5;
                const f32 t3046 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3047 = acc_71;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3048 = t3046 + t3047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3049 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3050 = exists_163 ? t3048 : t3049;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3050;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3051 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t3051 & columns_6;
                const f32 t3053 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3054 = acc_72;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3055 = t3053 + t3054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3056 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3057 = exists_164 ? t3055 : t3056;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3057;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3058 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t3058 & columns_5;
                const f32 t3060 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3061 = acc_75;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3062 = t3060 + t3061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3063 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3064 = exists_165 ? t3062 : t3063;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3064;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3065 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t3065 & columns_6;
                const f32 t3067 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3068 = acc_76;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3069 = t3067 + t3068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3070 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3071 = exists_166 ? t3069 : t3070;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3071;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3072 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t3072 & columns_5;
                const f32 t3074 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3075 = acc_79;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3076 = t3074 + t3075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3077 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3078 = exists_167 ? t3076 : t3077;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3079 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t3079 & columns_6;
                const f32 t3081 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = acc_80;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3083 = t3081 + t3082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3084 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3085 = exists_168 ? t3083 : t3084;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3085;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3086 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t3086 & columns_5;
                const f32 t3088 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3089 = acc_83;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3090 = t3088 + t3089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3091 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3092 = exists_169 ? t3090 : t3091;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3092;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3093 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t3093 & columns_6;
                const f32 t3095 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3096 = acc_84;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3097 = t3095 + t3096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3098 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3099 = exists_170 ? t3097 : t3098;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3099;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3100 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t3100 & columns_5;
                const f32 t3102 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3103 = acc_87;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3104 = t3102 + t3103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3105 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3106 = exists_171 ? t3104 : t3105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3106;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3107 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t3107 & columns_6;
                const f32 t3109 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3110 = acc_88;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3111 = t3109 + t3110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3112 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3113 = exists_172 ? t3111 : t3112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3113;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3114 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t3114 & columns_5;
                const f32 t3116 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3117 = acc_91;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3118 = t3116 + t3117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3119 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3120 = exists_173 ? t3118 : t3119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3120;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3121 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t3121 & columns_6;
                const f32 t3123 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3124 = acc_92;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3125 = t3123 + t3124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3126 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3127 = exists_174 ? t3125 : t3126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3127;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3128 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t3128 & columns_5;
                const f32 t3130 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3131 = acc_95;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3132 = t3130 + t3131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3133 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3134 = exists_175 ? t3132 : t3133;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3135 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t3135 & columns_6;
                const f32 t3137 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3138 = acc_96;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3139 = t3137 + t3138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3140 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3141 = exists_176 ? t3139 : t3140;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3141;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3142 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t3142 & columns_5;
                const f32 t3144 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3145 = acc_99;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3146 = t3144 + t3145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3147 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3148 = exists_177 ? t3146 : t3147;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3148;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3149 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t3149 & columns_6;
                const f32 t3151 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3152 = acc_100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3153 = t3151 + t3152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3154 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3155 = exists_178 ? t3153 : t3154;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3155;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3156 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t3156 & columns_5;
                const f32 t3158 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3159 = acc_103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3160 = t3158 + t3159;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3161 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3162 = exists_179 ? t3160 : t3161;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3162;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3163 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t3163 & columns_6;
                const f32 t3165 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3166 = acc_104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3167 = t3165 + t3166;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3168 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3169 = exists_180 ? t3167 : t3168;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3169;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3170 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t3170 & columns_5;
                const f32 t3172 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3173 = acc_107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3174 = t3172 + t3173;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3175 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3176 = exists_181 ? t3174 : t3175;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3176;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3177 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t3177 & columns_6;
                const f32 t3179 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3180 = acc_108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3181 = t3179 + t3180;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3182 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3183 = exists_182 ? t3181 : t3182;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3184 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t3184 & columns_5;
                const f32 t3186 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3187 = acc_111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3188 = t3186 + t3187;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3189 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3190 = exists_183 ? t3188 : t3189;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3191 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t3191 & columns_6;
                const f32 t3193 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3194 = acc_112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3195 = t3193 + t3194;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3196 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3197 = exists_184 ? t3195 : t3196;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3197;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3198 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t3198 & columns_5;
                const f32 t3200 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3201 = acc_115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3202 = t3200 + t3201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3203 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3204 = exists_185 ? t3202 : t3203;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3204;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3205 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t3205 & columns_6;
                const f32 t3207 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3208 = acc_116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3209 = t3207 + t3208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3210 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3211 = exists_186 ? t3209 : t3210;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3211;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3212 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t3212 & columns_5;
                const f32 t3214 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3215 = acc_119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3216 = t3214 + t3215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3217 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3218 = exists_187 ? t3216 : t3217;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3218;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3219 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t3219 & columns_6;
                const f32 t3221 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3222 = acc_120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3223 = t3221 + t3222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3224 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3225 = exists_188 ? t3223 : t3224;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3225;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3226 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t3226 & columns_5;
                const f32 t3228 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3229 = acc_123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3230 = t3228 + t3229;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3231 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3232 = exists_189 ? t3230 : t3231;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3232;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3233 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t3233 & columns_6;
                const f32 t3235 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3236 = acc_124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3237 = t3235 + t3236;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3238 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3239 = exists_190 ? t3237 : t3238;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3240 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t3240 & columns_5;
                const f32 t3242 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3243 = acc_127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3244 = t3242 + t3243;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3245 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3246 = exists_191 ? t3244 : t3245;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3247 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t3247 & columns_6;
                const f32 t3249 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3250 = acc_128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3251 = t3249 + t3250;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3252 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3253 = exists_192 ? t3251 : t3252;
#line 63 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3253;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3254 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3255;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3255) : "f"(t3254));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3256 = t3254 + t3255;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3257;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3257) : "f"(t3256));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3258 = t3256 + t3257;
#line 17 "fa-kernels/src/conv/moments.rs"
            const f32 about_2 = t3258 * share;
            const f32 t3260 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
            f32 rest_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t3260), "f"(count_3), "f"(t3258));
#line 19 "fa-kernels/src/conv/moments.rs"
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest_2), "f"(share), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t1344) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3263 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t3263 - mean_5;
                f32 t3265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(distance_129), "f"(distance_129), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3266 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t3266 - mean_5;
                f32 t3268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(distance_130), "f"(distance_130), "f"(t3265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3269 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t3269 - mean_5;
                f32 t3271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(distance_131), "f"(distance_131), "f"(t3268));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3272 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t3272 - mean_5;
                f32 t3274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(distance_132), "f"(distance_132), "f"(t3271));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3275 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t3275 - mean_5;
                f32 t3277;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(distance_133), "f"(distance_133), "f"(t3274));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3278 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t3278 - mean_5;
                f32 t3280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(distance_134), "f"(distance_134), "f"(t3277));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3281 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t3281 - mean_5;
                f32 t3283;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(distance_135), "f"(distance_135), "f"(t3280));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3284 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t3284 - mean_5;
                f32 t3286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(distance_136), "f"(distance_136), "f"(t3283));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3287 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t3287 - mean_5;
                f32 t3289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(distance_137), "f"(distance_137), "f"(t3286));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3290 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t3290 - mean_5;
                f32 t3292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(distance_138), "f"(distance_138), "f"(t3289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3293 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t3293 - mean_5;
                f32 t3295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(distance_139), "f"(distance_139), "f"(t3292));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3296 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t3296 - mean_5;
                f32 t3298;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(distance_140), "f"(distance_140), "f"(t3295));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3299 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t3299 - mean_5;
                f32 t3301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3301) : "f"(distance_141), "f"(distance_141), "f"(t3298));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3302 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t3302 - mean_5;
                f32 t3304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(distance_142), "f"(distance_142), "f"(t3301));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3305 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t3305 - mean_5;
                f32 t3307;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(distance_143), "f"(distance_143), "f"(t3304));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3308 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t3308 - mean_5;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_144), "f"(distance_144), "f"(t3307));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3311 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t3311 - mean_5;
                f32 t3313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3313) : "f"(distance_145), "f"(distance_145), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3314 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t3314 - mean_5;
                f32 t3316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(distance_146), "f"(distance_146), "f"(t3313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3317 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t3317 - mean_5;
                f32 t3319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(distance_147), "f"(distance_147), "f"(t3316));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3320 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t3320 - mean_5;
                f32 t3322;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(distance_148), "f"(distance_148), "f"(t3319));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3323 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t3323 - mean_5;
                f32 t3325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3325) : "f"(distance_149), "f"(distance_149), "f"(t3322));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3326 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t3326 - mean_5;
                f32 t3328;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(distance_150), "f"(distance_150), "f"(t3325));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3329 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t3329 - mean_5;
                f32 t3331;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(distance_151), "f"(distance_151), "f"(t3328));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3332 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t3332 - mean_5;
                f32 t3334;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3334) : "f"(distance_152), "f"(distance_152), "f"(t3331));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3335 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t3335 - mean_5;
                f32 t3337;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(distance_153), "f"(distance_153), "f"(t3334));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3338 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t3338 - mean_5;
                f32 t3340;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(distance_154), "f"(distance_154), "f"(t3337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3341 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t3341 - mean_5;
                f32 t3343;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(distance_155), "f"(distance_155), "f"(t3340));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3344 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t3344 - mean_5;
                f32 t3346;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(distance_156), "f"(distance_156), "f"(t3343));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3347 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t3347 - mean_5;
                f32 t3349;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(distance_157), "f"(distance_157), "f"(t3346));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3350 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t3350 - mean_5;
                f32 t3352;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(distance_158), "f"(distance_158), "f"(t3349));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3353 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t3353 - mean_5;
                f32 t3355;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(distance_159), "f"(distance_159), "f"(t3352));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3356 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t3356 - mean_5;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_160), "f"(distance_160), "f"(t3355));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3359 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t3359 - mean_5;
                f32 t3361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(distance_161), "f"(distance_161), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3362 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t3362 - mean_5;
                f32 t3364;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(distance_162), "f"(distance_162), "f"(t3361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3365 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t3365 - mean_5;
                f32 t3367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(distance_163), "f"(distance_163), "f"(t3364));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3368 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t3368 - mean_5;
                f32 t3370;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(distance_164), "f"(distance_164), "f"(t3367));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3371 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t3371 - mean_5;
                f32 t3373;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3373) : "f"(distance_165), "f"(distance_165), "f"(t3370));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3374 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t3374 - mean_5;
                f32 t3376;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(distance_166), "f"(distance_166), "f"(t3373));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3377 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t3377 - mean_5;
                f32 t3379;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(distance_167), "f"(distance_167), "f"(t3376));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3380 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t3380 - mean_5;
                f32 t3382;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(distance_168), "f"(distance_168), "f"(t3379));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3383 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t3383 - mean_5;
                f32 t3385;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(distance_169), "f"(distance_169), "f"(t3382));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3386 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t3386 - mean_5;
                f32 t3388;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(distance_170), "f"(distance_170), "f"(t3385));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3389 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t3389 - mean_5;
                f32 t3391;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(distance_171), "f"(distance_171), "f"(t3388));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3392 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t3392 - mean_5;
                f32 t3394;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(distance_172), "f"(distance_172), "f"(t3391));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3395 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t3395 - mean_5;
                f32 t3397;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(distance_173), "f"(distance_173), "f"(t3394));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3398 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t3398 - mean_5;
                f32 t3400;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(distance_174), "f"(distance_174), "f"(t3397));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3401 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t3401 - mean_5;
                f32 t3403;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(distance_175), "f"(distance_175), "f"(t3400));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3404 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t3404 - mean_5;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_176), "f"(distance_176), "f"(t3403));
#line 51 "fa-kernels/src/conv/statistics.rs"
                const f32 t3407 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t3407 - mean_5;
                f32 t3409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(distance_177), "f"(distance_177), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3410 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t3410 - mean_5;
                f32 t3412;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(distance_178), "f"(distance_178), "f"(t3409));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3413 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t3413 - mean_5;
                f32 t3415;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(distance_179), "f"(distance_179), "f"(t3412));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3416 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t3416 - mean_5;
                f32 t3418;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(distance_180), "f"(distance_180), "f"(t3415));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3419 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t3419 - mean_5;
                f32 t3421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(distance_181), "f"(distance_181), "f"(t3418));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3422 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t3422 - mean_5;
                f32 t3424;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(distance_182), "f"(distance_182), "f"(t3421));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3425 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t3425 - mean_5;
                f32 t3427;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(distance_183), "f"(distance_183), "f"(t3424));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3428 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t3428 - mean_5;
                f32 t3430;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(distance_184), "f"(distance_184), "f"(t3427));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3431 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t3431 - mean_5;
                f32 t3433;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(distance_185), "f"(distance_185), "f"(t3430));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3434 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t3434 - mean_5;
                f32 t3436;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(distance_186), "f"(distance_186), "f"(t3433));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3437 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t3437 - mean_5;
                f32 t3439;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(distance_187), "f"(distance_187), "f"(t3436));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3440 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t3440 - mean_5;
                f32 t3442;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(distance_188), "f"(distance_188), "f"(t3439));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3443 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t3443 - mean_5;
                f32 t3445;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(distance_189), "f"(distance_189), "f"(t3442));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3446 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t3446 - mean_5;
                f32 t3448;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(distance_190), "f"(distance_190), "f"(t3445));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3449 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t3449 - mean_5;
                f32 t3451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(distance_191), "f"(distance_191), "f"(t3448));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3452 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t3452 - mean_5;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_192), "f"(distance_192), "f"(t3451));
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t3455 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t3456 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const f32 t3457 = t3455 + t3456;
#line 53 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3457;
            } else {
                const u32 t3458 = t27 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t3458 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_7 = first_9 < t824;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const u32 t3461 = first_9 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t3461 < t824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3463 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t3463 & columns_7;
                const f32 t3465 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3466 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t3466 - mean_5;
                f32 t3468;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(distance_193), "f"(distance_193), "f"(t3465));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3469 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3470 = exists_193 ? t3468 : t3469;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3470;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3471 = 0u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t3471 & columns_8;
                const f32 t3473 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3474 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t3474 - mean_5;
                f32 t3476;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(distance_194), "f"(distance_194), "f"(t3473));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3477 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3478 = exists_194 ? t3476 : t3477;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3478;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3479 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t3479 & columns_7;
                const f32 t3481 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3482 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t3482 - mean_5;
                f32 t3484;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(distance_195), "f"(distance_195), "f"(t3481));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3485 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3486 = exists_195 ? t3484 : t3485;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3486;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3487 = 1u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t3487 & columns_8;
                const f32 t3489 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3490 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t3490 - mean_5;
                f32 t3492;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(distance_196), "f"(distance_196), "f"(t3489));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3493 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3494 = exists_196 ? t3492 : t3493;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3494;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3495 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t3495 & columns_7;
                const f32 t3497 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3498 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t3498 - mean_5;
                f32 t3500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(distance_197), "f"(distance_197), "f"(t3497));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3501 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3502 = exists_197 ? t3500 : t3501;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3502;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3503 = 2u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t3503 & columns_8;
                const f32 t3505 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3506 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t3506 - mean_5;
                f32 t3508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3508) : "f"(distance_198), "f"(distance_198), "f"(t3505));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3509 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3510 = exists_198 ? t3508 : t3509;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3510;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3511 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t3511 & columns_7;
                const f32 t3513 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3514 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t3514 - mean_5;
                f32 t3516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3516) : "f"(distance_199), "f"(distance_199), "f"(t3513));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3517 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3518 = exists_199 ? t3516 : t3517;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3518;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3519 = 3u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t3519 & columns_8;
                const f32 t3521 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3522 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t3522 - mean_5;
                f32 t3524;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3524) : "f"(distance_200), "f"(distance_200), "f"(t3521));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3525 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3526 = exists_200 ? t3524 : t3525;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3526;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3527 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t3527 & columns_7;
                const f32 t3529 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3530 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t3530 - mean_5;
                f32 t3532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(distance_201), "f"(distance_201), "f"(t3529));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3533 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3534 = exists_201 ? t3532 : t3533;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3534;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3535 = 4u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t3535 & columns_8;
                const f32 t3537 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3538 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t3538 - mean_5;
                f32 t3540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3540) : "f"(distance_202), "f"(distance_202), "f"(t3537));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3541 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3542 = exists_202 ? t3540 : t3541;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3542;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3543 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t3543 & columns_7;
                const f32 t3545 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3546 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t3546 - mean_5;
                f32 t3548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3548) : "f"(distance_203), "f"(distance_203), "f"(t3545));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3549 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3550 = exists_203 ? t3548 : t3549;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3550;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3551 = 5u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t3551 & columns_8;
                const f32 t3553 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3554 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t3554 - mean_5;
                f32 t3556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(distance_204), "f"(distance_204), "f"(t3553));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3557 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3558 = exists_204 ? t3556 : t3557;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3558;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3559 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t3559 & columns_7;
                const f32 t3561 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3562 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t3562 - mean_5;
                f32 t3564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3564) : "f"(distance_205), "f"(distance_205), "f"(t3561));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3565 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3566 = exists_205 ? t3564 : t3565;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3566;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3567 = 6u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t3567 & columns_8;
                const f32 t3569 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3570 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t3570 - mean_5;
                f32 t3572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3572) : "f"(distance_206), "f"(distance_206), "f"(t3569));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3573 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3574 = exists_206 ? t3572 : t3573;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3574;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3575 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t3575 & columns_7;
                const f32 t3577 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3578 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t3578 - mean_5;
                f32 t3580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3580) : "f"(distance_207), "f"(distance_207), "f"(t3577));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3581 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3582 = exists_207 ? t3580 : t3581;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3583 = 7u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t3583 & columns_8;
                const f32 t3585 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3586 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t3586 - mean_5;
                f32 t3588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(distance_208), "f"(distance_208), "f"(t3585));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3589 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3590 = exists_208 ? t3588 : t3589;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3590;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3591 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t3591 & columns_7;
                const f32 t3593 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3594 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t3594 - mean_5;
                f32 t3596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(distance_209), "f"(distance_209), "f"(t3593));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3597 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3598 = exists_209 ? t3596 : t3597;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3598;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3599 = 8u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t3599 & columns_8;
                const f32 t3601 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3602 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t3602 - mean_5;
                f32 t3604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3604) : "f"(distance_210), "f"(distance_210), "f"(t3601));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3605 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3606 = exists_210 ? t3604 : t3605;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3607 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t3607 & columns_7;
                const f32 t3609 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3610 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t3610 - mean_5;
                f32 t3612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(distance_211), "f"(distance_211), "f"(t3609));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3613 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3614 = exists_211 ? t3612 : t3613;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3614;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3615 = 9u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t3615 & columns_8;
                const f32 t3617 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3618 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t3618 - mean_5;
                f32 t3620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(distance_212), "f"(distance_212), "f"(t3617));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3621 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3622 = exists_212 ? t3620 : t3621;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3622;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3623 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t3623 & columns_7;
                const f32 t3625 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3626 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t3626 - mean_5;
                f32 t3628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(distance_213), "f"(distance_213), "f"(t3625));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3629 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3630 = exists_213 ? t3628 : t3629;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3630;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3631 = 10u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t3631 & columns_8;
                const f32 t3633 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3634 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t3634 - mean_5;
                f32 t3636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(distance_214), "f"(distance_214), "f"(t3633));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3637 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3638 = exists_214 ? t3636 : t3637;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3638;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3639 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t3639 & columns_7;
                const f32 t3641 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3642 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t3642 - mean_5;
                f32 t3644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(distance_215), "f"(distance_215), "f"(t3641));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3645 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3646 = exists_215 ? t3644 : t3645;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3646;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3647 = 11u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t3647 & columns_8;
                const f32 t3649 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3650 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t3650 - mean_5;
                f32 t3652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(distance_216), "f"(distance_216), "f"(t3649));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3653 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3654 = exists_216 ? t3652 : t3653;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3655 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t3655 & columns_7;
                const f32 t3657 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3658 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t3658 - mean_5;
                f32 t3660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(distance_217), "f"(distance_217), "f"(t3657));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3661 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3662 = exists_217 ? t3660 : t3661;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3663 = 12u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t3663 & columns_8;
                const f32 t3665 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3666 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t3666 - mean_5;
                f32 t3668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(distance_218), "f"(distance_218), "f"(t3665));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3669 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3670 = exists_218 ? t3668 : t3669;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3670;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3671 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t3671 & columns_7;
                const f32 t3673 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3674 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t3674 - mean_5;
                f32 t3676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(distance_219), "f"(distance_219), "f"(t3673));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3677 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3678 = exists_219 ? t3676 : t3677;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3678;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3679 = 13u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t3679 & columns_8;
                const f32 t3681 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3682 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t3682 - mean_5;
                f32 t3684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(distance_220), "f"(distance_220), "f"(t3681));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3685 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3686 = exists_220 ? t3684 : t3685;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3686;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3687 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t3687 & columns_7;
                const f32 t3689 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3690 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t3690 - mean_5;
                f32 t3692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(distance_221), "f"(distance_221), "f"(t3689));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3693 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3694 = exists_221 ? t3692 : t3693;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3695 = 14u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t3695 & columns_8;
                const f32 t3697 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3698 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t3698 - mean_5;
                f32 t3700;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(distance_222), "f"(distance_222), "f"(t3697));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3701 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3702 = exists_222 ? t3700 : t3701;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3703 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t3703 & columns_7;
                const f32 t3705 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3706 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t3706 - mean_5;
                f32 t3708;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(distance_223), "f"(distance_223), "f"(t3705));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3709 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3710 = exists_223 ? t3708 : t3709;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3710;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3711 = 15u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t3711 & columns_8;
                const f32 t3713 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3714 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t3714 - mean_5;
                f32 t3716;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(distance_224), "f"(distance_224), "f"(t3713));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3717 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3718 = exists_224 ? t3716 : t3717;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3718;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3719 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t3719 & columns_7;
                const f32 t3721 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3722 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t3722 - mean_5;
                f32 t3724;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(distance_225), "f"(distance_225), "f"(t3721));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3725 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3726 = exists_225 ? t3724 : t3725;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3726;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3727 = 16u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t3727 & columns_8;
                const f32 t3729 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3730 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t3730 - mean_5;
                f32 t3732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(distance_226), "f"(distance_226), "f"(t3729));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3733 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3734 = exists_226 ? t3732 : t3733;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3734;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3735 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t3735 & columns_7;
                const f32 t3737 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3738 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t3738 - mean_5;
                f32 t3740;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(distance_227), "f"(distance_227), "f"(t3737));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3741 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3742 = exists_227 ? t3740 : t3741;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3742;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3743 = 17u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t3743 & columns_8;
                const f32 t3745 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3746 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t3746 - mean_5;
                f32 t3748;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(distance_228), "f"(distance_228), "f"(t3745));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3749 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3750 = exists_228 ? t3748 : t3749;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3750;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3751 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t3751 & columns_7;
                const f32 t3753 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3754 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t3754 - mean_5;
                f32 t3756;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(distance_229), "f"(distance_229), "f"(t3753));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3757 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3758 = exists_229 ? t3756 : t3757;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3758;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3759 = 18u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t3759 & columns_8;
                const f32 t3761 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3762 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t3762 - mean_5;
                f32 t3764;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3764) : "f"(distance_230), "f"(distance_230), "f"(t3761));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3765 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3766 = exists_230 ? t3764 : t3765;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3766;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3767 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t3767 & columns_7;
                const f32 t3769 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3770 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t3770 - mean_5;
                f32 t3772;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(distance_231), "f"(distance_231), "f"(t3769));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3773 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3774 = exists_231 ? t3772 : t3773;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3774;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3775 = 19u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t3775 & columns_8;
                const f32 t3777 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3778 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3778 - mean_5;
                f32 t3780;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3780) : "f"(distance_232), "f"(distance_232), "f"(t3777));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3781 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3782 = exists_232 ? t3780 : t3781;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3782;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3783 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3783 & columns_7;
                const f32 t3785 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3786 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3786 - mean_5;
                f32 t3788;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3788) : "f"(distance_233), "f"(distance_233), "f"(t3785));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3789 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3790 = exists_233 ? t3788 : t3789;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3790;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3791 = 20u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3791 & columns_8;
                const f32 t3793 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3794 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3794 - mean_5;
                f32 t3796;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(distance_234), "f"(distance_234), "f"(t3793));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3797 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3798 = exists_234 ? t3796 : t3797;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3798;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3799 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3799 & columns_7;
                const f32 t3801 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3802 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3802 - mean_5;
                f32 t3804;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3804) : "f"(distance_235), "f"(distance_235), "f"(t3801));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3805 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3806 = exists_235 ? t3804 : t3805;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3806;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3807 = 21u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3807 & columns_8;
                const f32 t3809 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3810 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3810 - mean_5;
                f32 t3812;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(distance_236), "f"(distance_236), "f"(t3809));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3813 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3814 = exists_236 ? t3812 : t3813;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3814;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3815 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3815 & columns_7;
                const f32 t3817 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3818 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3818 - mean_5;
                f32 t3820;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3820) : "f"(distance_237), "f"(distance_237), "f"(t3817));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3821 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3822 = exists_237 ? t3820 : t3821;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3823 = 22u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3823 & columns_8;
                const f32 t3825 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3826 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3826 - mean_5;
                f32 t3828;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3828) : "f"(distance_238), "f"(distance_238), "f"(t3825));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3829 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3830 = exists_238 ? t3828 : t3829;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3830;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3831 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3831 & columns_7;
                const f32 t3833 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3834 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3834 - mean_5;
                f32 t3836;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(distance_239), "f"(distance_239), "f"(t3833));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3837 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3838 = exists_239 ? t3836 : t3837;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3838;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3839 = 23u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3839 & columns_8;
                const f32 t3841 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3842 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3842 - mean_5;
                f32 t3844;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3844) : "f"(distance_240), "f"(distance_240), "f"(t3841));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3845 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3846 = exists_240 ? t3844 : t3845;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3846;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3847 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3847 & columns_7;
                const f32 t3849 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3850 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3850 - mean_5;
                f32 t3852;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3852) : "f"(distance_241), "f"(distance_241), "f"(t3849));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3853 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3854 = exists_241 ? t3852 : t3853;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3854;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3855 = 24u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3855 & columns_8;
                const f32 t3857 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3858 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3858 - mean_5;
                f32 t3860;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(distance_242), "f"(distance_242), "f"(t3857));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3861 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3862 = exists_242 ? t3860 : t3861;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3862;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3863 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3863 & columns_7;
                const f32 t3865 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3866 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3866 - mean_5;
                f32 t3868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(distance_243), "f"(distance_243), "f"(t3865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3869 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3870 = exists_243 ? t3868 : t3869;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3870;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3871 = 25u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3871 & columns_8;
                const f32 t3873 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3874 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3874 - mean_5;
                f32 t3876;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3876) : "f"(distance_244), "f"(distance_244), "f"(t3873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3877 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3878 = exists_244 ? t3876 : t3877;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3878;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3879 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3879 & columns_7;
                const f32 t3881 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3882 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3882 - mean_5;
                f32 t3884;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(distance_245), "f"(distance_245), "f"(t3881));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3885 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3886 = exists_245 ? t3884 : t3885;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3886;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3887 = 26u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3887 & columns_8;
                const f32 t3889 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3890 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3890 - mean_5;
                f32 t3892;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3892) : "f"(distance_246), "f"(distance_246), "f"(t3889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3893 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3894 = exists_246 ? t3892 : t3893;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3895 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3895 & columns_7;
                const f32 t3897 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3898 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3898 - mean_5;
                f32 t3900;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(distance_247), "f"(distance_247), "f"(t3897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3901 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3902 = exists_247 ? t3900 : t3901;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3902;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3903 = 27u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3903 & columns_8;
                const f32 t3905 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3906 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3906 - mean_5;
                f32 t3908;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(distance_248), "f"(distance_248), "f"(t3905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3909 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3910 = exists_248 ? t3908 : t3909;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3911 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3911 & columns_7;
                const f32 t3913 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3914 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3914 - mean_5;
                f32 t3916;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(distance_249), "f"(distance_249), "f"(t3913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3917 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3918 = exists_249 ? t3916 : t3917;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3918;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3919 = 28u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3919 & columns_8;
                const f32 t3921 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3922 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3922 - mean_5;
                f32 t3924;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(distance_250), "f"(distance_250), "f"(t3921));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3925 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3926 = exists_250 ? t3924 : t3925;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3926;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3927 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3927 & columns_7;
                const f32 t3929 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3930 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3930 - mean_5;
                f32 t3932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(distance_251), "f"(distance_251), "f"(t3929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3933 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3934 = exists_251 ? t3932 : t3933;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3935 = 29u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3935 & columns_8;
                const f32 t3937 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3938 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3938 - mean_5;
                f32 t3940;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(distance_252), "f"(distance_252), "f"(t3937));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3941 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3942 = exists_252 ? t3940 : t3941;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3942;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3943 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3943 & columns_7;
                const f32 t3945 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3946 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3946 - mean_5;
                f32 t3948;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(distance_253), "f"(distance_253), "f"(t3945));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3949 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3950 = exists_253 ? t3948 : t3949;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3951 = 30u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3951 & columns_8;
                const f32 t3953 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3954 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3954 - mean_5;
                f32 t3956;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(distance_254), "f"(distance_254), "f"(t3953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3957 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3958 = exists_254 ? t3956 : t3957;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3959 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3959 & columns_7;
                const f32 t3961 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3962 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3962 - mean_5;
                f32 t3964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3964) : "f"(distance_255), "f"(distance_255), "f"(t3961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3965 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3966 = exists_255 ? t3964 : t3965;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool t3967 = 31u < t822;
#line 62 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3967 & columns_8;
                const f32 t3969 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                const f32 t3970 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3970 - mean_5;
                f32 t3972;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(distance_256), "f"(distance_256), "f"(t3969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3973 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                const f32 t3974 = exists_256 ? t3972 : t3973;
#line 33 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3974;
            }
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3975 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3976;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3976) : "f"(t3975));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 t3977 = t3975 + t3976;
#line 66 "fa-kernels/src/conv/statistics.rs"
            f32 t3978;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3978) : "f"(t3977));
#line 66 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = t3977 + t3978;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t3980 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t3981 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
            const f32 t3982 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t3980 + count_3;
            const f32 difference_2 = mean_5 - t3981;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3985;
            asm("max.f32 %0, %1, %2;" : "=f"(t3985) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3986;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3986) : "f"(t3985));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_3 * t3986;
            f32 mean_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t3981));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t3989 = t3980 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3990 = t3989 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3991 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3992 = t3991 * t3980;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3993 = t3982 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t3994;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(t3992), "f"(share_3), "f"(t3993));
#line 92 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_5;
#line 92 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t3990;
#line 92 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t3994;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 15u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 t3996 = i_13 << 16u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t3996;
#line 390 "fa-kernels/src/conv/work.rs"
            const bool t3998 = i_13 == 1u;
#line 372 "fa-kernels/src/conv/work.rs"
            const u32 base = t3998 ? smem_1 : kept;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t4000 = base + own;
#line 390 "fa-kernels/src/conv/work.rs"
            const bool t4001 = i_13 == 1u;
#line 410 "fa-kernels/src/conv/work.rs"
            if (t4001) {
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4002 = t28 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4003 = t27 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4004 = t27 >> 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4005 = t4004 << 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4006 = t4003 + t4005;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4007 = t4002 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4008 = t27 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4009 = t4008 & 1u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4010 = t4007 + t4009;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4011 = t4006 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4012 = t4010 ^ t4011;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4013 = t4006 << 7u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4014 = t4012 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4015 = t4013 + t4014;
#line 414 "fa-kernels/src/conv/work.rs"
            const u32 t4016 = t4000 + t4015;
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4017) : "f"(acc), "f"(acc_2));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4018;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4018) : "f"(acc_3), "f"(acc_4));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4019) : "f"(acc_5), "f"(acc_6));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4020) : "f"(acc_7), "f"(acc_8));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4017), "r"(t4018), "r"(t4019), "r"(t4020) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4021) : "f"(acc_9), "f"(acc_10));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4022;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4022) : "f"(acc_11), "f"(acc_12));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4023;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4023) : "f"(acc_13), "f"(acc_14));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4024) : "f"(acc_15), "f"(acc_16));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4021), "r"(t4022), "r"(t4023), "r"(t4024) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4025) : "f"(acc_17), "f"(acc_18));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4026) : "f"(acc_19), "f"(acc_20));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4027;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4027) : "f"(acc_21), "f"(acc_22));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4028) : "f"(acc_23), "f"(acc_24));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4025), "r"(t4026), "r"(t4027), "r"(t4028) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4029;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4029) : "f"(acc_25), "f"(acc_26));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4030) : "f"(acc_27), "f"(acc_28));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4031) : "f"(acc_29), "f"(acc_30));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4032) : "f"(acc_31), "f"(acc_32));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4029), "r"(t4030), "r"(t4031), "r"(t4032) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4033) : "f"(acc_33), "f"(acc_34));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4034) : "f"(acc_35), "f"(acc_36));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4035) : "f"(acc_37), "f"(acc_38));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4036) : "f"(acc_39), "f"(acc_40));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4033), "r"(t4034), "r"(t4035), "r"(t4036) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4037) : "f"(acc_41), "f"(acc_42));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4038) : "f"(acc_43), "f"(acc_44));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4039) : "f"(acc_45), "f"(acc_46));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4040) : "f"(acc_47), "f"(acc_48));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4037), "r"(t4038), "r"(t4039), "r"(t4040) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4041) : "f"(acc_49), "f"(acc_50));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4042) : "f"(acc_51), "f"(acc_52));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4043) : "f"(acc_53), "f"(acc_54));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4044) : "f"(acc_55), "f"(acc_56));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4041), "r"(t4042), "r"(t4043), "r"(t4044) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4045) : "f"(acc_57), "f"(acc_58));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4046) : "f"(acc_59), "f"(acc_60));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4047) : "f"(acc_61), "f"(acc_62));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4048) : "f"(acc_63), "f"(acc_64));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4045), "r"(t4046), "r"(t4047), "r"(t4048) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4049) : "f"(acc_65), "f"(acc_66));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4050) : "f"(acc_67), "f"(acc_68));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4051) : "f"(acc_69), "f"(acc_70));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4052) : "f"(acc_71), "f"(acc_72));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4049), "r"(t4050), "r"(t4051), "r"(t4052) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4053) : "f"(acc_73), "f"(acc_74));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4054) : "f"(acc_75), "f"(acc_76));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4055) : "f"(acc_77), "f"(acc_78));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4056) : "f"(acc_79), "f"(acc_80));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4053), "r"(t4054), "r"(t4055), "r"(t4056) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4057;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4057) : "f"(acc_81), "f"(acc_82));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4058) : "f"(acc_83), "f"(acc_84));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4059) : "f"(acc_85), "f"(acc_86));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4060;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4060) : "f"(acc_87), "f"(acc_88));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4057), "r"(t4058), "r"(t4059), "r"(t4060) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4061) : "f"(acc_89), "f"(acc_90));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4062;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4062) : "f"(acc_91), "f"(acc_92));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4063) : "f"(acc_93), "f"(acc_94));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4064) : "f"(acc_95), "f"(acc_96));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4061), "r"(t4062), "r"(t4063), "r"(t4064) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4065) : "f"(acc_97), "f"(acc_98));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4066) : "f"(acc_99), "f"(acc_100));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4067) : "f"(acc_101), "f"(acc_102));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4068) : "f"(acc_103), "f"(acc_104));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4065), "r"(t4066), "r"(t4067), "r"(t4068) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4069) : "f"(acc_105), "f"(acc_106));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4070) : "f"(acc_107), "f"(acc_108));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4071) : "f"(acc_109), "f"(acc_110));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4072) : "f"(acc_111), "f"(acc_112));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4069), "r"(t4070), "r"(t4071), "r"(t4072) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4073) : "f"(acc_113), "f"(acc_114));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4074) : "f"(acc_115), "f"(acc_116));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4075) : "f"(acc_117), "f"(acc_118));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4076) : "f"(acc_119), "f"(acc_120));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4073), "r"(t4074), "r"(t4075), "r"(t4076) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4077) : "f"(acc_121), "f"(acc_122));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4078) : "f"(acc_123), "f"(acc_124));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4079) : "f"(acc_125), "f"(acc_126));
#line 414 "fa-kernels/src/conv/work.rs"
            u32 t4080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4080) : "f"(acc_127), "f"(acc_128));
#line 414 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4016), "r"(t4077), "r"(t4078), "r"(t4079), "r"(t4080) : "memory");
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t4081 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t4081 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t4083 = first_10 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t4084 = all_groups - first_10;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t4083 ? t4084 : 0u;
        const u32 t4086 = left_5 < cta_groups ? left_5 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
        const u32 t4087 = t4086 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t4088 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_11 = t4088 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t4090 = first_11 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t4091 = all_groups - first_11;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t4090 ? t4091 : 0u;
        const u32 rounds = left_6 < cta_groups ? left_6 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
        const bool t4094 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
        if (t4094) {
            const u32 t4095 = rounds - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4096 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4097 = t4096 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t4098 = t4097 + t4095;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t4099 = t4098 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t4100;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4100) : "r"(t4099), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t4101 = t4100 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const u32 t4102 = t27 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            const bool t4103 = t4102 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
            if (t4103) {
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t4104 = t28 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t4105 = t31 + t4104;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 t4106 = t27 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                const u32 first_12 = t4105 + t4106;
                const u32 t4108 = first_12 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4109 = t29 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4110 = t4109 + first_12;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4111 = t4110 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t4111;
                const f32 t4113 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t4114 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t4115 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4116;
                asm("mov.b32 %0, %1;" : "=r"(t4116) : "f"(t4113));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4117;
                asm("mov.b32 %0, %1;" : "=r"(t4117) : "f"(t4114));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4118;
                asm("mov.b32 %0, %1;" : "=r"(t4118) : "f"(t4115));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t4116), "r"(t4117), "r"(t4118), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4119 = t29 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4120 = t4119 + t4108;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4121 = t4120 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t4121;
                const f32 t4123 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t4124 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                const f32 t4125 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4126;
                asm("mov.b32 %0, %1;" : "=r"(t4126) : "f"(t4123));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4127;
                asm("mov.b32 %0, %1;" : "=r"(t4127) : "f"(t4124));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4128;
                asm("mov.b32 %0, %1;" : "=r"(t4128) : "f"(t4125));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t4126), "r"(t4127), "r"(t4128), "r"(0u) : "memory");
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
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_2 = threadIdx.x;
            const bool t4130 = channel_2 < 128u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            if (t4130) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t4131 = channel_2 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                const u32 t4132 = moments + t4131;
#line 144 "fa-kernels/src/conv/statistics.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t4132) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t4133;
                asm("mov.b32 %0, %1;" : "=f"(t4133) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t4134;
                asm("mov.b32 %0, %1;" : "=f"(t4134) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t4135;
                asm("mov.b32 %0, %1;" : "=f"(t4135) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                f32 t4136;
                asm("mov.b32 %0, %1;" : "=f"(t4136) : "r"(row_8));
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t4137 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 first_13 = t4137 << 7u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4139 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 index_7 = first_13 + channel_2;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_6 = t4139 + t4101;
                const u64 t4142 = (u64)index_6;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4143 = t4142 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4144 = t4143 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4145 = partial + t4144;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4146 = (u64)index_7;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4147 = t4146 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4148 = t4147 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t4149 = t4145 + t4148;
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t4150;
                asm("mov.b32 %0, %1;" : "=r"(t4150) : "f"(t4133));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t4151;
                asm("mov.b32 %0, %1;" : "=r"(t4151) : "f"(t4134));
#line 148 "fa-kernels/src/conv/statistics.rs"
                u32 t4152;
                asm("mov.b32 %0, %1;" : "=r"(t4152) : "f"(t4135));
#line 148 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4149), "r"(t4150), "r"(t4151), "r"(t4152), "r"(0u) : "memory");
            }
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t4153 = 0ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t4154 = t4153 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t4155 = counters + t4154;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t4156 = 1ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t4157 = t4156 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t4158 = counters + t4157;
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t4159 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t4160 = t4159 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t4160) {
#line 144 "fa-kernels/src/conv/work.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t4155), "r"(1u) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4161 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4162 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4163 = t4161 * t4162;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4164 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4165 = t4163 * t4164;
#line 144 "fa-kernels/src/conv/work.rs"
        while (true) {
#line 144 "fa-kernels/src/conv/work.rs"
            u32 t4166;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t4166) : "l"(t4155) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
            const bool t4167 = t4166 < t4165;
            if (!t4167) break;
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t4170 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t4171 = t4170 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t4171) {
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4172 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4173 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4174 = t4172 * t4173;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4175 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4176 = t4174 * t4175;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t4177 = t4176 - 1u;
#line 144 "fa-kernels/src/conv/work.rs"
        u32 t4178;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t4178) : "l"(t4158), "r"(t4177) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const bool t4179 = t4178 == t4177;
#line 144 "fa-kernels/src/conv/work.rs"
        if (t4179) {
#line 144 "fa-kernels/src/conv/work.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4155), "r"(0u) : "memory");
        }
    }
#line 172 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4180 = !is_producer;
#line 172 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4180) {
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4181 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4182 = t4181 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4183 = t4182 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4184 = t4183 & 63u;
#line 30 "fa-kernels/src/conv/output.rs"
        const u32 channel_3 = t31 + t4184;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t4186 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t4187 = t4186 << 7u;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t4188 = t4187 + t31;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4189 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4190 = t4189 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4191 = t4190 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t4192 = t4191 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 channel_4 = t4188 + t4192;
        const u32 existing = channel_4 < 120u ? channel_4 : 120u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4195 = (u64)existing;
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
        const u32 t4201 = existing + 1u;
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
        const u32 t4208 = existing + 2u;
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
        const u32 t4215 = existing + 3u;
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
        const u32 t4222 = existing + 4u;
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
        const u32 t4229 = existing + 5u;
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
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4236 = existing + 6u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4237 = (u64)t4236;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4238 = t4237 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4239 = t4238 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4240 = shift + t4239;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4241;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4241) : "l"(t4240) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4242 = __uint_as_float((u32)t4241 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t4243 = existing + 7u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4244 = (u64)t4243;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4245 = t4244 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4246 = t4245 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t4247 = shift + t4246;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        bf16 t4248;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4248) : "l"(t4247) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const f32 t4249 = __uint_as_float((u32)t4248 << 16);
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t4250 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t4250 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t4252 = first_14 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t4253 = all_groups - first_14;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t4252 ? t4253 : 0u;
        const u32 t4255 = left_7 < cta_groups ? left_7 : cta_groups;
#line 32 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t4255; i_18 += 1u) {
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4256 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4257 = t4256 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t4258 = t4257 + i_18;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t4259 = t4258 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t4260;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4260) : "r"(t4259), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t4260 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t4262 = i_18 == 0u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t4263 = i_18 > 1u ? i_18 : 1u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t4264 = t4263 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4265 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4266 = t4265 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t4267 = t4266 + t4264;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t4268 = t4267 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t4269;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4269) : "r"(t4268), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t4270 = t4269 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t4271 = sample_3 != t4270;
#line 34 "fa-kernels/src/conv/output.rs"
            const bool t4272 = t4262 | t4271;
#line 34 "fa-kernels/src/conv/output.rs"
            if (t4272) {
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t4273 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t4274 = t4273 & 127u;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t4275 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
                const u32 t4276 = t4275 >> 7u;
                const u32 t4277 = blockIdx.y;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t4277 << 7u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4279 = sample_3 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4280 = t4279 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t4281;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4281) : "r"(t4280), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4282 = t4281 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4283 = sample_3 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4284 = t4283 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4285 = t4284 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4286 = t4285 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t4287;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4287) : "r"(t4286), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4288 = t4287 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_6 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_7 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t4289 = t4282 + t4276;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4290 = t4288 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t4289; i_19 < t4290; i_19 += 8u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4291 = i_19 <= t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4292 = i_19 < t4288 ? i_19 : t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t4274;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t4292 + sample_3;
                    const u64 t4295 = (u64)index_8;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4296 = t4295 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4297 = t4296 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4298 = partial + t4297;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4299 = (u64)index_9;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4300 = t4299 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4301 = t4300 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4302 = t4298 + t4301;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t4302) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4303;
                    asm("mov.b32 %0, %1;" : "=f"(t4303) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4304;
                    asm("mov.b32 %0, %1;" : "=f"(t4304) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4305;
                    asm("mov.b32 %0, %1;" : "=f"(t4305) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4306;
                    asm("mov.b32 %0, %1;" : "=f"(t4306) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 2u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4308 = cta <= t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4309 = cta < t4288 ? cta : t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t4274;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t4309 + sample_3;
                    const u64 t4312 = (u64)index_10;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4313 = t4312 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4314 = t4313 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4315 = partial + t4314;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4316 = (u64)index_11;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4317 = t4316 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4318 = t4317 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4319 = t4315 + t4318;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t4319) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4320;
                    asm("mov.b32 %0, %1;" : "=f"(t4320) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4321;
                    asm("mov.b32 %0, %1;" : "=f"(t4321) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4322;
                    asm("mov.b32 %0, %1;" : "=f"(t4322) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4323;
                    asm("mov.b32 %0, %1;" : "=f"(t4323) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4325 = cta_2 <= t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4326 = cta_2 < t4288 ? cta_2 : t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t4274;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t4326 + sample_3;
                    const u64 t4329 = (u64)index_12;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4330 = t4329 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4331 = t4330 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4332 = partial + t4331;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4333 = (u64)index_13;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4334 = t4333 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4335 = t4334 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4336 = t4332 + t4335;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t4336) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4337;
                    asm("mov.b32 %0, %1;" : "=f"(t4337) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4338;
                    asm("mov.b32 %0, %1;" : "=f"(t4338) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4339;
                    asm("mov.b32 %0, %1;" : "=f"(t4339) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4340;
                    asm("mov.b32 %0, %1;" : "=f"(t4340) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 6u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4342 = cta_3 <= t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4343 = cta_3 < t4288 ? cta_3 : t4288;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_15 = first_channel + t4274;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_14 = t4343 + sample_3;
                    const u64 t4346 = (u64)index_14;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4347 = t4346 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4348 = t4347 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4349 = partial + t4348;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4350 = (u64)index_15;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4351 = t4350 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4352 = t4351 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t4353 = t4349 + t4352;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t4353) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4354;
                    asm("mov.b32 %0, %1;" : "=f"(t4354) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4355;
                    asm("mov.b32 %0, %1;" : "=f"(t4355) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4356;
                    asm("mov.b32 %0, %1;" : "=f"(t4356) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4357;
                    asm("mov.b32 %0, %1;" : "=f"(t4357) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4358 = t4291 ? t4303 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4359 = t4291 ? t4304 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4360 = t4291 ? t4305 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4361 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4362 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4363 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t4361 + t4358;
                    const f32 difference_3 = t4359 - t4362;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4366) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4367;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4367) : "f"(t4366));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_4 = t4358 * t4367;
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_3), "f"(share_4), "f"(t4362));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4370 = t4361 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4371 = t4370 ? t4359 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4372 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4373 = t4372 * t4361;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4374 = t4363 + t4360;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4375) : "f"(t4373), "f"(share_4), "f"(t4374));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4371;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4375;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4376 = t4308 ? t4320 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4377 = t4308 ? t4321 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4378 = t4308 ? t4322 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4379 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4380 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4381 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = t4379 + t4376;
                    const f32 difference_4 = t4377 - t4380;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4384;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4384) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4385;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4385) : "f"(t4384));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_5 = t4376 * t4385;
                    f32 mean_9;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_9) : "f"(difference_4), "f"(share_5), "f"(t4380));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4388 = t4379 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4389 = t4388 ? t4377 : mean_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4390 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4391 = t4390 * t4379;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4392 = t4381 + t4378;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4393;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4393) : "f"(t4391), "f"(share_5), "f"(t4392));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4389;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4393;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4394 = t4325 ? t4337 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4395 = t4325 ? t4338 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4396 = t4325 ? t4339 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4397 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4398 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4399 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t4397 + t4394;
                    const f32 difference_5 = t4395 - t4398;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4402) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4403;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4403) : "f"(t4402));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t4394 * t4403;
                    f32 mean_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t4398));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4406 = t4397 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4407 = t4406 ? t4395 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4408 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4409 = t4408 * t4397;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4410 = t4399 + t4396;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4411) : "f"(t4409), "f"(share_6), "f"(t4410));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4407;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4411;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4412 = t4342 ? t4354 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4413 = t4342 ? t4355 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4414 = t4342 ? t4356 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4415 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4416 = mean_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4417 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t4415 + t4412;
                    const f32 difference_6 = t4413 - t4416;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4420) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4421;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4421) : "f"(t4420));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t4412 * t4421;
                    f32 mean_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t4416));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4424 = t4415 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4425 = t4424 ? t4413 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4426 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4427 = t4426 * t4415;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4428 = t4417 + t4414;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4429;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4429) : "f"(t4427), "f"(share_7), "f"(t4428));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_7 = t4425;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4429;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4430 = count_6;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4431 = mean_7;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4432 = squares_5;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t4433 = t4276 << 7u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t4434 = t4433 + t4274;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t4435 = t4434 << 4u;
#line 166 "fa-kernels/src/conv/statistics.rs"
                const u32 t4436 = moments + t4435;
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t4437;
                asm("mov.b32 %0, %1;" : "=r"(t4437) : "f"(t4430));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t4438;
                asm("mov.b32 %0, %1;" : "=r"(t4438) : "f"(t4431));
#line 166 "fa-kernels/src/conv/statistics.rs"
                u32 t4439;
                asm("mov.b32 %0, %1;" : "=r"(t4439) : "f"(t4432));
#line 166 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4436), "r"(t4437), "r"(t4438), "r"(t4439), "r"(0u) : "memory");
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 169 "fa-kernels/src/conv/statistics.rs"
                const bool t4440 = t4276 == 0u;
#line 169 "fa-kernels/src/conv/statistics.rs"
                if (t4440) {
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4441 = first_channel + t4274;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4442 = t4274 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4443 = t7 + t4442;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4444 = t4274 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4445 = moments + t4444;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t4445) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4446;
                    asm("mov.b32 %0, %1;" : "=f"(t4446) : "r"(row_9));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4447;
                    asm("mov.b32 %0, %1;" : "=f"(t4447) : "r"(row_10));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4448;
                    asm("mov.b32 %0, %1;" : "=f"(t4448) : "r"(row_11));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4449;
                    asm("mov.b32 %0, %1;" : "=f"(t4449) : "r"(row_12));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4450 = 128u + t4274;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4451 = t4450 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4452 = moments + t4451;
#line 185 "fa-kernels/src/conv/statistics.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t4452) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4453;
                    asm("mov.b32 %0, %1;" : "=f"(t4453) : "r"(row_13));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4454;
                    asm("mov.b32 %0, %1;" : "=f"(t4454) : "r"(row_14));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4455;
                    asm("mov.b32 %0, %1;" : "=f"(t4455) : "r"(row_15));
#line 185 "fa-kernels/src/conv/statistics.rs"
                    f32 t4456;
                    asm("mov.b32 %0, %1;" : "=f"(t4456) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t4446 + t4453;
                    const f32 difference_7 = t4454 - t4447;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4459) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t4460;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4460) : "f"(t4459));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t4453 * t4460;
                    f32 mean_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t4447));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t4463 = t4446 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4464 = t4463 ? t4454 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4465 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4466 = t4465 * t4446;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t4467 = t4448 + t4455;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t4468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4468) : "f"(t4466), "f"(share_8), "f"(t4467));
#line 187 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t4441 < 127u ? t4441 : 127u;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4470;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4470) : "f"(count_11), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4471;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4471) : "f"(t4470));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t4468 * t4471;
                    const f32 t4473 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t4473));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4475 = (u64)at_5;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4476 = t4475 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4477 = t4476 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4478 = scale + t4477;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4479;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4479) : "l"(t4478) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4480 = __uint_as_float((u32)t4479 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 factor = inverse * t4480;
#line 108 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t4443), "f"(factor) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t4443), "f"(t4464) : "memory");
                }
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4482 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t4483 = t4482 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t4483 + i_18;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t4485 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t4486;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4486) : "r"(t4485), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t4486 >> groups_shift;
            const u32 t4488 = sample_4 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t4489 = group_3 - t4488;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t4489 + t29;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t4491 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t4492;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4492) : "r"(t4491), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t4493 = t4492 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t4493 << 5u;
            const u32 t4495 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t4496;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4496) : "r"(t4495), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t4497 = t4496 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t4498 = t4497 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t4499 = number_3 - t4498;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t4499 << 3u;
            const bool t4501 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t4502 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_8 = t4501 ? t4502 : 0u;
            const u32 t4504 = left_8 < 32u ? left_8 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4505 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4506 = t4505 < 8u ? t4505 : 8u;
#line 363 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index << 15u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 t4508 = i_18 << 16u;
#line 371 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t4508;
#line 390 "fa-kernels/src/conv/work.rs"
            const bool t4510 = i_18 == 1u;
#line 372 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t4510 ? smem_1 : kept_2;
#line 376 "fa-kernels/src/conv/work.rs"
            const u32 t4512 = base_2 + own_2;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t4513 = channel_3 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
            const u32 t4514 = t7 + t4513;
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t4514) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4515;
            asm("mov.b32 %0, %1;" : "=f"(t4515) : "r"(row_17));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4516;
            asm("mov.b32 %0, %1;" : "=f"(t4516) : "r"(row_18));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4517;
            asm("mov.b32 %0, %1;" : "=f"(t4517) : "r"(row_19));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4518;
            asm("mov.b32 %0, %1;" : "=f"(t4518) : "r"(row_20));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t4514) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4519;
            asm("mov.b32 %0, %1;" : "=f"(t4519) : "r"(row_21));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4520;
            asm("mov.b32 %0, %1;" : "=f"(t4520) : "r"(row_22));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4521;
            asm("mov.b32 %0, %1;" : "=f"(t4521) : "r"(row_23));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4522;
            asm("mov.b32 %0, %1;" : "=f"(t4522) : "r"(row_24));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t4514) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4523;
            asm("mov.b32 %0, %1;" : "=f"(t4523) : "r"(row_25));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4524;
            asm("mov.b32 %0, %1;" : "=f"(t4524) : "r"(row_26));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4525;
            asm("mov.b32 %0, %1;" : "=f"(t4525) : "r"(row_27));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4526;
            asm("mov.b32 %0, %1;" : "=f"(t4526) : "r"(row_28));
#line 39 "fa-kernels/src/conv/output.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t4514) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4527;
            asm("mov.b32 %0, %1;" : "=f"(t4527) : "r"(row_29));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4528;
            asm("mov.b32 %0, %1;" : "=f"(t4528) : "r"(row_30));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4529;
            asm("mov.b32 %0, %1;" : "=f"(t4529) : "r"(row_31));
#line 39 "fa-kernels/src/conv/output.rs"
            f32 t4530;
            asm("mov.b32 %0, %1;" : "=f"(t4530) : "r"(row_32));
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t4531 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t4532 = t4531 << 7u;
#line 332 "fa-kernels/src/conv/work.rs"
            const u32 t4533 = t4532 + t31;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t4534 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t4535 = t4534 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t4536 = t4535 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t4537 = t4536 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
            const u32 t4538 = t4533 + t4537;
#line 126 "fa-kernels/src/conv/output.rs"
            const bool t4539 = t4538 < 128u;
#line 101 "fa-kernels/src/conv/output.rs"
            if (t4539) {
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 t4540 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                const u32 thread_3 = t4540 & 127u;
                const u32 t4542 = thread_3 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                const u32 t4543 = t4542 >> 3u;
                const u32 t4544 = t4542 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t4545 = thread_3 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t4546 = t4545 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t4547 = t4546 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 t4548 = t4547 << 5u;
#line 141 "fa-kernels/src/conv/output.rs"
                const u32 row_33 = t4543 + t4548;
                const u32 at_6 = y_4 + row_33;
#line 142 "fa-kernels/src/conv/output.rs"
                const u32 at_7 = x_4 + t4544;
                const u64 t4552 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4553 = t4552 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4554 = t4553 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4555 = y + t4554;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4556 = (u64)at_6;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4557 = t4556 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4558 = t4557 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4559 = t4555 + t4558;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4560 = (u64)at_7;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4561 = t4560 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4562 = t4561 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4563 = t4559 + t4562;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4564 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4565 = t4564 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4566 = t4565 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4567 = t4566 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
                const u32 t4568 = t4533 + t4567;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4569 = (u64)t4568 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const u64 t4570 = t4563 + t4569;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t4571 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t4572 = t4571 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                const bool t4573 = t4544 < t4506;
#line 143 "fa-kernels/src/conv/output.rs"
                const u32 t4574 = t4573 ? t4504 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t4575 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 t4576 = t4575 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                const u32 chunk_17 = t4576 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t4578 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 t4579 = t4578 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                const u32 first_15 = t4579 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t4581 = first_15 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t4582 = chunk_17 ^ t4581;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t4583 = first_15 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t4584 = t4582 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 t4585 = t4583 + t4584;
#line 167 "fa-kernels/src/conv/output.rs"
                const u32 from = t4512 + t4585;
#line 117 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_20 = 0u; i_20 < 16u; i_20 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t4587 = i_20 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                    const u32 t4588 = from + t4587;
#line 180 "fa-kernels/src/conv/output.rs"
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t4588) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4589 = row_34 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4590 = row_34 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4591;
                    asm("mov.b32 %0, %1;" : "=f"(t4591) : "r"(t4589));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4592;
                    asm("mov.b32 %0, %1;" : "=f"(t4592) : "r"(t4590));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4593 = t4591 - t4516;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4594;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4594) : "f"(t4593), "f"(t4515), "f"(t4200));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4595 = t4594 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4596;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4596) : "f"(t4595));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4597 = t4596 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4598;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4598) : "f"(t4597));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4599 = t4594 * t4598;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4600 = t4592 - t4518;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4601;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4601) : "f"(t4600), "f"(t4517), "f"(t4207));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4602 = t4601 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4603) : "f"(t4602));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4604 = t4603 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4605;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4605) : "f"(t4604));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4606 = t4601 * t4605;
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4599), "f"(t4606));
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4608 = row_35 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4609 = row_35 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4610;
                    asm("mov.b32 %0, %1;" : "=f"(t4610) : "r"(t4608));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4611;
                    asm("mov.b32 %0, %1;" : "=f"(t4611) : "r"(t4609));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4612 = t4610 - t4520;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4613;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4613) : "f"(t4612), "f"(t4519), "f"(t4214));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4614 = t4613 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4615;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4615) : "f"(t4614));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4616 = t4615 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4617;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4617) : "f"(t4616));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4618 = t4613 * t4617;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4619 = t4611 - t4522;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4620;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4620) : "f"(t4619), "f"(t4521), "f"(t4221));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4621 = t4620 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4622) : "f"(t4621));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4623 = t4622 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4624;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4624) : "f"(t4623));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4625 = t4620 * t4624;
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4618), "f"(t4625));
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4627 = row_36 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4628 = row_36 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4629;
                    asm("mov.b32 %0, %1;" : "=f"(t4629) : "r"(t4627));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4630;
                    asm("mov.b32 %0, %1;" : "=f"(t4630) : "r"(t4628));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4631 = t4629 - t4524;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4632) : "f"(t4631), "f"(t4523), "f"(t4228));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4633 = t4632 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4634;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4634) : "f"(t4633));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4635 = t4634 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4636;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4636) : "f"(t4635));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4637 = t4632 * t4636;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4638 = t4630 - t4526;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4639;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4639) : "f"(t4638), "f"(t4525), "f"(t4235));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4640 = t4639 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4641) : "f"(t4640));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4642 = t4641 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4643;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4643) : "f"(t4642));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4644 = t4639 * t4643;
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4637), "f"(t4644));
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4646 = row_37 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                    const u32 t4647 = row_37 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4648;
                    asm("mov.b32 %0, %1;" : "=f"(t4648) : "r"(t4646));
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4649;
                    asm("mov.b32 %0, %1;" : "=f"(t4649) : "r"(t4647));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4650 = t4648 - t4528;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4651;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4651) : "f"(t4650), "f"(t4527), "f"(t4242));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4652 = t4651 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4653) : "f"(t4652));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4654 = t4653 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4655;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4655) : "f"(t4654));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4656 = t4651 * t4655;
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4657 = t4649 - t4530;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4658) : "f"(t4657), "f"(t4529), "f"(t4249));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4659 = t4658 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4660;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4660) : "f"(t4659));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4661 = t4660 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                    f32 t4662;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4662) : "f"(t4661));
#line 192 "fa-kernels/src/conv/output.rs"
                    const f32 t4663 = t4658 * t4662;
#line 192 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4656), "f"(t4663));
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t4665 = i_20 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                    const u32 t4666 = row_33 + t4665;
#line 244 "fa-kernels/src/conv/output.rs"
                    const bool t4667 = t4666 < t4574;
#line 196 "fa-kernels/src/conv/output.rs"
                    if (t4667) {
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t4668 = (u64)i_20 * t4572;
#line 250 "fa-kernels/src/conv/output.rs"
                        const u64 t4669 = t4570 + t4668;
#line 197 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4669), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
