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
#line 100 "fa-kernels/src/conv/statistics.rs"
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
#line 101 "fa-kernels/src/conv/statistics.rs"
                const bool t827 = t826 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
                if (t827) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const u32 t828 = t27 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                    const bool t829 = t828 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
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
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t835 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t836 = t835 + first_4;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t837 = t836 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at = moments + t837;
                        const f32 t839 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t840 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t841 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t842;
                        asm("mov.b32 %0, %1;" : "=r"(t842) : "f"(t839));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t843;
                        asm("mov.b32 %0, %1;" : "=r"(t843) : "f"(t840));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t844;
                        asm("mov.b32 %0, %1;" : "=r"(t844) : "f"(t841));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t842), "r"(t843), "r"(t844), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t845 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t846 = t845 + t834;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 t847 = t846 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                        const u32 at_2 = moments + t847;
                        const f32 t849 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t850 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        const f32 t851 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t852;
                        asm("mov.b32 %0, %1;" : "=r"(t852) : "f"(t849));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t853;
                        asm("mov.b32 %0, %1;" : "=r"(t853) : "f"(t850));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        u32 t854;
                        asm("mov.b32 %0, %1;" : "=r"(t854) : "f"(t851));
#line 122 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t852), "r"(t853), "r"(t854), "r"(0u) : "memory");
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
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const u32 channel = threadIdx.x;
                    const bool t856 = channel < 128u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                    if (t856) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t857 = channel << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        const u32 t858 = moments + t857;
#line 132 "fa-kernels/src/conv/statistics.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t858) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t859;
                        asm("mov.b32 %0, %1;" : "=f"(t859) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t860;
                        asm("mov.b32 %0, %1;" : "=f"(t860) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t861;
                        asm("mov.b32 %0, %1;" : "=f"(t861) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                        f32 t862;
                        asm("mov.b32 %0, %1;" : "=f"(t862) : "r"(row_4));
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 t863 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t863 << 7u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                        const u32 t865 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
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
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t876;
                        asm("mov.b32 %0, %1;" : "=r"(t876) : "f"(t859));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t877;
                        asm("mov.b32 %0, %1;" : "=r"(t877) : "f"(t860));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        u32 t878;
                        asm("mov.b32 %0, %1;" : "=r"(t878) : "f"(t861));
#line 136 "fa-kernels/src/conv/statistics.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t875), "r"(t876), "r"(t877), "r"(t878), "r"(0u) : "memory");
                    }
#line 293 "fa-kernels/src/conv/work.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                }
            }
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t879 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t880 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(t879), "f"(t880));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t882 = t881 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t883 = t881 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t884;
            asm("mov.b32 %0, %1;" : "=f"(t884) : "r"(t882));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t885;
            asm("mov.b32 %0, %1;" : "=f"(t885) : "r"(t883));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t884;
            acc_2 = t885;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t886 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t887 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(t886), "f"(t887));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t889 = t888 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t890 = t888 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t891;
            asm("mov.b32 %0, %1;" : "=f"(t891) : "r"(t889));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t892;
            asm("mov.b32 %0, %1;" : "=f"(t892) : "r"(t890));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t891;
            acc_4 = t892;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t893 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t894 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(t893), "f"(t894));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t896 = t895 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t897 = t895 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t898;
            asm("mov.b32 %0, %1;" : "=f"(t898) : "r"(t896));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t899;
            asm("mov.b32 %0, %1;" : "=f"(t899) : "r"(t897));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t898;
            acc_6 = t899;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t900 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t901 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(t900), "f"(t901));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t903 = t902 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t904 = t902 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t905;
            asm("mov.b32 %0, %1;" : "=f"(t905) : "r"(t903));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t906;
            asm("mov.b32 %0, %1;" : "=f"(t906) : "r"(t904));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t905;
            acc_8 = t906;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t907 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t908 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(t907), "f"(t908));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t910 = t909 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t911 = t909 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t912;
            asm("mov.b32 %0, %1;" : "=f"(t912) : "r"(t910));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t913;
            asm("mov.b32 %0, %1;" : "=f"(t913) : "r"(t911));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t912;
            acc_10 = t913;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t914 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t915 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(t914), "f"(t915));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t917 = t916 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t918 = t916 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t919;
            asm("mov.b32 %0, %1;" : "=f"(t919) : "r"(t917));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t920;
            asm("mov.b32 %0, %1;" : "=f"(t920) : "r"(t918));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t919;
            acc_12 = t920;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t921 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t922 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(t921), "f"(t922));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t924 = t923 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t925 = t923 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t926;
            asm("mov.b32 %0, %1;" : "=f"(t926) : "r"(t924));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t927;
            asm("mov.b32 %0, %1;" : "=f"(t927) : "r"(t925));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t926;
            acc_14 = t927;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t928 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t929 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t930;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(t928), "f"(t929));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t931 = t930 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t932 = t930 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t933;
            asm("mov.b32 %0, %1;" : "=f"(t933) : "r"(t931));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t934;
            asm("mov.b32 %0, %1;" : "=f"(t934) : "r"(t932));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t933;
            acc_16 = t934;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t935 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t936 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(t935), "f"(t936));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t938 = t937 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t939 = t937 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t940;
            asm("mov.b32 %0, %1;" : "=f"(t940) : "r"(t938));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t941;
            asm("mov.b32 %0, %1;" : "=f"(t941) : "r"(t939));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t940;
            acc_18 = t941;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t942 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t943 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(t942), "f"(t943));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t945 = t944 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t946 = t944 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t947;
            asm("mov.b32 %0, %1;" : "=f"(t947) : "r"(t945));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t948;
            asm("mov.b32 %0, %1;" : "=f"(t948) : "r"(t946));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t947;
            acc_20 = t948;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t949 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t950 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(t949), "f"(t950));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t952 = t951 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t953 = t951 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t954;
            asm("mov.b32 %0, %1;" : "=f"(t954) : "r"(t952));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t955;
            asm("mov.b32 %0, %1;" : "=f"(t955) : "r"(t953));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t954;
            acc_22 = t955;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t956 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t957 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(t956), "f"(t957));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t959 = t958 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t960 = t958 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t961;
            asm("mov.b32 %0, %1;" : "=f"(t961) : "r"(t959));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t962;
            asm("mov.b32 %0, %1;" : "=f"(t962) : "r"(t960));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t961;
            acc_24 = t962;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t963 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t964 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(t963), "f"(t964));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t966 = t965 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t967 = t965 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t968;
            asm("mov.b32 %0, %1;" : "=f"(t968) : "r"(t966));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t969;
            asm("mov.b32 %0, %1;" : "=f"(t969) : "r"(t967));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t968;
            acc_26 = t969;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t970 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t971 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t972;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(t970), "f"(t971));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t973 = t972 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t974 = t972 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t975;
            asm("mov.b32 %0, %1;" : "=f"(t975) : "r"(t973));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t976;
            asm("mov.b32 %0, %1;" : "=f"(t976) : "r"(t974));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t975;
            acc_28 = t976;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t977 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t978 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(t977), "f"(t978));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t980 = t979 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t981 = t979 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t982;
            asm("mov.b32 %0, %1;" : "=f"(t982) : "r"(t980));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t983;
            asm("mov.b32 %0, %1;" : "=f"(t983) : "r"(t981));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t982;
            acc_30 = t983;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t984 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t985 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(t984), "f"(t985));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t987 = t986 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t988 = t986 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t989;
            asm("mov.b32 %0, %1;" : "=f"(t989) : "r"(t987));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t990;
            asm("mov.b32 %0, %1;" : "=f"(t990) : "r"(t988));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t989;
            acc_32 = t990;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t991 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t992 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(t991), "f"(t992));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t994 = t993 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t995 = t993 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t996;
            asm("mov.b32 %0, %1;" : "=f"(t996) : "r"(t994));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t997;
            asm("mov.b32 %0, %1;" : "=f"(t997) : "r"(t995));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t996;
            acc_34 = t997;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t998 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t999 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(t998), "f"(t999));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1001 = t1000 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1002 = t1000 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1003;
            asm("mov.b32 %0, %1;" : "=f"(t1003) : "r"(t1001));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1004;
            asm("mov.b32 %0, %1;" : "=f"(t1004) : "r"(t1002));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t1003;
            acc_36 = t1004;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1005 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1006 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(t1005), "f"(t1006));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1008 = t1007 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1009 = t1007 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1010;
            asm("mov.b32 %0, %1;" : "=f"(t1010) : "r"(t1008));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1011;
            asm("mov.b32 %0, %1;" : "=f"(t1011) : "r"(t1009));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t1010;
            acc_38 = t1011;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1012 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1013 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(t1012), "f"(t1013));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1015 = t1014 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1016 = t1014 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1017;
            asm("mov.b32 %0, %1;" : "=f"(t1017) : "r"(t1015));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1018;
            asm("mov.b32 %0, %1;" : "=f"(t1018) : "r"(t1016));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t1017;
            acc_40 = t1018;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1019 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1020 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(t1019), "f"(t1020));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1022 = t1021 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1023 = t1021 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1024;
            asm("mov.b32 %0, %1;" : "=f"(t1024) : "r"(t1022));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1025;
            asm("mov.b32 %0, %1;" : "=f"(t1025) : "r"(t1023));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t1024;
            acc_42 = t1025;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1026 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1027 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(t1026), "f"(t1027));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1029 = t1028 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1030 = t1028 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1031;
            asm("mov.b32 %0, %1;" : "=f"(t1031) : "r"(t1029));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1032;
            asm("mov.b32 %0, %1;" : "=f"(t1032) : "r"(t1030));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t1031;
            acc_44 = t1032;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1033 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1034 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(t1033), "f"(t1034));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1036 = t1035 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1037 = t1035 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1038;
            asm("mov.b32 %0, %1;" : "=f"(t1038) : "r"(t1036));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1039;
            asm("mov.b32 %0, %1;" : "=f"(t1039) : "r"(t1037));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t1038;
            acc_46 = t1039;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1040 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1041 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(t1040), "f"(t1041));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1043 = t1042 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1044 = t1042 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1045;
            asm("mov.b32 %0, %1;" : "=f"(t1045) : "r"(t1043));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1046;
            asm("mov.b32 %0, %1;" : "=f"(t1046) : "r"(t1044));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t1045;
            acc_48 = t1046;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1047 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1048 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(t1047), "f"(t1048));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1050 = t1049 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1051 = t1049 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1052;
            asm("mov.b32 %0, %1;" : "=f"(t1052) : "r"(t1050));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1053;
            asm("mov.b32 %0, %1;" : "=f"(t1053) : "r"(t1051));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t1052;
            acc_50 = t1053;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1054 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1055 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(t1054), "f"(t1055));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1057 = t1056 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1058 = t1056 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1059;
            asm("mov.b32 %0, %1;" : "=f"(t1059) : "r"(t1057));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1060;
            asm("mov.b32 %0, %1;" : "=f"(t1060) : "r"(t1058));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t1059;
            acc_52 = t1060;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1061 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1062 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(t1061), "f"(t1062));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1064 = t1063 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1065 = t1063 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1066;
            asm("mov.b32 %0, %1;" : "=f"(t1066) : "r"(t1064));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1067;
            asm("mov.b32 %0, %1;" : "=f"(t1067) : "r"(t1065));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t1066;
            acc_54 = t1067;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1068 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1069 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(t1068), "f"(t1069));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1071 = t1070 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1072 = t1070 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1073;
            asm("mov.b32 %0, %1;" : "=f"(t1073) : "r"(t1071));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1074;
            asm("mov.b32 %0, %1;" : "=f"(t1074) : "r"(t1072));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t1073;
            acc_56 = t1074;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1075 = acc_57;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1076 = acc_58;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(t1075), "f"(t1076));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1078 = t1077 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1079 = t1077 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1080;
            asm("mov.b32 %0, %1;" : "=f"(t1080) : "r"(t1078));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1081;
            asm("mov.b32 %0, %1;" : "=f"(t1081) : "r"(t1079));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t1080;
            acc_58 = t1081;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1082 = acc_59;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1083 = acc_60;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1084;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(t1082), "f"(t1083));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1085 = t1084 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1086 = t1084 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1087;
            asm("mov.b32 %0, %1;" : "=f"(t1087) : "r"(t1085));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1088;
            asm("mov.b32 %0, %1;" : "=f"(t1088) : "r"(t1086));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t1087;
            acc_60 = t1088;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1089 = acc_61;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1090 = acc_62;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1091;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(t1089), "f"(t1090));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1092 = t1091 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1093 = t1091 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1094;
            asm("mov.b32 %0, %1;" : "=f"(t1094) : "r"(t1092));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1095;
            asm("mov.b32 %0, %1;" : "=f"(t1095) : "r"(t1093));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t1094;
            acc_62 = t1095;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1096 = acc_63;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1097 = acc_64;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1098;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(t1096), "f"(t1097));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1099 = t1098 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1100 = t1098 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1101;
            asm("mov.b32 %0, %1;" : "=f"(t1101) : "r"(t1099));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1102;
            asm("mov.b32 %0, %1;" : "=f"(t1102) : "r"(t1100));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t1101;
            acc_64 = t1102;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1103 = acc_65;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1104 = acc_66;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(t1103), "f"(t1104));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1106 = t1105 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1107 = t1105 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1108;
            asm("mov.b32 %0, %1;" : "=f"(t1108) : "r"(t1106));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1109;
            asm("mov.b32 %0, %1;" : "=f"(t1109) : "r"(t1107));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t1108;
            acc_66 = t1109;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1110 = acc_67;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1111 = acc_68;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(t1110), "f"(t1111));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1113 = t1112 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1114 = t1112 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1115;
            asm("mov.b32 %0, %1;" : "=f"(t1115) : "r"(t1113));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1116;
            asm("mov.b32 %0, %1;" : "=f"(t1116) : "r"(t1114));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t1115;
            acc_68 = t1116;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1117 = acc_69;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1118 = acc_70;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(t1117), "f"(t1118));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1120 = t1119 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1121 = t1119 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1122;
            asm("mov.b32 %0, %1;" : "=f"(t1122) : "r"(t1120));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1123;
            asm("mov.b32 %0, %1;" : "=f"(t1123) : "r"(t1121));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t1122;
            acc_70 = t1123;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1124 = acc_71;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1125 = acc_72;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1126;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(t1124), "f"(t1125));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1127 = t1126 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1128 = t1126 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1129;
            asm("mov.b32 %0, %1;" : "=f"(t1129) : "r"(t1127));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1130;
            asm("mov.b32 %0, %1;" : "=f"(t1130) : "r"(t1128));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t1129;
            acc_72 = t1130;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1131 = acc_73;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1132 = acc_74;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(t1131), "f"(t1132));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1134 = t1133 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1135 = t1133 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1136;
            asm("mov.b32 %0, %1;" : "=f"(t1136) : "r"(t1134));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1137;
            asm("mov.b32 %0, %1;" : "=f"(t1137) : "r"(t1135));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t1136;
            acc_74 = t1137;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1138 = acc_75;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1139 = acc_76;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1140;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(t1138), "f"(t1139));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1141 = t1140 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1142 = t1140 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1143;
            asm("mov.b32 %0, %1;" : "=f"(t1143) : "r"(t1141));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1144;
            asm("mov.b32 %0, %1;" : "=f"(t1144) : "r"(t1142));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t1143;
            acc_76 = t1144;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1145 = acc_77;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1146 = acc_78;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1147;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(t1145), "f"(t1146));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1148 = t1147 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1149 = t1147 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1150;
            asm("mov.b32 %0, %1;" : "=f"(t1150) : "r"(t1148));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1151;
            asm("mov.b32 %0, %1;" : "=f"(t1151) : "r"(t1149));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t1150;
            acc_78 = t1151;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1152 = acc_79;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1153 = acc_80;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1154;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(t1152), "f"(t1153));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1155 = t1154 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1156 = t1154 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1157;
            asm("mov.b32 %0, %1;" : "=f"(t1157) : "r"(t1155));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1158;
            asm("mov.b32 %0, %1;" : "=f"(t1158) : "r"(t1156));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t1157;
            acc_80 = t1158;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1159 = acc_81;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1160 = acc_82;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1161;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(t1159), "f"(t1160));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1162 = t1161 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1163 = t1161 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1164;
            asm("mov.b32 %0, %1;" : "=f"(t1164) : "r"(t1162));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1165;
            asm("mov.b32 %0, %1;" : "=f"(t1165) : "r"(t1163));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t1164;
            acc_82 = t1165;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1166 = acc_83;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1167 = acc_84;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(t1166), "f"(t1167));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1169 = t1168 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1170 = t1168 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1171;
            asm("mov.b32 %0, %1;" : "=f"(t1171) : "r"(t1169));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1172;
            asm("mov.b32 %0, %1;" : "=f"(t1172) : "r"(t1170));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t1171;
            acc_84 = t1172;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1173 = acc_85;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1174 = acc_86;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1175;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(t1173), "f"(t1174));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1176 = t1175 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1177 = t1175 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1178;
            asm("mov.b32 %0, %1;" : "=f"(t1178) : "r"(t1176));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1179;
            asm("mov.b32 %0, %1;" : "=f"(t1179) : "r"(t1177));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t1178;
            acc_86 = t1179;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1180 = acc_87;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1181 = acc_88;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(t1180), "f"(t1181));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1183 = t1182 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1184 = t1182 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1185;
            asm("mov.b32 %0, %1;" : "=f"(t1185) : "r"(t1183));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1186;
            asm("mov.b32 %0, %1;" : "=f"(t1186) : "r"(t1184));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t1185;
            acc_88 = t1186;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1187 = acc_89;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1188 = acc_90;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1189;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(t1187), "f"(t1188));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1190 = t1189 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1191 = t1189 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1192;
            asm("mov.b32 %0, %1;" : "=f"(t1192) : "r"(t1190));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1193;
            asm("mov.b32 %0, %1;" : "=f"(t1193) : "r"(t1191));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t1192;
            acc_90 = t1193;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1194 = acc_91;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1195 = acc_92;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1196;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1196) : "f"(t1194), "f"(t1195));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1197 = t1196 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1198 = t1196 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1199;
            asm("mov.b32 %0, %1;" : "=f"(t1199) : "r"(t1197));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1200;
            asm("mov.b32 %0, %1;" : "=f"(t1200) : "r"(t1198));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t1199;
            acc_92 = t1200;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1201 = acc_93;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1202 = acc_94;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1203;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1203) : "f"(t1201), "f"(t1202));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1204 = t1203 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1205 = t1203 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1206;
            asm("mov.b32 %0, %1;" : "=f"(t1206) : "r"(t1204));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1207;
            asm("mov.b32 %0, %1;" : "=f"(t1207) : "r"(t1205));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t1206;
            acc_94 = t1207;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1208 = acc_95;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1209 = acc_96;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1210;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1210) : "f"(t1208), "f"(t1209));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1211 = t1210 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1212 = t1210 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1213;
            asm("mov.b32 %0, %1;" : "=f"(t1213) : "r"(t1211));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1214;
            asm("mov.b32 %0, %1;" : "=f"(t1214) : "r"(t1212));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t1213;
            acc_96 = t1214;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1215 = acc_97;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1216 = acc_98;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1217;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1217) : "f"(t1215), "f"(t1216));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1218 = t1217 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1219 = t1217 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1220;
            asm("mov.b32 %0, %1;" : "=f"(t1220) : "r"(t1218));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1221;
            asm("mov.b32 %0, %1;" : "=f"(t1221) : "r"(t1219));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t1220;
            acc_98 = t1221;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1222 = acc_99;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1223 = acc_100;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1224;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(t1222), "f"(t1223));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1225 = t1224 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1226 = t1224 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1227;
            asm("mov.b32 %0, %1;" : "=f"(t1227) : "r"(t1225));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1228;
            asm("mov.b32 %0, %1;" : "=f"(t1228) : "r"(t1226));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t1227;
            acc_100 = t1228;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1229 = acc_101;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1230 = acc_102;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1231;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(t1229), "f"(t1230));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1232 = t1231 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1233 = t1231 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1234;
            asm("mov.b32 %0, %1;" : "=f"(t1234) : "r"(t1232));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1235;
            asm("mov.b32 %0, %1;" : "=f"(t1235) : "r"(t1233));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t1234;
            acc_102 = t1235;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1236 = acc_103;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1237 = acc_104;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1238;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(t1236), "f"(t1237));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1239 = t1238 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1240 = t1238 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1241;
            asm("mov.b32 %0, %1;" : "=f"(t1241) : "r"(t1239));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1242;
            asm("mov.b32 %0, %1;" : "=f"(t1242) : "r"(t1240));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t1241;
            acc_104 = t1242;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1243 = acc_105;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1244 = acc_106;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1245;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(t1243), "f"(t1244));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1246 = t1245 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1247 = t1245 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1248;
            asm("mov.b32 %0, %1;" : "=f"(t1248) : "r"(t1246));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1249;
            asm("mov.b32 %0, %1;" : "=f"(t1249) : "r"(t1247));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t1248;
            acc_106 = t1249;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1250 = acc_107;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1251 = acc_108;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1252;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1252) : "f"(t1250), "f"(t1251));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1253 = t1252 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1254 = t1252 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1255;
            asm("mov.b32 %0, %1;" : "=f"(t1255) : "r"(t1253));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1256;
            asm("mov.b32 %0, %1;" : "=f"(t1256) : "r"(t1254));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t1255;
            acc_108 = t1256;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1257 = acc_109;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1258 = acc_110;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1259;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(t1257), "f"(t1258));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1260 = t1259 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1261 = t1259 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1262;
            asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(t1260));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1263;
            asm("mov.b32 %0, %1;" : "=f"(t1263) : "r"(t1261));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t1262;
            acc_110 = t1263;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1264 = acc_111;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1265 = acc_112;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1266;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1266) : "f"(t1264), "f"(t1265));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1267 = t1266 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1268 = t1266 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1269;
            asm("mov.b32 %0, %1;" : "=f"(t1269) : "r"(t1267));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1270;
            asm("mov.b32 %0, %1;" : "=f"(t1270) : "r"(t1268));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t1269;
            acc_112 = t1270;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1271 = acc_113;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1272 = acc_114;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1273;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(t1271), "f"(t1272));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1274 = t1273 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1275 = t1273 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1276;
            asm("mov.b32 %0, %1;" : "=f"(t1276) : "r"(t1274));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1277;
            asm("mov.b32 %0, %1;" : "=f"(t1277) : "r"(t1275));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t1276;
            acc_114 = t1277;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1278 = acc_115;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1279 = acc_116;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1280;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(t1278), "f"(t1279));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1281 = t1280 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1282 = t1280 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1283;
            asm("mov.b32 %0, %1;" : "=f"(t1283) : "r"(t1281));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1284;
            asm("mov.b32 %0, %1;" : "=f"(t1284) : "r"(t1282));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t1283;
            acc_116 = t1284;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1285 = acc_117;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1286 = acc_118;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1287;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(t1285), "f"(t1286));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1288 = t1287 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1289 = t1287 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1290;
            asm("mov.b32 %0, %1;" : "=f"(t1290) : "r"(t1288));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1291;
            asm("mov.b32 %0, %1;" : "=f"(t1291) : "r"(t1289));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t1290;
            acc_118 = t1291;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1292 = acc_119;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1293 = acc_120;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1294;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(t1292), "f"(t1293));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1295 = t1294 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1296 = t1294 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1297;
            asm("mov.b32 %0, %1;" : "=f"(t1297) : "r"(t1295));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1298;
            asm("mov.b32 %0, %1;" : "=f"(t1298) : "r"(t1296));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t1297;
            acc_120 = t1298;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1299 = acc_121;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1300 = acc_122;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1301;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(t1299), "f"(t1300));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1302 = t1301 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1303 = t1301 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1304;
            asm("mov.b32 %0, %1;" : "=f"(t1304) : "r"(t1302));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1305;
            asm("mov.b32 %0, %1;" : "=f"(t1305) : "r"(t1303));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t1304;
            acc_122 = t1305;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1306 = acc_123;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1307 = acc_124;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(t1306), "f"(t1307));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1309 = t1308 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1310 = t1308 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1311;
            asm("mov.b32 %0, %1;" : "=f"(t1311) : "r"(t1309));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1312;
            asm("mov.b32 %0, %1;" : "=f"(t1312) : "r"(t1310));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t1311;
            acc_124 = t1312;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1313 = acc_125;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1314 = acc_126;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(t1313), "f"(t1314));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1316 = t1315 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1317 = t1315 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1318;
            asm("mov.b32 %0, %1;" : "=f"(t1318) : "r"(t1316));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1319;
            asm("mov.b32 %0, %1;" : "=f"(t1319) : "r"(t1317));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t1318;
            acc_126 = t1319;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1320 = acc_127;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t1321 = acc_128;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t1322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(t1320), "f"(t1321));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1323 = t1322 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t1324 = t1322 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1325;
            asm("mov.b32 %0, %1;" : "=f"(t1325) : "r"(t1323));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t1326;
            asm("mov.b32 %0, %1;" : "=f"(t1326) : "r"(t1324));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t1325;
            acc_128 = t1326;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const u32 t1327 = t810 * t812;
#line 83 "fa-kernels/src/conv/statistics.rs"
            const f32 count_3 = (f32)t1327;
            f32 t1329;
            asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(count_3), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t1329));
#line 85 "fa-kernels/src/conv/statistics.rs"
            const u32 t1331 = t810 * t812;
#line 85 "fa-kernels/src/conv/statistics.rs"
            const bool whole = t1331 == 256u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = acc_53;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_57;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_61;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_65;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = acc_69;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = acc_73;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc_77;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = acc_81;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = acc_85;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_89;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = acc_93;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_97;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = acc_101;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = acc_105;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = acc_109;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = acc_113;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = acc_117;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_121;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = acc_125;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = t1333 + t1334;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1365 + t1335;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1366 + t1336;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1367 + t1337;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = t1368 + t1338;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = t1369 + t1339;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = t1370 + t1340;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1371 + t1341;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = t1372 + t1342;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1373 + t1343;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = t1374 + t1344;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = t1375 + t1345;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = t1376 + t1346;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = t1377 + t1347;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = t1378 + t1348;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = t1379 + t1349;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = t1380 + t1350;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = t1381 + t1351;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = t1382 + t1352;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = t1383 + t1353;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = t1384 + t1354;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = t1385 + t1355;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = t1386 + t1356;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = t1387 + t1357;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = t1388 + t1358;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = t1389 + t1359;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = t1390 + t1360;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = t1391 + t1361;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = t1392 + t1362;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = t1393 + t1363;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = t1394 + t1364;
                const f32 t1396 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_54;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = acc_58;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_62;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_66;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_70;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = acc_74;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_78;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = acc_82;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_86;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = acc_90;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_94;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_98;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_102;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = acc_106;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_110;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_114;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_118;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_122;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_126;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = t1396 + t1397;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = t1428 + t1398;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1429 + t1399;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = t1430 + t1400;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1431 + t1401;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = t1432 + t1402;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1433 + t1403;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = t1434 + t1404;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1435 + t1405;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1436 + t1406;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1437 + t1407;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = t1438 + t1408;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = t1439 + t1409;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = t1440 + t1410;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = t1441 + t1411;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = t1442 + t1412;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1443 + t1413;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = t1444 + t1414;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = t1445 + t1415;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = t1446 + t1416;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = t1447 + t1417;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = t1448 + t1418;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1449 + t1419;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = t1450 + t1420;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1451 + t1421;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = t1452 + t1422;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1453 + t1423;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = t1454 + t1424;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = t1455 + t1425;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = t1456 + t1426;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1457 + t1427;
                const f32 t1459 = t1395 + t1458;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t1459;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1460 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1460 << 1u;
                const bool columns = first_6 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1463 = first_6 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t1463 < t812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1465 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t1465 & columns;
                const f32 t1467 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = exists ? t1468 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = t1467 + t1469;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1470;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1471 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t1471 & columns_2;
                const f32 t1473 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists_2 ? t1474 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = t1473 + t1475;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1476;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1477 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t1477 & columns;
                const f32 t1479 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = exists_3 ? t1480 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = t1479 + t1481;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t1483 & columns_2;
                const f32 t1485 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = exists_4 ? t1486 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = t1485 + t1487;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1488;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1489 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t1489 & columns;
                const f32 t1491 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = exists_5 ? t1492 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = t1491 + t1493;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1494;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1495 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t1495 & columns_2;
                const f32 t1497 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = exists_6 ? t1498 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = t1497 + t1499;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1500;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1501 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t1501 & columns;
                const f32 t1503 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_7 ? t1504 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = t1503 + t1505;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1507 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t1507 & columns_2;
                const f32 t1509 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = exists_8 ? t1510 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = t1509 + t1511;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1512;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1513 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t1513 & columns;
                const f32 t1515 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = exists_9 ? t1516 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = t1515 + t1517;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1518;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1519 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t1519 & columns_2;
                const f32 t1521 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = exists_10 ? t1522 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = t1521 + t1523;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1524;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1525 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t1525 & columns;
                const f32 t1527 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_11 ? t1528 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = t1527 + t1529;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1531 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t1531 & columns_2;
                const f32 t1533 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = exists_12 ? t1534 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = t1533 + t1535;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1536;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t1537 & columns;
                const f32 t1539 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = exists_13 ? t1540 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = t1539 + t1541;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1542;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1543 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t1543 & columns_2;
                const f32 t1545 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = exists_14 ? t1546 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = t1545 + t1547;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1548;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1549 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t1549 & columns;
                const f32 t1551 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = exists_15 ? t1552 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = t1551 + t1553;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1555 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t1555 & columns_2;
                const f32 t1557 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = exists_16 ? t1558 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = t1557 + t1559;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1560;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1561 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t1561 & columns;
                const f32 t1563 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = exists_17 ? t1564 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = t1563 + t1565;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1566;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t1567 & columns_2;
                const f32 t1569 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = exists_18 ? t1570 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = t1569 + t1571;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1572;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1573 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t1573 & columns;
                const f32 t1575 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = exists_19 ? t1576 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1575 + t1577;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1579 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t1579 & columns_2;
                const f32 t1581 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = exists_20 ? t1582 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = t1581 + t1583;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1584;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1585 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t1585 & columns;
                const f32 t1587 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = exists_21 ? t1588 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = t1587 + t1589;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1590;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t1591 & columns_2;
                const f32 t1593 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = exists_22 ? t1594 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = t1593 + t1595;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1596;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1597 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t1597 & columns;
                const f32 t1599 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = exists_23 ? t1600 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1599 + t1601;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1603 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t1603 & columns_2;
                const f32 t1605 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = exists_24 ? t1606 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = t1605 + t1607;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1608;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t1609 & columns;
                const f32 t1611 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = exists_25 ? t1612 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = t1611 + t1613;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1614;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1615 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t1615 & columns_2;
                const f32 t1617 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = exists_26 ? t1618 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = t1617 + t1619;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1620;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1621 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t1621 & columns;
                const f32 t1623 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = exists_27 ? t1624 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1623 + t1625;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1627 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t1627 & columns_2;
                const f32 t1629 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = exists_28 ? t1630 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1629 + t1631;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1632;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t1633 & columns;
                const f32 t1635 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_57;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = exists_29 ? t1636 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = t1635 + t1637;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1638;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1639 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t1639 & columns_2;
                const f32 t1641 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_58;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = exists_30 ? t1642 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = t1641 + t1643;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1644;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1645 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t1645 & columns;
                const f32 t1647 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_61;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = exists_31 ? t1648 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = t1647 + t1649;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1650;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1651 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t1651 & columns_2;
                const f32 t1653 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_62;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = exists_32 ? t1654 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = t1653 + t1655;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1656;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1657 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1657 & columns;
                const f32 t1659 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_65;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = exists_33 ? t1660 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = t1659 + t1661;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1662;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1663 & columns_2;
                const f32 t1665 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_66;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = exists_34 ? t1666 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = t1665 + t1667;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1668;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1669 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1669 & columns;
                const f32 t1671 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_69;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = exists_35 ? t1672 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = t1671 + t1673;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1674;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1675 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1675 & columns_2;
                const f32 t1677 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_70;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = exists_36 ? t1678 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = t1677 + t1679;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1680;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1681 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1681 & columns;
                const f32 t1683 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_73;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = exists_37 ? t1684 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = t1683 + t1685;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1686;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1687 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1687 & columns_2;
                const f32 t1689 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_74;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = exists_38 ? t1690 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = t1689 + t1691;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1692;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1693 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1693 & columns;
                const f32 t1695 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_77;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = exists_39 ? t1696 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = t1695 + t1697;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1698;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1699 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1699 & columns_2;
                const f32 t1701 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = acc_78;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = exists_40 ? t1702 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = t1701 + t1703;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1704;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1705 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1705 & columns;
                const f32 t1707 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = acc_81;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = exists_41 ? t1708 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = t1707 + t1709;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1710;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1711 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1711 & columns_2;
                const f32 t1713 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_82;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = exists_42 ? t1714 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = t1713 + t1715;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1716;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1717 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1717 & columns;
                const f32 t1719 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_85;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = exists_43 ? t1720 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = t1719 + t1721;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1722;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1723 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1723 & columns_2;
                const f32 t1725 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = acc_86;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = exists_44 ? t1726 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = t1725 + t1727;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1728;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1729 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1729 & columns;
                const f32 t1731 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = acc_89;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = exists_45 ? t1732 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = t1731 + t1733;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1734;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1735 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1735 & columns_2;
                const f32 t1737 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_90;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = exists_46 ? t1738 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = t1737 + t1739;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1740;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1741 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1741 & columns;
                const f32 t1743 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_93;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = exists_47 ? t1744 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = t1743 + t1745;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1746;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1747 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1747 & columns_2;
                const f32 t1749 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_94;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = exists_48 ? t1750 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = t1749 + t1751;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1752;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1753 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1753 & columns;
                const f32 t1755 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = acc_97;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = exists_49 ? t1756 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = t1755 + t1757;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1758;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1759 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1759 & columns_2;
                const f32 t1761 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_98;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = exists_50 ? t1762 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = t1761 + t1763;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1764;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1765 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1765 & columns;
                const f32 t1767 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = acc_101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = exists_51 ? t1768 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = t1767 + t1769;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1770;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1771 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1771 & columns_2;
                const f32 t1773 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = acc_102;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = exists_52 ? t1774 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = t1773 + t1775;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1776;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1777 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1777 & columns;
                const f32 t1779 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_105;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = exists_53 ? t1780 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = t1779 + t1781;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1782;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1783 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1783 & columns_2;
                const f32 t1785 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = acc_106;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = exists_54 ? t1786 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = t1785 + t1787;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1788;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1789 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1789 & columns;
                const f32 t1791 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_109;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = exists_55 ? t1792 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = t1791 + t1793;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1795 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1795 & columns_2;
                const f32 t1797 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = acc_110;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = exists_56 ? t1798 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = t1797 + t1799;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1801 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1801 & columns;
                const f32 t1803 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = acc_113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1805 = exists_57 ? t1804 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = t1803 + t1805;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1806;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1807 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1807 & columns_2;
                const f32 t1809 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = acc_114;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = exists_58 ? t1810 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = t1809 + t1811;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1813 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1813 & columns;
                const f32 t1815 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = acc_117;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = exists_59 ? t1816 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = t1815 + t1817;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1819 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1819 & columns_2;
                const f32 t1821 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = acc_118;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = exists_60 ? t1822 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = t1821 + t1823;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1824;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1825 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1825 & columns;
                const f32 t1827 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = acc_121;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = exists_61 ? t1828 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = t1827 + t1829;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1830;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1831 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1831 & columns_2;
                const f32 t1833 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = acc_122;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = exists_62 ? t1834 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = t1833 + t1835;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1836;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1837 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1837 & columns;
                const f32 t1839 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = acc_125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = exists_63 ? t1840 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = t1839 + t1841;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1843 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1843 & columns_2;
                const f32 t1845 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = acc_126;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = exists_64 ? t1846 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = t1845 + t1847;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1848;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1850;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1850) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1850;
            f32 t1852;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1852) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1853 = pair + t1852;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_3 = t1853 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1855 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1855 - mean_3;
                const f32 t1857 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1858 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1858 - mean_3;
                const f32 t1860 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1861 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1861 - mean_3;
                const f32 t1863 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1864 - mean_3;
                const f32 t1866 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1867 - mean_3;
                const f32 t1869 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1870 - mean_3;
                const f32 t1872 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1873 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1873 - mean_3;
                const f32 t1875 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1876 - mean_3;
                const f32 t1878 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1879 - mean_3;
                const f32 t1881 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1882 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1882 - mean_3;
                const f32 t1884 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1885 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1885 - mean_3;
                const f32 t1887 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1888 - mean_3;
                const f32 t1890 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1891 - mean_3;
                const f32 t1893 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1894 - mean_3;
                const f32 t1896 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1897 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1897 - mean_3;
                const f32 t1899 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1900 - mean_3;
                const f32 t1902 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1903 - mean_3;
                const f32 t1905 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1906 - mean_3;
                const f32 t1908 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1909 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1909 - mean_3;
                const f32 t1911 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1912 - mean_3;
                const f32 t1914 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1915 - mean_3;
                const f32 t1917 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1918 - mean_3;
                const f32 t1920 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1921 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1921 - mean_3;
                const f32 t1923 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1924 - mean_3;
                const f32 t1926 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1927 - mean_3;
                const f32 t1929 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1930 - mean_3;
                const f32 t1932 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1933 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1933 - mean_3;
                const f32 t1935 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1936 - mean_3;
                const f32 t1938 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1939 - mean_3;
                const f32 t1941 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1942 - mean_3;
                const f32 t1944 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1945 - mean_3;
                const f32 t1947 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1948 - mean_3;
                const f32 t1950 = distance_32 * distance_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = t1857 + t1860;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1952 = t1951 + t1863;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = t1952 + t1866;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = t1953 + t1869;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = t1954 + t1872;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = t1955 + t1875;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = t1956 + t1878;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1958 = t1957 + t1881;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = t1958 + t1884;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = t1959 + t1887;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1961 = t1960 + t1890;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = t1961 + t1893;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = t1962 + t1896;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = t1963 + t1899;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = t1964 + t1902;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1966 = t1965 + t1905;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = t1966 + t1908;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = t1967 + t1911;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = t1968 + t1914;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = t1969 + t1917;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = t1970 + t1920;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = t1971 + t1923;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = t1972 + t1926;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = t1973 + t1929;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = t1974 + t1932;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = t1975 + t1935;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = t1976 + t1938;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = t1977 + t1941;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = t1978 + t1944;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = t1979 + t1947;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = t1980 + t1950;
                const f32 t1982 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1982 - mean_3;
                const f32 t1984 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1985 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1985 - mean_3;
                const f32 t1987 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1988 - mean_3;
                const f32 t1990 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1991 - mean_3;
                const f32 t1993 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1994 - mean_3;
                const f32 t1996 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1997 - mean_3;
                const f32 t1999 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t2000 - mean_3;
                const f32 t2002 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t2003 - mean_3;
                const f32 t2005 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2006 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t2006 - mean_3;
                const f32 t2008 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2009 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t2009 - mean_3;
                const f32 t2011 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t2012 - mean_3;
                const f32 t2014 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t2015 - mean_3;
                const f32 t2017 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2018 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t2018 - mean_3;
                const f32 t2020 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2021 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t2021 - mean_3;
                const f32 t2023 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t2024 - mean_3;
                const f32 t2026 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t2027 - mean_3;
                const f32 t2029 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2030 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t2030 - mean_3;
                const f32 t2032 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2033 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t2033 - mean_3;
                const f32 t2035 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2036 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t2036 - mean_3;
                const f32 t2038 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t2039 - mean_3;
                const f32 t2041 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t2042 - mean_3;
                const f32 t2044 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2045 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t2045 - mean_3;
                const f32 t2047 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2048 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t2048 - mean_3;
                const f32 t2050 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2051 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t2051 - mean_3;
                const f32 t2053 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2054 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t2054 - mean_3;
                const f32 t2056 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2057 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t2057 - mean_3;
                const f32 t2059 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2060 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t2060 - mean_3;
                const f32 t2062 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2063 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t2063 - mean_3;
                const f32 t2065 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t2066 - mean_3;
                const f32 t2068 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2069 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t2069 - mean_3;
                const f32 t2071 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t2072 - mean_3;
                const f32 t2074 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2075 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t2075 - mean_3;
                const f32 t2077 = distance_64 * distance_64;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2078 = t1984 + t1987;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2079 = t2078 + t1990;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2080 = t2079 + t1993;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2081 = t2080 + t1996;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = t2081 + t1999;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = t2082 + t2002;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2084 = t2083 + t2005;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2085 = t2084 + t2008;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2086 = t2085 + t2011;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2087 = t2086 + t2014;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = t2087 + t2017;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = t2088 + t2020;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = t2089 + t2023;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2091 = t2090 + t2026;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2092 = t2091 + t2029;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2093 = t2092 + t2032;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2094 = t2093 + t2035;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = t2094 + t2038;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2096 = t2095 + t2041;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2097 = t2096 + t2044;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2098 = t2097 + t2047;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2099 = t2098 + t2050;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = t2099 + t2053;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = t2100 + t2056;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2102 = t2101 + t2059;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2103 = t2102 + t2062;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2104 = t2103 + t2065;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2105 = t2104 + t2068;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = t2105 + t2071;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = t2106 + t2074;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2108 = t2107 + t2077;
                const f32 t2109 = t1981 + t2108;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2109;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2110 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_7 = t2110 << 1u;
                const bool columns_3 = first_7 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2113 = first_7 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t2113 < t812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2115 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t2115 & columns_3;
                const f32 t2117 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2118 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t2118 - mean_3;
                const f32 t2120 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2121 = exists_65 ? t2120 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2122 = t2117 + t2121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2122;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2123 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t2123 & columns_4;
                const f32 t2125 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t2126 - mean_3;
                const f32 t2128 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2129 = exists_66 ? t2128 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = t2125 + t2129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2130;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2131 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t2131 & columns_3;
                const f32 t2133 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t2134 - mean_3;
                const f32 t2136 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = exists_67 ? t2136 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = t2133 + t2137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2139 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t2139 & columns_4;
                const f32 t2141 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t2142 - mean_3;
                const f32 t2144 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2145 = exists_68 ? t2144 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2146 = t2141 + t2145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2146;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2147 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t2147 & columns_3;
                const f32 t2149 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t2150 - mean_3;
                const f32 t2152 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2153 = exists_69 ? t2152 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = t2149 + t2153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2154;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2155 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t2155 & columns_4;
                const f32 t2157 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2158 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t2158 - mean_3;
                const f32 t2160 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = exists_70 ? t2160 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = t2157 + t2161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2162;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2163 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t2163 & columns_3;
                const f32 t2165 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t2166 - mean_3;
                const f32 t2168 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2169 = exists_71 ? t2168 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2170 = t2165 + t2169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2170;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2171 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t2171 & columns_4;
                const f32 t2173 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t2174 - mean_3;
                const f32 t2176 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2177 = exists_72 ? t2176 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2178 = t2173 + t2177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2178;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2179 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t2179 & columns_3;
                const f32 t2181 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2182 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t2182 - mean_3;
                const f32 t2184 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2185 = exists_73 ? t2184 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2186 = t2181 + t2185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2186;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2187 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t2187 & columns_4;
                const f32 t2189 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2190 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t2190 - mean_3;
                const f32 t2192 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2193 = exists_74 ? t2192 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2194 = t2189 + t2193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2194;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2195 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t2195 & columns_3;
                const f32 t2197 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2198 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t2198 - mean_3;
                const f32 t2200 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2201 = exists_75 ? t2200 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2202 = t2197 + t2201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2202;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2203 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t2203 & columns_4;
                const f32 t2205 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2206 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t2206 - mean_3;
                const f32 t2208 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2209 = exists_76 ? t2208 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2210 = t2205 + t2209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2210;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2211 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t2211 & columns_3;
                const f32 t2213 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2214 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t2214 - mean_3;
                const f32 t2216 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2217 = exists_77 ? t2216 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2218 = t2213 + t2217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2218;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2219 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t2219 & columns_4;
                const f32 t2221 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2222 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t2222 - mean_3;
                const f32 t2224 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2225 = exists_78 ? t2224 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2226 = t2221 + t2225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2226;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2227 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t2227 & columns_3;
                const f32 t2229 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2230 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t2230 - mean_3;
                const f32 t2232 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2233 = exists_79 ? t2232 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2234 = t2229 + t2233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2234;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2235 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t2235 & columns_4;
                const f32 t2237 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2238 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t2238 - mean_3;
                const f32 t2240 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2241 = exists_80 ? t2240 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2242 = t2237 + t2241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2242;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2243 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t2243 & columns_3;
                const f32 t2245 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2246 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t2246 - mean_3;
                const f32 t2248 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2249 = exists_81 ? t2248 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2250 = t2245 + t2249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2250;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2251 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t2251 & columns_4;
                const f32 t2253 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2254 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t2254 - mean_3;
                const f32 t2256 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2257 = exists_82 ? t2256 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2258 = t2253 + t2257;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2258;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2259 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t2259 & columns_3;
                const f32 t2261 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2262 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t2262 - mean_3;
                const f32 t2264 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2265 = exists_83 ? t2264 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2266 = t2261 + t2265;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2266;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2267 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t2267 & columns_4;
                const f32 t2269 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2270 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t2270 - mean_3;
                const f32 t2272 = distance_84 * distance_84;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2273 = exists_84 ? t2272 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2274 = t2269 + t2273;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2274;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2275 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t2275 & columns_3;
                const f32 t2277 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2278 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t2278 - mean_3;
                const f32 t2280 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2281 = exists_85 ? t2280 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2282 = t2277 + t2281;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2282;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2283 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t2283 & columns_4;
                const f32 t2285 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2286 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t2286 - mean_3;
                const f32 t2288 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2289 = exists_86 ? t2288 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2290 = t2285 + t2289;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2290;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2291 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t2291 & columns_3;
                const f32 t2293 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2294 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t2294 - mean_3;
                const f32 t2296 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2297 = exists_87 ? t2296 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2298 = t2293 + t2297;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2298;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2299 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t2299 & columns_4;
                const f32 t2301 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2302 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t2302 - mean_3;
                const f32 t2304 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2305 = exists_88 ? t2304 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2306 = t2301 + t2305;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2306;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2307 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t2307 & columns_3;
                const f32 t2309 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2310 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t2310 - mean_3;
                const f32 t2312 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2313 = exists_89 ? t2312 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2314 = t2309 + t2313;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2314;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2315 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t2315 & columns_4;
                const f32 t2317 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2318 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t2318 - mean_3;
                const f32 t2320 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2321 = exists_90 ? t2320 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2322 = t2317 + t2321;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2322;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2323 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t2323 & columns_3;
                const f32 t2325 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2326 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t2326 - mean_3;
                const f32 t2328 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2329 = exists_91 ? t2328 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2330 = t2325 + t2329;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2330;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2331 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t2331 & columns_4;
                const f32 t2333 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2334 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t2334 - mean_3;
                const f32 t2336 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2337 = exists_92 ? t2336 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2338 = t2333 + t2337;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2338;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2339 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t2339 & columns_3;
                const f32 t2341 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t2342 - mean_3;
                const f32 t2344 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2345 = exists_93 ? t2344 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2346 = t2341 + t2345;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2346;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2347 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t2347 & columns_4;
                const f32 t2349 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2350 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t2350 - mean_3;
                const f32 t2352 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2353 = exists_94 ? t2352 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2354 = t2349 + t2353;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2354;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2355 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t2355 & columns_3;
                const f32 t2357 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2358 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t2358 - mean_3;
                const f32 t2360 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2361 = exists_95 ? t2360 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2362 = t2357 + t2361;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2362;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2363 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t2363 & columns_4;
                const f32 t2365 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t2366 - mean_3;
                const f32 t2368 = distance_96 * distance_96;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2369 = exists_96 ? t2368 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2370 = t2365 + t2369;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2370;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2371 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t2371 & columns_3;
                const f32 t2373 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2374 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t2374 - mean_3;
                const f32 t2376 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = exists_97 ? t2376 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2378 = t2373 + t2377;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2378;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2379 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t2379 & columns_4;
                const f32 t2381 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t2382 - mean_3;
                const f32 t2384 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2385 = exists_98 ? t2384 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2386 = t2381 + t2385;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2386;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2387 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t2387 & columns_3;
                const f32 t2389 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2390 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t2390 - mean_3;
                const f32 t2392 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2393 = exists_99 ? t2392 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2394 = t2389 + t2393;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2394;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2395 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t2395 & columns_4;
                const f32 t2397 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2398 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t2398 - mean_3;
                const f32 t2400 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2401 = exists_100 ? t2400 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2402 = t2397 + t2401;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2402;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2403 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t2403 & columns_3;
                const f32 t2405 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2406 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t2406 - mean_3;
                const f32 t2408 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2409 = exists_101 ? t2408 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2410 = t2405 + t2409;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2410;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2411 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t2411 & columns_4;
                const f32 t2413 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2414 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t2414 - mean_3;
                const f32 t2416 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2417 = exists_102 ? t2416 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2418 = t2413 + t2417;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2418;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2419 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t2419 & columns_3;
                const f32 t2421 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2422 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t2422 - mean_3;
                const f32 t2424 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2425 = exists_103 ? t2424 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2426 = t2421 + t2425;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2426;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2427 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t2427 & columns_4;
                const f32 t2429 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2430 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t2430 - mean_3;
                const f32 t2432 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2433 = exists_104 ? t2432 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2434 = t2429 + t2433;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2434;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2435 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t2435 & columns_3;
                const f32 t2437 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2438 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t2438 - mean_3;
                const f32 t2440 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2441 = exists_105 ? t2440 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2442 = t2437 + t2441;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2442;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2443 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t2443 & columns_4;
                const f32 t2445 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2446 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t2446 - mean_3;
                const f32 t2448 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2449 = exists_106 ? t2448 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2450 = t2445 + t2449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2450;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2451 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t2451 & columns_3;
                const f32 t2453 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2454 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t2454 - mean_3;
                const f32 t2456 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2457 = exists_107 ? t2456 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2458 = t2453 + t2457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2458;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2459 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t2459 & columns_4;
                const f32 t2461 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2462 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t2462 - mean_3;
                const f32 t2464 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2465 = exists_108 ? t2464 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2466 = t2461 + t2465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2466;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2467 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t2467 & columns_3;
                const f32 t2469 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2470 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t2470 - mean_3;
                const f32 t2472 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2473 = exists_109 ? t2472 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2474 = t2469 + t2473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2474;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2475 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t2475 & columns_4;
                const f32 t2477 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2478 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t2478 - mean_3;
                const f32 t2480 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2481 = exists_110 ? t2480 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2482 = t2477 + t2481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2483 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t2483 & columns_3;
                const f32 t2485 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2486 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t2486 - mean_3;
                const f32 t2488 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2489 = exists_111 ? t2488 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2490 = t2485 + t2489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2491 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t2491 & columns_4;
                const f32 t2493 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2494 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t2494 - mean_3;
                const f32 t2496 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2497 = exists_112 ? t2496 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2498 = t2493 + t2497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2498;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2499 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t2499 & columns_3;
                const f32 t2501 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2502 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t2502 - mean_3;
                const f32 t2504 = distance_113 * distance_113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = exists_113 ? t2504 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2506 = t2501 + t2505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2507 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t2507 & columns_4;
                const f32 t2509 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2510 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t2510 - mean_3;
                const f32 t2512 = distance_114 * distance_114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2513 = exists_114 ? t2512 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2514 = t2509 + t2513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2515 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t2515 & columns_3;
                const f32 t2517 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2518 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t2518 - mean_3;
                const f32 t2520 = distance_115 * distance_115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2521 = exists_115 ? t2520 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2522 = t2517 + t2521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2522;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2523 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t2523 & columns_4;
                const f32 t2525 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t2526 - mean_3;
                const f32 t2528 = distance_116 * distance_116;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2529 = exists_116 ? t2528 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2530 = t2525 + t2529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2531 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t2531 & columns_3;
                const f32 t2533 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2534 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t2534 - mean_3;
                const f32 t2536 = distance_117 * distance_117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2537 = exists_117 ? t2536 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2538 = t2533 + t2537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2539 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t2539 & columns_4;
                const f32 t2541 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2542 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t2542 - mean_3;
                const f32 t2544 = distance_118 * distance_118;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2545 = exists_118 ? t2544 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2546 = t2541 + t2545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2546;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2547 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t2547 & columns_3;
                const f32 t2549 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2550 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t2550 - mean_3;
                const f32 t2552 = distance_119 * distance_119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2553 = exists_119 ? t2552 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2554 = t2549 + t2553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2555 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t2555 & columns_4;
                const f32 t2557 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2558 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t2558 - mean_3;
                const f32 t2560 = distance_120 * distance_120;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2561 = exists_120 ? t2560 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2562 = t2557 + t2561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2563 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t2563 & columns_3;
                const f32 t2565 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2566 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t2566 - mean_3;
                const f32 t2568 = distance_121 * distance_121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2569 = exists_121 ? t2568 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2570 = t2565 + t2569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2571 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t2571 & columns_4;
                const f32 t2573 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2574 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t2574 - mean_3;
                const f32 t2576 = distance_122 * distance_122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2577 = exists_122 ? t2576 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2578 = t2573 + t2577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2579 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t2579 & columns_3;
                const f32 t2581 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2582 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t2582 - mean_3;
                const f32 t2584 = distance_123 * distance_123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2585 = exists_123 ? t2584 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2586 = t2581 + t2585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2587 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t2587 & columns_4;
                const f32 t2589 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2590 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t2590 - mean_3;
                const f32 t2592 = distance_124 * distance_124;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2593 = exists_124 ? t2592 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2594 = t2589 + t2593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2594;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2595 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2595 & columns_3;
                const f32 t2597 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2598 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2598 - mean_3;
                const f32 t2600 = distance_125 * distance_125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2601 = exists_125 ? t2600 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2602 = t2597 + t2601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2603 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2603 & columns_4;
                const f32 t2605 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2606 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2606 - mean_3;
                const f32 t2608 = distance_126 * distance_126;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2609 = exists_126 ? t2608 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2610 = t2605 + t2609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2611 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2611 & columns_3;
                const f32 t2613 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2614 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2614 - mean_3;
                const f32 t2616 = distance_127 * distance_127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2617 = exists_127 ? t2616 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2618 = t2613 + t2617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2618;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2619 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2619 & columns_4;
                const f32 t2621 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2622 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2622 - mean_3;
                const f32 t2624 = distance_128 * distance_128;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2625 = exists_128 ? t2624 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2626 = t2621 + t2625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t2626;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t2628;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2628) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t2628;
            f32 t2630;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2630) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_3 = pair_2 + t2630;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2632 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2633 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t2634 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t2632 + count_3;
            const f32 difference = mean_3 - t2633;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2637;
            asm("max.f32 %0, %1, %2;" : "=f"(t2637) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t2638;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2638) : "f"(t2637));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = count_3 * t2638;
            f32 t2640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(difference), "f"(share_2), "f"(t2633));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2641 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2642 = t2641 * t2632;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t2643 = t2634 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t2644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(t2642), "f"(share_2), "f"(t2643));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count = count_4;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean = t2640;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares = t2644;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2645 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2646 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2647 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2648 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2649 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2650 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2651 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2652 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2653 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2654 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2655 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2656 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2657 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2658 = acc_55;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2659 = acc_59;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2660 = acc_63;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2661 = acc_67;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2662 = acc_71;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2663 = acc_75;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2664 = acc_79;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2665 = acc_83;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2666 = acc_87;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2667 = acc_91;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2668 = acc_95;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2669 = acc_99;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = acc_103;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = acc_107;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = acc_111;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = acc_115;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = acc_119;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = acc_123;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = acc_127;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = t2645 + t2646;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = t2677 + t2647;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = t2678 + t2648;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = t2679 + t2649;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2681 = t2680 + t2650;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2682 = t2681 + t2651;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2683 = t2682 + t2652;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2684 = t2683 + t2653;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2685 = t2684 + t2654;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2686 = t2685 + t2655;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2687 = t2686 + t2656;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2688 = t2687 + t2657;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2689 = t2688 + t2658;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = t2689 + t2659;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2691 = t2690 + t2660;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2692 = t2691 + t2661;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2693 = t2692 + t2662;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2694 = t2693 + t2663;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2695 = t2694 + t2664;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2696 = t2695 + t2665;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2697 = t2696 + t2666;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2698 = t2697 + t2667;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2699 = t2698 + t2668;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2700 = t2699 + t2669;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2701 = t2700 + t2670;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = t2701 + t2671;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2703 = t2702 + t2672;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2704 = t2703 + t2673;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2705 = t2704 + t2674;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = t2705 + t2675;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2707 = t2706 + t2676;
                const f32 t2708 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2709 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2711 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2712 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2713 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2715 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2716 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2717 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2719 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2720 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2721 = acc_56;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = acc_60;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2723 = acc_64;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2724 = acc_68;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2725 = acc_72;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = acc_76;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2727 = acc_80;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2728 = acc_84;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2729 = acc_88;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = acc_92;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2731 = acc_96;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2732 = acc_100;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2733 = acc_104;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = acc_108;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2735 = acc_112;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2736 = acc_116;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2737 = acc_120;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = acc_124;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2739 = acc_128;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2740 = t2708 + t2709;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2741 = t2740 + t2710;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = t2741 + t2711;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2743 = t2742 + t2712;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2744 = t2743 + t2713;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2745 = t2744 + t2714;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = t2745 + t2715;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2747 = t2746 + t2716;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2748 = t2747 + t2717;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2749 = t2748 + t2718;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = t2749 + t2719;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2751 = t2750 + t2720;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2752 = t2751 + t2721;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2753 = t2752 + t2722;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = t2753 + t2723;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2755 = t2754 + t2724;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2756 = t2755 + t2725;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2757 = t2756 + t2726;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2758 = t2757 + t2727;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2759 = t2758 + t2728;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2760 = t2759 + t2729;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2761 = t2760 + t2730;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2762 = t2761 + t2731;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2763 = t2762 + t2732;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2764 = t2763 + t2733;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2765 = t2764 + t2734;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = t2765 + t2735;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2767 = t2766 + t2736;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2768 = t2767 + t2737;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2769 = t2768 + t2738;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = t2769 + t2739;
                const f32 t2771 = t2707 + t2770;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2771;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2772 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_8 = t2772 << 1u;
                const bool columns_5 = first_8 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2775 = first_8 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2775 < t812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2777 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2777 & columns_5;
                const f32 t2779 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2780 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2781 = exists_129 ? t2780 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = t2779 + t2781;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2782;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2783 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2783 & columns_6;
                const f32 t2785 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2786 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2787 = exists_130 ? t2786 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2788 = t2785 + t2787;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2788;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2789 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2789 & columns_5;
                const f32 t2791 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2792 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2793 = exists_131 ? t2792 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = t2791 + t2793;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2795 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2795 & columns_6;
                const f32 t2797 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2798 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2799 = exists_132 ? t2798 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2800 = t2797 + t2799;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2801 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2801 & columns_5;
                const f32 t2803 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2804 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2805 = exists_133 ? t2804 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2806 = t2803 + t2805;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2806;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2807 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2807 & columns_6;
                const f32 t2809 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2810 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2811 = exists_134 ? t2810 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2812 = t2809 + t2811;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2813 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2813 & columns_5;
                const f32 t2815 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2816 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2817 = exists_135 ? t2816 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2818 = t2815 + t2817;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2819 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2819 & columns_6;
                const f32 t2821 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2822 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2823 = exists_136 ? t2822 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2824 = t2821 + t2823;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2824;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2825 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2825 & columns_5;
                const f32 t2827 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2828 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2829 = exists_137 ? t2828 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = t2827 + t2829;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2830;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2831 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2831 & columns_6;
                const f32 t2833 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2834 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2835 = exists_138 ? t2834 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2836 = t2833 + t2835;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2836;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2837 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2837 & columns_5;
                const f32 t2839 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2840 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2841 = exists_139 ? t2840 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2842 = t2839 + t2841;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2843 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2843 & columns_6;
                const f32 t2845 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2846 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2847 = exists_140 ? t2846 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2848 = t2845 + t2847;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2848;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2849 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2849 & columns_5;
                const f32 t2851 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2852 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2853 = exists_141 ? t2852 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2854 = t2851 + t2853;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2854;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2855 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2855 & columns_6;
                const f32 t2857 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2859 = exists_142 ? t2858 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2860 = t2857 + t2859;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2860;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2861 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2861 & columns_5;
                const f32 t2863 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2864 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2865 = exists_143 ? t2864 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2866 = t2863 + t2865;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2867 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2867 & columns_6;
                const f32 t2869 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2870 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2871 = exists_144 ? t2870 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2872 = t2869 + t2871;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2872;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2873 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2873 & columns_5;
                const f32 t2875 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2876 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2877 = exists_145 ? t2876 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2878 = t2875 + t2877;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2878;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2879 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2879 & columns_6;
                const f32 t2881 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2882 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2883 = exists_146 ? t2882 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2884 = t2881 + t2883;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2884;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2885 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2885 & columns_5;
                const f32 t2887 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2888 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2889 = exists_147 ? t2888 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2890 = t2887 + t2889;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2890;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2891 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2891 & columns_6;
                const f32 t2893 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2894 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2895 = exists_148 ? t2894 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2896 = t2893 + t2895;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2896;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2897 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2897 & columns_5;
                const f32 t2899 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2900 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2901 = exists_149 ? t2900 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2902 = t2899 + t2901;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2902;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2903 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2903 & columns_6;
                const f32 t2905 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2906 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2907 = exists_150 ? t2906 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2908 = t2905 + t2907;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2908;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2909 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2909 & columns_5;
                const f32 t2911 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2912 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2913 = exists_151 ? t2912 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = t2911 + t2913;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2914;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2915 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2915 & columns_6;
                const f32 t2917 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2918 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2919 = exists_152 ? t2918 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2920 = t2917 + t2919;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2920;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2921 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2921 & columns_5;
                const f32 t2923 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2924 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2925 = exists_153 ? t2924 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2926 = t2923 + t2925;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2926;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2927 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2927 & columns_6;
                const f32 t2929 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2930 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2931 = exists_154 ? t2930 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2932 = t2929 + t2931;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2932;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2933 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2933 & columns_5;
                const f32 t2935 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2936 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2937 = exists_155 ? t2936 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2938 = t2935 + t2937;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2938;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2939 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2939 & columns_6;
                const f32 t2941 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2942 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2943 = exists_156 ? t2942 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2944 = t2941 + t2943;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2944;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2945 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t2945 & columns_5;
                const f32 t2947 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2948 = acc_59;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2949 = exists_157 ? t2948 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2950 = t2947 + t2949;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2950;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2951 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t2951 & columns_6;
                const f32 t2953 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2954 = acc_60;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2955 = exists_158 ? t2954 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2956 = t2953 + t2955;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2956;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2957 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t2957 & columns_5;
                const f32 t2959 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2960 = acc_63;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2961 = exists_159 ? t2960 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2962 = t2959 + t2961;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2962;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2963 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t2963 & columns_6;
                const f32 t2965 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2966 = acc_64;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2967 = exists_160 ? t2966 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2968 = t2965 + t2967;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2968;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2969 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t2969 & columns_5;
                const f32 t2971 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2972 = acc_67;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2973 = exists_161 ? t2972 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2974 = t2971 + t2973;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2974;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2975 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t2975 & columns_6;
                const f32 t2977 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2978 = acc_68;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2979 = exists_162 ? t2978 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2980 = t2977 + t2979;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2980;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2981 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t2981 & columns_5;
                const f32 t2983 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2984 = acc_71;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2985 = exists_163 ? t2984 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2986 = t2983 + t2985;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2986;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2987 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t2987 & columns_6;
                const f32 t2989 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2990 = acc_72;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2991 = exists_164 ? t2990 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2992 = t2989 + t2991;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2992;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2993 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t2993 & columns_5;
                const f32 t2995 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2996 = acc_75;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2997 = exists_165 ? t2996 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = t2995 + t2997;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2998;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2999 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t2999 & columns_6;
                const f32 t3001 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3002 = acc_76;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3003 = exists_166 ? t3002 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3004 = t3001 + t3003;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3004;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3005 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t3005 & columns_5;
                const f32 t3007 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3008 = acc_79;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3009 = exists_167 ? t3008 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3010 = t3007 + t3009;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3010;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3011 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t3011 & columns_6;
                const f32 t3013 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3014 = acc_80;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3015 = exists_168 ? t3014 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3016 = t3013 + t3015;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3016;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3017 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t3017 & columns_5;
                const f32 t3019 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3020 = acc_83;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3021 = exists_169 ? t3020 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3022 = t3019 + t3021;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3022;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3023 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t3023 & columns_6;
                const f32 t3025 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3026 = acc_84;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3027 = exists_170 ? t3026 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3028 = t3025 + t3027;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3028;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3029 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t3029 & columns_5;
                const f32 t3031 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3032 = acc_87;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3033 = exists_171 ? t3032 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3034 = t3031 + t3033;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3034;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3035 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t3035 & columns_6;
                const f32 t3037 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3038 = acc_88;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3039 = exists_172 ? t3038 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3040 = t3037 + t3039;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3040;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3041 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t3041 & columns_5;
                const f32 t3043 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3044 = acc_91;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3045 = exists_173 ? t3044 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3046 = t3043 + t3045;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3046;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3047 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t3047 & columns_6;
                const f32 t3049 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3050 = acc_92;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3051 = exists_174 ? t3050 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3052 = t3049 + t3051;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3052;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3053 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t3053 & columns_5;
                const f32 t3055 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3056 = acc_95;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3057 = exists_175 ? t3056 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3058 = t3055 + t3057;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3058;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3059 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t3059 & columns_6;
                const f32 t3061 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3062 = acc_96;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3063 = exists_176 ? t3062 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3064 = t3061 + t3063;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3064;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3065 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t3065 & columns_5;
                const f32 t3067 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3068 = acc_99;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3069 = exists_177 ? t3068 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3070 = t3067 + t3069;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3070;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3071 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t3071 & columns_6;
                const f32 t3073 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3074 = acc_100;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3075 = exists_178 ? t3074 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3076 = t3073 + t3075;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3076;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3077 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t3077 & columns_5;
                const f32 t3079 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3080 = acc_103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3081 = exists_179 ? t3080 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = t3079 + t3081;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3082;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3083 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t3083 & columns_6;
                const f32 t3085 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3086 = acc_104;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3087 = exists_180 ? t3086 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3088 = t3085 + t3087;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3088;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3089 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t3089 & columns_5;
                const f32 t3091 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3092 = acc_107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3093 = exists_181 ? t3092 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3094 = t3091 + t3093;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3094;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3095 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t3095 & columns_6;
                const f32 t3097 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3098 = acc_108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3099 = exists_182 ? t3098 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3100 = t3097 + t3099;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3100;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3101 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t3101 & columns_5;
                const f32 t3103 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3104 = acc_111;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3105 = exists_183 ? t3104 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3106 = t3103 + t3105;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3106;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3107 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t3107 & columns_6;
                const f32 t3109 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3110 = acc_112;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3111 = exists_184 ? t3110 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3112 = t3109 + t3111;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3112;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3113 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t3113 & columns_5;
                const f32 t3115 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3116 = acc_115;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3117 = exists_185 ? t3116 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3118 = t3115 + t3117;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3118;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3119 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t3119 & columns_6;
                const f32 t3121 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3122 = acc_116;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3123 = exists_186 ? t3122 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3124 = t3121 + t3123;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3124;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3125 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t3125 & columns_5;
                const f32 t3127 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3128 = acc_119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3129 = exists_187 ? t3128 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3130 = t3127 + t3129;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3130;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3131 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t3131 & columns_6;
                const f32 t3133 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3134 = acc_120;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3135 = exists_188 ? t3134 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3136 = t3133 + t3135;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3136;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3137 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t3137 & columns_5;
                const f32 t3139 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3140 = acc_123;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3141 = exists_189 ? t3140 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3142 = t3139 + t3141;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3142;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3143 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t3143 & columns_6;
                const f32 t3145 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3146 = acc_124;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3147 = exists_190 ? t3146 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3148 = t3145 + t3147;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3148;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3149 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t3149 & columns_5;
                const f32 t3151 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3152 = acc_127;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3153 = exists_191 ? t3152 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3154 = t3151 + t3153;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3154;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3155 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t3155 & columns_6;
                const f32 t3157 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3158 = acc_128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3159 = exists_192 ? t3158 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3160 = t3157 + t3159;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t3160;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t3162;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3162) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t3162;
            f32 t3164;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3164) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t3165 = pair_3 + t3164;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_4 = t3165 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t3167 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t3167 - mean_4;
                const f32 t3169 = distance_129 * distance_129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3170 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t3170 - mean_4;
                const f32 t3172 = distance_130 * distance_130;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3173 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t3173 - mean_4;
                const f32 t3175 = distance_131 * distance_131;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3176 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t3176 - mean_4;
                const f32 t3178 = distance_132 * distance_132;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3179 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t3179 - mean_4;
                const f32 t3181 = distance_133 * distance_133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3182 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t3182 - mean_4;
                const f32 t3184 = distance_134 * distance_134;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3185 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t3185 - mean_4;
                const f32 t3187 = distance_135 * distance_135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3188 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t3188 - mean_4;
                const f32 t3190 = distance_136 * distance_136;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3191 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t3191 - mean_4;
                const f32 t3193 = distance_137 * distance_137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3194 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t3194 - mean_4;
                const f32 t3196 = distance_138 * distance_138;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3197 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t3197 - mean_4;
                const f32 t3199 = distance_139 * distance_139;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3200 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t3200 - mean_4;
                const f32 t3202 = distance_140 * distance_140;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3203 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t3203 - mean_4;
                const f32 t3205 = distance_141 * distance_141;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3206 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t3206 - mean_4;
                const f32 t3208 = distance_142 * distance_142;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3209 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t3209 - mean_4;
                const f32 t3211 = distance_143 * distance_143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3212 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t3212 - mean_4;
                const f32 t3214 = distance_144 * distance_144;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3215 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t3215 - mean_4;
                const f32 t3217 = distance_145 * distance_145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3218 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t3218 - mean_4;
                const f32 t3220 = distance_146 * distance_146;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3221 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t3221 - mean_4;
                const f32 t3223 = distance_147 * distance_147;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3224 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t3224 - mean_4;
                const f32 t3226 = distance_148 * distance_148;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3227 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t3227 - mean_4;
                const f32 t3229 = distance_149 * distance_149;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3230 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t3230 - mean_4;
                const f32 t3232 = distance_150 * distance_150;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3233 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t3233 - mean_4;
                const f32 t3235 = distance_151 * distance_151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3236 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t3236 - mean_4;
                const f32 t3238 = distance_152 * distance_152;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3239 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t3239 - mean_4;
                const f32 t3241 = distance_153 * distance_153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3242 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t3242 - mean_4;
                const f32 t3244 = distance_154 * distance_154;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3245 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t3245 - mean_4;
                const f32 t3247 = distance_155 * distance_155;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3248 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t3248 - mean_4;
                const f32 t3250 = distance_156 * distance_156;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3251 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t3251 - mean_4;
                const f32 t3253 = distance_157 * distance_157;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3254 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t3254 - mean_4;
                const f32 t3256 = distance_158 * distance_158;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3257 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t3257 - mean_4;
                const f32 t3259 = distance_159 * distance_159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3260 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t3260 - mean_4;
                const f32 t3262 = distance_160 * distance_160;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3263 = t3169 + t3172;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3264 = t3263 + t3175;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3265 = t3264 + t3178;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3266 = t3265 + t3181;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3267 = t3266 + t3184;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3268 = t3267 + t3187;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3269 = t3268 + t3190;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3270 = t3269 + t3193;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3271 = t3270 + t3196;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3272 = t3271 + t3199;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3273 = t3272 + t3202;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3274 = t3273 + t3205;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3275 = t3274 + t3208;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3276 = t3275 + t3211;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3277 = t3276 + t3214;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3278 = t3277 + t3217;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3279 = t3278 + t3220;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3280 = t3279 + t3223;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3281 = t3280 + t3226;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3282 = t3281 + t3229;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3283 = t3282 + t3232;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3284 = t3283 + t3235;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3285 = t3284 + t3238;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3286 = t3285 + t3241;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3287 = t3286 + t3244;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3288 = t3287 + t3247;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3289 = t3288 + t3250;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3290 = t3289 + t3253;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3291 = t3290 + t3256;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3292 = t3291 + t3259;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3293 = t3292 + t3262;
                const f32 t3294 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t3294 - mean_4;
                const f32 t3296 = distance_161 * distance_161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3297 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t3297 - mean_4;
                const f32 t3299 = distance_162 * distance_162;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3300 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t3300 - mean_4;
                const f32 t3302 = distance_163 * distance_163;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3303 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t3303 - mean_4;
                const f32 t3305 = distance_164 * distance_164;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3306 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t3306 - mean_4;
                const f32 t3308 = distance_165 * distance_165;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3309 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t3309 - mean_4;
                const f32 t3311 = distance_166 * distance_166;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3312 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t3312 - mean_4;
                const f32 t3314 = distance_167 * distance_167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3315 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t3315 - mean_4;
                const f32 t3317 = distance_168 * distance_168;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3318 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t3318 - mean_4;
                const f32 t3320 = distance_169 * distance_169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3321 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t3321 - mean_4;
                const f32 t3323 = distance_170 * distance_170;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3324 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t3324 - mean_4;
                const f32 t3326 = distance_171 * distance_171;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3327 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t3327 - mean_4;
                const f32 t3329 = distance_172 * distance_172;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3330 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t3330 - mean_4;
                const f32 t3332 = distance_173 * distance_173;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3333 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t3333 - mean_4;
                const f32 t3335 = distance_174 * distance_174;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3336 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t3336 - mean_4;
                const f32 t3338 = distance_175 * distance_175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3339 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t3339 - mean_4;
                const f32 t3341 = distance_176 * distance_176;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3342 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t3342 - mean_4;
                const f32 t3344 = distance_177 * distance_177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3345 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t3345 - mean_4;
                const f32 t3347 = distance_178 * distance_178;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3348 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t3348 - mean_4;
                const f32 t3350 = distance_179 * distance_179;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3351 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t3351 - mean_4;
                const f32 t3353 = distance_180 * distance_180;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3354 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t3354 - mean_4;
                const f32 t3356 = distance_181 * distance_181;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3357 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t3357 - mean_4;
                const f32 t3359 = distance_182 * distance_182;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3360 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t3360 - mean_4;
                const f32 t3362 = distance_183 * distance_183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3363 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t3363 - mean_4;
                const f32 t3365 = distance_184 * distance_184;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3366 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t3366 - mean_4;
                const f32 t3368 = distance_185 * distance_185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3369 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t3369 - mean_4;
                const f32 t3371 = distance_186 * distance_186;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3372 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t3372 - mean_4;
                const f32 t3374 = distance_187 * distance_187;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3375 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t3375 - mean_4;
                const f32 t3377 = distance_188 * distance_188;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3378 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t3378 - mean_4;
                const f32 t3380 = distance_189 * distance_189;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3381 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t3381 - mean_4;
                const f32 t3383 = distance_190 * distance_190;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3384 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t3384 - mean_4;
                const f32 t3386 = distance_191 * distance_191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3387 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t3387 - mean_4;
                const f32 t3389 = distance_192 * distance_192;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3390 = t3296 + t3299;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3391 = t3390 + t3302;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3392 = t3391 + t3305;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3393 = t3392 + t3308;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3394 = t3393 + t3311;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3395 = t3394 + t3314;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3396 = t3395 + t3317;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3397 = t3396 + t3320;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3398 = t3397 + t3323;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3399 = t3398 + t3326;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3400 = t3399 + t3329;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3401 = t3400 + t3332;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3402 = t3401 + t3335;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3403 = t3402 + t3338;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3404 = t3403 + t3341;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3405 = t3404 + t3344;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3406 = t3405 + t3347;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3407 = t3406 + t3350;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3408 = t3407 + t3353;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3409 = t3408 + t3356;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3410 = t3409 + t3359;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3411 = t3410 + t3362;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3412 = t3411 + t3365;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3413 = t3412 + t3368;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3414 = t3413 + t3371;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3415 = t3414 + t3374;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3416 = t3415 + t3377;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3417 = t3416 + t3380;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3418 = t3417 + t3383;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3419 = t3418 + t3386;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t3420 = t3419 + t3389;
                const f32 t3421 = t3293 + t3420;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3421;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t3422 = t27 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_9 = t3422 << 1u;
                const bool columns_7 = first_9 < t812;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t3425 = first_9 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t3425 < t812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3427 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t3427 & columns_7;
                const f32 t3429 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3430 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t3430 - mean_4;
                const f32 t3432 = distance_193 * distance_193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3433 = exists_193 ? t3432 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3434 = t3429 + t3433;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3434;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3435 = 0u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t3435 & columns_8;
                const f32 t3437 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3438 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t3438 - mean_4;
                const f32 t3440 = distance_194 * distance_194;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3441 = exists_194 ? t3440 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3442 = t3437 + t3441;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3442;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3443 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t3443 & columns_7;
                const f32 t3445 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3446 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t3446 - mean_4;
                const f32 t3448 = distance_195 * distance_195;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3449 = exists_195 ? t3448 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3450 = t3445 + t3449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3450;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3451 = 1u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t3451 & columns_8;
                const f32 t3453 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3454 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t3454 - mean_4;
                const f32 t3456 = distance_196 * distance_196;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3457 = exists_196 ? t3456 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3458 = t3453 + t3457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3458;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3459 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t3459 & columns_7;
                const f32 t3461 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3462 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t3462 - mean_4;
                const f32 t3464 = distance_197 * distance_197;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3465 = exists_197 ? t3464 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3466 = t3461 + t3465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3466;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3467 = 2u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t3467 & columns_8;
                const f32 t3469 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3470 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t3470 - mean_4;
                const f32 t3472 = distance_198 * distance_198;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3473 = exists_198 ? t3472 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3474 = t3469 + t3473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3474;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3475 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t3475 & columns_7;
                const f32 t3477 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3478 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t3478 - mean_4;
                const f32 t3480 = distance_199 * distance_199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3481 = exists_199 ? t3480 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3482 = t3477 + t3481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3483 = 3u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t3483 & columns_8;
                const f32 t3485 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3486 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t3486 - mean_4;
                const f32 t3488 = distance_200 * distance_200;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3489 = exists_200 ? t3488 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3490 = t3485 + t3489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3491 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t3491 & columns_7;
                const f32 t3493 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3494 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t3494 - mean_4;
                const f32 t3496 = distance_201 * distance_201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3497 = exists_201 ? t3496 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3498 = t3493 + t3497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3498;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3499 = 4u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t3499 & columns_8;
                const f32 t3501 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3502 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t3502 - mean_4;
                const f32 t3504 = distance_202 * distance_202;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3505 = exists_202 ? t3504 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3506 = t3501 + t3505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3507 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t3507 & columns_7;
                const f32 t3509 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3510 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t3510 - mean_4;
                const f32 t3512 = distance_203 * distance_203;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3513 = exists_203 ? t3512 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3514 = t3509 + t3513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3515 = 5u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t3515 & columns_8;
                const f32 t3517 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3518 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t3518 - mean_4;
                const f32 t3520 = distance_204 * distance_204;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3521 = exists_204 ? t3520 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3522 = t3517 + t3521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3522;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3523 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t3523 & columns_7;
                const f32 t3525 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3526 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t3526 - mean_4;
                const f32 t3528 = distance_205 * distance_205;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3529 = exists_205 ? t3528 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3530 = t3525 + t3529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3531 = 6u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t3531 & columns_8;
                const f32 t3533 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3534 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t3534 - mean_4;
                const f32 t3536 = distance_206 * distance_206;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3537 = exists_206 ? t3536 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3538 = t3533 + t3537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3539 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t3539 & columns_7;
                const f32 t3541 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3542 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t3542 - mean_4;
                const f32 t3544 = distance_207 * distance_207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3545 = exists_207 ? t3544 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3546 = t3541 + t3545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3546;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3547 = 7u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t3547 & columns_8;
                const f32 t3549 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3550 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t3550 - mean_4;
                const f32 t3552 = distance_208 * distance_208;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3553 = exists_208 ? t3552 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3554 = t3549 + t3553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3555 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t3555 & columns_7;
                const f32 t3557 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3558 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t3558 - mean_4;
                const f32 t3560 = distance_209 * distance_209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3561 = exists_209 ? t3560 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3562 = t3557 + t3561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3563 = 8u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t3563 & columns_8;
                const f32 t3565 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3566 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t3566 - mean_4;
                const f32 t3568 = distance_210 * distance_210;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3569 = exists_210 ? t3568 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3570 = t3565 + t3569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3571 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t3571 & columns_7;
                const f32 t3573 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3574 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t3574 - mean_4;
                const f32 t3576 = distance_211 * distance_211;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3577 = exists_211 ? t3576 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3578 = t3573 + t3577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3579 = 9u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t3579 & columns_8;
                const f32 t3581 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3582 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t3582 - mean_4;
                const f32 t3584 = distance_212 * distance_212;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3585 = exists_212 ? t3584 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3586 = t3581 + t3585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3587 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t3587 & columns_7;
                const f32 t3589 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3590 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t3590 - mean_4;
                const f32 t3592 = distance_213 * distance_213;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3593 = exists_213 ? t3592 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3594 = t3589 + t3593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3594;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3595 = 10u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t3595 & columns_8;
                const f32 t3597 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3598 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t3598 - mean_4;
                const f32 t3600 = distance_214 * distance_214;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3601 = exists_214 ? t3600 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3602 = t3597 + t3601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3603 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t3603 & columns_7;
                const f32 t3605 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3606 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t3606 - mean_4;
                const f32 t3608 = distance_215 * distance_215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3609 = exists_215 ? t3608 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3610 = t3605 + t3609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3611 = 11u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t3611 & columns_8;
                const f32 t3613 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3614 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t3614 - mean_4;
                const f32 t3616 = distance_216 * distance_216;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3617 = exists_216 ? t3616 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3618 = t3613 + t3617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3618;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3619 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t3619 & columns_7;
                const f32 t3621 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3622 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t3622 - mean_4;
                const f32 t3624 = distance_217 * distance_217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3625 = exists_217 ? t3624 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3626 = t3621 + t3625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3627 = 12u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t3627 & columns_8;
                const f32 t3629 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3630 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t3630 - mean_4;
                const f32 t3632 = distance_218 * distance_218;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3633 = exists_218 ? t3632 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3634 = t3629 + t3633;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3634;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3635 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t3635 & columns_7;
                const f32 t3637 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3638 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t3638 - mean_4;
                const f32 t3640 = distance_219 * distance_219;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3641 = exists_219 ? t3640 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3642 = t3637 + t3641;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3642;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3643 = 13u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t3643 & columns_8;
                const f32 t3645 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3646 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t3646 - mean_4;
                const f32 t3648 = distance_220 * distance_220;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3649 = exists_220 ? t3648 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3650 = t3645 + t3649;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3650;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3651 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t3651 & columns_7;
                const f32 t3653 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3654 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t3654 - mean_4;
                const f32 t3656 = distance_221 * distance_221;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3657 = exists_221 ? t3656 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3658 = t3653 + t3657;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3658;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3659 = 14u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t3659 & columns_8;
                const f32 t3661 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3662 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t3662 - mean_4;
                const f32 t3664 = distance_222 * distance_222;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3665 = exists_222 ? t3664 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3666 = t3661 + t3665;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3666;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3667 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t3667 & columns_7;
                const f32 t3669 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3670 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t3670 - mean_4;
                const f32 t3672 = distance_223 * distance_223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3673 = exists_223 ? t3672 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3674 = t3669 + t3673;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3674;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3675 = 15u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t3675 & columns_8;
                const f32 t3677 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3678 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t3678 - mean_4;
                const f32 t3680 = distance_224 * distance_224;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3681 = exists_224 ? t3680 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3682 = t3677 + t3681;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3682;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3683 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t3683 & columns_7;
                const f32 t3685 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3686 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t3686 - mean_4;
                const f32 t3688 = distance_225 * distance_225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3689 = exists_225 ? t3688 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3690 = t3685 + t3689;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3690;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3691 = 16u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t3691 & columns_8;
                const f32 t3693 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3694 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t3694 - mean_4;
                const f32 t3696 = distance_226 * distance_226;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3697 = exists_226 ? t3696 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3698 = t3693 + t3697;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3698;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3699 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t3699 & columns_7;
                const f32 t3701 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3702 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t3702 - mean_4;
                const f32 t3704 = distance_227 * distance_227;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3705 = exists_227 ? t3704 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3706 = t3701 + t3705;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3706;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3707 = 17u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t3707 & columns_8;
                const f32 t3709 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3710 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t3710 - mean_4;
                const f32 t3712 = distance_228 * distance_228;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3713 = exists_228 ? t3712 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3714 = t3709 + t3713;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3714;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3715 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t3715 & columns_7;
                const f32 t3717 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3718 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t3718 - mean_4;
                const f32 t3720 = distance_229 * distance_229;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3721 = exists_229 ? t3720 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3722 = t3717 + t3721;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3722;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3723 = 18u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t3723 & columns_8;
                const f32 t3725 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3726 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t3726 - mean_4;
                const f32 t3728 = distance_230 * distance_230;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3729 = exists_230 ? t3728 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3730 = t3725 + t3729;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3730;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3731 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t3731 & columns_7;
                const f32 t3733 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3734 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t3734 - mean_4;
                const f32 t3736 = distance_231 * distance_231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3737 = exists_231 ? t3736 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3738 = t3733 + t3737;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3738;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3739 = 19u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t3739 & columns_8;
                const f32 t3741 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3742 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3742 - mean_4;
                const f32 t3744 = distance_232 * distance_232;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3745 = exists_232 ? t3744 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3746 = t3741 + t3745;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3746;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3747 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3747 & columns_7;
                const f32 t3749 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3750 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3750 - mean_4;
                const f32 t3752 = distance_233 * distance_233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3753 = exists_233 ? t3752 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3754 = t3749 + t3753;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3754;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3755 = 20u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3755 & columns_8;
                const f32 t3757 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3758 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3758 - mean_4;
                const f32 t3760 = distance_234 * distance_234;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3761 = exists_234 ? t3760 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3762 = t3757 + t3761;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3762;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3763 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3763 & columns_7;
                const f32 t3765 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3766 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3766 - mean_4;
                const f32 t3768 = distance_235 * distance_235;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3769 = exists_235 ? t3768 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3770 = t3765 + t3769;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3770;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3771 = 21u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3771 & columns_8;
                const f32 t3773 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3774 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3774 - mean_4;
                const f32 t3776 = distance_236 * distance_236;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3777 = exists_236 ? t3776 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3778 = t3773 + t3777;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3778;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3779 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3779 & columns_7;
                const f32 t3781 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3782 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3782 - mean_4;
                const f32 t3784 = distance_237 * distance_237;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3785 = exists_237 ? t3784 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3786 = t3781 + t3785;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3786;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3787 = 22u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3787 & columns_8;
                const f32 t3789 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3790 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3790 - mean_4;
                const f32 t3792 = distance_238 * distance_238;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3793 = exists_238 ? t3792 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3794 = t3789 + t3793;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3795 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3795 & columns_7;
                const f32 t3797 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3798 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3798 - mean_4;
                const f32 t3800 = distance_239 * distance_239;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3801 = exists_239 ? t3800 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3802 = t3797 + t3801;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3802;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3803 = 23u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3803 & columns_8;
                const f32 t3805 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3806 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3806 - mean_4;
                const f32 t3808 = distance_240 * distance_240;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3809 = exists_240 ? t3808 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3810 = t3805 + t3809;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3811 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3811 & columns_7;
                const f32 t3813 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3814 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3814 - mean_4;
                const f32 t3816 = distance_241 * distance_241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3817 = exists_241 ? t3816 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3818 = t3813 + t3817;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3819 = 24u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3819 & columns_8;
                const f32 t3821 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3822 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3822 - mean_4;
                const f32 t3824 = distance_242 * distance_242;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3825 = exists_242 ? t3824 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3826 = t3821 + t3825;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3826;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3827 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3827 & columns_7;
                const f32 t3829 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3830 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3830 - mean_4;
                const f32 t3832 = distance_243 * distance_243;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3833 = exists_243 ? t3832 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3834 = t3829 + t3833;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3834;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3835 = 25u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3835 & columns_8;
                const f32 t3837 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3838 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3838 - mean_4;
                const f32 t3840 = distance_244 * distance_244;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3841 = exists_244 ? t3840 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3842 = t3837 + t3841;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3843 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3843 & columns_7;
                const f32 t3845 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3846 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3846 - mean_4;
                const f32 t3848 = distance_245 * distance_245;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3849 = exists_245 ? t3848 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3850 = t3845 + t3849;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3850;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3851 = 26u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3851 & columns_8;
                const f32 t3853 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3854 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3854 - mean_4;
                const f32 t3856 = distance_246 * distance_246;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3857 = exists_246 ? t3856 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3858 = t3853 + t3857;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3859 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3859 & columns_7;
                const f32 t3861 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3862 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3862 - mean_4;
                const f32 t3864 = distance_247 * distance_247;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3865 = exists_247 ? t3864 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3866 = t3861 + t3865;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3867 = 27u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3867 & columns_8;
                const f32 t3869 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3870 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3870 - mean_4;
                const f32 t3872 = distance_248 * distance_248;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3873 = exists_248 ? t3872 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3874 = t3869 + t3873;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3874;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3875 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3875 & columns_7;
                const f32 t3877 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3878 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3878 - mean_4;
                const f32 t3880 = distance_249 * distance_249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3881 = exists_249 ? t3880 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3882 = t3877 + t3881;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3882;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3883 = 28u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3883 & columns_8;
                const f32 t3885 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3886 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3886 - mean_4;
                const f32 t3888 = distance_250 * distance_250;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3889 = exists_250 ? t3888 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3890 = t3885 + t3889;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3890;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3891 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3891 & columns_7;
                const f32 t3893 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3894 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3894 - mean_4;
                const f32 t3896 = distance_251 * distance_251;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3897 = exists_251 ? t3896 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3898 = t3893 + t3897;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3898;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3899 = 29u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3899 & columns_8;
                const f32 t3901 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3902 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3902 - mean_4;
                const f32 t3904 = distance_252 * distance_252;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3905 = exists_252 ? t3904 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3906 = t3901 + t3905;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3906;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3907 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3907 & columns_7;
                const f32 t3909 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3910 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3910 - mean_4;
                const f32 t3912 = distance_253 * distance_253;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3913 = exists_253 ? t3912 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3914 = t3909 + t3913;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3914;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3915 = 30u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3915 & columns_8;
                const f32 t3917 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3918 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3918 - mean_4;
                const f32 t3920 = distance_254 * distance_254;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3921 = exists_254 ? t3920 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3922 = t3917 + t3921;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3922;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3923 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3923 & columns_7;
                const f32 t3925 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3926 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3926 - mean_4;
                const f32 t3928 = distance_255 * distance_255;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3929 = exists_255 ? t3928 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3930 = t3925 + t3929;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3930;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3931 = 31u < t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3931 & columns_8;
                const f32 t3933 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3934 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3934 - mean_4;
                const f32 t3936 = distance_256 * distance_256;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3937 = exists_256 ? t3936 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3938 = t3933 + t3937;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3938;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t3940;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3940) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t3940;
            f32 t3942;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3942) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_4 = pair_4 + t3942;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t3944 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t3945 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
            const f32 t3946 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t3944 + count_3;
            const f32 difference_2 = mean_4 - t3945;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3949;
            asm("max.f32 %0, %1, %2;" : "=f"(t3949) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3950;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3950) : "f"(t3949));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = count_3 * t3950;
            f32 t3952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3952) : "f"(difference_2), "f"(share_3), "f"(t3945));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3953 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3954 = t3953 * t3944;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3955 = t3946 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t3956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(t3954), "f"(share_3), "f"(t3955));
#line 93 "fa-kernels/src/conv/statistics.rs"
            count_2 = count_5;
#line 93 "fa-kernels/src/conv/statistics.rs"
            mean_2 = t3952;
#line 93 "fa-kernels/src/conv/statistics.rs"
            squares_2 = t3956;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own = index << 15u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t3958 = i_13 << 16u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept = outputs + t3958;
            const bool t3960 = i_13 == 1u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base = t3960 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t3962 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
            const bool t3963 = i_13 == 1u;
#line 255 "fa-kernels/src/conv/work.rs"
            if (t3963) {
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3964 = t28 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3965 = t27 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3966 = t27 >> 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3967 = t3966 << 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3968 = t3965 + t3967;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3969 = t3964 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3970 = t27 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3971 = t3970 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3972 = t3969 + t3971;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3973 = t3968 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3974 = t3972 ^ t3973;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3975 = t3968 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3976 = t3974 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3977 = t3975 + t3976;
#line 259 "fa-kernels/src/conv/work.rs"
            const u32 t3978 = t3962 + t3977;
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3979) : "f"(acc), "f"(acc_2));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3980;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3980) : "f"(acc_3), "f"(acc_4));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3981;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3981) : "f"(acc_5), "f"(acc_6));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3982;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3982) : "f"(acc_7), "f"(acc_8));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t3979), "r"(t3980), "r"(t3981), "r"(t3982) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3983) : "f"(acc_9), "f"(acc_10));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3984) : "f"(acc_11), "f"(acc_12));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3985) : "f"(acc_13), "f"(acc_14));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3986) : "f"(acc_15), "f"(acc_16));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t3983), "r"(t3984), "r"(t3985), "r"(t3986) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3987) : "f"(acc_17), "f"(acc_18));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3988) : "f"(acc_19), "f"(acc_20));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3989) : "f"(acc_21), "f"(acc_22));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3990) : "f"(acc_23), "f"(acc_24));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t3987), "r"(t3988), "r"(t3989), "r"(t3990) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3991) : "f"(acc_25), "f"(acc_26));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3992) : "f"(acc_27), "f"(acc_28));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3993) : "f"(acc_29), "f"(acc_30));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3994) : "f"(acc_31), "f"(acc_32));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t3991), "r"(t3992), "r"(t3993), "r"(t3994) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3995) : "f"(acc_33), "f"(acc_34));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3996) : "f"(acc_35), "f"(acc_36));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3997) : "f"(acc_37), "f"(acc_38));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3998) : "f"(acc_39), "f"(acc_40));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t3995), "r"(t3996), "r"(t3997), "r"(t3998) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t3999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3999) : "f"(acc_41), "f"(acc_42));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4000) : "f"(acc_43), "f"(acc_44));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4001) : "f"(acc_45), "f"(acc_46));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4002) : "f"(acc_47), "f"(acc_48));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t3999), "r"(t4000), "r"(t4001), "r"(t4002) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4003) : "f"(acc_49), "f"(acc_50));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4004) : "f"(acc_51), "f"(acc_52));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4005) : "f"(acc_53), "f"(acc_54));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4006) : "f"(acc_55), "f"(acc_56));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4003), "r"(t4004), "r"(t4005), "r"(t4006) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4007) : "f"(acc_57), "f"(acc_58));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4008) : "f"(acc_59), "f"(acc_60));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4009) : "f"(acc_61), "f"(acc_62));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4010) : "f"(acc_63), "f"(acc_64));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4007), "r"(t4008), "r"(t4009), "r"(t4010) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4011) : "f"(acc_65), "f"(acc_66));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4012) : "f"(acc_67), "f"(acc_68));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4013;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4013) : "f"(acc_69), "f"(acc_70));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4014) : "f"(acc_71), "f"(acc_72));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4011), "r"(t4012), "r"(t4013), "r"(t4014) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4015;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4015) : "f"(acc_73), "f"(acc_74));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4016;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4016) : "f"(acc_75), "f"(acc_76));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4017) : "f"(acc_77), "f"(acc_78));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4018;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4018) : "f"(acc_79), "f"(acc_80));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4015), "r"(t4016), "r"(t4017), "r"(t4018) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4019;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4019) : "f"(acc_81), "f"(acc_82));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4020) : "f"(acc_83), "f"(acc_84));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4021) : "f"(acc_85), "f"(acc_86));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4022;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4022) : "f"(acc_87), "f"(acc_88));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4019), "r"(t4020), "r"(t4021), "r"(t4022) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4023;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4023) : "f"(acc_89), "f"(acc_90));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4024) : "f"(acc_91), "f"(acc_92));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4025) : "f"(acc_93), "f"(acc_94));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4026) : "f"(acc_95), "f"(acc_96));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4023), "r"(t4024), "r"(t4025), "r"(t4026) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4027;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4027) : "f"(acc_97), "f"(acc_98));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4028) : "f"(acc_99), "f"(acc_100));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4029;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4029) : "f"(acc_101), "f"(acc_102));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4030) : "f"(acc_103), "f"(acc_104));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4027), "r"(t4028), "r"(t4029), "r"(t4030) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4031) : "f"(acc_105), "f"(acc_106));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4032) : "f"(acc_107), "f"(acc_108));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4033) : "f"(acc_109), "f"(acc_110));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4034) : "f"(acc_111), "f"(acc_112));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4031), "r"(t4032), "r"(t4033), "r"(t4034) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4035) : "f"(acc_113), "f"(acc_114));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4036) : "f"(acc_115), "f"(acc_116));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4037) : "f"(acc_117), "f"(acc_118));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4038) : "f"(acc_119), "f"(acc_120));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4035), "r"(t4036), "r"(t4037), "r"(t4038) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4039) : "f"(acc_121), "f"(acc_122));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4040) : "f"(acc_123), "f"(acc_124));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4041) : "f"(acc_125), "f"(acc_126));
#line 259 "fa-kernels/src/conv/work.rs"
            u32 t4042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4042) : "f"(acc_127), "f"(acc_128));
#line 259 "fa-kernels/src/conv/work.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t3978), "r"(t4039), "r"(t4040), "r"(t4041), "r"(t4042) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4043 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t4043 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4045 = first_10 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4046 = all_groups - first_10;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_5 = t4045 ? t4046 : 0u;
        const u32 rounds = left_5 < cta_groups ? left_5 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
        const bool t4049 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
        if (t4049) {
            const u32 t4050 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4051 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4052 = t4051 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4053 = t4052 + t4050;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4054 = t4053 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4055;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4055) : "r"(t4054), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4056 = t4055 >> groups_shift;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const u32 t4057 = t27 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            const bool t4058 = t4057 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
            if (t4058) {
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4059 = t28 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4060 = t31 + t4059;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 t4061 = t27 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                const u32 first_11 = t4060 + t4061;
                const u32 t4063 = first_11 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4064 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4065 = t4064 + first_11;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4066 = t4065 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_3 = moments + t4066;
                const f32 t4068 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4069 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4070 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4071;
                asm("mov.b32 %0, %1;" : "=r"(t4071) : "f"(t4068));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4072;
                asm("mov.b32 %0, %1;" : "=r"(t4072) : "f"(t4069));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4073;
                asm("mov.b32 %0, %1;" : "=r"(t4073) : "f"(t4070));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t4071), "r"(t4072), "r"(t4073), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4074 = t29 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4075 = t4074 + t4063;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 t4076 = t4075 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                const u32 at_4 = moments + t4076;
                const f32 t4078 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4079 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                const f32 t4080 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4081;
                asm("mov.b32 %0, %1;" : "=r"(t4081) : "f"(t4078));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4082;
                asm("mov.b32 %0, %1;" : "=r"(t4082) : "f"(t4079));
#line 122 "fa-kernels/src/conv/statistics.rs"
                u32 t4083;
                asm("mov.b32 %0, %1;" : "=r"(t4083) : "f"(t4080));
#line 122 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t4081), "r"(t4082), "r"(t4083), "r"(0u) : "memory");
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
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
            const u32 channel_2 = threadIdx.x;
            const bool t4085 = channel_2 < 128u;
#line 130 "fa-kernels/src/conv/statistics.rs"
            if (t4085) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t4086 = channel_2 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                const u32 t4087 = moments + t4086;
#line 132 "fa-kernels/src/conv/statistics.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t4087) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4088;
                asm("mov.b32 %0, %1;" : "=f"(t4088) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4089;
                asm("mov.b32 %0, %1;" : "=f"(t4089) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4090;
                asm("mov.b32 %0, %1;" : "=f"(t4090) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                f32 t4091;
                asm("mov.b32 %0, %1;" : "=f"(t4091) : "r"(row_8));
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 t4092 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                const u32 first_12 = t4092 << 7u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 t4094 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                const u32 index_5 = first_12 + channel_2;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_4 = t4094 + t4056;
                const u64 t4097 = (u64)index_4;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4098 = t4097 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4099 = t4098 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4100 = partial + t4099;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4101 = (u64)index_5;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4102 = t4101 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4103 = t4102 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t4104 = t4100 + t4103;
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t4105;
                asm("mov.b32 %0, %1;" : "=r"(t4105) : "f"(t4088));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t4106;
                asm("mov.b32 %0, %1;" : "=r"(t4106) : "f"(t4089));
#line 136 "fa-kernels/src/conv/statistics.rs"
                u32 t4107;
                asm("mov.b32 %0, %1;" : "=r"(t4107) : "f"(t4090));
#line 136 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4104), "r"(t4105), "r"(t4106), "r"(t4107), "r"(0u) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4108 = 0ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4109 = t4108 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4110 = counters + t4109;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4111 = 1ull * counters_stride0;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4112 = t4111 * 4ull;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u64 t4113 = counters + t4112;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4114 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4115 = t4114 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4115) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t4110), "r"(1u) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4116 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4117 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4118 = t4116 * t4117;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4119 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4120 = t4118 * t4119;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        while (true) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            u32 t4121;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t4121) : "l"(t4110) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            const bool t4122 = t4121 < t4120;
            if (!t4122) break;
        }
    }
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const u32 t4125 = threadIdx.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4126 = t4125 == 0u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4126) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4127 = gridDim.x;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4128 = gridDim.y;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4129 = t4127 * t4128;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4130 = gridDim.z;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4131 = t4129 * t4130;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const u32 t4132 = t4131 - 1u;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        u32 t4133;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t4133) : "l"(t4113), "r"(t4132) : "memory");
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        const bool t4134 = t4133 == t4132;
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
        if (t4134) {
#line 150 "fa-kernels/src/conv/warp_specialized/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4110), "r"(0u) : "memory");
        }
    }
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    const bool t4135 = !is_producer;
#line 151 "fa-kernels/src/conv/warp_specialized/mod.rs"
    if (t4135) {
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t4136 = threadIdx.x;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t4137 = t4136 & 7u;
#line 56 "fa-kernels/src/conv/output.rs"
        const u32 t4138 = t4137 << 3u;
#line 20 "fa-kernels/src/conv/output.rs"
        const u32 channel_3 = t31 + t4138;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t4140 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_13 = t4140 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t4142 = first_13 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t4143 = all_groups - first_13;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t4142 ? t4143 : 0u;
        const u32 t4145 = left_6 < cta_groups ? left_6 : cta_groups;
#line 21 "fa-kernels/src/conv/output.rs"
        #pragma unroll 1
        for (u32 i_18 = 0u; i_18 < t4145; i_18 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4146 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4147 = t4146 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4148 = t4147 + i_18;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4149 = t4148 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4150;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4150) : "r"(t4149), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t4150 >> groups_shift;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t4152 = i_18 == 0u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t4153 = i_18 > 1u ? i_18 : 1u;
#line 23 "fa-kernels/src/conv/output.rs"
            const u32 t4154 = t4153 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4155 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4156 = t4155 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4157 = t4156 + t4154;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4158 = t4157 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t4159;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4159) : "r"(t4158), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t4160 = t4159 >> groups_shift;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t4161 = sample_3 != t4160;
#line 23 "fa-kernels/src/conv/output.rs"
            const bool t4162 = t4152 | t4161;
#line 23 "fa-kernels/src/conv/output.rs"
            if (t4162) {
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4163 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4164 = t4163 & 127u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4165 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                const u32 t4166 = t4165 >> 7u;
                const u32 t4167 = blockIdx.y;
#line 148 "fa-kernels/src/conv/statistics.rs"
                const u32 first_channel = t4167 << 7u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4169 = sample_3 * groups;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4170 = t4169 << 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                u32 t4171;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4171) : "r"(t4170), "r"(cta_groups_factor));
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4172 = t4171 >> cta_groups_shift;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4173 = sample_3 + 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4174 = t4173 * groups;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4175 = t4174 - 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4176 = t4175 << 1u;
#line 33 "fa-kernels/src/conv/coefficients.rs"
                u32 t4177;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4177) : "r"(t4176), "r"(cta_groups_factor));
#line 33 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4178 = t4177 >> cta_groups_shift;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                f32 count_6 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                f32 mean_5 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                f32 squares_5 = 0.0f;
                const u32 t4179 = t4172 + t4166;
#line 48 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4180 = t4178 + 1u;
#line 48 "fa-kernels/src/conv/coefficients.rs"
                #pragma unroll 1
                for (u32 i_19 = t4179; i_19 < t4180; i_19 += 8u) {
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4181 = i_19 <= t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4182 = i_19 < t4178 ? i_19 : t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_7 = first_channel + t4164;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_6 = t4182 + sample_3;
                    const u64 t4185 = (u64)index_6;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4186 = t4185 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4187 = t4186 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4188 = partial + t4187;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4189 = (u64)index_7;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4190 = t4189 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4191 = t4190 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4192 = t4188 + t4191;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk;
                    u32 chunk_2;
                    u32 chunk_3;
                    u32 chunk_4;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t4192) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4193;
                    asm("mov.b32 %0, %1;" : "=f"(t4193) : "r"(chunk));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4194;
                    asm("mov.b32 %0, %1;" : "=f"(t4194) : "r"(chunk_2));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4195;
                    asm("mov.b32 %0, %1;" : "=f"(t4195) : "r"(chunk_3));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4196;
                    asm("mov.b32 %0, %1;" : "=f"(t4196) : "r"(chunk_4));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta = i_19 + 2u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4198 = cta <= t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4199 = cta < t4178 ? cta : t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_9 = first_channel + t4164;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_8 = t4199 + sample_3;
                    const u64 t4202 = (u64)index_8;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4203 = t4202 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4204 = t4203 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4205 = partial + t4204;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4206 = (u64)index_9;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4207 = t4206 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4208 = t4207 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4209 = t4205 + t4208;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_5;
                    u32 chunk_6;
                    u32 chunk_7;
                    u32 chunk_8;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t4209) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4210;
                    asm("mov.b32 %0, %1;" : "=f"(t4210) : "r"(chunk_5));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4211;
                    asm("mov.b32 %0, %1;" : "=f"(t4211) : "r"(chunk_6));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4212;
                    asm("mov.b32 %0, %1;" : "=f"(t4212) : "r"(chunk_7));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4213;
                    asm("mov.b32 %0, %1;" : "=f"(t4213) : "r"(chunk_8));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_2 = i_19 + 4u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4215 = cta_2 <= t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4216 = cta_2 < t4178 ? cta_2 : t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_11 = first_channel + t4164;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_10 = t4216 + sample_3;
                    const u64 t4219 = (u64)index_10;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4220 = t4219 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4221 = t4220 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4222 = partial + t4221;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4223 = (u64)index_11;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4224 = t4223 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4225 = t4224 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4226 = t4222 + t4225;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_9;
                    u32 chunk_10;
                    u32 chunk_11;
                    u32 chunk_12;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t4226) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4227;
                    asm("mov.b32 %0, %1;" : "=f"(t4227) : "r"(chunk_9));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4228;
                    asm("mov.b32 %0, %1;" : "=f"(t4228) : "r"(chunk_10));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4229;
                    asm("mov.b32 %0, %1;" : "=f"(t4229) : "r"(chunk_11));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4230;
                    asm("mov.b32 %0, %1;" : "=f"(t4230) : "r"(chunk_12));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                    const u32 cta_3 = i_19 + 6u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const bool t4232 = cta_3 <= t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 t4233 = cta_3 < t4178 ? cta_3 : t4178;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    const u32 index_13 = first_channel + t4164;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_12 = t4233 + sample_3;
                    const u64 t4236 = (u64)index_12;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4237 = t4236 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4238 = t4237 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4239 = partial + t4238;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4240 = (u64)index_13;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4241 = t4240 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4242 = t4241 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t4243 = t4239 + t4242;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    u32 chunk_13;
                    u32 chunk_14;
                    u32 chunk_15;
                    u32 chunk_16;
                    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t4243) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4244;
                    asm("mov.b32 %0, %1;" : "=f"(t4244) : "r"(chunk_13));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4245;
                    asm("mov.b32 %0, %1;" : "=f"(t4245) : "r"(chunk_14));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4246;
                    asm("mov.b32 %0, %1;" : "=f"(t4246) : "r"(chunk_15));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4247;
                    asm("mov.b32 %0, %1;" : "=f"(t4247) : "r"(chunk_16));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4248 = t4181 ? t4193 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4249 = t4181 ? t4194 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4250 = t4181 ? t4195 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4251 = count_6;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4252 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4253 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t4251 + t4248;
                    const f32 difference_3 = t4249 - t4252;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4256;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4256) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4257;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4257) : "f"(t4256));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_4 = t4248 * t4257;
                    f32 t4259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4259) : "f"(difference_3), "f"(share_4), "f"(t4252));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4260 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4261 = t4260 * t4251;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4262 = t4253 + t4250;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4263) : "f"(t4261), "f"(share_4), "f"(t4262));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_7;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4259;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4263;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4264 = t4198 ? t4210 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4265 = t4198 ? t4211 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4266 = t4198 ? t4212 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4267 = count_6;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4268 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4269 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = t4267 + t4264;
                    const f32 difference_4 = t4265 - t4268;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4272;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4272) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4273;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4273) : "f"(t4272));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_5 = t4264 * t4273;
                    f32 t4275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4275) : "f"(difference_4), "f"(share_5), "f"(t4268));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4276 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4277 = t4276 * t4267;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4278 = t4269 + t4266;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4279) : "f"(t4277), "f"(share_5), "f"(t4278));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_8;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4275;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4279;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4280 = t4215 ? t4227 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4281 = t4215 ? t4228 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4282 = t4215 ? t4229 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4283 = count_6;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4284 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4285 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = t4283 + t4280;
                    const f32 difference_5 = t4281 - t4284;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4288;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4288) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4289;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4289) : "f"(t4288));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t4280 * t4289;
                    f32 t4291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4291) : "f"(difference_5), "f"(share_6), "f"(t4284));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4292 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4293 = t4292 * t4283;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4294 = t4285 + t4282;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4295) : "f"(t4293), "f"(share_6), "f"(t4294));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_9;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4291;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4295;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4296 = t4232 ? t4244 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4297 = t4232 ? t4245 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4298 = t4232 ? t4246 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4299 = count_6;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4300 = mean_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4301 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = t4299 + t4296;
                    const f32 difference_6 = t4297 - t4300;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4304;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4304) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4305;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4305) : "f"(t4304));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t4296 * t4305;
                    f32 t4307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4307) : "f"(difference_6), "f"(share_7), "f"(t4300));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4308 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4309 = t4308 * t4299;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4310 = t4301 + t4298;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(t4309), "f"(share_7), "f"(t4310));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    count_6 = count_10;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    mean_5 = t4307;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                    squares_5 = t4311;
                }
#line 64 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4312 = count_6;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4313 = mean_5;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4314 = squares_5;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4315 = t4166 << 7u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4316 = t4315 + t4164;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4317 = t4316 << 4u;
#line 154 "fa-kernels/src/conv/statistics.rs"
                const u32 t4318 = moments + t4317;
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t4319;
                asm("mov.b32 %0, %1;" : "=r"(t4319) : "f"(t4312));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t4320;
                asm("mov.b32 %0, %1;" : "=r"(t4320) : "f"(t4313));
#line 154 "fa-kernels/src/conv/statistics.rs"
                u32 t4321;
                asm("mov.b32 %0, %1;" : "=r"(t4321) : "f"(t4314));
#line 154 "fa-kernels/src/conv/statistics.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4318), "r"(t4319), "r"(t4320), "r"(t4321), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
                const bool t4322 = t4166 == 0u;
#line 158 "fa-kernels/src/conv/statistics.rs"
                if (t4322) {
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4323 = t4164 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4324 = moments + t4323;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t4324) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4325;
                    asm("mov.b32 %0, %1;" : "=f"(t4325) : "r"(row_9));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4326;
                    asm("mov.b32 %0, %1;" : "=f"(t4326) : "r"(row_10));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4327;
                    asm("mov.b32 %0, %1;" : "=f"(t4327) : "r"(row_11));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4328;
                    asm("mov.b32 %0, %1;" : "=f"(t4328) : "r"(row_12));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4329 = 128u + t4164;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4330 = t4329 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4331 = moments + t4330;
#line 160 "fa-kernels/src/conv/statistics.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t4331) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4332;
                    asm("mov.b32 %0, %1;" : "=f"(t4332) : "r"(row_13));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4333;
                    asm("mov.b32 %0, %1;" : "=f"(t4333) : "r"(row_14));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4334;
                    asm("mov.b32 %0, %1;" : "=f"(t4334) : "r"(row_15));
#line 160 "fa-kernels/src/conv/statistics.rs"
                    f32 t4335;
                    asm("mov.b32 %0, %1;" : "=f"(t4335) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = t4325 + t4332;
                    const f32 difference_7 = t4333 - t4326;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4338;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4338) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t4339;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4339) : "f"(t4338));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t4332 * t4339;
                    f32 t4341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4341) : "f"(difference_7), "f"(share_8), "f"(t4326));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4342 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4343 = t4342 * t4325;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t4344 = t4327 + t4334;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t4345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4345) : "f"(t4343), "f"(share_8), "f"(t4344));
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4346 = first_channel + t4164;
#line 162 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_5 = t4346 < 127u ? t4346 : 127u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4348 = t4164 << 3u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4349 = t7 + t4348;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4350;
                    asm("max.f32 %0, %1, %2;" : "=f"(t4350) : "f"(count_11), "f"(1.0f));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    f32 t4351;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4351) : "f"(t4350));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                    const f32 variance = t4345 * t4351;
                    const f32 t4353 = variance + epsilon;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                    f32 inverse;
                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t4353));
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4355 = (u64)at_5;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4356 = t4355 * scale_stride0;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4357 = t4356 * 2ull;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4358 = scale + t4357;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4359;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4359) : "l"(t4358) : "memory");
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4360 = __uint_as_float((u32)t4359 << 16);
#line 85 "fa-kernels/src/conv/coefficients.rs"
                    const f32 factor = inverse * t4360;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4362 = -t4341;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                    const f32 to_zero = t4362 * factor;
                    const u64 t4364 = (u64)at_5;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4365 = t4364 * shift_stride0;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4366 = t4365 * 2ull;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                    const u64 t4367 = shift + t4366;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                    bf16 t4368;
                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4368) : "l"(t4367) : "memory");
#line 90 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t4369 = __uint_as_float((u32)t4368 << 16);
#line 90 "fa-kernels/src/conv/coefficients.rs"
                    const f32 shift_2 = to_zero + t4369;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t4349), "f"(factor) : "memory");
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t4349), "f"(shift_2) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4371 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t4372 = t4371 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t4372 + i_18;
            const u32 t4374 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t4375;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4375) : "r"(t4374), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t4375 >> groups_shift;
            const u32 t4377 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t4378 = group_3 - t4377;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t4378 + t29;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4380 = number_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t4381;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4381) : "r"(t4380), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t4382 = t4381 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t4382 << 5u;
            const u32 t4384 = number_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t4385;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4385) : "r"(t4384), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t4386 = t4385 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t4387 = t4386 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t4388 = number_3 - t4387;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t4388 << 3u;
            const bool t4390 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t4391 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_7 = t4390 ? t4391 : 0u;
            const u32 t4393 = left_7 < 32u ? left_7 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t4394 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t4395 = t4394 < 8u ? t4394 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
            const u32 own_2 = index << 15u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 t4397 = i_18 << 16u;
#line 134 "fa-kernels/src/conv/work.rs"
            const u32 kept_2 = outputs + t4397;
            const bool t4399 = i_18 == 1u;
#line 135 "fa-kernels/src/conv/work.rs"
            const u32 base_2 = t4399 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
            const u32 t4401 = base_2 + own_2;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t4402 = channel_3 << 3u;
#line 28 "fa-kernels/src/conv/output.rs"
            const u32 t4403 = t7 + t4402;
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t4403) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4404;
            asm("mov.b32 %0, %1;" : "=f"(t4404) : "r"(row_17));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4405;
            asm("mov.b32 %0, %1;" : "=f"(t4405) : "r"(row_18));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4406;
            asm("mov.b32 %0, %1;" : "=f"(t4406) : "r"(row_19));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4407;
            asm("mov.b32 %0, %1;" : "=f"(t4407) : "r"(row_20));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t4403) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4408;
            asm("mov.b32 %0, %1;" : "=f"(t4408) : "r"(row_21));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4409;
            asm("mov.b32 %0, %1;" : "=f"(t4409) : "r"(row_22));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4410;
            asm("mov.b32 %0, %1;" : "=f"(t4410) : "r"(row_23));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4411;
            asm("mov.b32 %0, %1;" : "=f"(t4411) : "r"(row_24));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t4403) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4412;
            asm("mov.b32 %0, %1;" : "=f"(t4412) : "r"(row_25));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4413;
            asm("mov.b32 %0, %1;" : "=f"(t4413) : "r"(row_26));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4414;
            asm("mov.b32 %0, %1;" : "=f"(t4414) : "r"(row_27));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4415;
            asm("mov.b32 %0, %1;" : "=f"(t4415) : "r"(row_28));
#line 28 "fa-kernels/src/conv/output.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t4403) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4416;
            asm("mov.b32 %0, %1;" : "=f"(t4416) : "r"(row_29));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4417;
            asm("mov.b32 %0, %1;" : "=f"(t4417) : "r"(row_30));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4418;
            asm("mov.b32 %0, %1;" : "=f"(t4418) : "r"(row_31));
#line 28 "fa-kernels/src/conv/output.rs"
            f32 t4419;
            asm("mov.b32 %0, %1;" : "=f"(t4419) : "r"(row_32));
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t4420 = blockIdx.y;
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t4421 = t4420 << 7u;
#line 36 "fa-kernels/src/conv/output.rs"
            const u32 t4422 = t4421 + t31;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 t4423 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t4423 & 127u;
            const u32 t4425 = thread_3 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 pixel = thread_3 >> 3u;
            const u32 t4427 = t4425 << 3u;
#line 66 "fa-kernels/src/conv/output.rs"
            const u32 channel_4 = t4422 + t4427;
#line 68 "fa-kernels/src/conv/output.rs"
            const bool t4429 = channel_4 < 128u;
#line 68 "fa-kernels/src/conv/output.rs"
            if (t4429) {
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4430 = pixel >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4431 = pixel & 7u;
                const bool t4432 = t4430 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4433 = t4431 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4434 = t4432 & t4433;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4434) {
                    const u32 t4435 = pixel & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4436 = t4425 ^ t4435;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4437 = pixel << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4438 = t4436 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4439 = t4437 + t4438;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4440 = t4401 + t4439;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t4440) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4441 = row_33 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4442 = row_33 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4443;
                    asm("mov.b32 %0, %1;" : "=f"(t4443) : "r"(t4441));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4444;
                    asm("mov.b32 %0, %1;" : "=f"(t4444) : "r"(t4442));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4445) : "f"(t4443), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4446 = t4445 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4447) : "f"(t4446));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4448 = t4447 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4449;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4449) : "f"(t4448));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4450 = t4445 * t4449;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4451) : "f"(t4444), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4452 = t4451 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4453) : "f"(t4452));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4454 = t4453 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4455;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4455) : "f"(t4454));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4456 = t4451 * t4455;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4450), "f"(t4456));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4458 = row_34 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4459 = row_34 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4460;
                    asm("mov.b32 %0, %1;" : "=f"(t4460) : "r"(t4458));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4461;
                    asm("mov.b32 %0, %1;" : "=f"(t4461) : "r"(t4459));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4462) : "f"(t4460), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4463 = t4462 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4464;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4464) : "f"(t4463));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4465 = t4464 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4466;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4466) : "f"(t4465));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4467 = t4462 * t4466;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4468) : "f"(t4461), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4469 = t4468 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4470;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4470) : "f"(t4469));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4471 = t4470 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4472;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4472) : "f"(t4471));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4473 = t4468 * t4472;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_2;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4467), "f"(t4473));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4475 = row_35 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4476 = row_35 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4477;
                    asm("mov.b32 %0, %1;" : "=f"(t4477) : "r"(t4475));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4478;
                    asm("mov.b32 %0, %1;" : "=f"(t4478) : "r"(t4476));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4479;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4479) : "f"(t4477), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4480 = t4479 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4481;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4481) : "f"(t4480));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4482 = t4481 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4483;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4483) : "f"(t4482));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4484 = t4479 * t4483;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4485) : "f"(t4478), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4486 = t4485 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4487) : "f"(t4486));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4488 = t4487 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4489;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4489) : "f"(t4488));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4490 = t4485 * t4489;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_3;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4484), "f"(t4490));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4492 = row_36 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4493 = row_36 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4494;
                    asm("mov.b32 %0, %1;" : "=f"(t4494) : "r"(t4492));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4495;
                    asm("mov.b32 %0, %1;" : "=f"(t4495) : "r"(t4493));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4496) : "f"(t4494), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4497 = t4496 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4498) : "f"(t4497));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4499 = t4498 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4500;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4500) : "f"(t4499));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4501 = t4496 * t4500;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4502) : "f"(t4495), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4503 = t4502 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4504) : "f"(t4503));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4505 = t4504 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4506;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4506) : "f"(t4505));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4507 = t4502 * t4506;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_4;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4501), "f"(t4507));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_6 = y_4 + t4430;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_7 = x_4 + t4431;
                    const u64 t4511 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4512 = t4511 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4513 = t4512 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4514 = y + t4513;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4515 = (u64)at_6;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4516 = t4515 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4517 = t4516 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4518 = t4514 + t4517;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4519 = (u64)at_7;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4520 = t4519 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4521 = t4520 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4522 = t4518 + t4521;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4523 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4524 = t4522 + t4523;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4524), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_2 = pixel + 16u;
                const u32 t4526 = pixel_2 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4527 = pixel_2 & 7u;
                const bool t4528 = t4526 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4529 = t4527 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4530 = t4528 & t4529;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4530) {
                    const u32 t4531 = pixel_2 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4532 = t4425 ^ t4531;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4533 = pixel_2 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4534 = t4532 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4535 = t4533 + t4534;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4536 = t4401 + t4535;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_37;
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t4536) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4537 = row_37 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4538 = row_37 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4539;
                    asm("mov.b32 %0, %1;" : "=f"(t4539) : "r"(t4537));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4540;
                    asm("mov.b32 %0, %1;" : "=f"(t4540) : "r"(t4538));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4541) : "f"(t4539), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4542 = t4541 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4543) : "f"(t4542));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4544 = t4543 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4545;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4545) : "f"(t4544));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4546 = t4541 * t4545;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4547) : "f"(t4540), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4548 = t4547 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4549) : "f"(t4548));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4550 = t4549 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4551;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4551) : "f"(t4550));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4552 = t4547 * t4551;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_5;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t4546), "f"(t4552));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4554 = row_38 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4555 = row_38 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4556;
                    asm("mov.b32 %0, %1;" : "=f"(t4556) : "r"(t4554));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4557;
                    asm("mov.b32 %0, %1;" : "=f"(t4557) : "r"(t4555));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4558) : "f"(t4556), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4559 = t4558 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4560) : "f"(t4559));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4561 = t4560 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4562;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4562) : "f"(t4561));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4563 = t4558 * t4562;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4564) : "f"(t4557), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4565 = t4564 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4566) : "f"(t4565));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4567 = t4566 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4568;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4568) : "f"(t4567));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4569 = t4564 * t4568;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_6;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t4563), "f"(t4569));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4571 = row_39 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4572 = row_39 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4573;
                    asm("mov.b32 %0, %1;" : "=f"(t4573) : "r"(t4571));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4574;
                    asm("mov.b32 %0, %1;" : "=f"(t4574) : "r"(t4572));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4575;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4575) : "f"(t4573), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4576 = t4575 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4577) : "f"(t4576));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4578 = t4577 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4579;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4579) : "f"(t4578));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4580 = t4575 * t4579;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4581;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4581) : "f"(t4574), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4582 = t4581 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4583;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4583) : "f"(t4582));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4584 = t4583 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4585;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4585) : "f"(t4584));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4586 = t4581 * t4585;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_7;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t4580), "f"(t4586));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4588 = row_40 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4589 = row_40 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4590;
                    asm("mov.b32 %0, %1;" : "=f"(t4590) : "r"(t4588));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4591;
                    asm("mov.b32 %0, %1;" : "=f"(t4591) : "r"(t4589));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4592) : "f"(t4590), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4593 = t4592 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4594;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4594) : "f"(t4593));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4595 = t4594 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4596;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4596) : "f"(t4595));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4597 = t4592 * t4596;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4598) : "f"(t4591), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4599 = t4598 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4600) : "f"(t4599));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4601 = t4600 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4602;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4602) : "f"(t4601));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4603 = t4598 * t4602;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_8;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t4597), "f"(t4603));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_8 = y_4 + t4526;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_9 = x_4 + t4527;
                    const u64 t4607 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4608 = t4607 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4609 = t4608 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4610 = y + t4609;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4611 = (u64)at_8;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4612 = t4611 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4613 = t4612 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4614 = t4610 + t4613;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4615 = (u64)at_9;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4616 = t4615 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4617 = t4616 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4618 = t4614 + t4617;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4619 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4620 = t4618 + t4619;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4620), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_3 = pixel + 32u;
                const u32 t4622 = pixel_3 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4623 = pixel_3 & 7u;
                const bool t4624 = t4622 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4625 = t4623 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4626 = t4624 & t4625;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4626) {
                    const u32 t4627 = pixel_3 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4628 = t4425 ^ t4627;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4629 = pixel_3 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4630 = t4628 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4631 = t4629 + t4630;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4632 = t4401 + t4631;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_41;
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t4632) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4633 = row_41 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4634 = row_41 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4635;
                    asm("mov.b32 %0, %1;" : "=f"(t4635) : "r"(t4633));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4636;
                    asm("mov.b32 %0, %1;" : "=f"(t4636) : "r"(t4634));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4637) : "f"(t4635), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4638 = t4637 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4639) : "f"(t4638));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4640 = t4639 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4641;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4641) : "f"(t4640));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4642 = t4637 * t4641;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4643) : "f"(t4636), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4644 = t4643 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4645) : "f"(t4644));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4646 = t4645 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4647;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4647) : "f"(t4646));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4648 = t4643 * t4647;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_9;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t4642), "f"(t4648));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4650 = row_42 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4651 = row_42 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4652;
                    asm("mov.b32 %0, %1;" : "=f"(t4652) : "r"(t4650));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4653;
                    asm("mov.b32 %0, %1;" : "=f"(t4653) : "r"(t4651));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4654;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4654) : "f"(t4652), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4655 = t4654 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4656;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4656) : "f"(t4655));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4657 = t4656 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4658;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4658) : "f"(t4657));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4659 = t4654 * t4658;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4660) : "f"(t4653), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4661 = t4660 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4662;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4662) : "f"(t4661));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4663 = t4662 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4664;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4664) : "f"(t4663));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4665 = t4660 * t4664;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_10;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t4659), "f"(t4665));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4667 = row_43 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4668 = row_43 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4669;
                    asm("mov.b32 %0, %1;" : "=f"(t4669) : "r"(t4667));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4670;
                    asm("mov.b32 %0, %1;" : "=f"(t4670) : "r"(t4668));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4671) : "f"(t4669), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4672 = t4671 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4673) : "f"(t4672));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4674 = t4673 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4675;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4675) : "f"(t4674));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4676 = t4671 * t4675;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4677) : "f"(t4670), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4678 = t4677 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4679) : "f"(t4678));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4680 = t4679 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4681;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4681) : "f"(t4680));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4682 = t4677 * t4681;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_11;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t4676), "f"(t4682));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4684 = row_44 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4685 = row_44 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4686;
                    asm("mov.b32 %0, %1;" : "=f"(t4686) : "r"(t4684));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4687;
                    asm("mov.b32 %0, %1;" : "=f"(t4687) : "r"(t4685));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4688) : "f"(t4686), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4689 = t4688 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4690;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4690) : "f"(t4689));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4691 = t4690 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4692;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4692) : "f"(t4691));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4693 = t4688 * t4692;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4694) : "f"(t4687), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4695 = t4694 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4696;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4696) : "f"(t4695));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4697 = t4696 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4698;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4698) : "f"(t4697));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4699 = t4694 * t4698;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_12;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t4693), "f"(t4699));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_10 = y_4 + t4622;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_11 = x_4 + t4623;
                    const u64 t4703 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4704 = t4703 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4705 = t4704 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4706 = y + t4705;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4707 = (u64)at_10;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4708 = t4707 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4709 = t4708 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4710 = t4706 + t4709;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4711 = (u64)at_11;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4712 = t4711 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4713 = t4712 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4714 = t4710 + t4713;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4715 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4716 = t4714 + t4715;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4716), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_4 = pixel + 48u;
                const u32 t4718 = pixel_4 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4719 = pixel_4 & 7u;
                const bool t4720 = t4718 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4721 = t4719 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4722 = t4720 & t4721;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4722) {
                    const u32 t4723 = pixel_4 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4724 = t4425 ^ t4723;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4725 = pixel_4 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4726 = t4724 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4727 = t4725 + t4726;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4728 = t4401 + t4727;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_45;
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t4728) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4729 = row_45 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4730 = row_45 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4731;
                    asm("mov.b32 %0, %1;" : "=f"(t4731) : "r"(t4729));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4732;
                    asm("mov.b32 %0, %1;" : "=f"(t4732) : "r"(t4730));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4733) : "f"(t4731), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4734 = t4733 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4735) : "f"(t4734));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4736 = t4735 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4737;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4737) : "f"(t4736));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4738 = t4733 * t4737;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4739;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4739) : "f"(t4732), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4740 = t4739 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4741;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4741) : "f"(t4740));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4742 = t4741 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4743;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4743) : "f"(t4742));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4744 = t4739 * t4743;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_13;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t4738), "f"(t4744));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4746 = row_46 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4747 = row_46 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4748;
                    asm("mov.b32 %0, %1;" : "=f"(t4748) : "r"(t4746));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4749;
                    asm("mov.b32 %0, %1;" : "=f"(t4749) : "r"(t4747));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4750) : "f"(t4748), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4751 = t4750 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4752;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4752) : "f"(t4751));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4753 = t4752 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4754;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4754) : "f"(t4753));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4755 = t4750 * t4754;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4756;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4756) : "f"(t4749), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4757 = t4756 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4758;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4758) : "f"(t4757));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4759 = t4758 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4760;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4760) : "f"(t4759));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4761 = t4756 * t4760;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_14;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t4755), "f"(t4761));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4763 = row_47 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4764 = row_47 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4765;
                    asm("mov.b32 %0, %1;" : "=f"(t4765) : "r"(t4763));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4766;
                    asm("mov.b32 %0, %1;" : "=f"(t4766) : "r"(t4764));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4767;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4767) : "f"(t4765), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4768 = t4767 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4769;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4769) : "f"(t4768));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4770 = t4769 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4771;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4771) : "f"(t4770));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4772 = t4767 * t4771;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4773;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4773) : "f"(t4766), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4774 = t4773 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4775;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4775) : "f"(t4774));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4776 = t4775 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4777;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4777) : "f"(t4776));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4778 = t4773 * t4777;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_15;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t4772), "f"(t4778));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4780 = row_48 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4781 = row_48 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4782;
                    asm("mov.b32 %0, %1;" : "=f"(t4782) : "r"(t4780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4783;
                    asm("mov.b32 %0, %1;" : "=f"(t4783) : "r"(t4781));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4784;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4784) : "f"(t4782), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4785 = t4784 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4786;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4786) : "f"(t4785));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4787 = t4786 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4788;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4788) : "f"(t4787));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4789 = t4784 * t4788;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4790;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4790) : "f"(t4783), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4791 = t4790 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4792;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4792) : "f"(t4791));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4793 = t4792 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4794;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4794) : "f"(t4793));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4795 = t4790 * t4794;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_16;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t4789), "f"(t4795));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_12 = y_4 + t4718;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_13 = x_4 + t4719;
                    const u64 t4799 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4800 = t4799 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4801 = t4800 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4802 = y + t4801;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4803 = (u64)at_12;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4804 = t4803 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4805 = t4804 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4806 = t4802 + t4805;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4807 = (u64)at_13;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4808 = t4807 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4809 = t4808 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4810 = t4806 + t4809;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4811 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4812 = t4810 + t4811;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4812), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_5 = pixel + 64u;
                const u32 t4814 = pixel_5 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4815 = pixel_5 & 7u;
                const bool t4816 = t4814 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4817 = t4815 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4818 = t4816 & t4817;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4818) {
                    const u32 t4819 = pixel_5 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4820 = t4425 ^ t4819;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4821 = pixel_5 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4822 = t4820 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4823 = t4821 + t4822;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4824 = t4401 + t4823;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_49;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t4824) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4825 = row_49 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4826 = row_49 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4827;
                    asm("mov.b32 %0, %1;" : "=f"(t4827) : "r"(t4825));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4828;
                    asm("mov.b32 %0, %1;" : "=f"(t4828) : "r"(t4826));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4829;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4829) : "f"(t4827), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4830 = t4829 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4831;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4831) : "f"(t4830));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4832 = t4831 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4833;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4833) : "f"(t4832));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4834 = t4829 * t4833;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4835) : "f"(t4828), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4836 = t4835 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4837;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4837) : "f"(t4836));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4838 = t4837 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4839;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4839) : "f"(t4838));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4840 = t4835 * t4839;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_17;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_17) : "f"(t4834), "f"(t4840));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4842 = row_50 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4843 = row_50 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4844;
                    asm("mov.b32 %0, %1;" : "=f"(t4844) : "r"(t4842));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4845;
                    asm("mov.b32 %0, %1;" : "=f"(t4845) : "r"(t4843));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4846;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4846) : "f"(t4844), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4847 = t4846 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4848;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4848) : "f"(t4847));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4849 = t4848 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4850;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4850) : "f"(t4849));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4851 = t4846 * t4850;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4852) : "f"(t4845), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4853 = t4852 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4854) : "f"(t4853));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4855 = t4854 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4856;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4856) : "f"(t4855));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4857 = t4852 * t4856;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_18;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_18) : "f"(t4851), "f"(t4857));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4859 = row_51 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4860 = row_51 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4861;
                    asm("mov.b32 %0, %1;" : "=f"(t4861) : "r"(t4859));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4862;
                    asm("mov.b32 %0, %1;" : "=f"(t4862) : "r"(t4860));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4863) : "f"(t4861), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4864 = t4863 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4865;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4865) : "f"(t4864));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4866 = t4865 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4867;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4867) : "f"(t4866));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4868 = t4863 * t4867;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4869) : "f"(t4862), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4870 = t4869 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4871;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4871) : "f"(t4870));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4872 = t4871 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4873;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4873) : "f"(t4872));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4874 = t4869 * t4873;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_19;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_19) : "f"(t4868), "f"(t4874));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4876 = row_52 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4877 = row_52 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4878;
                    asm("mov.b32 %0, %1;" : "=f"(t4878) : "r"(t4876));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4879;
                    asm("mov.b32 %0, %1;" : "=f"(t4879) : "r"(t4877));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4880;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4880) : "f"(t4878), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4881 = t4880 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4882;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4882) : "f"(t4881));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4883 = t4882 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4884;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4884) : "f"(t4883));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4885 = t4880 * t4884;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4886) : "f"(t4879), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4887 = t4886 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4888;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4888) : "f"(t4887));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4889 = t4888 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4890;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4890) : "f"(t4889));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4891 = t4886 * t4890;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_20;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_20) : "f"(t4885), "f"(t4891));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_14 = y_4 + t4814;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_15 = x_4 + t4815;
                    const u64 t4895 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4896 = t4895 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4897 = t4896 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4898 = y + t4897;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4899 = (u64)at_14;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4900 = t4899 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4901 = t4900 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4902 = t4898 + t4901;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4903 = (u64)at_15;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4904 = t4903 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4905 = t4904 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4906 = t4902 + t4905;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4907 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4908 = t4906 + t4907;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4908), "r"(words_17), "r"(words_18), "r"(words_19), "r"(words_20) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_6 = pixel + 80u;
                const u32 t4910 = pixel_6 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4911 = pixel_6 & 7u;
                const bool t4912 = t4910 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4913 = t4911 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4914 = t4912 & t4913;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4914) {
                    const u32 t4915 = pixel_6 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4916 = t4425 ^ t4915;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4917 = pixel_6 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4918 = t4916 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4919 = t4917 + t4918;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4920 = t4401 + t4919;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_53;
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t4920) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4921 = row_53 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4922 = row_53 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4923;
                    asm("mov.b32 %0, %1;" : "=f"(t4923) : "r"(t4921));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4924;
                    asm("mov.b32 %0, %1;" : "=f"(t4924) : "r"(t4922));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4925) : "f"(t4923), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4926 = t4925 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4927;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4927) : "f"(t4926));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4928 = t4927 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4929;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4929) : "f"(t4928));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4930 = t4925 * t4929;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4931;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4931) : "f"(t4924), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4932 = t4931 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4933;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4933) : "f"(t4932));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4934 = t4933 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4935;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4935) : "f"(t4934));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4936 = t4931 * t4935;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_21;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_21) : "f"(t4930), "f"(t4936));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4938 = row_54 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4939 = row_54 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4940;
                    asm("mov.b32 %0, %1;" : "=f"(t4940) : "r"(t4938));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4941;
                    asm("mov.b32 %0, %1;" : "=f"(t4941) : "r"(t4939));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4942) : "f"(t4940), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4943 = t4942 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4944;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4944) : "f"(t4943));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4945 = t4944 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4946;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4946) : "f"(t4945));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4947 = t4942 * t4946;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4948) : "f"(t4941), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4949 = t4948 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4950;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4950) : "f"(t4949));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4951 = t4950 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4952;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4952) : "f"(t4951));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4953 = t4948 * t4952;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_22;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_22) : "f"(t4947), "f"(t4953));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4955 = row_55 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4956 = row_55 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4957;
                    asm("mov.b32 %0, %1;" : "=f"(t4957) : "r"(t4955));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4958;
                    asm("mov.b32 %0, %1;" : "=f"(t4958) : "r"(t4956));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4959;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4959) : "f"(t4957), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4960 = t4959 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4961;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4961) : "f"(t4960));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4962 = t4961 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4963;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4963) : "f"(t4962));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4964 = t4959 * t4963;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4965;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4965) : "f"(t4958), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4966 = t4965 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4967;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4967) : "f"(t4966));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4968 = t4967 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4969;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4969) : "f"(t4968));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4970 = t4965 * t4969;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_23;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_23) : "f"(t4964), "f"(t4970));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4972 = row_56 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4973 = row_56 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4974;
                    asm("mov.b32 %0, %1;" : "=f"(t4974) : "r"(t4972));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4975;
                    asm("mov.b32 %0, %1;" : "=f"(t4975) : "r"(t4973));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4976) : "f"(t4974), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4977 = t4976 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4978;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4978) : "f"(t4977));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4979 = t4978 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4980;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4980) : "f"(t4979));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4981 = t4976 * t4980;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4982) : "f"(t4975), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4983 = t4982 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4984;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4984) : "f"(t4983));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4985 = t4984 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4986;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4986) : "f"(t4985));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4987 = t4982 * t4986;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_24;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_24) : "f"(t4981), "f"(t4987));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_16 = y_4 + t4910;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_17 = x_4 + t4911;
                    const u64 t4991 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4992 = t4991 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4993 = t4992 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4994 = y + t4993;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4995 = (u64)at_16;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4996 = t4995 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4997 = t4996 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4998 = t4994 + t4997;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4999 = (u64)at_17;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5000 = t4999 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5001 = t5000 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5002 = t4998 + t5001;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5003 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5004 = t5002 + t5003;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5004), "r"(words_21), "r"(words_22), "r"(words_23), "r"(words_24) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_7 = pixel + 96u;
                const u32 t5006 = pixel_7 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5007 = pixel_7 & 7u;
                const bool t5008 = t5006 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5009 = t5007 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5010 = t5008 & t5009;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5010) {
                    const u32 t5011 = pixel_7 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5012 = t4425 ^ t5011;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5013 = pixel_7 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5014 = t5012 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5015 = t5013 + t5014;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5016 = t4401 + t5015;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_57;
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t5016) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5017 = row_57 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5018 = row_57 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5019;
                    asm("mov.b32 %0, %1;" : "=f"(t5019) : "r"(t5017));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5020;
                    asm("mov.b32 %0, %1;" : "=f"(t5020) : "r"(t5018));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5021) : "f"(t5019), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5022 = t5021 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5023;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5023) : "f"(t5022));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5024 = t5023 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5025;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5025) : "f"(t5024));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5026 = t5021 * t5025;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5027) : "f"(t5020), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5028 = t5027 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5029;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5029) : "f"(t5028));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5030 = t5029 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5031;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5031) : "f"(t5030));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5032 = t5027 * t5031;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_25;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_25) : "f"(t5026), "f"(t5032));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5034 = row_58 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5035 = row_58 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5036;
                    asm("mov.b32 %0, %1;" : "=f"(t5036) : "r"(t5034));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5037;
                    asm("mov.b32 %0, %1;" : "=f"(t5037) : "r"(t5035));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5038) : "f"(t5036), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5039 = t5038 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5040;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5040) : "f"(t5039));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5041 = t5040 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5042;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5042) : "f"(t5041));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5043 = t5038 * t5042;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5044) : "f"(t5037), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5045 = t5044 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5046;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5046) : "f"(t5045));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5047 = t5046 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5048;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5048) : "f"(t5047));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5049 = t5044 * t5048;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_26;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_26) : "f"(t5043), "f"(t5049));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5051 = row_59 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5052 = row_59 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5053;
                    asm("mov.b32 %0, %1;" : "=f"(t5053) : "r"(t5051));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5054;
                    asm("mov.b32 %0, %1;" : "=f"(t5054) : "r"(t5052));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5055;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5055) : "f"(t5053), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5056 = t5055 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5057;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5057) : "f"(t5056));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5058 = t5057 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5059;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5059) : "f"(t5058));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5060 = t5055 * t5059;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5061;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5061) : "f"(t5054), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5062 = t5061 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5063) : "f"(t5062));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5064 = t5063 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5065;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5065) : "f"(t5064));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5066 = t5061 * t5065;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_27;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_27) : "f"(t5060), "f"(t5066));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5068 = row_60 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5069 = row_60 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5070;
                    asm("mov.b32 %0, %1;" : "=f"(t5070) : "r"(t5068));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5071;
                    asm("mov.b32 %0, %1;" : "=f"(t5071) : "r"(t5069));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5072) : "f"(t5070), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5073 = t5072 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5074;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5074) : "f"(t5073));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5075 = t5074 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5076;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5076) : "f"(t5075));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5077 = t5072 * t5076;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5078) : "f"(t5071), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5079 = t5078 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5080;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5080) : "f"(t5079));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5081 = t5080 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5082;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5082) : "f"(t5081));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5083 = t5078 * t5082;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_28;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_28) : "f"(t5077), "f"(t5083));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_18 = y_4 + t5006;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_19 = x_4 + t5007;
                    const u64 t5087 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5088 = t5087 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5089 = t5088 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5090 = y + t5089;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5091 = (u64)at_18;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5092 = t5091 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5093 = t5092 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5094 = t5090 + t5093;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5095 = (u64)at_19;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5096 = t5095 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5097 = t5096 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5098 = t5094 + t5097;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5099 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5100 = t5098 + t5099;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5100), "r"(words_25), "r"(words_26), "r"(words_27), "r"(words_28) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_8 = pixel + 112u;
                const u32 t5102 = pixel_8 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5103 = pixel_8 & 7u;
                const bool t5104 = t5102 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5105 = t5103 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5106 = t5104 & t5105;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5106) {
                    const u32 t5107 = pixel_8 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5108 = t4425 ^ t5107;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5109 = pixel_8 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5110 = t5108 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5111 = t5109 + t5110;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5112 = t4401 + t5111;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_61;
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t5112) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5113 = row_61 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5114 = row_61 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5115;
                    asm("mov.b32 %0, %1;" : "=f"(t5115) : "r"(t5113));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5116;
                    asm("mov.b32 %0, %1;" : "=f"(t5116) : "r"(t5114));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5117) : "f"(t5115), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5118 = t5117 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5119;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5119) : "f"(t5118));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5120 = t5119 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5121;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5121) : "f"(t5120));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5122 = t5117 * t5121;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5123) : "f"(t5116), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5124 = t5123 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5125;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5125) : "f"(t5124));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5126 = t5125 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5127;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5127) : "f"(t5126));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5128 = t5123 * t5127;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_29;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_29) : "f"(t5122), "f"(t5128));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5130 = row_62 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5131 = row_62 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5132;
                    asm("mov.b32 %0, %1;" : "=f"(t5132) : "r"(t5130));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5133;
                    asm("mov.b32 %0, %1;" : "=f"(t5133) : "r"(t5131));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5134) : "f"(t5132), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5135 = t5134 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5136;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5136) : "f"(t5135));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5137 = t5136 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5138;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5138) : "f"(t5137));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5139 = t5134 * t5138;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5140) : "f"(t5133), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5141 = t5140 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5142;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5142) : "f"(t5141));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5143 = t5142 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5144;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5144) : "f"(t5143));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5145 = t5140 * t5144;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_30;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_30) : "f"(t5139), "f"(t5145));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5147 = row_63 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5148 = row_63 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5149;
                    asm("mov.b32 %0, %1;" : "=f"(t5149) : "r"(t5147));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5150;
                    asm("mov.b32 %0, %1;" : "=f"(t5150) : "r"(t5148));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5151) : "f"(t5149), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5152 = t5151 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5153;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5153) : "f"(t5152));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5154 = t5153 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5155;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5155) : "f"(t5154));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5156 = t5151 * t5155;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5157) : "f"(t5150), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5158 = t5157 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5159;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5159) : "f"(t5158));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5160 = t5159 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5161;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5161) : "f"(t5160));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5162 = t5157 * t5161;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_31;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_31) : "f"(t5156), "f"(t5162));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5164 = row_64 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5165 = row_64 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5166;
                    asm("mov.b32 %0, %1;" : "=f"(t5166) : "r"(t5164));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5167;
                    asm("mov.b32 %0, %1;" : "=f"(t5167) : "r"(t5165));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5168) : "f"(t5166), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5169 = t5168 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5170;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5170) : "f"(t5169));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5171 = t5170 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5172;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5172) : "f"(t5171));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5173 = t5168 * t5172;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5174) : "f"(t5167), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5175 = t5174 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5176;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5176) : "f"(t5175));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5177 = t5176 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5178;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5178) : "f"(t5177));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5179 = t5174 * t5178;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_32;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_32) : "f"(t5173), "f"(t5179));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_20 = y_4 + t5102;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_21 = x_4 + t5103;
                    const u64 t5183 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5184 = t5183 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5185 = t5184 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5186 = y + t5185;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5187 = (u64)at_20;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5188 = t5187 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5189 = t5188 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5190 = t5186 + t5189;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5191 = (u64)at_21;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5192 = t5191 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5193 = t5192 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5194 = t5190 + t5193;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5195 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5196 = t5194 + t5195;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5196), "r"(words_29), "r"(words_30), "r"(words_31), "r"(words_32) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_9 = pixel + 128u;
                const u32 t5198 = pixel_9 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5199 = pixel_9 & 7u;
                const bool t5200 = t5198 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5201 = t5199 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5202 = t5200 & t5201;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5202) {
                    const u32 t5203 = pixel_9 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5204 = t4425 ^ t5203;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5205 = pixel_9 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5206 = t5204 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5207 = t5205 + t5206;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5208 = t4401 + t5207;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_65;
                    u32 row_66;
                    u32 row_67;
                    u32 row_68;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t5208) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5209 = row_65 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5210 = row_65 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5211;
                    asm("mov.b32 %0, %1;" : "=f"(t5211) : "r"(t5209));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5212;
                    asm("mov.b32 %0, %1;" : "=f"(t5212) : "r"(t5210));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5213) : "f"(t5211), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5214 = t5213 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5215;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5215) : "f"(t5214));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5216 = t5215 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5217;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5217) : "f"(t5216));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5218 = t5213 * t5217;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5219) : "f"(t5212), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5220 = t5219 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5221;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5221) : "f"(t5220));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5222 = t5221 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5223;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5223) : "f"(t5222));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5224 = t5219 * t5223;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_33;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_33) : "f"(t5218), "f"(t5224));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5226 = row_66 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5227 = row_66 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5228;
                    asm("mov.b32 %0, %1;" : "=f"(t5228) : "r"(t5226));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5229;
                    asm("mov.b32 %0, %1;" : "=f"(t5229) : "r"(t5227));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5230) : "f"(t5228), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5231 = t5230 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5232;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5232) : "f"(t5231));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5233 = t5232 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5234;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5234) : "f"(t5233));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5235 = t5230 * t5234;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5236) : "f"(t5229), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5237 = t5236 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5238;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5238) : "f"(t5237));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5239 = t5238 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5240;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5240) : "f"(t5239));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5241 = t5236 * t5240;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_34;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_34) : "f"(t5235), "f"(t5241));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5243 = row_67 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5244 = row_67 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5245;
                    asm("mov.b32 %0, %1;" : "=f"(t5245) : "r"(t5243));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5246;
                    asm("mov.b32 %0, %1;" : "=f"(t5246) : "r"(t5244));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5247) : "f"(t5245), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5248 = t5247 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5249;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5249) : "f"(t5248));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5250 = t5249 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5251;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5251) : "f"(t5250));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5252 = t5247 * t5251;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5253) : "f"(t5246), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5254 = t5253 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5255;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5255) : "f"(t5254));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5256 = t5255 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5257;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5257) : "f"(t5256));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5258 = t5253 * t5257;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_35;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_35) : "f"(t5252), "f"(t5258));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5260 = row_68 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5261 = row_68 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5262;
                    asm("mov.b32 %0, %1;" : "=f"(t5262) : "r"(t5260));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5263;
                    asm("mov.b32 %0, %1;" : "=f"(t5263) : "r"(t5261));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5264) : "f"(t5262), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5265 = t5264 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5266;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5266) : "f"(t5265));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5267 = t5266 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5268;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5268) : "f"(t5267));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5269 = t5264 * t5268;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5270;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5270) : "f"(t5263), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5271 = t5270 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5272;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5272) : "f"(t5271));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5273 = t5272 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5274;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5274) : "f"(t5273));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5275 = t5270 * t5274;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_36;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_36) : "f"(t5269), "f"(t5275));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_22 = y_4 + t5198;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_4 + t5199;
                    const u64 t5279 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5280 = t5279 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5281 = t5280 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5282 = y + t5281;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5283 = (u64)at_22;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5284 = t5283 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5285 = t5284 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5286 = t5282 + t5285;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5287 = (u64)at_23;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5288 = t5287 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5289 = t5288 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5290 = t5286 + t5289;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5291 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5292 = t5290 + t5291;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5292), "r"(words_33), "r"(words_34), "r"(words_35), "r"(words_36) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_10 = pixel + 144u;
                const u32 t5294 = pixel_10 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5295 = pixel_10 & 7u;
                const bool t5296 = t5294 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5297 = t5295 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5298 = t5296 & t5297;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5298) {
                    const u32 t5299 = pixel_10 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5300 = t4425 ^ t5299;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5301 = pixel_10 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5302 = t5300 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5303 = t5301 + t5302;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5304 = t4401 + t5303;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_69;
                    u32 row_70;
                    u32 row_71;
                    u32 row_72;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t5304) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5305 = row_69 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5306 = row_69 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5307;
                    asm("mov.b32 %0, %1;" : "=f"(t5307) : "r"(t5305));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5308;
                    asm("mov.b32 %0, %1;" : "=f"(t5308) : "r"(t5306));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5309) : "f"(t5307), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5310 = t5309 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5311;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5311) : "f"(t5310));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5312 = t5311 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5313;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5313) : "f"(t5312));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5314 = t5309 * t5313;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5315) : "f"(t5308), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5316 = t5315 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5317;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5317) : "f"(t5316));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5318 = t5317 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5319;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5319) : "f"(t5318));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5320 = t5315 * t5319;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_37;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_37) : "f"(t5314), "f"(t5320));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5322 = row_70 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5323 = row_70 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5324;
                    asm("mov.b32 %0, %1;" : "=f"(t5324) : "r"(t5322));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5325;
                    asm("mov.b32 %0, %1;" : "=f"(t5325) : "r"(t5323));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5326;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5326) : "f"(t5324), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5327 = t5326 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5328;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5328) : "f"(t5327));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5329 = t5328 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5330;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5330) : "f"(t5329));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5331 = t5326 * t5330;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5332) : "f"(t5325), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5333 = t5332 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5334;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5334) : "f"(t5333));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5335 = t5334 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5336;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5336) : "f"(t5335));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5337 = t5332 * t5336;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_38;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_38) : "f"(t5331), "f"(t5337));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5339 = row_71 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5340 = row_71 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5341;
                    asm("mov.b32 %0, %1;" : "=f"(t5341) : "r"(t5339));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5342;
                    asm("mov.b32 %0, %1;" : "=f"(t5342) : "r"(t5340));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5343) : "f"(t5341), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5344 = t5343 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5345;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5345) : "f"(t5344));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5346 = t5345 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5347;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5347) : "f"(t5346));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5348 = t5343 * t5347;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5349) : "f"(t5342), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5350 = t5349 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5351;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5351) : "f"(t5350));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5352 = t5351 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5353;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5353) : "f"(t5352));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5354 = t5349 * t5353;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_39;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_39) : "f"(t5348), "f"(t5354));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5356 = row_72 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5357 = row_72 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5358;
                    asm("mov.b32 %0, %1;" : "=f"(t5358) : "r"(t5356));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5359;
                    asm("mov.b32 %0, %1;" : "=f"(t5359) : "r"(t5357));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5360) : "f"(t5358), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5361 = t5360 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5362;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5362) : "f"(t5361));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5363 = t5362 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5364;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5364) : "f"(t5363));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5365 = t5360 * t5364;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5366) : "f"(t5359), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5367 = t5366 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5368;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5368) : "f"(t5367));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5369 = t5368 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5370;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5370) : "f"(t5369));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5371 = t5366 * t5370;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_40;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_40) : "f"(t5365), "f"(t5371));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_24 = y_4 + t5294;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_25 = x_4 + t5295;
                    const u64 t5375 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5376 = t5375 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5377 = t5376 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5378 = y + t5377;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5379 = (u64)at_24;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5380 = t5379 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5381 = t5380 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5382 = t5378 + t5381;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5383 = (u64)at_25;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5384 = t5383 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5385 = t5384 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5386 = t5382 + t5385;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5387 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5388 = t5386 + t5387;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5388), "r"(words_37), "r"(words_38), "r"(words_39), "r"(words_40) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_11 = pixel + 160u;
                const u32 t5390 = pixel_11 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5391 = pixel_11 & 7u;
                const bool t5392 = t5390 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5393 = t5391 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5394 = t5392 & t5393;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5394) {
                    const u32 t5395 = pixel_11 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5396 = t4425 ^ t5395;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5397 = pixel_11 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5398 = t5396 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5399 = t5397 + t5398;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5400 = t4401 + t5399;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_73;
                    u32 row_74;
                    u32 row_75;
                    u32 row_76;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t5400) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5401 = row_73 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5402 = row_73 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5403;
                    asm("mov.b32 %0, %1;" : "=f"(t5403) : "r"(t5401));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5404;
                    asm("mov.b32 %0, %1;" : "=f"(t5404) : "r"(t5402));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5405) : "f"(t5403), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5406 = t5405 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5407;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5407) : "f"(t5406));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5408 = t5407 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5409;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5409) : "f"(t5408));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5410 = t5405 * t5409;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5411) : "f"(t5404), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5412 = t5411 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5413;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5413) : "f"(t5412));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5414 = t5413 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5415;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5415) : "f"(t5414));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5416 = t5411 * t5415;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_41;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_41) : "f"(t5410), "f"(t5416));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5418 = row_74 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5419 = row_74 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5420;
                    asm("mov.b32 %0, %1;" : "=f"(t5420) : "r"(t5418));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5421;
                    asm("mov.b32 %0, %1;" : "=f"(t5421) : "r"(t5419));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5422) : "f"(t5420), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5423 = t5422 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5424;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5424) : "f"(t5423));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5425 = t5424 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5426;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5426) : "f"(t5425));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5427 = t5422 * t5426;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5428) : "f"(t5421), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5429 = t5428 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5430;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5430) : "f"(t5429));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5431 = t5430 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5432;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5432) : "f"(t5431));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5433 = t5428 * t5432;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_42;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_42) : "f"(t5427), "f"(t5433));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5435 = row_75 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5436 = row_75 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5437;
                    asm("mov.b32 %0, %1;" : "=f"(t5437) : "r"(t5435));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5438;
                    asm("mov.b32 %0, %1;" : "=f"(t5438) : "r"(t5436));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5439;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5439) : "f"(t5437), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5440 = t5439 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5441) : "f"(t5440));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5442 = t5441 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5443;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5443) : "f"(t5442));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5444 = t5439 * t5443;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5445) : "f"(t5438), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5446 = t5445 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5447) : "f"(t5446));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5448 = t5447 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5449;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5449) : "f"(t5448));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5450 = t5445 * t5449;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_43;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_43) : "f"(t5444), "f"(t5450));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5452 = row_76 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5453 = row_76 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5454;
                    asm("mov.b32 %0, %1;" : "=f"(t5454) : "r"(t5452));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5455;
                    asm("mov.b32 %0, %1;" : "=f"(t5455) : "r"(t5453));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5456) : "f"(t5454), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5457 = t5456 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5458;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5458) : "f"(t5457));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5459 = t5458 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5460;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5460) : "f"(t5459));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5461 = t5456 * t5460;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5462) : "f"(t5455), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5463 = t5462 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5464;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5464) : "f"(t5463));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5465 = t5464 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5466;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5466) : "f"(t5465));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5467 = t5462 * t5466;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_44;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_44) : "f"(t5461), "f"(t5467));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_26 = y_4 + t5390;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_27 = x_4 + t5391;
                    const u64 t5471 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5472 = t5471 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5473 = t5472 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5474 = y + t5473;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5475 = (u64)at_26;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5476 = t5475 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5477 = t5476 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5478 = t5474 + t5477;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5479 = (u64)at_27;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5480 = t5479 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5481 = t5480 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5482 = t5478 + t5481;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5483 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5484 = t5482 + t5483;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5484), "r"(words_41), "r"(words_42), "r"(words_43), "r"(words_44) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_12 = pixel + 176u;
                const u32 t5486 = pixel_12 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5487 = pixel_12 & 7u;
                const bool t5488 = t5486 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5489 = t5487 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5490 = t5488 & t5489;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5490) {
                    const u32 t5491 = pixel_12 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5492 = t4425 ^ t5491;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5493 = pixel_12 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5494 = t5492 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5495 = t5493 + t5494;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5496 = t4401 + t5495;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_77;
                    u32 row_78;
                    u32 row_79;
                    u32 row_80;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t5496) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5497 = row_77 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5498 = row_77 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5499;
                    asm("mov.b32 %0, %1;" : "=f"(t5499) : "r"(t5497));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5500;
                    asm("mov.b32 %0, %1;" : "=f"(t5500) : "r"(t5498));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5501) : "f"(t5499), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5502 = t5501 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5503) : "f"(t5502));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5504 = t5503 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5505;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5505) : "f"(t5504));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5506 = t5501 * t5505;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5507) : "f"(t5500), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5508 = t5507 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5509) : "f"(t5508));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5510 = t5509 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5511;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5511) : "f"(t5510));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5512 = t5507 * t5511;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_45;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_45) : "f"(t5506), "f"(t5512));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5514 = row_78 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5515 = row_78 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5516;
                    asm("mov.b32 %0, %1;" : "=f"(t5516) : "r"(t5514));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5517;
                    asm("mov.b32 %0, %1;" : "=f"(t5517) : "r"(t5515));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5518) : "f"(t5516), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5519 = t5518 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5520) : "f"(t5519));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5521 = t5520 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5522;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5522) : "f"(t5521));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5523 = t5518 * t5522;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5524;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5524) : "f"(t5517), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5525 = t5524 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5526) : "f"(t5525));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5527 = t5526 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5528;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5528) : "f"(t5527));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5529 = t5524 * t5528;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_46;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_46) : "f"(t5523), "f"(t5529));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5531 = row_79 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5532 = row_79 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5533;
                    asm("mov.b32 %0, %1;" : "=f"(t5533) : "r"(t5531));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5534;
                    asm("mov.b32 %0, %1;" : "=f"(t5534) : "r"(t5532));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5535) : "f"(t5533), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5536 = t5535 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5537) : "f"(t5536));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5538 = t5537 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5539;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5539) : "f"(t5538));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5540 = t5535 * t5539;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5541) : "f"(t5534), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5542 = t5541 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5543) : "f"(t5542));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5544 = t5543 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5545;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5545) : "f"(t5544));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5546 = t5541 * t5545;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_47;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_47) : "f"(t5540), "f"(t5546));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5548 = row_80 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5549 = row_80 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5550;
                    asm("mov.b32 %0, %1;" : "=f"(t5550) : "r"(t5548));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5551;
                    asm("mov.b32 %0, %1;" : "=f"(t5551) : "r"(t5549));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5552) : "f"(t5550), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5553 = t5552 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5554;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5554) : "f"(t5553));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5555 = t5554 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5556;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5556) : "f"(t5555));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5557 = t5552 * t5556;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5558) : "f"(t5551), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5559 = t5558 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5560) : "f"(t5559));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5561 = t5560 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5562;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5562) : "f"(t5561));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5563 = t5558 * t5562;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_48;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_48) : "f"(t5557), "f"(t5563));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_28 = y_4 + t5486;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_29 = x_4 + t5487;
                    const u64 t5567 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5568 = t5567 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5569 = t5568 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5570 = y + t5569;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5571 = (u64)at_28;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5572 = t5571 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5573 = t5572 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5574 = t5570 + t5573;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5575 = (u64)at_29;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5576 = t5575 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5577 = t5576 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5578 = t5574 + t5577;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5579 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5580 = t5578 + t5579;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5580), "r"(words_45), "r"(words_46), "r"(words_47), "r"(words_48) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_13 = pixel + 192u;
                const u32 t5582 = pixel_13 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5583 = pixel_13 & 7u;
                const bool t5584 = t5582 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5585 = t5583 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5586 = t5584 & t5585;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5586) {
                    const u32 t5587 = pixel_13 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5588 = t4425 ^ t5587;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5589 = pixel_13 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5590 = t5588 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5591 = t5589 + t5590;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5592 = t4401 + t5591;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_81;
                    u32 row_82;
                    u32 row_83;
                    u32 row_84;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t5592) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5593 = row_81 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5594 = row_81 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5595;
                    asm("mov.b32 %0, %1;" : "=f"(t5595) : "r"(t5593));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5596;
                    asm("mov.b32 %0, %1;" : "=f"(t5596) : "r"(t5594));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5597;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5597) : "f"(t5595), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5598 = t5597 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5599;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5599) : "f"(t5598));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5600 = t5599 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5601;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5601) : "f"(t5600));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5602 = t5597 * t5601;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5603;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5603) : "f"(t5596), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5604 = t5603 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5605) : "f"(t5604));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5606 = t5605 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5607;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5607) : "f"(t5606));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5608 = t5603 * t5607;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_49;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_49) : "f"(t5602), "f"(t5608));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5610 = row_82 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5611 = row_82 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5612;
                    asm("mov.b32 %0, %1;" : "=f"(t5612) : "r"(t5610));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5613;
                    asm("mov.b32 %0, %1;" : "=f"(t5613) : "r"(t5611));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5614) : "f"(t5612), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5615 = t5614 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5616) : "f"(t5615));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5617 = t5616 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5618;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5618) : "f"(t5617));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5619 = t5614 * t5618;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5620;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5620) : "f"(t5613), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5621 = t5620 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5622) : "f"(t5621));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5623 = t5622 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5624;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5624) : "f"(t5623));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5625 = t5620 * t5624;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_50;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_50) : "f"(t5619), "f"(t5625));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5627 = row_83 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5628 = row_83 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5629;
                    asm("mov.b32 %0, %1;" : "=f"(t5629) : "r"(t5627));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5630;
                    asm("mov.b32 %0, %1;" : "=f"(t5630) : "r"(t5628));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5631) : "f"(t5629), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5632 = t5631 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5633) : "f"(t5632));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5634 = t5633 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5635;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5635) : "f"(t5634));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5636 = t5631 * t5635;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5637) : "f"(t5630), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5638 = t5637 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5639) : "f"(t5638));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5640 = t5639 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5641;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5641) : "f"(t5640));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5642 = t5637 * t5641;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_51;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_51) : "f"(t5636), "f"(t5642));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5644 = row_84 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5645 = row_84 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5646;
                    asm("mov.b32 %0, %1;" : "=f"(t5646) : "r"(t5644));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5647;
                    asm("mov.b32 %0, %1;" : "=f"(t5647) : "r"(t5645));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5648;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5648) : "f"(t5646), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5649 = t5648 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5650;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5650) : "f"(t5649));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5651 = t5650 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5652;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5652) : "f"(t5651));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5653 = t5648 * t5652;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5654;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5654) : "f"(t5647), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5655 = t5654 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5656;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5656) : "f"(t5655));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5657 = t5656 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5658;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5658) : "f"(t5657));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5659 = t5654 * t5658;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_52;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_52) : "f"(t5653), "f"(t5659));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_30 = y_4 + t5582;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_31 = x_4 + t5583;
                    const u64 t5663 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5664 = t5663 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5665 = t5664 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5666 = y + t5665;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5667 = (u64)at_30;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5668 = t5667 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5669 = t5668 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5670 = t5666 + t5669;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5671 = (u64)at_31;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5672 = t5671 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5673 = t5672 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5674 = t5670 + t5673;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5675 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5676 = t5674 + t5675;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5676), "r"(words_49), "r"(words_50), "r"(words_51), "r"(words_52) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_14 = pixel + 208u;
                const u32 t5678 = pixel_14 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5679 = pixel_14 & 7u;
                const bool t5680 = t5678 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5681 = t5679 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5682 = t5680 & t5681;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5682) {
                    const u32 t5683 = pixel_14 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5684 = t4425 ^ t5683;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5685 = pixel_14 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5686 = t5684 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5687 = t5685 + t5686;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5688 = t4401 + t5687;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_85;
                    u32 row_86;
                    u32 row_87;
                    u32 row_88;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t5688) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5689 = row_85 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5690 = row_85 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5691;
                    asm("mov.b32 %0, %1;" : "=f"(t5691) : "r"(t5689));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5692;
                    asm("mov.b32 %0, %1;" : "=f"(t5692) : "r"(t5690));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5693) : "f"(t5691), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5694 = t5693 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5695) : "f"(t5694));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5696 = t5695 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5697;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5697) : "f"(t5696));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5698 = t5693 * t5697;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5699;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5699) : "f"(t5692), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5700 = t5699 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5701;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5701) : "f"(t5700));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5702 = t5701 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5703;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5703) : "f"(t5702));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5704 = t5699 * t5703;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_53;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_53) : "f"(t5698), "f"(t5704));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5706 = row_86 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5707 = row_86 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5708;
                    asm("mov.b32 %0, %1;" : "=f"(t5708) : "r"(t5706));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5709;
                    asm("mov.b32 %0, %1;" : "=f"(t5709) : "r"(t5707));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5710;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5710) : "f"(t5708), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5711 = t5710 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5712;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5712) : "f"(t5711));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5713 = t5712 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5714;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5714) : "f"(t5713));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5715 = t5710 * t5714;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5716;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5716) : "f"(t5709), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5717 = t5716 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5718;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5718) : "f"(t5717));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5719 = t5718 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5720;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5720) : "f"(t5719));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5721 = t5716 * t5720;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_54;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_54) : "f"(t5715), "f"(t5721));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5723 = row_87 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5724 = row_87 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5725;
                    asm("mov.b32 %0, %1;" : "=f"(t5725) : "r"(t5723));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5726;
                    asm("mov.b32 %0, %1;" : "=f"(t5726) : "r"(t5724));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5727) : "f"(t5725), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5728 = t5727 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5729;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5729) : "f"(t5728));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5730 = t5729 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5731;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5731) : "f"(t5730));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5732 = t5727 * t5731;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5733) : "f"(t5726), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5734 = t5733 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5735) : "f"(t5734));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5736 = t5735 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5737;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5737) : "f"(t5736));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5738 = t5733 * t5737;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_55;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_55) : "f"(t5732), "f"(t5738));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5740 = row_88 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5741 = row_88 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5742;
                    asm("mov.b32 %0, %1;" : "=f"(t5742) : "r"(t5740));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5743;
                    asm("mov.b32 %0, %1;" : "=f"(t5743) : "r"(t5741));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5744;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5744) : "f"(t5742), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5745 = t5744 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5746;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5746) : "f"(t5745));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5747 = t5746 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5748;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5748) : "f"(t5747));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5749 = t5744 * t5748;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5750) : "f"(t5743), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5751 = t5750 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5752;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5752) : "f"(t5751));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5753 = t5752 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5754;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5754) : "f"(t5753));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5755 = t5750 * t5754;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_56;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_56) : "f"(t5749), "f"(t5755));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_32 = y_4 + t5678;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_33 = x_4 + t5679;
                    const u64 t5759 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5760 = t5759 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5761 = t5760 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5762 = y + t5761;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5763 = (u64)at_32;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5764 = t5763 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5765 = t5764 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5766 = t5762 + t5765;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5767 = (u64)at_33;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5768 = t5767 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5769 = t5768 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5770 = t5766 + t5769;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5771 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5772 = t5770 + t5771;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5772), "r"(words_53), "r"(words_54), "r"(words_55), "r"(words_56) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_15 = pixel + 224u;
                const u32 t5774 = pixel_15 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5775 = pixel_15 & 7u;
                const bool t5776 = t5774 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5777 = t5775 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5778 = t5776 & t5777;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5778) {
                    const u32 t5779 = pixel_15 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5780 = t4425 ^ t5779;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5781 = pixel_15 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5782 = t5780 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5783 = t5781 + t5782;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5784 = t4401 + t5783;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_89;
                    u32 row_90;
                    u32 row_91;
                    u32 row_92;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t5784) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5785 = row_89 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5786 = row_89 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5787;
                    asm("mov.b32 %0, %1;" : "=f"(t5787) : "r"(t5785));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5788;
                    asm("mov.b32 %0, %1;" : "=f"(t5788) : "r"(t5786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5789;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5789) : "f"(t5787), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5790 = t5789 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5791;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5791) : "f"(t5790));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5792 = t5791 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5793;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5793) : "f"(t5792));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5794 = t5789 * t5793;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5795;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5795) : "f"(t5788), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5796 = t5795 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5797;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5797) : "f"(t5796));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5798 = t5797 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5799;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5799) : "f"(t5798));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5800 = t5795 * t5799;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_57;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_57) : "f"(t5794), "f"(t5800));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5802 = row_90 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5803 = row_90 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5804;
                    asm("mov.b32 %0, %1;" : "=f"(t5804) : "r"(t5802));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5805;
                    asm("mov.b32 %0, %1;" : "=f"(t5805) : "r"(t5803));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5806;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5806) : "f"(t5804), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5807 = t5806 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5808;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5808) : "f"(t5807));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5809 = t5808 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5810;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5810) : "f"(t5809));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5811 = t5806 * t5810;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5812;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5812) : "f"(t5805), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5813 = t5812 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5814;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5814) : "f"(t5813));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5815 = t5814 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5816;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5816) : "f"(t5815));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5817 = t5812 * t5816;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_58;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_58) : "f"(t5811), "f"(t5817));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5819 = row_91 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5820 = row_91 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5821;
                    asm("mov.b32 %0, %1;" : "=f"(t5821) : "r"(t5819));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5822;
                    asm("mov.b32 %0, %1;" : "=f"(t5822) : "r"(t5820));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5823) : "f"(t5821), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5824 = t5823 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5825;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5825) : "f"(t5824));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5826 = t5825 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5827;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5827) : "f"(t5826));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5828 = t5823 * t5827;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5829;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5829) : "f"(t5822), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5830 = t5829 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5831;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5831) : "f"(t5830));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5832 = t5831 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5833;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5833) : "f"(t5832));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5834 = t5829 * t5833;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_59;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_59) : "f"(t5828), "f"(t5834));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5836 = row_92 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5837 = row_92 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5838;
                    asm("mov.b32 %0, %1;" : "=f"(t5838) : "r"(t5836));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5839;
                    asm("mov.b32 %0, %1;" : "=f"(t5839) : "r"(t5837));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5840;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5840) : "f"(t5838), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5841 = t5840 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5842;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5842) : "f"(t5841));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5843 = t5842 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5844;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5844) : "f"(t5843));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5845 = t5840 * t5844;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5846;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5846) : "f"(t5839), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5847 = t5846 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5848;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5848) : "f"(t5847));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5849 = t5848 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5850;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5850) : "f"(t5849));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5851 = t5846 * t5850;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_60;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_60) : "f"(t5845), "f"(t5851));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_34 = y_4 + t5774;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_35 = x_4 + t5775;
                    const u64 t5855 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5856 = t5855 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5857 = t5856 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5858 = y + t5857;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5859 = (u64)at_34;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5860 = t5859 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5861 = t5860 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5862 = t5858 + t5861;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5863 = (u64)at_35;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5864 = t5863 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5865 = t5864 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5866 = t5862 + t5865;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5867 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5868 = t5866 + t5867;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5868), "r"(words_57), "r"(words_58), "r"(words_59), "r"(words_60) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_16 = pixel + 240u;
                const u32 t5870 = pixel_16 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5871 = pixel_16 & 7u;
                const bool t5872 = t5870 < t4393;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5873 = t5871 < t4395;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5874 = t5872 & t5873;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5874) {
                    const u32 t5875 = pixel_16 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5876 = t4425 ^ t5875;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5877 = pixel_16 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5878 = t5876 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5879 = t5877 + t5878;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5880 = t4401 + t5879;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_93;
                    u32 row_94;
                    u32 row_95;
                    u32 row_96;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t5880) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5881 = row_93 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5882 = row_93 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5883;
                    asm("mov.b32 %0, %1;" : "=f"(t5883) : "r"(t5881));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5884;
                    asm("mov.b32 %0, %1;" : "=f"(t5884) : "r"(t5882));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5885;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5885) : "f"(t5883), "f"(t4404), "f"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5886 = t5885 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5887;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5887) : "f"(t5886));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5888 = t5887 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5889;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5889) : "f"(t5888));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5890 = t5885 * t5889;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5891;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5891) : "f"(t5884), "f"(t4406), "f"(t4407));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5892 = t5891 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5893;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5893) : "f"(t5892));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5894 = t5893 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5895;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5895) : "f"(t5894));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5896 = t5891 * t5895;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_61;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_61) : "f"(t5890), "f"(t5896));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5898 = row_94 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5899 = row_94 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5900;
                    asm("mov.b32 %0, %1;" : "=f"(t5900) : "r"(t5898));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5901;
                    asm("mov.b32 %0, %1;" : "=f"(t5901) : "r"(t5899));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5902) : "f"(t5900), "f"(t4408), "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5903 = t5902 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5904;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5904) : "f"(t5903));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5905 = t5904 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5906;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5906) : "f"(t5905));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5907 = t5902 * t5906;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5908) : "f"(t5901), "f"(t4410), "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5909 = t5908 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5910;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5910) : "f"(t5909));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5911 = t5910 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5912;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5912) : "f"(t5911));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5913 = t5908 * t5912;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_62;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_62) : "f"(t5907), "f"(t5913));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5915 = row_95 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5916 = row_95 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5917;
                    asm("mov.b32 %0, %1;" : "=f"(t5917) : "r"(t5915));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5918;
                    asm("mov.b32 %0, %1;" : "=f"(t5918) : "r"(t5916));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5919;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5919) : "f"(t5917), "f"(t4412), "f"(t4413));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5920 = t5919 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5921;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5921) : "f"(t5920));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5922 = t5921 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5923;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5923) : "f"(t5922));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5924 = t5919 * t5923;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5925) : "f"(t5918), "f"(t4414), "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5926 = t5925 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5927;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5927) : "f"(t5926));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5928 = t5927 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5929;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5929) : "f"(t5928));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5930 = t5925 * t5929;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_63;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_63) : "f"(t5924), "f"(t5930));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5932 = row_96 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5933 = row_96 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5934;
                    asm("mov.b32 %0, %1;" : "=f"(t5934) : "r"(t5932));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5935;
                    asm("mov.b32 %0, %1;" : "=f"(t5935) : "r"(t5933));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5936;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5936) : "f"(t5934), "f"(t4416), "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5937 = t5936 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5938;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5938) : "f"(t5937));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5939 = t5938 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5940;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5940) : "f"(t5939));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5941 = t5936 * t5940;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5942) : "f"(t5935), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5943 = t5942 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5944;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5944) : "f"(t5943));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5945 = t5944 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5946;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5946) : "f"(t5945));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5947 = t5942 * t5946;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_64;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_64) : "f"(t5941), "f"(t5947));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_36 = y_4 + t5870;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_37 = x_4 + t5871;
                    const u64 t5951 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5952 = t5951 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5953 = t5952 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5954 = y + t5953;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5955 = (u64)at_36;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5956 = t5955 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5957 = t5956 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5958 = t5954 + t5957;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5959 = (u64)at_37;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5960 = t5959 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5961 = t5960 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5962 = t5958 + t5961;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5963 = (u64)channel_4 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5964 = t5962 + t5963;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5964), "r"(words_61), "r"(words_62), "r"(words_63), "r"(words_64) : "memory");
                }
            }
        }
    }
}
