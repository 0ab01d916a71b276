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
#line 133 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 134 "fa-kernels/src/conv/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 135 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 153600u;
    const u32 moments = outputs + 65536u;
    const u32 t7 = moments + 4096u;
#line 126 "fa-kernels/src/conv/work.rs"
    const u32 t8 = t7 + 1024u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 138 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t10) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t8 + 16u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t8 + 24u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t8 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t8 + 64u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t8 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t8 + 72u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t8 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t8 + 80u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t8 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t8 + 88u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 141 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool is_producer = warp == 8u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t24 = thread_2 >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t24));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp_2 >> 2u;
    const u32 t27 = thread_2 & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t28 = warp_2 & 3u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t29 = index >> 1u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t30 = index & 1u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t31 = t30 << 6u;
#line 144 "fa-kernels/src/conv/warp_specialized/mod.rs"
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
#line 167 "fa-kernels/src/conv/tile_config.rs"
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
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t55 = number << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t56;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t57 = t56 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t57 << 5u;
                const u32 t59 = number << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t60;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t60) : "r"(t59), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = t60 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t62 = t61 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t63 = number - t62;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t63 << 3u;
                const bool t65 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t66 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_2 = t65 ? t66 : 0u;
                const u32 t68 = left_2 < 32u ? left_2 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t69 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = t69 < 8u ? t69 : 8u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t71 = slot << 3u;
#line 49 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t72 = t8 + t71;
                const u32 t73 = slot * 44032u;
#line 50 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to = smem_1 + t73;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t75 = x_2 - 1u;
#line 52 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t76 = y_2 - 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t77;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t77) : );
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t78 = t77 == 1u;
#line 59 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t78) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 43520;" :  : "r"(t72) : "memory");
                    const u32 t79 = i_2 << 6u;
#line 61 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t72), "r"(t79), "r"(t75), "r"(t76), "r"(sample) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t80 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t81 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_4 = t80 + t81;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_2 = i_4 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t84 = slot_2 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t85 = t84 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t86 = t8 + t85;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t87 = i_4 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t88 = t87 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t89 = t88 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t86), "r"(t89) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t90 = slot_2 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t92 = t8 + t91;
                const u32 t93 = slot_2 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_2 = t9 + t93;
                const u32 t95 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t96 = t95 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t97;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t98 = t97 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t98) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t92) : "memory");
                    const u32 t99 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t92), "r"(t99), "r"(0u), "r"(0u), "r"(t96) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t100 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t101 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t102 = t100 + t101;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_5 = t102 + 1u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_3 = i_5 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t105 = slot_3 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t106 = t105 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t107 = t8 + t106;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t108 = i_5 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t109 = t108 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t110 = t109 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t107), "r"(t110) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t111 = slot_3 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t112 = t111 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t113 = t8 + t112;
                const u32 t114 = slot_3 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_3 = t9 + t114;
                const u32 t116 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t117 = t116 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t118;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t118) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t119 = t118 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t119) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t113) : "memory");
                    const u32 t120 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t113), "r"(t120), "r"(1u), "r"(0u), "r"(t117) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t121 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t122 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t123 = t121 + t122;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_6 = t123 + 2u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_4 = i_6 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t126 = slot_4 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t128 = t8 + t127;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t129 = i_6 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t130 = t129 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t131 = t130 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t132 = slot_4 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t134 = t8 + t133;
                const u32 t135 = slot_4 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_4 = t9 + t135;
                const u32 t137 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t138 = t137 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t139;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t139) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t140 = t139 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t140) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t134) : "memory");
                    const u32 t141 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t134), "r"(t141), "r"(2u), "r"(0u), "r"(t138) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t142 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t143 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t144 = t142 + t143;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_7 = t144 + 3u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_5 = i_7 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t147 = slot_5 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t148 = t147 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t149 = t8 + t148;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t150 = i_7 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t151 = t150 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t152 = t151 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t149), "r"(t152) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t153 = slot_5 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t154 = t153 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t155 = t8 + t154;
                const u32 t156 = slot_5 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_5 = t9 + t156;
                const u32 t158 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t159 = t158 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t160;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t160) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t161 = t160 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t161) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t155) : "memory");
                    const u32 t162 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t155), "r"(t162), "r"(0u), "r"(1u), "r"(t159) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t163 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t164 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t165 = t163 + t164;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_8 = t165 + 4u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_6 = i_8 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t168 = slot_6 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t169 = t168 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t170 = t8 + t169;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t171 = i_8 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t172 = t171 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t173 = t172 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(t173) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t174 = slot_6 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t175 = t174 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t176 = t8 + t175;
                const u32 t177 = slot_6 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_6 = t9 + t177;
                const u32 t179 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t180 = t179 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t181;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t181) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t182 = t181 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t182) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t176) : "memory");
                    const u32 t183 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t176), "r"(t183), "r"(1u), "r"(1u), "r"(t180) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t184 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t185 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t186 = t184 + t185;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_9 = t186 + 5u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_7 = i_9 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t189 = slot_7 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t190 = t189 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t191 = t8 + t190;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t192 = i_9 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t193 = t192 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t194 = t193 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t191), "r"(t194) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t195 = slot_7 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t196 = t195 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t197 = t8 + t196;
                const u32 t198 = slot_7 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_7 = t9 + t198;
                const u32 t200 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t201 = t200 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t202;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t202) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t203 = t202 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t203) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t197) : "memory");
                    const u32 t204 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t197), "r"(t204), "r"(2u), "r"(1u), "r"(t201) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t205 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t206 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t207 = t205 + t206;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_10 = t207 + 6u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_8 = i_10 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t210 = slot_8 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t211 = t210 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t212 = t8 + t211;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t213 = i_10 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t214 = t213 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t215 = t214 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t212), "r"(t215) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t216 = slot_8 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t217 = t216 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t218 = t8 + t217;
                const u32 t219 = slot_8 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_8 = t9 + t219;
                const u32 t221 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t222 = t221 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t223;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t223) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t224 = t223 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t224) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t218) : "memory");
                    const u32 t225 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t218), "r"(t225), "r"(0u), "r"(2u), "r"(t222) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t226 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t227 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t228 = t226 + t227;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_11 = t228 + 7u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_9 = i_11 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t231 = slot_9 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t232 = t231 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t233 = t8 + t232;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t234 = i_11 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t235 = t234 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t236 = t235 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t233), "r"(t236) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t237 = slot_9 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t238 = t237 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t239 = t8 + t238;
                const u32 t240 = slot_9 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_9 = t9 + t240;
                const u32 t242 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t243 = t242 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t244;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t244) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t245 = t244 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t245) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t239) : "memory");
                    const u32 t246 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t239), "r"(t246), "r"(1u), "r"(2u), "r"(t243) : "memory");
                }
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t247 = i * 18u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t248 = i_2 * 9u;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t249 = t247 + t248;
#line 75 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 i_12 = t249 + 8u;
#line 77 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 slot_10 = i_12 & 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t252 = slot_10 + 8u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t253 = t252 << 3u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t254 = t8 + t253;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t255 = i_12 >> 2u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t256 = t255 & 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t257 = t256 ^ 1u;
#line 79 "fa-kernels/src/conv/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t254), "r"(t257) : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t258 = slot_10 + 4u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t259 = t258 << 3u;
#line 81 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t260 = t8 + t259;
                const u32 t261 = slot_10 << 14u;
#line 82 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 to_10 = t9 + t261;
                const u32 t263 = blockIdx.y;
#line 83 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const u32 t264 = t263 << 7u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                u32 t265;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t265) : );
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                const bool t266 = t265 == 1u;
#line 90 "fa-kernels/src/conv/warp_specialized/producer.rs"
                if (t266) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t260) : "memory");
                    const u32 t267 = i_2 << 6u;
#line 92 "fa-kernels/src/conv/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t260), "r"(t267), "r"(2u), "r"(2u), "r"(t264) : "memory");
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
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_65 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_66 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_67 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_68 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_69 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_70 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_71 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_72 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_73 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_74 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_75 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_76 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_77 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_78 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_79 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_80 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_81 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_82 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_83 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_84 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_85 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_86 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_87 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_88 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_89 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_90 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_91 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_92 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_93 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_94 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_95 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_96 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_97 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_98 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_99 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_100 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_101 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_102 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_103 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_104 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_105 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_106 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_107 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_108 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_109 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_110 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_111 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_112 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_113 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_114 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_115 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_116 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_117 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_118 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_119 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_120 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_121 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_122 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_123 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_124 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_125 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_126 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_127 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
        f32 acc_128 = 0.0f;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 t268 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
        const u32 first_2 = t268 << 7u;
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
        const u32 t270 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_3 = t270 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t272 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t273 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_3 = t272 ? t273 : 0u;
        const u32 t275 = left_3 < cta_groups ? left_3 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
        #pragma unroll 1
        for (u32 i_13 = 0u; i_13 < t275; i_13 += 1u) {
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
            acc_65 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_66 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_69 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_70 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_73 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_74 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_77 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_78 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_81 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_82 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_85 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_86 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_89 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_90 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_93 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_94 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_97 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_98 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_101 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_102 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_105 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_106 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_109 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_110 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_113 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_114 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_117 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_118 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_121 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_122 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_125 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_126 = 0.0f;
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
#line 244 "fa-kernels/src/conv/work.rs"
            acc_67 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_68 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_71 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_72 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_75 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_76 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_79 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_80 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_83 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_84 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_87 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_88 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_91 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_92 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_95 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_96 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_99 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_100 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_103 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_104 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_107 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_108 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_111 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_112 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_115 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_116 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_119 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_120 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_123 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_124 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_127 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
            acc_128 = 0.0f;
#line 167 "fa-kernels/src/conv/tile_config.rs"
            #pragma unroll 1
            for (u32 i_14 = 0u; i_14 < 2u; i_14 += 1u) {
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t276 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t277 = t276 + i_14;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 i_15 = t277 + t29;
#line 24 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 slot_11 = i_15 & 1u;
                const u32 t280 = slot_11 << 3u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t281 = t8 + t280;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t282 = i_15 >> 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t283 = t282 & 1u;
#line 25 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t281), "r"(t283) : "memory");
                const u32 t284 = slot_11 * 44032u;
#line 26 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t285 = smem_1 + t284;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step = i_14 * 9u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t287 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t288 = t287 + step;
                const u32 t289 = t288 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t290 = t289 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t291 = t290 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t292 = t8 + t291;
                const u32 t293 = t288 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t294 = t293 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t292), "r"(t294) : "memory");
                const u32 t295 = t288 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t296 = t295 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t297 = t9 + t296;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t298 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t299 = t298 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t300 = t297 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t301 = t300 + t299;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t302 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t303 = t301 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t304 = (u64)t303;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t305 = t304 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t306 = t302 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t307 = (u64)t306;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t308 = t307 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t309 = t301 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t310 = (u64)t309;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t311 = t310 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t312 = t302 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t313 = (u64)t312;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t314 = t313 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t315 = t301 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t316 = (u64)t315;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t317 = t316 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t318 = t302 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t319 = (u64)t318;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t320 = t319 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t321 = t301 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t322 = (u64)t321;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t323 = t322 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t324 = t302 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t325 = (u64)t324;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t326 = t325 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317), "l"(t320), "l"(t323), "l"(t326) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t327 = 0u < step;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t327) {
                    const u32 t328 = step - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t329 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t330 = t329 + t328;
                    const u32 t331 = t330 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t332 = t331 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t333 = t332 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t334 = t8 + t333;
                    u32 t335;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t335) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t336 = t335 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t336) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t334) : "memory");
                    }
#line 43 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t337 = i_14 - 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t338 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t339 = t338 + t337;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 i_16 = t339 + t29;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t341 = i_16 & 1u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t342 = t341 + 2u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t343 = t342 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t344 = t8 + t343;
                    u32 t345;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t345) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t346 = t345 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t346) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t344) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t347 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_2 = t347 + 1u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t349 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t350 = t349 + step_2;
                const u32 t351 = t350 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t352 = t351 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t353 = t352 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t354 = t8 + t353;
                const u32 t355 = t350 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t356 = t355 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t354), "r"(t356) : "memory");
                const u32 t357 = t350 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t358 = t357 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t359 = t9 + t358;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t360 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t361 = t360 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t362 = t359 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t363 = t362 + t361;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t364 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t365 = t364 + 8u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t366 = t363 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t367 = (u64)t366;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t368 = t367 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t369 = t365 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t370 = (u64)t369;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t371 = t370 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t372 = t363 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t373 = (u64)t372;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t374 = t373 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t375 = t365 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t376 = (u64)t375;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t377 = t376 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t378 = t363 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t379 = (u64)t378;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t380 = t379 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t381 = t365 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t382 = (u64)t381;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t383 = t382 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t384 = t363 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t385 = (u64)t384;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t386 = t385 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t387 = t365 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t388 = (u64)t387;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t389 = t388 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383), "l"(t386), "l"(t389) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t390 = 0u < step_2;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t390) {
                    const u32 t391 = step_2 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t392 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t393 = t392 + t391;
                    const u32 t394 = t393 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t395 = t394 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t396 = t395 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t397 = t8 + t396;
                    u32 t398;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t398) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t399 = t398 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t399) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t397) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t400 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_3 = t400 + 2u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t402 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t403 = t402 + step_3;
                const u32 t404 = t403 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t405 = t404 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t406 = t405 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t407 = t8 + t406;
                const u32 t408 = t403 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t409 = t408 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t407), "r"(t409) : "memory");
                const u32 t410 = t403 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t411 = t410 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t412 = t9 + t411;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t413 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t414 = t413 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t415 = t412 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t416 = t415 + t414;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t417 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t418 = t417 + 16u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t419 = t416 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t420 = (u64)t419;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t421 = t420 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t422 = t418 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t423 = (u64)t422;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t424 = t423 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t425 = t416 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t426 = (u64)t425;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t427 = t426 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t428 = t418 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t429 = (u64)t428;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t430 = t429 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t431 = t416 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t432 = (u64)t431;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t433 = t432 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t434 = t418 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t435 = (u64)t434;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t436 = t435 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t437 = t416 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t438 = (u64)t437;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t439 = t438 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t440 = t418 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t441 = (u64)t440;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t442 = t441 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t421), "l"(t424), "l"(t427), "l"(t430), "l"(t433), "l"(t436), "l"(t439), "l"(t442) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t443 = 0u < step_3;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t443) {
                    const u32 t444 = step_3 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t445 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t446 = t445 + t444;
                    const u32 t447 = t446 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t448 = t447 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t449 = t448 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t450 = t8 + t449;
                    u32 t451;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t451) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t452 = t451 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t452) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t450) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t453 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_4 = t453 + 3u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t455 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t456 = t455 + step_4;
                const u32 t457 = t456 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t458 = t457 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t459 = t458 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t460 = t8 + t459;
                const u32 t461 = t456 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t462 = t461 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t460), "r"(t462) : "memory");
                const u32 t463 = t456 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t464 = t463 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t465 = t9 + t464;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t466 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t467 = t466 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t468 = t465 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t469 = t468 + t467;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t470 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t471 = t470 + 80u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t472 = t469 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t473 = (u64)t472;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t474 = t473 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t475 = t471 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t476 = (u64)t475;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t477 = t476 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t478 = t469 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t479 = (u64)t478;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t480 = t479 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t481 = t471 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t482 = (u64)t481;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t483 = t482 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t484 = t469 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t485 = (u64)t484;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t486 = t485 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t487 = t471 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t488 = (u64)t487;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t489 = t488 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t490 = t469 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t491 = (u64)t490;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t492 = t491 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t493 = t471 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t494 = (u64)t493;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t495 = t494 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t474), "l"(t477), "l"(t480), "l"(t483), "l"(t486), "l"(t489), "l"(t492), "l"(t495) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t496 = 0u < step_4;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t496) {
                    const u32 t497 = step_4 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t498 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t499 = t498 + t497;
                    const u32 t500 = t499 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t501 = t500 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t502 = t501 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t503 = t8 + t502;
                    u32 t504;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t504) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t505 = t504 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t505) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t503) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t506 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_5 = t506 + 4u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t508 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t509 = t508 + step_5;
                const u32 t510 = t509 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t511 = t510 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t512 = t511 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t513 = t8 + t512;
                const u32 t514 = t509 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t515 = t514 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t513), "r"(t515) : "memory");
                const u32 t516 = t509 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t517 = t516 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t518 = t9 + t517;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t519 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t520 = t519 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t521 = t518 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t522 = t521 + t520;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t523 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t524 = t523 + 88u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t527), "l"(t530), "l"(t533), "l"(t536), "l"(t539), "l"(t542), "l"(t545), "l"(t548) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t549 = 0u < step_5;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t549) {
                    const u32 t550 = step_5 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t551 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t552 = t551 + t550;
                    const u32 t553 = t552 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t554 = t553 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t555 = t554 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t556 = t8 + t555;
                    u32 t557;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t557) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t558 = t557 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t558) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t556) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t559 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_6 = t559 + 5u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t561 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t562 = t561 + step_6;
                const u32 t563 = t562 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t564 = t563 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t565 = t564 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t566 = t8 + t565;
                const u32 t567 = t562 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t568 = t567 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t566), "r"(t568) : "memory");
                const u32 t569 = t562 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t570 = t569 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t571 = t9 + t570;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t572 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t573 = t572 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t574 = t571 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t575 = t574 + t573;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t576 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t577 = t576 + 96u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t578 = t575 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t579 = (u64)t578;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t580 = t579 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t581 = t577 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t582 = (u64)t581;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t583 = t582 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t584 = t575 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t585 = (u64)t584;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t586 = t585 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t587 = t577 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t588 = (u64)t587;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t589 = t588 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t590 = t575 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t591 = (u64)t590;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t592 = t591 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t593 = t577 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t594 = (u64)t593;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t595 = t594 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t596 = t575 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t597 = (u64)t596;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t598 = t597 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t599 = t577 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t600 = (u64)t599;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t601 = t600 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t580), "l"(t583), "l"(t586), "l"(t589), "l"(t592), "l"(t595), "l"(t598), "l"(t601) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t602 = 0u < step_6;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t602) {
                    const u32 t603 = step_6 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t604 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t605 = t604 + t603;
                    const u32 t606 = t605 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t607 = t606 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t608 = t607 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t609 = t8 + t608;
                    u32 t610;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t610) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t611 = t610 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t611) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t609) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t612 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_7 = t612 + 6u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t614 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t615 = t614 + step_7;
                const u32 t616 = t615 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t617 = t616 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t618 = t617 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t619 = t8 + t618;
                const u32 t620 = t615 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t621 = t620 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t619), "r"(t621) : "memory");
                const u32 t622 = t615 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t623 = t622 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t624 = t9 + t623;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t625 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t626 = t625 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t627 = t624 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t628 = t627 + t626;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t629 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t630 = t629 + 160u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t631 = t628 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t632 = (u64)t631;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t633 = t632 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t634 = t630 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t635 = (u64)t634;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t636 = t635 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t637 = t628 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t638 = (u64)t637;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t639 = t638 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t640 = t630 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t641 = (u64)t640;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t642 = t641 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t643 = t628 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t644 = (u64)t643;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t645 = t644 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t646 = t630 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t647 = (u64)t646;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t648 = t647 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t649 = t628 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t650 = (u64)t649;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t651 = t650 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t652 = t630 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t653 = (u64)t652;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t654 = t653 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t633), "l"(t636), "l"(t639), "l"(t642), "l"(t645), "l"(t648), "l"(t651), "l"(t654) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t655 = 0u < step_7;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t655) {
                    const u32 t656 = step_7 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t657 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t658 = t657 + t656;
                    const u32 t659 = t658 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t660 = t659 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t661 = t660 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t662 = t8 + t661;
                    u32 t663;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t663) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t664 = t663 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t664) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t662) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t665 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_8 = t665 + 7u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t667 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t668 = t667 + step_8;
                const u32 t669 = t668 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t670 = t669 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t671 = t670 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t672 = t8 + t671;
                const u32 t673 = t668 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t674 = t673 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t672), "r"(t674) : "memory");
                const u32 t675 = t668 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t676 = t675 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t677 = t9 + t676;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t678 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t679 = t678 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t680 = t677 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t681 = t680 + t679;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t682 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t683 = t682 + 168u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t684 = t681 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t685 = (u64)t684;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t686 = t685 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t687 = t683 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t688 = (u64)t687;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t689 = t688 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t690 = t681 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t691 = (u64)t690;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t692 = t691 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t693 = t683 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t694 = (u64)t693;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t695 = t694 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t696 = t681 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t697 = (u64)t696;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t698 = t697 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t699 = t683 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t700 = (u64)t699;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t701 = t700 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t702 = t681 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t703 = (u64)t702;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t704 = t703 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t705 = t683 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t706 = (u64)t705;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t707 = t706 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t686), "l"(t689), "l"(t692), "l"(t695), "l"(t698), "l"(t701), "l"(t704), "l"(t707) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t708 = 0u < step_8;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t708) {
                    const u32 t709 = step_8 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t710 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t711 = t710 + t709;
                    const u32 t712 = t711 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t713 = t712 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t714 = t713 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t715 = t8 + t714;
                    u32 t716;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t716) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t717 = t716 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t717) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t715) : "memory");
                    }
                }
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t718 = i_14 * 9u;
#line 28 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 step_9 = t718 + 8u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t720 = i_13 * 18u;
#line 70 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t721 = t720 + step_9;
                const u32 t722 = t721 & 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t723 = t722 + 4u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t724 = t723 << 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t725 = t8 + t724;
                const u32 t726 = t721 >> 2u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t727 = t726 & 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t725), "r"(t727) : "memory");
                const u32 t728 = t721 & 3u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t729 = t728 << 14u;
#line 73 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t730 = t9 + t729;
#line 31 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t731 = t31 << 7u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t732 = t731 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t733 = t730 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t734 = t733 + t732;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t735 = t285 >> 4u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t736 = t735 + 176u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t737 = t734 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t738 = (u64)t737;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t739 = t738 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t740 = t736 + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t741 = (u64)t740;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t742 = t741 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t743 = t734 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t744 = (u64)t743;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t745 = t744 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t746 = t736 + 65538u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t747 = (u64)t746;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t748 = t747 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t749 = t734 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t750 = (u64)t749;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t751 = t750 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t752 = t736 + 65540u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t753 = (u64)t752;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t754 = t753 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t755 = t734 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t756 = (u64)t755;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t757 = t756 + 4611686293305294848ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u32 t758 = t736 + 65542u;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t759 = (u64)t758;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                const u64 t760 = t759 + 4611686362024771584ull;
#line 32 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t739), "l"(t742), "l"(t745), "l"(t748), "l"(t751), "l"(t754), "l"(t757), "l"(t760) : "memory");
#line 37 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 39 "fa-kernels/src/conv/warp_specialized/products.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" :  :  : "memory");
                const bool t761 = 0u < step_9;
#line 40 "fa-kernels/src/conv/warp_specialized/products.rs"
                if (t761) {
                    const u32 t762 = step_9 - 1u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t763 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t764 = t763 + t762;
                    const u32 t765 = t764 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t766 = t765 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t767 = t766 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const u32 t768 = t8 + t767;
                    u32 t769;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t769) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    const bool t770 = t769 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
                    if (t770) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t768) : "memory");
                    }
                }
            }
#line 48 "fa-kernels/src/conv/warp_specialized/products.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t771 = i_13 * 18u;
#line 81 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t772 = t771 + 17u;
            const u32 t773 = t772 & 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t774 = t773 + 8u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t775 = t774 << 3u;
#line 82 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t776 = t8 + t775;
            u32 t777;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t777) : );
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t778 = t777 == 1u;
#line 83 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t778) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t776) : "memory");
            }
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t779 = i_13 << 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t780 = t779 + 1u;
#line 57 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 i_17 = t780 + t29;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t782 = i_17 & 1u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t783 = t782 + 2u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t784 = t783 << 3u;
#line 98 "fa-kernels/src/conv/warp_specialized/products.rs"
            const u32 t785 = t8 + t784;
            u32 t786;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t786) : );
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            const bool t787 = t786 == 1u;
#line 99 "fa-kernels/src/conv/warp_specialized/products.rs"
            if (t787) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t785) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t788 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t789 = t788 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_2 = t789 + i_13;
            const u32 t791 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t792;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t792) : "r"(t791), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_2 = t792 >> groups_shift;
            const u32 t794 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t795 = group_2 - t794;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_2 = t795 + t29;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t797 = number_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t798;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t798) : "r"(t797), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t799 = t798 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t799 << 5u;
            const u32 t801 = number_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t802;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t802) : "r"(t801), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t803 = t802 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t804 = t803 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t805 = number_2 - t804;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t805 << 3u;
            const bool t807 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t808 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t807 ? t808 : 0u;
            const u32 t810 = left_4 < 32u ? left_4 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t811 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t812 = t811 < 8u ? t811 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
            const bool t813 = 0u < i_13;
#line 205 "fa-kernels/src/conv/work.rs"
            if (t813) {
#line 98 "fa-kernels/src/conv/statistics.rs"
                const u32 t814 = i_13 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t815 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t816 = t815 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t817 = t816 + t814;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t818 = t817 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t819;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t819) : "r"(t818), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 before = t819 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t821 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t822 = t821 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t823 = t822 + i_13;
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t824 = t823 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
                u32 t825;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t825) : "r"(t824), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
                const u32 t826 = t825 >> groups_shift;
#line 99 "fa-kernels/src/conv/statistics.rs"
                const bool t827 = t826 != before;
#line 99 "fa-kernels/src/conv/statistics.rs"
                if (t827) {
#line 117 "fa-kernels/src/conv/statistics.rs"
                    const u32 t828 = t27 & 3u;
#line 117 "fa-kernels/src/conv/statistics.rs"
                    const bool t829 = t828 == 0u;
#line 117 "fa-kernels/src/conv/statistics.rs"
                    if (t829) {
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t830 = t28 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t831 = t31 + t830;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 t832 = t27 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                        const u32 first_4 = t831 + t832;
                        const u32 t834 = first_4 + 8u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t835 = t29 << 7u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t836 = t835 + first_4;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t837 = t836 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t837;
                        const f32 t839 = count;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t840 = mean;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t841 = squares;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t842;
                        asm("mov.b32 %0, %1;" : "=r"(t842) : "f"(t839));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t843;
                        asm("mov.b32 %0, %1;" : "=r"(t843) : "f"(t840));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t844;
                        asm("mov.b32 %0, %1;" : "=r"(t844) : "f"(t841));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t842), "r"(t843), "r"(t844), "r"(0u) : "memory");
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t845 = t29 << 7u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t846 = t845 + t834;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 t847 = t846 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t847;
                        const f32 t849 = count_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t850 = mean_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        const f32 t851 = squares_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t852;
                        asm("mov.b32 %0, %1;" : "=r"(t852) : "f"(t849));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t853;
                        asm("mov.b32 %0, %1;" : "=r"(t853) : "f"(t850));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        u32 t854;
                        asm("mov.b32 %0, %1;" : "=r"(t854) : "f"(t851));
#line 120 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t852), "r"(t853), "r"(t854), "r"(0u) : "memory");
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
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 127 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel = threadIdx.x;
                    const bool t856 = channel < 128u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    if (t856) {
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t857 = channel << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        const u32 t858 = moments + t857;
#line 130 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t858) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t859;
                        asm("mov.b32 %0, %1;" : "=f"(t859) : "r"(row));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t860;
                        asm("mov.b32 %0, %1;" : "=f"(t860) : "r"(row_2));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t861;
                        asm("mov.b32 %0, %1;" : "=f"(t861) : "r"(row_3));
#line 130 "fa-kernels/src/conv/statistics.rs"
                        f32 t862;
                        asm("mov.b32 %0, %1;" : "=f"(t862) : "r"(row_4));
#line 131 "fa-kernels/src/conv/statistics.rs"
                        const u32 t863 = blockIdx.y;
#line 131 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t863 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t865 = blockIdx.x;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 index_3 = first_5 + channel;
#line 57 "fa-kernels/src/conv/work.rs"
                        const u32 index_2 = t865 + before;
                        const u64 t868 = (u64)index_2;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t869 = t868 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t870 = t869 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t871 = partial + t870;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t872 = (u64)index_3;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t873 = t872 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t874 = t873 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                        const u64 t875 = t871 + t874;
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t876;
                        asm("mov.b32 %0, %1;" : "=r"(t876) : "f"(t859));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t877;
                        asm("mov.b32 %0, %1;" : "=r"(t877) : "f"(t860));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        u32 t878;
                        asm("mov.b32 %0, %1;" : "=r"(t878) : "f"(t861));
#line 134 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t875), "r"(t876), "r"(t877), "r"(t878), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t879 = acc;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t880 = acc_2;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(t879), "f"(t880));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t882 = t881 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t883 = t881 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t884;
            asm("mov.b32 %0, %1;" : "=f"(t884) : "r"(t882));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t885;
            asm("mov.b32 %0, %1;" : "=f"(t885) : "r"(t883));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc = t884;
            acc_2 = t885;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t886 = acc_3;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t887 = acc_4;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(t886), "f"(t887));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t889 = t888 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t890 = t888 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t891;
            asm("mov.b32 %0, %1;" : "=f"(t891) : "r"(t889));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t892;
            asm("mov.b32 %0, %1;" : "=f"(t892) : "r"(t890));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t891;
            acc_4 = t892;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t893 = acc_5;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t894 = acc_6;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(t893), "f"(t894));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t896 = t895 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t897 = t895 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t898;
            asm("mov.b32 %0, %1;" : "=f"(t898) : "r"(t896));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t899;
            asm("mov.b32 %0, %1;" : "=f"(t899) : "r"(t897));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t898;
            acc_6 = t899;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t900 = acc_7;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t901 = acc_8;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(t900), "f"(t901));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t903 = t902 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t904 = t902 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t905;
            asm("mov.b32 %0, %1;" : "=f"(t905) : "r"(t903));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t906;
            asm("mov.b32 %0, %1;" : "=f"(t906) : "r"(t904));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t905;
            acc_8 = t906;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t907 = acc_9;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t908 = acc_10;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(t907), "f"(t908));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t910 = t909 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t911 = t909 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t912;
            asm("mov.b32 %0, %1;" : "=f"(t912) : "r"(t910));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t913;
            asm("mov.b32 %0, %1;" : "=f"(t913) : "r"(t911));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t912;
            acc_10 = t913;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t914 = acc_11;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t915 = acc_12;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(t914), "f"(t915));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t917 = t916 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t918 = t916 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t919;
            asm("mov.b32 %0, %1;" : "=f"(t919) : "r"(t917));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t920;
            asm("mov.b32 %0, %1;" : "=f"(t920) : "r"(t918));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t919;
            acc_12 = t920;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t921 = acc_13;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t922 = acc_14;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(t921), "f"(t922));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t924 = t923 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t925 = t923 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t926;
            asm("mov.b32 %0, %1;" : "=f"(t926) : "r"(t924));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t927;
            asm("mov.b32 %0, %1;" : "=f"(t927) : "r"(t925));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t926;
            acc_14 = t927;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t928 = acc_15;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t929 = acc_16;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t930;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(t928), "f"(t929));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t931 = t930 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t932 = t930 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t933;
            asm("mov.b32 %0, %1;" : "=f"(t933) : "r"(t931));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t934;
            asm("mov.b32 %0, %1;" : "=f"(t934) : "r"(t932));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t933;
            acc_16 = t934;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t935 = acc_17;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t936 = acc_18;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(t935), "f"(t936));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t938 = t937 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t939 = t937 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t940;
            asm("mov.b32 %0, %1;" : "=f"(t940) : "r"(t938));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t941;
            asm("mov.b32 %0, %1;" : "=f"(t941) : "r"(t939));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t940;
            acc_18 = t941;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t942 = acc_19;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t943 = acc_20;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(t942), "f"(t943));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t945 = t944 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t946 = t944 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t947;
            asm("mov.b32 %0, %1;" : "=f"(t947) : "r"(t945));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t948;
            asm("mov.b32 %0, %1;" : "=f"(t948) : "r"(t946));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t947;
            acc_20 = t948;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t949 = acc_21;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t950 = acc_22;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(t949), "f"(t950));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t952 = t951 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t953 = t951 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t954;
            asm("mov.b32 %0, %1;" : "=f"(t954) : "r"(t952));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t955;
            asm("mov.b32 %0, %1;" : "=f"(t955) : "r"(t953));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t954;
            acc_22 = t955;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t956 = acc_23;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t957 = acc_24;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(t956), "f"(t957));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t959 = t958 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t960 = t958 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t961;
            asm("mov.b32 %0, %1;" : "=f"(t961) : "r"(t959));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t962;
            asm("mov.b32 %0, %1;" : "=f"(t962) : "r"(t960));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t961;
            acc_24 = t962;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t963 = acc_25;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t964 = acc_26;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(t963), "f"(t964));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t966 = t965 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t967 = t965 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t968;
            asm("mov.b32 %0, %1;" : "=f"(t968) : "r"(t966));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t969;
            asm("mov.b32 %0, %1;" : "=f"(t969) : "r"(t967));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t968;
            acc_26 = t969;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t970 = acc_27;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t971 = acc_28;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t972;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(t970), "f"(t971));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t973 = t972 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t974 = t972 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t975;
            asm("mov.b32 %0, %1;" : "=f"(t975) : "r"(t973));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t976;
            asm("mov.b32 %0, %1;" : "=f"(t976) : "r"(t974));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t975;
            acc_28 = t976;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t977 = acc_29;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t978 = acc_30;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(t977), "f"(t978));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t980 = t979 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t981 = t979 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t982;
            asm("mov.b32 %0, %1;" : "=f"(t982) : "r"(t980));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t983;
            asm("mov.b32 %0, %1;" : "=f"(t983) : "r"(t981));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t982;
            acc_30 = t983;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t984 = acc_31;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t985 = acc_32;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(t984), "f"(t985));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t987 = t986 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t988 = t986 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t989;
            asm("mov.b32 %0, %1;" : "=f"(t989) : "r"(t987));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t990;
            asm("mov.b32 %0, %1;" : "=f"(t990) : "r"(t988));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t989;
            acc_32 = t990;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t991 = acc_33;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t992 = acc_34;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(t991), "f"(t992));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t994 = t993 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t995 = t993 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t996;
            asm("mov.b32 %0, %1;" : "=f"(t996) : "r"(t994));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t997;
            asm("mov.b32 %0, %1;" : "=f"(t997) : "r"(t995));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t996;
            acc_34 = t997;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t998 = acc_35;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t999 = acc_36;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(t998), "f"(t999));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1001 = t1000 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1002 = t1000 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1003;
            asm("mov.b32 %0, %1;" : "=f"(t1003) : "r"(t1001));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1004;
            asm("mov.b32 %0, %1;" : "=f"(t1004) : "r"(t1002));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t1003;
            acc_36 = t1004;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1005 = acc_37;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1006 = acc_38;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(t1005), "f"(t1006));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1008 = t1007 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1009 = t1007 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1010;
            asm("mov.b32 %0, %1;" : "=f"(t1010) : "r"(t1008));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1011;
            asm("mov.b32 %0, %1;" : "=f"(t1011) : "r"(t1009));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t1010;
            acc_38 = t1011;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1012 = acc_39;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1013 = acc_40;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(t1012), "f"(t1013));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1015 = t1014 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1016 = t1014 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1017;
            asm("mov.b32 %0, %1;" : "=f"(t1017) : "r"(t1015));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1018;
            asm("mov.b32 %0, %1;" : "=f"(t1018) : "r"(t1016));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t1017;
            acc_40 = t1018;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1019 = acc_41;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1020 = acc_42;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(t1019), "f"(t1020));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1022 = t1021 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1023 = t1021 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1024;
            asm("mov.b32 %0, %1;" : "=f"(t1024) : "r"(t1022));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1025;
            asm("mov.b32 %0, %1;" : "=f"(t1025) : "r"(t1023));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t1024;
            acc_42 = t1025;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1026 = acc_43;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1027 = acc_44;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(t1026), "f"(t1027));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1029 = t1028 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1030 = t1028 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1031;
            asm("mov.b32 %0, %1;" : "=f"(t1031) : "r"(t1029));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1032;
            asm("mov.b32 %0, %1;" : "=f"(t1032) : "r"(t1030));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t1031;
            acc_44 = t1032;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1033 = acc_45;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1034 = acc_46;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(t1033), "f"(t1034));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1036 = t1035 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1037 = t1035 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1038;
            asm("mov.b32 %0, %1;" : "=f"(t1038) : "r"(t1036));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1039;
            asm("mov.b32 %0, %1;" : "=f"(t1039) : "r"(t1037));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t1038;
            acc_46 = t1039;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1040 = acc_47;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1041 = acc_48;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(t1040), "f"(t1041));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1043 = t1042 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1044 = t1042 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1045;
            asm("mov.b32 %0, %1;" : "=f"(t1045) : "r"(t1043));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1046;
            asm("mov.b32 %0, %1;" : "=f"(t1046) : "r"(t1044));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t1045;
            acc_48 = t1046;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1047 = acc_49;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1048 = acc_50;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(t1047), "f"(t1048));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1050 = t1049 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1051 = t1049 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1052;
            asm("mov.b32 %0, %1;" : "=f"(t1052) : "r"(t1050));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1053;
            asm("mov.b32 %0, %1;" : "=f"(t1053) : "r"(t1051));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t1052;
            acc_50 = t1053;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1054 = acc_51;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1055 = acc_52;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(t1054), "f"(t1055));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1057 = t1056 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1058 = t1056 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1059;
            asm("mov.b32 %0, %1;" : "=f"(t1059) : "r"(t1057));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1060;
            asm("mov.b32 %0, %1;" : "=f"(t1060) : "r"(t1058));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t1059;
            acc_52 = t1060;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1061 = acc_53;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1062 = acc_54;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(t1061), "f"(t1062));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1064 = t1063 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1065 = t1063 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1066;
            asm("mov.b32 %0, %1;" : "=f"(t1066) : "r"(t1064));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1067;
            asm("mov.b32 %0, %1;" : "=f"(t1067) : "r"(t1065));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t1066;
            acc_54 = t1067;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1068 = acc_55;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1069 = acc_56;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(t1068), "f"(t1069));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1071 = t1070 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1072 = t1070 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1073;
            asm("mov.b32 %0, %1;" : "=f"(t1073) : "r"(t1071));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1074;
            asm("mov.b32 %0, %1;" : "=f"(t1074) : "r"(t1072));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t1073;
            acc_56 = t1074;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1075 = acc_57;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1076 = acc_58;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(t1075), "f"(t1076));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1078 = t1077 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1079 = t1077 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1080;
            asm("mov.b32 %0, %1;" : "=f"(t1080) : "r"(t1078));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1081;
            asm("mov.b32 %0, %1;" : "=f"(t1081) : "r"(t1079));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t1080;
            acc_58 = t1081;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1082 = acc_59;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1083 = acc_60;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1084;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(t1082), "f"(t1083));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1085 = t1084 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1086 = t1084 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1087;
            asm("mov.b32 %0, %1;" : "=f"(t1087) : "r"(t1085));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1088;
            asm("mov.b32 %0, %1;" : "=f"(t1088) : "r"(t1086));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t1087;
            acc_60 = t1088;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1089 = acc_61;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1090 = acc_62;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1091;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(t1089), "f"(t1090));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1092 = t1091 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1093 = t1091 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1094;
            asm("mov.b32 %0, %1;" : "=f"(t1094) : "r"(t1092));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1095;
            asm("mov.b32 %0, %1;" : "=f"(t1095) : "r"(t1093));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t1094;
            acc_62 = t1095;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1096 = acc_63;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1097 = acc_64;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1098;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(t1096), "f"(t1097));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1099 = t1098 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1100 = t1098 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1101;
            asm("mov.b32 %0, %1;" : "=f"(t1101) : "r"(t1099));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1102;
            asm("mov.b32 %0, %1;" : "=f"(t1102) : "r"(t1100));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t1101;
            acc_64 = t1102;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1103 = acc_65;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1104 = acc_66;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(t1103), "f"(t1104));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1106 = t1105 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1107 = t1105 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1108;
            asm("mov.b32 %0, %1;" : "=f"(t1108) : "r"(t1106));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1109;
            asm("mov.b32 %0, %1;" : "=f"(t1109) : "r"(t1107));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t1108;
            acc_66 = t1109;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1110 = acc_67;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1111 = acc_68;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(t1110), "f"(t1111));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1113 = t1112 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1114 = t1112 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1115;
            asm("mov.b32 %0, %1;" : "=f"(t1115) : "r"(t1113));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1116;
            asm("mov.b32 %0, %1;" : "=f"(t1116) : "r"(t1114));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t1115;
            acc_68 = t1116;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1117 = acc_69;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1118 = acc_70;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(t1117), "f"(t1118));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1120 = t1119 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1121 = t1119 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1122;
            asm("mov.b32 %0, %1;" : "=f"(t1122) : "r"(t1120));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1123;
            asm("mov.b32 %0, %1;" : "=f"(t1123) : "r"(t1121));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t1122;
            acc_70 = t1123;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1124 = acc_71;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1125 = acc_72;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1126;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(t1124), "f"(t1125));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1127 = t1126 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1128 = t1126 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1129;
            asm("mov.b32 %0, %1;" : "=f"(t1129) : "r"(t1127));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1130;
            asm("mov.b32 %0, %1;" : "=f"(t1130) : "r"(t1128));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t1129;
            acc_72 = t1130;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1131 = acc_73;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1132 = acc_74;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(t1131), "f"(t1132));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1134 = t1133 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1135 = t1133 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1136;
            asm("mov.b32 %0, %1;" : "=f"(t1136) : "r"(t1134));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1137;
            asm("mov.b32 %0, %1;" : "=f"(t1137) : "r"(t1135));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t1136;
            acc_74 = t1137;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1138 = acc_75;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1139 = acc_76;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1140;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(t1138), "f"(t1139));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1141 = t1140 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1142 = t1140 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1143;
            asm("mov.b32 %0, %1;" : "=f"(t1143) : "r"(t1141));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1144;
            asm("mov.b32 %0, %1;" : "=f"(t1144) : "r"(t1142));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t1143;
            acc_76 = t1144;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1145 = acc_77;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1146 = acc_78;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1147;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(t1145), "f"(t1146));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1148 = t1147 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1149 = t1147 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1150;
            asm("mov.b32 %0, %1;" : "=f"(t1150) : "r"(t1148));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1151;
            asm("mov.b32 %0, %1;" : "=f"(t1151) : "r"(t1149));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t1150;
            acc_78 = t1151;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1152 = acc_79;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1153 = acc_80;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1154;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(t1152), "f"(t1153));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1155 = t1154 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1156 = t1154 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1157;
            asm("mov.b32 %0, %1;" : "=f"(t1157) : "r"(t1155));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1158;
            asm("mov.b32 %0, %1;" : "=f"(t1158) : "r"(t1156));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t1157;
            acc_80 = t1158;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1159 = acc_81;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1160 = acc_82;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1161;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(t1159), "f"(t1160));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1162 = t1161 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1163 = t1161 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1164;
            asm("mov.b32 %0, %1;" : "=f"(t1164) : "r"(t1162));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1165;
            asm("mov.b32 %0, %1;" : "=f"(t1165) : "r"(t1163));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t1164;
            acc_82 = t1165;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1166 = acc_83;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1167 = acc_84;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(t1166), "f"(t1167));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1169 = t1168 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1170 = t1168 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1171;
            asm("mov.b32 %0, %1;" : "=f"(t1171) : "r"(t1169));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1172;
            asm("mov.b32 %0, %1;" : "=f"(t1172) : "r"(t1170));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t1171;
            acc_84 = t1172;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1173 = acc_85;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1174 = acc_86;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1175;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(t1173), "f"(t1174));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1176 = t1175 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1177 = t1175 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1178;
            asm("mov.b32 %0, %1;" : "=f"(t1178) : "r"(t1176));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1179;
            asm("mov.b32 %0, %1;" : "=f"(t1179) : "r"(t1177));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t1178;
            acc_86 = t1179;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1180 = acc_87;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1181 = acc_88;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(t1180), "f"(t1181));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1183 = t1182 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1184 = t1182 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1185;
            asm("mov.b32 %0, %1;" : "=f"(t1185) : "r"(t1183));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1186;
            asm("mov.b32 %0, %1;" : "=f"(t1186) : "r"(t1184));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t1185;
            acc_88 = t1186;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1187 = acc_89;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1188 = acc_90;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1189;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(t1187), "f"(t1188));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1190 = t1189 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1191 = t1189 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1192;
            asm("mov.b32 %0, %1;" : "=f"(t1192) : "r"(t1190));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1193;
            asm("mov.b32 %0, %1;" : "=f"(t1193) : "r"(t1191));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t1192;
            acc_90 = t1193;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1194 = acc_91;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1195 = acc_92;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1196;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1196) : "f"(t1194), "f"(t1195));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1197 = t1196 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1198 = t1196 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1199;
            asm("mov.b32 %0, %1;" : "=f"(t1199) : "r"(t1197));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1200;
            asm("mov.b32 %0, %1;" : "=f"(t1200) : "r"(t1198));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t1199;
            acc_92 = t1200;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1201 = acc_93;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1202 = acc_94;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1203;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1203) : "f"(t1201), "f"(t1202));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1204 = t1203 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1205 = t1203 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1206;
            asm("mov.b32 %0, %1;" : "=f"(t1206) : "r"(t1204));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1207;
            asm("mov.b32 %0, %1;" : "=f"(t1207) : "r"(t1205));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t1206;
            acc_94 = t1207;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1208 = acc_95;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1209 = acc_96;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1210;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1210) : "f"(t1208), "f"(t1209));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1211 = t1210 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1212 = t1210 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1213;
            asm("mov.b32 %0, %1;" : "=f"(t1213) : "r"(t1211));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1214;
            asm("mov.b32 %0, %1;" : "=f"(t1214) : "r"(t1212));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t1213;
            acc_96 = t1214;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1215 = acc_97;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1216 = acc_98;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1217;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1217) : "f"(t1215), "f"(t1216));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1218 = t1217 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1219 = t1217 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1220;
            asm("mov.b32 %0, %1;" : "=f"(t1220) : "r"(t1218));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1221;
            asm("mov.b32 %0, %1;" : "=f"(t1221) : "r"(t1219));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t1220;
            acc_98 = t1221;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1222 = acc_99;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1223 = acc_100;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1224;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(t1222), "f"(t1223));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1225 = t1224 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1226 = t1224 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1227;
            asm("mov.b32 %0, %1;" : "=f"(t1227) : "r"(t1225));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1228;
            asm("mov.b32 %0, %1;" : "=f"(t1228) : "r"(t1226));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t1227;
            acc_100 = t1228;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1229 = acc_101;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1230 = acc_102;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1231;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(t1229), "f"(t1230));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1232 = t1231 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1233 = t1231 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1234;
            asm("mov.b32 %0, %1;" : "=f"(t1234) : "r"(t1232));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1235;
            asm("mov.b32 %0, %1;" : "=f"(t1235) : "r"(t1233));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t1234;
            acc_102 = t1235;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1236 = acc_103;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1237 = acc_104;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1238;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(t1236), "f"(t1237));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1239 = t1238 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1240 = t1238 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1241;
            asm("mov.b32 %0, %1;" : "=f"(t1241) : "r"(t1239));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1242;
            asm("mov.b32 %0, %1;" : "=f"(t1242) : "r"(t1240));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t1241;
            acc_104 = t1242;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1243 = acc_105;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1244 = acc_106;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1245;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(t1243), "f"(t1244));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1246 = t1245 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1247 = t1245 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1248;
            asm("mov.b32 %0, %1;" : "=f"(t1248) : "r"(t1246));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1249;
            asm("mov.b32 %0, %1;" : "=f"(t1249) : "r"(t1247));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t1248;
            acc_106 = t1249;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1250 = acc_107;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1251 = acc_108;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1252;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1252) : "f"(t1250), "f"(t1251));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1253 = t1252 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1254 = t1252 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1255;
            asm("mov.b32 %0, %1;" : "=f"(t1255) : "r"(t1253));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1256;
            asm("mov.b32 %0, %1;" : "=f"(t1256) : "r"(t1254));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t1255;
            acc_108 = t1256;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1257 = acc_109;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1258 = acc_110;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1259;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(t1257), "f"(t1258));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1260 = t1259 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1261 = t1259 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1262;
            asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(t1260));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1263;
            asm("mov.b32 %0, %1;" : "=f"(t1263) : "r"(t1261));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t1262;
            acc_110 = t1263;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1264 = acc_111;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1265 = acc_112;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1266;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1266) : "f"(t1264), "f"(t1265));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1267 = t1266 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1268 = t1266 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1269;
            asm("mov.b32 %0, %1;" : "=f"(t1269) : "r"(t1267));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1270;
            asm("mov.b32 %0, %1;" : "=f"(t1270) : "r"(t1268));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t1269;
            acc_112 = t1270;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1271 = acc_113;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1272 = acc_114;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1273;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(t1271), "f"(t1272));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1274 = t1273 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1275 = t1273 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1276;
            asm("mov.b32 %0, %1;" : "=f"(t1276) : "r"(t1274));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1277;
            asm("mov.b32 %0, %1;" : "=f"(t1277) : "r"(t1275));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t1276;
            acc_114 = t1277;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1278 = acc_115;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1279 = acc_116;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1280;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(t1278), "f"(t1279));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1281 = t1280 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1282 = t1280 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1283;
            asm("mov.b32 %0, %1;" : "=f"(t1283) : "r"(t1281));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1284;
            asm("mov.b32 %0, %1;" : "=f"(t1284) : "r"(t1282));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t1283;
            acc_116 = t1284;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1285 = acc_117;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1286 = acc_118;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1287;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(t1285), "f"(t1286));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1288 = t1287 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1289 = t1287 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1290;
            asm("mov.b32 %0, %1;" : "=f"(t1290) : "r"(t1288));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1291;
            asm("mov.b32 %0, %1;" : "=f"(t1291) : "r"(t1289));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t1290;
            acc_118 = t1291;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1292 = acc_119;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1293 = acc_120;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1294;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(t1292), "f"(t1293));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1295 = t1294 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1296 = t1294 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1297;
            asm("mov.b32 %0, %1;" : "=f"(t1297) : "r"(t1295));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1298;
            asm("mov.b32 %0, %1;" : "=f"(t1298) : "r"(t1296));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t1297;
            acc_120 = t1298;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1299 = acc_121;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1300 = acc_122;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1301;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(t1299), "f"(t1300));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1302 = t1301 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1303 = t1301 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1304;
            asm("mov.b32 %0, %1;" : "=f"(t1304) : "r"(t1302));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1305;
            asm("mov.b32 %0, %1;" : "=f"(t1305) : "r"(t1303));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t1304;
            acc_122 = t1305;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1306 = acc_123;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1307 = acc_124;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(t1306), "f"(t1307));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1309 = t1308 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1310 = t1308 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1311;
            asm("mov.b32 %0, %1;" : "=f"(t1311) : "r"(t1309));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1312;
            asm("mov.b32 %0, %1;" : "=f"(t1312) : "r"(t1310));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t1311;
            acc_124 = t1312;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1313 = acc_125;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1314 = acc_126;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(t1313), "f"(t1314));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1316 = t1315 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1317 = t1315 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1318;
            asm("mov.b32 %0, %1;" : "=f"(t1318) : "r"(t1316));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1319;
            asm("mov.b32 %0, %1;" : "=f"(t1319) : "r"(t1317));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t1318;
            acc_126 = t1319;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1320 = acc_127;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const f32 t1321 = acc_128;
#line 70 "fa-kernels/src/conv/statistics.rs"
            u32 t1322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(t1320), "f"(t1321));
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1323 = t1322 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            const u32 t1324 = t1322 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1325;
            asm("mov.b32 %0, %1;" : "=f"(t1325) : "r"(t1323));
#line 70 "fa-kernels/src/conv/statistics.rs"
            f32 t1326;
            asm("mov.b32 %0, %1;" : "=f"(t1326) : "r"(t1324));
#line 71 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t1325;
            acc_128 = t1326;
#line 81 "fa-kernels/src/conv/statistics.rs"
            const u32 t1327 = t810 * t812;
#line 81 "fa-kernels/src/conv/statistics.rs"
            const f32 count_3 = (f32)t1327;
            f32 t1329;
            asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(count_3), "f"(1.0f));
#line 82 "fa-kernels/src/conv/statistics.rs"
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t1329));
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t1331 = t810 * t812;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t1331 == 256u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = acc;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = 0.0f + t1333;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_9;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = t1334 + t1335;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = acc_17;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = t1336 + t1337;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = acc_25;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = t1338 + t1339;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = acc_33;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = t1340 + t1341;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_41;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = t1342 + t1343;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_49;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1344 + t1345;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_57;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1346 + t1347;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_65;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1348 + t1349;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_73;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1350 + t1351;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = acc_81;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1352 + t1353;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_89;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1354 + t1355;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_97;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = t1356 + t1357;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_105;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1358 + t1359;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = acc_113;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1360 + t1361;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_121;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts = t1362 + t1363;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = acc_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = 0.0f + t1365;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_10;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1366 + t1367;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = acc_18;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = t1368 + t1369;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = acc_26;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1370 + t1371;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = acc_34;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1372 + t1373;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_42;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = t1374 + t1375;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = acc_50;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = t1376 + t1377;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = acc_58;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = t1378 + t1379;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_66;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = t1380 + t1381;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_74;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = t1382 + t1383;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_82;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = t1384 + t1385;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_90;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1386 + t1387;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_98;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = t1388 + t1389;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_106;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = t1390 + t1391;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_114;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = t1392 + t1393;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_122;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_2 = t1394 + t1395;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_5;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = 0.0f + t1397;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_13;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = t1398 + t1399;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_21;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1400 + t1401;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_29;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = t1402 + t1403;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_37;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = t1404 + t1405;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_45;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = t1406 + t1407;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_53;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = t1408 + t1409;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_61;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = t1410 + t1411;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_69;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1412 + t1413;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_77;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1414 + t1415;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_85;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = t1416 + t1417;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_93;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = t1418 + t1419;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_101;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = t1420 + t1421;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_109;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = t1422 + t1423;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_117;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = t1424 + t1425;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_125;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_3 = t1426 + t1427;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_6;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = 0.0f + t1429;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_14;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1430 + t1431;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_22;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1432 + t1433;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_30;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1434 + t1435;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_38;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1436 + t1437;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_46;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = t1438 + t1439;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_54;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = t1440 + t1441;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = acc_62;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1442 + t1443;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_70;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = t1444 + t1445;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_78;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = t1446 + t1447;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = acc_86;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1448 + t1449;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = acc_94;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1450 + t1451;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_102;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1452 + t1453;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_110;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = t1454 + t1455;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = acc_118;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1456 + t1457;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_126;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_4 = t1458 + t1459;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = parts + parts_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = parts_3 + parts_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = t1461 + t1462;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t1463;
            } else {
                const u32 t1464 = t27 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1464 << 1u;
                const bool columns = first_6 < t812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t1467 = first_6 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1467 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1469 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1469 & columns;
                const f32 t1471 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = acc;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = t1471 + t1472;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists ? t1473 : t1474;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1475;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1476 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1476 & columns_2;
                const f32 t1478 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = t1478 + t1479;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = exists_2 ? t1480 : t1481;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1482;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1483 & columns;
                const f32 t1485 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_5;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = t1485 + t1486;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_3 ? t1487 : t1488;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1489;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1490 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1490 & columns_2;
                const f32 t1492 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = acc_6;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = t1492 + t1493;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = exists_4 ? t1494 : t1495;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1496;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1497 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1497 & columns;
                const f32 t1499 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = acc_9;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = t1499 + t1500;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = exists_5 ? t1501 : t1502;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1503;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1504 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1504 & columns_2;
                const f32 t1506 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = acc_10;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = t1506 + t1507;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = exists_6 ? t1508 : t1509;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1510;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1511 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1511 & columns;
                const f32 t1513 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = acc_13;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = t1513 + t1514;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = exists_7 ? t1515 : t1516;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1517;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1518 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1518 & columns_2;
                const f32 t1520 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = acc_14;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = t1520 + t1521;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = exists_8 ? t1522 : t1523;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1524;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1525 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1525 & columns;
                const f32 t1527 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_17;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = t1527 + t1528;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = exists_9 ? t1529 : t1530;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1531;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1532 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1532 & columns_2;
                const f32 t1534 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_18;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = t1534 + t1535;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = exists_10 ? t1536 : t1537;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1538;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1539 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1539 & columns;
                const f32 t1541 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_21;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = t1541 + t1542;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = exists_11 ? t1543 : t1544;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1545;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1546 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1546 & columns_2;
                const f32 t1548 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_22;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = t1548 + t1549;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = exists_12 ? t1550 : t1551;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1552;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1553 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1553 & columns;
                const f32 t1555 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_25;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = t1555 + t1556;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = exists_13 ? t1557 : t1558;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1559;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1560 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1560 & columns_2;
                const f32 t1562 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = acc_26;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = t1562 + t1563;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = exists_14 ? t1564 : t1565;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1566;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1567 & columns;
                const f32 t1569 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_29;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = t1569 + t1570;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = exists_15 ? t1571 : t1572;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1573;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1574 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1574 & columns_2;
                const f32 t1576 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_30;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1576 + t1577;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = exists_16 ? t1578 : t1579;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1580;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1581 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1581 & columns;
                const f32 t1583 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_33;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = t1583 + t1584;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = exists_17 ? t1585 : t1586;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1587;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1588 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1588 & columns_2;
                const f32 t1590 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = acc_34;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = t1590 + t1591;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = exists_18 ? t1592 : t1593;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1594;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1595 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1595 & columns;
                const f32 t1597 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_37;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = t1597 + t1598;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = exists_19 ? t1599 : t1600;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1601;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1602 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1602 & columns_2;
                const f32 t1604 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_38;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = t1604 + t1605;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = exists_20 ? t1606 : t1607;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1608;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1609 & columns;
                const f32 t1611 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_41;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = t1611 + t1612;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = exists_21 ? t1613 : t1614;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1615;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1616 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1616 & columns_2;
                const f32 t1618 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_42;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = t1618 + t1619;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = exists_22 ? t1620 : t1621;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1622;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1623 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1623 & columns;
                const f32 t1625 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_45;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = t1625 + t1626;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = exists_23 ? t1627 : t1628;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1629;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1630 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1630 & columns_2;
                const f32 t1632 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_46;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = t1632 + t1633;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = exists_24 ? t1634 : t1635;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1636;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1637 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1637 & columns;
                const f32 t1639 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_49;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = t1639 + t1640;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = exists_25 ? t1641 : t1642;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1643;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1644 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1644 & columns_2;
                const f32 t1646 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_50;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = t1646 + t1647;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = exists_26 ? t1648 : t1649;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1650;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1651 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1651 & columns;
                const f32 t1653 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_53;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = t1653 + t1654;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = exists_27 ? t1655 : t1656;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1657;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1658 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1658 & columns_2;
                const f32 t1660 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = acc_54;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = t1660 + t1661;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = exists_28 ? t1662 : t1663;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1664;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1665 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1665 & columns;
                const f32 t1667 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_57;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = t1667 + t1668;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = exists_29 ? t1669 : t1670;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1671;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1672 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1672 & columns_2;
                const f32 t1674 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_58;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = t1674 + t1675;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = exists_30 ? t1676 : t1677;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1678;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1679 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1679 & columns;
                const f32 t1681 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_61;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = t1681 + t1682;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = exists_31 ? t1683 : t1684;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1685;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1686 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1686 & columns_2;
                const f32 t1688 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_62;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = t1688 + t1689;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = exists_32 ? t1690 : t1691;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1692;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1693 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1693 & columns;
                const f32 t1695 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_65;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = t1695 + t1696;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = exists_33 ? t1697 : t1698;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1699;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1700 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1700 & columns_2;
                const f32 t1702 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = acc_66;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = t1702 + t1703;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = exists_34 ? t1704 : t1705;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1706;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1707 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1707 & columns;
                const f32 t1709 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = acc_69;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = t1709 + t1710;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = exists_35 ? t1711 : t1712;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1713;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1714 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1714 & columns_2;
                const f32 t1716 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_70;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = t1716 + t1717;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = exists_36 ? t1718 : t1719;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1720;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1721 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1721 & columns;
                const f32 t1723 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = acc_73;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = t1723 + t1724;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = exists_37 ? t1725 : t1726;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1727;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1728 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1728 & columns_2;
                const f32 t1730 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = acc_74;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = t1730 + t1731;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = exists_38 ? t1732 : t1733;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1734;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1735 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1735 & columns;
                const f32 t1737 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_77;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = t1737 + t1738;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = exists_39 ? t1739 : t1740;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1741;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1742 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1742 & columns_2;
                const f32 t1744 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = acc_78;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = t1744 + t1745;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = exists_40 ? t1746 : t1747;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1748;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1749 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1749 & columns;
                const f32 t1751 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_81;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = t1751 + t1752;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = exists_41 ? t1753 : t1754;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1755;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1756 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1756 & columns_2;
                const f32 t1758 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = acc_82;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = t1758 + t1759;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = exists_42 ? t1760 : t1761;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1762;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1763 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1763 & columns;
                const f32 t1765 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = acc_85;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = t1765 + t1766;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = exists_43 ? t1767 : t1768;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1769;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1770 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1770 & columns_2;
                const f32 t1772 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = acc_86;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = t1772 + t1773;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = exists_44 ? t1774 : t1775;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1776;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1777 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1777 & columns;
                const f32 t1779 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_89;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = t1779 + t1780;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = exists_45 ? t1781 : t1782;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1783;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1784 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1784 & columns_2;
                const f32 t1786 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = acc_90;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = t1786 + t1787;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = exists_46 ? t1788 : t1789;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1790;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1791 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1791 & columns;
                const f32 t1793 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = acc_93;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = t1793 + t1794;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1797 = exists_47 ? t1795 : t1796;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1797;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1798 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1798 & columns_2;
                const f32 t1800 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = acc_94;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = t1800 + t1801;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1803 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = exists_48 ? t1802 : t1803;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1804;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1805 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1805 & columns;
                const f32 t1807 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = acc_97;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = t1807 + t1808;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = exists_49 ? t1809 : t1810;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1811;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1812 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1812 & columns_2;
                const f32 t1814 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = acc_98;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = t1814 + t1815;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = exists_50 ? t1816 : t1817;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1818;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1819 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1819 & columns;
                const f32 t1821 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = acc_101;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = t1821 + t1822;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = exists_51 ? t1823 : t1824;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1825;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1826 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1826 & columns_2;
                const f32 t1828 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = acc_102;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = t1828 + t1829;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = exists_52 ? t1830 : t1831;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1832;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1833 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1833 & columns;
                const f32 t1835 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = acc_105;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = t1835 + t1836;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = exists_53 ? t1837 : t1838;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1839;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1840 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1840 & columns_2;
                const f32 t1842 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1843 = acc_106;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = t1842 + t1843;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = exists_54 ? t1844 : t1845;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1846;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1847 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1847 & columns;
                const f32 t1849 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = acc_109;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = t1849 + t1850;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1852 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1853 = exists_55 ? t1851 : t1852;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1853;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1854 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1854 & columns_2;
                const f32 t1856 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1857 = acc_110;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1858 = t1856 + t1857;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1859 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = exists_56 ? t1858 : t1859;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1860;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1861 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1861 & columns;
                const f32 t1863 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = acc_113;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = t1863 + t1864;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = exists_57 ? t1865 : t1866;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1867;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1868 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1868 & columns_2;
                const f32 t1870 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = acc_114;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = t1870 + t1871;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1873 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = exists_58 ? t1872 : t1873;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1874;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1875 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1875 & columns;
                const f32 t1877 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = acc_117;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = t1877 + t1878;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1880 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1881 = exists_59 ? t1879 : t1880;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1881;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1882 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1882 & columns_2;
                const f32 t1884 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1885 = acc_118;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = t1884 + t1885;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = exists_60 ? t1886 : t1887;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1888;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1889 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1889 & columns;
                const f32 t1891 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = acc_121;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = t1891 + t1892;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = exists_61 ? t1893 : t1894;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1895;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1896 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1896 & columns_2;
                const f32 t1898 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = acc_122;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = t1898 + t1899;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1901 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1902 = exists_62 ? t1900 : t1901;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1902;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1903 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1903 & columns;
                const f32 t1905 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = acc_125;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = t1905 + t1906;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1909 = exists_63 ? t1907 : t1908;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1909;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t1910 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1910 & columns_2;
                const f32 t1912 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1913 = acc_126;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = t1912 + t1913;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = exists_64 ? t1914 : t1915;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum = t1916;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1918;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1918) : "f"(all));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1918;
            f32 t1920;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1920) : "f"(pair));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 t1921 = pair + t1920;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1921 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1923 - mean_3;
                f32 t1925;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(distance), "f"(distance), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1926 - mean_3;
                f32 t1928;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(distance_2), "f"(distance_2), "f"(t1925));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1929 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1929 - mean_3;
                f32 t1931;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(distance_3), "f"(distance_3), "f"(t1928));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1932 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1932 - mean_3;
                f32 t1934;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(distance_4), "f"(distance_4), "f"(t1931));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1935 - mean_3;
                f32 t1937;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(distance_5), "f"(distance_5), "f"(t1934));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1938 - mean_3;
                f32 t1940;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(distance_6), "f"(distance_6), "f"(t1937));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1941 - mean_3;
                f32 t1943;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(distance_7), "f"(distance_7), "f"(t1940));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1944 - mean_3;
                f32 t1946;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(distance_8), "f"(distance_8), "f"(t1943));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1947 - mean_3;
                f32 t1949;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(distance_9), "f"(distance_9), "f"(t1946));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1950 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1950 - mean_3;
                f32 t1952;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(distance_10), "f"(distance_10), "f"(t1949));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1953 - mean_3;
                f32 t1955;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(distance_11), "f"(distance_11), "f"(t1952));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1956 - mean_3;
                f32 t1958;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(distance_12), "f"(distance_12), "f"(t1955));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1959 - mean_3;
                f32 t1961;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(distance_13), "f"(distance_13), "f"(t1958));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1962 - mean_3;
                f32 t1964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(distance_14), "f"(distance_14), "f"(t1961));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1965 - mean_3;
                f32 t1967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(distance_15), "f"(distance_15), "f"(t1964));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1968 - mean_3;
                f32 parts_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_16), "f"(distance_16), "f"(t1967));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1971 - mean_3;
                f32 t1973;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(distance_17), "f"(distance_17), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1974 - mean_3;
                f32 t1976;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(distance_18), "f"(distance_18), "f"(t1973));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1977 - mean_3;
                f32 t1979;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(distance_19), "f"(distance_19), "f"(t1976));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1980 - mean_3;
                f32 t1982;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(distance_20), "f"(distance_20), "f"(t1979));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1983 - mean_3;
                f32 t1985;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(distance_21), "f"(distance_21), "f"(t1982));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1986 - mean_3;
                f32 t1988;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(distance_22), "f"(distance_22), "f"(t1985));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1989 - mean_3;
                f32 t1991;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(distance_23), "f"(distance_23), "f"(t1988));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1992 - mean_3;
                f32 t1994;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(distance_24), "f"(distance_24), "f"(t1991));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1995 - mean_3;
                f32 t1997;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(distance_25), "f"(distance_25), "f"(t1994));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1998 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1998 - mean_3;
                f32 t2000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(distance_26), "f"(distance_26), "f"(t1997));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t2001 - mean_3;
                f32 t2003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(distance_27), "f"(distance_27), "f"(t2000));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t2004 - mean_3;
                f32 t2006;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(distance_28), "f"(distance_28), "f"(t2003));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t2007 - mean_3;
                f32 t2009;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(distance_29), "f"(distance_29), "f"(t2006));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t2010 - mean_3;
                f32 t2012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(distance_30), "f"(distance_30), "f"(t2009));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t2013 - mean_3;
                f32 t2015;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(distance_31), "f"(distance_31), "f"(t2012));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t2016 - mean_3;
                f32 parts_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_32), "f"(distance_32), "f"(t2015));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t2019 - mean_3;
                f32 t2021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2022 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t2022 - mean_3;
                f32 t2024;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(distance_34), "f"(distance_34), "f"(t2021));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2025 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t2025 - mean_3;
                f32 t2027;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(distance_35), "f"(distance_35), "f"(t2024));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t2028 - mean_3;
                f32 t2030;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(distance_36), "f"(distance_36), "f"(t2027));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t2031 - mean_3;
                f32 t2033;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(distance_37), "f"(distance_37), "f"(t2030));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t2034 - mean_3;
                f32 t2036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(distance_38), "f"(distance_38), "f"(t2033));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t2037 - mean_3;
                f32 t2039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(distance_39), "f"(distance_39), "f"(t2036));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t2040 - mean_3;
                f32 t2042;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(distance_40), "f"(distance_40), "f"(t2039));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t2043 - mean_3;
                f32 t2045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(distance_41), "f"(distance_41), "f"(t2042));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2046 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t2046 - mean_3;
                f32 t2048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(distance_42), "f"(distance_42), "f"(t2045));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2049 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t2049 - mean_3;
                f32 t2051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(distance_43), "f"(distance_43), "f"(t2048));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2052 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t2052 - mean_3;
                f32 t2054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(distance_44), "f"(distance_44), "f"(t2051));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2055 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t2055 - mean_3;
                f32 t2057;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(distance_45), "f"(distance_45), "f"(t2054));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t2058 - mean_3;
                f32 t2060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(distance_46), "f"(distance_46), "f"(t2057));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2061 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t2061 - mean_3;
                f32 t2063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(distance_47), "f"(distance_47), "f"(t2060));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t2064 - mean_3;
                f32 parts_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_48), "f"(distance_48), "f"(t2063));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2067 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t2067 - mean_3;
                f32 t2069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(distance_49), "f"(distance_49), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t2070 - mean_3;
                f32 t2072;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(distance_50), "f"(distance_50), "f"(t2069));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2073 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t2073 - mean_3;
                f32 t2075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(distance_51), "f"(distance_51), "f"(t2072));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t2076 - mean_3;
                f32 t2078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(distance_52), "f"(distance_52), "f"(t2075));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t2079 - mean_3;
                f32 t2081;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2081) : "f"(distance_53), "f"(distance_53), "f"(t2078));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t2082 - mean_3;
                f32 t2084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(distance_54), "f"(distance_54), "f"(t2081));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t2085 - mean_3;
                f32 t2087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(distance_55), "f"(distance_55), "f"(t2084));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t2088 - mean_3;
                f32 t2090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(distance_56), "f"(distance_56), "f"(t2087));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t2091 - mean_3;
                f32 t2093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(distance_57), "f"(distance_57), "f"(t2090));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2094 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t2094 - mean_3;
                f32 t2096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(distance_58), "f"(distance_58), "f"(t2093));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2097 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t2097 - mean_3;
                f32 t2099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(distance_59), "f"(distance_59), "f"(t2096));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t2100 - mean_3;
                f32 t2102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(distance_60), "f"(distance_60), "f"(t2099));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t2103 - mean_3;
                f32 t2105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(distance_61), "f"(distance_61), "f"(t2102));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t2106 - mean_3;
                f32 t2108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_62), "f"(distance_62), "f"(t2105));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2109 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t2109 - mean_3;
                f32 t2111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(distance_63), "f"(distance_63), "f"(t2108));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t2112 - mean_3;
                f32 parts_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_64), "f"(distance_64), "f"(t2111));
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2115 = parts_5 + parts_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2116 = parts_7 + parts_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2117 = t2115 + t2116;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2117;
            } else {
                const u32 t2118 = t27 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t2118 << 1u;
                const bool columns_3 = first_7 < t812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t2121 = first_7 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t2121 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2123 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t2123 & columns_3;
                const f32 t2125 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t2126 - mean_3;
                f32 t2128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2128) : "f"(distance_65), "f"(distance_65), "f"(t2125));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = exists_65 ? t2128 : t2129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2130;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2131 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t2131 & columns_4;
                const f32 t2133 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t2134 - mean_3;
                f32 t2136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(distance_66), "f"(distance_66), "f"(t2133));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = exists_66 ? t2136 : t2137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2138;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2139 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t2139 & columns_3;
                const f32 t2141 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t2142 - mean_3;
                f32 t2144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(distance_67), "f"(distance_67), "f"(t2141));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2146 = exists_67 ? t2144 : t2145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2146;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2147 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t2147 & columns_4;
                const f32 t2149 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t2150 - mean_3;
                f32 t2152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2152) : "f"(distance_68), "f"(distance_68), "f"(t2149));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2153 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = exists_68 ? t2152 : t2153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2154;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2155 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t2155 & columns_3;
                const f32 t2157 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2158 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t2158 - mean_3;
                f32 t2160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(distance_69), "f"(distance_69), "f"(t2157));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = exists_69 ? t2160 : t2161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2162;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2163 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t2163 & columns_4;
                const f32 t2165 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t2166 - mean_3;
                f32 t2168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(distance_70), "f"(distance_70), "f"(t2165));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2169 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2170 = exists_70 ? t2168 : t2169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2170;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2171 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t2171 & columns_3;
                const f32 t2173 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t2174 - mean_3;
                f32 t2176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(distance_71), "f"(distance_71), "f"(t2173));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2177 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2178 = exists_71 ? t2176 : t2177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2178;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2179 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t2179 & columns_4;
                const f32 t2181 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2182 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t2182 - mean_3;
                f32 t2184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(distance_72), "f"(distance_72), "f"(t2181));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2185 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2186 = exists_72 ? t2184 : t2185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2186;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2187 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t2187 & columns_3;
                const f32 t2189 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2190 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t2190 - mean_3;
                f32 t2192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(distance_73), "f"(distance_73), "f"(t2189));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2193 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2194 = exists_73 ? t2192 : t2193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2194;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2195 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t2195 & columns_4;
                const f32 t2197 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2198 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t2198 - mean_3;
                f32 t2200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(distance_74), "f"(distance_74), "f"(t2197));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2201 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2202 = exists_74 ? t2200 : t2201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2202;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2203 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t2203 & columns_3;
                const f32 t2205 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2206 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t2206 - mean_3;
                f32 t2208;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(distance_75), "f"(distance_75), "f"(t2205));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2209 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2210 = exists_75 ? t2208 : t2209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2210;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2211 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t2211 & columns_4;
                const f32 t2213 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2214 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t2214 - mean_3;
                f32 t2216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(distance_76), "f"(distance_76), "f"(t2213));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2217 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2218 = exists_76 ? t2216 : t2217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2218;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2219 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t2219 & columns_3;
                const f32 t2221 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2222 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t2222 - mean_3;
                f32 t2224;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(distance_77), "f"(distance_77), "f"(t2221));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2225 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2226 = exists_77 ? t2224 : t2225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2226;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2227 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t2227 & columns_4;
                const f32 t2229 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2230 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t2230 - mean_3;
                f32 t2232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(distance_78), "f"(distance_78), "f"(t2229));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2233 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2234 = exists_78 ? t2232 : t2233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2234;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2235 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t2235 & columns_3;
                const f32 t2237 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2238 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t2238 - mean_3;
                f32 t2240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(distance_79), "f"(distance_79), "f"(t2237));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2241 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2242 = exists_79 ? t2240 : t2241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2242;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2243 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t2243 & columns_4;
                const f32 t2245 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2246 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t2246 - mean_3;
                f32 t2248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(distance_80), "f"(distance_80), "f"(t2245));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2249 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2250 = exists_80 ? t2248 : t2249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2250;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2251 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t2251 & columns_3;
                const f32 t2253 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2254 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t2254 - mean_3;
                f32 t2256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(distance_81), "f"(distance_81), "f"(t2253));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2257 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2258 = exists_81 ? t2256 : t2257;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2258;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2259 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t2259 & columns_4;
                const f32 t2261 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2262 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t2262 - mean_3;
                f32 t2264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(distance_82), "f"(distance_82), "f"(t2261));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2265 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2266 = exists_82 ? t2264 : t2265;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2266;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2267 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t2267 & columns_3;
                const f32 t2269 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2270 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t2270 - mean_3;
                f32 t2272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(distance_83), "f"(distance_83), "f"(t2269));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2273 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2274 = exists_83 ? t2272 : t2273;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2274;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2275 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t2275 & columns_4;
                const f32 t2277 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2278 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t2278 - mean_3;
                f32 t2280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(distance_84), "f"(distance_84), "f"(t2277));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2281 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2282 = exists_84 ? t2280 : t2281;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2282;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2283 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t2283 & columns_3;
                const f32 t2285 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2286 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t2286 - mean_3;
                f32 t2288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(distance_85), "f"(distance_85), "f"(t2285));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2289 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2290 = exists_85 ? t2288 : t2289;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2290;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2291 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t2291 & columns_4;
                const f32 t2293 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2294 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t2294 - mean_3;
                f32 t2296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(distance_86), "f"(distance_86), "f"(t2293));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2297 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2298 = exists_86 ? t2296 : t2297;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2298;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2299 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t2299 & columns_3;
                const f32 t2301 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2302 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t2302 - mean_3;
                f32 t2304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(distance_87), "f"(distance_87), "f"(t2301));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2305 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2306 = exists_87 ? t2304 : t2305;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2306;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2307 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t2307 & columns_4;
                const f32 t2309 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2310 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t2310 - mean_3;
                f32 t2312;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(distance_88), "f"(distance_88), "f"(t2309));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2313 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2314 = exists_88 ? t2312 : t2313;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2314;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2315 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t2315 & columns_3;
                const f32 t2317 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2318 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t2318 - mean_3;
                f32 t2320;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(distance_89), "f"(distance_89), "f"(t2317));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2321 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2322 = exists_89 ? t2320 : t2321;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2322;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2323 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t2323 & columns_4;
                const f32 t2325 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2326 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t2326 - mean_3;
                f32 t2328;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(distance_90), "f"(distance_90), "f"(t2325));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2329 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2330 = exists_90 ? t2328 : t2329;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2330;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2331 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2331 & columns_3;
                const f32 t2333 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2334 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2334 - mean_3;
                f32 t2336;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(distance_91), "f"(distance_91), "f"(t2333));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2337 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2338 = exists_91 ? t2336 : t2337;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2338;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2339 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2339 & columns_4;
                const f32 t2341 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2342 - mean_3;
                f32 t2344;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(distance_92), "f"(distance_92), "f"(t2341));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2345 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2346 = exists_92 ? t2344 : t2345;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2346;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2347 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2347 & columns_3;
                const f32 t2349 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2350 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2350 - mean_3;
                f32 t2352;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(distance_93), "f"(distance_93), "f"(t2349));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2353 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2354 = exists_93 ? t2352 : t2353;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2354;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2355 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2355 & columns_4;
                const f32 t2357 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2358 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2358 - mean_3;
                f32 t2360;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(distance_94), "f"(distance_94), "f"(t2357));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2361 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2362 = exists_94 ? t2360 : t2361;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2362;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2363 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2363 & columns_3;
                const f32 t2365 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2366 - mean_3;
                f32 t2368;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(distance_95), "f"(distance_95), "f"(t2365));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2369 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2370 = exists_95 ? t2368 : t2369;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2370;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2371 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2371 & columns_4;
                const f32 t2373 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2374 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2374 - mean_3;
                f32 t2376;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(distance_96), "f"(distance_96), "f"(t2373));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2378 = exists_96 ? t2376 : t2377;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2378;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2379 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2379 & columns_3;
                const f32 t2381 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2382 - mean_3;
                f32 t2384;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(distance_97), "f"(distance_97), "f"(t2381));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2385 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2386 = exists_97 ? t2384 : t2385;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2386;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2387 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2387 & columns_4;
                const f32 t2389 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2390 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2390 - mean_3;
                f32 t2392;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(distance_98), "f"(distance_98), "f"(t2389));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2393 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2394 = exists_98 ? t2392 : t2393;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2394;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2395 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2395 & columns_3;
                const f32 t2397 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2398 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2398 - mean_3;
                f32 t2400;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(distance_99), "f"(distance_99), "f"(t2397));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2401 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2402 = exists_99 ? t2400 : t2401;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2402;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2403 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2403 & columns_4;
                const f32 t2405 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2406 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2406 - mean_3;
                f32 t2408;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(distance_100), "f"(distance_100), "f"(t2405));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2409 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2410 = exists_100 ? t2408 : t2409;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2410;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2411 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2411 & columns_3;
                const f32 t2413 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2414 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2414 - mean_3;
                f32 t2416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(distance_101), "f"(distance_101), "f"(t2413));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2417 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2418 = exists_101 ? t2416 : t2417;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2418;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2419 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2419 & columns_4;
                const f32 t2421 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2422 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2422 - mean_3;
                f32 t2424;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(distance_102), "f"(distance_102), "f"(t2421));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2425 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2426 = exists_102 ? t2424 : t2425;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2426;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2427 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2427 & columns_3;
                const f32 t2429 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2430 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2430 - mean_3;
                f32 t2432;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(distance_103), "f"(distance_103), "f"(t2429));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2433 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2434 = exists_103 ? t2432 : t2433;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2434;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2435 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2435 & columns_4;
                const f32 t2437 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2438 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2438 - mean_3;
                f32 t2440;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(distance_104), "f"(distance_104), "f"(t2437));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2441 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2442 = exists_104 ? t2440 : t2441;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2442;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2443 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2443 & columns_3;
                const f32 t2445 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2446 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2446 - mean_3;
                f32 t2448;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(distance_105), "f"(distance_105), "f"(t2445));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2449 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2450 = exists_105 ? t2448 : t2449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2450;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2451 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2451 & columns_4;
                const f32 t2453 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2454 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2454 - mean_3;
                f32 t2456;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(distance_106), "f"(distance_106), "f"(t2453));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2457 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2458 = exists_106 ? t2456 : t2457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2458;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2459 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2459 & columns_3;
                const f32 t2461 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2462 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2462 - mean_3;
                f32 t2464;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(distance_107), "f"(distance_107), "f"(t2461));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2465 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2466 = exists_107 ? t2464 : t2465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2466;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2467 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2467 & columns_4;
                const f32 t2469 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2470 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2470 - mean_3;
                f32 t2472;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(distance_108), "f"(distance_108), "f"(t2469));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2473 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2474 = exists_108 ? t2472 : t2473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2474;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2475 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2475 & columns_3;
                const f32 t2477 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2478 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2478 - mean_3;
                f32 t2480;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(distance_109), "f"(distance_109), "f"(t2477));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2481 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2482 = exists_109 ? t2480 : t2481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2482;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2483 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2483 & columns_4;
                const f32 t2485 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2486 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2486 - mean_3;
                f32 t2488;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(distance_110), "f"(distance_110), "f"(t2485));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2489 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2490 = exists_110 ? t2488 : t2489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2490;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2491 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2491 & columns_3;
                const f32 t2493 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2494 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2494 - mean_3;
                f32 t2496;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(distance_111), "f"(distance_111), "f"(t2493));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2497 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2498 = exists_111 ? t2496 : t2497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2498;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2499 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2499 & columns_4;
                const f32 t2501 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2502 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2502 - mean_3;
                f32 t2504;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(distance_112), "f"(distance_112), "f"(t2501));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2506 = exists_112 ? t2504 : t2505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2506;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2507 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t2507 & columns_3;
                const f32 t2509 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2510 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t2510 - mean_3;
                f32 t2512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(distance_113), "f"(distance_113), "f"(t2509));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2513 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2514 = exists_113 ? t2512 : t2513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2514;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2515 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t2515 & columns_4;
                const f32 t2517 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2518 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t2518 - mean_3;
                f32 t2520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(distance_114), "f"(distance_114), "f"(t2517));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2521 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2522 = exists_114 ? t2520 : t2521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2522;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2523 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t2523 & columns_3;
                const f32 t2525 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t2526 - mean_3;
                f32 t2528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_115), "f"(distance_115), "f"(t2525));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2529 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2530 = exists_115 ? t2528 : t2529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2530;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2531 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t2531 & columns_4;
                const f32 t2533 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2534 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t2534 - mean_3;
                f32 t2536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(distance_116), "f"(distance_116), "f"(t2533));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2537 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2538 = exists_116 ? t2536 : t2537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2538;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2539 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t2539 & columns_3;
                const f32 t2541 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2542 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t2542 - mean_3;
                f32 t2544;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(distance_117), "f"(distance_117), "f"(t2541));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2545 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2546 = exists_117 ? t2544 : t2545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2546;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2547 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t2547 & columns_4;
                const f32 t2549 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2550 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t2550 - mean_3;
                f32 t2552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(distance_118), "f"(distance_118), "f"(t2549));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2553 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2554 = exists_118 ? t2552 : t2553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2554;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2555 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t2555 & columns_3;
                const f32 t2557 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2558 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t2558 - mean_3;
                f32 t2560;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(distance_119), "f"(distance_119), "f"(t2557));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2561 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2562 = exists_119 ? t2560 : t2561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2562;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2563 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t2563 & columns_4;
                const f32 t2565 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2566 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t2566 - mean_3;
                f32 t2568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(distance_120), "f"(distance_120), "f"(t2565));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2569 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2570 = exists_120 ? t2568 : t2569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2571 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t2571 & columns_3;
                const f32 t2573 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2574 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t2574 - mean_3;
                f32 t2576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(distance_121), "f"(distance_121), "f"(t2573));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2577 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2578 = exists_121 ? t2576 : t2577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2578;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2579 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t2579 & columns_4;
                const f32 t2581 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2582 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t2582 - mean_3;
                f32 t2584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(distance_122), "f"(distance_122), "f"(t2581));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2585 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2586 = exists_122 ? t2584 : t2585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2586;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2587 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t2587 & columns_3;
                const f32 t2589 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2590 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t2590 - mean_3;
                f32 t2592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(distance_123), "f"(distance_123), "f"(t2589));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2593 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2594 = exists_123 ? t2592 : t2593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2594;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2595 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t2595 & columns_4;
                const f32 t2597 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2598 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t2598 - mean_3;
                f32 t2600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(distance_124), "f"(distance_124), "f"(t2597));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2601 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2602 = exists_124 ? t2600 : t2601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2602;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2603 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2603 & columns_3;
                const f32 t2605 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2606 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2606 - mean_3;
                f32 t2608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(distance_125), "f"(distance_125), "f"(t2605));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2609 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2610 = exists_125 ? t2608 : t2609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2611 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2611 & columns_4;
                const f32 t2613 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2614 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2614 - mean_3;
                f32 t2616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(distance_126), "f"(distance_126), "f"(t2613));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2617 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2618 = exists_126 ? t2616 : t2617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2618;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2619 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2619 & columns_3;
                const f32 t2621 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2622 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2622 - mean_3;
                f32 t2624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(distance_127), "f"(distance_127), "f"(t2621));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2625 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2626 = exists_127 ? t2624 : t2625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2626;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2627 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2627 & columns_4;
                const f32 t2629 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2630 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2630 - mean_3;
                f32 t2632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(distance_128), "f"(distance_128), "f"(t2629));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2633 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2634 = exists_128 ? t2632 : t2633;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2634;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t2636;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2636) : "f"(all_2));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t2636;
            f32 t2638;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2638) : "f"(pair_2));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t2638;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t2640 = count;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t2641 = mean;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t2642 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t2640 + count_3;
            const f32 difference = mean_3 - t2641;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2645;
            asm("max.f32 %0, %1, %2;" : "=f"(t2645) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2646;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2646) : "f"(t2645));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = count_3 * t2646;
            f32 t2648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(difference), "f"(share_2), "f"(t2641));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2649 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2650 = t2649 * t2640;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2651 = t2642 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2650), "f"(share_2), "f"(t2651));
#line 91 "fa-kernels/src/conv/statistics.rs"
            count = count_4;
#line 91 "fa-kernels/src/conv/statistics.rs"
            mean = t2648;
#line 91 "fa-kernels/src/conv/statistics.rs"
            squares = t2652;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2653 = acc_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2654 = 0.0f + t2653;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2655 = acc_11;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2656 = t2654 + t2655;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2657 = acc_19;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2658 = t2656 + t2657;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2659 = acc_27;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2660 = t2658 + t2659;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2661 = acc_35;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2662 = t2660 + t2661;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2663 = acc_43;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2664 = t2662 + t2663;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2665 = acc_51;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2666 = t2664 + t2665;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2667 = acc_59;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2668 = t2666 + t2667;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2669 = acc_67;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = t2668 + t2669;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = acc_75;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = t2670 + t2671;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = acc_83;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = t2672 + t2673;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = acc_91;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = t2674 + t2675;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = acc_99;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = t2676 + t2677;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = acc_107;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = t2678 + t2679;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2681 = acc_115;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2682 = t2680 + t2681;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2683 = acc_123;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_9 = t2682 + t2683;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2685 = acc_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2686 = 0.0f + t2685;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2687 = acc_12;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2688 = t2686 + t2687;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2689 = acc_20;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = t2688 + t2689;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2691 = acc_28;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2692 = t2690 + t2691;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2693 = acc_36;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2694 = t2692 + t2693;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2695 = acc_44;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2696 = t2694 + t2695;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2697 = acc_52;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2698 = t2696 + t2697;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2699 = acc_60;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2700 = t2698 + t2699;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2701 = acc_68;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = t2700 + t2701;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2703 = acc_76;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2704 = t2702 + t2703;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2705 = acc_84;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = t2704 + t2705;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2707 = acc_92;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2708 = t2706 + t2707;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2709 = acc_100;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = t2708 + t2709;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2711 = acc_108;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2712 = t2710 + t2711;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2713 = acc_116;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = t2712 + t2713;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2715 = acc_124;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_10 = t2714 + t2715;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2717 = acc_7;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = 0.0f + t2717;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2719 = acc_15;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2720 = t2718 + t2719;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2721 = acc_23;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = t2720 + t2721;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2723 = acc_31;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2724 = t2722 + t2723;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2725 = acc_39;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = t2724 + t2725;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2727 = acc_47;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2728 = t2726 + t2727;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2729 = acc_55;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = t2728 + t2729;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2731 = acc_63;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2732 = t2730 + t2731;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2733 = acc_71;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = t2732 + t2733;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2735 = acc_79;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2736 = t2734 + t2735;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2737 = acc_87;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = t2736 + t2737;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2739 = acc_95;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2740 = t2738 + t2739;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2741 = acc_103;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = t2740 + t2741;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2743 = acc_111;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2744 = t2742 + t2743;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2745 = acc_119;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = t2744 + t2745;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2747 = acc_127;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_11 = t2746 + t2747;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2749 = acc_8;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = 0.0f + t2749;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2751 = acc_16;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2752 = t2750 + t2751;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2753 = acc_24;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = t2752 + t2753;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2755 = acc_32;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2756 = t2754 + t2755;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2757 = acc_40;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2758 = t2756 + t2757;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2759 = acc_48;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2760 = t2758 + t2759;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2761 = acc_56;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2762 = t2760 + t2761;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2763 = acc_64;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2764 = t2762 + t2763;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2765 = acc_72;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = t2764 + t2765;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2767 = acc_80;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2768 = t2766 + t2767;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2769 = acc_88;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = t2768 + t2769;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2771 = acc_96;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2772 = t2770 + t2771;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2773 = acc_104;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2774 = t2772 + t2773;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2775 = acc_112;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2776 = t2774 + t2775;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2777 = acc_120;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2778 = t2776 + t2777;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t2779 = acc_128;
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 parts_12 = t2778 + t2779;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2781 = parts_9 + parts_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = parts_11 + parts_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2783 = t2781 + t2782;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2783;
            } else {
                const u32 t2784 = t27 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t2784 << 1u;
                const bool columns_5 = first_8 < t812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t2787 = first_8 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2787 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2789 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2789 & columns_5;
                const f32 t2791 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2792 = acc_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2793 = t2791 + t2792;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2795 = exists_129 ? t2793 : t2794;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2795;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2796 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2796 & columns_6;
                const f32 t2798 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2799 = acc_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2800 = t2798 + t2799;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2801 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2802 = exists_130 ? t2800 : t2801;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2802;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2803 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2803 & columns_5;
                const f32 t2805 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2806 = acc_7;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2807 = t2805 + t2806;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2808 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2809 = exists_131 ? t2807 : t2808;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2809;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2810 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2810 & columns_6;
                const f32 t2812 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2813 = acc_8;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2814 = t2812 + t2813;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2815 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2816 = exists_132 ? t2814 : t2815;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2816;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2817 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2817 & columns_5;
                const f32 t2819 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2820 = acc_11;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2821 = t2819 + t2820;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2822 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2823 = exists_133 ? t2821 : t2822;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2823;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2824 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2824 & columns_6;
                const f32 t2826 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2827 = acc_12;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2828 = t2826 + t2827;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2829 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = exists_134 ? t2828 : t2829;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2830;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2831 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2831 & columns_5;
                const f32 t2833 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2834 = acc_15;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2835 = t2833 + t2834;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2836 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2837 = exists_135 ? t2835 : t2836;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2837;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2838 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2838 & columns_6;
                const f32 t2840 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2841 = acc_16;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2842 = t2840 + t2841;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2843 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2844 = exists_136 ? t2842 : t2843;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2844;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2845 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2845 & columns_5;
                const f32 t2847 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2848 = acc_19;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2849 = t2847 + t2848;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2850 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2851 = exists_137 ? t2849 : t2850;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2851;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2852 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2852 & columns_6;
                const f32 t2854 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2855 = acc_20;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2856 = t2854 + t2855;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2857 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = exists_138 ? t2856 : t2857;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2858;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2859 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2859 & columns_5;
                const f32 t2861 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2862 = acc_23;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2863 = t2861 + t2862;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2864 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2865 = exists_139 ? t2863 : t2864;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2865;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2866 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2866 & columns_6;
                const f32 t2868 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2869 = acc_24;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2870 = t2868 + t2869;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2871 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2872 = exists_140 ? t2870 : t2871;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2872;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2873 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2873 & columns_5;
                const f32 t2875 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2876 = acc_27;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2877 = t2875 + t2876;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2878 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2879 = exists_141 ? t2877 : t2878;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2879;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2880 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2880 & columns_6;
                const f32 t2882 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2883 = acc_28;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2884 = t2882 + t2883;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2885 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2886 = exists_142 ? t2884 : t2885;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2886;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2887 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2887 & columns_5;
                const f32 t2889 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2890 = acc_31;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2891 = t2889 + t2890;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2892 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2893 = exists_143 ? t2891 : t2892;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2893;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2894 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2894 & columns_6;
                const f32 t2896 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2897 = acc_32;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2898 = t2896 + t2897;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2899 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2900 = exists_144 ? t2898 : t2899;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2900;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2901 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2901 & columns_5;
                const f32 t2903 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2904 = acc_35;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2905 = t2903 + t2904;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2906 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2907 = exists_145 ? t2905 : t2906;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2907;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2908 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2908 & columns_6;
                const f32 t2910 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2911 = acc_36;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2912 = t2910 + t2911;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2913 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = exists_146 ? t2912 : t2913;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2914;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2915 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2915 & columns_5;
                const f32 t2917 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2918 = acc_39;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2919 = t2917 + t2918;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2920 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2921 = exists_147 ? t2919 : t2920;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2921;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2922 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2922 & columns_6;
                const f32 t2924 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2925 = acc_40;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2926 = t2924 + t2925;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2927 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2928 = exists_148 ? t2926 : t2927;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2928;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2929 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2929 & columns_5;
                const f32 t2931 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2932 = acc_43;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2933 = t2931 + t2932;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2934 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2935 = exists_149 ? t2933 : t2934;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2935;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2936 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2936 & columns_6;
                const f32 t2938 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2939 = acc_44;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2940 = t2938 + t2939;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2941 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2942 = exists_150 ? t2940 : t2941;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2942;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2943 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2943 & columns_5;
                const f32 t2945 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2946 = acc_47;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2947 = t2945 + t2946;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2948 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2949 = exists_151 ? t2947 : t2948;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2949;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2950 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2950 & columns_6;
                const f32 t2952 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2953 = acc_48;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2954 = t2952 + t2953;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2955 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2956 = exists_152 ? t2954 : t2955;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2956;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2957 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2957 & columns_5;
                const f32 t2959 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2960 = acc_51;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2961 = t2959 + t2960;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2962 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2963 = exists_153 ? t2961 : t2962;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2963;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2964 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2964 & columns_6;
                const f32 t2966 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2967 = acc_52;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2968 = t2966 + t2967;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2969 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2970 = exists_154 ? t2968 : t2969;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2970;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2971 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2971 & columns_5;
                const f32 t2973 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2974 = acc_55;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2975 = t2973 + t2974;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2976 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2977 = exists_155 ? t2975 : t2976;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2977;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2978 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2978 & columns_6;
                const f32 t2980 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2981 = acc_56;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2982 = t2980 + t2981;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2983 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2984 = exists_156 ? t2982 : t2983;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2984;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2985 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t2985 & columns_5;
                const f32 t2987 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2988 = acc_59;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2989 = t2987 + t2988;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2990 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2991 = exists_157 ? t2989 : t2990;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2991;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2992 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t2992 & columns_6;
                const f32 t2994 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2995 = acc_60;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2996 = t2994 + t2995;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2997 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = exists_158 ? t2996 : t2997;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2998;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t2999 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t2999 & columns_5;
                const f32 t3001 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3002 = acc_63;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3003 = t3001 + t3002;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3004 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3005 = exists_159 ? t3003 : t3004;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3005;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3006 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t3006 & columns_6;
                const f32 t3008 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3009 = acc_64;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3010 = t3008 + t3009;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3011 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3012 = exists_160 ? t3010 : t3011;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3012;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3013 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t3013 & columns_5;
                const f32 t3015 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3016 = acc_67;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3017 = t3015 + t3016;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3018 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3019 = exists_161 ? t3017 : t3018;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3019;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3020 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t3020 & columns_6;
                const f32 t3022 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3023 = acc_68;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3024 = t3022 + t3023;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3025 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3026 = exists_162 ? t3024 : t3025;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3026;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3027 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t3027 & columns_5;
                const f32 t3029 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3030 = acc_71;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3031 = t3029 + t3030;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3032 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3033 = exists_163 ? t3031 : t3032;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3033;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3034 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t3034 & columns_6;
                const f32 t3036 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3037 = acc_72;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3038 = t3036 + t3037;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3039 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3040 = exists_164 ? t3038 : t3039;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3040;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3041 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t3041 & columns_5;
                const f32 t3043 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3044 = acc_75;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3045 = t3043 + t3044;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3046 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3047 = exists_165 ? t3045 : t3046;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3047;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3048 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t3048 & columns_6;
                const f32 t3050 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3051 = acc_76;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3052 = t3050 + t3051;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3053 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3054 = exists_166 ? t3052 : t3053;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3054;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3055 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t3055 & columns_5;
                const f32 t3057 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3058 = acc_79;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3059 = t3057 + t3058;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3060 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3061 = exists_167 ? t3059 : t3060;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3061;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3062 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t3062 & columns_6;
                const f32 t3064 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3065 = acc_80;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3066 = t3064 + t3065;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3067 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3068 = exists_168 ? t3066 : t3067;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3068;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3069 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t3069 & columns_5;
                const f32 t3071 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3072 = acc_83;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3073 = t3071 + t3072;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3074 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3075 = exists_169 ? t3073 : t3074;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3075;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3076 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t3076 & columns_6;
                const f32 t3078 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3079 = acc_84;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3080 = t3078 + t3079;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3081 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = exists_170 ? t3080 : t3081;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3082;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3083 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t3083 & columns_5;
                const f32 t3085 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3086 = acc_87;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3087 = t3085 + t3086;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3088 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3089 = exists_171 ? t3087 : t3088;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3089;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3090 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t3090 & columns_6;
                const f32 t3092 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3093 = acc_88;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3094 = t3092 + t3093;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3095 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3096 = exists_172 ? t3094 : t3095;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3096;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3097 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t3097 & columns_5;
                const f32 t3099 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3100 = acc_91;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3101 = t3099 + t3100;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3102 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3103 = exists_173 ? t3101 : t3102;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3103;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3104 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t3104 & columns_6;
                const f32 t3106 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3107 = acc_92;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3108 = t3106 + t3107;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3109 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3110 = exists_174 ? t3108 : t3109;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3110;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3111 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t3111 & columns_5;
                const f32 t3113 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3114 = acc_95;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3115 = t3113 + t3114;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3116 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3117 = exists_175 ? t3115 : t3116;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3117;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3118 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t3118 & columns_6;
                const f32 t3120 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3121 = acc_96;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3122 = t3120 + t3121;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3123 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3124 = exists_176 ? t3122 : t3123;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3124;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3125 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t3125 & columns_5;
                const f32 t3127 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3128 = acc_99;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3129 = t3127 + t3128;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3130 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3131 = exists_177 ? t3129 : t3130;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3132 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t3132 & columns_6;
                const f32 t3134 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3135 = acc_100;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3136 = t3134 + t3135;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3137 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3138 = exists_178 ? t3136 : t3137;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3138;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3139 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t3139 & columns_5;
                const f32 t3141 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3142 = acc_103;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3143 = t3141 + t3142;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3144 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3145 = exists_179 ? t3143 : t3144;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3145;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3146 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t3146 & columns_6;
                const f32 t3148 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3149 = acc_104;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3150 = t3148 + t3149;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3151 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3152 = exists_180 ? t3150 : t3151;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3152;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3153 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t3153 & columns_5;
                const f32 t3155 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3156 = acc_107;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3157 = t3155 + t3156;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3158 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3159 = exists_181 ? t3157 : t3158;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3159;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3160 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t3160 & columns_6;
                const f32 t3162 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3163 = acc_108;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3164 = t3162 + t3163;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3165 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3166 = exists_182 ? t3164 : t3165;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3166;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3167 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t3167 & columns_5;
                const f32 t3169 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3170 = acc_111;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3171 = t3169 + t3170;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3172 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3173 = exists_183 ? t3171 : t3172;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3173;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3174 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t3174 & columns_6;
                const f32 t3176 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3177 = acc_112;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3178 = t3176 + t3177;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3179 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3180 = exists_184 ? t3178 : t3179;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3180;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3181 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t3181 & columns_5;
                const f32 t3183 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3184 = acc_115;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3185 = t3183 + t3184;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3186 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3187 = exists_185 ? t3185 : t3186;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3187;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3188 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t3188 & columns_6;
                const f32 t3190 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3191 = acc_116;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3192 = t3190 + t3191;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3193 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3194 = exists_186 ? t3192 : t3193;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3194;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3195 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t3195 & columns_5;
                const f32 t3197 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3198 = acc_119;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3199 = t3197 + t3198;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3200 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3201 = exists_187 ? t3199 : t3200;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3201;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3202 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t3202 & columns_6;
                const f32 t3204 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3205 = acc_120;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3206 = t3204 + t3205;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3207 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3208 = exists_188 ? t3206 : t3207;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3208;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3209 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t3209 & columns_5;
                const f32 t3211 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3212 = acc_123;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3213 = t3211 + t3212;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3214 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3215 = exists_189 ? t3213 : t3214;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3215;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3216 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t3216 & columns_6;
                const f32 t3218 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3219 = acc_124;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3220 = t3218 + t3219;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3221 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3222 = exists_190 ? t3220 : t3221;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3222;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3223 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t3223 & columns_5;
                const f32 t3225 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3226 = acc_127;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3227 = t3225 + t3226;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3228 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3229 = exists_191 ? t3227 : t3228;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3229;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3230 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t3230 & columns_6;
                const f32 t3232 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3233 = acc_128;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3234 = t3232 + t3233;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3235 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3236 = exists_192 ? t3234 : t3235;
#line 54 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3236;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t3238;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3238) : "f"(all_3));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t3238;
            f32 t3240;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3240) : "f"(pair_3));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 t3241 = pair_3 + t3240;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t3241 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t3243 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t3243 - mean_4;
                f32 t3245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3245) : "f"(distance_129), "f"(distance_129), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3246 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t3246 - mean_4;
                f32 t3248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3248) : "f"(distance_130), "f"(distance_130), "f"(t3245));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3249 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t3249 - mean_4;
                f32 t3251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3251) : "f"(distance_131), "f"(distance_131), "f"(t3248));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3252 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t3252 - mean_4;
                f32 t3254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3254) : "f"(distance_132), "f"(distance_132), "f"(t3251));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3255 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t3255 - mean_4;
                f32 t3257;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(distance_133), "f"(distance_133), "f"(t3254));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3258 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t3258 - mean_4;
                f32 t3260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3260) : "f"(distance_134), "f"(distance_134), "f"(t3257));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3261 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t3261 - mean_4;
                f32 t3263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(distance_135), "f"(distance_135), "f"(t3260));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3264 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t3264 - mean_4;
                f32 t3266;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3266) : "f"(distance_136), "f"(distance_136), "f"(t3263));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3267 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t3267 - mean_4;
                f32 t3269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3269) : "f"(distance_137), "f"(distance_137), "f"(t3266));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3270 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t3270 - mean_4;
                f32 t3272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(distance_138), "f"(distance_138), "f"(t3269));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3273 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t3273 - mean_4;
                f32 t3275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(distance_139), "f"(distance_139), "f"(t3272));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3276 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t3276 - mean_4;
                f32 t3278;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(distance_140), "f"(distance_140), "f"(t3275));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3279 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t3279 - mean_4;
                f32 t3281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3281) : "f"(distance_141), "f"(distance_141), "f"(t3278));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3282 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t3282 - mean_4;
                f32 t3284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(distance_142), "f"(distance_142), "f"(t3281));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3285 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t3285 - mean_4;
                f32 t3287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(distance_143), "f"(distance_143), "f"(t3284));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3288 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t3288 - mean_4;
                f32 parts_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_144), "f"(distance_144), "f"(t3287));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t3291 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t3291 - mean_4;
                f32 t3293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(distance_145), "f"(distance_145), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3294 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t3294 - mean_4;
                f32 t3296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(distance_146), "f"(distance_146), "f"(t3293));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3297 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t3297 - mean_4;
                f32 t3299;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(distance_147), "f"(distance_147), "f"(t3296));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3300 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t3300 - mean_4;
                f32 t3302;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3302) : "f"(distance_148), "f"(distance_148), "f"(t3299));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3303 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t3303 - mean_4;
                f32 t3305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(distance_149), "f"(distance_149), "f"(t3302));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3306 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t3306 - mean_4;
                f32 t3308;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(distance_150), "f"(distance_150), "f"(t3305));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3309 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t3309 - mean_4;
                f32 t3311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(distance_151), "f"(distance_151), "f"(t3308));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3312 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t3312 - mean_4;
                f32 t3314;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(distance_152), "f"(distance_152), "f"(t3311));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3315 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t3315 - mean_4;
                f32 t3317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(distance_153), "f"(distance_153), "f"(t3314));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3318 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t3318 - mean_4;
                f32 t3320;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(distance_154), "f"(distance_154), "f"(t3317));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3321 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t3321 - mean_4;
                f32 t3323;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(distance_155), "f"(distance_155), "f"(t3320));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3324 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t3324 - mean_4;
                f32 t3326;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3326) : "f"(distance_156), "f"(distance_156), "f"(t3323));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3327 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t3327 - mean_4;
                f32 t3329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(distance_157), "f"(distance_157), "f"(t3326));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3330 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t3330 - mean_4;
                f32 t3332;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(distance_158), "f"(distance_158), "f"(t3329));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3333 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t3333 - mean_4;
                f32 t3335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(distance_159), "f"(distance_159), "f"(t3332));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3336 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t3336 - mean_4;
                f32 parts_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_160), "f"(distance_160), "f"(t3335));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t3339 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t3339 - mean_4;
                f32 t3341;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(distance_161), "f"(distance_161), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3342 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t3342 - mean_4;
                f32 t3344;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(distance_162), "f"(distance_162), "f"(t3341));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3345 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t3345 - mean_4;
                f32 t3347;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(distance_163), "f"(distance_163), "f"(t3344));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3348 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t3348 - mean_4;
                f32 t3350;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(distance_164), "f"(distance_164), "f"(t3347));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3351 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t3351 - mean_4;
                f32 t3353;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(distance_165), "f"(distance_165), "f"(t3350));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3354 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t3354 - mean_4;
                f32 t3356;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(distance_166), "f"(distance_166), "f"(t3353));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3357 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t3357 - mean_4;
                f32 t3359;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(distance_167), "f"(distance_167), "f"(t3356));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3360 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t3360 - mean_4;
                f32 t3362;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(distance_168), "f"(distance_168), "f"(t3359));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3363 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t3363 - mean_4;
                f32 t3365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(distance_169), "f"(distance_169), "f"(t3362));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3366 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t3366 - mean_4;
                f32 t3368;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(distance_170), "f"(distance_170), "f"(t3365));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3369 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t3369 - mean_4;
                f32 t3371;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(distance_171), "f"(distance_171), "f"(t3368));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3372 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t3372 - mean_4;
                f32 t3374;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(distance_172), "f"(distance_172), "f"(t3371));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3375 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t3375 - mean_4;
                f32 t3377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(distance_173), "f"(distance_173), "f"(t3374));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3378 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t3378 - mean_4;
                f32 t3380;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(distance_174), "f"(distance_174), "f"(t3377));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3381 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t3381 - mean_4;
                f32 t3383;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(distance_175), "f"(distance_175), "f"(t3380));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3384 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t3384 - mean_4;
                f32 parts_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_176), "f"(distance_176), "f"(t3383));
#line 46 "fa-kernels/src/conv/statistics.rs"
                const f32 t3387 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t3387 - mean_4;
                f32 t3389;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(distance_177), "f"(distance_177), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3390 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t3390 - mean_4;
                f32 t3392;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(distance_178), "f"(distance_178), "f"(t3389));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3393 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t3393 - mean_4;
                f32 t3395;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(distance_179), "f"(distance_179), "f"(t3392));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3396 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t3396 - mean_4;
                f32 t3398;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(distance_180), "f"(distance_180), "f"(t3395));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3399 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t3399 - mean_4;
                f32 t3401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(distance_181), "f"(distance_181), "f"(t3398));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3402 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t3402 - mean_4;
                f32 t3404;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(distance_182), "f"(distance_182), "f"(t3401));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3405 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t3405 - mean_4;
                f32 t3407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(distance_183), "f"(distance_183), "f"(t3404));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3408 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t3408 - mean_4;
                f32 t3410;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(distance_184), "f"(distance_184), "f"(t3407));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3411 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t3411 - mean_4;
                f32 t3413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(distance_185), "f"(distance_185), "f"(t3410));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3414 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t3414 - mean_4;
                f32 t3416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(distance_186), "f"(distance_186), "f"(t3413));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3417 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t3417 - mean_4;
                f32 t3419;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(distance_187), "f"(distance_187), "f"(t3416));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3420 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t3420 - mean_4;
                f32 t3422;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(distance_188), "f"(distance_188), "f"(t3419));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3423 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t3423 - mean_4;
                f32 t3425;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(distance_189), "f"(distance_189), "f"(t3422));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3426 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t3426 - mean_4;
                f32 t3428;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(distance_190), "f"(distance_190), "f"(t3425));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3429 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t3429 - mean_4;
                f32 t3431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(distance_191), "f"(distance_191), "f"(t3428));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3432 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t3432 - mean_4;
                f32 parts_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_192), "f"(distance_192), "f"(t3431));
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t3435 = parts_13 + parts_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t3436 = parts_15 + parts_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t3437 = t3435 + t3436;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3437;
            } else {
                const u32 t3438 = t27 & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t3438 << 1u;
                const bool columns_7 = first_9 < t812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const u32 t3441 = first_9 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t3441 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3443 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t3443 & columns_7;
                const f32 t3445 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3446 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t3446 - mean_4;
                f32 t3448;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(distance_193), "f"(distance_193), "f"(t3445));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3449 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3450 = exists_193 ? t3448 : t3449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3450;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3451 = 0u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t3451 & columns_8;
                const f32 t3453 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3454 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t3454 - mean_4;
                f32 t3456;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(distance_194), "f"(distance_194), "f"(t3453));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3457 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3458 = exists_194 ? t3456 : t3457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3458;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3459 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t3459 & columns_7;
                const f32 t3461 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3462 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t3462 - mean_4;
                f32 t3464;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(distance_195), "f"(distance_195), "f"(t3461));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3465 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3466 = exists_195 ? t3464 : t3465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3466;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3467 = 1u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t3467 & columns_8;
                const f32 t3469 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3470 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t3470 - mean_4;
                f32 t3472;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(distance_196), "f"(distance_196), "f"(t3469));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3473 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3474 = exists_196 ? t3472 : t3473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3474;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3475 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t3475 & columns_7;
                const f32 t3477 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3478 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t3478 - mean_4;
                f32 t3480;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(distance_197), "f"(distance_197), "f"(t3477));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3481 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3482 = exists_197 ? t3480 : t3481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3482;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3483 = 2u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t3483 & columns_8;
                const f32 t3485 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3486 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t3486 - mean_4;
                f32 t3488;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(distance_198), "f"(distance_198), "f"(t3485));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3489 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3490 = exists_198 ? t3488 : t3489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3490;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3491 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t3491 & columns_7;
                const f32 t3493 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3494 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t3494 - mean_4;
                f32 t3496;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(distance_199), "f"(distance_199), "f"(t3493));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3497 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3498 = exists_199 ? t3496 : t3497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3498;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3499 = 3u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t3499 & columns_8;
                const f32 t3501 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3502 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t3502 - mean_4;
                f32 t3504;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3504) : "f"(distance_200), "f"(distance_200), "f"(t3501));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3505 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3506 = exists_200 ? t3504 : t3505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3506;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3507 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t3507 & columns_7;
                const f32 t3509 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3510 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t3510 - mean_4;
                f32 t3512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(distance_201), "f"(distance_201), "f"(t3509));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3513 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3514 = exists_201 ? t3512 : t3513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3514;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3515 = 4u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t3515 & columns_8;
                const f32 t3517 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3518 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t3518 - mean_4;
                f32 t3520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(distance_202), "f"(distance_202), "f"(t3517));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3521 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3522 = exists_202 ? t3520 : t3521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3522;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3523 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t3523 & columns_7;
                const f32 t3525 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3526 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t3526 - mean_4;
                f32 t3528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3528) : "f"(distance_203), "f"(distance_203), "f"(t3525));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3529 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3530 = exists_203 ? t3528 : t3529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3530;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3531 = 5u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t3531 & columns_8;
                const f32 t3533 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3534 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t3534 - mean_4;
                f32 t3536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(distance_204), "f"(distance_204), "f"(t3533));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3537 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3538 = exists_204 ? t3536 : t3537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3538;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3539 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t3539 & columns_7;
                const f32 t3541 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3542 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t3542 - mean_4;
                f32 t3544;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3544) : "f"(distance_205), "f"(distance_205), "f"(t3541));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3545 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3546 = exists_205 ? t3544 : t3545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3546;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3547 = 6u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t3547 & columns_8;
                const f32 t3549 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3550 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t3550 - mean_4;
                f32 t3552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(distance_206), "f"(distance_206), "f"(t3549));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3553 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3554 = exists_206 ? t3552 : t3553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3554;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3555 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t3555 & columns_7;
                const f32 t3557 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3558 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t3558 - mean_4;
                f32 t3560;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3560) : "f"(distance_207), "f"(distance_207), "f"(t3557));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3561 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3562 = exists_207 ? t3560 : t3561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3562;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3563 = 7u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t3563 & columns_8;
                const f32 t3565 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3566 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t3566 - mean_4;
                f32 t3568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(distance_208), "f"(distance_208), "f"(t3565));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3569 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3570 = exists_208 ? t3568 : t3569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3570;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3571 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t3571 & columns_7;
                const f32 t3573 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3574 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t3574 - mean_4;
                f32 t3576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3576) : "f"(distance_209), "f"(distance_209), "f"(t3573));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3577 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3578 = exists_209 ? t3576 : t3577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3578;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3579 = 8u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t3579 & columns_8;
                const f32 t3581 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3582 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t3582 - mean_4;
                f32 t3584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(distance_210), "f"(distance_210), "f"(t3581));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3585 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3586 = exists_210 ? t3584 : t3585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3586;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3587 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t3587 & columns_7;
                const f32 t3589 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3590 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t3590 - mean_4;
                f32 t3592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3592) : "f"(distance_211), "f"(distance_211), "f"(t3589));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3593 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3594 = exists_211 ? t3592 : t3593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3594;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3595 = 9u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t3595 & columns_8;
                const f32 t3597 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3598 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t3598 - mean_4;
                f32 t3600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3600) : "f"(distance_212), "f"(distance_212), "f"(t3597));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3601 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3602 = exists_212 ? t3600 : t3601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3602;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3603 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t3603 & columns_7;
                const f32 t3605 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3606 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t3606 - mean_4;
                f32 t3608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(distance_213), "f"(distance_213), "f"(t3605));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3609 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3610 = exists_213 ? t3608 : t3609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3610;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3611 = 10u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t3611 & columns_8;
                const f32 t3613 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3614 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t3614 - mean_4;
                f32 t3616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3616) : "f"(distance_214), "f"(distance_214), "f"(t3613));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3617 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3618 = exists_214 ? t3616 : t3617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3618;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3619 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t3619 & columns_7;
                const f32 t3621 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3622 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t3622 - mean_4;
                f32 t3624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(distance_215), "f"(distance_215), "f"(t3621));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3625 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3626 = exists_215 ? t3624 : t3625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3626;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3627 = 11u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t3627 & columns_8;
                const f32 t3629 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3630 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t3630 - mean_4;
                f32 t3632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(distance_216), "f"(distance_216), "f"(t3629));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3633 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3634 = exists_216 ? t3632 : t3633;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3634;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3635 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t3635 & columns_7;
                const f32 t3637 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3638 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t3638 - mean_4;
                f32 t3640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(distance_217), "f"(distance_217), "f"(t3637));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3641 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3642 = exists_217 ? t3640 : t3641;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3642;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3643 = 12u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t3643 & columns_8;
                const f32 t3645 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3646 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t3646 - mean_4;
                f32 t3648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(distance_218), "f"(distance_218), "f"(t3645));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3649 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3650 = exists_218 ? t3648 : t3649;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3650;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3651 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t3651 & columns_7;
                const f32 t3653 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3654 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t3654 - mean_4;
                f32 t3656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(distance_219), "f"(distance_219), "f"(t3653));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3657 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3658 = exists_219 ? t3656 : t3657;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3658;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3659 = 13u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t3659 & columns_8;
                const f32 t3661 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3662 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t3662 - mean_4;
                f32 t3664;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(distance_220), "f"(distance_220), "f"(t3661));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3665 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3666 = exists_220 ? t3664 : t3665;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3666;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3667 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t3667 & columns_7;
                const f32 t3669 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3670 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t3670 - mean_4;
                f32 t3672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(distance_221), "f"(distance_221), "f"(t3669));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3673 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3674 = exists_221 ? t3672 : t3673;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3674;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3675 = 14u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t3675 & columns_8;
                const f32 t3677 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3678 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t3678 - mean_4;
                f32 t3680;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(distance_222), "f"(distance_222), "f"(t3677));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3681 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3682 = exists_222 ? t3680 : t3681;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3682;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3683 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t3683 & columns_7;
                const f32 t3685 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3686 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t3686 - mean_4;
                f32 t3688;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(distance_223), "f"(distance_223), "f"(t3685));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3689 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3690 = exists_223 ? t3688 : t3689;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3690;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3691 = 15u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t3691 & columns_8;
                const f32 t3693 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3694 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t3694 - mean_4;
                f32 t3696;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(distance_224), "f"(distance_224), "f"(t3693));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3697 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3698 = exists_224 ? t3696 : t3697;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3698;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3699 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t3699 & columns_7;
                const f32 t3701 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3702 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t3702 - mean_4;
                f32 t3704;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(distance_225), "f"(distance_225), "f"(t3701));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3705 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3706 = exists_225 ? t3704 : t3705;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3706;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3707 = 16u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t3707 & columns_8;
                const f32 t3709 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3710 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t3710 - mean_4;
                f32 t3712;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(distance_226), "f"(distance_226), "f"(t3709));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3713 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3714 = exists_226 ? t3712 : t3713;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3714;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3715 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t3715 & columns_7;
                const f32 t3717 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3718 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t3718 - mean_4;
                f32 t3720;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(distance_227), "f"(distance_227), "f"(t3717));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3721 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3722 = exists_227 ? t3720 : t3721;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3722;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3723 = 17u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t3723 & columns_8;
                const f32 t3725 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3726 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t3726 - mean_4;
                f32 t3728;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(distance_228), "f"(distance_228), "f"(t3725));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3729 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3730 = exists_228 ? t3728 : t3729;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3730;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3731 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t3731 & columns_7;
                const f32 t3733 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3734 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t3734 - mean_4;
                f32 t3736;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(distance_229), "f"(distance_229), "f"(t3733));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3737 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3738 = exists_229 ? t3736 : t3737;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3738;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3739 = 18u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t3739 & columns_8;
                const f32 t3741 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3742 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t3742 - mean_4;
                f32 t3744;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(distance_230), "f"(distance_230), "f"(t3741));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3745 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3746 = exists_230 ? t3744 : t3745;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3746;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3747 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t3747 & columns_7;
                const f32 t3749 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3750 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t3750 - mean_4;
                f32 t3752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(distance_231), "f"(distance_231), "f"(t3749));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3753 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3754 = exists_231 ? t3752 : t3753;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3754;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3755 = 19u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t3755 & columns_8;
                const f32 t3757 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3758 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3758 - mean_4;
                f32 t3760;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(distance_232), "f"(distance_232), "f"(t3757));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3761 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3762 = exists_232 ? t3760 : t3761;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3762;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3763 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3763 & columns_7;
                const f32 t3765 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3766 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3766 - mean_4;
                f32 t3768;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(distance_233), "f"(distance_233), "f"(t3765));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3769 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3770 = exists_233 ? t3768 : t3769;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3770;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3771 = 20u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3771 & columns_8;
                const f32 t3773 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3774 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3774 - mean_4;
                f32 t3776;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(distance_234), "f"(distance_234), "f"(t3773));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3777 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3778 = exists_234 ? t3776 : t3777;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3778;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3779 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3779 & columns_7;
                const f32 t3781 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3782 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3782 - mean_4;
                f32 t3784;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(distance_235), "f"(distance_235), "f"(t3781));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3785 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3786 = exists_235 ? t3784 : t3785;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3786;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3787 = 21u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3787 & columns_8;
                const f32 t3789 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3790 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3790 - mean_4;
                f32 t3792;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3792) : "f"(distance_236), "f"(distance_236), "f"(t3789));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3793 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3794 = exists_236 ? t3792 : t3793;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3794;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3795 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3795 & columns_7;
                const f32 t3797 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3798 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3798 - mean_4;
                f32 t3800;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3800) : "f"(distance_237), "f"(distance_237), "f"(t3797));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3801 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3802 = exists_237 ? t3800 : t3801;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3802;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3803 = 22u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3803 & columns_8;
                const f32 t3805 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3806 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3806 - mean_4;
                f32 t3808;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(distance_238), "f"(distance_238), "f"(t3805));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3809 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3810 = exists_238 ? t3808 : t3809;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3811 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3811 & columns_7;
                const f32 t3813 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3814 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3814 - mean_4;
                f32 t3816;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3816) : "f"(distance_239), "f"(distance_239), "f"(t3813));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3817 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3818 = exists_239 ? t3816 : t3817;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3818;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3819 = 23u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3819 & columns_8;
                const f32 t3821 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3822 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3822 - mean_4;
                f32 t3824;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3824) : "f"(distance_240), "f"(distance_240), "f"(t3821));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3825 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3826 = exists_240 ? t3824 : t3825;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3826;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3827 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3827 & columns_7;
                const f32 t3829 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3830 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3830 - mean_4;
                f32 t3832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(distance_241), "f"(distance_241), "f"(t3829));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3833 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3834 = exists_241 ? t3832 : t3833;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3834;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3835 = 24u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3835 & columns_8;
                const f32 t3837 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3838 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3838 - mean_4;
                f32 t3840;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3840) : "f"(distance_242), "f"(distance_242), "f"(t3837));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3841 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3842 = exists_242 ? t3840 : t3841;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3842;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3843 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3843 & columns_7;
                const f32 t3845 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3846 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3846 - mean_4;
                f32 t3848;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(distance_243), "f"(distance_243), "f"(t3845));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3849 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3850 = exists_243 ? t3848 : t3849;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3850;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3851 = 25u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3851 & columns_8;
                const f32 t3853 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3854 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3854 - mean_4;
                f32 t3856;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3856) : "f"(distance_244), "f"(distance_244), "f"(t3853));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3857 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3858 = exists_244 ? t3856 : t3857;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3858;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3859 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3859 & columns_7;
                const f32 t3861 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3862 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3862 - mean_4;
                f32 t3864;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3864) : "f"(distance_245), "f"(distance_245), "f"(t3861));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3865 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3866 = exists_245 ? t3864 : t3865;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3866;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3867 = 26u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3867 & columns_8;
                const f32 t3869 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3870 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3870 - mean_4;
                f32 t3872;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3872) : "f"(distance_246), "f"(distance_246), "f"(t3869));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3873 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3874 = exists_246 ? t3872 : t3873;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3874;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3875 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3875 & columns_7;
                const f32 t3877 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3878 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3878 - mean_4;
                f32 t3880;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3880) : "f"(distance_247), "f"(distance_247), "f"(t3877));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3881 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3882 = exists_247 ? t3880 : t3881;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3882;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3883 = 27u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3883 & columns_8;
                const f32 t3885 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3886 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3886 - mean_4;
                f32 t3888;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3888) : "f"(distance_248), "f"(distance_248), "f"(t3885));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3889 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3890 = exists_248 ? t3888 : t3889;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3890;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3891 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3891 & columns_7;
                const f32 t3893 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3894 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3894 - mean_4;
                f32 t3896;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3896) : "f"(distance_249), "f"(distance_249), "f"(t3893));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3897 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3898 = exists_249 ? t3896 : t3897;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3898;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3899 = 28u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3899 & columns_8;
                const f32 t3901 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3902 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3902 - mean_4;
                f32 t3904;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3904) : "f"(distance_250), "f"(distance_250), "f"(t3901));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3905 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3906 = exists_250 ? t3904 : t3905;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3906;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3907 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3907 & columns_7;
                const f32 t3909 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3910 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3910 - mean_4;
                f32 t3912;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3912) : "f"(distance_251), "f"(distance_251), "f"(t3909));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3913 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3914 = exists_251 ? t3912 : t3913;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3914;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3915 = 29u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3915 & columns_8;
                const f32 t3917 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3918 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3918 - mean_4;
                f32 t3920;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3920) : "f"(distance_252), "f"(distance_252), "f"(t3917));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3921 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3922 = exists_252 ? t3920 : t3921;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3922;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3923 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3923 & columns_7;
                const f32 t3925 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3926 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3926 - mean_4;
                f32 t3928;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3928) : "f"(distance_253), "f"(distance_253), "f"(t3925));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3929 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3930 = exists_253 ? t3928 : t3929;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3930;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3931 = 30u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3931 & columns_8;
                const f32 t3933 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3934 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3934 - mean_4;
                f32 t3936;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3936) : "f"(distance_254), "f"(distance_254), "f"(t3933));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3937 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3938 = exists_254 ? t3936 : t3937;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3938;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3939 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3939 & columns_7;
                const f32 t3941 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3942 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3942 - mean_4;
                f32 t3944;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(distance_255), "f"(distance_255), "f"(t3941));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3945 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3946 = exists_255 ? t3944 : t3945;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3946;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool t3947 = 31u < t810;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3947 & columns_8;
                const f32 t3949 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                const f32 t3950 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3950 - mean_4;
                f32 t3952;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3952) : "f"(distance_256), "f"(distance_256), "f"(t3949));
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3953 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3954 = exists_256 ? t3952 : t3953;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3954;
            }
#line 57 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t3956;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3956) : "f"(all_4));
#line 58 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t3956;
            f32 t3958;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3958) : "f"(pair_4));
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t3958;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t3960 = count_2;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t3961 = mean_2;
#line 91 "fa-kernels/src/conv/statistics.rs"
            const f32 t3962 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t3960 + count_3;
            const f32 difference_2 = mean_4 - t3961;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3965;
            asm("max.f32 %0, %1, %2;" : "=f"(t3965) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3966;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3966) : "f"(t3965));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_3 * t3966;
            f32 t3968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3968) : "f"(difference_2), "f"(share_3), "f"(t3961));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3969 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3970 = t3969 * t3960;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3971 = t3962 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t3972;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(t3970), "f"(share_3), "f"(t3971));
#line 91 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_5;
#line 91 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t3968;
#line 91 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t3972;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 15u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t3974 = i_13 << 16u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t3974;
            const bool t3976 = i_13 == 1u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t3976 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t3978 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t3979 = i_13 == 1u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t3979) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3980 = t28 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3981 = t27 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3982 = t27 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3983 = t3982 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3984 = t3981 + t3983;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3985 = t3980 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3986 = t27 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3987 = t3986 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3988 = t3985 + t3987;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3989 = t3984 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3990 = t3988 ^ t3989;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3991 = t3984 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3992 = t3990 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3993 = t3991 + t3992;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3994 = t3978 + t3993;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3995) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3996) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3997) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3998) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t3995), "r"(t3996), "r"(t3997), "r"(t3998) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3999) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4000) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4001) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4002) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t3999), "r"(t4000), "r"(t4001), "r"(t4002) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4003) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4004) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4005) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4006) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4003), "r"(t4004), "r"(t4005), "r"(t4006) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4007) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4008) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4009) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4010) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4007), "r"(t4008), "r"(t4009), "r"(t4010) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4011) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4012) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4013;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4013) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4014) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4011), "r"(t4012), "r"(t4013), "r"(t4014) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4015;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4015) : "f"(acc_41), "f"(acc_42));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4016;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4016) : "f"(acc_43), "f"(acc_44));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4017) : "f"(acc_45), "f"(acc_46));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4018;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4018) : "f"(acc_47), "f"(acc_48));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4015), "r"(t4016), "r"(t4017), "r"(t4018) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4019) : "f"(acc_49), "f"(acc_50));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4020) : "f"(acc_51), "f"(acc_52));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4021) : "f"(acc_53), "f"(acc_54));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4022;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4022) : "f"(acc_55), "f"(acc_56));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4019), "r"(t4020), "r"(t4021), "r"(t4022) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4023;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4023) : "f"(acc_57), "f"(acc_58));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4024) : "f"(acc_59), "f"(acc_60));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4025) : "f"(acc_61), "f"(acc_62));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4026) : "f"(acc_63), "f"(acc_64));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4023), "r"(t4024), "r"(t4025), "r"(t4026) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4027;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4027) : "f"(acc_65), "f"(acc_66));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4028) : "f"(acc_67), "f"(acc_68));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4029;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4029) : "f"(acc_69), "f"(acc_70));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4030) : "f"(acc_71), "f"(acc_72));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4027), "r"(t4028), "r"(t4029), "r"(t4030) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4031) : "f"(acc_73), "f"(acc_74));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4032) : "f"(acc_75), "f"(acc_76));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4033) : "f"(acc_77), "f"(acc_78));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4034) : "f"(acc_79), "f"(acc_80));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4031), "r"(t4032), "r"(t4033), "r"(t4034) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4035) : "f"(acc_81), "f"(acc_82));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4036) : "f"(acc_83), "f"(acc_84));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4037) : "f"(acc_85), "f"(acc_86));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4038) : "f"(acc_87), "f"(acc_88));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4035), "r"(t4036), "r"(t4037), "r"(t4038) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4039) : "f"(acc_89), "f"(acc_90));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4040) : "f"(acc_91), "f"(acc_92));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4041) : "f"(acc_93), "f"(acc_94));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4042) : "f"(acc_95), "f"(acc_96));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4039), "r"(t4040), "r"(t4041), "r"(t4042) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4043) : "f"(acc_97), "f"(acc_98));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4044) : "f"(acc_99), "f"(acc_100));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4045) : "f"(acc_101), "f"(acc_102));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4046) : "f"(acc_103), "f"(acc_104));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4043), "r"(t4044), "r"(t4045), "r"(t4046) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4047) : "f"(acc_105), "f"(acc_106));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4048) : "f"(acc_107), "f"(acc_108));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4049) : "f"(acc_109), "f"(acc_110));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4050) : "f"(acc_111), "f"(acc_112));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4047), "r"(t4048), "r"(t4049), "r"(t4050) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4051) : "f"(acc_113), "f"(acc_114));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4052) : "f"(acc_115), "f"(acc_116));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4053) : "f"(acc_117), "f"(acc_118));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4054) : "f"(acc_119), "f"(acc_120));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4051), "r"(t4052), "r"(t4053), "r"(t4054) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4055) : "f"(acc_121), "f"(acc_122));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4056) : "f"(acc_123), "f"(acc_124));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4057;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4057) : "f"(acc_125), "f"(acc_126));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4058) : "f"(acc_127), "f"(acc_128));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t3994), "r"(t4055), "r"(t4056), "r"(t4057), "r"(t4058) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4059 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t4059 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4061 = first_10 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4062 = all_groups - first_10;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t4061 ? t4062 : 0u;
        const u32 rounds = left_5 < cta_groups ? left_5 : cta_groups;
#line 108 "fa-kernels/src/conv/statistics.rs"
        const bool t4065 = 0u < rounds;
#line 108 "fa-kernels/src/conv/statistics.rs"
        if (t4065) {
            const u32 t4066 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4067 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4068 = t4067 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4069 = t4068 + t4066;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4070 = t4069 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4071;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4071) : "r"(t4070), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4072 = t4071 >> groups_shift;
#line 117 "fa-kernels/src/conv/statistics.rs"
            const u32 t4073 = t27 & 3u;
#line 117 "fa-kernels/src/conv/statistics.rs"
            const bool t4074 = t4073 == 0u;
#line 117 "fa-kernels/src/conv/statistics.rs"
            if (t4074) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4075 = t28 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4076 = t31 + t4075;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4077 = t27 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_11 = t4076 + t4077;
                const u32 t4079 = first_11 + 8u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t4080 = t29 << 7u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t4081 = t4080 + first_11;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t4082 = t4081 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t4082;
                const f32 t4084 = count;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t4085 = mean;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t4086 = squares;
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t4087;
                asm("mov.b32 %0, %1;" : "=r"(t4087) : "f"(t4084));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t4088;
                asm("mov.b32 %0, %1;" : "=r"(t4088) : "f"(t4085));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t4089;
                asm("mov.b32 %0, %1;" : "=r"(t4089) : "f"(t4086));
#line 120 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t4087), "r"(t4088), "r"(t4089), "r"(0u) : "memory");
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t4090 = t29 << 7u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t4091 = t4090 + t4079;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t4092 = t4091 << 4u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t4092;
                const f32 t4094 = count_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t4095 = mean_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                const f32 t4096 = squares_2;
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t4097;
                asm("mov.b32 %0, %1;" : "=r"(t4097) : "f"(t4094));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t4098;
                asm("mov.b32 %0, %1;" : "=r"(t4098) : "f"(t4095));
#line 120 "fa-kernels/src/conv/statistics.rs"
                u32 t4099;
                asm("mov.b32 %0, %1;" : "=r"(t4099) : "f"(t4096));
#line 120 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t4097), "r"(t4098), "r"(t4099), "r"(0u) : "memory");
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
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 127 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_2 = threadIdx.x;
            const bool t4101 = channel_2 < 128u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            if (t4101) {
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t4102 = channel_2 << 4u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                const u32 t4103 = moments + t4102;
#line 130 "fa-kernels/src/conv/statistics.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t4103) : "memory");
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t4104;
                asm("mov.b32 %0, %1;" : "=f"(t4104) : "r"(row_5));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t4105;
                asm("mov.b32 %0, %1;" : "=f"(t4105) : "r"(row_6));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t4106;
                asm("mov.b32 %0, %1;" : "=f"(t4106) : "r"(row_7));
#line 130 "fa-kernels/src/conv/statistics.rs"
                f32 t4107;
                asm("mov.b32 %0, %1;" : "=f"(t4107) : "r"(row_8));
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 t4108 = blockIdx.y;
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 first_12 = t4108 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4110 = blockIdx.x;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_12 + channel_2;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t4110 + t4072;
                const u64 t4113 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4114 = t4113 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4115 = t4114 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4116 = partial + t4115;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4117 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4118 = t4117 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4119 = t4118 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4120 = t4116 + t4119;
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4121;
                asm("mov.b32 %0, %1;" : "=r"(t4121) : "f"(t4104));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4122;
                asm("mov.b32 %0, %1;" : "=r"(t4122) : "f"(t4105));
#line 134 "fa-kernels/src/conv/statistics.rs"
                u32 t4123;
                asm("mov.b32 %0, %1;" : "=r"(t4123) : "f"(t4106));
#line 134 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4120), "r"(t4121), "r"(t4122), "r"(t4123), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4124 = 0ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4125 = t4124 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4126 = counters + t4125;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4127 = 1ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4128 = t4127 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4129 = counters + t4128;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4130 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4131 = t4130 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4131) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t4126), "r"(1u) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4132 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4133 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4134 = t4132 * t4133;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4135 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4136 = t4134 * t4135;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t4137;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t4137) : "l"(t4126) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t4138 = t4137 < t4136;
            if (!t4138) break;
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4141 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4142 = t4141 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4142) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4143 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4144 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4145 = t4143 * t4144;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4146 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4147 = t4145 * t4146;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4148 = t4147 - 1u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t4149;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t4149) : "l"(t4129), "r"(t4148) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t4150 = t4149 == t4148;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t4150) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4126), "r"(0u) : "memory");
        }
    }
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4151 = !is_producer;
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4151) {
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t4152 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t4153 = t4152 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t4154 = t4153 << 3u;
#line 26 "fa-kernels/src/conv/output.rs"
        const u32 channel_3 = t31 + t4154;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4156 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t4156 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4158 = first_13 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4159 = all_groups - first_13;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t4158 ? t4159 : 0u;
        const u32 t4161 = left_6 < cta_groups ? left_6 : cta_groups;
#line 27 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t4161; i_18 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4162 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4163 = t4162 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4164 = t4163 + i_18;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4165 = t4164 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4166;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4166) : "r"(t4165), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t4166 >> groups_shift;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t4168 = i_18 == 0u;
#line 29 "fa-kernels/src/conv/output.rs"
            const u32 t4169 = i_18 > 1u ? i_18 : 1u;
#line 29 "fa-kernels/src/conv/output.rs"
            const u32 t4170 = t4169 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4171 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4172 = t4171 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4173 = t4172 + t4170;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4174 = t4173 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4175;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4175) : "r"(t4174), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4176 = t4175 >> groups_shift;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t4177 = sample_3 != t4176;
#line 29 "fa-kernels/src/conv/output.rs"
            const bool t4178 = t4168 | t4177;
#line 29 "fa-kernels/src/conv/output.rs"
            if (t4178) {
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t4179 = threadIdx.x;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t4180 = t4179 & 127u;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t4181 = threadIdx.x;
#line 145 "fa-kernels/src/conv/statistics.rs"
                const u32 t4182 = t4181 >> 7u;
                const u32 t4183 = blockIdx.y;
#line 146 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t4183 << 7u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4185 = sample_3 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4186 = t4185 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t4187;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4187) : "r"(t4186), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4188 = t4187 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4189 = sample_3 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4190 = t4189 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4191 = t4190 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4192 = t4191 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
                u32 t4193;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4193) : "r"(t4192), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4194 = t4193 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 count_6 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t4195 = t4188 + t4182;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4196 = t4194 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t4195; i_19 < t4196; i_19 += 8u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4197 = i_19 <= t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4198 = i_19 < t4194 ? i_19 : t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_7 = first_channel + t4180;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_6 = t4198 + sample_3;
                    const u64 t4201 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4202 = t4201 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4203 = t4202 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4204 = partial + t4203;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4205 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4206 = t4205 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4207 = t4206 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4208 = t4204 + t4207;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t4208) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4209;
                    asm("mov.b32 %0, %1;" : "=f"(t4209) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4210;
                    asm("mov.b32 %0, %1;" : "=f"(t4210) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4211;
                    asm("mov.b32 %0, %1;" : "=f"(t4211) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4212;
                    asm("mov.b32 %0, %1;" : "=f"(t4212) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 2u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4214 = cta <= t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4215 = cta < t4194 ? cta : t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t4180;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t4215 + sample_3;
                    const u64 t4218 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4219 = t4218 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4220 = t4219 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4221 = partial + t4220;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4222 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4223 = t4222 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4224 = t4223 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4225 = t4221 + t4224;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t4225) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4226;
                    asm("mov.b32 %0, %1;" : "=f"(t4226) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4227;
                    asm("mov.b32 %0, %1;" : "=f"(t4227) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4228;
                    asm("mov.b32 %0, %1;" : "=f"(t4228) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4229;
                    asm("mov.b32 %0, %1;" : "=f"(t4229) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4231 = cta_2 <= t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4232 = cta_2 < t4194 ? cta_2 : t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t4180;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t4232 + sample_3;
                    const u64 t4235 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4236 = t4235 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4237 = t4236 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4238 = partial + t4237;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4239 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4240 = t4239 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4241 = t4240 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4242 = t4238 + t4241;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t4242) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4243;
                    asm("mov.b32 %0, %1;" : "=f"(t4243) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4244;
                    asm("mov.b32 %0, %1;" : "=f"(t4244) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4245;
                    asm("mov.b32 %0, %1;" : "=f"(t4245) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4246;
                    asm("mov.b32 %0, %1;" : "=f"(t4246) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 6u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4248 = cta_3 <= t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4249 = cta_3 < t4194 ? cta_3 : t4194;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t4180;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t4249 + sample_3;
                    const u64 t4252 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4253 = t4252 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4254 = t4253 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4255 = partial + t4254;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4256 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4257 = t4256 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4258 = t4257 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4259 = t4255 + t4258;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t4259) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4260;
                    asm("mov.b32 %0, %1;" : "=f"(t4260) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4261;
                    asm("mov.b32 %0, %1;" : "=f"(t4261) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4262;
                    asm("mov.b32 %0, %1;" : "=f"(t4262) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4263;
                    asm("mov.b32 %0, %1;" : "=f"(t4263) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4264 = t4197 ? t4209 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4265 = t4197 ? t4210 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4266 = t4197 ? t4211 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4267 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4268 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4269 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t4267 + t4264;
                    const f32 difference_3 = t4265 - t4268;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4272;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4272) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4273;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4273) : "f"(t4272));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_4 = t4264 * t4273;
                    f32 t4275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4275) : "f"(difference_3), "f"(share_4), "f"(t4268));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4276 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4277 = t4276 * t4267;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4278 = t4269 + t4266;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4279) : "f"(t4277), "f"(share_4), "f"(t4278));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_7;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4275;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4279;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4280 = t4214 ? t4226 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4281 = t4214 ? t4227 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4282 = t4214 ? t4228 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4283 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4284 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4285 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = t4283 + t4280;
                    const f32 difference_4 = t4281 - t4284;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4288;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4288) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4289;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4289) : "f"(t4288));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_5 = t4280 * t4289;
                    f32 t4291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4291) : "f"(difference_4), "f"(share_5), "f"(t4284));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4292 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4293 = t4292 * t4283;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4294 = t4285 + t4282;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4295) : "f"(t4293), "f"(share_5), "f"(t4294));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4291;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4295;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4296 = t4231 ? t4243 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4297 = t4231 ? t4244 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4298 = t4231 ? t4245 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4299 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4300 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4301 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t4299 + t4296;
                    const f32 difference_5 = t4297 - t4300;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4304;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4304) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4305;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4305) : "f"(t4304));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t4296 * t4305;
                    f32 t4307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4307) : "f"(difference_5), "f"(share_6), "f"(t4300));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4308 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4309 = t4308 * t4299;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4310 = t4301 + t4298;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(t4309), "f"(share_6), "f"(t4310));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4307;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4311;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4312 = t4248 ? t4260 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4313 = t4248 ? t4261 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4314 = t4248 ? t4262 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4315 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4316 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4317 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t4315 + t4312;
                    const f32 difference_6 = t4313 - t4316;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4320;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4320) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4321;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4321) : "f"(t4320));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t4312 * t4321;
                    f32 t4323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4323) : "f"(difference_6), "f"(share_7), "f"(t4316));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4324 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4325 = t4324 * t4315;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4326 = t4317 + t4314;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4327;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4327) : "f"(t4325), "f"(share_7), "f"(t4326));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4323;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4327;
                }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4328 = count_6;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4329 = mean_5;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4330 = squares_5;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t4331 = t4182 << 7u;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t4332 = t4331 + t4180;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t4333 = t4332 << 4u;
#line 152 "fa-kernels/src/conv/statistics.rs"
                const u32 t4334 = moments + t4333;
#line 152 "fa-kernels/src/conv/statistics.rs"
                u32 t4335;
                asm("mov.b32 %0, %1;" : "=r"(t4335) : "f"(t4328));
#line 152 "fa-kernels/src/conv/statistics.rs"
                u32 t4336;
                asm("mov.b32 %0, %1;" : "=r"(t4336) : "f"(t4329));
#line 152 "fa-kernels/src/conv/statistics.rs"
                u32 t4337;
                asm("mov.b32 %0, %1;" : "=r"(t4337) : "f"(t4330));
#line 152 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4334), "r"(t4335), "r"(t4336), "r"(t4337), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 156 "fa-kernels/src/conv/statistics.rs"
                const bool t4338 = t4182 == 0u;
#line 156 "fa-kernels/src/conv/statistics.rs"
                if (t4338) {
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4339 = t4180 << 4u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4340 = moments + t4339;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t4340) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4341;
                    asm("mov.b32 %0, %1;" : "=f"(t4341) : "r"(row_9));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4342;
                    asm("mov.b32 %0, %1;" : "=f"(t4342) : "r"(row_10));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4343;
                    asm("mov.b32 %0, %1;" : "=f"(t4343) : "r"(row_11));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4344;
                    asm("mov.b32 %0, %1;" : "=f"(t4344) : "r"(row_12));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4345 = 128u + t4180;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4346 = t4345 << 4u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4347 = moments + t4346;
#line 158 "fa-kernels/src/conv/statistics.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t4347) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4348;
                    asm("mov.b32 %0, %1;" : "=f"(t4348) : "r"(row_13));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4349;
                    asm("mov.b32 %0, %1;" : "=f"(t4349) : "r"(row_14));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4350;
                    asm("mov.b32 %0, %1;" : "=f"(t4350) : "r"(row_15));
#line 158 "fa-kernels/src/conv/statistics.rs"
                    f32 t4351;
                    asm("mov.b32 %0, %1;" : "=f"(t4351) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t4341 + t4348;
                    const f32 difference_7 = t4349 - t4342;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4354;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4354) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4355;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4355) : "f"(t4354));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t4348 * t4355;
                    f32 t4357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4357) : "f"(difference_7), "f"(share_8), "f"(t4342));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4358 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4359 = t4358 * t4341;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4360 = t4343 + t4350;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(t4359), "f"(share_8), "f"(t4360));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4362 = first_channel + t4180;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t4362 < 127u ? t4362 : 127u;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4364 = t4180 << 3u;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4365 = t7 + t4364;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4366) : "f"(count_11), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4367;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4367) : "f"(t4366));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t4361 * t4367;
                    const f32 t4369 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t4369));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4371 = (u64)at_5;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4372 = t4371 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4373 = t4372 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4374 = scale + t4373;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4375;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4375) : "l"(t4374) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4376 = __uint_as_float((u32)t4375 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    const f32 factor = inverse * t4376;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4378 = -t4357;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t4378 * factor;
                    const u64 t4380 = (u64)at_5;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4381 = t4380 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4382 = t4381 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4383 = shift + t4382;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4384;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4384) : "l"(t4383) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4385 = __uint_as_float((u32)t4384 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 shift_2 = to_zero + t4385;
#line 100 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t4365), "f"(factor) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t4365), "f"(shift_2) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4387 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4388 = t4387 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t4388 + i_18;
            const u32 t4390 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t4391;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4391) : "r"(t4390), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t4391 >> groups_shift;
            const u32 t4393 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t4394 = group_3 - t4393;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t4394 + t29;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4396 = number_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t4397;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4397) : "r"(t4396), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4398 = t4397 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t4398 << 5u;
            const u32 t4400 = number_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t4401;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4401) : "r"(t4400), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t4402 = t4401 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t4403 = t4402 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t4404 = number_3 - t4403;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t4404 << 3u;
            const bool t4406 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t4407 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t4406 ? t4407 : 0u;
            const u32 t4409 = left_7 < 32u ? left_7 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t4410 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t4411 = t4410 < 8u ? t4410 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index << 15u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t4413 = i_18 << 16u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t4413;
            const bool t4415 = i_18 == 1u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t4415 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t4417 = base_2 + own_2;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t4418 = channel_3 << 3u;
#line 34 "fa-kernels/src/conv/output.rs"
            const u32 t4419 = t7 + t4418;
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t4419) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4420;
            asm("mov.b32 %0, %1;" : "=f"(t4420) : "r"(row_17));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4421;
            asm("mov.b32 %0, %1;" : "=f"(t4421) : "r"(row_18));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4422;
            asm("mov.b32 %0, %1;" : "=f"(t4422) : "r"(row_19));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4423;
            asm("mov.b32 %0, %1;" : "=f"(t4423) : "r"(row_20));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t4419) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4424;
            asm("mov.b32 %0, %1;" : "=f"(t4424) : "r"(row_21));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4425;
            asm("mov.b32 %0, %1;" : "=f"(t4425) : "r"(row_22));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4426;
            asm("mov.b32 %0, %1;" : "=f"(t4426) : "r"(row_23));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4427;
            asm("mov.b32 %0, %1;" : "=f"(t4427) : "r"(row_24));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t4419) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4428;
            asm("mov.b32 %0, %1;" : "=f"(t4428) : "r"(row_25));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4429;
            asm("mov.b32 %0, %1;" : "=f"(t4429) : "r"(row_26));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4430;
            asm("mov.b32 %0, %1;" : "=f"(t4430) : "r"(row_27));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4431;
            asm("mov.b32 %0, %1;" : "=f"(t4431) : "r"(row_28));
#line 34 "fa-kernels/src/conv/output.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t4419) : "memory");
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4432;
            asm("mov.b32 %0, %1;" : "=f"(t4432) : "r"(row_29));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4433;
            asm("mov.b32 %0, %1;" : "=f"(t4433) : "r"(row_30));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4434;
            asm("mov.b32 %0, %1;" : "=f"(t4434) : "r"(row_31));
#line 34 "fa-kernels/src/conv/output.rs"
            f32 t4435;
            asm("mov.b32 %0, %1;" : "=f"(t4435) : "r"(row_32));
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t4436 = blockIdx.y;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t4437 = t4436 << 7u;
#line 42 "fa-kernels/src/conv/output.rs"
            const u32 t4438 = t4437 + t31;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 t4439 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t4439 & 127u;
            const u32 t4441 = thread_3 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
            const u32 t4442 = thread_3 >> 3u;
            const u32 t4443 = t4441 << 3u;
#line 73 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t4438 + t4443;
#line 75 "fa-kernels/src/conv/output.rs"
            const bool t4445 = channel_4 < 128u;
#line 75 "fa-kernels/src/conv/output.rs"
            if (t4445) {
#line 77 "fa-kernels/src/conv/output.rs"
                #pragma unroll 2
                for (u32 i_20 = 0u; i_20 < 16u; i_20 += 1u) {
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 t4446 = i_20 << 4u;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 pixel = t4442 + t4446;
                    const u32 t4448 = pixel >> 3u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u32 t4449 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t4450 = pixel < 255u ? pixel : 255u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t4451 = t4450 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t4452 = t4441 ^ t4451;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t4453 = t4450 << 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t4454 = t4452 << 4u;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 t4455 = t4453 + t4454;
#line 81 "fa-kernels/src/conv/output.rs"
                    const u32 from = t4417 + t4455;
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(from) : "memory");
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4457 = row_33 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4458 = row_33 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4459;
                    asm("mov.b32 %0, %1;" : "=f"(t4459) : "r"(t4457));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4460;
                    asm("mov.b32 %0, %1;" : "=f"(t4460) : "r"(t4458));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4461;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4461) : "f"(t4459), "f"(t4420), "f"(t4421));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4462 = t4461 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4463;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4463) : "f"(t4462));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4464 = t4463 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4465;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4465) : "f"(t4464));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4466 = t4461 * t4465;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4467) : "f"(t4460), "f"(t4422), "f"(t4423));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4468 = t4467 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4469;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4469) : "f"(t4468));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4470 = t4469 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4471;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4471) : "f"(t4470));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4472 = t4467 * t4471;
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4466), "f"(t4472));
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4474 = row_34 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4475 = row_34 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4476;
                    asm("mov.b32 %0, %1;" : "=f"(t4476) : "r"(t4474));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4477;
                    asm("mov.b32 %0, %1;" : "=f"(t4477) : "r"(t4475));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4478) : "f"(t4476), "f"(t4424), "f"(t4425));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4479 = t4478 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4480;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4480) : "f"(t4479));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4481 = t4480 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4482;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4482) : "f"(t4481));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4483 = t4478 * t4482;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4484) : "f"(t4477), "f"(t4426), "f"(t4427));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4485 = t4484 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4486;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4486) : "f"(t4485));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4487 = t4486 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4488;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4488) : "f"(t4487));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4489 = t4484 * t4488;
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4483), "f"(t4489));
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4491 = row_35 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4492 = row_35 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4493;
                    asm("mov.b32 %0, %1;" : "=f"(t4493) : "r"(t4491));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4494;
                    asm("mov.b32 %0, %1;" : "=f"(t4494) : "r"(t4492));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4495) : "f"(t4493), "f"(t4428), "f"(t4429));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4496 = t4495 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4497) : "f"(t4496));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4498 = t4497 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4499;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4499) : "f"(t4498));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4500 = t4495 * t4499;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4501) : "f"(t4494), "f"(t4430), "f"(t4431));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4502 = t4501 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4503) : "f"(t4502));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4504 = t4503 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4505;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4505) : "f"(t4504));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4506 = t4501 * t4505;
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4500), "f"(t4506));
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4508 = row_36 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                    const u32 t4509 = row_36 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4510;
                    asm("mov.b32 %0, %1;" : "=f"(t4510) : "r"(t4508));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4511;
                    asm("mov.b32 %0, %1;" : "=f"(t4511) : "r"(t4509));
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4512) : "f"(t4510), "f"(t4432), "f"(t4433));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4513 = t4512 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4514) : "f"(t4513));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4515 = t4514 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4516;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4516) : "f"(t4515));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4517 = t4512 * t4516;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4518) : "f"(t4511), "f"(t4434), "f"(t4435));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4519 = t4518 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4520) : "f"(t4519));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4521 = t4520 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                    f32 t4522;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4522) : "f"(t4521));
#line 83 "fa-kernels/src/conv/output.rs"
                    const f32 t4523 = t4518 * t4522;
#line 83 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4517), "f"(t4523));
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t4525 = t4448 < t4409;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t4526 = t4449 < t4411;
#line 87 "fa-kernels/src/conv/output.rs"
                    const bool t4527 = t4525 & t4526;
#line 87 "fa-kernels/src/conv/output.rs"
                    if (t4527) {
                        const u32 at_6 = y_4 + t4448;
#line 88 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = x_4 + t4449;
                        const u64 t4530 = (u64)sample_4;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4531 = t4530 * y_stride0;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4532 = t4531 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4533 = y + t4532;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4534 = (u64)at_6;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4535 = t4534 * y_stride1;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4536 = t4535 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4537 = t4533 + t4536;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4538 = (u64)at_7;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4539 = t4538 * y_stride2;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4540 = t4539 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4541 = t4537 + t4540;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4542 = (u64)channel_4 * 2u;
#line 89 "fa-kernels/src/conv/output.rs"
                        const u64 t4543 = t4541 + t4542;
#line 89 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4543), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
                }
            }
        }
    }
}
